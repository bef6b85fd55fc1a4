package engine

// cutSums is what all forms of a sum over opponents share, for every participant: the elements, their
// sum, and which of them the first low cuts take.
type cutSums struct {
	elements []element
	sums     []Points
	lows     []int32 // sharedLows a participant: places of the elements in the order of the cuts, -1 when none is left
}

// sharedLows is how many low cuts are worked out for all forms at once. Deeper cuts exist but are rare.
const sharedLows = 3

// cutSums computes a sum over opponents: the elements of the uncut form are worked out once and shared
// by all that are cut from it.
func (t *Table) cutSums(c Criterion, values []Value) {
	p := c.perspective()
	g, n := t.grid(p), t.rounds
	shared := t.sharedSums(c, p)
	for seat := range values {
		own := shared.elements[seat*n : (seat+1)*n]
		r := record{final: g.scores[seat], scoring: &t.event.Scoring, announced: t.event.Rounds, counted: n}
		k := r.cutterOf(&g.rules, c)
		sum := shared.sums[seat]
		if k.low > sharedLows || k.high > 0 && k.low == 0 {
			values[seat] = ValueOf(sum - t.cutAway(&k, own))
			continue
		}
		cuts := t.cuts[:n]
		if k.high > 0 {
			clear(cuts)
		}
		for _, i := range shared.lows[sharedLows*seat:][:k.low] {
			if i >= 0 {
				sum -= own[i].contribution
				cuts[i] = CutLow
			}
		}
		for range k.high {
			if i := k.greatest(own, cuts); i >= 0 {
				sum -= own[i].contribution
				cuts[i] = CutHigh
			}
		}
		values[seat] = ValueOf(sum)
	}
}

// cutAway returns the sum of what the cutter strikes out.
func (t *Table) cutAway(k *cutter, elements []element) Points {
	cuts := t.cuts[:len(elements)]
	clear(cuts)
	k.mark(elements, cuts)
	sum := Points(0)
	for i := range elements {
		if cuts[i] != Kept {
			sum += elements[i].contribution
		}
	}
	return sum
}

// sharedSums returns what the forms of a sum over opponents share, worked out once.
func (t *Table) sharedSums(c Criterion, p perspective) *cutSums {
	family := Criterion{Name: c.Name, Forfeits: c.Forfeits}
	if c.Name == USMM || c.Name == USMED {
		family.Name = USSOL
	}
	if s, known := t.sums[family]; known {
		return s
	}
	rules, players := &t.grid(p).rules, len(t.event.Players)
	s := &cutSums{
		elements: make([]element, 0, players*t.rounds),
		sums:     make([]Points, players),
		lows:     make([]int32, players*sharedLows),
	}
	for seat := range players {
		r := t.record(seat, p)
		s.elements = r.opponentElements(s.elements, rules, family)
		own := s.elements[seat*t.rounds:]
		for i := range own {
			s.sums[seat] += own[i].contribution
		}
		k := cutter{order: family.significance(), rule: rules.LowCut}
		cuts := t.cuts[:t.rounds]
		clear(cuts)
		for j := range sharedLows {
			i, cut := k.least(own, cuts)
			if i >= 0 {
				cuts[i] = cut
			}
			s.lows[sharedLows*seat+j] = int32(i)
		}
	}
	t.sums[family] = s
	return s
}
