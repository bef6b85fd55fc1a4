package engine

import "slices"

// Standings is the ranking of an event by a list of criteria (C.07 4.2).
type Standings struct {
	Order  []Criterion
	Places []Place // best first; the shared ones in the order of the seats
	values [][]Value
	byRank []int // place by seat
}

// Place is one participant's place.
type Place struct {
	Seat   int
	Rank   int
	Shared bool // tied under every criterion: to be decided by lot, or shared
}

// Standings ranks all participants: by the first criterion, and whoever is still tied by the next,
// to the end of the list. A later criterion never overturns an earlier one.
func (t *Table) Standings(order []Criterion) *Standings {
	s := &Standings{Order: slices.Clone(order), byRank: make([]int, len(t.event.Players))}
	seats := make([]int, len(t.event.Players))
	for seat := range seats {
		seats[seat] = seat
	}
	ends, next := make([]int, 0, len(seats)), make([]int, 0, len(seats))
	if len(seats) > 0 {
		ends = append(ends, len(seats))
	}
	for _, c := range order {
		split, values := t.split(c)
		s.values = append(s.values, values)
		next = next[:0]
		start := 0
		for _, end := range ends {
			if end-start == 1 {
				split(seats[start:end], values)
				next = append(next, end)
			} else {
				for _, sub := range split(seats[start:end], values) {
					next = append(next, start+sub)
				}
			}
			start = end
		}
		ends, next = next, ends
	}
	start := 0
	for _, end := range ends {
		slices.Sort(seats[start:end])
		for _, seat := range seats[start:end] {
			s.byRank[seat] = len(s.Places)
			s.Places = append(s.Places, Place{Seat: seat, Rank: start + 1, Shared: end-start > 1})
		}
		start = end
	}
	return s
}

// split returns what orders a tied group by the criterion and where its values go.
func (t *Table) split(c Criterion) (func(group []int, values []Value) (ends []int), []Value) {
	if c.Name == DE || c.Name == USRES {
		return t.splitter(c), make([]Value, len(t.event.Players))
	}
	var ends []int
	return func(group []int, values []Value) []int {
		if len(group) > 1 {
			t.sortByValue(group, values, c)
		}
		ends = classes(ends[:0], group, values)
		return ends
	}, t.Values(c)
}

// Place returns a participant's place.
func (s *Standings) Place(seat int) Place { return s.Places[s.byRank[seat]] }

// Value returns what a participant has under the i-th criterion of the order. Of Direct Encounter
// that is the place inside the group that was still tied, 0 where it did not separate anyone.
func (s *Standings) Value(seat, i int) Value { return s.values[i][seat] }

// Separation says what put one participant before another.
type Separation struct {
	Ahead, Behind int // seats
	// Criterion is the place in the order of the criterion that decided, -1 where none did: the
	// two share their place.
	Criterion int
}

// Above returns what separated a participant from the one in the place above, and false for the first.
func (s *Standings) Above(seat int) (Separation, bool) {
	i := s.byRank[seat]
	if i == 0 {
		return Separation{}, false
	}
	return s.Separate(s.Places[i-1].Seat, seat), true
}

// Separate returns what separated two participants.
func (s *Standings) Separate(seat, other int) Separation {
	if s.byRank[seat] > s.byRank[other] {
		seat, other = other, seat
	}
	for i := range s.Order {
		if s.values[i][seat].Compare(s.values[i][other]) != 0 {
			return Separation{Ahead: seat, Behind: other, Criterion: i}
		}
	}
	return Separation{Ahead: seat, Behind: other, Criterion: -1}
}
