package paste

import (
	"slices"
	"strings"

	"feinwertung/engine"
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

// apart reads a segment whose rounds take several columns, nil where that makes no sense. Where the fields
// alone are games without results, it has to confirm as many, and all results have to fit: 3w, and 1 behind it.
func (s segment) apart(lines []line, confirmed int) *sheet {
	var best *sheet
	for _, a := range s.labelledApart() {
		t := s.readApart(lines, a)
		if t != nil && t.firmer(best) && (confirmed == 0 || t.matches >= confirmed && t.grammar.finished && t.balanced()) {
			best = t
		}
	}
	return best
}

// unlabelledApart reads a segment in which nothing says where the rounds are: several of them, from the column on from
// which most are confirmed.
func (s segment) unlabelledApart(lines []line) *sheet {
	var best *sheet
	if len(s.rows) > mostUnlabelled {
		return nil
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

// mostLabelled is at how many places rounds with labels are looked for: a heading that says 1, 2, 1, 2 over hundreds of
// columns has as many, one with rounds that stand apart up to seven.
const mostLabelled = 20

// hasWideBlanks reports whether there are several blanks together in a row: that columns of plain text have the same
// place is no accident then, and a row that ends early lacks the last rounds.
func (s segment) hasWideBlanks(lines []line) bool {
	return slices.ContainsFunc(s.rows, func(i int) bool { return strings.Contains(trim(lines[i].text), "  ") })
}

// labelledApart returns where the heading can have rounds of several columns: labels in such distances, over any of the
// columns, or one label for each round, over columns that it does not count.
func (s segment) labelledApart() []apart {
	var list []apart
	for at := 1; at < len(s.heading) && len(list) < mostLabelled; at++ {
		each := s.labelled(at, 1)
		for columns := 2; columns <= 3; columns++ {
			rounds := s.labelled(at, columns)
			for first := at; rounds > 0 && first > max(at-columns, 0); first-- {
				if a := (apart{first: first, rounds: rounds, columns: columns, behind: first + rounds*columns}); s.repeats(a) {
					list = append(list, a)
				}
			}
			if each > 1 || each == 1 && s.labelled(at, 2) < 2 && s.labelled(at, 3) < 2 {
				list = append(list, apart{first: at, rounds: each, columns: columns, behind: at + each})
			}
		}
	}
	return list
}

// labelled counts the rounds that are named from a column on, one in so many columns: 1, 2, 3, or all by the same word,
// from the first that has it on.
func (s segment) labelled(at, distance int) int {
	n, label := 0, s.heading[at]
	if at >= distance && s.heading[at-distance] == label {
		return 0
	}
	for c := at; label != "" && c < len(s.heading) && s.heading[c] == labelOfRound(label, n+1); c += distance {
		n++
	}
	if number, _, _ := labelNumber(label); n == 1 && number != 1 {
		return 0
	}
	return n
}

// labelOfRound returns the label of a round like that of the first.
func labelOfRound(first string, round int) string { return strings.Replace(first, "1", itoa(round), 1) }

// repeats reports whether the labels of all the rounds are like those of the first, and these blank or numbered where it
// is the only one: none belongs to something else, because a column is missing in which all the fields are blank.
func (s segment) repeats(a apart) bool {
	for c := a.first; c < a.behind; c++ {
		at := (c - a.first) % a.columns
		label := s.label(a.first + at)
		if s.label(c) != labelOfRound(label, (c-a.first)/a.columns+1) || a.rounds == 1 && label != "" && labelOfRound(label, 2) == label {
			return false
		}
	}
	return true
}

// sound reports whether nearly all games are confirmed, enough for the number of players, and hardly a row of a player
// is left out.
func (t *sheet) sound(lines []line) bool {
	leftOut := 0
	for _, i := range t.rejected {
		if lines[i].isNumbered() {
			leftOut++
		}
	}
	return 4*t.matches >= 3*t.paired && 2*t.matches >= len(t.cells) && 4*leftOut <= len(t.cells)
}

// firmer reports whether more games are confirmed than in another sheet, or as many and more is said of them.
func (t *sheet) firmer(o *sheet) bool {
	if o == nil || t.matches != o.matches {
		return o == nil || t.matches > o.matches
	}
	return t.said() > o.said()
}

// said counts the results and the colours of games.
func (t *sheet) said() int {
	n := 0
	for _, row := range t.tokens {
		for _, k := range row {
			if k.state == paired && k.kind != engine.Pending {
				n++
			}
			if k.color != engine.NoColor {
				n++
			}
		}
	}
	return n
}

// readApart reads a segment with such rounds, in the order that confirms the most games.
func (s segment) readApart(lines []line, a apart) *sheet {
	width := 0
	for _, i := range s.rows {
		width = max(width, len(lines[i].cells))
	}
	heading := s.heading
	s.heading = make([]string, a.first)
	copy(s.heading, heading)
	for round := range a.rounds {
		s.heading = append(s.heading, itoa(round+1))
	}
	s.heading = append(s.heading, heading[min(a.behind, len(heading)):]...)
	labels := len(s.heading)
	for s.heading[labels-1] == "" {
		labels--
	}
	if width-a.rounds*(a.columns-1) < labels {
		return nil // no row has a field for each label
	}
	cells := make([][]string, len(s.rows))
	for k, i := range s.rows {
		cells[k] = lines[i].cells
	}
	var best *sheet
	for a.order = opponentFirst; a.order <= colorFirst; a.order++ {
		for k, i := range s.rows {
			lines[i].cells = a.joined(cells[k])
		}
		g, ok := s.grammar(lines, a.order, s.lettersUsed(lines))
		if !ok {
			continue
		}
		g.colorless = true
		t := s.read(lines, g)
		if t != nil && t.rounds == (span{a.first, a.first + a.rounds}) && t.sound(lines) && t.firmer(best) {
			t.extra = a.columns - 1
			best = t
		}
	}
	for k, i := range s.rows {
		lines[i].cells = cells[k]
	}
	return best
}
