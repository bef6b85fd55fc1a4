package trf

import (
	"strings"
	"unicode/utf8"

	"feinwertung/engine"
)

// Read reads a tournament report file of any version. The error is [Errors]; a document and an error
// never come together.
func Read(data []byte) (*Document, error) {
	r := &reader{doc: &Document{}}
	if len(data) > maxBytes {
		r.report(recordLine{}, TooLarge, 0, "")
		return nil, r.errs
	}
	text, code := decode(data)
	if code != 0 {
		r.report(recordLine{line: 1}, code, 0, "")
	}
	r.records(text)
	if r.teams.line > 0 && !r.individual() {
		r.errs = nil
		r.stop(r.teams, Teams, 0, "013")
	}
	if len(r.players) == 0 && len(r.errs) == 0 {
		r.report(recordLine{line: 1}, NoPlayers, 0, "")
	}
	if r.stopped || len(r.players) == 0 {
		return nil, r.errs
	}
	r.event()
	if len(r.errs) > 0 {
		return nil, r.errs
	}
	return r.doc, nil
}

// reader collects what a file says until the event can be put together: the rounds and the numbers
// of all the players have to be known before the first cell can be read.
type reader struct {
	doc     *Document
	errs    Errors
	stopped bool

	players []playerLine
	byes    []recordLine // 240
	awards  []recordLine // 299
	scoring scoring

	stated, extension recordLine // 142 and XXR
	count             recordLine // 062
	teams             recordLine // the first 013
	rounds            int
	effort            int                  // rounds touched by records 299
	numbered          bool                 // whether every player has a number of his own
	seats             [maxNumber + 1]int32 // seat + 1 of each pairing number
	offsets           [firstCell]int32     // of the columns of a line that is not ASCII
}

// recordLine is a line to be read later.
type recordLine struct {
	text string
	line int
}

// value returns what stands behind the code, and the offset of it.
func (l recordLine) value() (string, int) {
	rest := l.text[min(3, len(l.text)):]
	trimmed := strings.TrimLeft(rest, " \t")
	return strings.TrimRight(trimmed, " \t"), len(l.text) - len(trimmed)
}

// report says something about a line from the byte offset on. Errors are kept up to a number, notes
// once for each kind with how often; the place is only worked out for what is kept.
func (r *reader) report(l recordLine, code Code, offset int, input string) {
	if code.Note() {
		for i := range r.doc.Notes {
			if n := &r.doc.Notes[i]; n.Code == code && !(code == UnknownCriterion && n.Input != input && len(r.doc.Notes) < maxNotes) {
				n.Times++
				return
			}
		}
	} else if r.stopped {
		return
	}
	m := Message{Code: code, Line: l.line, Input: engine.Excerpt(input), Times: 1}
	if m.Line > 0 {
		offset = min(max(offset, 0), len(l.text))
		m.Column = utf8.RuneCountInString(l.text[:offset]) + 1
	}
	switch {
	case code.Note():
		r.doc.Notes = append(r.doc.Notes, m)
		return
	case len(r.errs) == maxErrors:
		m.Code, m.Input = TooManyErrors, ""
		r.stopped = true
	}
	r.errs = append(r.errs, m)
}

// stop reports an error after which nothing is worth reading.
func (r *reader) stop(l recordLine, code Code, offset int, input string) {
	r.report(l, code, offset, input)
	r.stopped = true
}

// event puts the event together.
func (r *reader) event() {
	players := r.roster()
	if r.stopped {
		return
	}
	r.countRounds()
	e := engine.NewEvent(r.rounds, players)
	if d := r.doc.Event; d != nil {
		e.Name, e.City, e.Federation, e.Start, e.End, e.Pairing = d.Name, d.City, d.Federation, d.Start, d.End, d.Pairing
	}
	r.doc.Event = e
	if l := r.count; l.line > 0 {
		value, offset := l.value()
		if n, ok := number(firstField(value)); !ok || n != len(players) {
			r.report(l, PlayerCount, offset, value)
		}
	}
	r.cells()
	e.Scoring = r.scoring.finish(r)
	if len(r.errs) > 0 {
		return
	}
	r.readByes()
	if !r.scoring.stated && len(r.awards) == 0 {
		r.inferScoring()
	}
	r.readAwards()
}

// countRounds decides how many rounds there are: as stated, or as recorded when that is more.
func (r *reader) countRounds() {
	stated := r.stated
	if stated.line == 0 {
		stated = r.extension
	} else if r.extension.line > 0 {
		a, _ := stated.value()
		b, offset := r.extension.value()
		if a != b {
			r.report(r.extension, RoundCount, offset, b)
		}
	}
	recorded := r.rounds
	for _, l := range r.byes {
		if b, ok := parseBye(l.text); ok && stated.line == 0 {
			recorded = max(recorded, b.round)
		}
	}
	if stated.line == 0 {
		r.rounds = recorded
		return
	}
	value, offset := stated.value()
	n, ok := number(firstField(value))
	switch {
	case !ok || n > maxRounds:
		r.report(stated, BadRounds, offset, value)
	case n > 0 && n < recorded:
		r.report(stated, RoundCount, offset, value)
	}
	r.rounds = max(recorded, min(n, maxRounds))
}

// firstField returns what stands before the first blank.
func firstField(s string) string {
	if end := strings.IndexAny(s, " \t"); end >= 0 {
		return s[:end]
	}
	return s
}

// number reads an unsigned number of at most six digits.
func number(s string) (n int, ok bool) {
	if s == "" || len(s) > 6 {
		return 0, false
	}
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// points reads a decimal number with at most two decimals, with a point or a comma.
func points(s string) (p engine.Points, ok bool) {
	negative := strings.HasPrefix(s, "-")
	if negative || strings.HasPrefix(s, "+") {
		s = s[1:]
	}
	whole, decimals := s, ""
	if at := strings.IndexAny(s, ".,"); at >= 0 {
		whole, decimals = s[:at], s[at+1:]
	}
	if len(whole) > 4 || len(decimals) > 2 || len(whole)+len(decimals) == 0 {
		return 0, false
	}
	for i, unit := 0, engine.Point/10; i < len(decimals); i++ {
		if decimals[i] < '0' || decimals[i] > '9' {
			return 0, false
		}
		p += engine.Points(decimals[i]-'0') * unit
		unit /= 10
	}
	if whole != "" {
		n, ok := number(whole)
		if !ok {
			return 0, false
		}
		p += engine.Points(n) * engine.Point
	}
	if negative {
		p = -p
	}
	return p, true
}
