package tournament

import (
	"strconv"
	"strings"

	"feinwertung/engine"
)

// SetResult returns the state with another result in a cell, by TRF's letter: 1 = 0 + - for a pairing,
// U F H Z for a bye, "" for none. The opponent's cell follows. A forfeit loss entered a second time is
// a double forfeit; taking away the result of a pairing keeps the pairing, taking it away again ends it.
// needsOpponent is true where the letter is a game's and there is nobody to have played it with.
func (s *State) SetResult(seat, round int, letter string) (next *State, needsOpponent bool) {
	kind, outcome, known := engine.LetterKind(letter)
	if !known {
		return s, false
	}
	was := s.Event.Cell(seat, round)
	opponent := was.Seat()
	cell := engine.Cell{Kind: kind, Outcome: outcome}
	switch {
	case kind >= engine.PairingBye:
	case kind == engine.Open:
		if opponent >= 0 && was.Kind != engine.Pending {
			cell = engine.Cell{Kind: engine.Pending, Color: was.Color, Opponent: was.Opponent}
		}
	case opponent < 0 && kind == engine.Played:
		return s, true
	case opponent >= 0:
		cell.Color, cell.Opponent = was.Color, was.Opponent
	}
	double := kind == engine.ForfeitLoss && was.Kind == engine.ForfeitLoss && opponent >= 0
	if cell == was && !double {
		return s, false
	}
	e := s.Event.Clone()
	place(e, seat, round, cell)
	if double {
		theirs := e.Cell(opponent, round)
		if s.Event.Cell(opponent, round).Kind == engine.ForfeitLoss {
			return s, false
		}
		theirs.Kind = engine.ForfeitLoss
		e.SetCell(opponent, round, theirs)
	}
	return s.with(e), false
}

// place puts a cell into an event, frees whoever was paired with the participant before, and gives the
// opponent the other side.
func place(e *engine.Event, seat, round int, cell engine.Cell) {
	free(e, seat, round)
	if opponent := cell.Seat(); opponent >= 0 {
		free(e, opponent, round)
		e.SetCell(opponent, round, cell.OtherSide(seat))
	}
	e.SetCell(seat, round, cell)
}

// free takes the participant's opponent out of the pairing. A cell that names somebody else stays.
func free(e *engine.Event, seat, round int) {
	if opponent := e.Cell(seat, round).Seat(); opponent >= 0 && e.Cell(opponent, round).Seat() == seat {
		e.SetCell(opponent, round, engine.Cell{})
	}
	e.SetCell(seat, round, engine.Cell{})
}

// CellProblem is why a typed cell was not taken.
type CellProblem uint8

// The problems.
const (
	CellUnderstood CellProblem = iota
	CellUnreadable             // not a cell
	CellUnknown                // nobody has the number
	CellHimself                // the participant's own number
)

// TypeCell returns the state with a cell as it was typed: "12w1", "3b½", "H", nothing, or only the number
// of an opponent, which keeps the colour and the result that were there. The opponent's cell follows.
func (s *State) TypeCell(seat, round int, typed string) (*State, CellProblem) {
	typed = strings.TrimSpace(typed)
	was := s.Event.Cell(seat, round)
	c, err := engine.ParseCell(typed)
	if err != nil {
		number, bad := strconv.Atoi(typed)
		if bad != nil || number < 1 {
			return s, CellUnreadable
		}
		c = engine.CellText{Number: number, Cell: engine.Cell{Kind: engine.Pending}}
		if was.Opponent > 0 {
			c.Cell = engine.Cell{Kind: was.Kind, Outcome: was.Outcome, Color: was.Color}
		}
	}
	cell := c.Cell
	if c.Number > 0 {
		opponent := s.Event.SeatOf(c.Number)
		switch opponent {
		case -1:
			return s, CellUnknown
		case seat:
			return s, CellHimself
		}
		cell.Opponent = int32(opponent + 1)
		if cell.Color == engine.NoColor && was.Opponent == cell.Opponent {
			cell.Color = was.Color
		}
	}
	if cell == was {
		return s, CellUnderstood
	}
	e := s.Event.Clone()
	place(e, seat, round, cell)
	return s.with(e), CellUnderstood
}

// SetColor returns the state with another colour in a pairing; the opponent's follows.
func (s *State) SetColor(seat, round int, color engine.Color) *State {
	cell := s.Event.Cell(seat, round)
	opponent := cell.Seat()
	if opponent < 0 || cell.Color == color {
		return s
	}
	e := s.Event.Clone()
	cell.Color = color
	e.SetCell(seat, round, cell)
	if theirs := e.Cell(opponent, round); theirs.Seat() == seat {
		theirs.Color = cell.OtherSide(seat).Color
		e.SetCell(opponent, round, theirs)
	}
	return s.with(e)
}
