package tournament

import "feinwertung/engine"

// Comparison is what separated two participants, criterion by criterion.
type Comparison struct {
	Ahead, Behind int // seats
	// Decided is the column that decided, -1 where none did: the two share their place.
	Decided int
	Columns []ComparedColumn
}

// ComparedColumn is one criterion of a comparison.
type ComparedColumn struct {
	Criterion     engine.Criterion
	Ahead, Behind engine.Value
	// Reached reports whether the two were still tied when the criterion's turn came.
	Reached bool
}

// Compare returns what separated two participants.
func (sh *Sheet) Compare(seat, other int) Comparison {
	s := sh.Standings.Separate(seat, other)
	c := Comparison{Ahead: s.Ahead, Behind: s.Behind, Decided: s.Criterion}
	for i, criterion := range sh.Columns {
		c.Columns = append(c.Columns, ComparedColumn{
			Criterion: criterion,
			Ahead:     sh.Value(c.Ahead, i), Behind: sh.Value(c.Behind, i),
			Reached: c.Decided < 0 || i <= c.Decided,
		})
	}
	return c
}

// Neighbour returns the participant directly before another one in the standings, the one behind for the
// first; -1 where there is nobody else.
func (sh *Sheet) Neighbour(seat int) int {
	seats := sh.Seats()
	for i := range seats {
		switch {
		case seats[i] != seat:
		case i > 0:
			return seats[i-1]
		case len(seats) > 1:
			return seats[1]
		}
	}
	return -1
}
