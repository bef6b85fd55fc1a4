package paste

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// TestThreePoints: results of 3, 1 and 0 are a scoring where all of them fit together; one that does not is a slip,
// several are teams on three boards.
func TestThreePoints(t *testing.T) {
	table := "No\tName\tR1\tR2\tR3\tPts\n1\tAna\t4w3\t2b1\t3w3\t7\n2\tBo\t3b3\t1w1\t-1\t7\n3\tCai\t2w0\t4b1\t1b0\t1\n4\tDev\t1b0\t3w1\t5w+\t4\n5\tEli\t\t\t4b-\t0\n"
	r := mustRead(t, table)
	want := []string{"4w1 2b½ 3w1", "3b1 1w½ U", "2w0 4b½ 1b0", "1b0 3w½ 5w+", ". . 4b-"}
	for seat, row := range want {
		if got := rounds(r.Event, seat); got != row {
			t.Errorf("player %d: %s, want %s", seat+1, got, row)
		}
	}
	if s := r.Event.Scoring; s != engine.ScoringOf(3*engine.Point, engine.Point, 0) || kinds(r)[ScoringAssumed] != 1 || kinds(r)[Contradiction] != 0 {
		t.Errorf("the scoring is %v, notes %v", s, r.Notes)
	}
	r = mustRead(t, strings.ReplaceAll(table, "Pts", "Elo"))
	if s := r.Event.Scoring; s.Win != 3*engine.Point || kinds(r)[ScoringAssumed] != 1 {
		t.Errorf("without points the scoring is %v, notes %v", s, r.Notes)
	}
	r = mustRead(t, "No\tName\tR1\tR2\n1\tAna\t4w3\t2b1\n2\tBo\t3b1\t1w0\n3\tCai\t2w0\t4b1\n4\tDev\t1b0\t3w0\n")
	if got := rounds(r.Event, 1); got != "3b1 1w0" || kinds(r)[UnknownCell] != 1 {
		t.Errorf("with a slip %s, %v", got, r.Notes)
	}
	for _, teams := range []string{strings.Replace(table, "3b3\t1w1", "3b3\t1w2", 1), strings.Replace(table, "3w3", "3w2½", 1)} {
		if _, err := Read(teams); err == nil || err.(*Error).Kind != TeamTable {
			t.Errorf("%q: %v", teams, err)
		}
	}
}

// TestMatrixOfThreePoints: so are they in a matrix, where every game has 3 and 0 or 1 and 1 and both occur.
func TestMatrixOfThreePoints(t *testing.T) {
	table := "No\tName\t1\t2\t3\t4\tPts\n1\tAna\t*\t1\t3\t3\t7\n2\tBo\t1\t*\t+\t1\t5\n3\tCai\t0\t-\t*\t3\t3\n4\tDev\t0\t1\t0\t*\t1\n"
	lost := strings.Replace(table, "3\tCai\t0", "Cai\t0", 1)
	twice := "No\tName\t1\t2\t3\n1\tAna\t*\t3 1\t3 0\n2\tBo\t0 1\t*\t3/0\n3\tCai\t0 3\t0/3\t*\n"
	swiss := "No\tName\t1\t2\t3\t4\tPts\n1\tAna\t*\t1\t3\t\t4\n2\tBo\t1\t*\t\t3\t4\n3\tCai\t0\t\t*\t1\t1\n4\tDev\t\t0\t1\t*\t1\n"
	for name, c := range map[string]struct {
		text string
		want []string // by player, against each in the order of the numbers
	}{
		"one game":           {table, []string{"=11", "=+=", "0-1", "0=0"}},
		"blanks":             {strings.ReplaceAll(table, "\t", "  "), []string{"=11", "=+=", "0-1", "0=0"}},
		"single blanks":      {strings.ReplaceAll(table, "\t", " "), []string{"=11", "=+=", "0-1", "0=0"}},
		"a field missing":    {lost, []string{"=11", "=+=", "0-1", "0=0"}},
		"two games":          {twice, []string{"1=10", "0=10", "0101"}},
		"not all have met":   {swiss, []string{"=1", "=1", "0=", "0="}},
		"without the points": {strings.Replace(table, "Pts", "Elo", 1), []string{"=11", "=+=", "0-1", "0=0"}},
	} {
		r, err := Read(c.text)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if s := r.Event.Scoring; s != engine.ScoringOf(3*engine.Point, engine.Point, 0) || kinds(r)[ScoringAssumed] != 1 || kinds(r)[Contradiction] != 0 {
			t.Errorf("%s: the scoring is %v, notes %v", name, s, r.Notes)
		}
		for seat, want := range c.want {
			got := ""
			for opponent := range r.Event.Players {
				for round := 1; round <= r.Event.Rounds; round++ {
					if cell := r.Event.Cell(seat, round); cell.Seat() == opponent {
						got += cell.Kind.Letter(cell.Outcome)
					}
				}
			}
			if got != want {
				t.Errorf("%s: player %d has %s, want %s", name, seat+1, got, want)
			}
		}
	}
	refused := func(name, text string, kind ErrorKind) {
		t.Helper()
		if _, err := Read(text); err == nil || err.(*Error).Kind != kind {
			t.Errorf("%s: %v", name, err)
		}
	}
	refused("3 against 1", strings.Replace(table, "4\tDev\t0", "4\tDev\t1", 1), NoGames)
	refused("a half", strings.Replace(table, "\t*\t1\t3\t3", "\t*\t½\t3\t3", 1), NoGames)
	refused("one side is missing", strings.Replace(table, "4\tDev\t0", "4\tDev\t", 1), NoGames)
	refused("two points", strings.Replace(table, "\t*\t1\t3\t3", "\t*\t2\t3\t3", 1), TeamTable)
	refused("no draw", "No\tName\t1\t2\t3\n1\tAna\t*\t3\t3\n2\tBo\t0\t*\t3\n3\tCai\t0\t0\t*\n", TeamTable)
	refused("figures that touch", strings.NewReplacer("3 1", "31", "0 1", "01", "3 0", "30", "0 3", "03", "3/0", "30", "0/3", "03").Replace(twice), TeamTable)
}

// TestNoTeams: results in front of the opponents, and two games with a comma between, look like the matches of teams,
// but the two sides confirm each other.
func TestNoTeams(t *testing.T) {
	front := strings.NewReplacer("3w1", "1s3", "2b½", "½s2", "4b1", "1w4", "1w½", "½w1", "1b0", "0s1", "4w1", "1w4", "2w0", "0s2", "3b0", "0s3")
	r := mustRead(t, front.Replace(small))
	if got := rounds(r.Event, 1); got != "4w1 1w½" || r.Format != ResultFirst {
		t.Errorf("%v: %s, %v", r.Format, got, r.Notes)
	}
	const commas = "No\tName\t1\t2\t3\tPts\n1\tAna\t*\t1,½\t1,0\t2,5\n2\tBo\t0,½\t*\t1,1\t2,5\n3\tCai\t0,1\t0,0\t*\t1\n"
	r = mustRead(t, commas)
	if got := rounds(r.Event, 0); got != ". 21 31 . 2½ 30" || r.Format != Matrix || kinds(r)[Contradiction] != 0 {
		t.Errorf("%v: %s, %v", r.Format, got, r.Notes)
	}
	decimals := "No\tName\t1\t2\t3\tPts\n1\tAna\t*\t1,0\t1,0\t2\n2\tBo\t0,0\t*\t1,0\t1\n3\tCai\t0,0\t0,0\t*\t0\n"
	if r, err := Read(decimals); err == nil && r.Event.Rounds > 3 {
		t.Errorf("decimals are taken for two games: %v", r.Notes)
	}
}

// TestTeamsBesideIndividuals: a table of teams on the same page keeps nobody from the one of the individuals.
func TestTeamsBesideIndividuals(t *testing.T) {
	teams := "Rk.\tTeam\t1.Rd\tTB1\n1\tOne\t2w3½\t2\n2\tTwo\t1b½\t0\n3\tThree\t4w3\t2\n4\tFour\t3b1\t0\n5\tFive\t6b2\t1\n6\tSix\t5w2\t1\n\n"
	r := mustRead(t, teams+small)
	if rounds(r.Event, 1) != "4b1 1w½" || kinds(r)[OtherTable] != 1 {
		t.Errorf("%s, %v", rounds(r.Event, 1), r.Notes)
	}
	if _, err := Read(teams + "No\tName\tR1\n1\tAna\t2w1\n2\tBo\t1b0\n"); err == nil || err.(*Error).Kind != TeamTable {
		t.Errorf("beside a single game of individuals: %v", err)
	}
	slips := strings.NewReplacer("3w1", "3w2", "4b1", "4b2", "4w1", "4w2").Replace(small)
	if _, err := Read(slips); err == nil || err.(*Error).Kind != TeamTable {
		t.Errorf("three results of eight that one game cannot have: %v", err)
	}
	many := "No\tName\tR1\tR2\tR3\tR4\n1\tAna\t2w2\t3b1\t4w1\t2b1\n2\tBo\t1b0\t4w2\t3b1\t1w0\n3\tCai\t4w2\t1w0\t2w0\t4b1\n4\tDev\t3b0\t2b0\t1b0\t3w0\n"
	if r := mustRead(t, many); kinds(r)[UnknownCell] != 3 || rounds(r.Event, 0) != "2w1 3b1 4w1 2b1" {
		t.Errorf("three slips of sixteen: %s, %v", rounds(r.Event, 0), r.Notes)
	}
}
