package paste

import (
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// Read reads a text in any format of the package, in UTF-8, UTF-16 with a byte order mark or
// Windows-1252. The error is an *Error, for a tournament report file a trf.Errors; a reading and an error
// never come together.
func Read(text string) (*Reading, error) {
	if len(text) > maxBytes {
		return nil, &Error{Kind: TooLarge}
	}
	text = Decoded(text)
	if trf.Looks([]byte(text)) {
		return readFile(text)
	}
	text, recoded := trf.UTF8(text)
	r, err := read(text)
	if err == nil && recoded {
		r.Notes = append([]Note{{Kind: Recoded, Seat: -1, Times: 1}}, r.Notes...)
	}
	return r, err
}

func read(text string) (*Reading, error) {
	text = plain(text)
	if kind := foreign(text); kind != 0 {
		return nil, &Error{Kind: kind, Line: 1, Column: 1, Input: engine.Excerpt(firstLine(text))}
	}
	if looksHTML(text) {
		lines := htmlLines(text)
		if len(lines) > maxLines {
			return nil, &Error{Kind: TooManyLines}
		}
		r, err := readTables(lines, bySigns)
		if isUnfound(err) {
			if inside, outside, found := preformatted(text); found {
				if again, failed := readPreformatted(inside, outside); failed == nil {
					return again, nil
				}
			}
		}
		return r, err
	}
	if inside, outside, found := preformatted(text); found {
		return readPreformatted(inside, outside)
	}
	return readPlain(text)
}

// readPlain reads plain text, be it in several lines for each row.
func readPlain(text string) (*Reading, error) {
	lines, err := textLines(text)
	if err != nil {
		return nil, err
	}
	if looksUSChess(lines) {
		return readUSChess(lines)
	}
	r, err := readLines(lines)
	if isUnfound(err) {
		var best *Reading
		for _, rows := range [...][]line{rejoined(lines), refilled(lines)} {
			if again, failed := readLines(rows); failed == nil && (best == nil || better(again, best)) {
				best = again
			}
		}
		if best != nil {
			return best, nil
		}
	}
	return r, err
}

// isUnfound reports whether an error says that there is no table, and not of what kind the table is.
func isUnfound(err error) bool {
	e, ok := err.(*Error)
	return ok && (e.Kind == NoTable || e.Kind == NoGames || e.Kind == FieldsLost)
}

// readLines reads the lines of plain text and leaves them as they are.
func readLines(lines []line) (*Reading, error) {
	split := append([]line(nil), lines...)
	switch splitLines(split) {
	case 0:
		return readBlanks(lines)
	case ',':
		r, err := readTables(split, bySigns)
		if isUnfound(err) { // the commas can be those of decimals and of names
			if again, failed := readBlanks(lines); failed == nil {
				return again, nil
			}
		}
		return r, err
	}
	return readTables(split, bySigns)
}

// readBlanks reads plain text whose columns are separated by blanks: by fixed columns and by the words,
// whichever finds more rounds.
func readBlanks(lines []line) (*Reading, error) {
	const most = 2 << 20
	size, rows := 0, 0
	for i := range lines {
		size += len(lines[i].text)
		if startsWithNumber(lines[i].text) {
			rows++
		}
		if rows > maxPlayers {
			return nil, &Error{Kind: TooManyPlayers, Line: lines[i].number, Column: 1}
		}
	}
	if size > most {
		return nil, noTable(lines) // prose
	}
	var best *Reading
	var failed error
	try := func(lines []line) {
		r, err := readTables(lines, byBlanks)
		switch {
		case err != nil && failed == nil:
			failed = err
		case err == nil && (best == nil || better(r, best)):
			best = r
		}
	}
	fixed := append([]line(nil), lines...)
	if fixedColumns(fixed) {
		try(fixed)
	} else {
		fixed = nil
	}
	for _, read := range [...]reader{meetings, meetingsOfThree} {
		if diagonals := append([]line(nil), lines...); splitDiagonals(diagonals, read) {
			try(diagonals)
		}
	}
	for _, o := range [...]order{opponentFirst, resultFirst} {
		all := segment{head: -1}
		words := append([]line(nil), lines...)
		for i := range words {
			words[i].cells = strings.FieldsFunc(words[i].text, isBlank)
			if o == resultFirst {
				words[i].cells = joinWords(words[i].cells, &american)
			}
			if len(words[i].cells) > maxCells {
				words[i].cells = words[i].cells[:maxCells]
			}
			all.rows = append(all.rows, i)
		}
		letters := all.lettersUsed(words)
		g := grammar{order: o, letters: letters, american: letters}
		if all.settle(words, &g); o == resultFirst && letters {
			g.signsPlay = false
		}
		split := append([]line(nil), lines...)
		if splitWords(split, &g) {
			try(split)
		}
	}
	more := func(agreeing int) bool { return best == nil || best.Format < Matrix && agreeing > best.Agreeing }
	if r, err := readTables(fixed, byWideBlanks); err == nil && r.apart && more(r.Agreeing) {
		best = r
	}
	if split, agreeing, err := gather(lines); agreeing > 0 && more(agreeing) {
		if err != nil {
			return nil, err
		}
		if r, err := readTables(split, byBlanks); err == nil {
			return r, nil
		}
	}
	switch {
	case best != nil:
		return best, nil
	case failed != nil:
		return nil, failed
	}
	return nil, noTable(lines)
}

// better reports whether a reading of the same text understands more: fewer places that are wrong or had
// to be repaired, then more games.
func better(a, b *Reading) bool {
	if x, y := repaired(a.Notes), repaired(b.Notes); x != y {
		return x < y
	}
	return a.Event.Pairings() > b.Event.Pairings()
}

func repaired(notes []Note) int {
	n := 0
	for i := range notes {
		if notes[i].Kind <= AbsenceWasForfeit {
			n += notes[i].Times
		}
	}
	return n
}

// separation is what the columns of a text are separated by.
type separation uint8

const (
	bySigns      separation = iota
	byBlanks                // single ones perhaps
	byWideBlanks            // whose places can be relied on, so that rounds can stand apart
)

// readTables reads the table with the most games among the lines.
func readTables(lines []line, by separation) (*Reading, error) {
	rows := 0
	for i := range lines {
		if lines[i].cells == nil {
			continue
		}
		if rows++; rows > 2*maxPlayers {
			return nil, &Error{Kind: TooManyPlayers, Line: lines[i].number, Column: 1}
		}
	}
	list := segments(lines)
	var best *sheet
	var diagram *matrix
	others := 0
	for _, s := range list {
		if len(s.rows) > maxPlayers {
			return nil, &Error{Kind: TooManyPlayers, Line: lines[s.rows[maxPlayers]].number, Column: 1}
		}
		found, confirmed, finished := false, 0, false
		for _, g := range s.grammars(lines) {
			t := s.read(lines, g)
			if t == nil {
				continue
			}
			found, confirmed = true, max(confirmed, t.matches)
			finished = finished || g.finished && t.matches > 0
			if best == nil || t.betterThan(best) {
				best = t
			}
		}
		m := s.matrix(lines)
		if m != nil {
			found = true
			if diagram == nil || len(m.cells) > len(diagram.cells) {
				diagram = m
			}
		}
		if !finished && by != byBlanks && (by == bySigns || s.hasWideBlanks(lines)) {
			t := s.apart(lines, confirmed)
			if t == nil && confirmed == 0 && m == nil {
				t = s.unlabelledApart(lines)
			}
			if t != nil && (best == nil || t.matches >= best.matches) {
				best, found = t, true
			}
		}
		if found {
			others++
		}
	}
	if e := pairingList(lines, list); e != nil && (best == nil || best.matches == 0) {
		return nil, e
	}
	if diagram == nil {
		if e := best.refuseTeams(lines, list); e != nil {
			return nil, e
		}
	}
	switch {
	case diagram != nil && (best == nil || best.matches < len(diagram.cells)):
		return diagram.reading(lines, by != bySigns, others > 1), nil
	case best != nil && (best.matches > 0 || best.paired < leastUnconfirmed):
		return best.reading(lines, by != bySigns, others > 1), nil
	case best != nil:
		return nil, noTable(lines) // scores of matches, say
	}
	for _, s := range list {
		if t := s.read(lines, grammar{}); t != nil && t.paired == 0 {
			return t.reading(lines, by != bySigns, false), nil
		}
	}
	return nil, noTable(lines)
}

// leastUnconfirmed is from how many rounds on a table is none of an event when not one of them has an opponent
// who agrees.
const leastUnconfirmed = 3

// betterThan compares two ways to understand a text: by the games that both players confirm, then by the
// rounds that were read.
func (t *sheet) betterThan(o *sheet) bool {
	if t.matches != o.matches {
		return t.matches > o.matches
	}
	return t.paired > o.paired
}

// readFile reads a tournament report file.
func readFile(text string) (*Reading, error) {
	doc, err := trf.Read([]byte(text))
	if err != nil {
		return nil, err
	}
	r := &Reading{Format: ReportFile, Event: doc.Event, Document: doc, PairingStated: doc.PairingStated, RoundsStated: true, Tiebreaks: doc.Tiebreaks}
	var n notes
	for _, m := range doc.Notes {
		n.list = append(n.list, Note{Kind: FromFile, Seat: -1, Line: m.Line, Column: m.Column, Input: m.Input, Times: m.Times, File: m})
	}
	for _, p := range doc.Event.Validate() {
		note := Note{Kind: Contradiction, Seat: p.Seat, Round: p.Round, Opponent: p.Opponent, Problem: p}
		note.Line, note.Column = doc.Place(p.Seat, p.Round)
		n.add(note)
	}
	r.Notes = n.list
	return r, nil
}
