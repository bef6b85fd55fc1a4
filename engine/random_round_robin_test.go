package engine

import (
	"slices"

	"pgregory.net/rapid"
)

// drawRoundRobin draws a single or double round robin by the circle method, which may have ended
// early; an odd field leaves a free round for everybody in turn.
func drawRoundRobin(t *rapid.T) *Event {
	n := rapid.IntRange(2, 14).Draw(t, "players")
	even := n + n%2
	rounds := even - 1
	if n < 9 {
		rounds *= oneOf(t, "cycles", 1, 1, 2)
	}
	if oneOf(t, "broken off", false, false, true) {
		rounds = rapid.IntRange(1, rounds).Draw(t, "rounds")
	}
	e := NewEvent(rounds, drawPlayers(t, n))
	e.Pairing = Predetermined
	e.Scoring = drawScoring(t)
	free := oneOf(t, "free rounds", Open, ZeroBye, PairingBye)
	e.Scoring.ZeroBye = 0 // a free round is nobody's absence

	results := []string{"1-0", "=-=", "0-1", "1-0", "=-=", "0-1"}
	if oneOf(t, "forfeits", true, false) {
		results = append(results, "+--", "--+", "---")
	}
	if oneOf(t, "odd results", false, false, true) {
		results = append(results, "=-0", "0-0", "1-x", "0-y")
	}
	if oneOf(t, "pending", false, false, true) {
		results = append(results, "?-?")
	}
	absent := -1 // somebody who never came
	if oneOf(t, "no-show", false, false, true) {
		absent = rapid.IntRange(0, n-1).Draw(t, "absent")
	}
	for round := 1; round <= rounds; round++ {
		circle := append([]int{0}, make([]int, even-1)...)
		for i := 1; i < even; i++ {
			circle[i] = 1 + (i-1+round)%(even-1)
		}
		for i := range even / 2 {
			pair := [2]int{circle[i], circle[even-1-i]}
			switch {
			case pair[0] >= n:
				e.SetCell(pair[1], round, Cell{Kind: free})
			case pair[1] >= n:
				e.SetCell(pair[0], round, Cell{Kind: free})
			case pair[0] == absent:
				drawGame(t, e, round, pair, []string{"--+"})
			case pair[1] == absent:
				drawGame(t, e, round, pair, []string{"+--"})
			default:
				drawGame(t, e, round, pair, results)
			}
		}
	}
	return e
}

// tiedEvent draws an event in which everybody has the same score: a bye in a last round makes up for
// what the others are ahead. Most of the games are there, so that the group can be separated in part.
func tiedEvent() *rapid.Generator[drawnEvent] {
	return rapid.Custom(func(t *rapid.T) drawnEvent {
		n := rapid.IntRange(2, 7).Draw(t, "players")
		meetings := oneOf(t, "meetings", 1, 1, 2, 3)
		results := []string{"1-0", "1-0", "0-1", "=-=", "+--", "---", "?-?"}
		e := NewEvent(meetings*n*(n-1)/2+1, drawPlayers(t, n))
		e.Pairing = oneOf(t, "pairing", Swiss, Swiss, Predetermined)
		e.Scoring = drawScoring(t)
		e.Scoring.ZeroBye = 0
		round := 0
		for range meetings {
			for p := range n {
				for q := range p {
					if round++; oneOf(t, "met", true, true, true, true, false) {
						drawGame(t, e, round, [2]int{p, q}, results)
					}
				}
			}
		}
		scores := make([]Points, n)
		for seat := range n {
			for _, c := range e.row(seat) {
				scores[seat] += e.Awarded(c)
			}
		}
		for seat, score := range scores {
			e.SetCell(seat, e.Rounds, Cell{Kind: ZeroBye, Extra: slices.Max(scores) - score})
		}
		return drawnEvent{e}
	})
}
