package paste

import (
	"strings"

	"feinwertung/engine"
)

// segment is a heading with the rows below it.
type segment struct {
	heading []string
	head    int   // line of the heading in the list of lines, -1 where there is none
	rows    []int // likewise the rows
}

// segments finds the tables among the lines. A heading that is repeated every few rows is one table.
func segments(lines []line) []segment {
	var list []segment
	table := -1
	for i := range lines {
		l := &lines[i]
		if l.cells == nil {
			continue
		}
		heading := isHeading(l)
		switch {
		case len(list) > 0 && l.table == table && heading && sameCells(list[len(list)-1].heading, l.cells):
			continue
		case heading || len(list) == 0 || l.table != table:
			list = append(list, segment{head: -1})
		}
		table = l.table
		s := &list[len(list)-1]
		if heading {
			s.heading, s.head = l.cells, i
		} else {
			s.rows = append(s.rows, i)
		}
	}
	return list
}

// isHeading reports whether a line names columns: headings that count up, or known ones.
func isHeading(l *line) bool {
	if l.heading {
		return true
	}
	for _, run := range numberedRuns(l.cells) {
		if _, rest, _ := labelNumber(l.cells[run.first]); run.width() >= 3 && (rest == "" && run.first > 0 || !isWhole(l.cells[0])) {
			return true
		}
	}
	if isWhole(l.cells[0]) {
		return false
	}
	known := 0
	for _, c := range l.cells {
		if len(c) <= 20 && meaningOf(c) != Unused {
			known++
		}
	}
	return known >= 2
}

func sameCells(a, b []string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// sheet is a table as it is understood under one grammar.
type sheet struct {
	segment
	grammar  grammar
	cells    [][]string // of the rows that have a player
	lines    []int      // their lines
	rejected []int      // lines of the other rows
	width    int
	rounds   span
	roles    []Meaning
	kinds    []columnKind
	tokens   [][]token // rounds of each row

	numbering
	paired int // rounds with an opponent
}

// read understands a segment under a grammar. It returns nil where there are no rounds.
func (s segment) read(lines []line, g grammar) *sheet {
	t := &sheet{segment: s, grammar: g}
	counts := make([]int, 0, 64)
	var first [][]string
	for _, i := range s.rows {
		row := lines[i].cells
		for len(counts) < len(row) {
			counts = append(counts, 0)
		}
		found := false
		for c, cell := range row {
			if _, ok := g.pairing(cell); ok {
				counts[c]++
				found = true
			}
		}
		if found {
			first = append(first, row)
		}
	}
	t.width = max(len(counts), len(s.heading))
	if t.width > maxCells {
		return nil
	}
	t.findRounds(counts, len(first))
	if t.rounds.width() == 0 || t.rounds.width() > maxRounds {
		return nil
	}
	if len(first) == 0 {
		for _, i := range s.rows {
			first = append(first, lines[i].cells)
		}
	}
	t.kinds = kindsOf(first, t.width)
	t.findRoles(len(first))
	t.takeRows(lines)
	if len(t.cells) == 0 {
		return nil
	}
	t.number()
	return t
}

// findRounds finds the columns of the rounds: a numbered run of headings over rounds, or what lies
// between the first and the last column that has rounds in at least a tenth of the rows.
func (t *sheet) findRounds(counts []int, rows int) {
	content := span{-1, -1}
	for c, n := range counts {
		if n == 0 || 10*n < rows {
			continue
		}
		if content.first < 0 {
			content.first = c
		}
		content.last = c + 1
		t.paired += n
	}
	best, most := span{}, 0
	for _, run := range numberedRuns(t.heading) {
		n := 0
		for c := run.first; c < min(run.last, len(counts)); c++ {
			n += counts[c]
		}
		_, rest, _ := labelNumber(t.heading[run.first])
		if n > most || n == 0 && most == 0 && best.width() == 0 && isRoundLabel(rest) {
			best, most = run, n
		}
	}
	switch {
	case content.first < 0:
		t.rounds = best
	case 10*most >= 9*t.paired:
		t.rounds, t.paired = best, most
	case best.width() == content.width() && best.width() > 0:
		t.shiftHeading(content.first-best.first, best.first)
		t.rounds = content
	default:
		t.rounds = content
	}
}

// isRoundLabel reports whether the words of a numbered heading are those of a round.
func isRoundLabel(rest string) bool {
	return rest != "" && strings.Contains(" rd r rnd round runde runda ronda ronde rodada fordulo forduló ford turno kolo kole t k f ", " "+rest+" ")
}

// shiftHeading moves the headings of the rounds and behind them to where the rounds are; those before
// them are no longer trusted.
func (t *sheet) shiftHeading(by, from int) {
	moved := make([]string, max(t.width, len(t.heading)+by))
	for c := from; c < len(t.heading); c++ {
		if c+by >= 0 {
			moved[c+by] = t.heading[c]
		}
	}
	t.heading, t.width = moved, len(moved)
}

// label returns the heading of a column, "" where there is none.
func (t *sheet) label(column int) string {
	if column < len(t.heading) {
		return t.heading[column]
	}
	return ""
}

// findRoles decides what the other columns hold: by their headings where these are known and the
// content allows it, else by the content.
func (t *sheet) findRoles(rows int) {
	t.roles = make([]Meaning, t.width)
	taken := map[Meaning]bool{}
	take := func(c int, m Meaning) {
		t.roles[c] = m
		taken[m] = true
	}
	for c := range t.roles {
		if t.rounds.has(c) {
			t.roles[c] = Round
			continue
		}
		if m := meaningOf(t.label(c)); m != Unused && !taken[m] && t.kinds[c].allows(m, rows) {
			take(c, m)
		}
	}
	for c := range t.roles {
		k := t.kinds[c]
		if t.roles[c] != Unused || k.filled == 0 || c >= t.rounds.first {
			continue
		}
		unlabelled := trim(t.label(c)) == ""
		switch {
		case !taken[Number] && !taken[Rank] && k.wholes == k.filled && 10*k.filled >= 9*rows && 10*k.distinct >= 9*k.filled && c <= 2:
			take(c, Number)
		case !taken[Title] && unlabelled && k.titles == k.filled:
			take(c, Title)
		case !taken[Federation] && unlabelled && k.upper3 == k.filled && k.titles < k.filled:
			take(c, Federation)
		case !taken[Rating] && unlabelled && k.wholes == k.filled && 2*k.large > k.filled:
			take(c, Rating)
		}
	}
	if !taken[Name] {
		best, most := -1, 0
		for c := range t.rounds.first {
			if k := t.kinds[c]; t.roles[c] == Unused && k.letters > most {
				best, most = c, k.letters
			}
		}
		if best >= 0 {
			take(best, Name)
		}
	}
	t.findTiebreaks(rows)
}

// allows reports whether a column can hold what its heading says.
func (k columnKind) allows(m Meaning, rows int) bool {
	switch m {
	case Number, Rank:
		return k.filled == 0 || 2*k.wholes > k.filled
	case Points:
		return k.filled == 0 || k.numbers == k.filled && 2*k.large <= k.filled
	case Federation:
		return k.filled == 0 || k.letters > 0
	}
	return true
}

// findTiebreaks takes the other columns of numbers for tie-breaks: those behind the rounds, and those
// before them whose headings are numbered.
func (t *sheet) findTiebreaks(rows int) {
	numbered := make([]bool, t.width)
	for _, run := range numberedRuns(t.heading) {
		if _, rest, _ := labelNumber(t.heading[run.first]); rest != "" {
			for c := run.first; c < run.last; c++ {
				numbered[c] = true
			}
		}
	}
	for c := range t.roles {
		k := t.kinds[c]
		l := labelOf(t.label(c))
		if t.roles[c] != Unused || strings.Contains(notTiebreaks, " "+l+" ") {
			continue
		}
		if c < t.rounds.first && !numbered[c] && !isTiebreakLabel(l) {
			continue
		}
		if k.filled > 0 && 5*k.numbers >= 4*k.filled && 2*k.filled >= rows {
			t.roles[c] = Tiebreak
		}
	}
}

// isTiebreakLabel reports whether a heading is that of a tie-break.
func isTiebreakLabel(l string) bool {
	if l == "" {
		return false
	}
	for _, part := range [...]string{"buch", "soberg", "sonneb", "berger", "busu", "wtg", "wertung", "tiebreak", "fortschr", "koya", "median", "solkoff", "cumul", "kashdan", "progr"} {
		if strings.Contains(l, part) {
			return true
		}
	}
	return strings.Contains(" bh sb bu buc tb ks ps de aro tpr win mbch bhg ", " "+l+" ")
}

// column returns the first column with the meaning, -1 where there is none.
func (t *sheet) column(m Meaning) int {
	for c, role := range t.roles {
		if role == m {
			return c
		}
	}
	return -1
}

// cell returns a field of a row, "" where the row is shorter.
func (t *sheet) cell(row, column int) string {
	if column < 0 || column >= len(t.cells[row]) {
		return ""
	}
	return t.cells[row][column]
}

// takeRows keeps the rows of players: those with a round that has an opponent, and those with a number
// or a name and nothing but readable rounds.
func (t *sheet) takeRows(lines []line) {
	number, name := t.column(Number), t.column(Name)
	if number < 0 {
		number = t.column(Rank)
	}
	for _, i := range t.rows {
		row := lines[i].cells
		tokens := make([]token, t.rounds.width())
		met, readable, said := false, true, false
		for r := range tokens {
			if c := t.rounds.first + r; c < len(row) {
				tokens[r] = t.grammar.parse(row[c])
			} else {
				tokens[r].state = blank
			}
			met = met || tokens[r].state == paired
			readable = readable && tokens[r].state != unread
			said = said || tokens[r].state == bare
		}
		numbered := number >= 0 && number < len(row) && isWhole(row[number])
		named := name >= 0 && name < len(row) && row[name] != ""
		if !met && !(numbered && (named || name < 0) && readable) && !(named && number < 0 && readable && said) {
			t.rejected = append(t.rejected, i)
			continue
		}
		t.cells = append(t.cells, row)
		t.lines = append(t.lines, i)
		t.tokens = append(t.tokens, tokens)
	}
}

// grammars returns the ways in which the rounds of a table might be read.
func (s segment) grammars(lines []line) []grammar {
	letters, american := s.lettersUsed(lines)
	var list []grammar
	for _, o := range [...]order{opponentFirst, resultFirst, colorFirst} {
		g := grammar{order: o, letters: letters && o != colorFirst, american: american}
		if s.settle(lines, &g) {
			list = append(list, g)
		}
	}
	return list
}

// lettersUsed reports whether results are letters: there is an L or a D with a number.
func (s segment) lettersUsed(lines []line) (letters, american bool) {
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			if len(cell) > 8 || cell == "" {
				continue
			}
			digits, other, unknown := 0, byte(0), false
			for j := range len(cell) {
				switch c := cell[j]; {
				case isDigit(c):
					digits++
				case isLetter(c):
					if l := c | 0x20; l == 'l' || l == 'd' {
						other = l
					} else if l != 'w' && l != 'b' {
						unknown = true
					}
				case strings.IndexByte(" :-/()", c) < 0:
					unknown = true
				}
			}
			if digits > 0 && other != 0 && !unknown {
				letters = true
			}
		}
	}
	return letters, letters
}

// settle decides the details of a grammar by what occurs in the table, and reports whether anything can
// be read with it.
func (s segment) settle(lines []line, g *grammar) bool {
	var found, figures, signs, white, black, b, upper, lower int
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			t, ok := g.pairing(cell)
			if !ok {
				continue
			}
			found++
			switch {
			case t.kind == engine.Played && strings.ContainsAny(cell, "+-–−"):
				signs++
			case t.kind == engine.Played:
				figures++
			case t.kind.Forfeit():
				signs++
			}
			for j := range len(cell) {
				switch c := cell[j]; c | 0x20 {
				case 'b':
					b++
				case 'n', 'c':
					black++
				case 'w', 's', 'z', 'v':
					white++
				}
				if isLetter(cell[j]) && cell[j] < 'a' {
					upper++
				} else if isLetter(cell[j]) {
					lower++
				}
			}
		}
	}
	g.bIsWhite = black > 0 && white == 0 && b > 0
	// A draw is written = in both habits: without any 1, 0 or letter the signs are results. Behind the
	// opponent that takes a draw, as otherwise all may be forfeits.
	g.signsPlay = signs > 0 && (figures > 0 || g.order == resultFirst) && s.onlyDraws(lines, g)
	g.lowerBlack = g.letters && g.order == resultFirst && b == 0 && upper > 0 && lower > 0
	return found > 0
}

// onlyDraws reports whether no round has a result other than a draw written with =, or a sign.
func (s segment) onlyDraws(lines []line, g *grammar) bool {
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			if t, ok := g.pairing(cell); ok && t.kind == engine.Played && !strings.Contains(cell, "=") {
				return false
			}
		}
	}
	return true
}
