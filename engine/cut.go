package engine

// element is what a cut has to know of a contribution.
type element struct {
	contribution Points
	score        Points // of the opponent or the dummy
	place        int32  // among the rounds or games that are cut from
	voluntary    bool   // of a voluntary unplayed round, which is cut before others (16.5)
	excepted     bool   // set by arrange: a low cut takes it by the exception
}

// less orders elements by significance (14.1.1): by the opponent's score, among equals by the contribution.
// In Buchholz and for ratings the two are the same; for Sonneborn-Berger this is 14.1.1.d. Where all are
// equal the earliest round is the least significant, as in Progressive Scores, whose elements have
// neither (14.1.1.c).
func (e *element) less(f *element) bool {
	return e.score < f.score || e.score == f.score && e.contribution < f.contribution
}

// arrange puts the elements, given in the order of the rounds, into the order in which low cuts take them.
// It does not depend on how many are cut, so that all forms of a criterion share it.
//
// That is the order of significance, but for the Cut-1 exception (16.5): of someone with voluntary
// unplayed rounds the lowest of their contributions goes, provided that it is not lower than the least
// significant value. Among equal ones the lower opponent's score is taken, so that one that is itself the
// least significant value is found. From the returned place on the elements stand in the order of
// significance.
func arrange(elements []element) (ordered int) {
	voluntary := 0
	for i := range elements {
		e := elements[i]
		if e.voluntary {
			voluntary++
		}
		for ; i > 0 && e.less(&elements[i-1]); i-- {
			elements[i] = elements[i-1]
		}
		elements[i] = e
	}
	for ; voluntary > 0; ordered++ {
		rest := elements[ordered:]
		next := 0
		if i := lowestVoluntary(rest); rest[i].contribution >= rest[0].contribution {
			next = i
			rest[i].excepted = true
		}
		e := rest[next]
		copy(rest[1:next+1], rest[:next])
		rest[0] = e
		if e.voluntary {
			voluntary--
		}
	}
	return ordered
}

// lowestVoluntary returns the lowest contribution of a voluntary unplayed round in elements that stand in
// the order of significance and hold one.
func lowestVoluntary(elements []element) int {
	lowest := -1
	for i := range elements {
		e := &elements[i]
		if e.voluntary && (lowest < 0 || e.contribution < elements[lowest].contribution) {
			lowest = i
		}
	}
	return lowest
}

// greatest returns the most significant element, the earliest of several. There is no exception for
// voluntary unplayed rounds here.
func greatest(elements []element) int {
	best := 0
	for i := 1; i < len(elements); i++ {
		e, f := &elements[best], &elements[i]
		if e.less(f) || f.place < e.place && !f.less(e) {
			best = i
		}
	}
	return best
}

// cutHigh takes the most significant element (14.3, 14.4) out of those that are left, and leaves the
// others in any order.
func cutHigh(left []element) (cut element, others []element) {
	i := greatest(left)
	cut = left[i]
	left[i] = left[0]
	return cut, left[1:]
}

// cutter says how much is struck out of the elements of one participant (Art. 14).
type cutter struct {
	low, high uint8
}

// mark writes into cuts, by the places of the elements, what is struck out: first the low cuts, then the
// high ones on what remains. Where there is nothing left, nothing more is cut.
func (k cutter) mark(elements []element, cuts []Cut) {
	arrange(elements)
	low := min(int(k.low), len(elements))
	for _, e := range elements[:low] {
		cuts[e.place] = CutLow
		if e.excepted {
			cuts[e.place] = CutLowVoluntary
		}
	}
	left := elements[low:]
	for range min(int(k.high), len(left)) {
		var e element
		e, left = cutHigh(left)
		cuts[e.place] = CutHigh
	}
}

// away returns the sum of what is struck out of elements as arrange leaves them. Their slice has to have
// room for as many again.
func (k cutter) away(elements []element, ordered int) Points {
	low := min(int(k.low), len(elements))
	high := min(int(k.high), len(elements)-low)
	sum := Points(0)
	for i := range elements[:low] {
		sum += elements[i].contribution
	}
	if low >= ordered {
		for i := range high {
			sum += elements[len(elements)-1-i].contribution
		}
		return sum
	}
	left := append(elements, elements[low:]...)[len(elements):]
	for range high {
		var e element
		e, left = cutHigh(left)
		sum += e.contribution
	}
	return sum
}
