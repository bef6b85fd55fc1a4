package paste

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"feinwertung/engine"
)

// lexer goes through one round.
type lexer struct {
	rest    string
	grammar *grammar
}

// blanks skips blanks and what stands between the parts of a round.
func (l *lexer) blanks() { l.rest = strings.TrimLeft(l.rest, " :/()[]") }

// number reads the opponent's number.
func (l *lexer) number(t *token) bool {
	l.blanks()
	n, digits := 0, 0
	for digits < len(l.rest) && digits < 5 && isDigit(l.rest[digits]) {
		n = n*10 + int(l.rest[digits]-'0')
		digits++
	}
	if digits == 0 || digits == 5 || n == 0 {
		return false
	}
	t.number = int32(n)
	l.rest = l.rest[digits:]
	return true
}

// color reads a colour, in the language that the table is written in.
func (l *lexer) color(t *token) bool {
	l.blanks()
	if l.rest == "" {
		return false
	}
	if len(l.rest) > 1 && isLetter(l.rest[1]) && l.rest[1]|0x20 != 'k' && l.rest[1]|0x20 != 'f' && l.rest[1]|0x20 != 'r' {
		return false // a word
	}
	r, size := utf8.DecodeRuneInString(l.rest)
	switch unicode.ToLower(r) {
	case 'w', 'v', 'б', 'λ':
		t.color = engine.White
	case 'h': // Norwegian, Danish, Icelandic; in American tables a bye
		if l.grammar.letters {
			return false
		}
		t.color = engine.White
	case 's', 'z', 'n', 'c', 'm', 'č', 'ч', 'ц', 'μ': // č is Czech and Slovak, ц Serbian and Macedonian
		t.color = engine.Black
	case 'b':
		t.color = engine.Black
		if l.grammar.bIsWhite {
			t.color = engine.White
		}
	default:
		return false
	}
	l.rest = l.rest[size:]
	return true
}

// afterNumber reads colour and result behind the opponent; without a result the game is not finished.
func (l *lexer) afterNumber(t *token) bool {
	separated := l.rest != "" && strings.IndexByte(" :/(", l.rest[0]) >= 0
	l.blanks()
	if l.grammar.letters && len(l.rest) == 1 && isLetter(l.rest[0]) && l.result(t) {
		return true
	}
	colored := l.color(t)
	l.blanks()
	if l.rest == "" {
		t.kind = engine.Pending
		return colored // a number alone could as well be a result
	}
	if !colored && !separated && (isDigit(l.rest[0]) || l.rest[0] == '.' || l.rest[0] == ',' || strings.HasPrefix(l.rest, "½")) {
		return false // 2½ and 2,5 are points
	}
	return l.result(t)
}

// results are the ways to write a result, the longer ones first.
var results = [...]struct {
	text    string
	outcome engine.Outcome
}{
	{"1/2", engine.Draw}, {"½", engine.Draw}, {"0.5", engine.Draw}, {"0,5", engine.Draw}, {".5", engine.Draw},
	{",5", engine.Draw}, {"1.0", engine.Win}, {"1,0", engine.Win}, {"0.0", engine.Loss}, {"0,0", engine.Loss},
	{"1", engine.Win}, {"0", engine.Loss}, {"=", engine.Draw}, {"remis", engine.Draw}, {"r", engine.Draw}, {"R", engine.Draw},
}

// result reads a result with the mark of a forfeit.
func (l *lexer) result(t *token) bool {
	l.blanks()
	if l.rest == "" {
		return false
	}
	if l.rest[0] == '?' {
		t.kind, l.rest = engine.Pending, l.rest[1:]
		return true
	}
	if l.sign(t) {
		return l.forfeitMark(t)
	}
	if l.grammar.three {
		return l.pointsOfThree(t)
	}
	for i := range results {
		if rest, ok := strings.CutPrefix(l.rest, results[i].text); ok {
			t.kind, t.outcome, l.rest = engine.Played, results[i].outcome, rest
			return l.forfeitMark(t)
		}
	}
	if l.grammar.letters && l.letter(t) {
		return l.forfeitMark(t)
	}
	return false
}

// pointsOfThree reads a result where a win is 3 points and a draw 1.
func (l *lexer) pointsOfThree(t *token) bool {
	switch l.rest[0] {
	case '3':
		t.outcome = engine.Win
	case '1':
		t.outcome = engine.Draw
	case '0':
		t.outcome = engine.Loss
	default:
		return false
	}
	t.kind, l.rest = engine.Played, l.rest[1:]
	return l.forfeitMark(t)
}

// sign reads + and -, and the signs > and < of forfeits in French tables.
func (l *lexer) sign(t *token) bool {
	switch r := l.rest[0]; {
	case r == '+' && l.grammar.signsPlay:
		t.kind, t.outcome = engine.Played, engine.Win
	case r == '-' && l.grammar.signsPlay:
		t.kind, t.outcome = engine.Played, engine.Loss
	case r == '+' || r == '>':
		t.kind = engine.ForfeitWin
	case r == '-' || r == '<':
		t.kind = engine.ForfeitLoss
	default:
		return false
	}
	l.rest = l.rest[1:]
	return true
}

// letter reads a result written as a letter.
func (l *lexer) letter(t *token) bool {
	c := l.rest[0]
	t.kind = engine.Played
	switch c | 0x20 {
	case 'w':
		t.outcome = engine.Win
	case 'd', 't':
		t.outcome = engine.Draw
	case 'l':
		t.outcome = engine.Loss
	case 'x':
		t.kind = engine.ForfeitWin
	case 'f':
		t.kind = engine.ForfeitLoss
	default:
		if !l.grammar.american || !l.disputed(c, t) {
			return false
		}
	}
	if l.grammar.lowerBlack && t.kind == engine.Played {
		t.color = engine.White
		if c >= 'a' {
			t.color = engine.Black
		}
	}
	l.rest = l.rest[1:]
	return true
}

// disputed reads what only US Chess has: results that the players reported differently, and a
// forfeited draw.
func (l *lexer) disputed(c byte, t *token) bool {
	t.doubt = disputed
	switch c | 0x20 {
	case 'n':
		t.outcome = engine.Win
	case 'r':
		t.outcome = engine.Draw
	case 's':
		t.outcome = engine.Loss
	case 'z':
		t.kind, t.doubt, t.state = engine.HalfBye, drawnOff, bare
	default:
		return false
	}
	return true
}

// leadingResult reads a result in front of the opponent. A figure needs a blank, a letter or an end
// behind it: 126 is no result.
func (l *lexer) leadingResult(t *token) bool {
	l.blanks()
	before := l.rest
	if !l.result(t) {
		return false
	}
	return l.rest != "" && !(isDigit(before[len(before)-len(l.rest)-1]) && isDigit(l.rest[0]))
}

// forfeitMark reads the mark that a result was reached without a game: k (kampflos), F or f (forfeit).
// It always succeeds.
func (l *lexer) forfeitMark(t *token) bool {
	rest := strings.TrimLeft(l.rest, " (")
	for _, mark := range [...]string{"kampflos", "kl", "k", "K", "ff", "FF", "fft", "f", "F"} {
		if after, ok := strings.CutPrefix(rest, mark); ok && strings.Trim(after, ") ") == "" {
			l.rest = ""
			t.unplayed()
			return true
		}
	}
	return true
}

// unplayed turns a game into what it is when it was not played.
func (t *token) unplayed() {
	switch {
	case t.kind != engine.Played:
		return
	case t.outcome == engine.Win:
		t.kind = engine.ForfeitWin
	case t.outcome == engine.Loss:
		t.kind = engine.ForfeitLoss
	default:
		t.kind, t.doubt, t.state = engine.HalfBye, drawnOff, bare
	}
	t.outcome = engine.NoOutcome
}
