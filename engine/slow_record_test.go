package engine

import "math/big"

// value computes every criterion that needs no group of tied participants.
func (s *slow) value(c Criterion, seat int) *big.Rat {
	switch c.Name {
	case PTS:
		return s.score(seat)
	case BH, FB, SB:
		return s.sum(c, seat)
	case AOB, SOB:
		return s.opponentsBuchholz(c, seat)
	case ABH, AFB:
		return s.adjusted(seat)
	case KS:
		return s.koya(c.Limit, seat)
	case PS:
		return s.progressive(int(c.Low), seat)
	case STD:
		return s.standard(seat)
	case TPN:
		return whole(s.event.Players[seat].Number)
	case ARO, TPR, PTP, APRO, APPO, RTNG:
		return s.ratingCriterion(c, seat)
	case USMM, USSOL, USCUM, USMED, USBLK, USKAS, USSB, USOPC:
		return s.american(c, seat)
	}
	n := 0
	for _, r := range s.lives[seat] {
		if (r.counted || c.Name == RIP) && s.ofRecord(c.Name, r) {
			n++
		}
	}
	return whole(n)
}

// ofRecord says whether a round is one of those that the criterion counts.
func (s *slow) ofRecord(name Name, r slowRound) bool {
	switch name {
	case WIN: // 7.1: as many points as a win brings, with or without playing
		return r.points.Cmp(rat(s.event.Scoring.Win)) == 0
	case WON: // 7.2: won over the board
		return r.kind == Played && r.outcome == Win
	case BPG: // 7.3: played over the board with Black
		return r.kind == Played && r.color == Black
	case BWG: // 7.4
		return r.kind == Played && r.color == Black && r.outcome == Win
	case REP, GE: // 7.6: all but requested byes and forfeit losses
		return !voluntary(r.kind)
	case VUR: // 16.1.2
		return voluntary(r.kind)
	case NUM:
		return r.kind == Played
	case RIP: // paired, with or without a result, or the pairing-allocated bye
		return r.opponent >= 0 || r.kind == PairingBye
	}
	panic("no slow form of " + name.String())
}

// progressive is the sum of the scores after each round (7.5); a cut takes the sums after the first
// rounds away (14.1.1.c).
func (s *slow) progressive(dropped, seat int) *big.Rat {
	total := new(big.Rat)
	score := new(big.Rat)
	for _, r := range s.counted(seat) {
		score.Add(score, r.points)
		if r.number > dropped {
			total.Add(total, score)
		}
	}
	return total
}

// standard compares the points of each round with those of the scheduled opponent, or with a draw's
// where there is none (7.7).
func (s *slow) standard(seat int) *big.Rat {
	total := new(big.Rat)
	for _, r := range s.counted(seat) {
		against := rat(s.event.Scoring.Draw)
		if r.opponent >= 0 && s.rules.Standard == AgainstOpponent {
			against = s.lives[r.opponent][r.number-1].points
		}
		switch r.points.Cmp(against) {
		case +1:
			total.Add(total, whole(1))
		case 0:
			total.Add(total, big.NewRat(1, 2))
		}
	}
	return total
}

// koya adds the points won against everybody who has at least half of the maximum (9.2), or another
// part of it (14.5). In a round robin a free round can bring no points, so that it is no part of
// the maximum.
func (s *slow) koya(limit Limit, seat int) *big.Rat {
	total := new(big.Rat)
	for _, r := range s.counted(seat) {
		if r.opponent < 0 {
			continue
		}
		maximum := mul(rat(s.event.Scoring.Win), whole(s.rounds-s.freeRounds()))
		threshold := mul(maximum, big.NewRat(1, 2))
		if limit.Percent > 0 {
			threshold = mul(maximum, big.NewRat(int64(limit.Percent), 100))
		}
		threshold.Add(threshold, big.NewRat(int64(limit.HalfPoints), 2))
		if s.score(r.opponent).Cmp(threshold) >= 0 {
			total.Add(total, r.points)
		}
	}
	return total
}

// freeRounds is how many rounds of a round robin bring an opponent to nobody: what even the
// participant with the most opponents had no game in.
func (s *slow) freeRounds() int {
	if s.swiss {
		return 0
	}
	fewest := s.rounds
	for _, life := range s.lives {
		free := 0
		for _, r := range life {
			if r.opponent < 0 {
				free++
			}
		}
		fewest = min(fewest, free)
	}
	return fewest
}

// met are the seats of the opponents of the games played, once for every meeting (4.4). A game that
// Fore Buchholz pretends is none.
func (s *slow) met(seat int) []int {
	var seats []int
	for _, r := range s.counted(seat) {
		if s.event.Cell(seat, r.number).Kind == Played {
			seats = append(seats, r.opponent)
		}
	}
	return seats
}

// opponentsBuchholz is the mean (8.2) or the sum of the Buchholz of the opponents met over the board.
func (s *slow) opponentsBuchholz(c Criterion, seat int) *big.Rat {
	var list []*big.Rat
	for _, opponent := range s.met(seat) {
		list = append(list, s.sum(Criterion{Name: BH, Forfeits: c.Forfeits}, opponent))
	}
	if c.Name == AOB {
		return mean(list)
	}
	total := new(big.Rat)
	for _, x := range list {
		total.Add(total, x)
	}
	return total
}
