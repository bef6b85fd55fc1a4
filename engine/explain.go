package engine

// steps appends the steps of a criterion that one participant's record is enough for.
func (r *record) steps(dst []Step, rules *Rules, c Criterion) []Step {
	switch c.Name {
	case BH, FB, USMM, USSOL, USMED:
		return r.opponentSum(dst, rules, c, once)
	case SB, USSB:
		return r.opponentSum(dst, rules, c, byPoints)
	case KS:
		return r.koya(dst, c.koyaLimit(r.scoring.Win, r.games))
	}
	return r.ownRecord(dst, rules, c.Name)
}

// cutterOf returns what a criterion cuts, also where that follows from the score (US Chess 34E1).
func (r *record) cutterOf(rules *Rules, c Criterion) cutter {
	k := cutter{low: c.Low, high: c.High, rule: rules.LowCut}
	switch c.Name {
	case SB:
		k.order = byScore
	case PS:
		k.order = byRound
	case USMM, USMED:
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

// elementOf returns what the cuts have to know of a step.
func (r *record) elementOf(s *Step, rd *round, c Criterion) element {
	return element{
		contribution: s.Contribution,
		score:        s.Score,
		voluntary:    r.voluntary(rd, c.Forfeits),
		absent:       s.Basis == NoElement || s.Basis == Missing,
	}
}

// explain computes a criterion with its steps, cuts and running sums.
func (r *record) explain(rules *Rules, c Criterion) Explanation {
	x := Explanation{Criterion: c, Rules: *rules, Steps: r.steps(nil, rules, c)}
	k := r.cutterOf(rules, c)
	if k.low > 0 || k.high > 0 {
		elements := make([]element, len(r.rounds))
		cuts := make([]Cut, len(r.rounds))
		for i := range elements {
			elements[i] = r.elementOf(&x.Steps[i], &r.rounds[i], c)
		}
		k.mark(elements, cuts)
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
