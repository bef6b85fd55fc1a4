package engine

// Values returns the criterion's value for every participant, by seat. The slice belongs to the table.
//
// Direct Encounter has no value of its own; what is returned is the place inside the group with the
// same score, 0 where the whole group stays tied or is a group of one.
func (t *Table) Values(c Criterion) []Value {
	if values, known := t.values[c]; known {
		return values
	}
	values := make([]Value, len(t.event.Players))
	t.compute(c, values)
	t.values[c] = values
	return values
}

// Value returns the criterion's value for one participant.
func (t *Table) Value(c Criterion, seat int) Value { return t.Values(c)[seat] }

// compute fills in the criterion's value for every participant.
func (t *Table) compute(c Criterion, values []Value) {
	switch c.Name {
	case DE, USRES:
		t.encounterValues(c, values)
	case TPN:
		for seat := range values {
			values[seat] = WholeValue(t.event.Players[seat].Number)
		}
	case AOB, SOB:
		t.opponentsBuchholz(c, values)
	case USOPC:
		t.opponentsCumulative(values)
	case ARO, TPR, PTP, APRO, APPO, RTNG:
		t.ratingValues(c, values)
	case ABH, AFB:
		g := t.grid(c.perspective())
		for seat := range values {
			values[seat] = ValueOf(g.adjusted[seat])
		}
	case BH, FB, SB, USMM, USMED, USSOL, USSB:
		t.cutSums(c, values)
	default:
		t.plainSums(c, values)
	}
}

// perspective returns from where the criterion sees the scores.
func (c Criterion) perspective() perspective {
	switch {
	case c.Name == FB || c.Name == AFB || c.Fore:
		return fore
	case c.Name.american():
		return american
	}
	return asPlayedOut
}

// plainSums computes criteria of the own record and Koya, of which nothing or only the first rounds
// are cut.
func (t *Table) plainSums(c Criterion, values []Value) {
	p := c.perspective()
	rules := &t.grid(p).rules
	for seat := range values {
		r := t.record(seat, p)
		t.steps = r.steps(t.steps[:0], rules, c)
		cut := 0
		if c.Name == PS {
			cut = int(c.Low)
		}
		sum := Points(0)
		for i := range t.steps {
			if i >= cut {
				sum += t.steps[i].Contribution
			}
		}
		values[seat] = ValueOf(sum)
	}
}

// cutSums computes sums over opponents: the elements of the uncut form are worked out once and
// shared by all that are cut from it.
func (t *Table) cutSums(c Criterion, values []Value) {
	p := c.perspective()
	g := t.grid(p)
	elements, n := t.elements(c, p), t.rounds
	for seat := range values {
		own := elements[seat*n : (seat+1)*n]
		r := record{final: g.scores[seat], scoring: &t.event.Scoring, announced: t.event.Rounds, counted: n}
		k := r.cutterOf(&g.rules, c)
		cuts := t.cuts[:n]
		clear(cuts)
		k.mark(own, cuts)
		sum := Points(0)
		for i := range own {
			if cuts[i] == Kept {
				sum += own[i].contribution
			}
		}
		values[seat] = ValueOf(sum)
	}
}

// elements returns the elements of the uncut form of a sum over opponents, one a counted round for
// each participant.
func (t *Table) elements(c Criterion, p perspective) []element {
	family := Criterion{Name: c.Name, Forfeits: c.Forfeits}
	if c.Name == USMM || c.Name == USMED {
		family.Name = USSOL
	}
	if list, known := t.lists[family]; known {
		return list
	}
	rules := &t.grid(p).rules
	list := make([]element, 0, len(t.event.Players)*t.rounds)
	for seat := range t.event.Players {
		r := t.record(seat, p)
		t.steps = r.steps(t.steps[:0], rules, family)
		for i := range t.steps {
			list = append(list, r.elementOf(&t.steps[i], &r.rounds[i], family))
		}
	}
	t.lists[family] = list
	return list
}
