package engine

// ranked is a seat beside the value it is sorted by: a comparison then looks nothing up.
type ranked struct {
	value Value
	seat  int
}

// sortRanked sorts a list by the values, the greatest first and the undefined last, and leaves equals in
// their order. The list is sorted by merging, with a buffer of the same length; which of the two holds the
// result is returned. Whole events are sorted with it, and it is the one sorting of values there is: the
// general one asks a function for each comparison, and once more in each module that is downloaded.
func sortRanked(list, buffer []ranked) []ranked {
	for width := 1; width < len(list); width *= 2 {
		for start := 0; start < len(list); start += 2 * width {
			middle, end := min(start+width, len(list)), min(start+2*width, len(list))
			merge(buffer[start:end], list[start:middle], list[middle:end])
		}
		list, buffer = buffer, list
	}
	return list
}

// merge fills dst with two sorted lists.
func merge(dst, first, second []ranked) {
	for i := range dst {
		if len(second) == 0 || len(first) > 0 && first[0].value.Compare(second[0].value) >= 0 {
			dst[i], first = first[0], first[1:]
		} else {
			dst[i], second = second[0], second[1:]
		}
	}
}

// sortingRoom returns a list and a buffer for sortRanked, used again for the next.
func (t *Table) sortingRoom(n int) (list, buffer []ranked) {
	players := len(t.event.Players)
	if t.ranked == nil {
		t.ranked = make([]ranked, 2*players)
	}
	return t.ranked[:n], t.ranked[players:][:n]
}

// sortByValue sorts a group by what its members have under a criterion, the best first: the greatest, or
// the smallest where the criterion is ascending. What can be undefined there is so for everyone or for nobody.
func (t *Table) sortByValue(group []int, values []Value, c Criterion) {
	list, buffer := t.sortingRoom(len(group))
	for i, seat := range group {
		v := values[seat]
		if c.Ascending() {
			v.num = -v.num
		}
		list[i] = ranked{v, seat}
	}
	for i, r := range sortRanked(list, buffer) {
		group[i] = r.seat
	}
}
