package engine

// weight is what the opponent of a round, or whoever stands in for him, counts for.
type weight struct {
	basis   Basis
	limited bool
	final   Points
	limit   Points
	score   Points
}

// weigh decides what the opponent of a round, counted from 0, counts for (16.3, 16.4). before is the
// participant's score before the round.
func (r *record) weigh(rules *Rules, i int, forfeits bool, before Points) weight {
	rd := &r.rounds[i]
	basis := OpponentScore
	switch {
	case rd.kind == Played: // first, as nearly all are
		if rules.regular(r.pairing) || rules.Opponents == AsInStandings {
			basis = FinalScore
		}
	case r.free(rd):
		return weight{basis: NoElement}
	case r.asPlayed(rules, rd, forfeits):
		basis = ScheduledScore
		if rules.regular(r.pairing) {
			basis = FinalScore
		}
	default:
		return r.standIn(rules, i, before)
	}
	if rd.missing {
		return weight{basis: Missing}
	}
	return weight{basis: basis, final: r.field.final[rd.opponent], score: r.field.adjusted[rd.opponent]}
}

// standIn decides what an own unplayed round counts for (16.4 and its predecessors).
func (r *record) standIn(rules *Rules, i int, before Points) weight {
	rd := &r.rounds[i]
	switch rules.Own {
	case LeftOut:
		return weight{basis: NoElement}
	case ZeroOpponent:
		return weight{basis: Zero}
	case VirtualOpponent:
		later := Points(r.capRounds(rules) - (i + 1))
		return weight{basis: Virtual, final: before, score: before + r.scoring.Win - rd.awarded + later*r.scoring.Draw}
	}
	w := weight{basis: Dummy, final: r.final, score: r.final}
	if rules.Caps == Capped {
		r.capDummy(rules, rd, &w)
	}
	return w
}

// capDummy lowers the dummy by one of the two caps. They are alternatives: the scheduled opponent's
// adjusted score for forfeits (16.4.1), draws in all rounds for everything else (16.4.2).
func (r *record) capDummy(rules *Rules, rd *round, w *weight) {
	lowered := DummyByDraws
	w.limit = r.scoring.Draw * Points(r.capRounds(rules))
	if rd.kind.Forfeit() {
		switch {
		case !rd.met(): // a list that dropped the scheduled opponent: nothing to cap by
			w.limit = 0
			return
		case rd.missing:
			*w = weight{basis: Missing}
			return
		}
		w.limit, lowered = r.field.adjusted[rd.opponent], DummyByForfeit
	}
	w.limited = true
	if w.limit < w.score {
		w.score, w.basis = w.limit, lowered
	}
}

// opponentSum appends the steps of a sum over opponents, one a round.
func (r *record) opponentSum(dst []Step, rules *Rules, c Criterion) []Step {
	before := Points(0)
	for i := range r.rounds {
		rd := &r.rounds[i]
		w := r.weigh(rules, i, c.Forfeits, before)
		s := r.step(i)
		s.Basis, s.Final, s.Limit, s.Limited, s.Score = w.basis, w.final, w.limit, w.limited, w.score
		s.Times = c.times(rd)
		s.Contribution = c.contribution(w.score, rd)
		dst = append(dst, s)
		before += rd.awarded
	}
	return dst
}

// played reports whether the round is a game against an opponent whose points are known. Nearly all are,
// and whatever the rule set such an opponent counts for his adjusted score: what goes through the rounds of
// everybody asks for this first, and only then for weigh.
func (rd *round) played() bool { return rd.kind == Played && !rd.missing }

// opponentElements appends what the cuts of a sum over opponents are made from, in the order of the rounds.
func (r *record) opponentElements(dst []element, rules *Rules, c Criterion) []element {
	adjusted := r.field.adjusted
	before := Points(0)
	for i := range r.rounds {
		rd := &r.rounds[i]
		score, voluntary, absent := adjusted[rd.opponent], false, false
		if !rd.played() {
			w := r.weigh(rules, i, c.Forfeits, before)
			score, absent = w.score, w.basis == NoElement || w.basis == Missing
			voluntary = rules.LowCut == VoluntaryFirst && r.voluntary(rules, rd, c.Forfeits)
		}
		if !absent {
			dst = append(dst, element{c.contribution(score, rd), score, int32(i), voluntary, false})
		}
		before += rd.awarded
	}
	return dst
}

// times returns what the opponent's score is multiplied with: once in Buchholz (8.1), by the points
// awarded in Sonneborn-Berger (9.1), and in that of US Chess by one for an opponent beaten and by a half
// for one drawn with, whatever the scoring (34E8).
func (c Criterion) times(rd *round) Points {
	switch {
	case c.Name == SB:
		return rd.awarded
	case c.Name != USSB || rd.outcome == Win:
		return Point
	case rd.outcome == Draw:
		return HalfPoint
	}
	return 0
}

// contribution returns the opponent's score times its factor.
func (c Criterion) contribution(score Points, rd *round) Points {
	switch c.Name {
	case SB, USSB:
		return score.Mul(c.times(rd))
	}
	return score
}

// step returns the step of a round, counted from 0, before anything is known of the opponent's score.
func (r *record) step(i int) Step {
	rd := &r.rounds[i]
	s := Step{Round: i + 1, Kind: rd.kind, Outcome: rd.outcome, Awarded: rd.awarded}
	if rd.met() && r.field.players != nil {
		s.Opponent = r.field.players[rd.opponent-1].Number
	}
	return s
}
