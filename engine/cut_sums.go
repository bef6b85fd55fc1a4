package engine

import "slices"

// usualCuts are the forms of a criterion with cuts (14.1–14.4) that lists use. All are made from one order
// of the elements, so they are worked out together, and of a sum only what each form strikes out is kept:
// the elements themselves would fill the cache for nothing.
var usualCuts = [...]cutter{{1, 0}, {2, 0}, {3, 0}, {1, 1}, {2, 2}}

// cutAway is the sum of what is struck out, by the place of the form in usualCuts and the seat.
type cutAway [len(usualCuts)][]Points

// cutSums computes a sum over opponents: the uncut sum, less what the form cuts.
func (t *Table) cutSums(c Criterion, values []Value) {
	sums := t.opponentSums(c.family())
	median := c.Name == USMM || c.Name == USMED
	usual := slices.Index(usualCuts[:], cutter{c.Low, c.High})
	switch {
	case median || usual < 0 && c.Low > 0:
		t.unusualCuts(c, sums, values)
	case usual < 0:
		for seat := range values {
			values[seat] = ValueOf(sums[seat])
		}
	default:
		away := t.cutAway(c.family())[usual]
		for seat := range values {
			values[seat] = ValueOf(sums[seat] - away[seat])
		}
	}
}

// unusualCuts computes a form whose cuts are not shared with others: deep ones, and those that depend on
// the score (34E1).
func (t *Table) unusualCuts(c Criterion, sums []Points, values []Value) {
	g := t.grid(c.perspective())
	r := t.records(c.perspective())
	for seat := range values {
		r.turnTo(g, seat)
		elements, ordered := t.arranged(&r, &g.rules, c)
		values[seat] = ValueOf(sums[seat] - r.cutterOf(c).away(elements, ordered))
	}
}

// arranged returns the elements of a record as arrange leaves them.
func (t *Table) arranged(r *record, rules *Rules, c Criterion) (elements []element, ordered int) {
	elements = r.opponentElements(t.scratch[:0], rules, c)
	return elements, arrange(elements)
}

// family returns the uncut form that a sum over opponents is cut from.
func (c Criterion) family() Criterion {
	f := Criterion{Name: c.Name, Forfeits: c.Forfeits}
	if c.Name == USMM || c.Name == USMED {
		f.Name = USSOL
	}
	return f
}

// opponentSums returns an uncut sum over opponents, worked out once for all that is made of it. Under /P
// the sum of whoever had no forfeit is the same as without.
func (t *Table) opponentSums(family Criterion) []Points {
	if sums, known := t.sums[family]; known {
		return sums
	}
	p := family.perspective()
	g := t.grid(p)
	sums := make([]Points, len(t.event.Players))
	if family.Forfeits {
		copy(sums, t.opponentSums(Criterion{Name: family.Name}))
	}
	r := t.records(p)
	for seat := range sums {
		if !family.Forfeits || g.attended[seat] == hadForfeits {
			r.turnTo(g, seat)
			sums[seat] = r.opponentTotal(&g.rules, family)
		}
	}
	t.sums[family] = sums
	return sums
}

// cutAway returns what the usual forms of a sum over opponents strike out, worked out once; of /P as in
// opponentSums.
func (t *Table) cutAway(family Criterion) *cutAway {
	if away, known := t.away[family]; known {
		return away
	}
	p := family.perspective()
	g := t.grid(p)
	away := new(cutAway)
	for form := range away {
		away[form] = make([]Points, len(t.event.Players))
	}
	if family.Forfeits {
		for form, plain := range t.cutAway(Criterion{Name: family.Name}) {
			copy(away[form], plain)
		}
	}
	r := t.records(p)
	for seat := range t.event.Players {
		if family.Forfeits && g.attended[seat] != hadForfeits {
			continue
		}
		r.turnTo(g, seat)
		if g.attended[seat] != playedAll || !r.cutEnds(family, away, seat) {
			elements, ordered := t.arranged(&r, &g.rules, family)
			for form, k := range usualCuts {
				away[form][seat] = k.away(elements, ordered)
			}
		}
	}
	t.away[family] = away
	return away
}

// cutEnds does what cutAway does for someone who played every round, in one pass and without a branch that
// depends on the scores: nothing but the significance decides then, and that is one number, the score
// above the contribution. It returns false where they do not fit into one, or where the ends that the forms
// cut, in the order of usualCuts, overlap.
func (r *record) cutEnds(family Criterion, away *cutAway, seat int) bool {
	const none = 1<<63 - 1
	low1, low2, low3, high1, high2 := int64(none), int64(none), int64(none), int64(0), int64(0)
	bits := int64(0)
	adjusted := r.field.adjusted
	for i := range r.rounds {
		rd := &r.rounds[i]
		score := adjusted[rd.opponent]
		contribution := family.contribution(score, rd)
		bits |= int64(score) | int64(contribution)
		key := int64(score)<<32 | int64(contribution)

		x := max(low1, key)
		low1 = min(low1, key)
		y := max(low2, x)
		low2 = min(low2, x)
		low3 = min(low3, y)
		z := min(high1, key)
		high1 = max(high1, key)
		high2 = max(high2, z)
	}
	if bits>>31 != 0 || len(r.rounds) < 4 {
		return false
	}
	c1 := Points(uint32(low1))
	c2 := c1 + Points(uint32(low2))
	h1 := Points(uint32(high1))
	away[0][seat], away[1][seat], away[2][seat] = c1, c2, c2+Points(uint32(low3))
	away[3][seat], away[4][seat] = c1+h1, c2+h1+Points(uint32(high2))
	return true
}
