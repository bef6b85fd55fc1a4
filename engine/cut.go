package engine

// element is what a cut has to know of a step.
type element struct {
	contribution Points
	score        Points // of the opponent or the dummy
	voluntary    bool   // a voluntary unplayed round (16.1.2)
	absent       bool   // no element of the sum: cannot be cut
}

// significance is the order in which a criterion finds its least significant value (14.1.1).
type significance uint8

const (
	// byContribution: the lowest contribution (Buchholz, ratings).
	byContribution significance = iota
	// byScore: the contribution from the lowest-scoring opponent, among equals the lowest (Sonneborn-Berger, 14.1.1.d).
	byScore
	// byRound: the earliest round (Progressive Scores, 14.1.1.c).
	byRound
)

// cutter strikes values out of the elements of one participant (Art. 14).
type cutter struct {
	low, high uint8
	order     significance
	rule      LowCut
}

// mark writes into cuts, of the same length as the elements, what is struck out: first the low
// cuts, then the high ones on what remains. Where there is nothing left, nothing more is cut.
func (k *cutter) mark(elements []element, cuts []Cut) {
	for range k.low {
		if i, cut := k.least(elements, cuts); i >= 0 {
			cuts[i] = cut
		}
	}
	for range k.high {
		if i := k.greatest(elements, cuts); i >= 0 {
			cuts[i] = CutHigh
		}
	}
}

// least returns the element that the next low cut takes, -1 where none is left.
//
// The Cut-1 exception (16.5): of someone with voluntary unplayed rounds the lowest of their
// contributions goes, provided that it is not lower than the least significant value. Among equal
// ones the lower opponent's score is taken, so that one that is itself the least significant value is found.
func (k *cutter) least(elements []element, cuts []Cut) (index int, cut Cut) {
	ordinary, voluntary := -1, -1
	for i := range elements {
		e := &elements[i]
		if e.absent || cuts[i] != Kept {
			continue
		}
		if ordinary < 0 || k.order.less(e, &elements[ordinary]) {
			ordinary = i
		}
		if e.voluntary && k.rule == VoluntaryFirst && k.order != byRound &&
			(voluntary < 0 || lessContribution(e, &elements[voluntary])) {
			voluntary = i
		}
	}
	if voluntary >= 0 && elements[voluntary].contribution >= elements[ordinary].contribution {
		return voluntary, CutLowVoluntary
	}
	return ordinary, CutLow
}

func (o significance) less(e, f *element) bool {
	switch o {
	case byRound:
		return false
	case byScore:
		return e.score < f.score || e.score == f.score && e.contribution < f.contribution
	}
	return e.contribution < f.contribution
}

func lessContribution(e, f *element) bool {
	return e.contribution < f.contribution || e.contribution == f.contribution && e.score < f.score
}

// greatest returns the most significant element, -1 where none is left: the highest contribution, in
// Sonneborn-Berger the one from the highest-scoring opponent, among equals the highest. There is no
// exception for voluntary unplayed rounds here.
func (k *cutter) greatest(elements []element, cuts []Cut) int {
	best := -1
	for i := range elements {
		if e := &elements[i]; !e.absent && cuts[i] == Kept && (best < 0 || k.order.less(&elements[best], e)) {
			best = i
		}
	}
	return best
}
