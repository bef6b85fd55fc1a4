package paste

import (
	"strings"

	"feinwertung/engine"
)

// token is one round of one row as it is written, before the opponent is looked up.
type token struct {
	state   tokenState
	number  int32 // of the opponent, 0 is none
	kind    engine.Kind
	outcome engine.Outcome
	color   engine.Color
	doubt   doubt
}

// tokenState is whether a round was read.
type tokenState uint8

const (
	unread tokenState = iota
	blank             // nothing is there
	bare              // a round without an opponent
	paired            // a round with an opponent
)

// doubt is what is uncertain about a token.
type doubt uint8

const (
	certain    doubt = iota
	fullPoint        // a full point without an opponent: which bye it is, or whether it is a forfeit
	noPoint          // a dash: an absence, or a forfeit whose opponent is not given
	drawnOff         // a forfeited draw
	disputed         // a result that the players reported differently
	fromPoints       // follows from the points
)

// order is in which order a round gives opponent, colour and result.
type order uint8

const (
	opponentFirst order = iota // 12w1, 5s½, 12b=, 3w/1, 15:W, 12
	resultFirst                // W12, +W10, + 12B, 1 26
	colorFirst                 // w12 1
)

// grammar is how the rounds of a table are to be read. One table has one grammar.
type grammar struct {
	order      order
	letters    bool // W, D and L are results
	american   bool // the letters of US Chess: U unpaired, B bye, X and F forfeits …
	signsPlay  bool // + and - are results of games; otherwise they are forfeits
	bIsWhite   bool // the letter b is White: blancs, blancas, bianco, białe, bílý, beyaz
	lowerBlack bool // a lower-case letter of a result means Black
	finished   bool // there are results
	colorless  bool // the colour can be missing in front of the opponent
	three      bool // results are points: 3 for a win, 1 for a draw
}

// maxToken is how long a round can be.
const maxToken = 24

// parse reads one round.
func (g *grammar) parse(s string) token {
	s = strings.TrimRight(trim(s), "*†")
	switch {
	case s == "" || len(s) > maxToken:
		if s == "" {
			return token{state: blank}
		}
		return token{}
	case s == "--" || s == "---" || s == "–" || s == "—" || s == "." || s == "..." || s == "…":
		return token{state: blank}
	}
	s = dashes(s)
	if t := g.bareRound(s); t.state != unread {
		return t
	}
	l := lexer{rest: s, grammar: g}
	t := token{state: paired}
	ok := false
	switch g.order {
	case opponentFirst:
		ok = l.number(&t) && l.afterNumber(&t)
	case resultFirst:
		ok = l.leadingResult(&t) && (l.color(&t) || true) && l.number(&t) && (t.color != engine.NoColor || l.color(&t) || true) && l.forfeitMark(&t)
	case colorFirst:
		colored := l.color(&t)
		ok = l.number(&t) && (colored || g.colorless && l.rest != "" && l.rest[0] == ' ') && l.result(&t)
	}
	if l.blanks(); !ok || l.rest != "" {
		return token{}
	}
	if t.state == bare {
		t.number = 0 // a forfeited draw: no bye has an opponent
	}
	return t
}

// pairing reads a round that names an opponent; it is quick to say that there is none.
func (g *grammar) pairing(s string) (token, bool) {
	if len(s) < 2 || len(s) > maxToken || !strings.ContainsAny(s, "0123456789") {
		return token{}, false
	}
	t := g.parse(s)
	return t, t.state == paired
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// trim cuts blanks from both ends.
func trim(s string) string { return strings.Trim(s, " \t") }
