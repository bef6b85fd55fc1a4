package engine

import (
	"slices"

	"pgregory.net/rapid"
)

// drawSwiss draws a Swiss of any degree of disorder.
func drawSwiss(t *rapid.T) *Event {
	n := rapid.IntRange(2, 40).Draw(t, "players")
	e := NewEvent(rapid.IntRange(1, 13).Draw(t, "rounds"), drawPlayers(t, n))
	e.Scoring = drawScoring(t)

	results := []string{"1-0", "=-=", "0-1", "1-0", "=-=", "0-1"}
	if oneOf(t, "forfeits", true, false) {
		results = append(results, "+--", "--+", "---")
	}
	if oneOf(t, "odd results", false, false, true) {
		results = append(results, "=-0", "0-0", "1-x", "0-y")
	}
	running := results
	switch oneOf(t, "pending", "none", "none", "last round", "any round") {
	case "last round":
		running = append(slices.Clone(results), "?-?", "?-?")
	case "any round":
		results = append(results, "?-?")
		running = results
	}
	fates := [][]Cell{
		{{}, {}, {}, {}, {}, {}, {}, {Kind: HalfBye}, {Kind: ZeroBye}},
		{{}, {}, {}, {}, {Kind: HalfBye}, {Kind: ZeroBye}, {Kind: FullBye}, {Kind: PairingBye}, {Kind: Open, Color: White}},
		{{}, {}, {}, {}, {}, {}, {Kind: ForfeitWin}, {Kind: ForfeitLoss}, {Kind: ZeroBye}},
		{{}},
	}
	fate := rapid.SampledFrom(fates).Draw(t, "byes")
	gone := oneOf(t, "absent", Open, ZeroBye)
	coming := oneOf(t, "movement", false, true)
	first, last := make([]int, n), make([]int, n)
	for seat := range n {
		first[seat], last[seat] = 1, e.Rounds
		if coming && oneOf(t, "comes or goes", false, false, false, true) {
			first[seat] = rapid.IntRange(1, e.Rounds).Draw(t, "first")
			last[seat] = rapid.IntRange(first[seat]-1, e.Rounds).Draw(t, "last")
		}
	}

	for round := 1; round <= e.Rounds; round++ {
		var paired []int
		for seat := range n {
			if round < first[seat] || round > last[seat] {
				e.SetCell(seat, round, Cell{Kind: gone})
				continue
			}
			switch c := rapid.SampledFrom(fate).Draw(t, "fate"); {
			case c == Cell{}:
				paired = append(paired, seat)
			case c.Kind == Open:
				e.SetCell(seat, round, Cell{})
			default:
				e.SetCell(seat, round, c)
			}
		}
		pairs := drawPairs(t, paired)
		for _, pair := range pairs {
			if round == e.Rounds {
				drawGame(t, e, round, pair, running)
			} else {
				drawGame(t, e, round, pair, results)
			}
		}
		if len(paired)%2 == 1 {
			for _, seat := range paired {
				if !slices.ContainsFunc(pairs, func(p [2]int) bool { return p[0] == seat || p[1] == seat }) {
					e.SetCell(seat, round, Cell{Kind: PairingBye})
				}
			}
		}
	}
	return e
}
