package paste

import (
	"strings"

	"feinwertung/engine"
)

// line is one line of the text, or one row of a table in HTML.
type line struct {
	number  int // in the text, from 1
	text    string
	cells   []string // nil where it is no row of a table
	table   int      // of HTML, from 1
	heading bool     // the cells are headings
	assumed uint64   // rounds of the row, from the lowest bit on, for which the text does not say that they are these
}

// textLines splits plain text into lines. The error is an *Error.
func textLines(text string) ([]line, error) {
	var lines []line
	for number := 1; text != ""; number++ {
		if number > maxLines {
			return nil, &Error{Kind: TooManyLines, Line: number, Column: 1}
		}
		end := strings.IndexAny(text, "\r\n")
		l := text
		if end < 0 {
			text = ""
		} else {
			l = text[:end]
			if strings.HasPrefix(text[end:], "\r\n") {
				end++
			}
			text = text[end+1:]
		}
		if len(l) > maxLength {
			return nil, &Error{Kind: LineTooLong, Line: number, Column: 1, Input: engine.Excerpt(l)}
		}
		lines = append(lines, line{number: number, text: strings.TrimRight(l, " ")})
	}
	unquote(lines)
	return lines, nil
}

// unquote takes the sign of a quotation in a mail from the lines where nearly all have it.
func unquote(lines []line) {
	quoted, filled := 0, 0
	for i := range lines {
		if trim(lines[i].text) == "" {
			continue
		}
		filled++
		if lines[i].text[0] == '>' {
			quoted++
		}
	}
	if quoted < 3 || 4*quoted < 3*filled {
		return
	}
	for i := range lines {
		lines[i].text = strings.TrimPrefix(strings.TrimPrefix(lines[i].text, ">"), " ")
	}
}

// separators are what columns can be separated by, with how many a line of a table has at least. Commas
// come last, as they are decimal signs too.
var separators = [...]struct {
	sign  byte
	least int
}{{'\t', 3}, {'|', 3}, {';', 4}, {',', 5}}

// splitLines splits the lines of plain text at the separator that most of them use, and returns it. It is 0
// where there is none, and the columns have to be found by blanks.
func splitLines(lines []line) byte {
	for _, s := range separators {
		var rows, first, same int
		for i := range lines {
			n := separatorsIn(lines[i].text, s.sign)
			if n < s.least {
				continue
			}
			if rows == 0 {
				first = n
			}
			rows++
			if n-first <= 2 && first-n <= 2 {
				same++
			}
		}
		// A comma inside names does not make a table: then the lines have different numbers of them.
		if rows < 2 || s.sign == ',' && 5*same < 4*rows {
			continue
		}
		for i := range lines {
			if separatorsIn(lines[i].text, s.sign) >= min(s.least, 3) {
				lines[i].split(s.sign)
			}
		}
		return s.sign
	}
	return 0
}

// separatorsIn counts the separators in a line, without those in quoted fields: tables drawn with | have frames, and
// quotation marks only around the nicknames of players.
func separatorsIn(text string, sign byte) int {
	if sign != '|' && strings.Contains(text, `"`) {
		return len(splitCells(text, sign)) - 1
	}
	return strings.Count(text, string(rune(sign)))
}

// split makes a row of a line, unless no more than one field is filled: then it is text in a spreadsheet;
// or unless it is a line drawn between rows.
func (l *line) split(separator byte) {
	if isRule(l.text) {
		return
	}
	cells := splitCells(l.text, separator)
	filled, text := 0, ""
	for _, c := range cells {
		if c != "" {
			filled++
			text = c
		}
	}
	if filled > 1 {
		l.cells = cells
	} else {
		l.text = text
	}
}

// isRule reports whether a line is blank or drawn between rows.
func isRule(text string) bool { return strings.Trim(text, "-–—=_|+:. \t") == "" }

// splitCells splits one line. Fields may be quoted as in CSV; the frame of a table drawn with | is left out.
func splitCells(text string, separator byte) []string {
	if separator == '|' {
		text = strings.TrimSuffix(strings.TrimPrefix(trim(text), "|"), "|")
	}
	var cells []string
	for more := true; more && len(cells) < maxCells; {
		cell, rest, further, quoted := quotedCell(trimLeft(text, separator), separator)
		if !quoted {
			cell, rest, further = strings.Cut(text, string(rune(separator)))
		}
		cells = append(cells, trim(cell))
		text, more = rest, further
	}
	return cells
}

// quotedCell reads a field in quotation marks, in which a doubled mark is one of the text, and what stands behind
// the separator; more reports whether there is one. Marks around a part of a field do not quote it.
func quotedCell(text string, separator byte) (cell, rest string, more, quoted bool) {
	if text == "" || text[0] != '"' {
		return "", "", false, false
	}
	for i := 1; i < len(text); i++ {
		if text[i] != '"' {
			continue
		}
		if i+1 < len(text) && text[i+1] == '"' {
			i++
			continue
		}
		rest = trimLeft(text[i+1:], separator)
		if rest != "" && rest[0] != separator {
			break
		}
		more = rest != ""
		return strings.ReplaceAll(text[1:i], `""`, `"`), strings.TrimPrefix(rest, string(rune(separator))), more, true
	}
	return "", "", false, false
}

// trimLeft cuts blanks, but not the separator.
func trimLeft(s string, separator byte) string {
	if separator == '\t' {
		return strings.TrimLeft(s, " ")
	}
	return strings.TrimLeft(s, " \t")
}
