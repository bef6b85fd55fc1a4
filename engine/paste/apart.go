package paste

import (
	"slices"
	"strings"
)

// Rounds can stand apart over two or three columns: result and opponent, or opponent, colour and result. Joined they
// are fields as other tables have them. Which columns belong together is tried out: where they do, the opponents name
// each other.

// apart is where the rounds stand in such a table.
type apart struct {
	first, rounds, columns int
	behind                 int // the heading that belongs to what is behind them
	order                  order
}

// apart reads a segment whose rounds take several columns, nil where that makes no sense. It has to confirm more games
// than the fields alone do, or as many if all results fit: 3w, and 1 behind it.
func (s segment) apart(lines []line, confirmed int) *sheet {
	var best *sheet
	for _, a := range s.labelledApart() {
		t := s.readApart(lines, a)
		if t != nil && (best == nil || t.matches > best.matches) && (t.matches > confirmed || t.matches == confirmed && t.grammar.finished && t.balanced()) {
			best = t
		}
	}
	if best != nil || confirmed > 0 || len(s.rows) > mostUnlabelled {
		return best
	}
	for first := 1; first < mostInFront; first++ {
		for columns := 2; columns <= 3; columns++ {
			matches := 0
			for rounds := 1; ; rounds++ {
				t := s.readApart(lines, apart{first: first, rounds: rounds, columns: columns, behind: first + rounds*columns})
				if t == nil || t.matches <= matches {
					break
				}
				matches = t.matches
				if rounds > 1 && matches >= len(s.rows) && (best == nil || matches > best.matches) {
					best = t
				}
			}
		}
	}
	return best
}

// Rounds apart that have no labels are looked for in tables of so many rows, behind so many fields.
const (
	mostUnlabelled = 300
	mostInFront    = 12
)

// labelledApart returns where the heading can have rounds of several columns: one label for each round, over columns
// that it does not count, or labels in such distances, over any of the columns.
func (s segment) labelledApart() []apart {
	var list []apart
	for at := 1; at < len(s.heading); at++ {
		each := s.labelled(at, 1)
		for columns := 2; columns <= 3; columns++ {
			if each > 0 {
				list = append(list, apart{first: at, rounds: each, columns: columns, behind: at + each})
			}
			rounds := s.labelled(at, columns)
			if rounds == 1 && each > 1 {
				continue
			}
			for first := at; rounds > 0 && first > max(at-columns, 0); first-- {
				list = append(list, apart{first: first, rounds: rounds, columns: columns, behind: first + rounds*columns})
			}
		}
	}
	return list
}

// labelled counts the rounds that are named from a column on, one in so many columns: 1, 2, 3, or all by the same word.
func (s segment) labelled(at, distance int) int {
	n, label := 0, s.heading[at]
	for c := at; label != "" && c < len(s.heading) && s.heading[c] == strings.Replace(label, "1", itoa(n+1), 1); c += distance {
		n++
	}
	if number, _, _ := labelNumber(label); n == 1 && number != 1 {
		return 0
	}
	return n
}

// readApart reads a segment with such rounds, in the order that confirms the most games: nearly all of them, and
// enough for the number of players.
func (s segment) readApart(lines []line, a apart) *sheet {
	width := 0
	for _, i := range s.rows {
		width = max(width, len(lines[i].cells))
	}
	if width <= a.first+(a.rounds-1)*a.columns {
		return nil
	}
	heading := s.heading
	s.heading = make([]string, a.first)
	copy(s.heading, heading)
	for round := range a.rounds {
		s.heading = append(s.heading, itoa(round+1))
	}
	s.heading = append(s.heading, heading[min(a.behind, len(heading)):]...)
	var best *sheet
	for a.order = opponentFirst; a.order <= colorFirst; a.order++ {
		put := slices.Clone(lines)
		for _, i := range s.rows {
			put[i].cells = a.joined(lines[i].cells)
		}
		for _, g := range s.grammars(put) {
			if g.order != a.order {
				continue
			}
			t := s.read(put, g)
			if t == nil || t.rounds != (span{a.first, a.first + a.rounds}) || 4*t.matches < 3*t.paired || 2*t.matches < len(t.cells) {
				continue
			}
			if t.extra = a.columns - 1; best == nil || t.matches > best.matches {
				best = t
			}
		}
	}
	return best
}

// joined puts the fields of each round of a row together.
func (a apart) joined(cells []string) []string {
	if len(cells) <= a.first {
		return cells
	}
	row := slices.Clone(cells[:a.first])
	rest := cells[a.first:]
	for range a.rounds {
		n := min(a.columns, len(rest))
		row = append(row, a.round(rest[:n]))
		rest = rest[n:]
	}
	return append(row, rest...)
}

// round puts the parts of a round together, without what only says that there is no opponent. With an opponent and
// without a result the game is not finished.
func (a apart) round(parts []string) string {
	at := len(parts) - 1 // of the result
	if a.order == resultFirst {
		at = 0
	}
	var words []string
	opponent := false
	for i, p := range parts {
		opponent = opponent || i != at && strings.ContainsAny(p, "123456789")
	}
	for i, p := range parts {
		switch {
		case i == at && p == "" && opponent:
			words = append(words, "?")
		case p != "" && (opponent || i == at || strings.Trim(p, "0-–—*. ") != ""):
			words = append(words, p)
		}
	}
	if words == nil {
		words = parts
	}
	return trim(strings.Join(words, " "))
}
