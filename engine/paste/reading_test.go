package paste

import (
	"strings"
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// TestSamples: the published pages are read to the last field; what the text leaves open is asked.
func TestSamples(t *testing.T) {
	tests := []struct {
		name            string
		players, rounds int
		format          Format
		seat            int
		row             string
		asked           int
		columns         []string
		kinds           map[NoteKind]int
	}{
		{"championship-round-9-running", 108, 9, Crosstable, 61, "9w0 92b1 25w0 84b0 95w0 101b½ 102w½ 100w- 104b-", 4,
			[]string{"points (game-points)"}, map[NoteKind]int{NumbersAssumed: 936, PointsInTiebreak: 1, ByeAssumed: 4}},
		{"open-5-rounds", 38, 5, Crosstable, 15, "34b1 31w1 H 8b1 3w½", 3,
			[]string{"points (game-points)", "Direct Encounter (DE)", "Progressive Score, before FIDE-Tie-Break (PS)(Gamepoints)"},
			map[NoteKind]int{NumbersAssumed: 166, PointsInTiebreak: 1, ByeAssumed: 3}},
		{"round-robin-9-players", 9, 9, Matrix, 7, "20 10 9- 80 70 6½ 51 40 30", 0,
			[]string{"Direct Encounter (DE)", "Number of wins including byes (WIN) (Gamepoints, Forfeited games count)",
				"Sonneborn Berger Tie-Break Variable (2023) (Gamepoints)", `Koya System (KS) (Gamepoints/Limit 50")`},
			map[NoteKind]int{RoundsAssumed: 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := mustRead(t, sample(t, tt.name))
			e := r.Event
			if len(e.Players) != tt.players || e.Rounds != tt.rounds || r.Format != tt.format {
				t.Fatalf("%v with %d players, %d rounds", r.Format, len(e.Players), e.Rounds)
			}
			if tt.format == Crosstable {
				if got := rounds(e, tt.seat); got != tt.row {
					t.Errorf("player %d: %s, want %s", e.Players[tt.seat].Number, got, tt.row)
				}
			}
			found := kinds(r)
			for k, n := range tt.kinds {
				if found[k] != n {
					t.Errorf("%d times “%s”, want %d", found[k], noteTexts[k].problem, n)
				}
				delete(found, k)
			}
			if len(found) > 0 {
				t.Errorf("further notes: %v", r.Notes)
			}
			asked := 0
			if r.Question != nil {
				asked = len(r.Question.Cells)
			}
			if asked != tt.asked {
				t.Errorf("%d byes in question, want %d", asked, tt.asked)
			}
			var legends []string
			for _, c := range r.Columns {
				legends = append(legends, c.Legend)
				for seat, v := range c.Values {
					if !v.Defined() {
						t.Errorf("%s of player %d: %q was not read", c.Label, e.Players[seat].Number, c.Raw[seat])
					}
				}
			}
			if strings.Join(legends, "|") != strings.Join(tt.columns, "|") {
				t.Errorf("the columns are %q", legends)
			}
			for seat := range e.Players {
				if p := &e.Players[seat]; !p.HasPoints || p.PrintedRank == 0 || p.Name == "" {
					t.Errorf("player %+v", p)
				}
			}
		})
	}
}

// TestRuleYear: the legend says which rules a list was made by.
func TestRuleYear(t *testing.T) {
	r := mustRead(t, sample(t, "round-robin-9-players"))
	if r.RuleYear() != 2023 || r.Rules().Name != "fide-2023" {
		t.Errorf("year %d, rules %s", r.RuleYear(), r.Rules().Name)
	}
	later := mustRead(t, strings.Replace(sample(t, "round-robin-9-players"), "(2023)", "(2026)", 1))
	if later.Rules().Name != "fide-2026" {
		t.Errorf("rules %s", later.Rules().Name)
	}
	dated := mustRead(t, "My Open\nDate 2022/09/10 to 2022/09/14\n"+small)
	if dated.Rules().Name != "virtual-2009" || dated.Event.Start != 20220910 || dated.Event.End != 20220914 || dated.Event.Name != "My Open" {
		t.Errorf("rules %s, event %q from %v to %v", dated.Rules().Name, dated.Event.Name, dated.Event.Start, dated.Event.End)
	}
	for _, line := range []string{"Datum: 10.09.2022 bis 14.09.2022", "10.09.2022 - 14.09.2022", "14/09/2022 15/09/2022"} {
		if first, last := days(line); first/10000 != 2022 || last <= first {
			t.Errorf("%q: %v, %v", line, first, last)
		}
	}
	for _, line := range []string{"Last update 13.02.2026 18:17:32", "1.1.2022", "14.09.2022 10.09.2022", "10.09.2022 11.09.2022 12.09.2022"} {
		if first, _ := days(line); first != 0 {
			t.Errorf("%q: %v", line, first)
		}
	}
}

// small is a crosstable in which nothing is open.
const small = "No.\tName\tRtg\t1.Rd\t2.Rd\tPts.\tTB1\n1\tAna\t2100\t3w1\t2b½\t1,5\t2\n2\tBo\t2000\t4b1\t1w½\t1,5\t2\n3\tCai\t1900\t1b0\t4w1\t1\t2\n4\tDev\t1800\t2w0\t3b0\t0\t2\n"

// TestNothingIsLost: every field of the table and every line beside it is there, with its place.
func TestNothingIsLost(t *testing.T) {
	text := "Menu\nMy Open\n" + small + "\nAnnotation:\nTie Break1: Buchholz Tie-Break Variable (2026) (Gamepoints)\nPrinted by a program\n"
	r := mustRead(t, text)
	seen := strings.Join(r.Heading, "\n") + "\n"
	for _, f := range r.Fields {
		seen += f.Raw + "\n"
		if line := strings.Split(strings.Split(text, "\n")[f.Line-1], "\t"); line[f.Column-1] != f.Raw {
			t.Errorf("%q is not at %d:%d", f.Raw, f.Line, f.Column)
		}
	}
	for _, l := range r.Legend {
		seen += l.Text + "\n"
	}
	for _, u := range r.Unused {
		seen += u.Text + "\n"
	}
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == '\t' || r == '\n' }) {
		if !strings.Contains(seen, strings.TrimPrefix(word, "Tie Break1: ")) {
			t.Errorf("%q is lost", word)
		}
	}
	if line, column := r.Place(1, 2); line != 5 || column != 5 {
		t.Errorf("round 2 of player 2 is at %d:%d", line, column)
	}
	if line, column := r.Place(1, 0); line != 5 || column != 1 {
		t.Errorf("player 2 is at %d:%d", line, column)
	}
	if line, _ := r.Place(9, 1); line != 0 {
		t.Errorf("nobody is at line %d", line)
	}
	meanings := map[Meaning]int{}
	for _, f := range r.Fields {
		meanings[f.Meaning]++
	}
	if meanings[Label] != 7 || meanings[Number] != 4 || meanings[Name] != 4 || meanings[Rating] != 4 || meanings[Round] != 8 || meanings[Points] != 4 || meanings[Tiebreak] != 4 {
		t.Errorf("the meanings are %v", meanings)
	}
}

// TestQuestion: -1 is asked once, the answer makes another event, and what depends on it is known.
func TestQuestion(t *testing.T) {
	r := mustRead(t, sample(t, "open-5-rounds"))
	before := r.Event
	if r.Question.Answer != engine.PairingBye || before.Cell(33, 3).Kind != engine.PairingBye {
		t.Fatalf("the question is %+v", r.Question)
	}
	effects := r.Effects(engine.FIDE2026(), engine.Everything())
	if len(effects) == 0 {
		t.Fatal("the answer has no effect")
	}
	for _, f := range effects {
		if f.Criterion.Name != engine.RIP || f.Answer != engine.FullBye || f.Players != 3 {
			t.Errorf("an effect is %+v", f)
		}
	}
	if r.Answer(engine.HalfBye) || !r.Answer(engine.FullBye) {
		t.Error("a half-point bye was accepted, or a full-point bye was not")
	}
	if before.Cell(33, 3).Kind != engine.PairingBye || r.Event.Cell(33, 3).Kind != engine.FullBye || r.Question.Answer != engine.FullBye {
		t.Error("the answer did not go into a new event")
	}
	r = mustRead(t, small)
	if r.Answer(engine.FullBye) || r.Effects(engine.FIDE2026(), engine.Everything()) != nil {
		t.Error("an answer without a question")
	}
}

// TestMistakes: what is wrong is said with its place, and the rest is there.
func TestMistakes(t *testing.T) {
	tests := []struct {
		name, from, to string
		note           string
		seat           int
		row            string
	}{
		{"a round that cannot be read", "1w½", "1w7", "3:5: the round is missing in round 2 “1w7”", 1, "4b1 1w½"},
		{"a round that is missing", "\t1w½", "\t", "3:5: the round is missing in round 2", 1, "4b1 1w½"},
		{"a result that is missing", "1w½", "1w", "3:5: the result is missing in round 2 “1w”", 1, "4b1 1w½"},
		{"neither side can be read", "2b½\t1,5\t2\n2\tBo\t2000\t4b1\t1w½", "2b7\t1,5\t2\n2\tBo\t2000\t4b1\t1w7", "2:5: the round cannot be read in round 2 “2b7”", 0, "3w1 ."},
		{"results that differ", "1w½", "1w1", "2:5: player 1, round 2: the result does not fit the result of opponent 2 “2b½”", 1, "4b1 1w1"},
		{"the same colour", "1w½", "1b½", "2:5: player 1, round 2: opponent 2 has the same colour “2b½”", 1, "4b1 1b½"},
		{"another opponent", "1w½", "3w½", "2:5: player 1, round 2: opponent 2 plays somebody else in the round", 1, "4b1 3w½"},
		{"somebody who is not there", "1w½", "9w½", "3:5: nobody in the table has this number in round 2 “9w½”", 1, "4b1 ½"},
		{"himself", "1w½", "2w½", "3:5: player 2, round 2: paired with himself “2w½”", 1, "4b1 ½"},
		{"points that do not add up", "1w½\t1,5", "1w½\t2,5", "3:1: player 2: printed points 2.5: expected 1.5", 1, "4b1 1w½"},
		{"a number twice", "\n2\tBo", "\n3\tBo", "opponents are given by their places in the table", 1, "4b1 1w½"},
		{"a row that is no player's", "4\tDev\t1800\t2w0\t3b0", "4\tDev\t1800\tx\ty", "5:1: the row has no player", 2, "1b0 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(small, tt.from, tt.to, 1)
			if text == small {
				t.Fatal("nothing was changed")
			}
			r := mustRead(t, text)
			said := false
			for _, n := range r.Notes {
				said = said || strings.HasPrefix(n.String(), tt.note)
			}
			if !said {
				t.Errorf("nobody says %q:", tt.note)
				for _, n := range r.Notes {
					t.Log(n)
				}
			}
			if got := rounds(r.Event, tt.seat); got != tt.row {
				t.Errorf("the row is %s, want %s", got, tt.row)
			}
			if got := rounds(r.Event, 2); tt.seat != 2 && got != "1b0 4w1" {
				t.Errorf("another row is %s", got)
			}
		})
	}
}

// TestForfeitsAreCompleted: programs drop the opponent of a forfeit on one side.
func TestForfeitsAreCompleted(t *testing.T) {
	table := func(ana, bo string) string {
		return "No\tName\tR1\tR2\n1\tAna\t3w1\t" + ana + "\n2\tBo\t4b1\t" + bo + "\n3\tCai\t1b0\t4w1\n4\tDev\t2w0\t3b0\n"
	}
	tests := []struct {
		name, ana, bo      string
		wantAna, wantBo    string
		note               NoteKind
		questions, trouble int
	}{
		{"win without opponent", "1k", "1b-", "2w+", "1b-", OpponentFilledIn, 0, 0},
		{"loss without opponent", "2w+", "0k", "2w+", "1b-", OpponentFilledIn, 0, 0},
		{"double forfeit without opponent", "0k", "1b-", "2w-", "1b-", OpponentFilledIn, 0, 0},
		{"a plus was a forfeit", "+", "1b-", "2w+", "1b-", ByeWasForfeit, 0, 0},
		{"a dash was a forfeit", "2w+", "-", "2w+", "1b-", AbsenceWasForfeit, 0, 0},
		{"missing side of a win by forfeit", "2w+", "", "2w+", "1b-", FilledIn, 0, 0},
		{"missing side of a loss by forfeit is not invented", "2w-", "", "2w-", ".", Contradiction, 0, 1},
		{"two wins by forfeit", "2w+", "1k", "2w+", "+", Contradiction, 0, 1},
		{"the colour of one side", "2/1", "1b0", "2w1", "1b0", NumbersAssumed, 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := mustRead(t, table(tt.ana, tt.bo))
			ana, bo := r.Event.Text(0, 2), r.Event.Text(1, 2)
			if bo == "" {
				bo = "."
			}
			if ana != tt.wantAna || bo != tt.wantBo {
				t.Errorf("%s and %s, want %s and %s", ana, bo, tt.wantAna, tt.wantBo)
			}
			found := kinds(r)
			if found[tt.note] == 0 || found[Contradiction] != tt.trouble || (r.Question != nil) != (tt.questions > 0) {
				t.Errorf("the notes are %v, the question %v", r.Notes, r.Question)
			}
		})
	}
}

// TestCertainty: each round says how sure its reading is.
func TestCertainty(t *testing.T) {
	r := mustRead(t, "No\tName\tR1\tR2\tR3\n1\tAna\t3w1\t2b½\t-\n2\tBo\t4b1\t\t-1\n3\tCai\t1b0\t4w1\t9w1\n4\tDev\t2w0\t3b0\tquux\n")
	want := []Certainty{Sure, Sure, Assumed, Sure, Repaired, Ambiguous, Sure, Sure, Unread, Sure, Sure, Unread}
	i := 0
	for _, f := range r.Fields {
		if f.Meaning != Round {
			continue
		}
		if f.Certainty != want[i] {
			t.Errorf("round %d of player %d, %q: certainty %d, want %d", f.Round, f.Seat+1, f.Raw, f.Certainty, want[i])
		}
		i++
	}
}

// TestPointsOrRating: the first tie-break can be the points or a rating, and a column of points can be
// none.
func TestPointsOrRating(t *testing.T) {
	tests := []struct {
		name, label, legend string
		values              [4]string
		has                 bool
		columns             int
	}{
		{"points by the legend", "TB1", "Tie Break1: points (game-points)\n", [4]string{"1,5", "1,5", "1", "0"}, true, 1},
		{"points by the legend, although one is wrong", "TB1", "Tie Break1: points (game-points)\n", [4]string{"1,5", "2", "1", "0"}, true, 1},
		{"points by the sums", "TB1", "", [4]string{"1,5", "1,5", "1", "0"}, true, 1},
		{"a rating", "TB1", "", [4]string{"2100", "2000", "1900", "1800"}, false, 1},
		{"a rating that the legend calls points", "TB1", "Tie Break1: points\n", [4]string{"2100", "2000", "1900", "1800"}, false, 1},
		{"something else", "TB1", "Tie Break1: Buchholz\n", [4]string{"1,5", "1,5", "1", "0"}, false, 1},
		{"points above what the rounds can give", "Pts.", "", [4]string{"12", "13", "9", "8"}, false, 1},
		{"points of the rounds", "Pts.", "", [4]string{"1½ / 2", "1,5/2", "1 / 2", "0/2"}, true, 0},
		{"points with three for a win", "Pts.", "", [4]string{"4", "4", "3", "0"}, true, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := tt.values
			text := "No.\tName\t1.Rd\t2.Rd\t" + tt.label + "\n1\tAna\t3w1\t2b½\t" + v[0] + "\n2\tBo\t4b1\t1w½\t" + v[1] + "\n3\tCai\t1b0\t4w1\t" + v[2] + "\n4\tDev\t2w0\t3b0\t" + v[3] + "\n" + tt.legend
			r := mustRead(t, text)
			if r.Event.Players[0].HasPoints != tt.has || len(r.Columns) != tt.columns {
				t.Errorf("points %v, %d columns; %v", r.Event.Players[0], len(r.Columns), r.Notes)
			}
		})
	}
}

// TestScoring: points with another scoring give it away, with the worth of the bye.
func TestScoring(t *testing.T) {
	r := mustRead(t, "No.\tName\t1.Rd\t2.Rd\tPts.\n1\tAna\t3w1\t2b½\t4\n2\tBo\t-1\t1w½\t2\n3\tCai\t1b0\t4w1\t3\n4\tDev\t-0\t3b0\t0\n")
	if s := r.Event.Scoring; s.Win != 3*engine.Point || s.Draw != engine.Point || s.PairingBye != engine.Point || kinds(r)[ScoringAssumed] != 1 || kinds(r)[Contradiction] != 0 {
		t.Errorf("the scoring is %+v; %v", s, r.Notes)
	}
	for _, free := range []string{"bye", "free", "spielfrei", "-1"} { // the free rounds of a round robin need not bring anything
		r = mustRead(t, strings.ReplaceAll("No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\n1\tAna\tfree\t2w1\t3b1\t2\n2\tBo\t3w1\t1b0\tfree\t1\n3\tCai\t2b0\tfree\t1w0\t0\n", "free", free))
		if s := r.Event.Scoring; s.Win != engine.Point || s.PairingBye != 0 || kinds(r)[ScoringAssumed] != 1 || kinds(r)[Contradiction] != 0 {
			t.Errorf("%s: the scoring is %+v; %v", free, s, r.Notes)
		}
	}
}

// TestLegend: labels in several languages, several in a line, and what only looks like one.
func TestLegend(t *testing.T) {
	tests := []struct {
		text string
		want string
	}{
		{"Tie Break4: Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)", "4 2026 Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)"},
		{"Annotation:Tie Break1: points (game-points)Tie Break2: Direct Encounter (DE)", "1 0 points (game-points)|2 0 Direct Encounter (DE)"},
		{"Wertung1: Buchholz Wertung (variabel mit Parameter)", "1 0 Buchholz Wertung (variabel mit Parameter)"},
		{"TB1 = Buchholz, TB2 = Sonneborn-Berger", "1 0 Buchholz|2 0 Sonneborn-Berger"},
		{"Desempate 2: Koya (20) (2023)", "2 2023 Koya (20) (2023)"},
		{"Holtverseny 3: a: b", "3 0 a: b"},
		{"Round 3: 10:00", ""},
		{"Tie Break0: nothing", ""},
		{"no colon", ""},
		{strings.Repeat("Tie Break1:", 1000), ""},
	}
	for _, tt := range tests {
		var got []string
		for _, l := range legend(tt.text) {
			got = append(got, itoa(l.Number)+" "+itoa(l.Year)+" "+l.Text)
		}
		if strings.Join(got, "|") != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// TestFormsOfLegends: the number of a tie-break can stand in the line above its name, or alone in front of it.
func TestFormsOfLegends(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"Tie Break1:\nBuchholz (2023)\nTie Break2:\nKoya\n", "1 2023 Buchholz (2023)|2 0 Koya"},
		{"1. Buchholz (2026)\n2. Number of wins\n", "1 2026 Buchholz (2026)|2 0 Number of wins"},
		{"1) Direct encounter\n2) Sonneborn-Berger\n3) Arbiter: Eli\n", "1 0 Direct encounter|2 0 Sonneborn-Berger"},
		{"1. Points\n3. Buchholz\n", "1 0 Points"},
		{"1. Prize: 100\n2. Buchholz\n", ""},
		{"TB1 = Buchholz\n", "1 0 Buchholz"},
	} {
		r := mustRead(t, small+"\nAnnotation:\n"+tt.text)
		var got []string
		for _, l := range r.Legend {
			got = append(got, itoa(l.Number)+" "+itoa(l.Year)+" "+l.Text)
		}
		if strings.Join(got, "|") != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
		if c := r.Columns[0]; tt.want != "" && "1 "+itoa(r.Legend[0].Year)+" "+c.Legend != got[0] {
			t.Errorf("%q: the column is called %q", tt.text, c.Legend)
		}
	}
	for _, text := range []string{"1. Ana Berger 50\n2. Bo Winner 30\n", "1. Berger, Ana\n", "1. Winner: Bo Winner\n"} {
		named := strings.NewReplacer("Ana", "Berger, Ana", "Bo", "Winner, Bo").Replace(small)
		if r := mustRead(t, named+"\nPrizes:\n"+text); len(r.Legend) != 0 {
			t.Errorf("the prizes %q are the legend %v", text, r.Legend)
		}
		if r := mustRead(t, named+"\n1. Sonneborn-Berger\n"); len(r.Legend) != 1 {
			t.Errorf("the legend is %v", r.Legend)
		}
	}
	if r := mustRead(t, "1. Buchholz Open\nAfter round 2\n"+small); len(r.Legend) != 0 || r.Event.Name != "1. Buchholz Open" {
		t.Errorf("the name of the event is %q, the legend %v", r.Event.Name, r.Legend)
	}
}

// TestReportFile: a tournament report file is read as such, its notes and contradictions are passed on.
func TestReportFile(t *testing.T) {
	e := mustRead(t, small).Event
	e.Start = 20231001
	e.SetCell(1, 2, engine.Cell{Kind: engine.FullBye})
	d := trf.NewDocument(e)
	d.TiebreakText = "BH/C1"
	data, _, _ := d.Append(nil, trf.Format26)
	text := strings.Replace(string(data), "0000 - F", "0000 - +", 1)
	r := mustRead(t, text)
	if r.Format != ReportFile || r.Document == nil || r.Rules().Name != "fide-2023" || len(r.Tiebreaks) != 2 || rounds(r.Event, 1) != "4b1 F" {
		t.Errorf("%v, %v, %v", r.Format, r.Tiebreaks, rounds(r.Event, 1))
	}
	found := kinds(r)
	if found[FromFile] == 0 || found[Contradiction] != 2 {
		t.Errorf("the notes are %v", r.Notes)
	}
	if line, column := r.Place(0, 2); line == 0 || column == 0 {
		t.Errorf("the place is %d:%d", line, column)
	}
	_, err := Read("012 My Open\n001    1      Ana\n001    1      Bo\n")
	if _, ok := err.(trf.Errors); !ok {
		t.Errorf("the error is %v", err)
	}
}

// TestPages: HTML with nested tables, references, broken tags; nothing of it is anything but text.
func TestPages(t *testing.T) {
	rows := `<tr><td>1</td><td>&lt;img src=x onerror=alert(1)&gt;</td><td>3w1</td><td>2b&frac12;</td></tr>` +
		`<tr><td>2</td><td><a href="x?a=1>2">B&ouml; &amp; Co</a><script>var a = "</td>";</script></td><td>4b1</td><td>1w&#189;</td></tr>` +
		`<tr><td>3</td><td>Cai &#x43; &#0; &unknown; &</td><td>1b0</td><td>4w1</td></tr>` +
		`<TR><TD>4<TD>Dev <!-- <td> --> <b>D</b><TD>2w0<TD>3b0</TABLE>`
	tests := []struct{ name, text string }{
		{"a page", `<html><head><style>td{}</style></head><body><h2>My Open</h2><table class="CRs1"><tr><th>No.</th><th>Name</th><th>1.Rd</th><th>2.Rd</th></tr>` + rows + `<p>Tie Break1: x</p></body>`},
		{"inside the table of a page", `<table><tr><td>Menu</td><td><table><tr><td>No.</td><td>Name</td><td>1.Rd</td><td>2.Rd</td></tr>` + rows + `</td></tr></table>`},
		{"a fragment", rows},
		{"a clipboard", "Version:0.9\r\nStartHTML:00000097\r\n<html><body><!--StartFragment--><table>" + rows + "<!--EndFragment-->"},
		{"a heading over several columns", `<table><tr><td colspan="2">Players</td><td colspan=2>Rounds</td></tr>` + rows},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := mustRead(t, tt.text)
			names := ""
			for _, p := range r.Event.Players {
				names += p.Name + "|"
			}
			if names != "<img src=x onerror=alert(1)>|Bö & Co|Cai C &#0; &unknown; &|Dev D|" {
				t.Errorf("the names are %s", names)
			}
			if got := rounds(r.Event, 1); got != "4b1 1w½" {
				t.Errorf("the row is %s", got)
			}
		})
	}
}

// TestOtherTables: of several tables the one with the most games is read, a repeated heading is no second.
func TestOtherTables(t *testing.T) {
	r := mustRead(t, "Group A\n"+small+"\nGroup B\nNr\tName\tR1\tR2\n1\tEli\t2w1\t2b0\n2\tFay\t1b0\t1w1\n")
	if len(r.Event.Players) != 4 || kinds(r)[OtherTable] != 1 || len(r.Unused) == 0 {
		t.Errorf("%d players, %v, unused %v", len(r.Event.Players), r.Notes, r.Unused)
	}
	head := small[:strings.IndexByte(small, '\n')+1]
	r = mustRead(t, strings.Replace(small, "\n3\t", "\n"+head+"3\t", 1))
	if len(r.Event.Players) != 4 || kinds(r)[OtherTable] != 0 {
		t.Errorf("%d players, %v", len(r.Event.Players), r.Notes)
	}
}

// TestEncodings: bytes of Windows-1252, marks of byte order and other blanks.
func TestEncodings(t *testing.T) {
	latin := strings.NewReplacer("½", "\xbd", "Bo", "\x8ei\x9ea B\xf6 \x96 O\x92Ne").Replace(small)
	r := mustRead(t, latin)
	if r.Event.Players[1].Name != "Žiža Bö – O’Ne" || rounds(r.Event, 1) != "4b1 1w½" || kinds(r)[Recoded] != 1 {
		t.Errorf("%q, %s, %v", r.Event.Players[1].Name, rounds(r.Event, 1), r.Notes)
	}
	r = mustRead(t, "\ufeff"+strings.NewReplacer("\t", "\u00a0\t\u00a0", "\n", "\r\n").Replace(small))
	if rounds(r.Event, 1) != "4b1 1w½" || r.Event.Players[1].Name != "Bo" {
		t.Errorf("%s", rounds(r.Event, 1))
	}
}

// TestAllMet: a crosstable in which everybody met everybody is taken for a round robin, and it is said.
func TestAllMet(t *testing.T) {
	r := mustRead(t, "No\tName\tR1\tR2\tR3\n1\tAna\t2w1\t3b1\t\n2\tBo\t1b0\t\t3w1\n3\tCai\t\t1w0\t2b0\n")
	if r.Event.Pairing != engine.Predetermined || r.PairingStated || kinds(r)[PairingAssumed] != 1 {
		t.Errorf("pairing %v, %v", r.Event.Pairing, r.Notes)
	}
}

// TestByesCounted: points that go on through byes of a round without results are no contradiction, but it is said.
func TestByesCounted(t *testing.T) {
	const text = "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\n1\tAna\t3w1\t2b½\t4w\t1,5\n2\tBo\t4b1\t1w½\t-½\t2\n" +
		"3\tCai\t1b0\t4w1\t-1\t2\n4\tDev\t2w0\t3b0\t1b\t0\n"
	r := mustRead(t, text)
	if found := kinds(r); found[ByesCounted] != 2 || found[Contradiction] != 0 || r.Event.LastRound() != 2 {
		t.Errorf("after round %d, notes %v", r.Event.LastRound(), r.Notes)
	}
	for _, n := range r.Notes {
		if n.Kind == ByesCounted && (n.Line != 3 || n.Column != 5) {
			t.Errorf("the note is about %d:%d", n.Line, n.Column)
		}
	}
	for _, other := range []string{
		strings.NewReplacer("-½\t2", "-½\t1,5", "-1\t2", "-1\t1").Replace(text), // the points are those after round 2
		strings.NewReplacer("4w\t1,5", "4w1\t2,5", "1b\t0", "1b0\t0").Replace(text),
		strings.Replace(text, "Pts.", "Club", 1),
	} {
		if r := mustRead(t, other); kinds(r)[ByesCounted] != 0 {
			t.Errorf("notes %v\n%s", r.Notes, other)
		}
	}
}

// TestRoundsMissing: a table whose first rounds are hidden says so, and one with all of them does not.
func TestRoundsMissing(t *testing.T) {
	const text = "No.\tName\t2.Rd\t3.Rd\tPts.\n1\tAna\t2w1\t3b1\t3\n2\tBo\t1b0\t4w1\t1\n3\tCai\t4w½\t1w0\t1,5\n4\tDev\t3b½\t2b0\t0,5\n"
	for _, tt := range []struct {
		heads string
		input string // "" where nothing is missing
	}{
		{"2.Rd\t3.Rd", "2.Rd"}, {"R3\tR4", "R3"}, {"Runde 2\tRunde 3", "Runde 2"}, {"1.Rd\t2.Rd", ""}, {"2\t3", "2"},
		{"2.Rd\t4.Rd", ""}, {"TB2\tTB3", ""}, {"Rd\tRd", ""},
	} {
		r := mustRead(t, strings.Replace(text, "2.Rd\t3.Rd", tt.heads, 1))
		input := ""
		for _, n := range r.Notes {
			if n.Kind == RoundsMissing {
				input = n.Input
			}
		}
		if input != tt.input {
			t.Errorf("%q: %q is the first, want %q; %v", tt.heads, input, tt.input, r.Notes)
		}
	}
}

// TestContradictionsStay: a game that names somebody who plays another one takes nothing from there, not even where
// that one lacks its result or its colour.
func TestContradictionsStay(t *testing.T) {
	r := mustRead(t, "No\tName\tR1\tR2\n1\tAna\t2w1\t3b1\n2\tBo\t3b\t4w1\n3\tCai\t2w\t1w0\n4\tDev\t2w1\t2b0\n")
	if a, b, c := rounds(r.Event, 0), rounds(r.Event, 1), rounds(r.Event, 2); a != "2w1 3b1" || b != "3b 4w1" || c != "2w 1w0" || kinds(r)[Contradiction] != 2 {
		t.Errorf("%s, %s, %s, %v", a, b, c, r.Notes)
	}
}

// TestNoColumnOfPoints: a tie-break is the points where it adds up in nearly every row, not where it happens to in most.
func TestNoColumnOfPoints(t *testing.T) {
	table := strings.Replace(strings.ReplaceAll(small, "Pts.", "TB2"), "TB1", "TB3", 1)
	if r := mustRead(t, table); kinds(r)[PointsInTiebreak] != 1 || !r.Event.Players[0].HasPoints {
		t.Errorf("the points were not found: %v", r.Notes)
	}
	if r := mustRead(t, strings.Replace(table, "4w1\t1\t2", "4w1\t1,5\t2", 1)); kinds(r)[PointsInTiebreak] != 0 || r.Event.Players[0].HasPoints || kinds(r)[Contradiction] != 0 {
		t.Errorf("a tie-break was taken for the points: %v", r.Notes)
	}
}

// TestHeadingsMoved: headings that stand over other columns than the rounds are put right.
func TestHeadingsMoved(t *testing.T) {
	r := mustRead(t, strings.Replace(small, "No.\tName\tRtg\t", "No.\t\tTitle\tName\tRtg\t", 1))
	if rounds(r.Event, 0) != "3w1 2b½" || len(r.Columns) != 1 || r.Columns[0].Label != "TB1" || !r.Event.Players[0].HasPoints || r.Event.Players[0].Name != "Ana" || r.Event.Players[0].Rating != 2100 {
		t.Errorf("%s, %v, %+v", rounds(r.Event, 0), r.Columns, r.Event.Players[0])
	}
}

// TestManyNotes: a text with the same fault everywhere does not fill the list.
func TestManyNotes(t *testing.T) {
	var b strings.Builder
	b.WriteString("No.\tName\t1.Rd\t2.Rd\n")
	for i := 1; i <= 400; i++ {
		b.WriteString(itoa(i) + "\tPlayer\t" + itoa(i%2+1) + "w" + itoa(i%2) + "\tquux\n")
	}
	r := mustRead(t, b.String())
	n, times := 0, 0
	for _, note := range r.Notes {
		if note.Kind == UnknownCell {
			n++
			times += note.Times
		}
	}
	if n != maxNotes || times != 400 {
		t.Errorf("%d notes, %d times", n, times)
	}
}

// TestWriteLoses: what a style cannot carry is reported, and the rest is still a table.
func TestWriteLoses(t *testing.T) {
	e := engine.NewEvent(3, []engine.Player{{Number: 1, Name: "A\tn\na", PrintedRank: 1}, {Number: 2, PrintedRank: 2}, {Number: 3, PrintedRank: 3}})
	e.SetCell(0, 1, engine.Cell{Kind: engine.FullBye})
	e.SetCell(0, 2, engine.Cell{Kind: engine.Played, Outcome: engine.Win, Opponent: 2})
	e.SetCell(1, 2, engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Opponent: 1, Unrated: true})
	e.SetCell(0, 3, engine.Cell{Kind: engine.ForfeitWin})
	e.SetCell(1, 3, engine.Cell{Kind: engine.ForfeitLoss})
	e.SetCell(2, 3, engine.Cell{Kind: engine.Played, Outcome: engine.Win})
	for style, want := range []int{2, 7, 5} {
		text, lost := Write(e, Style(style))
		if len(lost) != want || !strings.Contains(text, "\tA n a\t") || !strings.Contains(text, "\tRk.\n") {
			t.Errorf("style %d loses %v\n%s", style, lost, text)
		}
	}
}
