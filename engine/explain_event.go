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
		if p, exact := values[s.opponent].Points(); exact {
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
	step     Step
	opponent int
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
