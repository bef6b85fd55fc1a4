package app

import (
	"strings"
	"testing"

	"feinwertung/app/guide"
	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// shownCompare returns the room with the cards of a fragment.
func shownCompare(t testing.TB, fragment string) *Compare {
	t.Helper()
	s, err := readLineupFragment(fragment)
	if err != nil {
		t.Fatalf("%s: %v", fragment, err)
	}
	r := &Compare{ID: "compare", Language: "en"}
	r.OnInit()
	r.history.now = s
	r.refresh()
	return r
}

// TestLineupExamples: every example can be read, is complete, and has somebody first; the first one is the
// guide's.
func TestLineupExamples(t *testing.T) {
	files, err := guide.Files(guide.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for i, one := range lineupExamples {
		r := shownCompare(t, one.fragment)
		if lineupFragment(r.now()) != one.fragment {
			t.Errorf("%s is written as %s", one.fragment, lineupFragment(r.now()))
		}
		if first := r.ranking.Places[0]; first.Shared {
			t.Errorf("%s: nobody is first alone", one.fragment)
		}
		for card := range r.now().Cards {
			if points := r.ranking.Value(card, 0); points.Compare(r.ranking.Value(0, 0)) != 0 {
				t.Errorf("%s: card %d is not tied with the first", one.fragment, card)
			}
			if i == 0 && !strings.Contains(string(files["guide.html"]), `"`+cardFragment(r.now().Cards[card].State)+`"`) {
				t.Errorf("%s has not been the guide's card: %s", r.now().name(card), cardFragment(r.now().Cards[card].State))
			}
		}
	}
}

func TestReasons(t *testing.T) {
	l := text.In("en")
	for _, tt := range []struct {
		fragment string
		want     []string
	}{
		{"s1:5,fide-2026:BH,SB:Ana;14;13;13;12;01:Bo;14;13;12h;12;02:Cai;13;13;13;12h;01", []string{
			"4 points", "Bo before Ana: equal on points (4); Buchholz 13½ against 13 decides.",
			"Ana before Cai: equal on points (4); Buchholz 13 against 12½ decides.",
		}},
		{"s1:2,fide-2026:BH/C1,BH:;13;12:;13;11:Kim;03;02", []string{
			"2 points", "Ana before Bo: equal on points (2) and BH/C1 (3); Buchholz 5 against 4 decides.",
			"Bo before Kim: 2 points against 0.",
		}},
		{"s1:2,fide-2026:BH:;13;12:;12;13", []string{"2 points", "Ana and Bo share place 1: equal under every criterion."}},
	} {
		r := shownCompare(t, tt.fragment)
		for i, want := range tt.want {
			if got := r.reason(l, i); got != want {
				t.Errorf("%s, line %d: %s, want %s", tt.fragment, i, got, want)
			}
		}
	}
}

func TestNotes(t *testing.T) {
	l := text.In("en")
	for _, tt := range []struct{ fragment, want string }{
		{"s1:5,fide-2026:BH::", l.Text(text.CompareHint)},
		{"s1:5,fide-2026:BH:;13:;12", ""},
		{"s1:5,fide-2026:BH:;13:;1", l.Text(text.ExplanationIncomplete)},
		{"s1:5,fide-2026:WIN:;13:;1", ""},
	} {
		if got := shownCompare(t, tt.fragment).note(l); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.fragment, got, tt.want)
		}
	}
	if got := shownCompare(t, "s1:5,fide-2026,rr:SB,BH:;13:;12").note(l); !strings.Contains(got, "BH") {
		t.Errorf("Buchholz in a round robin: %q", got)
	}
}

// TestNobodyIsYou: the sums on somebody else's card do not speak to the reader.
func TestNobodyIsYou(t *testing.T) {
	r := shownCompare(t, "s1:5,fide-2026:BH:;13h;13;H;12h;12:;13")
	e := explain(text.In("en"), r.editors[0].sheet, engine.Criterion{Name: engine.BH})
	if words := e.lines[2].words; !strings.Contains(words, "own score") || strings.Contains(words, "your") {
		t.Errorf("the dummy: %s", words)
	}
}

// TestCardsOfAnEvent: the cards of a tournament's rows have the values of its standings.
func TestCardsOfAnEvent(t *testing.T) {
	reading, err := paste.Read(exampleEvent)
	if err != nil {
		t.Fatal(err)
	}
	order := criteriaOf(t, "BH/C1 BH SB DE PS AOB")
	for _, rules := range engine.RuleSets() {
		room := &Tournament{ID: "event", Language: "en"}
		room.OnInit()
		room.show(tournament.Open(reading.Event, rules, order))
		room.pick.seats = []int{4, 0, 3, 6}
		s := room.lineup(text.In("en"))
		if got, want := len(room.leftOut()), 2; got != want || len(s.Order) != 4 {
			t.Fatalf("%d criteria left out, the order is %v", got, s.Order)
		}
		r := shownCompare(t, lineupFragment(s))
		for i, seat := range room.pick.seats {
			if got, want := r.now().name(i), room.playerName(text.In("en"), seat); got != want {
				t.Errorf("card %d is called %s, want %s", i, got, want)
			}
			for k, c := range r.ranking.Order {
				if got, want := r.ranking.Value(i, k), room.sheet.Table.Value(c, seat); got.Compare(want) != 0 {
					t.Errorf("%s, %s: %s is %v on the card, %v in the standings", rules.Name, r.now().name(i), c, got, want)
				}
			}
		}
	}
}

func TestScoringOfAnEvent(t *testing.T) {
	for _, scoring := range []engine.Scoring{
		engine.StandardScoring(), engine.ScoringOf(3*engine.Point, engine.Point, 0), engine.ScoringOf(2*engine.Point, engine.Point, 0),
		engine.ScoringOf(5*engine.Point, 2*engine.Point, engine.HalfPoint),
	} {
		s := newState().SetPoints(scoring)
		if got, _ := s.Scoring.points(); got != scoring {
			t.Errorf("%+v became %+v", scoring, got)
		}
	}
}
