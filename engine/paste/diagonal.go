package paste

import "strings"

// A matrix shows by its diagonal where its rows belong: in plain text that has nothing but blanks between
// its fields, and in a table from which a blank field was lost.

// diagonalAt returns where the games of a row start, in a matrix of n players with the row at a place
// among them: the field on the diagonal is drawn as one, and all the others of the n are results.
func diagonalAt(cells []string, row, n int, read reader) (start int, ok bool) {
	if row >= n {
		return 0, false
	}
	for _, strict := range [...]bool{true, false} {
		for d := row + 1; d < len(cells) && d-row+n <= len(cells); d++ {
			if drawnDiagonal(cells[d], strict) && onlyMeetings(cells[d-row:d], read) && onlyMeetings(cells[d+1:d-row+n], read) {
				return d - row, true
			}
		}
	}
	return 0, false
}

// drawnDiagonal reports whether a field is drawn as the diagonal, by a sign that can be no forfeit if strict.
func drawnDiagonal(s string, strict bool) bool {
	return trim(s) != "" && isDiagonal(s) && !(strict && strings.Trim(s, "-–— ") == "")
}

// onlyMeetings reports whether every field is the result of a game or several.
func onlyMeetings(cells []string, read reader) bool {
	for _, c := range cells {
		if games, ok := read(c); !ok || len(games) == 0 {
			return false
		}
	}
	return true
}

// splitDiagonals splits lines that have nothing but blanks between their fields and belong to a matrix. It
// reports whether there is one.
func splitDiagonals(lines []line, read reader) bool {
	const most = 200 // words of a line
	found := false
	var group []int
	var words [][]string
	close := func() {
		found = matrixRows(lines, group, words, read) || found
		group, words = nil, nil
	}
	for i := range lines {
		if isRule(lines[i].text) {
			continue
		}
		row := strings.FieldsFunc(lines[i].text, isBlank)
		if len(row) > most || !hasDiagonal(row, read) {
			close()
			continue
		}
		group, words = append(group, i), append(words, row)
	}
	close()
	return found
}

// hasDiagonal reports whether a field drawn as the diagonal stands beside a result.
func hasDiagonal(words []string, read reader) bool {
	for d, w := range words {
		if drawnDiagonal(w, false) && (d > 0 && onlyMeetings(words[d-1:d], read) || d+1 < len(words) && onlyMeetings(words[d+1:d+2], read)) {
			return true
		}
	}
	return false
}

// matrixRows makes a table of the lines of a matrix, with the line above them as its heading.
func matrixRows(lines []line, rows []int, words [][]string, read reader) bool {
	n := len(rows)
	if n < 3 {
		return false
	}
	starts := make([]int, n)
	behind := 0
	for i := range rows {
		start, ok := diagonalAt(words[i], i, n, read)
		if !ok {
			return false
		}
		starts[i], behind = start, max(behind, len(words[i])-start-n)
	}
	for i, at := range rows {
		lines[at].cells, lines[at].table = append(frontCells(words[i][:starts[i]]), words[i][starts[i]:]...), rows[0]+1
	}
	head := rows[0] - 1
	for head >= 0 && isRule(lines[head].text) {
		head--
	}
	if head < 0 || lines[head].cells != nil {
		return true
	}
	labels := headCellsFor(n, "")
	text := strings.FieldsFunc(lines[head].text, isBlank)
	last := len(text)
	for last > 0 && !isWhole(text[last-1]) {
		last--
	}
	if last == len(text) || last == 0 {
		return true // no words behind the numbers of the columns: a title
	}
	labels[5] = ""
	lines[head].cells, lines[head].heading, lines[head].table = append(labels, text[max(last, len(text)-behind):]...), true, rows[0]+1
	return true
}

// realigned returns the lines with the rows of a matrix moved to the columns of their games where fields in
// front of them are missing, and the lines of those rows. It returns nil where that is not the fault.
func (s segment) realigned(lines []line, columns span, read reader) (moved []line, rows []int) {
	k := -1
	for _, i := range s.rows {
		if !hasDiagonal(lines[i].cells, read) {
			continue // a line between the rows, or something below them
		}
		k++
		start, ok := diagonalAt(lines[i].cells, k, columns.width(), read)
		missing := columns.first - start
		if !ok || missing < 0 {
			return nil, nil
		}
		if missing == 0 {
			continue
		}
		if moved == nil {
			moved = append([]line(nil), lines...)
		}
		cells := append([]string(nil), lines[i].cells[:start]...)
		cells = append(cells, make([]string, missing)...)
		moved[i].cells = append(cells, lines[i].cells[start:]...)
		rows = append(rows, i)
	}
	return moved, rows
}
