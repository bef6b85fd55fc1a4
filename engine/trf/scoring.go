package trf

import (
	"strings"

	"feinwertung/engine"
)

// scoring is what the file says about the worth of results: record 162, or the extensions XXS and
// BBW, BBD, BBL, BBZ, BBF, BBU.
type scoring struct {
	stated    bool
	started   bool
	values    engine.Scoring
	pairing   bool // whether the pairing-allocated bye was named; in 162 it follows the win
	byColor   [2][3]engine.Points
	hasColor  [2][3]bool
	lastColor recordLine
}

// read takes one record.
func (s *scoring) read(r *reader, l recordLine, code string) {
	if !s.started {
		s.values, s.started = engine.StandardScoring(), true
	}
	s.stated = true
	value, offset := l.value()
	if code[0] == 'B' {
		p, ok := points(value)
		if !ok || !s.set(bbp[code[2]-'A'], p, byeAsWin) {
			r.report(l, BadScoring, offset, value)
		}
		return
	}
	bye := byeStays
	if code == "162" {
		bye = byeAsWin
	}
	for rest := value; ; {
		trimmed := strings.TrimLeft(rest, " \t,;=")
		at := offset + len(value) - len(trimmed)
		if trimmed == "" {
			return
		}
		symbol := strings.ToUpper(leading(trimmed, isLetter))
		rest = strings.TrimLeft(trimmed[len(symbol):], " \t=:")
		amount := leading(rest, isAmount)
		rest = rest[len(amount):]
		p, ok := points(amount)
		if !ok || !s.set(symbol, p, bye) {
			r.report(l, BadScoring, at, trimmed)
			return
		}
		if len(symbol) == 2 && (symbol[0] == 'W' || symbol[0] == 'B') {
			s.lastColor = l
		}
	}
}

// bbp gives the symbols for the letters of BBW, BBD, BBL, BBZ, BBF, BBU.
var bbp = [26]string{'W' - 'A': "W", 'D' - 'A': "D", 'L' - 'A': "L", 'Z' - 'A': "ZPB", 'F' - 'A': "FL", 'U' - 'A': "P"}

// byeWorth says what becomes of the pairing-allocated bye where a record gives the win another worth: it
// follows, but not in XXS.
type byeWorth bool

const (
	byeAsWin byeWorth = true
	byeStays byeWorth = false
)

// set gives a result its worth.
func (s *scoring) set(symbol string, p engine.Points, bye byeWorth) bool {
	v := &s.values
	switch symbol {
	case "W":
		v.Win, v.ForfeitWin, v.FullBye = p, p, p
		if bye == byeAsWin && !s.pairing {
			v.PairingBye = p
		}
	case "D":
		v.Draw, v.HalfBye = p, p
	case "L":
		v.Loss = p
	case "A", "Z":
		v.ZeroBye, v.ForfeitLoss = p, p
	case "P", "U", "PAB":
		v.PairingBye, s.pairing = p, true
	case "F", "FPB":
		v.FullBye = p
	case "H", "HPB":
		v.HalfBye = p
	case "ZPB":
		v.ZeroBye = p
	case "FW":
		v.ForfeitWin = p
	case "FL":
		v.ForfeitLoss = p
	case "WW", "BW":
		v.Win = p
		s.color(symbol[0], 0, p)
	case "WD", "BD":
		v.Draw = p
		s.color(symbol[0], 1, p)
	case "WL", "BL":
		v.Loss = p
		s.color(symbol[0], 2, p)
	case "X": // an unknown result; the engine gives nothing for it
	default:
		return false
	}
	return true
}

// color remembers what a result is worth with one colour.
func (s *scoring) color(c byte, result int, p engine.Points) {
	i := 0
	if c == 'B' {
		i = 1
	}
	s.byColor[i][result], s.hasColor[i][result] = p, true
}

// finish returns the scoring.
func (s *scoring) finish(r *reader) engine.Scoring {
	if !s.started {
		return engine.StandardScoring()
	}
	for i := range 3 {
		if s.hasColor[0][i] && s.hasColor[1][i] && s.byColor[0][i] != s.byColor[1][i] {
			value, offset := s.lastColor.value()
			r.report(s.lastColor, ScoringByColor, offset, value)
			break
		}
	}
	return s.values
}

// leading returns the characters at the start that belong to a class.
func leading(s string, class func(byte) bool) string {
	n := 0
	for n < len(s) && class(s[n]) {
		n++
	}
	return s[:n]
}

func isLetter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

func isAmount(c byte) bool {
	return '0' <= c && c <= '9' || c == '.' || c == ',' || c == '-' || c == '+'
}

// inferScoring looks for another scoring where the file states none and the printed points do not
// fit the usual one. It is taken only when it explains every player's points.
func (r *reader) inferScoring() {
	e := r.doc.Event
	if len(r.errs) > 0 || fits(e, &e.Scoring) {
		return
	}
	const p, half = engine.Point, engine.HalfPoint
	for _, game := range [...][3]engine.Points{{p, half, 0}, {3 * p, p, 0}, {2 * p, p, 0}, {3 * p, 2 * p, p}} {
		for _, bye := range [...]engine.Points{game[0], game[1], 0} {
			s := engine.ScoringOf(game[0], game[1], game[2])
			s.PairingBye = bye
			if fits(e, &s) {
				e.Scoring = s
				r.report(r.players[0].recordLine, ScoringInferred, r.players[0].tail, "")
				return
			}
		}
	}
}

// fits reports whether everybody's printed points are what a scoring awards: after the last round
// with results, or with some of the byes that are entered beforehand.
func fits(e *engine.Event, s *engine.Scoring) bool {
	last := e.LastRound()
	for seat := range e.Players {
		p := &e.Players[seat]
		var sum engine.Points
		found := false
		for round := 0; round <= e.Rounds && !found; round++ {
			if round > 0 {
				c := e.Cell(seat, round)
				sum += s.Points(c.Kind, c.Outcome) + c.Extra
			}
			found = round >= last && sum == p.PrintedPoints
		}
		if !found || !p.HasPoints {
			return false
		}
	}
	return true
}
