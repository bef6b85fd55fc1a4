package engine

// Cell is what happened to one participant in one round. The zero value is Open.
type Cell struct {
	Kind     Kind
	Outcome  Outcome // of a game
	Color    Color
	Unrated  bool  // a game of less than one move or otherwise not rated (W, D, L of TRF)
	Opponent int32 // seat + 1 of the opponent or the scheduled opponent; 0 is none

	// Extra is what was awarded beyond the scoring, in points: a decision of the arbiter (TRF26
	// record 299). Mostly 0.
	Extra Points
}

// Seat returns the seat of the opponent or scheduled opponent, -1 where there is none.
func (c Cell) Seat() int { return int(c.Opponent) - 1 }

// OtherSide returns the opponent's side of a pairing, in which the participant with the seat is the opponent. What
// was awarded beyond the scoring is no part of it.
func (c Cell) OtherSide(seat int) Cell {
	o := Cell{Kind: c.Kind, Color: c.Color.Opposite(), Opponent: int32(seat + 1), Unrated: c.Unrated}
	switch {
	case c.Kind == ForfeitWin:
		o.Kind = ForfeitLoss
	case c.Kind == ForfeitLoss:
		o.Kind = ForfeitWin
	case c.Outcome != NoOutcome:
		o.Outcome = Win + Loss - c.Outcome
	}
	return o
}
