package engine

import (
	"testing"

	"pgregory.net/rapid"
)

// TestCardOfEvent: whoever types his card reads the values that the event gives him.
func TestCardOfEvent(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anyEvent().Draw(t, "event").Event
		for i := range e.cells {
			e.cells[i].Extra = 0
		}
		for _, rules := range RuleSets() {
			table, err := e.Table(Options{Rules: rules, After: e.Rounds})
			if err != nil {
				t.Fatal(err)
			}
			for seat := range e.Players {
				if incomplete(e, seat) {
					continue
				}
				card := table.Card(seat)
				own := card.Table(rules)
				for _, c := range CardCriteria() {
					if c.Name == KS && e.Pairing == Predetermined {
						continue // half of the maximum follows from the free rounds of the others too (9.2)
					}
					got, err := own.Value(c)
					if want := table.Value(c, seat); err != nil || got.Compare(want) != 0 {
						t.Fatalf("%s, player %d, %s: %v on the card, %v in the event (%v)", rules.Name, e.Players[seat].Number, c, got, want, err)
					}
				}
			}
		}
	})
}

// incomplete reports whether a participant has something that a card cannot say: a round without a result
// yet, a forfeit against nobody, or a free round at the end, where a card ends before it.
func incomplete(e *Event, seat int) bool {
	for _, c := range e.row(seat) {
		if c.Kind == Pending || c.Kind.Forfeit() && c.Opponent == 0 {
			return true
		}
	}
	return e.Pairing == Predetermined && e.Cell(seat, e.Rounds).Kind == Open
}
