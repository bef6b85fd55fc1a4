package trf

import (
	"strings"

	"feinwertung/engine"
)

// byeRecord is a record 240: a kind of bye, the round, and where the pairing numbers start.
type byeRecord struct {
	kind    engine.Kind
	round   int
	numbers int
}

// parseBye reads the beginning of a record 240. A missing type is a zero-point bye.
func parseBye(text string) (b byeRecord, ok bool) {
	rest := text[min(4, len(text)):]
	trimmed := strings.TrimLeft(rest, " ")
	if trimmed == "" {
		return b, false
	}
	b.kind = engine.ZeroBye
	if isLetter(trimmed[0]) {
		if b.kind, ok = byeKind(trimmed[0]); !ok {
			return b, false
		}
		trimmed = strings.TrimLeft(trimmed[1:], " ")
	}
	round := firstField(trimmed)
	b.round, ok = number(round)
	b.numbers = len(text) - len(trimmed) + len(round)
	return b, ok && 1 <= b.round && b.round <= maxRounds
}

// byeKind returns the kind of a bye's letter.
func byeKind(letter byte) (k engine.Kind, ok bool) {
	switch letter {
	case 'F', 'f':
		return engine.FullBye, true
	case 'H', 'h':
		return engine.HalfBye, true
	case 'Z', 'z', 'A', 'a':
		return engine.ZeroBye, true
	case 'U', 'u', 'P', 'p':
		return engine.PairingBye, true
	}
	return 0, false
}

// readByes enters the byes of records 240 where the players' own records say nothing.
func (r *reader) readByes() {
	e := r.doc.Event
	for _, l := range r.byes {
		b, ok := parseBye(l.text)
		if !ok || b.round > e.Rounds {
			value, offset := l.value()
			r.report(l, BadBye, offset, value)
			continue
		}
		r.numbers(l, b.numbers, BadBye, func(seat, offset int) {
			switch c := e.Cell(seat, b.round); c.Kind {
			case engine.Open:
				e.SetCell(seat, b.round, engine.Cell{Kind: b.kind})
			case b.kind:
			default:
				r.report(l, ByeNotUsed, offset, l.text)
			}
		})
	}
}

// numbers goes through the pairing numbers from an offset on.
func (r *reader) numbers(l recordLine, from int, bad Code, do func(seat, offset int)) {
	for at := from; at < len(l.text) && !r.stopped; {
		rest := l.text[at:]
		at += leadingBlanks(rest)
		field := firstField(strings.TrimLeft(rest, " "))
		n, ok := number(field)
		switch {
		case !ok || n > maxNumber:
			r.report(l, bad, at, field)
			return
		case n == 0:
		case r.seats[n] == 0:
			r.report(l, UnknownNumber, at, field)
		default:
			do(int(r.seats[n])-1, at)
		}
		at += len(field)
	}
}

// readAwards reads records 299. Without a type they add points in a round; with one they say what
// such a result is worth: for those named, or without names for everybody; in one round, or without
// a round in all of them, which with neither is the scoring itself.
func (r *reader) readAwards() {
	for _, pass := range [...]awardPass{settleScoring, awardPoints} {
		for _, l := range r.awards {
			if r.stopped {
				return
			}
			r.award(l, pass)
		}
	}
}

// maxEffort bounds how often points are awarded to somebody, far above what any event needs.
const maxEffort = 1_000_000

// awardPass is what the records 299 are gone through for: the scoring is settled before single points
// refer to it.
type awardPass uint8

const (
	settleScoring awardPass = iota
	awardPoints
)

// award reads one record 299.
func (r *reader) award(l recordLine, pass awardPass) {
	e := r.doc.Event
	settling := pass == settleScoring
	c := columns{line: l.text}
	kind := c.field(5, 5)
	round, ok := 0, isASCII(l.text)
	if text := c.field(20, 22); text != "" && ok {
		round, ok = number(text)
	}
	amount, fine := points(c.field(12, 17))
	everybody := strings.Trim(l.text[c.start(24):], " 0") == ""
	if !ok || !fine || round > e.Rounds || c.field(18, 19) != "" || c.field(23, 23) != "" {
		if settling {
			value, offset := l.value()
			r.report(l, BadAward, offset, value)
		}
		return
	}
	if kind == "" && (round == 0 || everybody) {
		if settling {
			r.report(l, AwardNotUsed, 0, l.text)
			r.keep(l)
		}
		return
	}
	worth := worthOf(&e.Scoring, kind)
	if kind != "" && worth == nil {
		if settling {
			r.report(l, BadAward, 4, kind)
		}
		return
	}
	if global := round == 0 && everybody; global || settling {
		if global && settling {
			*worth = amount
		}
		return
	}
	apply := func(seat, offset int, named bool) {
		if r.effort++; r.effort > maxEffort {
			r.stop(l, TooManyAwards, 0, "")
			return
		}
		first, last := round, round
		if round == 0 {
			first, last = 1, e.Rounds
		}
		for n := first; n <= last; n++ {
			cell := e.Cell(seat, n)
			switch {
			case kind == "":
				cell.Extra += amount
			case matches(cell, kind):
				cell.Extra += amount - e.Scoring.Points(cell.Kind, cell.Outcome)
			case named && round > 0:
				r.report(l, AwardNotUsed, offset, l.text)
				continue
			default:
				continue
			}
			e.SetCell(seat, n, cell)
		}
	}
	if everybody {
		for seat := range e.Players {
			if r.stopped {
				return
			}
			apply(seat, 0, false)
		}
		return
	}
	r.numbers(l, 23, BadAward, func(seat, offset int) { apply(seat, offset, true) })
}

// worthOf returns the part of a scoring that a type of record 299 is about, nil for an unknown one.
func worthOf(s *engine.Scoring, kind string) *engine.Points {
	switch strings.ToUpper(kind) {
	case "W":
		return &s.Win
	case "D":
		return &s.Draw
	case "L":
		return &s.Loss
	case "F":
		return &s.FullBye
	case "H":
		return &s.HalfBye
	case "Z":
		return &s.ZeroBye
	case "P", "U":
		return &s.PairingBye
	case "+":
		return &s.ForfeitWin
	case "-":
		return &s.ForfeitLoss
	}
	return nil
}

// matches reports whether a round is of the type of a record 299.
func matches(c engine.Cell, kind string) bool {
	switch strings.ToUpper(kind) {
	case "W":
		return c.Kind == engine.Played && c.Outcome == engine.Win
	case "D":
		return c.Kind == engine.Played && c.Outcome == engine.Draw
	case "L":
		return c.Kind == engine.Played && c.Outcome == engine.Loss
	case "+":
		return c.Kind == engine.ForfeitWin
	case "-":
		return c.Kind == engine.ForfeitLoss
	}
	k, ok := byeKind(kind[0])
	return ok && c.Kind == k
}
