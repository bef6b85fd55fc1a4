package engine

import "slices"

// usualForms are the forms of a sum over opponents that lists use: uncut, and with cuts by 14.1 to 14.4.
// All are made from one order of the contributions, so they are worked out together, and nothing but their
// sums is kept: the contributions themselves would fill the cache for nothing.
var usualForms = [...]cutter{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 1}, {2, 2}}

// formSums holds the sums, by the place of the form in usualForms and the seat.
type formSums [len(usualForms)][]Points

// family returns the uncut form of a sum over opponents.
func (c Criterion) family() Criterion {
	f := Criterion{Name: c.Name, Forfeits: c.Forfeits}
	if c.Name == USMM || c.Name == USMED {
		f.Name = USSOL
	}
	return f
}

// cutSums computes a sum over opponents. Deep cuts, and those that depend on the score (34E1), are not
// shared with other forms.
func (t *Table) cutSums(c Criterion, values []Value) {
	sums := t.formSums(c.family())
	form := slices.Index(usualForms[:], cutter{c.Low, c.High})
	if c.Name == USMM || c.Name == USMED {
		form = -1
	}
	g := t.grid(c.perspective())
	r := t.records(c.perspective())
	for seat := range values {
		if form >= 0 {
			values[seat] = ValueOf(sums[form][seat])
			continue
		}
		r.turnTo(g, seat)
		elements, ordered := t.arranged(&r, &g.rules, c)
		values[seat] = ValueOf(sums[0][seat] - r.cutterOf(c).away(elements, ordered))
	}
}

// arranged returns the elements of a record as arrange leaves them.
func (t *Table) arranged(r *record, rules *Rules, c Criterion) (elements []element, ordered int) {
	elements = r.opponentElements(t.scratch[:0], rules, c)
	return elements, arrange(elements)
}

// formSums returns the sums of the usual forms, worked out once. Under /P those of whoever had no forfeit
// are the same as without.
func (t *Table) formSums(family Criterion) *formSums {
	if sums, known := t.sums[family]; known {
		return sums
	}
	sums := new(formSums)
	for form := range sums {
		sums[form] = make([]Points, len(t.event.Players))
		if family.Forfeits {
			copy(sums[form], t.formSums(Criterion{Name: family.Name})[form])
		}
	}
	g := t.grid(family.perspective())
	r := t.records(family.perspective())
	for seat := range t.event.Players {
		if family.Forfeits && g.attended[seat] != hadForfeits {
			continue
		}
		r.turnTo(g, seat)
		if g.attended[seat] == playedAll && r.sumPlayed(family, sums, seat) {
			continue
		}
		elements, ordered := t.arranged(&r, &g.rules, family)
		sum := Points(0)
		for i := range elements {
			sum += elements[i].contribution
		}
		for form, k := range usualForms {
			sums[form][seat] = sum - k.away(elements, ordered)
		}
	}
	t.sums[family] = sums
	return sums
}

// sumPlayed does what formSums does for someone who played every round, in one pass and without a branch
// that depends on the scores: nothing but the significance decides then, and that is one number, the score
// above the contribution. It returns false where they do not fit into one, or where what the forms, in the
// order of usualForms, cut at the two ends overlaps.
func (r *record) sumPlayed(family Criterion, sums *formSums, seat int) bool {
	const none = 1<<63 - 1
	low1, low2, low3, high1, high2 := int64(none), int64(none), int64(none), int64(0), int64(0)
	sum, bits := Points(0), int64(0)
	adjusted := r.field.adjusted
	for i := range r.rounds {
		rd := &r.rounds[i]
		score := adjusted[rd.opponent]
		contribution := family.contribution(score, rd)
		sum += contribution
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
	c1 := sum - Points(uint32(low1))
	c2 := c1 - Points(uint32(low2))
	high := Points(uint32(high1))
	for form, s := range [...]Points{sum, c1, c2, c2 - Points(uint32(low3)), c1 - high, c2 - high - Points(uint32(high2))} {
		sums[form][seat] = s
	}
	return true
}
