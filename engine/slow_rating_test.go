package engine

import "math/big"

// performanceOf is the table B.02 8.1.1: by the score per game in hundredths, from 0 to 100, how far
// the performance is above the average of the opponents.
var performanceOf = [101]int{
	-800, -677, -589, -538, -501, -470, -444, -422, -401, -383,
	-366, -351, -336, -322, -309, -296, -284, -273, -262, -251,
	-240, -230, -220, -211, -202, -193, -184, -175, -166, -158,
	-149, -141, -133, -125, -117, -110, -102, -95, -87, -80,
	-72, -65, -57, -50, -43, -36, -29, -21, -14, -7,
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
	72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
	149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
	240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
	366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
	800,
}

// bandEnds is the table B.02 8.1.2: the greatest difference of ratings with which the higher one is
// expected to score 50, 51 … 99 hundredths; from there on a hundred.
var bandEnds = [50]int{
	3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
	76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
	153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
	245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
	374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
}

// slowExpected is what a player is expected to score, in hundredths, with the rating that much higher.
func slowExpected(difference int) int {
	if difference < 0 {
		return 100 - slowExpected(-difference)
	}
	for i, end := range bandEnds {
		if difference <= end {
			return 50 + i
		}
	}
	return 100
}

// rating is what a participant is rated, 0 when that is not known.
func (s *slow) rating(seat, unrated int) int {
	if rating := s.event.Players[seat].Rating; rating != 0 {
		return rating
	}
	return unrated
}

// ratingCriterion computes the criteria of Art. 10. They are dropped where anybody is unrated, unless
// a rating for that has been announced.
func (s *slow) ratingCriterion(c Criterion, seat int) *big.Rat {
	unrated := s.unrated
	if c.Unrated != 0 {
		unrated = int(c.Unrated)
	}
	for other := range s.lives {
		if s.rating(other, unrated) == 0 {
			return nil
		}
	}
	switch c.Name {
	case RTNG:
		return whole(s.rating(seat, unrated))
	case ARO:
		return halfUp(s.averageRating(seat, unrated, int(c.Low), int(c.High)), 1)
	case TPR:
		return s.performance(seat, unrated)
	case PTP:
		return s.perfect(seat, unrated)
	}
	var list []*big.Rat
	for _, opponent := range s.met(seat) {
		of := s.performance(opponent, unrated)
		if c.Name == APPO {
			of = s.perfect(opponent, unrated)
		}
		if of != nil {
			list = append(list, of)
		}
	}
	return halfUp(mean(list), 1)
}

// averageRating is the mean of the ratings of the opponents met over the board (10.1), after cuts.
func (s *slow) averageRating(seat, unrated, low, high int) *big.Rat {
	var list []*big.Rat
	for _, opponent := range s.met(seat) {
		list = append(list, whole(s.rating(opponent, unrated)))
	}
	return mean(discard(list, low, high))
}

// halfPoints is what a participant scored over the board, in halves, whatever a win is worth.
func (s *slow) halfPoints(seat int) int {
	n := 0
	for _, r := range s.counted(seat) {
		if r.kind == Played {
			n += map[Outcome]int{Win: 2, Draw: 1}[r.outcome]
		}
	}
	return n
}

// performance is the average of the opponents' ratings and what the table adds for the score (10.2).
func (s *slow) performance(seat, unrated int) *big.Rat {
	games := len(s.met(seat))
	if games == 0 {
		return nil
	}
	perGame := halfUp(big.NewRat(int64(s.halfPoints(seat)), int64(2*games)), 100)
	hundredths := mul(perGame, whole(100)).Num().Int64()
	average := halfUp(s.averageRating(seat, unrated, 0, 0), 1)
	return average.Add(average, whole(performanceOf[hundredths]))
}

// perfect is the lowest rating with which the score was to be expected (10.3).
func (s *slow) perfect(seat, unrated int) *big.Rat {
	key := [2]int{seat, unrated}
	if s.perfects[key] == nil {
		s.perfects[key] = s.searchPerfect(seat, unrated)
	}
	return s.perfects[key]
}

func (s *slow) searchPerfect(seat, unrated int) *big.Rat {
	var ratings []int
	for _, opponent := range s.met(seat) {
		ratings = append(ratings, s.rating(opponent, unrated))
	}
	if len(ratings) == 0 {
		return nil
	}
	lowest := ratings[0]
	for _, rating := range ratings {
		lowest = min(lowest, rating)
	}
	scored := 50 * s.halfPoints(seat)
	if scored == 0 {
		return whole(lowest - 800)
	}
	for candidate := lowest - 800; ; candidate++ {
		sum := 0
		for _, rating := range ratings {
			sum += slowExpected(candidate - rating)
		}
		if sum >= scored {
			return whole(candidate)
		}
	}
}
