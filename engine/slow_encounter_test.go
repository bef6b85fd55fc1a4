package engine

import "math/big"

// directEncounter gives everybody the place inside the group of equal scores (Art. 6): equal places
// where the article does not separate, 0 where it separates nobody of the group.
func (s *slow) directEncounter(forfeits bool) []*big.Rat {
	values := make([]*big.Rat, len(s.lives))
	for _, group := range s.tied() {
		places := map[int]int{}
		s.encounter(group, 1, forfeits, places)
		separated := false
		for _, seat := range group {
			if places[seat] != 1 {
				separated = true
			}
		}
		for _, seat := range group {
			values[seat] = whole(0)
			if separated {
				values[seat] = whole(places[seat])
			}
		}
	}
	return values
}

// tied are the groups with equal scores.
func (s *slow) tied() [][]int {
	var groups [][]int
next:
	for seat := range s.lives {
		for i, group := range groups {
			if s.score(group[0]).Cmp(s.score(seat)) == 0 {
				groups[i] = append(group, seat)
				continue next
			}
		}
		groups = append(groups, []int{seat})
	}
	return groups
}

// meeting is the average of p's points against q over all their games (6.1.2), nil when they have not
// met. Forfeits are no meetings (6.1.1), but in a round robin (15.2) or where the event says so.
func (s *slow) meeting(p, q int, forfeits bool) *big.Rat {
	var points []*big.Rat
	for _, r := range s.counted(p) {
		if r.opponent == q && (s.regular(r) || forfeits && r.kind.Forfeit()) {
			points = append(points, r.points)
		}
	}
	return mean(points)
}

// encounter places the group, whose best place is first.
func (s *slow) encounter(group []int, first int, forfeits bool, places map[int]int) {
	for _, p := range group {
		places[p] = first
	}
	if len(group) == 1 {
		return
	}
	total := map[int]*big.Rat{}
	missing := map[int]int{}
	allMet := true
	for _, p := range group {
		total[p] = new(big.Rat)
		for _, q := range group {
			if q == p {
				continue
			}
			points := s.meeting(p, q, forfeits)
			if points == nil {
				allMet = false
				missing[p]++
				continue
			}
			total[p].Add(total[p], points)
		}
	}
	if !allMet && s.rules.Encounters == OnlyIfAllMet {
		return
	}
	if allMet || !s.swiss {
		s.encounterByTotals(group, total, first, forfeits, places)
		return
	}

	// 6.3: whoever is alone in front whatever the missing games had brought, then the next.
	place := first
	rest := append([]int(nil), group...)
	for len(rest) > 0 {
		leader := -1
		for i, p := range rest {
			ahead := true
			for _, q := range rest {
				won := mul(rat(s.event.Scoring.Win), whole(missing[q]))
				if q != p && total[p].Cmp(won.Add(won, total[q])) <= 0 {
					ahead = false
				}
			}
			if ahead {
				leader = i
			}
		}
		if leader < 0 {
			break
		}
		places[rest[leader]] = place
		place++
		rest = append(append([]int(nil), rest[:leader]...), rest[leader+1:]...)
	}
	if place > first && len(rest) > 0 {
		s.encounter(rest, place, forfeits, places)
	}
}

// encounterByTotals orders the group by the totals; whoever is equal plays it out again (6.2).
func (s *slow) encounterByTotals(group []int, total map[int]*big.Rat, first int, forfeits bool, places map[int]int) {
	for _, p := range group {
		ahead := 0
		var equal []int
		for _, q := range group {
			switch total[q].Cmp(total[p]) {
			case +1:
				ahead++
			case 0:
				equal = append(equal, q)
			}
		}
		if equal[0] == p && len(equal) < len(group) {
			s.encounter(equal, first+ahead, forfeits, places)
		}
	}
}
