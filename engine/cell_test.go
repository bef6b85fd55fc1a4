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

// TestAwardsAreNoWins: a round that brought more than a win is none (7.1: as many points as a win).
func TestAwardsAreNoWins(t *testing.T) {
	e := NewEvent(2, []Player{{Number: 1}, {Number: 2}})
	e.SetCell(0, 1, Cell{Kind: Played, Outcome: Win, Opponent: 2, Extra: HalfPoint})
	e.SetCell(1, 1, Cell{Kind: Played, Outcome: Loss, Opponent: 1})
	e.SetCell(0, 2, Cell{Kind: Played, Outcome: Draw, Opponent: 2, Extra: HalfPoint})
	e.SetCell(1, 2, Cell{Kind: Played, Outcome: Draw, Opponent: 1})
	table, err := e.Table(Options{Rules: FIDE2026()})
	if err != nil {
		t.Fatal(err)
	}
	if got := table.Values(Criterion{Name: WIN})[0]; got.Compare(WholeValue(1)) != 0 {
		t.Errorf("WIN is %v, want 1: the draw with half a point more", got)
	}
}

// TestLimitInPercent: a limit in percent that no score meets exactly is that of the next score that can be told.
func TestLimitInPercent(t *testing.T) {
	c := Criterion{Name: KS, Limit: Limit{Percent: 33}}
	limit := c.koyaLimit(1, 1) // the least that points can be: a third of it is more than nothing
	if limit != 1 {
		t.Errorf("the limit is %d parts of a point, want 1", limit)
	}
}

// TestLoneForfeitsMakeNoRound: a forfeit whose opponent is not known can have been entered beforehand.
func TestLoneForfeitsMakeNoRound(t *testing.T) {
	e := NewEvent(2, []Player{{Number: 1}, {Number: 2}})
	e.SetCell(0, 2, Cell{Kind: ForfeitWin})
	if got := e.LastRound(); got != 0 {
		t.Errorf("the last round is %d", got)
	}
	e.SetCell(0, 2, Cell{Kind: ForfeitWin, Opponent: 2})
	if got := e.LastRound(); got != 2 {
		t.Errorf("with the opponent it is %d", got)
	}
}
