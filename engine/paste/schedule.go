package paste

import (
	"strings"
)

// schedule gives every game of the matrix a round, enters it into the tokens, and returns the number of
// rounds.
func (m *matrix) schedule(lines []line) int {
	players := len(m.cells)
	even := players + players%2
	cycle := even - 1
	rounds := cycle * max(m.most, 1)
	switch {
	case m.running:
		return max(rounds, m.color(lines)) // the games to come are in the last ones
	case m.partial:
		return m.color(lines)
	}
	m.tokens = blankTokens(players, rounds)
	for row := range m.games {
		for c, opponent := range m.against {
			for game, t := range m.games[row][c] {
				t.number = int32(m.numbers[opponent])
				m.tokens[row][game*cycle+bergerRound(row, opponent, even)] = t
			}
		}
	}
	return rounds
}

func blankTokens(players, rounds int) [][]token {
	tokens := make([][]token, players)
	all := make([]token, players*rounds)
	for i := range all {
		all[i].state = blank
	}
	for row := range tokens {
		tokens[row] = all[row*rounds : (row+1)*rounds]
	}
	return tokens
}

// bergerRound returns the round, from 0, in which the Berger tables for an even number of players pair
// two of them, counted from 0.
func bergerRound(a, b, players int) int {
	last := players - 1
	switch {
	case a == last:
		return 2 * b % last
	case b == last:
		return 2 * a % last
	}
	return (a + b) % last
}

// color spreads the games of a Swiss over rounds so that nobody has two in one: the edges of a graph are
// coloured.
func (m *matrix) color(lines []line) int {
	type game struct{ a, b, index int }
	var games []game
	degree := make([]int, len(m.cells))
	for row := range m.games {
		for c, opponent := range m.against {
			if opponent <= row {
				continue
			}
			for i := range max(len(m.games[row][c]), len(m.games[opponent][m.columnOf(row)])) {
				games = append(games, game{row, opponent, i})
				degree[row]++
				degree[opponent]++
			}
		}
	}
	rounds := roundsNamed(lines, m.head)
	for _, n := range degree {
		rounds = max(rounds, n)
	}
	s := newColoring(len(m.cells), rounds)
	for i := range games {
		s.add(games[i].a, games[i].b, i)
	}
	rounds = s.rounds
	m.tokens = blankTokens(len(m.cells), rounds)
	for row := range m.cells {
		for round := range rounds {
			i := s.at[row][round]
			if i < 0 {
				continue
			}
			g := games[i]
			opponent := g.a + g.b - row
			c := m.columnOf(opponent)
			if list := m.games[row][c]; g.index < len(list) {
				m.tokens[row][round] = list[g.index]
				m.tokens[row][round].number = int32(m.numbers[opponent])
			}
		}
	}
	return rounds
}

// roundsNamed returns the number of rounds that the line above the table names, as in "nach der 6. Runde".
func roundsNamed(lines []line, head int) int {
	rounds := 0
	for i := range head {
		words := strings.FieldsFunc(strings.ToLower(lines[i].text), isBlank)
		for j, w := range words {
			n, ok := whole(w)
			if !ok || n == 0 || n > 30 {
				continue
			}
			for _, k := range [...]int{j - 1, j + 1} {
				if k >= 0 && k < len(words) && strings.Contains(" runde runden round rounds ronde ronda rondas forduló fordulo ", " "+strings.Trim(words[k], ".,;:)")+" ") {
					rounds = max(rounds, n)
				}
			}
		}
	}
	return rounds
}
