package engine

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
			if inside[s.opponent] {
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
