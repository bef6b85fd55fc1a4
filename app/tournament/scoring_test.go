package tournament

import (
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/trf"
	"pgregory.net/rapid"
)

func TestParseWorth(t *testing.T) {
	for _, tt := range []struct {
		text string
		want engine.Points
		ok   bool
	}{
		{"3", 3 * engine.Point, true}, {" 1½ ", 15_000, true}, {"0,5", engine.HalfPoint, true}, {"1/2", engine.HalfPoint, true}, {"=", engine.HalfPoint, true},
		{"0", 0, true}, {"-1", -engine.Point, true}, {"−½", -engine.HalfPoint, true}, {"0.25", 2500, true}, {"99", 99 * engine.Point, true},
		{"", 0, false}, {"-", 0, false}, {"--1", 0, false}, {"x", 0, false}, {"1.234", 0, false}, {"100", 0, false}, {"-99.5", 0, false},
	} {
		if got, ok := ParseWorth(tt.text); ok != tt.ok || ok && got != tt.want {
			t.Errorf("ParseWorth(%q) = %v, %v; want %v, %v", tt.text, got, ok, tt.want, tt.ok)
		}
	}
}

// Byes and forfeits follow the game they are worth as much as, and nothing else does.
func TestWorthsFollow(t *testing.T) {
	s := NewSwiss(4, 2)
	three := s.SetWorth(WinWorth, 3*engine.Point).SetWorth(DrawWorth, engine.Point)
	if three.ScoringName() != "310" || s.ScoringName() != "standard" {
		t.Errorf("%+v is %q", three.Event.Scoring, three.ScoringName())
	}
	own := s.SetWorth(PairingByeWorth, engine.HalfPoint)
	if own.ScoringName() != "half-bye" {
		t.Errorf("%+v is %q", own.Event.Scoring, own.ScoringName())
	}
	if own = own.SetWorth(WinWorth, 2*engine.Point); own.Worth(PairingByeWorth) != engine.HalfPoint || own.Worth(FullByeWorth) != 2*engine.Point || own.ScoringName() != "" {
		t.Errorf("%+v is %q", own.Event.Scoring, own.ScoringName())
	}
	if next := own.SetWorth(ZeroByeWorth, 0); next != own {
		t.Error("nothing changed, and there is a new state")
	}
}

// Whatever is typed comes back from a link as it is; a report file gives everybody the same points.
func TestOwnScoringLeavesTheRoom(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := NewSwiss(4, 4)
		e := s.Event
		for round, c := range []engine.Cell{
			{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Opponent: 2}, {Kind: engine.Played, Outcome: engine.Draw, Color: engine.White, Opponent: 3},
			{Kind: engine.ForfeitWin, Color: engine.White, Opponent: 4}, {Kind: engine.PairingBye},
		} {
			if c.Opponent > 0 {
				place(e, 0, round+1, c)
			} else {
				e.SetCell(0, round+1, c)
			}
		}
		for i, kind := range []engine.Kind{engine.FullBye, engine.HalfBye, engine.ZeroBye} {
			e.SetCell(i+1, 4, engine.Cell{Kind: kind})
		}
		for w := range Worths {
			s = s.SetWorth(w, engine.Points(rapid.IntRange(-4, 16).Draw(t, "quarters"))*engine.Point/4)
		}
		linked, err := ReadFragment(Fragment(s))
		if err != nil || linked.Event.Scoring != s.Event.Scoring {
			t.Fatalf("%v: %+v became %+v", err, s.Event.Scoring, linked)
		}
		file, _, err := Compute(s).TRF()
		if err != nil {
			t.Fatal(err)
		}
		d, err := trf.Read([]byte(file))
		if err != nil {
			t.Fatalf("%v\n%s", err, file)
		}
		for seat := range s.Event.Players {
			for round := 1; round <= 4; round++ {
				if got, want := d.Event.Awarded(d.Event.Cell(seat, round)), s.Event.Awarded(s.Event.Cell(seat, round)); got != want {
					t.Fatalf("round %d of seat %d is worth %v, want %v\n%s", round, seat, got, want, file)
				}
			}
		}
	})
}
