package paste

import "strings"

// wordRow is a line of words in which rounds were found.
type wordRow struct {
	line        int
	words       []string
	first, last int // words of the first and the last round with an opponent
}

// splitWords splits lines that have only single blanks between their columns. The rounds are the words
// that can be one; how many there are is what the fullest row shows, or the heading.
func splitWords(lines []line, g *grammar) bool {
	var rows []wordRow
	rounds, trailing := 0, map[int]int{}
	for i := range lines {
		if len(lines[i].text) > 2000 {
			continue
		}
		words := joinWords(strings.FieldsFunc(lines[i].text, isBlank), g)
		row := wordRow{line: i, words: words, first: -1}
		for j, w := range words {
			if _, ok := g.pairing(w); j > 0 && ok {
				if row.first < 0 {
					row.first = j
				}
				row.last = j
			}
		}
		if row.first < 0 {
			if !startsWithNumber(lines[i].text) {
				continue
			}
			row.first, row.last = len(words), -1
		} else if n := row.last - row.first + 1; n > rounds {
			rounds = n
		}
		rows = append(rows, row)
	}
	if len(rows) < 2 || rounds == 0 || rounds > maxRounds {
		return false
	}
	for _, row := range rows {
		if row.last-row.first+1 == rounds {
			trailing[len(row.words)-1-row.last]++
		}
	}
	behind, votes := 0, 0
	for n := range 40 {
		if trailing[n] > votes {
			behind, votes = n, trailing[n]
		}
	}
	head := -1
	for _, row := range rows {
		start := row.start(g, rounds, behind)
		if start < 1 {
			continue
		}
		end := start + rounds
		for row.last >= 0 && end > start+1 && end > row.last+1 && (end > len(row.words) || !g.isRound(row.words[end-1])) {
			end-- // a row with fewer rounds: the missing ones are the last
		}
		end = min(end, len(row.words))
		cells := append(frontCells(row.words[:start]), row.words[start:end]...)
		for i := end; i < start+rounds; i++ {
			cells = append(cells, "")
		}
		lines[row.line].cells = append(cells, row.words[end:]...)
		if head < 0 && row.line > 0 {
			head = row.line - 1
		}
	}
	if head >= 0 && lines[head].cells == nil {
		headWords(&lines[head], rounds, behind)
	}
	return true
}

// start returns the word of the first round, 0 where there is none. In a full row the words behind the
// rounds are as many as in the other rows; in a shorter one the rounds start where they can.
func (row wordRow) start(g *grammar, rounds, behind int) int {
	start := len(row.words) - behind - rounds
	fits := start >= 1 && (row.last < 0 || start <= row.first && row.last < start+rounds)
	for i := start; fits && i < start+rounds; i++ {
		fits = g.isRound(row.words[i]) && (i >= row.first || row.last < 0 || !isNumeric(row.words[i])) // not the points
	}
	if fits || row.last < 0 {
		return max(start, 0)
	}
	start = row.first
	for start > 1 && row.last-start+1 < rounds && g.isRound(row.words[start-1]) && !isNumeric(row.words[start-1]) {
		start--
	}
	return start
}

// isRound reports whether a word can be a round.
func (g *grammar) isRound(word string) bool { return g.parse(word).state != unread }

// frontCells makes number, title, name, rating, federation and points of the words in front of the rounds,
// and of what stands behind the rating when these are words, such as a club.
func frontCells(words []string) []string {
	cells := make([]string, 7)
	cells[0] = words[0]
	rest := words[1:]
	for i := len(rest) - 2; i > 0 && !isNumeric(rest[len(rest)-1]); i-- {
		if n, ok := whole(rest[i]); ok && n >= 500 && n < 4000 && len(rest[len(rest)-1]) > 3 {
			cells[6], rest = strings.Join(rest[i+1:], " "), rest[:i+1]
			break
		}
	}
	if len(rest) > 1 && len(rest[0]) >= 2 && strings.Contains(" GM IM FM CM WGM WIM WFM WCM AGM AIM AFM ACM ", " "+rest[0]+" ") {
		cells[1], rest = rest[0], rest[1:]
	}
	for len(rest) > 1 {
		last := rest[len(rest)-1]
		switch {
		case cells[5] == "" && strings.ContainsAny(last, ".,½") && isNumeric(last):
			cells[5] = last
		case isWhole(last) && cells[3] == "" && len(last) >= 3:
			cells[3] = last
		case isWhole(last) && cells[5] == "" && len(last) < 3 && cells[3] == "":
			cells[5] = last
		case cells[4] == "" && cells[3] == "" && len(last) == 3 && last == strings.ToUpper(last) && isWhole(rest[len(rest)-2]):
			cells[4] = last
		case !isWhole(last):
			cells[2] = strings.Join(rest, " ")
			return cells
		}
		rest = rest[:len(rest)-1]
	}
	cells[2] = strings.Join(rest, " ")
	return cells
}

// headWords makes a heading for what splitWords found: the words over the columns behind the rounds.
func headWords(l *line, rounds, behind int) {
	words := strings.FieldsFunc(l.text, isBlank)
	cells := headCellsFor(rounds, "R")
	if len(words) < behind+2 {
		return
	}
	if behind > 0 {
		cells[5] = ""
	}
	l.cells, l.heading = append(cells, words[len(words)-behind:]...), true
}

// headCellsFor returns headings for what frontCells makes, and for columns that are counted.
func headCellsFor(columns int, label string) []string {
	cells := []string{"No", "Title", "Name", "Rtg", "FED", "Pts.", ""}
	for i := range columns {
		cells = append(cells, label+itoa(i+1))
	}
	return cells
}

// joinWords puts the parts of a round together that are separated by a blank: "W 12", "+ 12B".
func joinWords(words []string, g *grammar) []string {
	joined := words[:0:0]
	for i := 0; i < len(words); i++ {
		w := words[i]
		if i+1 < len(words) && len(w) <= 2 && i > 0 && !isWhole(w) && g.order == resultFirst &&
			isDigit(words[i+1][0]) && g.parse(w).state != paired && g.parse(w+" "+words[i+1]).state == paired {
			w += " " + words[i+1]
			i++
		}
		joined = append(joined, w)
	}
	return joined
}
