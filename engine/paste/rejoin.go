package paste

import "strings"

// rejoined puts rows together that a copy has broken into several lines: fields whose text stands in boxes one
// above the other, or every field on a line of its own. Rows start with the numbers 1, 2, 3 and so on, with
// something behind them. It returns nil where there are fewer than three such rows, or where the last of them
// would take in others: a number is missing or there twice.
func rejoined(lines []line) []line {
	var starts []int
	for i := range lines {
		if _, ok := rowStart(lines[i].text, len(starts)+1); ok {
			starts = append(starts, i)
		}
	}
	if len(starts) < 3 {
		return nil
	}
	joined := headingAbove(lines[:starts[0]])
	last, most := len(starts)-1, 0
	for k, start := range starts {
		end := len(lines)
		if k < last {
			end = starts[k+1]
		}
		parts := filledLines(lines, start, end)
		behind := len(parts)
		if k == last {
			behind = min(behind, most) // nothing else says where the table ends
		}
		most = max(most, len(parts))
		joined = append(joined, joinedRow(lines, parts[:behind], k+1))
		for _, i := range parts[behind:] {
			if startsWithNumber(lines[i].text) && strings.ContainsAny(lines[i].text, ".\t") {
				return nil
			}
			joined = append(joined, lines[i])
		}
	}
	if len(joined) == len(lines) {
		return nil
	}
	return joined
}

// filledLines returns which of the lines from first to before last are not blank; a tab alone is a blank field.
func filledLines(lines []line, first, last int) []int {
	var filled []int
	for i := first; i < last; i++ {
		if trim(lines[i].text) != "" || strings.Contains(lines[i].text, "\t") {
			filled = append(filled, i)
		}
	}
	return filled
}

// joinedRow makes one line of those of a row with a number.
func joinedRow(lines []line, parts []int, number int) line {
	row, tabs := make([]string, len(parts)), 0
	for k, i := range parts {
		row[k] = lines[i].text
	}
	rest, _ := rowStart(row[0], number)
	row[0] = itoa(number) + "\t" + rest
	for _, part := range row {
		tabs = max(tabs, strings.Count(part, "\t"))
	}
	text := strings.Join(row, " ")
	if tabs < 2 {
		text = strings.Join(row, "\t")
	}
	return line{number: lines[parts[0]].number, text: text}
}

// rowStart reports whether a line starts with a number and has a tab or a dot behind it, and returns the rest.
func rowStart(text string, number int) (rest string, ok bool) {
	rest, ok = strings.CutPrefix(strings.TrimLeft(text, " "), itoa(number))
	if !ok || rest == "" || rest[0] != '\t' && !strings.HasPrefix(rest, ". ") && !strings.HasPrefix(rest, ".\t") {
		return "", false
	}
	return strings.TrimLeft(rest[1:], " \t"), true
}

// headingAbove returns the lines above the first row, with a heading that is broken put together.
func headingAbove(lines []line) []line {
	last := len(lines)
	for last > 0 && trim(lines[last-1].text) != "" {
		last--
	}
	above := append([]line(nil), lines[:last]...)
	if n := len(lines) - last; n > 1 {
		var parts []string
		for _, l := range lines[last:] {
			parts = append(parts, l.text)
		}
		return append(above, line{number: lines[last].number, text: "\t" + strings.Join(parts, "\t")})
	}
	return append(above, lines[last:]...)
}
