package engine

import "math/big"

// usChess are the criteria of rule 34E, which keep its treatment of unplayed games whatever the event's
// rule set is.
var usChess = map[Name]bool{
	USMM: true, USSOL: true, USCUM: true, USMED: true, USRES: true, USBLK: true, USKAS: true, USSB: true, USOPC: true,
}

// american computes the criteria of rule 34E but 34E5.
func (s *slow) american(c Criterion, seat int) *big.Rat {
	half := big.NewRat(1, 2)
	win, draw := rat(s.event.Scoring.Win), rat(s.event.Scoring.Draw)
	total := new(big.Rat)
	switch c.Name {
	case USMM, USSOL, USMED:
		var list []*big.Rat
		for _, e := range s.elements(c, seat) {
			list = append(list, e.product)
		}
		low, high := s.americanCuts(c.Name, seat)
		for _, x := range discard(list, low, high) {
			total.Add(total, x)
		}
	case USCUM: // 34E3
		score := new(big.Rat)
		for _, r := range s.counted(seat) {
			score.Add(score, r.points)
			total.Add(total, score)
			if r.kind == Played || r.kind == ForfeitLoss {
				continue
			}
			// Off again: a point for what brought a full point without a game, and half a point for
			// what brought half of one where that is so announced.
			fullPoint, halfPoint := r.points.Cmp(win) >= 0, r.points.Cmp(draw) == 0
			if fullPoint || halfPoint && s.rules.Cumulative == FullAndHalfByes {
				total.Sub(total, r.points)
			}
		}
	case USBLK: // 34E6
		for _, r := range s.counted(seat) {
			if r.kind == Played && r.color == Black {
				total.Add(total, whole(1))
			}
		}
	case USKAS: // 34E7
		for _, r := range s.counted(seat) {
			if r.kind == Played {
				total.Add(total, whole(map[Outcome]int{Win: 4, Draw: 2, Loss: 1}[r.outcome]))
			}
		}
	case USSB: // 34E8
		for _, r := range s.counted(seat) {
			switch {
			case r.kind == Played && r.outcome == Win:
				total.Add(total, s.adjusted(r.opponent))
			case r.kind == Played && r.outcome == Draw:
				total.Add(total, mul(half, s.adjusted(r.opponent)))
			}
		}
	case USOPC: // 34E9
		for _, opponent := range s.met(seat) {
			total.Add(total, s.american(Criterion{Name: USCUM}, opponent))
		}
	}
	return total
}

// americanCuts is how many of the lowest and the highest are discarded: 34E1 by whether the score is
// more or less than half of the maximum, 34E4 for everybody alike.
func (s *slow) americanCuts(name Name, seat int) (low, high int) {
	k := 1
	if s.event.Rounds >= 9 {
		k = 2
	}
	half := mul(rat(s.event.Scoring.Win), big.NewRat(int64(s.rounds), 2))
	switch {
	case name == USSOL:
		return 0, 0
	case name == USMED || s.score(seat).Cmp(half) == 0:
		return k, k
	case s.score(seat).Cmp(half) > 0:
		return k, 0
	}
	return 0, k
}

// discard takes the lowest and then the highest values away.
func discard(list []*big.Rat, low, high int) []*big.Rat {
	for _, cut := range []struct{ count, sign int }{{low, -1}, {high, +1}} {
		for range cut.count {
			extreme := 0
			for i, x := range list {
				if x.Cmp(list[extreme]) == cut.sign {
					extreme = i
				}
			}
			if len(list) > 0 {
				list = append(append([]*big.Rat(nil), list[:extreme]...), list[extreme+1:]...)
			}
		}
	}
	return list
}

// resultBetweenTied is what each made plus or minus in the games between those with the same score
// (34E5).
func (s *slow) resultBetweenTied() []*big.Rat {
	values := make([]*big.Rat, len(s.lives))
	for _, group := range s.tied() {
		for _, p := range group {
			values[p] = new(big.Rat)
			for _, q := range group {
				for _, r := range s.counted(p) {
					if r.kind == Played && r.opponent == q {
						values[p].Add(values[p], whole(map[Outcome]int{Win: +1, Loss: -1}[r.outcome]))
					}
				}
			}
		}
	}
	return values
}
