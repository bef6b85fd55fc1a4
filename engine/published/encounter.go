package published

import (
	"slices"

	"feinwertung/engine"
)

// Direct Encounter has no number of its own: lists print the points against the tied, a place, or
// nothing. So printed numbers are compared by the order that they put a tied group in.

// compareEncounter compares a column with Direct Encounter in every way that lists have. Prior are the
// criteria of the columns before it.
func compareEncounter(t *engine.Table, printed []engine.Value, c engine.Criterion, prior []engine.Criterion) agreement {
	best := agreement{rows: -1}
	consider := func(a agreement) {
		if a.rows > best.rows {
			best = a
		}
	}
	tied := standingsBefore(t, c, prior)
	consider(inOrder(tied, printed, InTiedGroup))
	consider(byPoints(t, tied, printed, c, PointsTied))
	if len(prior) > 0 {
		scored := standingsBefore(t, c, nil)
		consider(inOrder(scored, printed, InScoreGroup))
		consider(byPoints(t, scored, printed, c, PointsScore))
	}
	return best
}

// standingsBefore returns the standings by points, the prior criteria and the criterion.
func standingsBefore(t *engine.Table, c engine.Criterion, prior []engine.Criterion) *engine.Standings {
	order := append([]engine.Criterion{{Name: engine.PTS}}, prior...)
	return t.Standings(append(order, c))
}

// groups returns the seats that are tied before the last criterion of the standings.
func groups(s *engine.Standings) [][]int {
	last := len(s.Order) - 1
	var list [][]int
	for _, p := range s.Places {
		if n := len(list); n > 0 && tiedBefore(s, list[n-1][0], p.Seat, last) {
			list[n-1] = append(list[n-1], p.Seat)
			continue
		}
		list = append(list, []int{p.Seat})
	}
	return list
}

func tiedBefore(s *engine.Standings, a, b, criterion int) bool {
	for i := range criterion {
		if s.Value(a, i).Compare(s.Value(b, i)) != 0 {
			return false
		}
	}
	return true
}

// inOrder counts the rows that the printed numbers put in the same order with all the others of the
// group as the criterion does: larger is better, or smaller is in a column of places. Who is tied with nobody
// should have nothing printed.
func inOrder(s *engine.Standings, printed []engine.Value, way Comparison) agreement {
	best := agreement{rows: -1}
	last := len(s.Order) - 1
	list := groups(s)
	for _, direction := range [...]int{1, -1} {
		a := agreement{compared: way, agree: make([]bool, len(printed))}
		for _, group := range list {
			fits := direction > 0 || isZero(s.Value(group[0], last)) || !slices.ContainsFunc(group, func(seat int) bool {
				return !isPlace(printed[seat], len(group))
			})
			for _, seat := range group {
				same := fits && printed[seat].Defined() && (len(group) > 1 || isZero(printed[seat]))
				for _, other := range group {
					// A better place is a smaller number.
					ours := s.Value(other, last).Compare(s.Value(seat, last))
					same = same && direction*printed[seat].Compare(printed[other]) == ours
				}
				if same {
					a.agree[seat] = true
					a.rows++
				}
			}
		}
		if a.rows > best.rows {
			best = a
		}
	}
	return best
}

// isPlace reports whether a number can be a place in a group of so many.
func isPlace(v engine.Value, most int) bool {
	p, _ := v.Points()
	return p > 0 && p <= engine.Points(most)*engine.Point && p%engine.Point == 0
}

func isZero(v engine.Value) bool { return v.Compare(engine.WholeValue(0)) == 0 }

// byPoints counts the rows whose printed number is the points against the rest of the group, or 0 where
// the group stays tied.
func byPoints(t *engine.Table, s *engine.Standings, printed []engine.Value, c engine.Criterion, way Comparison) agreement {
	a := agreement{compared: way, agree: make([]bool, len(printed))}
	e := t.Event()
	last := len(s.Order) - 1
	inside := make([]int, len(printed))
	for number, group := range groups(s) {
		for _, seat := range group {
			inside[seat] = number + 1
		}
		for _, seat := range group {
			var points engine.Points
			for round := 1; round <= t.Rounds(); round++ {
				cell := e.Cell(seat, round)
				opponent := cell.Seat()
				counts := cell.Kind == engine.Played || cell.Kind.Forfeit() && (c.Forfeits || e.Pairing == engine.Predetermined)
				if opponent >= 0 && counts && inside[opponent] == number+1 {
					points += e.Awarded(cell)
				}
			}
			if printed[seat].Defined() && (printed[seat].Compare(engine.ValueOf(points)) == 0 && len(group) > 1 || isZero(printed[seat]) && isZero(s.Value(seat, last))) {
				a.agree[seat] = true
				a.rows++
			}
		}
	}
	return a
}
