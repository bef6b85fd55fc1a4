package engine

// Explain returns the criterion's value for one participant with the sum behind it. The value is the
// one that Value returns, worked out from the same steps.
func (t *Table) Explain(c Criterion, seat int) Explanation {
	switch c.Name {
	case DE, USRES:
		return t.explainEncounter(c, seat, t.tiedWith(seat))
	case AOB, SOB, USOPC, APRO, APPO:
		return t.explainOpponents(c, seat)
	case ARO, TPR, PTP:
		return t.explainRatings(c, seat)
	case ABH, AFB:
		return t.explainAdjusted(c, seat)
	case TPN, RTNG:
		x := t.explanation(c, seat)
		if !x.Value.Defined() {
			x.Undefined = UnratedPresent
		}
		return x
	}
	p := c.perspective()
	g := t.grid(p)
	r := t.record(seat, p)
	x := r.explain(&g.rules, c)
	x.Rules = t.rules.of(c.Name)
	for i := range x.Steps {
		s := &x.Steps[i]
		if rd := &r.rounds[s.Round-1]; rd.met() {
			switch s.Basis {
			case OpponentScore, ScheduledScore, Dummy, DummyByForfeit:
				s.Adjustments = t.adjustments(rd.seat(), p)
			}
		}
		s.Fore = p == fore && s.Round == t.event.Rounds && s.Opponent > 0
		s.cite(&x.Rules)
	}
	return x
}

// explanation returns an explanation with the value and no steps yet.
func (t *Table) explanation(c Criterion, seat int) Explanation {
	return Explanation{Criterion: c, Rules: t.rules.of(c.Name), Value: t.Value(c, seat)}
}

// adjustments returns the rounds of a participant that count differently towards the score he brings
// to his opponents (16.3).
func (t *Table) adjustments(seat int, p perspective) []Adjustment {
	g := t.grid(p)
	rounds := g.of(seat)
	var notes []Adjustment
	available := false
	for i := len(rounds) - 1; i >= 0; i-- {
		rd := &rounds[i]
		if counted := g.counts(t.event, rd, available); counted != rd.awarded {
			notes = append([]Adjustment{{Round: i + 1, Kind: rd.kind, Awarded: rd.awarded, Counted: counted}}, notes...)
		}
		available = available || rd.kind.available()
	}
	return notes
}

// explainAdjusted shows what each round of a participant counts for towards the score he brings to
// his opponents (16.3).
func (t *Table) explainAdjusted(c Criterion, seat int) Explanation {
	x := t.explanation(c, seat)
	p := c.perspective()
	notes := t.adjustments(seat, p)
	r := t.record(seat, p)
	running := Points(0)
	for i := range r.rounds {
		s := r.step(i)
		s.Contribution = s.Awarded
		if len(notes) > 0 && notes[0].Round == s.Round {
			s.Contribution, s.Adjustments, notes = notes[0].Counted, notes[:1], notes[1:]
		}
		running += s.Contribution
		s.Running = running
		s.Fore = p == fore && s.Round == t.event.Rounds && s.Opponent > 0
		x.Steps = append(x.Steps, s)
	}
	return x
}

// explainOpponents shows the opponents' values that are averaged or added up (8.2, 10.4, 10.5).
func (t *Table) explainOpponents(c Criterion, seat int) Explanation {
	x := t.explanation(c, seat)
	if c.Name.OfRatings() && t.dropped(c) {
		x.Undefined = UnratedPresent
		return x
	}
	values := t.Values(c.ofOpponents())
	for _, s := range t.games(seat) {
		if p, exact := values[s.rival].Points(); exact {
			s.step.Basis, s.step.Score, s.step.Times, s.step.Contribution = OpponentValue, p, Point, p
			x.Sum += p
			x.Count++
		} else {
			s.step.Basis = NoElement
		}
		s.step.Running = x.Sum
		x.Steps = append(x.Steps, s.step)
	}
	if !x.Value.Defined() {
		x.Undefined = NoGames
	}
	return x
}

// gameStep is the step of a game over the board with the opponent's seat.
type gameStep struct {
	step  Step
	rival int
}

// games returns a participant's games over the board.
func (t *Table) games(seat int) []gameStep {
	r := t.record(seat, asPlayedOut)
	var games []gameStep
	for i := range r.rounds {
		if rd := &r.rounds[i]; rd.kind == Played && rd.met() {
			games = append(games, gameStep{r.step(i), rd.seat()})
		}
	}
	return games
}

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
		s.Score = Points(t.ratingOf(c, games[i].rival)) * Point
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

// tiedWith returns the group with the same score.
func (t *Table) tiedWith(seat int) []int {
	var group []int
	scores := t.grid(asPlayedOut).scores()
	for other := range scores {
		if scores[other] == scores[seat] {
			group = append(group, other)
		}
	}
	return group
}

// explainEncounter shows how Direct Encounter, or the result between the tied, orders a group.
func (t *Table) explainEncounter(c Criterion, seat int, group []int) Explanation {
	x := Explanation{Criterion: c, Rules: t.rules.of(c.Name)}
	values := make([]Value, len(t.event.Players))
	if c.Name == USRES {
		inside := make([]bool, len(t.event.Players))
		for _, other := range group {
			inside[other] = true
		}
		for _, s := range t.games(seat) {
			if inside[s.rival] {
				s.step.Contribution = Point * Points(int(s.step.Outcome)-int(Draw))
				x.Sum += s.step.Contribution
				s.step.Running = x.Sum
				x.Steps = append(x.Steps, s.step)
			}
		}
	}
	t.splitWith(c, &x.Encounter)(group, values)
	x.Value = values[seat]
	return x
}

// Explain returns the i-th criterion of the order for one participant, with Direct Encounter applied
// to the group that was still tied when its turn came.
func (s *Standings) Explain(t *Table, seat, i int) Explanation {
	c := s.Order[i]
	if c.Name != DE && c.Name != USRES {
		return t.Explain(c, seat)
	}
	var group []int
	for other := range t.event.Players {
		if s.tiedBefore(seat, other, i) {
			group = append(group, other)
		}
	}
	return t.explainEncounter(c, seat, group)
}

// tiedBefore reports whether no criterion before the i-th separated the two.
func (s *Standings) tiedBefore(seat, other, i int) bool {
	for _, values := range s.values[:i] {
		if values[seat].Compare(values[other]) != 0 {
			return false
		}
	}
	return true
}
