package engine_test

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// corpusEvent is a file of testdata: what is expected, one line each, a blank line, and the event as a
// tournament report file.
type corpusEvent struct {
	name  string
	event *engine.Event
	after int
	lines [][]string // the expectations, split into words
}

// corpus reads the files of a directory of testdata.
func corpus(t testing.TB, directory string) []corpusEvent {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", directory, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no files in testdata/%s: %v", directory, err)
	}
	var events []corpusEvent
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		head, body, found := strings.Cut(string(data), "\n\n")
		if !found {
			continue // not an event
		}
		doc, err := trf.Read([]byte(body))
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		c := corpusEvent{name: strings.TrimSuffix(filepath.Base(file), ".txt"), event: doc.Event}
		for line := range strings.SplitSeq(head, "\n") {
			words := strings.Fields(line)
			switch words[0] {
			case "mode":
				c.event.Pairing = engine.Swiss
				if words[1] == "rr" {
					c.event.Pairing = engine.Predetermined
				}
			case "after":
				c.after, err = strconv.Atoi(words[1])
				if err != nil {
					t.Fatalf("%s: %v", file, err)
				}
			default:
				c.lines = append(c.lines, words)
			}
		}
		events = append(events, c)
	}
	return events
}

func (c *corpusEvent) table(t testing.TB, rules engine.Rules) *engine.Table {
	t.Helper()
	table, err := c.event.Table(engine.Options{Rules: rules, After: c.after})
	if err != nil {
		t.Fatalf("%s: %v", c.name, err)
	}
	return table
}

func criterion(t testing.TB, code string) engine.Criterion {
	t.Helper()
	c, err := engine.ParseCriterion(code)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// shown returns a value as the corpora write it: a decimal, "-" for undefined; averages of Buchholz to
// two places, half up.
func shown(c engine.Criterion, v engine.Value) string {
	switch {
	case !v.Defined():
		return "-"
	case c.Name == engine.AOB:
		for h := engine.Points(0); ; h += engine.Point / 100 {
			// The highest hundredth that is not more than half a hundredth above the value.
			if engine.ValueOf(h+engine.Point/200).Compare(v) > 0 {
				return h.String()
			}
		}
	}
	return v.String()
}

// TestOracle compares every value and every ranking of the corpus: events of all kinds with values
// computed by another program, and where that departs from the text of C.07, by the text.
func TestOracle(t *testing.T) {
	compared := 0
	for _, c := range corpus(t, "oracle") {
		t.Run(c.name, func(t *testing.T) {
			table := c.table(t, engine.FIDE2026())
			text := map[string]string{} // what the text gives instead, by code and player
			for _, words := range c.lines {
				if words[0] == "text" {
					for _, pair := range words[2:] {
						player, value, _ := strings.Cut(pair, "=")
						text[words[1]+" "+player] = value
					}
				}
			}
			for _, words := range c.lines {
				if words[0] != "value" && words[0] != "rank" {
					continue
				}
				if got, want := len(words)-2, len(c.event.Players); got != want {
					t.Fatalf("%s: %d values for %d players", words[1], got, want)
				}
				compared += len(words) - 2
				if words[0] == "value" {
					compareValues(t, table, words[1], words[2:], text)
				} else {
					compareRanks(t, table, words[1], words[2:])
				}
			}
		})
	}
	if compared < 80_000 {
		t.Errorf("only %d values were compared: the corpus is not complete", compared)
	}
}

func compareValues(t *testing.T, table *engine.Table, code string, values []string, text map[string]string) {
	c := criterion(t, code)
	for seat, want := range values {
		number := table.Event().Players[seat].Number
		if literal, differs := text[code+" "+strconv.Itoa(number)]; differs {
			want = literal
		}
		if got := shown(c, table.Value(c, seat)); got != want {
			t.Errorf("%s of %d = %s, want %s", code, number, got, want)
		}
	}
}

func compareRanks(t *testing.T, table *engine.Table, list string, ranks []string) {
	order, err := engine.ParseCriteria(list)
	if err != nil {
		t.Fatal(err)
	}
	standings := table.Standings(order)
	for seat, want := range ranks {
		if got := strconv.Itoa(standings.Place(seat).Rank); got != want {
			t.Errorf("place of %d by %s = %s, want %s", table.Event().Players[seat].Number, list, got, want)
		}
	}
}

// TestExercises compares the published exercises and the matrix of rule versions.
func TestExercises(t *testing.T) { checkCorpus(t, "exercises") }

// TestReports compares the events of public reports of wrong values with the right ones.
func TestReports(t *testing.T) { checkCorpus(t, "reports") }

func checkCorpus(t *testing.T, directory string) {
	for _, c := range corpus(t, directory) {
		for _, words := range c.lines {
			switch words[0] {
			case "expect":
				t.Run(c.name+"/"+words[1]+"/"+words[2]+"/"+words[3], func(t *testing.T) {
					checkExercise(t, &c, words[2], words[3], words[4:])
				})
			case "tied":
				t.Run(c.name+"/"+words[1], func(t *testing.T) { checkTie(t, &c, words[2], words[3:]) })
			default:
				t.Fatalf("%s: a line starts with %q", c.name, words[0])
			}
		}
	}
}

func checkExercise(t *testing.T, c *corpusEvent, rulesName, code string, values []string) {
	rules, known := engine.RulesNamed(rulesName)
	if rulesName == "us-chess-text" {
		rules, known = engine.USChess(), true
		rules.Cumulative = engine.FullByesOnly
	}
	if !known {
		t.Fatalf("no rule set %s", rulesName)
	}
	table, crit := c.table(t, rules), criterion(t, code)
	for _, pair := range values {
		number, want, _ := strings.Cut(pair, "=")
		n, _ := strconv.Atoi(number)
		if got := shown(crit, table.Value(crit, c.event.SeatOf(n))); got != want {
			t.Errorf("%s of %s = %s, want %s", code, number, got, want)
		}
	}
}

// checkTie resolves a tied group by Direct Encounter: the classes that remain, best first, each as
// numbers with commas between.
func checkTie(t *testing.T, c *corpusEvent, group string, classes []string) {
	table := c.table(t, engine.FIDE2026())
	standings := table.Standings([]engine.Criterion{{Name: engine.PTS}, {Name: engine.DE}})
	tied := strings.Split(group, ",")
	var got []string
	rank := 0
	for _, place := range standings.Places {
		number := strconv.Itoa(c.event.Players[place.Seat].Number)
		switch {
		case !slices.Contains(tied, number):
		case place.Rank == rank:
			got[len(got)-1] += "," + number
		default:
			got, rank = append(got, number), place.Rank
		}
	}
	if !slices.Equal(got, classes) {
		t.Errorf("the tie of %s is resolved as %v, want %v", group, got, classes)
	}
}
