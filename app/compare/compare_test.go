package compare

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"feinwertung/engine"
)

// cardsOf reads cards, separated by bars: a word a round, the result's letter and behind a colon the
// opponent's points, "1:3.5 H =:2".
func cardsOf(t *testing.T, text string, rules engine.Rules) []*engine.CardTable {
	t.Helper()
	var tables []*engine.CardTable
	for part := range strings.SplitSeq(text, "|") {
		card := engine.Card{}
		for _, word := range strings.Fields(part) {
			letter, score, known := strings.Cut(word, ":")
			row := engine.CardRow{Known: known}
			var ok bool
			if row.Kind, row.Outcome, ok = engine.LetterKind(letter); !ok {
				t.Fatalf("%q: no such result", word)
			}
			if known {
				var err error
				if row.Points, err = engine.ParsePoints(score); err != nil {
					t.Fatal(err)
				}
			}
			card.Rows = append(card.Rows, row)
		}
		card.Rounds = len(card.Rows)
		tables = append(tables, card.Table(rules))
	}
	return tables
}

// exercises returns cards of the published exercises by their names, with a bar between them.
func exercises(t *testing.T, names ...string) string {
	t.Helper()
	file, err := os.ReadFile("../../engine/testdata/exercises/cards.txt")
	if err != nil {
		t.Fatal(err)
	}
	var cards []string
	for _, name := range names {
		for line := range strings.Lines(string(file)) {
			if fields := strings.Split(line, " | "); fields[0] == name {
				cards = append(cards, fields[3])
			}
		}
	}
	if len(cards) != len(names) {
		t.Fatalf("%d of the exercises %v", len(cards), names)
	}
	return strings.Join(cards, "|")
}

// written writes a ranking by the letters of the cards: "B 1, A 2 BH, C 2= …".
func written(r *Ranking) string {
	var places []string
	for _, p := range r.Places {
		one := fmt.Sprintf("%c%d", 'A'+p.Card, p.Rank)
		if p.Shared {
			one += "="
		}
		if p.Decided >= 0 {
			one += " " + r.Order[p.Decided].String()
		}
		places = append(places, one)
	}
	return strings.Join(places, ", ")
}

func TestRank(t *testing.T) {
	three := exercises(t, "ARTICLE000-Ana", "ARTICLE000-Bo", "ARTICLE000-Cai")
	opponents := exercises(t, "ARTICLE001-A", "ARTICLE001-B")
	bye := "1:3 1:2.5 0:3 =:2 U | 1:3 1:2.5 0:3 =:2 1:3"
	for _, tt := range []struct{ name, cards, rules, order, want string }{
		{"three tied, Buchholz", three, "fide-2026", "BH", "B1, A2 BH, C3 BH"},
		{"three tied, without the lowest", three, "fide-2026", "BH/C1 BH", "A1, B2 BH/C1, C3 BH"},
		{"three tied, without both ends", three, "fide-2026", "BH/M1", "C1, A2 BH/M1, B3 BH/M1"},
		{"places that are shared behind the first", three, "fide-2026", "BH/C1", "A1, B2= BH/C1, C2="},
		{"nothing but points", three, "fide-2026", "", "A1=, B1=, C1="},
		{"Buchholz of strong opponents", opponents, "fide-2026", "BH SB", "A1, B2 BH"},
		{"Sonneborn-Berger of beaten ones", opponents, "fide-2026", "SB BH", "B1, A2 SB"},
		{"a bye in 2026", bye, "fide-2026", "BH", "B1, A2 BH"},
		{"the same bye in 2023", bye, "fide-2023", "BH", "A1, B2 BH"},
		{"points before everything", "0:9 | 1:0 | =:5", "fide-2026", "BH", "B1, C2 PTS, A3 PTS"},
		{"nothing typed yet", " | ", "fide-2026", "BH SB", "A1=, B1="},
		{"a share at the end", "1:3 | 1:1 | 1:1 | 1:4", "fide-2026", "BH", "D1, A2 BH, B3= BH, C3="},
	} {
		rules, known := engine.RulesNamed(tt.rules)
		order, err := engine.ParseCriteria(tt.order)
		if !known || tt.order != "" && err != nil {
			t.Fatal(tt.name, err)
		}
		r := Rank(cardsOf(t, tt.cards, rules), order)
		if got := written(r); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		for _, p := range r.Places {
			if r.Of(p.Card) != p.Rank {
				t.Errorf("%s: card %d has place %d and %d", tt.name, p.Card, p.Rank, r.Of(p.Card))
			}
		}
	}
}

// TestRankedValues: the values of a ranking are those that the exercises publish.
func TestRankedValues(t *testing.T) {
	order, _ := engine.ParseCriteria("BH BH/C1 BH/M1")
	r := Rank(cardsOf(t, exercises(t, "ARTICLE000-Ana", "ARTICLE000-Bo", "ARTICLE000-Cai"), engine.FIDE2026()), order)
	for card, want := range []string{"4 13 12 8", "4 13.5 11.5 7.5", "4 12.5 11.5 8.5"} {
		var got []string
		for i := range r.Order {
			got = append(got, r.Value(card, i).String())
		}
		if strings.Join(got, " ") != want {
			t.Errorf("card %d has %v, want %s", card, got, want)
		}
	}
}

func TestLeads(t *testing.T) {
	for _, tt := range []struct{ name, cards, codes, want string }{
		{"one crosstable, three winners", exercises(t, "ARTICLE000-Ana", "ARTICLE000-Bo", "ARTICLE000-Cai"),
			"BH BH/C1 BH/M1 BH/C2 WIN", "A: BH/C1 BH/C2; B: BH; C: BH/M1; : WIN"},
		{"two share what the third has not", "1:3 | 1:3 | 1:1", "BH SB", "AB: BH SB"},
		{"a card alone", "1:3", "BH", ": BH"},
	} {
		criteria, err := engine.ParseCriteria(tt.codes)
		if err != nil {
			t.Fatal(err)
		}
		var parts []string
		for _, lead := range Leads(cardsOf(t, tt.cards, engine.FIDE2026()), criteria) {
			part := ""
			for _, card := range lead.Cards {
				part += string(rune('A' + card))
			}
			part += ":"
			for _, c := range lead.Criteria {
				part += " " + c.String()
			}
			parts = append(parts, part)
		}
		if got := strings.Join(parts, "; "); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

func TestMoves(t *testing.T) {
	order, _ := engine.ParseCriteria("BH")
	rank := func(cards string) *Ranking { return Rank(cardsOf(t, cards, engine.FIDE2026()), order) }
	for _, tt := range []struct {
		name          string
		before, after *Ranking
		want          string
	}{
		{"the last becomes the first", rank("1:3 | 1:2 | 1:1"), rank("1:3 | 1:2 | 1:4"), "[{2 3 1} {0 1 2} {1 2 3}]"},
		{"two come to share a place", rank("1:3 | 1:2"), rank("1:3 | 1:3"), "[{1 2 1}]"},
		{"a value changes and no place does", rank("1:3 | 1:2"), rank("1:4 | 1:2"), "[]"},
		{"one more card", rank("1:3 | 1:2"), rank("1:1 | 1:2 | 1:3"), "[]"},
		{"nothing before", nil, rank("1:3 | 1:2"), "[]"},
	} {
		if got := fmt.Sprint(Moves(tt.before, tt.after)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
