package app

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// openedEvent returns the room of a tournament with players chosen to stand side by side.
func openedEvent(t *testing.T, e *engine.Event, rules string, order string, seats ...int) *Tournament {
	t.Helper()
	chosen, known := engine.RulesNamed(rules)
	if !known {
		t.Fatal(rules)
	}
	room := &Tournament{ID: "event", Language: "en"}
	room.OnInit()
	room.show(tournament.Open(e, chosen, criteriaOf(t, order)))
	room.pick.seats = seats
	return room
}

// told returns the codes that a card is said to have other values for, and checks that these are exactly those for
// which it has, of all that the room shows.
func told(t *testing.T, name string, room *Tournament, r *Compare) (codes []string) {
	t.Helper()
	for i, seat := range room.pick.seats {
		var apart []string
		if r.now().Cards[i].Apart != "" {
			apart = strings.Split(r.now().Cards[i].Apart, apartSign)
		}
		for _, c := range r.now().criteria() {
			value, err := r.tables[i].Value(c)
			if err != nil {
				t.Fatal(err)
			}
			want := room.sheet.Table.Value(c, seat)
			if differs := value.Compare(want) != 0; differs != slices.Contains(apart, c.String()) {
				t.Errorf("%s, %s: %s is %v on the card and %v in the tournament; told: %v", name, r.now().name(i), c, value, want, !differs)
			}
		}
		codes = append(codes, apart...)
	}
	return codes
}

// longEvent is a double round of two players against each other, longer than a card can be.
func longEvent(rounds int) *engine.Event {
	e := engine.NewEvent(rounds, []engine.Player{{Number: 1}, {Number: 2}})
	for round := 1; round <= rounds; round++ {
		won := engine.Win
		lost := engine.Loss
		e.SetCell(0, round, engine.Cell{Kind: engine.Played, Outcome: won, Color: engine.White, Opponent: 2})
		e.SetCell(1, round, engine.Cell{Kind: engine.Played, Outcome: lost, Color: engine.Black, Opponent: 1})
	}
	return e
}

// TestWhatACardCannotHoldIsTold: a card never has another value than the tournament without the page saying so, in the
// tournament before the cards are opened and beside them afterwards.
func TestWhatACardCannotHoldIsTold(t *testing.T) {
	l := text.In("en")
	example := func(change func(*engine.Event)) *engine.Event {
		reading, err := paste.Read(exampleEvent)
		if err != nil {
			t.Fatal(err)
		}
		change(reading.Event)
		return reading.Event
	}
	same := func(*engine.Event) {}
	awarded := func(e *engine.Event) {
		c := e.Cell(0, 1)
		c.Extra = engine.HalfPoint
		e.SetCell(0, 1, c)
	}
	dearBye := func(e *engine.Event) {
		e.Scoring.PairingBye, e.Scoring.HalfBye = engine.HalfPoint, 0
		e.SetCell(0, 1, engine.Cell{Kind: engine.HalfBye})
	}
	for _, tt := range []struct {
		name, rules, order string
		event              *engine.Event
		told               bool
	}{
		{"a usual event", "fide-2026", "BH/C1 BH SB PS", example(same), false},
		{"a usual event in 2023", "fide-2023", "BH/C1 BH SB PS", example(same), false},
		{"an alternative", "fide-2026+uncapped", "BH/C1 BH SB PS", example(same), false},
		{"points of the arbiter", "fide-2026", "BH/C1 BH SB PS", example(awarded), true},
		{"byes of an unusual worth", "fide-2026", "BH SB", example(dearBye), true},
		{"as many rounds as a card has", "fide-2026", "SB PS", longEvent(MaxRounds), false},
		{"more rounds than a card has", "fide-2026", "SB PS", longEvent(MaxRounds + 2), true},
	} {
		room := openedEvent(t, tt.event, tt.rules, tt.order, 0, 1)
		s := room.lineup(l)
		r := shownCompare(t, lineupFragment(s))
		if codes := told(t, tt.name, room, r); len(codes) > 0 != tt.told {
			t.Errorf("%s: told about %v", tt.name, codes)
		}
		if rules := r.now().Cards[0].State.Rules; rules != tt.rules {
			t.Errorf("%s: the cards are under %s", tt.name, rules)
		}
		words := apartWords(l, r.now())
		if tt.told != (words != "") || !strings.Contains(r.note(l), words) {
			t.Errorf("%s: beside the cards it says %q", tt.name, r.note(l))
		}
		if before := apartWords(l, s); before != words {
			t.Errorf("%s: before the cards are opened it says %q", tt.name, before)
		}
	}
}

// TestApartStaysWithItsCard: what is said about one card goes with it, and not to another that takes its place.
func TestApartStaysWithItsCard(t *testing.T) {
	r := shownCompare(t, "s1:5,fide-2026:BH,SB:Ana;13:Bo!PTS~BH;12:Cai;11")
	s := r.now().withState(1, r.now().Cards[1].State.SetRules("fide-2023")).withName(1, "Dev")
	if names, codes := s.apart(); !slices.Equal(names, []string{"Dev"}) || !slices.Equal(codes, []string{"PTS", "BH"}) {
		t.Errorf("after other changes: %v %v", names, codes)
	}
	if names, codes := s.remove(1).apart(); len(names)+len(codes) > 0 {
		t.Errorf("without the card: %v %v", names, codes)
	}
	for _, fragment := range []string{"s1:5,fide-2026:BH:Ana!:Bo", "s1:5,fide-2026:BH:Ana!DE:Bo", "s1:5,fide-2026:BH:Ana!bh:Bo", "s1:5,fide-2026:BH:Ana!BH~:Bo"} {
		if _, err := readLineupFragment(fragment); err == nil {
			t.Errorf("%s is read", fragment)
		}
	}
}

// TestAlternativesAreShown: a rule set with alternatives is among those to choose from, chosen, and is not called by
// the name or described in the words of the one without.
func TestAlternativesAreShown(t *testing.T) {
	for _, l := range text.Complete() {
		plain, _ := engine.RulesNamed("fide-2026")
		for _, a := range engine.Alternatives() {
			rules, _ := plain.With(a.Name)
			if name := rulesName(l, rules); name != rulesName(l, plain)+" + "+a.Name || shortRules(l, rules) == shortRules(l, plain) {
				t.Errorf("%s is called %s", rules.Name, name)
			}
			if about := aboutRules(l, rules); !strings.Contains(about, a.Replaces) || about == aboutRules(l, plain) {
				t.Errorf("about %s: %s", rules.Name, about)
			}
			if got, usual := len(ruleOptions(l, rules.Name)), len(ruleOptions(l, plain.Name)); got != usual+1 {
				t.Errorf("%d rule sets to choose from beside %s, %d usually", got, rules.Name, usual)
			}
		}
	}
}
