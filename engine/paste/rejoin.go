package paste

import "strings"

// rejoined puts rows together that a copy has broken into several lines: fields whose text stands in boxes one
// above the other, or every field on a line of its own. Rows start with the numbers 1, 2, 3 and so on, with
// something behind them. It returns nil where there are fewer than three such rows.
func rejoined(lines []line) []line {
	var joined []line
	var row []string
	start, next := -1, 1
	end := func() {
		if start < 0 {
			return
		}
		text, tabs := strings.Join(row, " "), 0
		for _, part := range row {
			tabs = max(tabs, strings.Count(part, "\t"))
		}
		if tabs < 2 {
			text = strings.Join(row, "\t")
		}
		joined = append(joined, line{number: lines[start].number, text: text})
		row = row[:0]
	}
	for i := range lines {
		text := lines[i].text
		if rest, ok := rowStart(text, next); ok {
			if next == 1 {
				joined = headingAbove(lines[:i])
			}
			end()
			start, next = i, next+1
			row = append(row, itoa(next-1)+"\t"+rest)
			continue
		}
		if start >= 0 && (trim(text) != "" || strings.Contains(text, "\t")) {
			row = append(row, text)
		}
	}
	end()
	if next <= 3 || len(joined) == len(lines) {
		return nil
	}
	return joined
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
