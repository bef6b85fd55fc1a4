package trf

import (
	"io"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// lineEnd ends every line: the format asks for CR, most programs for LF.
const lineEnd = "\r\n"

// Write writes the document. What the format cannot carry is left out and returned; with an error
// nothing was written. See Append for the errors.
func (d *Document) Write(w io.Writer, f Format) ([]Loss, error) {
	b, lost, err := d.Append(nil, f)
	if err != nil {
		return nil, err
	}
	_, err = w.Write(b)
	return lost, err
}

// Append appends the file to b. The error is [Errors]: an event without players, with more than 99
// rounds, or with pairing numbers that are not 1 to 9999 and all different.
func (d *Document) Append(b []byte, f Format) ([]byte, []Loss, error) {
	if errs := d.writable(); len(errs) > 0 {
		return b, nil, errs
	}
	w := writer{Document: d, format: f, out: b}
	w.heading()
	w.records(beforePlayers)
	for seat := range d.Event.Players {
		w.player(seat)
	}
	w.awards()
	w.records(afterPlayers)
	return w.out, w.lost, nil
}

// writable returns what makes an event impossible to write.
func (d *Document) writable() Errors {
	var errs Errors
	e := d.Event
	if len(e.Players) == 0 {
		errs = append(errs, Message{Code: NoPlayers})
	}
	if e.Rounds > maxRounds {
		errs = append(errs, Message{Code: TooManyRounds, Input: strconv.Itoa(e.Rounds)})
	}
	var taken [maxNumber + 1]bool
	for i := range e.Players {
		n := e.Players[i].Number
		code := Code(0)
		switch {
		case n < 1 || n > maxNumber:
			code = BadNumber
		case taken[n]:
			code = RepeatedNumber
		default:
			taken[n] = true
			continue
		}
		if errs = append(errs, Message{Code: code, Input: strconv.Itoa(n)}); len(errs) > maxErrors {
			break
		}
	}
	return errs
}

// writer collects the file and what it could not carry.
type writer struct {
	*Document
	format Format
	out    []byte
	lost   []Loss
}

// line writes a record with a value, nothing where there is none.
func (w *writer) line(code, value string) {
	clean := oneLine(value)
	if clean != value {
		w.lose(Loss{Kind: TextChanged, Text: value})
	}
	if clean == "" {
		return
	}
	w.out = append(w.out, code...)
	w.out = append(w.out, ' ')
	w.out = append(w.out, clean...)
	w.out = append(w.out, lineEnd...)
}

// oneLine replaces what a field cannot hold: control characters, bytes that are no characters, and
// blanks at the ends.
func oneLine(s string) string {
	return strings.Trim(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "?")), " ")
}

// heading writes what describes the event.
func (w *writer) heading() {
	e := w.Event
	w.line("012", e.Name)
	w.line("022", e.City)
	w.line("032", e.Federation)
	w.date("042", e.Start)
	w.date("052", e.End)
	rated := 0
	for i := range e.Players {
		if e.Players[i].Rating > 0 {
			rated++
		}
	}
	w.line("062", strconv.Itoa(len(e.Players)))
	w.line("072", strconv.Itoa(rated))
	text, code := w.types()
	w.line("092", text)
	w.fine(&e.Scoring)
	if w.format == Format26 {
		if e.Rounds > 0 {
			w.line("142", strconv.Itoa(e.Rounds))
		}
		w.out = append(append(append(w.out, "162  "...), scoring162(&e.Scoring)...), lineEnd...)
		w.line("192", code)
		w.line("202", w.TiebreakText)
		w.line("212", w.StandingsText)
		return
	}
	if e.Rounds > 0 {
		w.line("XXR", strconv.Itoa(e.Rounds))
	}
	if e.Scoring != engine.StandardScoring() || !fits(e, &e.Scoring) {
		w.line("XXS", scoringXXS(&e.Scoring))
	}
	for _, l := range [...][2]string{{"192", w.TypeCode}, {"202", w.TiebreakText}, {"212", w.StandingsText}} {
		if l[1] != "" {
			w.lose(Loss{Kind: NoRecord, Text: l[0] + " " + l[1]})
		}
	}
}

// types returns records 092 and 192, in other words where the document's own do not say how the
// event is paired.
func (w *writer) types() (text, code string) {
	text, code = w.Type, w.TypeCode
	if w.format == Format16 {
		code = ""
	}
	p, stated := pairingOf(code)
	if !stated {
		p, stated = pairingOf(text)
	}
	if stated == w.PairingStated && p == w.Event.Pairing {
		return text, code
	}
	if p, ok := pairingOf(code); !ok || p != w.Event.Pairing {
		code = ""
	}
	return typeText(w.Event.Pairing), code
}

// date writes a day.
func (w *writer) date(code string, day engine.Date) {
	if day == 0 {
		return
	}
	text := strings.ReplaceAll(day.String(), "-", "/")
	if again, _, ok := parseDate(text); !ok || again != day {
		w.lose(Loss{Kind: NoRecord, Text: code + " " + text})
		return
	}
	w.line(code, text)
}

// place is on which side of the players a line stands.
type place bool

const (
	beforePlayers place = false
	afterPlayers  place = true
)

// records writes the lines that were kept and stand there.
func (w *writer) records(at place) {
	for _, r := range w.Records {
		if place(r.AfterPlayers) != at {
			continue
		}
		if code := r.Code(); w.format == Format16 && isOnly26(code) {
			w.lose(Loss{Kind: NoRecord, Text: r.Text})
			continue
		}
		if strings.ContainsAny(r.Text, "\r\n") || strings.TrimRight(r.Text, " \t\x1a") != r.Text || r.Text == "" {
			w.lose(Loss{Kind: NoRecord, Text: r.Text})
			continue
		}
		w.out = append(w.out, r.Text...)
		w.out = append(w.out, lineEnd...)
	}
}

// symbol is a symbol of a scoring record with its worth.
type symbol struct {
	name  string
	worth engine.Points
}

// scoring162 returns record 162; what it cannot tell apart follows in records 299.
func scoring162(s *engine.Scoring) string {
	b := []byte(nil)
	for _, x := range [...]symbol{{"W", s.Win}, {"D", s.Draw}, {"L", s.Loss}, {"A", s.ZeroBye}, {"P", s.PairingBye}} {
		if len(b) > 0 {
			b = append(b, "    "...)
		}
		b = append(b, x.name...)
		b = appendPadded(b, decimal(nearest(x.worth)), 4)
	}
	return string(b)
}

// scoringXXS returns the extension XXS with every result.
func scoringXXS(s *engine.Scoring) string {
	b := []byte(nil)
	for _, x := range [...]symbol{
		{"WW", s.Win}, {"BW", s.Win}, {"WD", s.Draw}, {"BD", s.Draw}, {"WL", s.Loss}, {"BL", s.Loss},
		{"FW", s.ForfeitWin}, {"FL", s.ForfeitLoss},
		{"PAB", s.PairingBye}, {"FPB", s.FullBye}, {"HPB", s.HalfBye}, {"ZPB", s.ZeroBye},
	} {
		if len(b) > 0 {
			b = append(b, ' ')
		}
		b = append(b, x.name...)
		b = append(b, '=')
		b = append(b, decimal(nearest(x.worth))...)
	}
	return string(b)
}

// decimal returns points as the format writes them, with at least one decimal.
func decimal(p engine.Points) string {
	s := p.String()
	if strings.IndexByte(s, '.') < 0 {
		s += ".0"
	}
	return s
}

// expressible reports whether points can be read back from decimal.
func expressible(p engine.Points) bool {
	again, ok := points(decimal(p))
	return ok && again == p
}

// nearest returns points that are expressible: without what is finer than hundredths, and within what
// four digits can say.
func nearest(p engine.Points) engine.Points {
	const most = 9999 * engine.Point
	return max(-most, min(most, p-p%(engine.Point/100)))
}

// fine reports a scoring that is finer than the format, or beyond it.
func (w *writer) fine(s *engine.Scoring) {
	for _, p := range [...]engine.Points{s.Win, s.Draw, s.Loss, s.ForfeitWin, s.ForfeitLoss, s.PairingBye, s.FullBye, s.HalfBye, s.ZeroBye} {
		if !expressible(p) {
			w.lose(Loss{Kind: PointsChanged, Text: p.String()})
		}
	}
}
