package paste

import "strings"

// Texts out of pages can lack the blank fields of a table: the title of a player who has none, and everything
// behind it stands a column too far to the left. The rounds show it.

// aligned returns the lines with such rows put right, and which lines that are; the lines themselves where
// there are none. It takes a heading over the rounds, and a row that needs nothing.
func (s segment) aligned(lines []line, g *grammar) ([]line, []int) {
	if moved := s.cutOff(lines); moved != nil {
		return moved, s.rows[:1]
	}
	rounds := s.roundHeading(lines, g)
	if rounds.width() < 2 || rounds.first == 0 {
		return lines, nil
	}
	missing, inPlace := map[int]int{}, map[int]bool{} // by line: how many fields, and whether it may need none
	var whole [][]string
	for _, i := range s.rows {
		cells := lines[i].cells
		_, early := g.pairing(cells[min(rounds.first, len(cells))-1])
		missing[i] = s.missingFields(cells, rounds, g)
		inPlace[i] = !early && g.areRounds(cells, rounds.first, rounds.width())
		if missing[i] == 0 && inPlace[i] {
			whole = append(whole, cells)
		}
	}
	if len(whole) == 0 || len(whole) == len(s.rows) {
		return lines, nil
	}
	kinds := make([][fieldKinds]int, rounds.first)
	for _, cells := range whole {
		for c := range kinds {
			kinds[c][kindOf(cells[c])]++
		}
	}
	var put []line
	var moved []int
	for _, i := range s.rows {
		cells := lines[i].cells
		for k := missing[i]; k > 0; k-- {
			cells = withBlank(cells, kinds, rounds.first-k)
		}
		// A bye in front of the rounds can as well be a number of points: then the other rows say which it is.
		if missing[i] == 0 || inPlace[i] && agreement(cells, kinds) <= agreement(lines[i].cells, kinds) {
			continue
		}
		if put == nil {
			put = append(put, lines...)
		}
		put[i].cells = cells
		moved = append(moved, i)
	}
	if put == nil {
		return lines, nil
	}
	return put, moved
}

// cutOff returns the lines with the first row put right where a selection started inside it: there is no heading, and
// the row lacks some of the fields that all the others have, its number among them. It returns nil where it did not.
func (s segment) cutOff(lines []line) []line {
	const most = 3
	if s.head >= 0 || len(s.rows) < 3 {
		return nil
	}
	first, width := lines[s.rows[0]].cells, len(lines[s.rows[1]].cells)
	for _, i := range s.rows[1:] {
		if len(lines[i].cells) != width || !isWhole(lines[i].cells[0]) {
			return nil
		}
	}
	missing := width - len(first)
	if missing < 1 || missing > most || kindOf(first[0]) == smallNumber {
		return nil
	}
	put := append([]line(nil), lines...)
	put[s.rows[0]].cells = append(make([]string, missing), first...)
	return put
}

// missingFields returns how many fields a row seems to lack in front of its rounds: in a row shorter than the
// heading, how many columns too far to the left a run of rounds is. It is 0 where there is no such run.
func (s segment) missingFields(cells []string, rounds span, g *grammar) int {
	const most = 3
	filled := len(cells)
	for filled > 0 && cells[filled-1] == "" {
		filled--
	}
	for k := 1; k <= min(most, len(s.heading)-filled, rounds.first-1); k++ {
		if g.isRun(cells, rounds.first-k, rounds.width()) {
			return k
		}
	}
	return 0
}

// agreement counts how many rows have the like in front of their rounds, field by field.
func agreement(cells []string, kinds [][fieldKinds]int) int {
	n := 0
	for c := range kinds {
		n += kinds[c][kindOf(cells[c])]
	}
	return n
}

// roundHeading returns the columns under the numbered headings where most rounds with an opponent are.
func (s segment) roundHeading(lines []line, g *grammar) span {
	best, most := span{}, 0
	for _, run := range numberedRuns(s.heading) {
		n := 0
		for _, i := range s.rows {
			for c := run.first; c < min(run.last, len(lines[i].cells)); c++ {
				if _, ok := g.pairing(lines[i].cells[c]); ok {
					n++
				}
			}
		}
		if n > most {
			best, most = run, n
		}
	}
	return best
}

// areRounds reports whether the fields from a column on are rounds, one of them with an opponent.
func (g *grammar) areRounds(cells []string, first, width int) bool {
	if first+width > len(cells) {
		return false
	}
	found := false
	for _, c := range cells[first : first+width] {
		t := g.parse(c)
		if t.state == unread {
			return false
		}
		found = found || t.state == paired
	}
	return found
}

// isRun reports whether the fields from a column on are rounds, the first of them not blank, with no further
// round in front of them or behind them.
func (g *grammar) isRun(cells []string, first, width int) bool {
	end := first + width
	if !g.areRounds(cells, first, width) || cells[first] == "" {
		return false
	}
	_, before := g.pairing(cells[first-1])
	behind := false
	if end < len(cells) {
		_, behind = g.pairing(cells[end])
	}
	return !before && !behind
}

// withBlank inserts a blank among the first fields, where these then agree best with the other rows.
func withBlank(cells []string, kinds [][fieldKinds]int, front int) []string {
	best, most := 0, -1
	for at := range front + 1 {
		score := 0
		for c := range front + 1 {
			switch {
			case c < at:
				score += kinds[c][kindOf(cells[c])]
			case c > at:
				score += kinds[c][kindOf(cells[c-1])]
			default:
				score += kinds[c][noField]
			}
		}
		if score > most {
			best, most = at, score
		}
	}
	put := append([]string(nil), cells[:best]...)
	put = append(put, "")
	return append(put, cells[best:]...)
}

// fieldKind is what a field in front of the rounds looks like.
type fieldKind uint8

const (
	noField fieldKind = iota
	smallNumber
	largeNumber
	otherNumber
	titleField
	shortField // as federations are
	textField
	fieldKinds
)

func kindOf(s string) fieldKind {
	n, isNumber := whole(s)
	switch {
	case s == "":
		return noField
	case isNumber && n < 500:
		return smallNumber
	case isNumber:
		return largeNumber
	case isNumeric(s):
		return otherNumber
	case strings.Contains(titles, " "+strings.ToLower(s)+" "):
		return titleField
	case len(s) <= 4:
		return shortField
	}
	return textField
}
