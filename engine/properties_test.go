package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func tableOf(t *rapid.T, e *Event, o Options) *Table {
	table, err := e.Table(o)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// renumbered returns the event with the participants in another order and under other numbers:
// order[i] is the old seat of the new seat i.
func renumbered(e *Event, order []int) *Event {
	seatNow := make([]int, len(order))
	players := make([]Player, len(order))
	for now, old := range order {
		seatNow[old] = now
		players[now] = e.Players[old]
		players[now].Number = 2*now + 3
	}
	r := NewEvent(e.Rounds, players)
	r.Pairing, r.Scoring = e.Pairing, e.Scoring
	for now, old := range order {
		for round := 1; round <= e.Rounds; round++ {
			c := e.Cell(old, round)
			if c.Opponent > 0 {
				c.Opponent = int32(seatNow[c.Seat()] + 1)
			}
			r.SetCell(now, round, c)
		}
	}
	return r
}

// Nothing but the pairing number itself depends on the pairing numbers or on the order of the list.
func TestRenumberingChangesNothing(t *testing.T) {
	codes := everyCode()
	rapid.Check(t, func(t *rapid.T) {
		e := anyEvent().Draw(t, "event").Event
		o := anyOptions(e, RuleSets()...).Draw(t, "options")
		order := rapid.Permutation(seats(len(e.Players))).Draw(t, "order")
		before, after := tableOf(t, e, o), tableOf(t, renumbered(e, order), o)
		for _, c := range codes {
			if c.Name == TPN {
				continue
			}
			x, y := before.Values(c), after.Values(c)
			for now, old := range order {
				if x[old].Compare(y[now]) != 0 {
					t.Fatalf("%v of number %d is %v, and %v when renumbered to %d\n%s", c, e.Players[old].Number, x[old], y[now], 2*now+3, describe(e, o))
				}
			}
		}
	})
}

// What changed in 2026 concerns unplayed rounds only.
func TestTextsAgreeWhenEveryRoundIsPlayed(t *testing.T) {
	codes := everyCode()
	rapid.Check(t, func(t *rapid.T) {
		e := wholeEvent().Draw(t, "event").Event
		old, now := tableOf(t, e, Options{Rules: FIDE2023()}), tableOf(t, e, Options{Rules: FIDE2026()})
		for _, c := range codes {
			x, y := old.Values(c), now.Values(c)
			for seat := range e.Players {
				if x[seat].Compare(y[seat]) != 0 {
					t.Fatalf("%v of number %d is %v by the text of 2023 and %v by that of 2026\n%s", c, e.Players[seat].Number, x[seat], y[seat], crosstable(e))
				}
			}
		}
	})
}

// A cut takes values away that are never negative, so that each further one leaves less or the same.
func TestCutsOnlyTakeAway(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anyEvent().Draw(t, "event").Event
		o := anyOptions(e, RuleSets()...).Draw(t, "options")
		table := tableOf(t, e, o)
		for _, code := range []string{"BH", "BH/P", "FB", "FB/P", "SB", "SB/P", "PS"} {
			full, err := ParseCriterion(code)
			if err != nil {
				t.Fatal(err)
			}
			for low := uint8(0); low < 4; low++ {
				shorter, longer := full, full
				longer.Low, shorter.Low = low, low+1
				compareCuts(t, table, longer, shorter)
				if full.Name != PS && 0 < low && low < 3 {
					longer.High, shorter.High = low, low+1
					compareCuts(t, table, longer, shorter)
					shorter = longer
					longer.High = 0
					compareCuts(t, table, longer, shorter)
				}
			}
		}
	})
}

func compareCuts(t *rapid.T, table *Table, longer, shorter Criterion) {
	x, y := table.Values(longer), table.Values(shorter)
	for seat := range x {
		if y[seat].Compare(x[seat]) > 0 {
			t.Fatalf("number %d has %v %v but %v %v\n%s", table.Event().Players[seat].Number,
				longer, x[seat], shorter, y[seat], describe(table.Event(), table.options))
		}
	}
}

// A table answers the same whatever it was asked before.
func TestOrderOfCriteriaDoesNotMatter(t *testing.T) {
	codes := everyCode()
	rapid.Check(t, func(t *rapid.T) {
		e := anyEvent().Draw(t, "event").Event
		o := anyOptions(e, RuleSets()...).Draw(t, "options")
		straight, crossed := tableOf(t, e, o), tableOf(t, e, o)
		answers := map[Criterion][]Value{}
		for _, c := range codes {
			answers[c] = slices.Clone(straight.Values(c))
		}
		for _, c := range rapid.Permutation(codes).Draw(t, "order") {
			for seat, v := range crossed.Values(c) {
				if v.Compare(answers[c][seat]) != 0 {
					t.Fatalf("%v of number %d is %v in one order of questions and %v in another\n%s", c, e.Players[seat].Number, answers[c][seat], v, describe(e, o))
				}
			}
		}
		for _, c := range codes {
			if !slices.Equal(straight.Values(c), answers[c]) {
				t.Fatalf("%v changed when other criteria were asked\n%s", c, describe(e, o))
			}
		}
	})
}
