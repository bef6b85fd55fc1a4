package engine

import "testing"

func TestParseCell(t *testing.T) {
	tests := []struct {
		in     string
		number int
		want   Cell
	}{
		{"12w1", 12, Cell{Kind: Played, Outcome: Win, Color: White}},
		{" 3b½ ", 3, Cell{Kind: Played, Outcome: Draw, Color: Black}},
		{"3s=", 3, Cell{Kind: Played, Outcome: Draw, Color: Black}},
		{"7w0", 7, Cell{Kind: Played, Outcome: Loss, Color: White}},
		{"4w+", 4, Cell{Kind: ForfeitWin, Color: White}},
		{"4-", 4, Cell{Kind: ForfeitLoss}},
		{"7b", 7, Cell{Kind: Pending, Color: Black}},
		{"U", 0, Cell{Kind: PairingBye}}, {"h", 0, Cell{Kind: HalfBye}}, {"Z", 0, Cell{Kind: ZeroBye}}, {"F", 0, Cell{Kind: FullBye}},
		{"+", 0, Cell{Kind: ForfeitWin}}, {"", 0, Cell{}},
	}
	for _, tt := range tests {
		got, err := ParseCell(tt.in)
		if err != nil || got.Number != tt.number || got.Cell != tt.want {
			t.Errorf("ParseCell(%q) = %+v, %v; want %d, %+v", tt.in, got, err, tt.number, tt.want)
		}
	}
	for _, in := range []string{"1", "12", "0w1", "w1", "12x1", "12w2", "12wU", "½", "=", "100000w1", "12ww1"} {
		if got, err := ParseCell(in); err == nil {
			t.Errorf("ParseCell(%q) = %+v, want an error", in, got)
		}
	}
}

func TestEventText(t *testing.T) {
	e := testEvent(t, nil, "2w1 2b= U H", "1b0 1w= Z .")
	e.SetCell(1, 4, Cell{Kind: Pending, Color: White, Opponent: 1})
	for seat, want := range [][]string{{"2w1", "2b½", "U", "H"}, {"1b0", "1w½", "Z", "1w"}} {
		for i := range want {
			if got := e.Text(seat, i+1); got != want[i] {
				t.Errorf("round %d of %d is %q, want %q", i+1, seat+1, got, want[i])
			}
		}
	}
}
