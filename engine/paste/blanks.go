package paste

import "strings"

// Tables of plain text have either fixed columns, in which a blank field is known by its place, or
// nothing but single blanks, in which the rounds are found as the longest run of what can be one.

// fixedColumns splits lines at the places where no row has a character, and reports whether that gives
// a table. Rows are the lines that start with a number.
func fixedColumns(lines []line) bool {
	const most = 600 // characters of a line
	var rows [][]rune
	var at []int
	width := 0
	for i := range lines {
		if !startsWithNumber(lines[i].text) || len(lines[i].text) > most {
			continue
		}
		r := []rune(lines[i].text)
		rows = append(rows, r)
		at = append(at, i)
		width = max(width, len(r))
	}
	if len(rows) < 3 {
		return false
	}
	used := make([]bool, width+1)
	for _, r := range rows {
		for i, c := range r {
			used[i] = used[i] || !isBlank(c)
		}
	}
	var starts, ends []int
	for i := range used {
		if used[i] && (i == 0 || !used[i-1]) {
			starts = append(starts, i)
		}
		if i > 0 && used[i-1] && !used[i] {
			ends = append(ends, i)
		}
	}
	if len(starts) < 5 || len(starts) > maxCells {
		return false
	}
	head := at[0] - 1
	if head >= 0 && strings.Trim(lines[head].text, "-=_ ") == "" {
		head-- // a line under the heading
	}
	if head >= 0 && (len(lines[head].text) > most || trim(lines[head].text) == "") {
		head = -1
	}
	if head >= 0 {
		starts, ends = joinColumns(rows, headCells(lines[head].text, starts, ends), starts, ends)
		lines[head].cells, lines[head].heading = headCells(lines[head].text, starts, ends), true
	}
	for i := range rows {
		lines[at[i]].cells = cutAt(rows[i], starts, ends)
	}
	return true
}

// joinColumns puts words together that only look like columns, as all the rows happen to have a single
// blank in the same place: a text with a heading, and behind it something without one.
func joinColumns(rows [][]rune, heading []string, starts, ends []int) (first, last []int) {
	for c := range starts {
		text := c > 0 && starts[c] == ends[c-1]+1 && heading[c] == "" && heading[c-1] != ""
		for i := 0; text && i < len(rows); i++ {
			text = strings.ContainsFunc(cutAt(rows[i], starts[c-1:c], ends[c-1:c])[0], func(r rune) bool { return r >= 0x80 || isLetter(byte(r)) })
		}
		if text {
			last[len(last)-1] = ends[c]
			continue
		}
		first, last = append(first, starts[c]), append(last, ends[c])
	}
	return first, last
}

func cutAt(r []rune, starts, ends []int) []string {
	cells := make([]string, len(starts))
	for i := range starts {
		if starts[i] < len(r) {
			cells[i] = trim(string(r[starts[i]:min(ends[i], len(r))]))
		}
	}
	return cells
}

// headCells gives each word of a heading to the column that it stands over, or next to where that has no
// word of its own. A word over nothing names a column in which all the fields are blank.
func headCells(text string, starts, ends []int) []string {
	cells := make([]string, len(starts))
	r := []rune(text)
	for pass := range 2 {
		for i := 0; i < len(r); {
			if isBlank(r[i]) {
				i++
				continue
			}
			end := i
			for end < len(r) && !isBlank(r[end]) {
				end++
			}
			best, most := 0, -1<<30
			for c := range starts {
				if overlap := min(end, ends[c]) - max(i, starts[c]); overlap > most {
					best, most = c, overlap
				}
			}
			if pass == 0 && most > 0 || pass == 1 && most <= 0 && most >= -2 && cells[best] == "" {
				cells[best] = trim(cells[best] + " " + string(r[i:end]))
			}
			i = end
		}
	}
	return cells
}

// startsWithNumber reports whether the first word is a number, with or without a dot.
func startsWithNumber(s string) bool {
	s = strings.TrimLeft(s, " =")
	digits := 0
	for digits < len(s) && isDigit(s[digits]) {
		digits++
	}
	if digits == 0 || digits > 4 {
		return false
	}
	rest := strings.TrimLeft(s[digits:], ".)")
	return rest == "" || rest[0] == ' ' || rest[0] == '\t'
}
