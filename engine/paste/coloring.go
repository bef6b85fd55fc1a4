package paste

import "slices"

// coloring is games spread over rounds so that nobody has two in one. Games are entered one by one: where no round is
// free for both players, two rounds are exchanged along a chain of games, or the games of one of them are moved on
// (Misra and Gries). If no two have met twice, that needs at most one round more than the most games of a player, as
// Vizing has shown to be possible.
type coloring struct {
	rounds int
	at     [][]int // by player and round: the game, -1 for none
	other  [][]int // likewise the opponent
}

func newColoring(players, rounds int) *coloring {
	s := &coloring{}
	s.at, s.other = make([][]int, players), make([][]int, players)
	for range rounds {
		s.round()
	}
	return s
}

// round adds an empty round.
func (s *coloring) round() {
	s.rounds++
	for p := range s.at {
		s.at[p], s.other[p] = append(s.at[p], -1), append(s.other[p], -1)
	}
}

// add enters a game between two players.
func (s *coloring) add(a, b, game int) {
	for x := range s.rounds {
		if s.at[a][x] < 0 && s.at[b][x] < 0 {
			s.set(a, b, x, game)
			return
		}
	}
	for x := range s.rounds {
		for y := range s.rounds {
			if s.at[a][x] < 0 && s.at[b][y] < 0 && s.swap(b, a, x, y) {
				s.set(a, b, x, game)
				return
			}
		}
	}
	if !s.move(a, b, game) {
		s.round()
		s.set(a, b, s.rounds-1, game)
	}
}

// move enters a game between two players in the round of another game of the first one, which takes that of a third, and
// so on, until one can be in a round that is free for both. It reports whether there is such a row of games.
func (s *coloring) move(a, b, game int) bool {
	row := []int{b} // opponents of a; the game with each is in a round that is free for the one before
	rounds := []int{-1}
	for last := b; last >= 0; {
		before := last
		last = -1
		for x := range s.rounds {
			if s.at[a][x] >= 0 && s.at[before][x] < 0 && !slices.Contains(row, s.other[a][x]) {
				last = s.other[a][x]
				row, rounds = append(row, last), append(rounds, x)
				break
			}
		}
	}
	own, x := s.free(a), s.free(row[len(row)-1])
	if own < 0 || x < 0 {
		return false
	}
	s.swap(a, -1, x, own)
	for k, opponent := range row {
		if rounds[k] == x {
			rounds[k] = own
		}
		if k > 0 && s.at[row[k-1]][rounds[k]] >= 0 {
			return false // the row ends here since the exchange
		}
		if s.at[opponent][x] >= 0 {
			continue
		}
		for i := range k { // each takes the round of the next
			next := s.at[a][rounds[i+1]]
			s.at[row[i+1]][rounds[i+1]] = -1
			s.set(a, row[i], rounds[i+1], game)
			game = next
		}
		s.set(a, opponent, x, game)
		return true
	}
	return false
}

// free returns the first round in which a player has no game, -1 for none.
func (s *coloring) free(player int) int {
	return slices.Index(s.at[player], -1)
}

func (s *coloring) set(a, b, round, game int) {
	s.at[a][round], s.other[a][round] = game, b
	s.at[b][round], s.other[b][round] = game, a
}

// swap exchanges the rounds x and y along the chain of games that starts at a player with a game in x,
// unless the chain ends at the player to avoid.
func (s *coloring) swap(start, avoid, x, y int) bool {
	chain := []int{start}
	for p, round := start, x; s.at[p][round] >= 0; {
		p = s.other[p][round]
		if p == avoid {
			return false
		}
		chain = append(chain, p)
		round = x + y - round
	}
	for _, p := range chain {
		s.at[p][x], s.at[p][y] = s.at[p][y], s.at[p][x]
		s.other[p][x], s.other[p][y] = s.other[p][y], s.other[p][x]
	}
	return true
}
