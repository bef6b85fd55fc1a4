package engine

// Values returns the criterion's value for every participant, by seat. The slice belongs to the table.
//
// Direct Encounter has no value of its own; what is returned is the place inside the group with the
// same score, 0 where the whole group stays tied or is a group of one.
func (t *Table) Values(c Criterion) []Value {
	if !t.unrated {
		c.Unrated = 0 // nobody to whom it applies
	}
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
			values[seat] = ValueOf(g.adjusted[seat+1])
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
	g := t.grid(c.perspective())
	r := t.records(c.perspective())
	limit := c.koyaLimit(t.event.Scoring.Win, t.possible)
	counts := c.Name.countsRounds()
	var contributions [roundStates]Points
	if counts {
		contributions = r.contributions(&g.rules, c.Name)
	}
	for seat := range values {
		r.turnTo(g, seat)
		sum := Points(0)
		switch {
		case c.Name == KS:
			sum = r.koyaSum(limit)
		case counts:
			for i := range r.rounds {
				sum += contributions[r.rounds[i].state()]
			}
		default:
			sum = r.ownSum(&g.rules, c)
		}
		values[seat] = ValueOf(sum)
	}
}
