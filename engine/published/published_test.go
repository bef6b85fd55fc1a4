package published

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

// event reads an event of the engine's corpus.
func event(t *testing.T, name string) *engine.Event {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "testdata", "oracle", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(data), "\n\n")
	doc, err := trf.Read([]byte(body))
	if err != nil {
		t.Fatal(err)
	}
	for seat := range doc.Event.Players {
		doc.Event.Players[seat].PrintedRank = 0
	}
	return doc.Event
}

// swisses returns the Swiss events of the corpus that are large enough for only one explanation.
func swisses(t *testing.T) []string {
	t.Helper()
	names := []string{"tec2023-swiss"}
	for _, pattern := range []string{"sw-*.txt", "dutch-*.txt"} {
		files, err := filepath.Glob(filepath.Join("..", "testdata", "oracle", pattern))
		if err != nil || len(files) == 0 {
			t.Fatal("no events", err)
		}
		for _, f := range files {
			names = append(names, strings.TrimSuffix(filepath.Base(f), ".txt"))
		}
	}
	return names
}

// printed is a column of a made-up list: what is printed, and what the legend says.
type printed struct {
	code, rules string
	legend      string
}

// publish prints an event with columns, values with a comma and at most two decimals.
func publish(t *testing.T, e *engine.Event, columns []printed) string {
	t.Helper()
	text, _ := paste.Write(e, paste.ChessResults)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	legend := ""
	for i, p := range columns {
		c, err := engine.ParseCriterion(p.code)
		rules, known := engine.RulesNamed(p.rules)
		if err != nil || !known {
			t.Fatal(p, err)
		}
		table, err := e.Table(engine.Options{Rules: rules})
		if err != nil {
			t.Fatal(err)
		}
		label := "TB" + string(rune('1'+i))
		lines[0] += "\t" + label
		for seat := range e.Players {
			lines[seat+1] += "\t" + strings.ReplaceAll(decimal(table.Value(c, seat)), ".", ",")
		}
		if p.legend != "" {
			legend += "Tie Break" + label[2:] + ": " + p.legend + "\n"
		}
	}
	return strings.Join(lines, "\n") + "\n\n" + legend
}

// decimal writes a value with at most two decimals, rounded half up, 0 where there is none.
func decimal(v engine.Value) string {
	if !v.Defined() {
		return "0"
	}
	if p, exact := v.Points(); exact && p%100 == 0 {
		return p.String()
	}
	return v.Format('.')
}

func check(t *testing.T, text string) *Report {
	t.Helper()
	r, err := paste.Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return Check(r)
}

// TestSamples: published lists are explained to the last number.
func TestSamples(t *testing.T) {
	tests := []struct {
		name    string
		columns []string
	}{
		{"round-robin-9-players", []string{"DE fide-2023 rr", "WIN fide-2023 rr", "SB fide-2023 swiss", "KS fide-2023 rr"}},
		{"open-5-rounds", []string{"PTS fide-2026 swiss", "DE fide-2026 swiss", "PS fide-2026 swiss"}},
		{"championship-round-9-running", []string{"PTS fide-2026 swiss"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join("..", "paste", "testdata", tt.name+".txt"))
			if err != nil {
				t.Fatal(err)
			}
			r := check(t, string(data))
			if !r.Explained() || r.Ranks.Of != len(r.Reading.Event.Players) || len(r.Columns) != len(tt.columns) {
				t.Fatalf("explained %v, ranks %v", r.Explained(), r.Ranks)
			}
			for i, c := range r.Columns {
				got := c.Criterion.String() + " " + c.Rules.Name + " " + [...]string{"swiss", "rr"}[c.Pairing]
				if got != tt.columns[i] || c.Agree != c.Of || c.Of != len(r.Reading.Event.Players) || len(c.Differ) > 0 {
					t.Errorf("column %s is %s for %d of %d, want %s", c.Label, got, c.Agree, c.Of, tt.columns[i])
				}
			}
		})
	}
}

// TestFindsWhatWasPrinted: columns of events with every kind of unplayed round are found again, with and
// without a legend.
func TestFindsWhatWasPrinted(t *testing.T) {
	columns := []printed{
		{"BH/C1", "fide-2026", "Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)"},
		{"BH/C1", "fide-2023", "Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)"},
		{"BH", "virtual-2009", "Buchholz Tie-Breaks (variabel with parameter)"},
		{"SB", "fide-2026", "Sonneborn Berger Tie-Break Variable (2026) (Gamepoints)"},
		{"BH/M1", "played-only", "Median Buchholz"},
		{"WIN", "fide-2026", "Number of wins including byes (WIN) (Gamepoints)"},
		{"SOB", "fide-2023", "Sum of Buchholz-Tie-Breaks (all Results) (2023)"},
		{"USSOL", "us-chess", "Solkoff"},
	}
	for _, name := range swisses(t) {
		t.Run(name, func(t *testing.T) {
			e := event(t, name)
			r := check(t, publish(t, e, columns))
			for i, c := range r.Columns {
				if got := c.Criterion.String(); got != columns[i].code || c.Agree != c.Of || len(c.Differ) > 0 {
					t.Errorf("%s is %s under %s for %d of %d, want %s", columns[i].legend, got, c.Rules.Name, c.Agree, c.Of, columns[i].code)
				}
				under := map[string]int{}
				for _, f := range c.Under {
					under[f.Rules.Name] = f.Agree
				}
				if under[columns[i].rules] != c.Of {
					t.Errorf("%s under %s agrees for %d of %d", columns[i].code, columns[i].rules, under[columns[i].rules], c.Of)
				}
				if columns[i].rules != "virtual-2009" && under[c.Rules.Name] == c.Of && strings.Contains(columns[i].legend, "(20") && c.Rules.Name != columns[i].rules {
					t.Errorf("%s was taken under %s, the legend names %s", columns[i].code, c.Rules.Name, columns[i].rules)
				}
			}
			for i := range columns {
				columns := append([]printed(nil), columns...)
				columns[i].legend = ""
				c := check(t, publish(t, e, columns[i:i+1])).Columns[0]
				if c.Agree != c.Of {
					t.Errorf("without a legend %s under %s is not found: %s for %d of %d", columns[i].code, columns[i].rules, c.Criterion, c.Agree, c.Of)
				}
			}
		})
	}
}

// TestRoundRobins: the same for round robins, given as a crosstable, forfeits and withdrawals included.
func TestRoundRobins(t *testing.T) {
	columns := []printed{
		{"WIN", "fide-2026", "Number of wins including byes (WIN)"},
		{"SB", "fide-2026", "Sonneborn Berger Tie-Break Variable (2026)"},
		{"KS", "fide-2026", "Koya System (KS)"},
		{"DE", "fide-2026", "Direct Encounter (DE)"},
	}
	for _, name := range []string{"rr-plain-192", "rr-ff-202", "rr-wdff-206", "drr-ff-237", "tec2023-rr"} {
		t.Run(name, func(t *testing.T) {
			r := check(t, publish(t, event(t, name), columns[:3]))
			for i, c := range r.Columns {
				if got := c.Criterion.String(); got != columns[i].code || c.Agree != c.Of || c.Pairing != engine.Predetermined {
					t.Errorf("%s is %s under %s, pairing %v, for %d of %d", columns[i].legend, got, c.Rules.Name, c.Pairing, c.Agree, c.Of)
				}
			}
			// Direct Encounter as places, in the groups of equal score.
			c := check(t, publish(t, event(t, name), columns[3:])).Columns[0]
			if c.Criterion.Name != engine.DE || c.Agree != c.Of {
				t.Errorf("%s, %s, for %d of %d", c.Criterion, c.Compared, c.Agree, c.Of)
			}
		})
	}
}

// TestOtherThanNamed: where the numbers are not those that the legend names, in the criterion, the cuts or the year of
// the rules, it is said how many of them it would explain.
func TestOtherThanNamed(t *testing.T) {
	e := event(t, "sw-chaos-140")
	for _, tt := range []struct {
		column printed
		other  string // the code and the rules named, "" where they are the ones that were found
	}{
		{printed{"BH", "fide-2026", "Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)"}, "BH/C1 fide-2026"},
		{printed{"BH", "fide-2023", "Buchholz Tie-Break Variable (2026) (Gamepoints)"}, "BH fide-2026"},
		{printed{"SB", "fide-2026", "Buchholz"}, "BH fide-2026"},
		{printed{"BH", "fide-2023", "Buchholz"}, ""},
		{printed{"BH/C1", "fide-2026", "Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)"}, ""},
	} {
		c := check(t, publish(t, e, []printed{tt.column})).Columns[0]
		got := ""
		if f, other := c.NamedFit(); other {
			got = f.Criterion.String() + " " + f.Rules.Name
			if f.Agree >= c.Agree || f.Of != c.Of {
				t.Errorf("%v: what is named agrees for %d, %s for %d of %d", tt.column, f.Agree, c.Criterion, c.Agree, c.Of)
			}
		}
		if got != tt.other || c.Agree != c.Of {
			t.Errorf("%v: the legend names %q, want %q; found for %d of %d", tt.column, got, tt.other, c.Agree, c.Of)
		}
	}
}

// TestRowsThatDiffer: of wrong numbers both are shown, ours with the sum behind it.
func TestRowsThatDiffer(t *testing.T) {
	e := event(t, "sw-chaos-140")
	text := publish(t, e, []printed{{"BH/C1", "fide-2026", "Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)"}})
	lines := strings.Split(text, "\n")
	for _, row := range []int{3, 5} {
		lines[row] = lines[row][:strings.LastIndexByte(lines[row], '\t')] + "\t99"
	}
	r := check(t, strings.Join(lines, "\n"))
	c := r.Columns[0]
	if r.Explained() || c.Criterion.String() != "BH/C1" || c.Rules.Name != "fide-2026" || c.Of-c.Agree != 2 || len(c.Differ) != 2 {
		t.Fatalf("%s under %s for %d of %d", c.Criterion, c.Rules.Name, c.Agree, c.Of)
	}
	for i, seat := range []int{2, 4} {
		d := c.Differ[i]
		if d.Seat != seat || d.Printed.Compare(engine.WholeValue(99)) != 0 || d.Explanation.Value.Compare(d.Ours) != 0 || len(d.Explanation.Steps) == 0 {
			t.Errorf("row %d differs by %v, printed %v", d.Seat, d.Ours, d.Printed)
		}
	}
	if len(c.Equals) > 0 {
		t.Errorf("equals %v", c.Equals)
	}
}

// TestSameEverywhere: of a column with one number in every row, which dozens of criteria explain, no criterion is
// named; where the legend says what it is, that is compared.
func TestSameEverywhere(t *testing.T) {
	for _, tt := range []struct {
		value, legend string
		same          bool
		code          string
		agree         int
	}{{"0", "", true, "", 4}, {"0", "Tie Break1: Buchholz\n", false, "BH", 4}, {"7,3", "", false, "", 0}, {"0", "Tie Break1: TPN\n", false, "TPN", 0}} {
		text := "No.\tName\t1.Rd\tPts.\tTB1\n"
		for i, row := range []string{"Ana\t3w", "Bo\t4b", "Cai\t1b", "Dee\t2w"} {
			text += string(rune('1'+i)) + "\t" + row + "\t0\t" + tt.value + "\n"
		}
		c := check(t, text+tt.legend).Columns[0]
		if c.Same != tt.same || c.Agree != tt.agree || tt.code != "" && c.Criterion.String() != tt.code || c.Same && len(c.Equals) > 0 {
			t.Errorf("%s %q: same %v, %s for %d of %d, equal to %d others", tt.value, tt.legend, c.Same, c.Criterion, c.Agree, c.Of, len(c.Equals))
		}
	}
}

// TestNothingExplains: numbers from nowhere are said to be unexplained.
func TestNothingExplains(t *testing.T) {
	e := event(t, "tec2023-swiss")
	text, _ := paste.Write(e, paste.ChessResults)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	lines[0] += "\tTB1\tTB2"
	for i := range e.Players {
		lines[i+1] += "\t" + string(rune('1'+i*7%9)) + "23,7\t"
	}
	r := check(t, strings.Join(lines, "\n")+"\nTie Break1: Arranz System\n")
	if c := r.Columns[0]; r.Explained() || c.Agree == c.Of || c.Named.Name != 0 {
		t.Errorf("%s for %d of %d", c.Criterion, c.Agree, c.Of)
	}
}

// TestAverages: averages are found whether rounded or cut off.
func TestAverages(t *testing.T) {
	e := event(t, "tec2023-swiss")
	for seat := range e.Players {
		if e.Players[seat].Rating == 0 {
			e.Players[seat].Rating = 1500
		}
	}
	for _, code := range []string{"AOB", "ARO", "TPR"} {
		c := check(t, publish(t, e, []printed{{code, "fide-2026", ""}})).Columns[0]
		if c.Criterion.Name.String() != code || c.Agree != c.Of {
			t.Errorf("%s is %s for %d of %d", code, c.Criterion, c.Agree, c.Of)
		}
	}
	table, err := e.Table(engine.Options{Rules: engine.FIDE2026()})
	if err != nil {
		t.Fatal(err)
	}
	values := table.Values(engine.Criterion{Name: engine.AOB})
	cut := make([]engine.Value, len(values))
	for seat, v := range values {
		text := v.Format('.')
		p, _ := engine.ParsePoints(text)
		for engine.ValueOf(p).Compare(v) > 0 {
			p -= engine.Point / 100
		}
		cut[seat] = engine.ValueOf(p)
	}
	if a := compare(cut, values, 2, engine.Criterion{Name: engine.AOB}); a.compared != Truncated || a.rows != len(values) {
		t.Errorf("cut off: %d rows, %s", a.rows, a.compared)
	}
	if a := compare(values, values, 2, engine.Criterion{Name: engine.AOB}); a.compared != Exactly || a.rows != len(values) {
		t.Errorf("exactly: %d rows, %s", a.rows, a.compared)
	}
}

// TestRounding: averages of ratings, which the rules round half up, are found cut off or rounded half to even as well,
// and what is built on them; of Buchholz, rounded half to even.
func TestRounding(t *testing.T) {
	for _, tt := range []struct {
		name     string
		values   []string
		compared Comparison
		agree    int
	}{
		{"ARO", []string{"1851", "1801", "1801", "1851"}, Exactly, 4},
		{"ARO", []string{"1850", "1800", "1800", "1850"}, Truncated, 4},
		{"ARO", []string{"1850", "1801", "1801", "1851"}, Exactly, 3},
		{"TPR", []string{"2043", "1993", "1800", "1050"}, Truncated, 4},
	} {
		text := "No.\tName\tRtg\t1.Rd\t2.Rd\tPts.\tTB1\n"
		for i, row := range []string{"Ana\t2000\t3w1\t2b½\t1,5", "Bo\t1901\t4b1\t1w½\t1,5", "Cai\t1800\t1b0\t4w1\t1", "Dee\t1601\t2w0\t3b0\t0"} {
			text += string(rune('1'+i)) + "\t" + row + "\t" + tt.values[i] + "\n"
		}
		c := check(t, text+"Tie Break1: "+tt.name+"\n").Columns[0]
		if c.Criterion.String() != tt.name || c.Compared != tt.compared || c.Agree != tt.agree {
			t.Errorf("%s %v is %s, %s, for %d of %d", tt.name, tt.values, c.Criterion, c.Compared, c.Agree, c.Of)
		}
	}
	// 12.625 and 12.875, printed with two decimals
	ours := []engine.Value{engine.ValueOf(126250), engine.ValueOf(128750)}
	for _, tt := range []struct {
		printed  [2]engine.Points
		compared Comparison
		rows     int
	}{
		{[2]engine.Points{126300, 128800}, Rounded, 2}, {[2]engine.Points{126200, 128700}, Truncated, 2},
		{[2]engine.Points{126200, 128800}, RoundedToEven, 2}, {[2]engine.Points{126300, 128700}, Rounded, 1},
	} {
		printed := []engine.Value{engine.ValueOf(tt.printed[0]), engine.ValueOf(tt.printed[1])}
		if a := compare(printed, ours, 2, engine.Criterion{Name: engine.AOB}); a.compared != tt.compared || a.rows != tt.rows {
			t.Errorf("%v: %s for %d", tt.printed, a.compared, a.rows)
		}
	}
}

// TestUnrated: rating criteria are found with the rating that unrated players were given.
func TestUnrated(t *testing.T) {
	e := event(t, "sw-unrated-116")
	c := check(t, publish(t, e, []printed{{"ARO/U1400", "fide-2026", "Average Rating of Opponents (ARO)"}})).Columns[0]
	if c.Criterion.String() != "ARO/U1400" || c.Agree != c.Of {
		t.Errorf("%s for %d of %d", c.Criterion, c.Agree, c.Of)
	}
}

// TestUnratedOpponents: averages that leave unrated opponents out or count them as 0 are found, and where they do not
// explain a number, the unrated are named as what those who differ have in common.
func TestUnratedOpponents(t *testing.T) {
	list := func(code string, values ...string) string {
		text := "No.\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n"
		for i, row := range []string{"Ana\t2000\t3w1\t2b½\t4w1\t2,5", "Bo\t1900\t4b1\t1w½\t3b½\t2", "Cai\t1800\t1b0\t4w1\t2w½\t1,5", "Dee\t0\t2w0\t3b0\t1b0\t0"} {
			text += string(rune('1'+i)) + "\t" + row + "\t" + values[i] + "\n"
		}
		return text + "Tie Break1: " + code + "\n"
	}
	tests := []struct {
		name, code string
		values     []string
		unrated    Unrated
		agree      int
		met        bool
	}{
		{"left out", "ARO", []string{"1850", "1900", "1900", "1900"}, LeftOut, 3, true},
		{"left out, right", "ARO", []string{"1850", "1900", "1950", "1900"}, LeftOut, 4, false},
		{"as 0", "ARO", []string{"1233", "1267", "1300", "1900"}, AsZero, 4, false},
		{"performances over rated opponents", "TPR", []string{"2043", "1900", "1757", "1100"}, LeftOut, 4, false},
		{"of somebody who met rated opponents only", "ARO", []string{"1850", "1900", "1950", "1700"}, LeftOut, 3, false},
	}
	for _, tt := range tests {
		c := check(t, list(tt.code, tt.values...)).Columns[0]
		if c.Criterion.String() != tt.code || c.Unrated != tt.unrated || c.Agree != tt.agree || c.UnratedMet != tt.met {
			t.Errorf("%s: %s, unrated %q, for %d of %d, met %v", tt.name, c.Criterion, c.Unrated, c.Agree, c.Of, c.UnratedMet)
		}
		for _, d := range c.Differ {
			if d.Explanation.Count != 2 && d.Seat < 3 {
				t.Errorf("%s: the sum of row %d has %d opponents", tt.name, d.Seat, d.Explanation.Count)
			}
		}
	}
}

// TestUnratedAmongThemselves: a game of two unrated players is left out for both.
func TestUnratedAmongThemselves(t *testing.T) {
	c := check(t, "No.\tName\tRtg\t1.Rd\t2.Rd\tPts.\tTB1\n1\tAna\t2000\t2w1\t3b1\t2\t1900\n2\tBo\t1900\t1b0\t4w1\t1\t2000\n"+
		"3\tCai\t0\t4w1\t1w0\t1\t2000\n4\tDee\t0\t3b0\t2b0\t0\t1900\nTie Break1: ARO\n").Columns[0]
	if c.Unrated != LeftOut || c.Agree != 4 {
		t.Errorf("%s, unrated %q, for %d of %d", c.Criterion, c.Unrated, c.Agree, c.Of)
	}
}

// TestAssumptions: what the list leaves open is found by the numbers.
func TestAssumptions(t *testing.T) {
	e := event(t, "tec2023-swiss")
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			if e.Cell(seat, round).Kind == engine.PairingBye {
				e.SetCell(seat, round, engine.Cell{Kind: engine.FullBye})
			}
		}
	}
	c := check(t, publish(t, e, []printed{{"RIP", "fide-2026", "RIP"}})).Columns[0]
	if c.Criterion.Name != engine.RIP || c.Agree != c.Of || c.Bye != engine.FullBye {
		t.Errorf("%s with byes %d for %d of %d", c.Criterion, c.Bye, c.Agree, c.Of)
	}
	// A round robin of four that only looks like a Swiss, its forfeit as played.
	text := "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n1\tAna\t2w1\t3b1\t4w+\t3\t3\n2\tBo\t1b0\t4w1\t3b1\t2\t1\n3\tCai\t4b1\t1w0\t2w0\t1\t0\n4\tDev\t3w0\t2b0\t1b-\t0\t0\nTie Break1: Sonneborn-Berger\n"
	r := check(t, text)
	if c := r.Columns[0]; c.Agree != c.Of || c.Pairing != engine.Predetermined || c.Criterion.Name != engine.SB {
		t.Errorf("%s under %s, pairing %v, for %d of %d", c.Criterion, c.Rules.Name, c.Pairing, c.Agree, c.Of)
	}
	// Values from before the round that is running.
	running := event(t, "sw-plain-005")
	before := running.Clone()
	last := before.Rounds
	for seat := range before.Players {
		before.SetCell(seat, last, engine.Cell{})
		if seat > 1 {
			cell := running.Cell(seat, last)
			running.SetCell(seat, last, engine.Cell{Kind: engine.Pending, Color: cell.Color, Opponent: cell.Opponent})
		}
	}
	first := running.Cell(0, last)
	running.SetCell(first.Seat(), last, engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Color: engine.Black, Opponent: 1})
	running.SetCell(0, last, engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Opponent: first.Opponent})
	table, err := before.Table(engine.Options{Rules: engine.FIDE2026()})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range running.Players {
		running.Players[seat].HasPoints = false
	}
	text, _ = paste.Write(running, paste.ChessResults)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	lines[0] += "\tTB1"
	for seat := range running.Players {
		lines[seat+1] += "\t" + decimal(table.Value(engine.Criterion{Name: engine.BH}, seat))
	}
	c = check(t, strings.Join(lines, "\n")+"\nTie Break1: Buchholz\n").Columns[0]
	if c.Agree != c.Of || c.After != last-1 {
		t.Errorf("%s after round %d for %d of %d", c.Criterion, c.After, c.Agree, c.Of)
	}
}

// TestAlternatives: what an event may announce is tried when no rule set as it is explains a column.
func TestAlternatives(t *testing.T) {
	e := event(t, "sw-chaos-140")
	c := check(t, publish(t, e, []printed{{"BH", "fide-2023+as-in-standings", "Buchholz Tie-Break Variable (2023)"}})).Columns[0]
	if c.Agree != c.Of || c.Rules.Name != "fide-2023+as-in-standings" {
		t.Errorf("%s under %s for %d of %d", c.Criterion, c.Rules.Name, c.Agree, c.Of)
	}
}

// TestEncounter: Direct Encounter is found as points, places or any order, inside the groups of equal score
// or still tied.
func TestEncounter(t *testing.T) {
	const head = "No.\tName\t1.Rd\t2.Rd\t3.Rd\t4.Rd\tPts.\tTB1\n"
	rows := []string{"1\tAna\t2w1\t3b1\t5w0\t6b1\t3\t", "2\tBo\t1b0\t4w1\t6w1\t3b1\t3\t", "3\tCai\t4b1\t1w0\t5b1\t2w0\t2\t",
		"4\tDev\t3w0\t2b0\t-1\t5w1\t2\t", "5\tEli\t6w0\t-½\t3w0\t4b0\t0,5\t", "6\tFay\t5b1\t-½\t2b0\t1w0\t1,5\t"}
	table := func(values ...string) string {
		text := head
		for i, row := range rows {
			text += row + values[i] + "\n"
		}
		return strings.Replace(text, "5w0", "5w1", 1) + "Tie Break1: Direct Encounter (DE)\n"
	}
	tests := []struct {
		name     string
		values   []string
		compared Comparison
		agree    int
	}{
		{"points", []string{"1", "0", "1", "0", "0", "0"}, InTiedGroup, 6},
		{"places", []string{"1", "2", "1", "2", "0", "0"}, InTiedGroup, 6},
		{"the wrong way round in one group", []string{"0", "1", "1", "0", "0", "0"}, InTiedGroup, 4},
		{"a number for somebody who is tied with nobody", []string{"1", "0", "1", "0", "0", "3"}, InTiedGroup, 5},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.Replace(table(tt.values...), "\t5w1\t6b1\t3\t", "\t5w0\t6b1\t3\t", 1)
			c := check(t, text).Columns[0]
			if c.Criterion.Name != engine.DE || c.Compared != tt.compared || c.Agree != tt.agree || len(c.Differ) != 6-tt.agree {
				t.Errorf("%s, %s, for %d of %d", c.Criterion, c.Compared, c.Agree, c.Of)
			}
			for _, d := range c.Differ {
				if len(d.Explanation.Encounter) == 0 && d.Seat < 4 {
					t.Errorf("no explanation of row %d", d.Seat)
				}
			}
		})
	}
}

// TestEncounterBackwards: a column in which the losers are before the winners is none of places, where a smaller
// number is better, unless its numbers can be places; 1 and 2 can be either.
func TestEncounterBackwards(t *testing.T) {
	for _, tt := range []struct {
		ana, bo string
		agree   int
	}{{"1", "2", 4}, {"2", "1", 4}, {"1", "0", 2}, {"0", "1", 4}, {"3", "1", 3}, {"1½", "½", 2}} {
		c := check(t, "No.\tName\t1\t2\t3\t4\tPts.\tTB1\n1\tAna\t*\t0\t1\t1\t2\t"+tt.ana+"\n2\tBo\t1\t*\t½\t½\t2\t"+tt.bo+
			"\n3\tCai\t0\t½\t*\t½\t1\t0\n4\tDee\t0\t½\t½\t*\t1\t0\nTie Break1: Direct Encounter (DE)\n").Columns[0]
		if c.Criterion.Name != engine.DE || c.Agree != tt.agree {
			t.Errorf("Ana %s, Bo %s: %s, %s, for %d of %d", tt.ana, tt.bo, c.Criterion, c.Compared, c.Agree, c.Of)
		}
	}
}

// TestRanksOfEncounter: the ranks follow from Direct Encounter however the column prints it, right or wrong.
func TestRanksOfEncounter(t *testing.T) {
	for _, tt := range []struct {
		ana, bo string
		ranks   [2]string
		agree   int
	}{
		{"0", "1", [2]string{"2", "1"}, 4}, {"2", "1", [2]string{"2", "1"}, 4}, {"1", "0", [2]string{"2", "1"}, 4},
		{"0", "1", [2]string{"1", "2"}, 2}, {"2", "1", [2]string{"1", "2"}, 2},
	} {
		r := check(t, "No.\tName\t1\t2\t3\t4\tPts.\tRk.\tTB1\n1\tAna\t*\t0\t1\t1\t2\t"+tt.ranks[0]+"\t"+tt.ana+"\n2\tBo\t1\t*\t½\t½\t2\t"+tt.ranks[1]+"\t"+tt.bo+
			"\n3\tCai\t0\t½\t*\t½\t1\t3\t0\n4\tDee\t0\t½\t½\t*\t1\t3\t0\nTie Break1: Direct Encounter (DE)\n")
		if r.Ranks.Agree != tt.agree || r.Ranks.Of != 4 {
			t.Errorf("Ana %s, Bo %s, ranks %v: %d of %d", tt.ana, tt.bo, tt.ranks, r.Ranks.Agree, r.Ranks.Of)
		}
	}
}

// TestNamed: what legends and headings in several languages call criteria.
func TestNamed(t *testing.T) {
	tests := []struct{ text, want string }{
		{"points (game-points)", "PTS"},
		{"Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)", "BH/C1"},
		{"Buchholz Tie-Breaks (without two results=middle Tie-Breaks)", "BH/M1"},
		{"Buchholzwertung (1 Streichresultat)", "BH/C1"},
		{"Mittlere Buchholz", "BH/M1"},
		{"Sum of Buchholz-Tie-Breaks (all Results)", "SOB"},
		{"BuSumm", "SOB"}, {"Buchh", "BH"}, {"Bu", "BH"}, {"BH-C1", "BH/C1"}, {"BH", "BH"}, {"BH/M2", "BH/M2"}, {"Buc1", "BH/C1"},
		{"Average of Opponents' Buchholz (AOB)", "AOB"}, {"Fore Buchholz (FB)", "FB"},
		{"Sonneborn Berger Tie-Break Variable (2023) (Gamepoints)", "SB"}, {"SoBerg", "SB"}, {"S.B.", "SB"}, {"S-B", "SB"},
		{"BH:GP/C1", "BH/C1"}, {"Buchholz (BH:GP/C1)", "BH/C1"}, {"Elo-Schnitt der Gegner", "ARO"}, {"Anzahl der Schwarzpartien", "BPG"},
		{"Most games with black", "BPG"}, {"Anzahl der Schwarzsiege", "BWG"}, {"Number of games won with black", "BWG"}, {"Győzelmek száma", "WIN"},
		{"Das Ergebnis zwischen den Spielern/Teams mit gleicher Punktzahl", "DE"}, {"Egymás elleni eredmény", "DE"},
		{"Direct Encounter (DE)", "DE"}, {"The results of the players in the same point group", "DE"}, {"DirE", "DE"},
		{"Number of wins including byes (WIN) (Gamepoints, Forfeited games count)", "WIN"}, {"The greater number of victories", "WIN"},
		{"Number of games won (WON)", "WON"}, {"Number of games won with black (BWG) (Gamepoints)", "BWG"}, {"Most black", "BPG"},
		{"Progressive Score, before FIDE-Tie-Break (PS)(Gamepoints)", "PS"}, {"Fide Tie-Break", "PS"}, {"Fortschrittswertung", "PS"},
		{`Koya System (KS) (Gamepoints/Limit 50")`, "KS"},
		{"Average Rating of Opponents (ARO)", "ARO"}, {"rating average of the opponents (without one result)", "ARO/C1"},
		{"Performance (variable with parameter)", "TPR"}, {"Rp", "TPR"}, {"Solkoff", "USSOL"}, {"Modified Median", "USMM"}, {"Cumul", "USCUM"},
		{"Performance (ARPO)", "APRO"}, {"Average Performance of Opponents", "APRO"}, {"Durchschnittliche Performance der Gegner", "APRO"},
		{"Ellenfelek átlagos performance-a", "APRO"}, {"Average Perfect Performance of Opponents", "APPO"}, {"Perfect Tournament Performance", "PTP"},
		{"Tournament Performance Rating", "TPR"},
		{"Arranz System", ""}, {"TB1", ""}, {"", ""}, {"Recursive Ratingperformance", "TPR"},
	}
	for _, tt := range tests {
		if got := criterionOf(tt.text); got.String() != tt.want {
			t.Errorf("%q is %s, want %s", tt.text, got, tt.want)
		}
	}
}

// TestOrder: the order of the standings is that of the columns with known names.
func TestOrder(t *testing.T) {
	r, err := paste.Read("No\tName\tR1\tPts\tTB1\tTB2\tSoBerg\n1\tAna\t2w1\t1\t1\t2\t1\n2\tBo\t1b0\t0\t1\t2\t0\nTie Break1: points\nTie Break2: Buchholz (Cut1)\n")
	if err != nil {
		t.Fatal(err)
	}
	order := ""
	for _, c := range Order(r) {
		order += c.String() + " "
	}
	if order != "PTS BH/C1 SB " {
		t.Errorf("the order is %s", order)
	}
	r.Columns = nil
	if Order(r) != nil {
		t.Error("an order of nothing")
	}
}

// TestRanks: ranks that do not follow from the printed numbers are found; under shared places any of them
// is right.
func TestRanks(t *testing.T) {
	const text = "No.\tName\t1.Rd\t2.Rd\tPts.\tRk.\tTB1\n1\tAna\t3w1\t2b½\t1,5\t1\t2,5\n2\tBo\t4b1\t1w½\t1,5\t2\t1,5\n3\tCai\t1b0\t4w1\t1\t3\t1,5\n4\tDev\t2w0\t3b0\t0\t4\t2,5\nTie Break1: Buchholz\n"
	if r := check(t, text); !r.Explained() || r.Ranks.Agree != 4 {
		t.Errorf("%d of %d, differ %v; %+v", r.Ranks.Agree, r.Ranks.Of, r.Ranks.Differ, r.Columns[0].Fit)
	}
	if r := check(t, strings.Replace(strings.Replace(text, "1,5\t1\t2,5", "1,5\t2\t2,5", 1), "1,5\t2\t1,5", "1,5\t1\t1,5", 1)); r.Explained() || len(r.Ranks.Differ) != 2 {
		t.Errorf("differ %v", r.Ranks.Differ)
	}
}

// TestPerformanceBehind: a performance behind the tie-breaks is compared, but neither the ranks nor the order of the
// standings have to do with it; what a legend calls one, or what stands before others, is a tie-break.
func TestPerformanceBehind(t *testing.T) {
	wins, performance := []string{"1", "1", "0", "0"}, []string{"2043", "1993", "1607", "1657"}
	tests := []struct {
		name, first, second, legend string
		values                      [2][]string
		order                       string
		aside, explained            bool
		ranks                       int
	}{
		{"behind", "TB1", "Rp", "Tie Break1: Number of wins", [2][]string{wins, performance}, "PTS WIN ", true, true, 4},
		{"by other tables", "WIN", "Rp", "", [2][]string{wins, {"2050", "1999", "1601", "1650"}}, "PTS WIN ", true, true, 4},
		{"in the legend", "WIN", "TB2", "Tie Break2: Performance", [2][]string{wins, performance}, "PTS WIN TPR ", false, false, 2},
		{"before another", "Rp", "WIN", "", [2][]string{performance, wins}, "PTS TPR WIN ", false, false, 2},
	}
	for _, tt := range tests {
		text := "No.\tName\tRtg\t1.Rd\t2.Rd\tPts.\tRk.\t" + tt.first + "\t" + tt.second + "\n"
		for i, row := range []string{"1\tAna\t2000\t3w1\t2b½\t1,5\t1", "2\tBo\t1900\t4b1\t1w½\t1,5\t2", "3\tCai\t1800\t1b0\t4w½\t0,5\t3", "4\tDee\t1600\t2w0\t3b½\t0,5\t4"} {
			text += row + "\t" + tt.values[0][i] + "\t" + tt.values[1][i] + "\n"
		}
		r := check(t, text+tt.legend+"\n")
		order := ""
		for _, c := range Order(r.Reading) {
			order += c.String() + " "
		}
		if aside := r.Columns[0].Aside || r.Columns[1].Aside; order != tt.order || aside != tt.aside || r.Explained() != tt.explained || r.Ranks.Agree != tt.ranks {
			t.Errorf("%s: order %s, aside %v, explained %v, ranks %d of %d", tt.name, order, aside, r.Explained(), r.Ranks.Agree, r.Ranks.Of)
		}
	}
}

// TestPostponed: games without a result can count as games that brought nobody anything, and wins by
// forfeit can be left out of the number of wins.
func TestPostponed(t *testing.T) {
	e := event(t, "sw-forfeit-050")
	played := e.Clone()
	for _, seat := range []int{0, 3} {
		for round := 2; round <= 3; round++ {
			c := e.Cell(seat, round)
			if c.Kind != engine.Played {
				continue
			}
			back := e.Cell(c.Seat(), round)
			for _, side := range []struct {
				seat int
				cell engine.Cell
			}{{seat, c}, {c.Seat(), back}} {
				cell := side.cell
				cell.Kind, cell.Outcome = engine.Pending, engine.NoOutcome
				e.SetCell(side.seat, round, cell)
				cell.Kind, cell.Outcome = engine.Played, engine.Loss
				played.SetCell(side.seat, round, cell)
			}
		}
	}
	table, err := played.Table(engine.Options{Rules: engine.FIDE2023()})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range e.Players {
		e.Players[seat].HasPoints = false
	}
	text, _ := paste.Write(e, paste.ChessResults)
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	lines[0] += "\tTB1\tTB2"
	for seat := range e.Players {
		wins := 0
		for round := 1; round <= e.Rounds; round++ {
			if c := e.Cell(seat, round); c.Kind == engine.PairingBye || c.Kind == engine.FullBye || c.Kind == engine.Played && c.Outcome == engine.Win {
				wins++
			}
		}
		lines[seat+1] += "\t" + decimal(table.Value(engine.Criterion{Name: engine.BH}, seat)) + "\t" + string(rune('0'+wins))
	}
	r := check(t, strings.Join(lines, "\n")+"\nTie Break1: Buchholz (2023)\nTie Break2: Number of wins including byes (WIN) (Gamepoints)\n")
	if c := r.Columns[0]; c.Agree != c.Of || c.Postponed != WithoutPoints || c.Criterion.Name != engine.BH {
		t.Errorf("%s under %s, postponed %d, for %d of %d", c.Criterion, c.Rules.Name, c.Postponed, c.Agree, c.Of)
	}
	if c := r.Columns[1]; c.Agree != c.Of || c.Compared != WithoutForfeits || c.Criterion.Name != engine.WIN {
		t.Errorf("%s, %s, for %d of %d", c.Criterion, c.Compared, c.Agree, c.Of)
	}
}

// TestByesOfTheNextRound: a round of which only the byes are known can count, with its games without points.
func TestByesOfTheNextRound(t *testing.T) {
	const text = "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tRk.\tTB1\tTB2\n1\tAna\t3w1\t2b½\t4w\t1,5\t2\t4\t1\n2\tBo\t4b1\t1w½\t-½\t2\t1\t4,5\t1\n" +
		"3\tCai\t1b0\t4w1\t-1\t2\t1\t3\t2\n4\tDev\t2w0\t3b0\t1b\t0\t4\t0\t0\n\nTie Break1: Progressive Score\nTie Break2: Number of wins (WIN)\n"
	r := check(t, text)
	for i, want := range []engine.Name{engine.PS, engine.WIN} {
		c := r.Columns[i]
		if c.Agree != c.Of || c.Criterion.Name != want || c.After != 3 || c.Postponed != WithoutPoints && want == engine.PS {
			t.Errorf("%s after round %d, postponed %d, for %d of %d", c.Criterion, c.After, c.Postponed, c.Agree, c.Of)
		}
	}
	r = check(t, strings.NewReplacer("-½\t2\t1\t4,5", "4b½\t2\t1\t4,5", "-1\t2\t1\t3", "\t1\t1\t1", "4w\t1,5", "3w½\t2", "1b\t0\t4", "2w½\t0,5\t4").Replace(text))
	if c := r.Columns[0]; c.After != 3 || c.Postponed != NotCounted {
		t.Errorf("after round %d, postponed %d", c.After, c.Postponed)
	}
}

// TestFreeRoundsAsSwiss: with forfeits as in a Swiss the free rounds of an odd round robin are no absences, in a
// crosstable as in a matrix.
func TestFreeRoundsAsSwiss(t *testing.T) {
	const legend = "\nTie Break1: Sonneborn-Berger (2023)\n"
	for _, text := range []string{
		"No.\tName\t1\t2\t3\tPts.\tTB1\n1\tAna\t*\t½\t+\t1,5\t2,25\n2\tBo\t½\t*\t1\t1,5\t0,75\n3\tCai\t-\t0\t*\t0\t0\n",
		"No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n1\tAna\t\t3w+\t2b½\t1,5\t2,25\n2\tBo\t3b1\t\t1w½\t1,5\t0,75\n3\tCai\t2w0\t1b-\t\t0\t0\n",
	} {
		r := check(t, text+legend)
		if c := r.Columns[0]; c.Agree != c.Of || c.Criterion != (engine.Criterion{Name: engine.SB}) || c.Pairing != engine.Swiss {
			t.Errorf("%s under %s, pairing %d, for %d of %d\n%s", c.Criterion, c.Rules.Name, c.Pairing, c.Agree, c.Of, text)
		}
	}
	absent := "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n1\tAna\t\t2w1\t3b1\t2\t1,5\n2\tBo\t3w1\t1b0\t\t1\t0\n3\tCai\t2b0\t\t1w0\t0\t0\n" + legend
	r := check(t, absent) // Bo is absent in the last round: a draw for Ana (16.3)
	if c := r.Columns[0]; c.Agree != c.Of || c.Pairing != engine.Swiss || len(c.Differ) > 0 {
		t.Errorf("%s under %s, pairing %d, for %d of %d, without %v", c.Criterion, c.Rules.Name, c.Pairing, c.Agree, c.Of, c.Differ)
	}
}

// TestNeedsRatings: rating criteria cannot be checked in a list without ratings, and that is said.
func TestNeedsRatings(t *testing.T) {
	e := event(t, "sw-plain-005")
	for seat := range e.Players {
		e.Players[seat].Rating = 2000 + 10*seat
	}
	text := publish(t, e, []printed{{"ARO", "fide-2026", ""}, {"BH", "fide-2026", ""}})
	for seat := range e.Players {
		text = strings.Replace(text, "\t"+e.Players[seat].Name+"\t"+engine.Points(e.Players[seat].Rating*10_000).String()+"\t", "\t"+e.Players[seat].Name+"\t\t", 1)
	}
	r := check(t, text)
	if c := r.Columns[0]; !c.NeedsRatings || c.Agree == c.Of || r.Explained() {
		t.Errorf("%s for %d of %d", c.Criterion, c.Agree, c.Of)
	}
	if c := r.Columns[1]; c.NeedsRatings || c.Agree != c.Of {
		t.Errorf("%s for %d of %d", c.Criterion, c.Agree, c.Of)
	}
}
