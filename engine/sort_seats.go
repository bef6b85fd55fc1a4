package engine

import (
	"cmp"
	"slices"
)

// keyed is a seat beside the number it is sorted by: a comparison then looks nothing up.
type keyed struct {
	key  int64
	seat int
}

// sortSeats sorts seats by their keys, the smallest first, and by the seat where they are equal. The keys,
// one a seat, are used up.
func sortSeats(seats []int, keys []keyed) {
	slices.SortFunc(keys, func(a, b keyed) int {
		if a.key != b.key {
			return compare(a.key, b.key)
		}
		return a.seat - b.seat
	})
	for i := range keys {
		seats[i] = keys[i].seat
	}
}

// sortByValue sorts a group by what its members have under a criterion, the best first: the greatest, or
// the smallest where the criterion is ascending.
func (t *Table) sortByValue(group []int, values []Value, c Criterion) {
	keys := t.keys[:0]
	den := values[group[0]].den
	for _, seat := range group {
		v := values[seat]
		if v.den != den { // averages over different numbers of games
			sortByFraction(group, values, c)
			return
		}
		keys = append(keys, keyed{c.direction() * v.num, seat})
	}
	sortSeats(group, keys)
}

// sortByFraction is sortByValue where the denominators differ. What is undefined comes last.
func sortByFraction(group []int, values []Value, c Criterion) {
	slices.SortFunc(group, func(a, b int) int {
		return cmp.Or(int(c.direction())*values[a].Compare(values[b]), a-b)
	})
}

// direction returns what a value is multiplied with so that the smaller is the better.
func (c Criterion) direction() int64 {
	if c.Ascending() {
		return 1
	}
	return -1
}
