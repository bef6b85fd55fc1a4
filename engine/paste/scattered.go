package paste

import (
	"slices"
	"strings"

	"feinwertung/engine"
)

// Text that has nothing but single blanks between its words does not show which round of a row is missing, once
// result and opponent are words of their own. The rows of the opponents do.

// scattered is a table of such rows.
type scattered struct {
	apart
	rows  []scatteredRow
	after int // words behind the rounds
	seats map[int32]int32
}

// scatteredRow is one line of words.
type scatteredRow struct {
	line   int
	words  []string
	first  int // word of the first round
	rounds []scatteredRound
}

// scatteredRound is a round of a row, and in which it can have been played: one bit for each.
type scatteredRound struct {
	token
	text    string
	can     uint64
	assumed bool
}

// gather splits the rows of words into fields, in the way that most rounds have an opponent who agrees in; how many
// is returned, 0 where there are no such rows. The error says which row leaves open what belongs where.
func gather(lines []line) (split []line, agreeing int, failed error) {
	rows := numberedBlock(lines)
	if len(rows) < 3 || len(rows) > mostScattered {
		return nil, 0, nil
	}
	head := rows[0].line - 1
	for head >= 0 && isRule(lines[head].text) {
		head--
	}
	if head < 0 {
		return nil, 0, nil
	}
	var best *scattered
	labels := segment{heading: strings.FieldsFunc(lines[head].text, isBlank)}
	rounds := 0
	for at := range labels.heading {
		for distance := 1; distance <= 3; distance++ {
			rounds = max(rounds, labels.labelled(at, distance))
		}
	}
	if rounds == 0 || rounds > 60 {
		return nil, 0, nil
	}
	for columns := 2; columns <= 3; columns++ {
		for o := opponentFirst; o <= colorFirst; o++ {
			for after := range mostAfter {
				t := &scattered{apart: apart{rounds: rounds, columns: columns, order: o}, rows: slices.Clone(rows), after: after}
				if n := t.read(); n > agreeing {
					best, agreeing = t, n
				}
			}
		}
	}
	if best == nil {
		return nil, 0, nil
	}
	if row, at := best.place(); row != nil {
		l := &lines[row.line]
		return nil, agreeing, &Error{Kind: FieldsLost, Line: l.number, Column: at + 1, Input: engine.Excerpt(l.text)}
	}
	split = slices.Clone(lines)
	best.split(split)
	best.head(&split[head])
	return split, agreeing, nil
}

// Rounds are put in their places in so many rows, with less than so many words behind them.
const (
	mostScattered = 500
	mostAfter     = 9
)

// numberedBlock returns the longest run of lines that start with a number.
func numberedBlock(lines []line) []scatteredRow {
	var longest, rows []scatteredRow
	for i := range lines {
		if !startsWithNumber(lines[i].text) || len(lines[i].text) > 2000 {
			rows = nil
			continue
		}
		rows = append(rows, scatteredRow{line: i, words: strings.FieldsFunc(lines[i].text, isBlank)})
		if len(rows) > len(longest) {
			longest = rows
		}
	}
	return longest
}

// read finds the rounds of every row and returns in how many the opponents agree, 0 where these are less than half.
func (t *scattered) read() int {
	numbers := make([]int, len(t.rows))
	for i := range t.rows {
		numbers[i], _ = whole(t.rows[i].words[0])
	}
	t.seats = seatsOf(numbers)
	found, agreeing := 0, 0
	for i := range t.rows {
		t.readRow(&t.rows[i])
	}
	for i := range t.rows {
		for k := range t.rows[i].rounds {
			if r := &t.rows[i].rounds[k]; r.state == paired {
				found++
				if t.agreed(i, r) != 0 {
					agreeing++
				}
			}
		}
	}
	if 2*agreeing < found || 2*agreeing < len(t.rows) {
		return 0
	}
	return agreeing
}

// readRow takes the rounds in front of the words behind them, as many as there are.
func (t *scattered) readRow(row *scatteredRow) {
	g := grammar{order: t.order}
	row.first = max(len(row.words)-t.after, 1)
	for len(row.rounds) < t.apart.rounds && row.first > t.columns {
		parts := row.words[row.first-t.columns : row.first]
		r := scatteredRound{text: t.round(parts), can: 1<<t.apart.rounds - 1}
		r.token = g.parse(r.text)
		_, known := t.seats[r.number]
		if r.state != paired && (r.state != bare || !slices.ContainsFunc(parts, func(s string) bool { return !isNumeric(s) })) || r.state == paired && !known {
			break
		}
		row.first -= t.columns
		row.rounds = append([]scatteredRound{r}, row.rounds...)
	}
}

// agreed returns in which rounds the opponent of a round has the same game.
func (t *scattered) agreed(seat int, r *scatteredRound) uint64 {
	can := uint64(0)
	for k := range t.rows[t.seats[r.number]].rounds {
		other := &t.rows[t.seats[r.number]].rounds[k]
		if back, known := t.seats[other.number]; known && int(back) == seat && other.state == paired && fit(&r.token, &other.token) {
			can |= other.can
		}
	}
	return can & r.can
}

// split makes fields of the rows.
func (t *scattered) split(lines []line) {
	for i := range t.rows {
		row := &t.rows[i]
		cells := frontCells(row.words[:row.first])
		front := len(cells)
		cells = append(cells, make([]string, t.apart.rounds)...)
		l := &lines[row.line]
		for _, r := range row.rounds {
			at := lowest(r.can)
			cells[front+at] = r.text
			if r.assumed {
				l.assumed |= 1 << at
			}
		}
		l.cells = append(cells, row.words[len(row.words)-t.after:]...)
	}
}

// head makes the heading.
func (t *scattered) head(l *line) {
	headWords(l, t.apart.rounds, t.after)
	for _, word := range strings.FieldsFunc(l.text, isBlank) {
		if meaningOf(word) == Points && l.heading && !slices.Contains(l.cells, word) {
			l.cells[5] = word // in front of the rounds
		}
	}
}
