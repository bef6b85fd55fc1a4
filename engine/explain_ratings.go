package engine

// explainRatings shows the opponents' ratings, for the perfect performance what score each lets expect.
func (t *Table) explainRatings(c Criterion, seat int) Explanation {
	x := t.explanation(c, seat)
	if t.dropped(c) {
		x.Undefined = UnratedPresent
		return x
	}
	games := t.games(seat)
	elements := make([]element, len(games))
	cuts := make([]Cut, len(games))
	for i := range games {
		s := &games[i].step
		s.Basis, s.Times = OpponentRating, Point
		s.Score = Points(t.ratingOf(c, games[i].opponent)) * Point
		elements[i] = element{contribution: s.Score, score: s.Score, place: int32(i)}
	}
	k := cutter{low: c.Low, high: c.High}
	k.mark(elements, cuts)
	performance := Performance{Games: len(games)}
	for i := range games {
		s := &games[i].step
		s.Cut, s.Contribution = cuts[i], s.Score
		performance.Score += HalfPoint * Points(s.Outcome-Loss)
		if c.Name == PTP {
			s.Contribution = Points(expectedScore(int(x.Value.num)-int(s.Score/Point))) * hundredth
		}
		if s.Cut == Kept {
			x.Sum += s.Contribution
			x.Count++
		}
		s.Running = x.Sum
		x.Steps = append(x.Steps, *s)
	}
	switch {
	case len(games) == 0:
		x.Undefined = NoGames
		return x
	case x.Count == 0:
		x.Undefined = AllCut
	case c.Name == TPR:
		performance.Average = roundedDiv(int(x.Sum/Point), x.Count)
		performance.Hundredths = roundedDiv(int(100*performance.Score/Point), x.Count)
		performance.Difference = differenceFor(performance.Hundredths)
	}
	if c.Name != ARO {
		x.Performance = &performance
	}
	return x
}
