package engine

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestCardExercises compares published exercises that fit on a card: a line each of testdata, with the
// name, the rule set, the rounds, the card as testCard reads it, and the values.
func TestCardExercises(t *testing.T) {
	data, err := os.ReadFile("testdata/exercises/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for line := range strings.Lines(string(data)) {
		fields := strings.Split(strings.TrimSpace(line), " | ")
		t.Run(fields[0], func(t *testing.T) {
			rules, known := RulesNamed(fields[1])
			rounds, err := strconv.Atoi(fields[2])
			if err != nil || !known {
				t.Fatalf("rule set %s, rounds %s", fields[1], fields[2])
			}
			table := testCard(t, rounds, fields[3]).Table(rules)
			for _, pair := range strings.Fields(fields[4]) {
				code, want, _ := strings.Cut(pair, "=")
				v, err := table.Value(criterionOf(t, code))
				if err != nil || v.String() != want {
					t.Errorf("%s = %v, want %s (%v)", code, v, want, err)
				}
				compared++
			}
		})
	}
	if compared < 40 {
		t.Errorf("only %d values were compared", compared)
	}
}

func criterionOf(t testing.TB, code string) Criterion {
	t.Helper()
	c, err := ParseCriterion(code)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// testEvent makes an event of rows as the tests write them: a word a round, "2w1" for a game as in a
// crosstable, a letter for a bye, "." for nothing. Ratings are as given, 0 for unrated.
func testEvent(t testing.TB, ratings []int, rows ...string) *Event {
	t.Helper()
	players := make([]Player, len(rows))
	for i := range players {
		players[i].Number = i + 1
		if i < len(ratings) {
			players[i].Rating = ratings[i]
		}
	}
	e := NewEvent(len(strings.Fields(rows[0])), players)
	for seat, row := range rows {
		for i, word := range strings.Fields(row) {
			e.SetCell(seat, i+1, testCell(t, word))
		}
	}
	return e
}

func testCell(t testing.TB, word string) Cell {
	t.Helper()
	if word == "." {
		return Cell{}
	}
	k, o, known := LetterKind(word[len(word)-1:])
	c := Cell{Kind: k, Outcome: o}
	if len(word) > 1 {
		opponent, err := strconv.Atoi(word[:len(word)-2])
		if err != nil {
			t.Fatalf("test cell %q: %v", word, err)
		}
		c.Opponent = int32(opponent)
		c.Color = map[byte]Color{'w': White, 'b': Black}[word[len(word)-2]]
	}
	if word[len(word)-1] == '?' {
		c.Kind, known = Pending, true
	}
	if !known {
		t.Fatalf("test cell %q", word)
	}
	return c
}

// TestReportedValues holds the public reports of wrong values that are not whole crosstables.
func TestReportedValues(t *testing.T) {
	tests := []struct {
		name    string
		ratings []int
		rows    []string
		want    string // of the first participant
	}{
		{
			"a full score against 1900, 1000 and 1700: the table has no end at 400 points",
			[]int{1800, 1900, 1000, 1700}, []string{"2w1 3b1 4w1", "1b0 . .", ". 1w0 .", ". . 1b0"}, "PTP=2636",
		},
		{
			"averages of ratings are whole numbers, half up",
			[]int{2000, 2345, 2346}, []string{"2w= 3b=", "1b= .", ". 1w="}, "ARO=2346 APRO=2000",
		},
		{
			"a forfeit is no game for ratings",
			[]int{1500, 2000, 1800, 1200}, []string{"2w1 3b1 4w+", "1b0 . .", ". 1w0 .", ". . 1b-"}, "ARO=1900",
		},
		{
			"first whatever the missing game had brought",
			[]int{1, 1, 1}, []string{"2w1 3b1 Z Z", "1b0 Z U U", "Z 1w0 U U"}, "DE=1",
		},
		{
			"a score after each round, the first cut",
			[]int{1, 1, 1, 1, 1}, []string{"2w1 3b0 4w1 5b1", "1b0 . . .", ". 1w1 . .", ". . 1b0 .", ". . . 1w0"}, "PS=7 PS/C1=6",
		},
		{
			"an absent player does not move the Koya limit of a Swiss",
			[]int{1, 1, 1, 1}, []string{"2w1 3b= .", "1b0 . 3w1", ". 1w= 2b0", ". . ."}, "KS=0",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e := testEvent(t, tt.ratings, tt.rows...)
			table, err := e.Table(Options{Rules: FIDE2026(), After: e.Rounds})
			if err != nil {
				t.Fatal(err)
			}
			for _, pair := range strings.Fields(tt.want) {
				code, want, _ := strings.Cut(pair, "=")
				if got := table.Value(criterionOf(t, code), 0); got.String() != want {
					t.Errorf("%s = %v, want %s", code, got, want)
				}
			}
		})
	}
}

// TestLastRound: byes entered beforehand do not make a round.
func TestLastRound(t *testing.T) {
	tests := []struct {
		name string
		rows []string
		want int
	}{
		{"nothing but a bye", []string{". . .", "U . ."}, 0},
		{"a bye for later", []string{"2w1 . .", "1b0 . H"}, 1},
		{"a forfeit", []string{"2w1 2b+ .", "1b0 1w- ."}, 2},
		{"a bye when nobody else is left open", []string{"2w1 U .", "1b0 Z ."}, 2},
		{"a bye beside a game to be played", []string{"2w1 3b? .", "1b0 U .", "Z 1w? ."}, 1},
		{"paired but not played", []string{"2w1 2b? .", "1b0 1w? ."}, 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := testEvent(t, nil, tt.rows...).LastRound(); got != tt.want {
				t.Errorf("LastRound = %d, want %d", got, tt.want)
			}
		})
	}
}

// TestDoubleRoundRobinEncounter: one win each in two meetings leaves the tie.
func TestDoubleRoundRobinEncounter(t *testing.T) {
	e := testEvent(t, nil, "2w1 2b0", "1b0 1w1")
	e.Pairing = Predetermined
	table, err := e.Table(Options{Rules: FIDE2026()})
	if err != nil {
		t.Fatal(err)
	}
	de := Criterion{Name: DE}
	if a, b := table.Value(de, 0), table.Value(de, 1); a != WholeValue(0) || b != WholeValue(0) {
		t.Errorf("DE = %v and %v, want 0 and 0", a, b)
	}
	x := table.Explain(de, 0)
	if len(x.Encounter) != 1 || x.Encounter[0].Placed != 0 || x.Encounter[0].Members[0].Total != x.Encounter[0].Members[1].Total {
		t.Errorf("the explanation is %+v", x.Encounter)
	}
}

// TestExplainAgrees checks that what an explanation adds up to is the value, for every criterion, rule
// set and pairing system.
func TestExplainAgrees(t *testing.T) {
	for _, pairing := range []Pairing{Swiss, Predetermined} {
		for _, rules := range RuleSets() {
			e := benchmarkEvent(41, 9)
			e.Pairing = pairing
			checkExplanations(t, e, rules)
		}
	}
}

// TestExplainAgreesBeyondAnyEvent does it with points that only just fit: what is put into one number to
// compare it must not run over.
func TestExplainAgreesBeyondAnyEvent(t *testing.T) {
	for rounds := 1; rounds <= 9; rounds++ {
		e := benchmarkEvent(20, rounds)
		e.Scoring = ScoringOf(50_000*Point, 20_000*Point, -10_000*Point)
		checkExplanations(t, e, FIDE2026())
	}
}

func checkExplanations(t *testing.T, e *Event, rules Rules) {
	t.Helper()
	table, err := e.Table(Options{Rules: rules})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range Everything() {
		for seat := range e.Players {
			x := table.Explain(c, seat)
			if want := table.Value(c, seat); x.Value.Compare(want) != 0 {
				t.Fatalf("%s, %s of %d: explained as %v, value %v", rules.Name, c, seat+1, x.Value, want)
			}
			checkSum(t, &x)
		}
	}
}

// checkSum adds up the steps that were not cut.
func checkSum(t *testing.T, x *Explanation) {
	t.Helper()
	sum := Points(0)
	for i := range x.Steps {
		if s := &x.Steps[i]; s.Cut == Kept {
			sum += s.Contribution
		}
		if x.Steps[i].Running != sum {
			t.Fatalf("%s: the running sum of step %d is %v, want %v", x.Criterion, i+1, x.Steps[i].Running, sum)
		}
	}
	want := x.Value
	switch x.Criterion.Name {
	case DE, TPN, RTNG:
		return
	case AOB:
		if got := MeanValue(sum, x.Count); got.Compare(want) != 0 {
			t.Fatalf("%s: %v over %d, value %v", x.Criterion, sum, x.Count, want)
		}
		return
	case ARO, APRO, APPO, TPR:
		if x.Count == 0 {
			if want.Defined() {
				t.Fatalf("%s: no steps, value %v", x.Criterion, want)
			}
			return
		}
		mean := roundedDiv(int(sum/Point), x.Count)
		if p := x.Performance; p != nil {
			mean += p.Difference
		}
		if WholeValue(mean).Compare(want) != 0 {
			t.Fatalf("%s: %d, value %v", x.Criterion, mean, want)
		}
		return
	case PTP:
		if p := x.Performance; p != nil && p.Score > 0 && sum < p.Score {
			t.Fatalf("%s: %v expected, %v scored", x.Criterion, sum, p.Score)
		}
		return
	}
	if ValueOf(sum).Compare(want) != 0 {
		t.Fatalf("%s: the steps add up to %v, value %v", x.Criterion, sum, want)
	}
}
