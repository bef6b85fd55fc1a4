package trf

import (
	"strconv"
	"unicode/utf8"

	"feinwertung/engine"
)

// player writes a player's record.
func (w *writer) player(seat int) {
	e := w.Event
	p := &e.Players[seat]
	w.out = append(w.out, "001 "...)
	w.out = appendNumber(w.out, p.Number)
	w.out = append(w.out, ' ')
	w.text(p, p.Sex, 1, alignLeft)
	w.text(p, p.Title, 3, alignRight)
	w.out = append(w.out, ' ')
	w.text(p, p.Name, 33, alignLeft)
	w.out = append(w.out, ' ')
	w.number(p, p.Rating)
	w.out = append(w.out, ' ')
	w.text(p, p.Federation, 3, alignLeft)
	w.out = append(w.out, ' ')
	w.text(p, p.ID, 11, alignRight)
	w.out = append(w.out, ' ')
	w.text(p, p.Birth, 10, alignLeft)
	w.out = append(w.out, ' ')
	printed := ""
	if p.HasPoints {
		if printed = decimal(p.PrintedPoints); len(printed) > 4 || !expressible(p.PrintedPoints) {
			w.lose(Loss{PointsChanged, p.Number, 0, printed})
			printed = ""
		}
	}
	w.out = appendPadded(w.out, printed, 4)
	w.out = append(w.out, ' ')
	w.number(p, p.PrintedRank)
	end := len(w.out)
	for round := 1; round <= e.Rounds; round++ {
		w.out = append(w.out, "  "...)
		if w.cell(p, round, e.Cell(seat, round)) {
			end = len(w.out)
		}
	}
	w.out = append(w.out[:end], lineEnd...)
}

// alignment is on which side of its columns a text stands.
type alignment uint8

const (
	alignLeft alignment = iota
	alignRight
)

// text writes a text into columns, counted in characters.
func (w *writer) text(p *engine.Player, s string, width int, a alignment) {
	clean := oneLine(s)
	length := utf8.RuneCountInString(clean)
	for i := range clean {
		if length <= width {
			break
		}
		if utf8.RuneCountInString(clean[:i]) == width {
			clean = oneLine(clean[:i])
			length = utf8.RuneCountInString(clean)
		}
	}
	if clean != s {
		w.lose(Loss{TextChanged, p.Number, 0, s})
	}
	if a == alignLeft {
		w.out = append(w.out, clean...)
	}
	for range width - length {
		w.out = append(w.out, ' ')
	}
	if a == alignRight {
		w.out = append(w.out, clean...)
	}
}

// number writes a number of up to four digits; 0 is blank.
func (w *writer) number(p *engine.Player, n int) {
	if n < 0 || n > 9999 {
		w.lose(Loss{NumberLeftOut, p.Number, 0, strconv.Itoa(n)})
		n = 0
	}
	if n == 0 {
		w.out = append(w.out, "    "...)
		return
	}
	w.out = appendNumber(w.out, n)
}

// appendNumber appends a number of at most four digits on the right of four columns.
func appendNumber(b []byte, n int) []byte {
	for bound := 1000; bound > 1 && n < bound; bound /= 10 {
		b = append(b, ' ')
	}
	return strconv.AppendInt(b, int64(n), 10)
}

// appendPadded appends a short ASCII text on the right of its columns.
func appendPadded(b []byte, s string, width int) []byte {
	for range width - len(s) {
		b = append(b, ' ')
	}
	return append(b, s...)
}

// cell writes the eight columns of a round and reports whether something stands there.
func (w *writer) cell(p *engine.Player, round int, cell engine.Cell) bool {
	c := w.sayable(cell)
	if c != cell {
		w.lose(Loss{CellChanged, p.Number, round, ""})
	}
	if c.Kind == engine.Open {
		w.out = append(w.out, "        "...)
		return false
	}
	if seat := c.Seat(); seat >= 0 {
		w.out = appendNumber(w.out, w.Event.Players[seat].Number)
	} else {
		w.out = append(w.out, "0000"...)
	}
	color := byte('-')
	switch c.Color {
	case engine.White:
		color = 'w'
	case engine.Black:
		color = 'b'
	}
	w.out = append(w.out, ' ', color, ' ', resultOf(c))
	return true
}

// sayable returns the cell without what the format cannot say of such a round. A game or forfeit
// whose opponent is not known becomes the bye with the same result.
func (w *writer) sayable(c engine.Cell) engine.Cell {
	s := engine.Cell{Kind: c.Kind, Extra: c.Extra}
	paired := c.Kind == engine.Pending || c.Kind == engine.Played || c.Kind.Forfeit()
	if paired {
		s.Color = c.Color
		if c.Opponent > 0 && c.Seat() < len(w.Event.Players) {
			s.Opponent = c.Opponent
		}
	}
	if s.Kind == engine.Played {
		s.Outcome, s.Unrated = c.Outcome, c.Unrated
		if c.Outcome == engine.NoOutcome {
			s.Kind, s.Unrated = engine.Pending, false
		}
	}
	if !paired || s.Opponent > 0 || c.Kind.Forfeit() && s.Color != engine.NoColor {
		return s
	}
	bye := engine.Cell{Extra: c.Extra}
	switch {
	case s.Kind == engine.ForfeitWin || s.Outcome == engine.Win:
		bye.Kind = engine.FullBye
	case s.Outcome == engine.Draw:
		bye.Kind = engine.HalfBye
	case s.Kind != engine.Pending:
		bye.Kind = engine.ZeroBye
	}
	return bye
}

// resultOf returns the letter of a round that is not open.
func resultOf(c engine.Cell) byte {
	switch c.Kind {
	case engine.Played:
		letters := " 0=1"
		if c.Unrated {
			letters = " LDW"
		}
		return letters[c.Outcome]
	case engine.ForfeitWin:
		return '+'
	case engine.ForfeitLoss:
		return '-'
	case engine.PairingBye:
		return 'U'
	case engine.FullBye:
		return 'F'
	case engine.HalfBye:
		return 'H'
	case engine.ZeroBye:
		return 'Z'
	}
	return ' '
}
