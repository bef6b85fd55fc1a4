package engine

// steps returns the steps of a criterion that one participant's record is enough for.
func (r *record) steps(rules *Rules, c Criterion) []Step {
	dst := make([]Step, 0, len(r.rounds))
	switch c.Name {
	case BH, FB, SB, USMM, USSOL, USMED, USSB:
		return r.opponentSum(dst, rules, c)
	case KS:
		return r.koya(dst, c.koyaLimit(r.scoring.Win, r.games))
	}
	return r.ownRecord(dst, rules, c.Name)
}

// cutterOf returns what a criterion cuts, also where that follows from the score (US Chess 34E1).
func (r *record) cutterOf(c Criterion) cutter {
	k := cutter{low: c.Low, high: c.High}
	if c.Name == USMM || c.Name == USMED {
		k.low, k.high = r.medianCuts(c.Name)
	}
	return k
}

// medianCuts returns how many of the lowest and highest scores US Chess discards: one each, two
// from nine rounds on. The Modified Median spares the end that speaks for the player: above an even
// score only the lowest go, below it only the highest (34E1, 34E4).
func (r *record) medianCuts(n Name) (low, high uint8) {
	k := uint8(1)
	if r.announced >= 9 {
		k = 2
	}
	even := r.scoring.Win * Points(r.counted)
	switch {
	case n == USMED || 2*r.final == even:
		return k, k
	case 2*r.final > even:
		return k, 0
	}
	return 0, k
}

// elements returns what the cuts of a criterion are made from.
func (r *record) elements(rules *Rules, c Criterion) []element {
	if c.Name == PS {
		elements := make([]element, len(r.rounds)) // cut by the round alone
		for i := range elements {
			elements[i].place = int32(i)
		}
		return elements
	}
	return r.opponentElements(nil, rules, c)
}

// explain computes a criterion with its steps, cuts and running sums.
func (r *record) explain(rules *Rules, c Criterion) Explanation {
	x := Explanation{Criterion: c, Rules: *rules, Steps: r.steps(rules, c)}
	k := r.cutterOf(c)
	if k.low > 0 || k.high > 0 {
		cuts := make([]Cut, len(r.rounds))
		k.mark(r.elements(rules, c), cuts)
		for i := range cuts {
			x.Steps[i].Cut = cuts[i]
		}
	}
	sum := Points(0)
	for i := range x.Steps {
		s := &x.Steps[i]
		if s.Cut == Kept {
			sum += s.Contribution
		}
		s.Running = sum
	}
	x.Value = ValueOf(sum)
	return x
}
