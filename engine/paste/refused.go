package paste

import (
	"strings"
	"unicode/utf8"

	"feinwertung/engine"
)

// refuseTeams says that a text holds a table of teams, nil where it holds none, or more games of individuals that both
// players confirm: 1w3 can be a win against number 3. Results of 3, 1 and 0 that fit together are those of individuals.
func (t *sheet) refuseTeams(lines []line, list []segment) *Error {
	for _, s := range list {
		place, teams := s.teams(lines)
		if place < 0 {
			continue
		}
		if t != nil && (t.rows[0] == s.rows[0] && t.grammar.three || t.matches > teams) {
			continue
		}
		return &Error{Kind: TeamTable, Line: lines[place].number, Column: 1, Input: engine.Excerpt(lines[place].text)}
	}
	return nil
}

// teams returns the first row of a table of teams and how many results it has that one game cannot have: in a
// crosstable most rounds, in a matrix most fields. The row is -1 where the table is none of teams.
func (s segment) teams(lines []line) (place, teams int) {
	games := 0
	place = -1
	count := func(at int, team, game bool) {
		if team {
			if teams++; place < 0 {
				place = at
			}
		} else if game {
			games++
		}
	}
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			_, game := (&grammar{}).pairing(cell)
			count(i, isBoardPoints(cell), game)
		}
	}
	run, rows := s.diagonalRun(lines)
	for k, i := range rows {
		for c := run.first; c < min(run.last, len(lines[i].cells)); c++ {
			cell := lines[i].cells[c]
			_, game := meetings(cell)
			count(i, c-run.first != k && cell != "" && !game && isNumeric(cell), game)
		}
	}
	if teams < 3 || teams < games/3 {
		return -1, 0
	}
	return place, teams
}

// isBoardPoints reports whether a field is the match of a team: an opponent, a colour and more than a point.
func isBoardPoints(s string) bool {
	s = trim(s)
	digits := 0
	for digits < len(s) && isDigit(s[digits]) {
		digits++
	}
	color, size := utf8.DecodeRuneInString(s[digits:])
	if digits == 0 || digits > 3 || size == 0 || len(s) > 10 || !strings.ContainsRune("wbsбчц", color) {
		return false
	}
	p, err := engine.ParsePoints(s[digits+size:])
	return err == nil && p > engine.Point && p <= 20*engine.Point
}

// diagonalRun returns the columns that are numbered in the heading and the rows with a field drawn as the
// diagonal under them, nil where these are not as many.
func (s segment) diagonalRun(lines []line) (run span, rows []int) {
	for _, run = range numberedRuns(s.heading) {
		rows = nil
		for _, i := range s.rows {
			for c := run.first; c < min(run.last, len(lines[i].cells)); c++ {
				if drawnDiagonal(lines[i].cells[c], true) {
					rows = append(rows, i)
					break
				}
			}
		}
		if run.width() >= 3 && len(rows) == run.width() {
			return run, rows
		}
	}
	return span{}, nil
}

// lostFields says that a matrix lacks fields, nil where that is not the fault: there is a diagonal, but it
// is not where it belongs.
func lostFields(lines []line, s segment) *Error {
	run, rows := s.diagonalRun(lines)
	for k, i := range rows {
		if c := run.first + k; c >= len(lines[i].cells) || !drawnDiagonal(lines[i].cells[c], true) {
			return &Error{Kind: FieldsLost, Line: lines[i].number, Column: 1, Input: engine.Excerpt(lines[i].text)}
		}
	}
	return nil
}

// pairingList says that a text is a list of pairings, nil where it is none.
func pairingList(lines []line, list []segment) *Error {
	for _, s := range list {
		heading, at := s.heading, s.head
		if at < 0 && len(s.rows) > 0 {
			at = s.rows[0] // headings that no crosstable has
			heading = lines[at].cells
		}
		for _, h := range heading {
			if strings.Contains(" result ergebnis res resultado résultat eredmény risultato erg výsledek wynik результат резултат αποτέλεσμα ", " "+labelOf(h)+" ") {
				return &Error{Kind: PairingList, Line: lines[at].number, Column: 1, Input: engine.Excerpt(lines[at].text)}
			}
		}
	}
	return nil
}

// noTable says why no table was found, as far as that shows.
func noTable(lines []line) error {
	for _, s := range segments(lines) {
		if e := lostFields(lines, s); e != nil {
			return e
		}
		if s.head >= 0 && len(s.rows) > 1 {
			return &Error{Kind: NoGames, Line: lines[s.head].number, Column: 1, Input: engine.Excerpt(lines[s.head].text)}
		}
	}
	for i := range lines {
		if trim(lines[i].text) != "" {
			return &Error{Kind: NoTable, Line: lines[i].number, Column: 1, Input: engine.Excerpt(lines[i].text)}
		}
	}
	return &Error{Kind: Empty}
}
