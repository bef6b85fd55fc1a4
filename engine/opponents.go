package engine

// opponentsBuchholz computes the Average of Opponents' Buchholz (8.2) and the sum of the opponents'
// Buchholz: over the opponents met over the board, a repeated meeting counting each time (4.4).
func (t *Table) opponentsBuchholz(c Criterion, values []Value) {
	buchholz := t.Values(c.ofOpponents())
	g := t.grid(asPlayedOut)
	for seat := range values {
		sum, games := Points(0), 0
		for _, rd := range g.of(seat) {
			if rd.kind == Played && rd.met() {
				p, _ := buchholz[rd.seat()].Points()
				sum += p
				games++
			}
		}
		if c.Name == AOB {
			values[seat] = MeanValue(sum, games)
		} else {
			values[seat] = ValueOf(sum)
		}
	}
}

// ofOpponents returns the criterion of the opponents that an average over them takes.
func (c Criterion) ofOpponents() Criterion {
	switch c.Name {
	case AOB, SOB:
		if c.Fore {
			return Criterion{Name: FB, Forfeits: c.Forfeits}
		}
		return Criterion{Name: BH, Forfeits: c.Forfeits}
	case USOPC:
		return Criterion{Name: USCUM}
	case APRO:
		return Criterion{Name: TPR, Unrated: c.Unrated}
	case APPO:
		return Criterion{Name: PTP, Unrated: c.Unrated}
	}
	return Criterion{}
}

// opponentsCumulative computes the Cumulative of opposition (34E9): the sum of the opponents'
// cumulative scores over the games actually played.
func (t *Table) opponentsCumulative(values []Value) {
	cumulative := t.Values(Criterion{Name: USCUM})
	g := t.grid(american)
	for seat := range values {
		sum := Points(0)
		for _, rd := range g.of(seat) {
			if rd.kind == Played && rd.met() {
				p, _ := cumulative[rd.seat()].Points()
				sum += p
			}
		}
		values[seat] = ValueOf(sum)
	}
}
