package trf

import (
	"strings"
	"unicode/utf8"

	"feinwertung/engine"
)

// cells reads the rounds of all players.
func (r *reader) cells() {
	e := r.doc.Event
	for seat := range r.players {
		l := &r.players[seat]
		tail := l.text[l.tail:]
		for round := 1; len(tail) > 0 && !r.stopped; round++ {
			block := tail[:min(cellWidth, len(tail))]
			tail = tail[len(block):]
			c, opponent, code, at := readCell(block)
			if code != 0 {
				offset := len(l.text) - len(tail) - len(block) + at
				r.report(l.recordLine, code, offset, strings.Trim(block, " "))
				if !isASCII(block) {
					break // the rounds behind it are out of step
				}
				if !code.Note() {
					continue
				}
			}
			if opponent > 0 {
				c.Opponent = r.seats[opponent]
				if c.Opponent == 0 {
					if r.numbered {
						offset := len(l.text) - len(tail) - len(block)
						r.report(l.recordLine, UnknownNumber, offset+leadingBlanks(block), strings.Trim(block[:4], " "))
					}
					continue
				}
			}
			if c.Kind != engine.Open {
				e.SetCell(seat, round, c)
			}
		}
	}
}

func leadingBlanks(s string) int { return len(s) - len(strings.TrimLeft(s, " ")) }

// readCell reads the ten columns of one round; the last one of a line may be shorter. The opponent
// is his pairing number, 0 for none. With a code that is not a note the cell cannot be used; at is
// the byte in block that the code is about.
func readCell(block string) (c engine.Cell, opponent int, code Code, at int) {
	var b [cellWidth]byte
	for i := range b {
		b[i] = ' '
	}
	copy(b[:], block)
	if b == blankCell {
		return c, 0, 0, 0
	}
	if b[7] >= utf8.RuneSelf {
		return c, 0, BadResult, 7
	}
	for _, i := range [...]int{4, 6, 8, 9} {
		if b[i] != ' ' {
			return c, 0, Misaligned, i
		}
	}
	opponent, explicit, ok := opponentOf(b[:4])
	if !ok || len(block) < 4 { // a number that was cut off could be anybody's
		return c, 0, BadOpponent, leadingBlanks(block)
	}
	switch b[5] {
	case 'w', 'W':
		c.Color = engine.White
	case 'b', 'B', 's', 'S': // German: Schwarz
		c.Color = engine.Black
	case '-', ' ':
	default:
		return c, 0, BadColor, 5
	}
	result := b[7]
	if 'a' <= result && result <= 'z' {
		result -= 'a' - 'A'
	}
	if opponent > 0 {
		code = game(&c, result)
	} else {
		code = alone(&c, result, explicit || b[5] == '-')
	}
	if code == ColorWithoutOpponent {
		return c, opponent, code, 5
	}
	return c, opponent, code, 7
}

var blankCell = [cellWidth]byte{' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' ', ' '}

// opponentOf reads the pairing number; explicit says that something stands there.
func opponentOf(b []byte) (n int, explicit, ok bool) {
	ended := false
	for _, d := range b {
		switch {
		case d == ' ':
			ended = explicit
		case d < '0' || d > '9' || ended:
			return 0, true, false
		default:
			n, explicit = n*10+int(d-'0'), true
		}
	}
	return n, explicit, true
}

// game reads the result of a pairing.
func game(c *engine.Cell, result byte) Code {
	switch result {
	case '1', 'W':
		c.Kind, c.Outcome = engine.Played, engine.Win
	case '=', 'D':
		c.Kind, c.Outcome = engine.Played, engine.Draw
	case '0', 'L':
		c.Kind, c.Outcome = engine.Played, engine.Loss
	case '+':
		c.Kind = engine.ForfeitWin
	case '-':
		c.Kind = engine.ForfeitLoss
	case ' ':
		c.Kind = engine.Pending
	case '?', 'X', '*':
		c.Kind = engine.Pending
		return UnknownResult
	case 'Z':
		if c.Color == engine.NoColor {
			return ByeWithOpponent
		}
		c.Kind = engine.Pending // how lichess writes a game that is running
		return UnknownResult
	case 'F', 'H', 'U', 'A':
		return ByeWithOpponent
	default:
		return BadResult
	}
	c.Unrated = result == 'W' || result == 'D' || result == 'L'
	return 0
}

// alone reads a round without an opponent. Older programs wrote byes and absences without letters;
// a forfeit is one that has a colour. A blank behind 0000 or - is an absence, as TRF26 says.
func alone(c *engine.Cell, result byte, explicit bool) Code {
	code := Code(0)
	switch result {
	case 'U':
		c.Kind = engine.PairingBye
	case 'F':
		c.Kind = engine.FullBye
	case 'H':
		c.Kind = engine.HalfBye
	case 'Z', 'A':
		c.Kind = engine.ZeroBye
	case '+', '-':
		if c.Color != engine.NoColor {
			c.Kind = engine.ForfeitWin
			if result == '-' {
				c.Kind = engine.ForfeitLoss
			}
			return ForfeitWithoutOpponent
		}
		c.Kind, code = engine.FullBye, ByeWithoutLetter
		if result == '-' {
			c.Kind = engine.ZeroBye
		}
	case '1', '=', '0':
		if c.Color != engine.NoColor {
			return GameWithoutOpponent
		}
		code = ByeWithoutLetter
		switch result {
		case '1':
			c.Kind = engine.FullBye
		case '=':
			c.Kind = engine.HalfBye
		default:
			c.Kind = engine.ZeroBye
		}
	case ' ':
		if c.Color != engine.NoColor {
			return ColorWithoutOpponent
		}
		if explicit {
			c.Kind = engine.ZeroBye
		}
	case 'W', 'D', 'L', '?', 'X', '*':
		return GameWithoutOpponent
	default:
		return BadResult
	}
	if c.Color != engine.NoColor {
		c.Color, code = engine.NoColor, ByeWithColor
	}
	return code
}
