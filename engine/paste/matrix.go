package paste

import (
	"iter"
	"slices"
	"strings"

	"feinwertung/engine"
)

// matrix is a table of players against players.
type matrix struct {
	*sheet
	against []int       // by column of the rounds: the row of the opponent
	games   [][][]token // by row and column: the games of the two, in their order
	most    int         // games between two players
	partial bool        // not everybody met everybody
	running bool        // who have not met will meet: it is a round robin that has not ended
}

// matrix understands a segment as players against players. It returns nil where it is none: as many
// columns as rows with nothing but results, a diagonal without any, and sides that fit together.
func (s segment) matrix(lines []line) *matrix {
	const most = 200
	if len(s.rows) < 3 {
		return nil
	}
	squares := s.squares(lines, most)
	if m := s.matrixIn(squares, lines, meetings); m != nil {
		return m
	}
	if m := s.matrixIn(squares, lines, meetingsByComma); m != nil && m.isByComma() {
		return m
	}
	if m := s.matrixIn(squares, lines, meetingsOfThree); m != nil && m.isOfThree() {
		m.grammar.three = true
		return m
	}
	return nil
}

// matrixIn understands a segment as players against players in one of the runs of columns, nil where it is none.
func (s segment) matrixIn(squares []span, lines []line, read reader) *matrix {
	for _, columns := range squares {
		if m := s.matrixAt(lines, columns, read); m != nil {
			return m
		}
	}
	for _, columns := range squares {
		if moved, rows := s.realigned(lines, columns, read); moved != nil {
			if m := s.matrixAt(moved, columns, read); m != nil {
				m.moved = rows
				return m
			}
		}
	}
	return nil
}

// squares returns the runs of columns that could be the players: numbered from 1 with nothing else in the
// heading, or as wide as there are rows.
func (s segment) squares(lines []line, most int) []span {
	var list []span
	for _, run := range numberedRuns(s.heading) {
		if run.width() >= 3 && run.width() <= most {
			list = append(list, run)
		}
	}
	if len(list) > 0 {
		return list
	}
	first := lines[s.rows[0]].cells
	n := len(s.rows)
	for start := 1; start+n <= len(first) && n <= most; start++ {
		if isDiagonal(first[start]) {
			list = append(list, span{start, start + n})
		}
	}
	return list
}

// isDiagonal reports whether a field is how the diagonal of a matrix is drawn.
func isDiagonal(s string) bool {
	if s == "" {
		return true
	}
	for _, r := range s {
		if !strings.ContainsRune("*xX#\\-–—■▓█●◆ ", r) {
			return false
		}
	}
	return true
}

func (s segment) matrixAt(lines []line, columns span, read reader) *matrix {
	t := &sheet{segment: s, rounds: columns, paired: 1}
	m := &matrix{sheet: t}
	for _, i := range s.rows {
		t.width = max(t.width, len(lines[i].cells), len(s.heading))
	}
	if t.width > maxCells {
		return nil
	}
	for _, i := range s.rows {
		row := lines[i].cells
		filled := 0
		games := make([][]token, columns.width())
		ok := len(row) > columns.first
		for c := columns.first; ok && c < min(columns.last, len(row)); c++ {
			if row[c] != "" {
				filled++
			}
			games[c-columns.first], ok = read(row[c])
		}
		if !ok || filled == 0 {
			t.rejected = append(t.rejected, i)
			continue
		}
		t.cells, t.lines, m.games = append(t.cells, row), append(t.lines, i), append(m.games, games)
	}
	if len(t.cells) < 3 || len(t.cells) != columns.width() || 2*len(t.rejected) > len(t.cells) {
		return nil
	}
	t.kinds = kindsOf(t.cells, t.width)
	t.findRoles(len(t.cells))
	m.against = m.opponents()
	if !m.isDiagonal() || !m.fits() {
		return nil
	}
	m.numbers = t.rowNumbers()
	m.own = m.numbers
	return m
}

// rowNumbers returns the numbers of the rows: those of the players or the ranks where each has its own, as ranks
// can be shared, else the order of the rows.
func (t *sheet) rowNumbers() []int {
	numbers := make([]int, len(t.cells))
	for row := range numbers {
		for _, role := range [...]Meaning{Number, Rank} {
			if n, ok := whole(t.cell(row, t.column(role))); ok && n > 0 {
				numbers[row] = n
				break
			}
		}
	}
	if seats := seatsOf(numbers); len(seats) == len(numbers) && !slices.Contains(numbers, 0) {
		return numbers
	}
	for row := range numbers {
		numbers[row] = row + 1
	}
	return numbers
}

// opponents returns the row of each column: by the numbers in the heading where they are those of the
// rows, else in the order of the rows.
func (m *matrix) opponents() []int {
	rows := make([]int, m.rounds.width())
	for i := range rows {
		rows[i] = i
	}
	column := m.column(Number)
	if column < 0 {
		column = m.column(Rank)
	}
	if column < 0 {
		return rows
	}
	numbers := make([]int, len(m.cells))
	for row := range numbers {
		numbers[row], _ = whole(m.cell(row, column))
	}
	seats := seatsOf(numbers)
	named := make([]int, len(rows))
	for i := range named {
		n, _, ok := labelNumber(m.label(m.rounds.first + i))
		row, known := seats[int32(n)]
		if !ok || !known {
			return rows
		}
		named[i] = int(row)
	}
	m.against = named
	if m.diagonal() < len(named) {
		m.against = rows
		if m.diagonal() == len(named) {
			return rows
		}
	}
	return named
}

// diagonal counts the columns whose own field is drawn as one.
func (m *matrix) diagonal() int {
	n := 0
	for c, row := range m.against {
		if isDiagonal(m.cell(row, m.rounds.first+c)) {
			n++
		}
	}
	return n
}

func (m *matrix) isDiagonal() bool { return m.diagonal() == len(m.against) }

// sides goes through the meetings, each once: the games as the row of the first of the two has them, and as that of
// the other.
func (m *matrix) sides() iter.Seq2[[]token, []token] {
	return func(yield func(a, b []token) bool) {
		for row := range m.games {
			for c, opponent := range m.against {
				if opponent > row && !yield(m.games[row][c], m.games[opponent][m.columnOf(row)]) {
					return
				}
			}
		}
	}
}

// fits reports whether the two sides of nine meetings of ten fit together, and finds out how many games
// two players have and whether all have met. Where several games only fit when one side is read backwards,
// each row starts with the player's own White: then it is turned round.
func (m *matrix) fits() bool {
	pairs, good, turned := 0, 0, 0
	for a, b := range m.sides() {
		m.most = max(m.most, len(a), len(b))
		if len(a) == 0 && len(b) == 0 {
			m.partial = true
			continue
		}
		pairs++
		if sidesFit(a, b) {
			good++
		}
		if back := slices.Clone(b); len(a) > 1 {
			slices.Reverse(back)
			b = back
		}
		if sidesFit(a, b) {
			turned++
		}
	}
	if 10*good < 9*pairs && 10*turned >= 9*pairs {
		for row := range m.games {
			for c, opponent := range m.against {
				if opponent < row {
					slices.Reverse(m.games[row][c])
				}
			}
		}
		good = turned
	}
	return pairs > 0 && 10*good >= 9*pairs
}

// isByComma reports whether a field cannot be a number with decimals: 1,½ are two games, 1,0 can be one.
func (m *matrix) isByComma() bool {
	for row := range m.cells {
		for c := m.rounds.first; c < m.rounds.last; c++ {
			if s := withHalves(m.cell(row, c)); strings.Contains(s, ",½") || strings.Contains(s, ",1") {
				return true
			}
		}
	}
	return false
}

// isOfThree reports whether every game has 3 and 0 or 1 and 1 on its two sides, and both occur: else the figures are
// those of teams, or of another scoring.
func (m *matrix) isOfThree() bool {
	wins, draws := 0, 0
	for a, b := range m.sides() {
		if len(a) != len(b) {
			return false
		}
		for i := range a {
			switch x, y := &a[i], &b[i]; {
			case x.state != paired || y.state != paired || (x.kind == engine.Played) != (y.kind == engine.Played):
				return false
			case x.kind != engine.Played:
			case x.outcome+y.outcome != engine.Win+engine.Loss:
				return false
			case x.outcome == engine.Draw:
				draws++
			default:
				wins++
			}
		}
	}
	return wins > 0 && draws > 0
}

// sidesFit reports whether two sides of a meeting can both be true; one of them may be blank.
func sidesFit(a, b []token) bool {
	if len(a) == 0 || len(b) == 0 {
		return true
	}
	for i := 0; len(a) == len(b) && i < len(a); i++ {
		if !fit(&a[i], &b[i]) {
			return false
		}
	}
	return len(a) == len(b)
}

// columnOf returns the column of a row.
func (m *matrix) columnOf(row int) int {
	if row < len(m.against) && m.against[row] == row {
		return row
	}
	for c, r := range m.against {
		if r == row {
			return c
		}
	}
	return 0
}
