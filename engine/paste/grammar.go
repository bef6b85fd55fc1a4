package paste

import (
	"strings"

	"feinwertung/engine"
)

// grammars returns the ways in which the rounds of a table might be read.
func (s segment) grammars(lines []line) []grammar {
	var list []grammar
	letters := s.lettersUsed(lines)
	for o := opponentFirst; o <= colorFirst; o++ {
		if g, ok := s.grammar(lines, o, letters); ok {
			list = append(list, g)
		}
	}
	return list
}

// grammar returns the way with an order, with results as letters or without, and whether anything can be read with it.
func (s segment) grammar(lines []line, o order, letters bool) (grammar, bool) {
	g := grammar{order: o, letters: letters && o != colorFirst, american: letters}
	g.three = o == opponentFirst && s.threePoints(lines)
	return g, s.settle(lines, &g)
}

// threePoints reports whether the results can be points of which a win has 3 and a draw 1: both occur, and nothing
// that only another scoring or a team can have.
func (s segment) threePoints(lines []line) bool {
	wins, draws := 0, 0
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			t, ok := (&grammar{three: true}).pairing(cell)
			if !ok {
				if _, usual := (&grammar{}).pairing(cell); usual || isBoardPoints(cell) {
					return false
				}
				continue
			}
			switch {
			case t.kind != engine.Played:
			case t.outcome == engine.Win:
				wins++
			case t.outcome == engine.Draw:
				draws++
			}
		}
	}
	return wins > 0 && draws > 0
}

// lettersUsed reports whether results are letters: there is an L or a D with a number.
func (s segment) lettersUsed(lines []line) (letters bool) {
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			if len(cell) > 8 || cell == "" {
				continue
			}
			digits, other, unknown := 0, byte(0), false
			for j := range len(cell) {
				switch c := cell[j]; {
				case isDigit(c):
					digits++
				case isLetter(c):
					if l := c | 0x20; l == 'l' || l == 'd' {
						other = l
					} else if l != 'w' && l != 'b' {
						unknown = true
					}
				case strings.IndexByte(" :-/()", c) < 0:
					unknown = true
				}
			}
			if digits > 0 && other != 0 && !unknown {
				letters = true
			}
		}
	}
	return letters
}

// settle decides the details of a grammar by what occurs in the table, and reports whether anything can
// be read with it.
func (s segment) settle(lines []line, g *grammar) bool {
	var found, figures, signs, white, black, b, upper, lower int
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			t, ok := g.pairing(cell)
			if !ok {
				continue
			}
			found++
			switch {
			case t.kind == engine.Played && strings.ContainsAny(cell, "+-–—"):
				signs++
			case t.kind == engine.Played:
				figures++
			case t.kind.Forfeit():
				signs++
			}
			cell = strings.TrimSuffix(cell, "remis")
			if strings.ContainsAny(cell, "čČ") {
				black++
			}
			for j := range len(cell) {
				switch c := cell[j]; c | 0x20 {
				case 'b':
					b++
				case 's', 'z', 'n', 'c', 'm':
					black++
				case 'w', 'v', 'h':
					white++
				}
				if isLetter(cell[j]) && cell[j] < 'a' {
					upper++
				} else if isLetter(cell[j]) {
					lower++
				}
			}
		}
	}
	g.finished = figures+signs > 0
	g.bIsWhite = black > 0 && white == 0 && b > 0
	// A draw is written = in both habits: without any 1, 0 or letter the signs are results. Behind the
	// opponent that takes a draw, as otherwise all may be forfeits.
	g.signsPlay = signs > 0 && (figures > 0 || g.order == resultFirst) && s.onlyDraws(lines, g)
	g.lowerBlack = g.letters && g.order == resultFirst && b == 0 && upper > 0 && lower > 0
	return found > 0
}

// onlyDraws reports whether no round has a result other than a draw written with =, or a sign.
func (s segment) onlyDraws(lines []line, g *grammar) bool {
	for _, i := range s.rows {
		for _, cell := range lines[i].cells {
			if t, ok := g.pairing(cell); ok && t.kind == engine.Played && !strings.Contains(cell, "=") {
				return false
			}
		}
	}
	return true
}
