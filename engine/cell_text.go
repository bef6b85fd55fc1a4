package engine

import (
	"strconv"
	"strings"
)

// CellText is a round as crosstables write it, before its opponent is looked up: "12w1", "3b½", "4w+",
// "7b" (paired, no result yet), or a letter of TRF for a round without an opponent ("U", "F", "H", "Z",
// "+", "-"); "" is nothing.
type CellText struct {
	Number int // pairing number of the opponent, 0 is none
	Cell   Cell
}

// ParseCell reads a round as CellText describes it. The colour may be missing. The error is a *ParseError.
func ParseCell(text string) (CellText, error) {
	const expected = "a round such as 12w1, 3b=, 4w+, 7b, U, F, H, Z or nothing"
	s := strings.TrimSpace(text)
	fail := func(offset int) (CellText, error) {
		return CellText{}, &ParseError{"ParseCell", text, offset, expected}
	}
	number, digits, rest := leadingNumber(s)
	if digits == 0 {
		k, o, known := LetterKind(s)
		if !known || k == Played {
			return fail(-1)
		}
		return CellText{Cell: Cell{Kind: k, Outcome: o}}, nil
	}
	if number < 1 || number > 99_999 {
		return fail(0)
	}
	c := CellText{Number: int(number)}
	if rest != "" {
		switch rest[0] {
		case 'w', 'W':
			c.Cell.Color, rest = White, rest[1:]
		case 'b', 'B', 's', 'S':
			c.Cell.Color, rest = Black, rest[1:]
		}
	}
	k, o, known := LetterKind(rest)
	switch {
	case rest == "" && c.Cell.Color == NoColor:
		return fail(digits) // a bare number could as well be a result
	case !known || k > ForfeitLoss:
		return fail(len(s) - len(rest))
	case k == Open:
		k = Pending
	}
	c.Cell.Kind, c.Cell.Outcome = k, o
	return c, nil
}

// Text returns the participant's round as ParseCell reads it, with "½" for a draw.
func (e *Event) Text(seat, round int) string {
	c := e.Cell(seat, round)
	letter := c.Kind.Letter(c.Outcome)
	if letter == "=" {
		letter = "½"
	}
	opponent := c.Seat()
	if opponent < 0 {
		return letter
	}
	return strconv.Itoa(e.Players[opponent].Number) + [...]string{"", "w", "b"}[c.Color] + letter
}
