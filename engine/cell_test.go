package engine

import "testing"

// TestOtherSide: each kind of pairing seen from the other side of the board, and back.
func TestOtherSide(t *testing.T) {
	tests := []struct {
		name        string
		cell, other Cell
	}{
		{"a win with White", Cell{Kind: Played, Outcome: Win, Color: White, Opponent: 2}, Cell{Kind: Played, Outcome: Loss, Color: Black, Opponent: 1}},
		{"a draw without a colour", Cell{Kind: Played, Outcome: Draw, Opponent: 2}, Cell{Kind: Played, Outcome: Draw, Opponent: 1}},
		{"a game that is not rated", Cell{Kind: Played, Outcome: Loss, Color: Black, Unrated: true, Opponent: 2}, Cell{Kind: Played, Outcome: Win, Color: White, Unrated: true, Opponent: 1}},
		{"a forfeit win", Cell{Kind: ForfeitWin, Color: Black, Opponent: 2}, Cell{Kind: ForfeitLoss, Color: White, Opponent: 1}},
		{"no result yet", Cell{Kind: Pending, Color: White, Opponent: 2}, Cell{Kind: Pending, Color: Black, Opponent: 1}},
	}
	for _, tt := range tests {
		if got := tt.cell.OtherSide(0); got != tt.other {
			t.Errorf("%s: %+v, want %+v", tt.name, got, tt.other)
		}
		if got := tt.other.OtherSide(1); got != tt.cell {
			t.Errorf("%s, and back: %+v", tt.name, got)
		}
	}
	if got := (Cell{Kind: Played, Outcome: Win, Opponent: 2, Extra: HalfPoint}).OtherSide(0); got.Extra != 0 {
		t.Errorf("the opponent was awarded %v", got.Extra)
	}
}
