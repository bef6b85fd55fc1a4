package tournament

import (
	"feinwertung/engine"
)

// Sheet is everything that follows from a State: the standings and, where the event was changed, those of
// the event it is compared with. Columns are the points and then the criteria of the order.
type Sheet struct {
	State     *State
	Table     *engine.Table
	Standings *engine.Standings
	Columns   []engine.Criterion

	before *Sheet // of the base, nil where nothing is compared
}

// Compute computes a state. What the known sheets have already, and those they were compared with, is
// taken from them; nil is none.
func Compute(s *State, known ...*Sheet) *Sheet {
	for _, k := range known {
		if k != nil && k.before != nil {
			known = append(known, k.before)
		}
	}
	sh := *sheetOf(s, s.Event, known)
	sh.State, sh.before = s, nil
	if s.Base != nil && s.Base != s.Event {
		sh.before = sheetOf(s, s.Base, known)
	}
	return &sh
}

// sheetOf returns what the choices of a state make of an event.
func sheetOf(s *State, e *engine.Event, known []*Sheet) *Sheet {
	for _, k := range known {
		if k != nil && k.answers(s, e) {
			return k
		}
	}
	return compute(s, e)
}

// answers reports whether the sheet is what the choices of a state make of an event.
func (sh *Sheet) answers(s *State, e *engine.Event) bool {
	t := sh.State
	return sh.Table.Event() == e && t.Rules == s.Rules && t.After == s.After && t.Unrated == s.Unrated && sameOrder(t.Order, s.Order)
}

func compute(s *State, e *engine.Event) *Sheet {
	sh := &Sheet{State: s}
	sh.Columns = append([]engine.Criterion{{Name: engine.PTS}}, s.Order...)
	table, err := e.Table(engine.Options{Rules: s.RuleSet(), After: min(s.After, e.Rounds), Unrated: s.Unrated})
	if err != nil {
		// The round is within the event, and nothing else can be out of range.
		panic(err)
	}
	sh.Table = table
	sh.Standings = table.Standings(sh.Columns)
	return sh
}

// Value returns what a participant has in a column.
func (sh *Sheet) Value(seat, column int) engine.Value { return sh.Standings.Value(seat, column) }

// Before returns what the participant had in a column before the changes, and whether it was another value.
func (sh *Sheet) Before(seat, column int) (v engine.Value, changed bool) {
	if sh.before == nil {
		return v, false
	}
	v = sh.before.Value(seat, column)
	return v, v.Compare(sh.Value(seat, column)) != 0
}

// Moved returns by how many places a participant went up by the changes, negative for down.
func (sh *Sheet) Moved(seat int) int {
	if sh.before == nil {
		return 0
	}
	return sh.before.Standings.Place(seat).Rank - sh.Standings.Place(seat).Rank
}

// MovedPlayers returns how many participants have another place than before the changes.
func (sh *Sheet) MovedPlayers() int {
	n := 0
	for seat := range sh.State.Event.Players {
		if sh.Moved(seat) != 0 {
			n++
		}
	}
	return n
}

// Seats returns the participants in the order of their places.
func (sh *Sheet) Seats() []int {
	seats := make([]int, len(sh.Standings.Places))
	for i, p := range sh.Standings.Places {
		seats[i] = p.Seat
	}
	return seats
}

// Explain returns the sum behind a value. Direct Encounter is explained for the group that was still tied
// when its turn came.
func (sh *Sheet) Explain(seat, column int) engine.Explanation {
	return sh.Standings.Explain(sh.Table, seat, column)
}

// OpenGames returns how many pairings of the counted rounds have no result.
func (sh *Sheet) OpenGames() int {
	e, n := sh.State.Event, 0
	for seat := range e.Players {
		for round := 1; round <= sh.Table.Rounds(); round++ {
			if c := e.Cell(seat, round); c.Kind == engine.Pending && c.Seat() > seat {
				n++
			}
		}
	}
	return n
}
