package engine

// ranked is a seat beside the value it is sorted by: a comparison then looks nothing up.
type ranked struct {
	value Value
	seat  int
}

// sortRanked sorts the first n of t.ranked by the values, the greatest first and the undefined last, and
// leaves equals in their order. Whole events are sorted with it, by merging, and it is the one sorting of
// values there is: the general one asks a function for each comparison, and once more in each module that
// is downloaded.
func (t *Table) sortRanked(n int) []ranked {
	list, buffer := t.ranked[:n], t.buffer[:n]
	for width := 1; width < n; width *= 2 {
		for start := 0; start < n; start += 2 * width {
			middle, end := min(start+width, n), min(start+2*width, n)
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

// sortByValue sorts a group by what its members have under a criterion, the best first: the greatest, or
// the smallest where the criterion is ascending. What can be undefined there is so for everyone or for nobody.
func (t *Table) sortByValue(group []int, values []Value, c Criterion) {
	for i, seat := range group {
		v := values[seat]
		if c.Ascending() {
			v.num = -v.num
		}
		t.ranked[i] = ranked{v, seat}
	}
	for i, r := range t.sortRanked(len(group)) {
		group[i] = r.seat
	}
}
