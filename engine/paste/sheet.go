package paste

import "strings"

// segment is a heading with the rows below it.
type segment struct {
	heading []string
	head    int   // line of the heading in the list of lines, -1 where there is none
	rows    []int // likewise the rows
}

// segments finds the tables among the lines. A heading that is repeated every few rows is one table, and
// so are the rows between which a cell holds a table of its own, as the players of French pages do. Rows
// whose numbers start anew behind a gap are the next one of several groups.
func segments(lines []line) []segment {
	var list []segment
	open := map[int]int{}      // by table: its segment so far
	var numbers []map[int]bool // by segment: of its rows
	repeated := -1             // line of a heading that was there before
	add := func(table int, s segment) int {
		list, numbers = append(list, s), append(numbers, map[int]bool{})
		open[table] = len(list) - 1
		return len(list) - 1
	}
	for i := range lines {
		l := &lines[i]
		if l.cells == nil {
			continue
		}
		heading := isHeading(l)
		at, known := open[l.table]
		n, numbered := whole(firstFilled(l.cells))
		switch {
		case known && heading && sameCells(list[at].heading, l.cells):
			repeated = i
			continue
		case heading || !known:
			at = add(l.table, segment{head: -1})
		case numbered && numbers[at][n]:
			if rows := list[at].rows; rows[len(rows)-1] < i-1 {
				next := segment{heading: list[at].heading, head: list[at].head}
				if repeated > rows[len(rows)-1] {
					next.head = repeated
				}
				at = add(l.table, next)
			}
		}
		s := &list[at]
		if heading {
			s.heading, s.head = l.cells, i
			continue
		}
		s.rows = append(s.rows, i)
		if numbered {
			numbers[at][n] = true
		}
	}
	return list
}

// isHeading reports whether a line names columns: headings that count up, or known ones.
func isHeading(l *line) bool {
	if l.heading {
		return true
	}
	if isWhole(firstFilled(l.cells)) {
		return false // a player's row; its tie-breaks can count up too
	}
	for _, run := range numberedRuns(l.cells) {
		if _, rest, _ := labelNumber(l.cells[run.first]); run.width() >= 3 && (rest != "" || !numbersBeside(l.cells, run)) {
			return true
		}
	}
	known, filled, figures := 0, 0, false
	for _, c := range l.cells {
		if len(c) <= 20 && meaningOf(c) != Unused {
			known++
		}
		if c != "" {
			filled++
		}
		figures = figures || strings.ContainsAny(c, "0123456789½")
	}
	return known >= 2 || known == 1 && filled >= 4 && !figures // names cut short over the columns of a matrix
}

// firstFilled returns the first field that is not blank.
func firstFilled(cells []string) string {
	for _, c := range cells {
		if c != "" {
			return c
		}
	}
	return ""
}

// numbersBeside reports whether there are numbers outside a run of fields: then the run is no heading.
func numbersBeside(cells []string, run span) bool {
	for c := range cells {
		if !run.has(c) && isNumeric(cells[c]) {
			return true
		}
	}
	return false
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
	paired int   // rounds with an opponent
	moved  []int // lines of rows that lacked fields in front of their rounds
	extra  int   // columns of a round beyond the first
}

// read understands a segment under a grammar. It returns nil where there are no rounds.
func (s segment) read(lines []line, g grammar) *sheet {
	t := &sheet{segment: s, grammar: g}
	lines, t.moved = s.aligned(lines, &g)
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
	if g.three && !t.balanced() {
		g.three = false
		return s.read(lines, g)
	}
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
	return rest != "" && strings.Contains(" rd r rnd round runde runda ronda ronde rodada fordulo forduló ford turno kolo kole t k f тур т кръг кр коло кол γύρος γύρ ", " "+rest+" ")
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

// place returns where a column is among the fields of a line.
func (t *sheet) place(column int) int {
	return column + 1 + t.extra*min(max(column-t.rounds.first, 0), t.rounds.width())
}

// label returns the heading of a column, "" where there is none.
func (s segment) label(column int) string {
	if column < len(s.heading) {
		return s.heading[column]
	}
	return ""
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
