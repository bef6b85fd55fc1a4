package paste

import (
	"strings"

	"feinwertung/engine"
)

// Pages of round robins that have not ended leave the games to come blank; in a Swiss a blank is a bye or an absence.
// The points tell them apart, as those of a round robin are those of its games, and the tie-breaks.

// canRun reports whether blanks can be games to come: every row has the points of its games, and no tie-break is one
// of a Swiss (C.07 Art. 8).
func (r *Reading) canRun() bool {
	for i := range r.Event.Players {
		if !r.Event.Players[i].HasPoints {
			return false
		}
	}
	for i := range r.Notes {
		if r.Notes[i].Kind == Contradiction {
			return false
		}
	}
	return !r.names("buch", "bh", "busu", "median", "solkoff")
}

// names reports whether a printed tie-break has one of the words in its heading or in the legend.
func (r *Reading) names(words ...string) bool {
	for i := range r.Columns {
		name := strings.ToLower(r.Columns[i].Label + " " + r.Columns[i].Legend)
		for _, w := range words {
			if strings.Contains(name, w) {
				return true
			}
		}
	}
	return false
}

// isRunning reports whether a matrix in which not everybody met everybody is that of a round robin that has not ended: a
// tie-break is one of a round robin. Without one it can as well be a Swiss whatever the games are.
func (r *Reading) isRunning() bool { return r.canRun() && r.names("berg", "sonneb", "s.b", "koya") }

// allWillMeet reports whether the rounds that are blank are just those that a round robin needs until everybody has met
// everybody. Nobody has a round without an opponent but the free rounds of an odd field.
func allWillMeet(e *engine.Event) bool {
	players := len(e.Players)
	odd := players % 2
	cycle := players - 1 + odd
	if players < 3 || e.Rounds == 0 || e.Rounds%cycle != 0 {
		return false
	}
	for seat := range e.Players {
		met := make([]int, players+1) // by opponent from 1; before them the rounds without one
		for round := 1; round <= e.Rounds; round++ {
			c := e.Cell(seat, round)
			if c.Kind == engine.Open {
				continue
			}
			met[c.Opponent]++
			if met[c.Opponent] > e.Rounds/cycle || c.Opponent == 0 && (odd == 0 || e.Awarded(c) != 0) {
				return false
			}
		}
	}
	return true
}
