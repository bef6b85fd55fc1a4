package engine

// adjust returns what a participant's score counts for as an opponent's (16.3), seen from the last
// round backwards: as long as only voluntary unplayed rounds were seen, a requested bye is one after
// which he was never available again.
func (g *grid) adjust(e *Event, rounds []round) Points {
	sum, available := Points(0), false
	for i := len(rounds) - 1; i >= 0; i-- {
		sum += g.counts(e, &rounds[i], available)
		available = available || rounds[i].kind.available()
	}
	return sum
}

// counts returns what one round counts for towards the score brought to opponents.
func (g *grid) counts(e *Event, rd *round, available bool) Points {
	free := e.Pairing == Predetermined && !rd.kind.Forfeit()
	if free || g.rules.regular(e.Pairing) {
		return rd.awarded
	}
	return g.rules.opponentPoints(rd.kind, rd.awarded, e.Scoring.Draw, available)
}

// available reports whether the round shows that its participant was available to play (16.2.3).
func (k Kind) available() bool { return k != Open && k != Pending && !k.Voluntary() }

// opponentRound returns what an unplayed round of an opponent counts for, and what was awarded.
// available says, of a requested bye, that a round followed that was not a voluntary unplayed one.
func (rules *Rules) opponentRound(k Kind, scoring *Scoring, available bool) (counted, awarded Points) {
	awarded = scoring.Points(k, NoOutcome)
	return rules.opponentPoints(k, awarded, scoring.Draw, available), awarded
}

// opponentPoints is opponentRound where the points awarded are known.
func (rules *Rules) opponentPoints(k Kind, awarded, draw Points, available bool) Points {
	switch rules.Opponents {
	case HalfForEachUnplayed:
		if k.Unplayed() {
			return draw
		}
	case AdjustedByAvailability:
		if k.Requested() && !available {
			return draw
		}
	}
	return awarded
}
