package paste

import (
	"testing"

	"pgregory.net/rapid"
)

// TestColoring: spread over rounds, every game is there once for both of its players, in as many rounds as the
// most games of a player or one more.
func TestColoring(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		players := rapid.IntRange(2, 9).Draw(t, "players")
		var games [][2]int
		degree, most := make([]int, players), 0
		for a := range players {
			for b := range a {
				if rapid.IntRange(0, 3).Draw(t, "met") > 0 {
					games = append(games, [2]int{a, b})
					degree[a]++
					degree[b]++
					most = max(most, degree[a], degree[b])
				}
			}
		}
		games = rapid.Permutation(games).Draw(t, "games")
		s := newColoring(players, most)
		for i, g := range games {
			s.add(g[0], g[1], i)
		}
		found := make([]int, len(games))
		for p := range players {
			for round, i := range s.at[p] {
				if i < 0 {
					continue
				}
				found[i]++
				if g := games[i]; g[0]+g[1]-p != s.other[p][round] || s.at[s.other[p][round]][round] != i {
					t.Fatalf("round %d of %d is game %v, the opponent %d", round, p, g, s.other[p][round])
				}
			}
		}
		for i, n := range found {
			if n != 2 {
				t.Fatalf("game %v stands in %d places", games[i], n)
			}
		}
		if s.rounds > most+1 {
			t.Fatalf("%d rounds for %d games of a player", s.rounds, most)
		}
	})
}
