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
	order                  order
}

// apart reads a segment whose heading names rounds of several columns, nil where that makes no sense.
func (s segment) apart(lines []line) *sheet {
	var best *sheet
	for at := 1; at < len(s.heading); at++ {
		for columns := 2; columns <= 3; columns++ {
			for _, stride := range [...]int{1, columns} {
				rounds := s.labelled(at, stride)
				for first := at; rounds > 0 && first > max(at-stride, 0); first-- {
					for o := opponentFirst; o <= colorFirst; o++ {
						t := s.readApart(lines, apart{first, rounds, columns, o}, first+rounds*stride)
						if t != nil && (best == nil || t.matches > best.matches) {
							best = t
						}
					}
				}
			}
		}
	}
	return best
}

// labelled counts the rounds that are named from a column on, one in so many columns: 1, 2, 3, or all by the same word.
func (s segment) labelled(at, stride int) int {
	n, label := 0, s.heading[at]
	for c := at; label != "" && c < len(s.heading) && s.heading[c] == strings.Replace(label, "1", itoa(n+1), 1); c += stride {
		n++
	}
	if n == 1 && !strings.Contains(label, "1") {
		return 0
	}
	return n
}

// readApart reads a segment in which the headings go on with the one behind the rounds. Nearly all games have to be
// confirmed, and enough for the number of players.
func (s segment) readApart(lines []line, a apart, behind int) *sheet {
	put := slices.Clone(lines)
	for _, i := range s.rows {
		put[i].cells = a.joined(lines[i].cells)
	}
	heading := s.heading
	s.heading = slices.Clone(heading[:a.first])
	for round := range a.rounds {
		s.heading = append(s.heading, itoa(round+1))
	}
	s.heading = append(s.heading, heading[min(behind, len(heading)):]...)
	for _, g := range s.grammars(put) {
		if g.order != a.order {
			continue
		}
		t := s.read(put, g)
		if t != nil && t.rounds == (span{a.first, a.first + a.rounds}) && 4*t.matches >= 3*t.paired && 2*t.matches >= len(t.cells) {
			t.extra = a.columns - 1
			return t
		}
	}
	return nil
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
