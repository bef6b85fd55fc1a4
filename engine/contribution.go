package engine

// weigh decides what the opponent of a round, or whoever stands in for him, counts for (16.3,
// 16.4): the step's Basis, Final, Limit and Score. before is the participant's score before the round.
func (r *record) weigh(rules *Rules, rd *round, forfeits bool, before Points, s *Step) {
	switch {
	case r.free(rd):
		s.Basis = NoElement
	case rd.missing && (rd.kind == Played || r.asPlayed(rd, forfeits)):
		s.Basis = Missing
	case rd.kind == Played:
		s.Basis, s.Final, s.Score = OpponentScore, rd.final, rd.adjusted
		if r.pairing == Predetermined || rules.Opponents == AsInStandings {
			s.Basis = FinalScore
		}
	case r.asPlayed(rd, forfeits):
		s.Basis, s.Final, s.Score = ScheduledScore, rd.final, rd.adjusted
		if r.pairing == Predetermined {
			s.Basis = FinalScore
		}
	default:
		r.standIn(rules, rd, before, s)
	}
}

// standIn decides what an own unplayed round counts for (16.4 and its predecessors).
func (r *record) standIn(rules *Rules, rd *round, before Points, s *Step) {
	switch rules.Own {
	case LeftOut:
		s.Basis = NoElement
	case ZeroOpponent:
		s.Basis = Zero
	case VirtualOpponent:
		later := Points(r.capRounds(rules) - rd.number)
		s.Basis, s.Final = Virtual, before
		s.Score = before + r.scoring.Win - rd.awarded + later*r.scoring.Draw
	default:
		s.Basis, s.Final, s.Score = Dummy, r.final, r.final
		if rules.Caps == Uncapped {
			return
		}
		r.capDummy(rules, rd, s)
	}
}

// capDummy lowers the dummy by one of the two caps. They are alternatives: the scheduled opponent's
// adjusted score for forfeits (16.4.1), draws in all rounds for everything else (16.4.2).
func (r *record) capDummy(rules *Rules, rd *round, s *Step) {
	lowered := DummyByDraws
	s.Limit = r.scoring.Draw * Points(r.capRounds(rules))
	if rd.kind.Forfeit() {
		lowered = DummyByForfeit
		if rd.missing || !rd.met {
			// The scheduled opponent's points are not known, so neither is the cap.
			if rd.met {
				s.Basis = Missing
			}
			s.Limit = 0
			return
		}
		s.Limit = rd.adjusted
	}
	s.Limited = true
	if s.Limit < s.Score {
		s.Score, s.Basis = s.Limit, lowered
	}
}

// opponentSum appends the steps of a sum over opponents, one a round: Buchholz, where every score
// counts once (8.1), or Sonneborn-Berger, where it counts times the points awarded (9.1).
func (r *record) opponentSum(dst []Step, rules *Rules, c Criterion, times factor) []Step {
	before := Points(0)
	for i := range r.rounds {
		rd := &r.rounds[i]
		s := stepOf(rd)
		r.weigh(rules, rd, c.Forfeits, before, &s)
		s.Times = Point
		if times == byPoints {
			s.Times = rd.awarded
		}
		if s.Basis != NoElement && s.Basis != Missing {
			s.Contribution = s.Score.Mul(s.Times)
		}
		dst = append(dst, s)
		before += rd.awarded
	}
	return dst
}

// factor is what an opponent's score is multiplied with.
type factor uint8

const (
	once factor = iota
	byPoints
)

func stepOf(rd *round) Step {
	return Step{Round: rd.number, Kind: rd.kind, Outcome: rd.outcome, Opponent: rd.opponent, Awarded: rd.awarded}
}
