package trf

import (
	"strconv"
	"testing"

	"feinwertung/engine"
)

// generated returns an event of this size, the same each time: pairs drawn by a simple generator, a
// few byes, absences and forfeits.
func generated(players, rounds int) *engine.Event {
	list := make([]engine.Player, players)
	for i := range list {
		list[i] = engine.Player{
			Number: i + 1, Name: "Player " + strconv.Itoa(i+1), Sex: "m", Rating: 2600 - i*2000/players,
			Federation: "FID", ID: strconv.Itoa(100000 + i), Birth: "1990/01/01", PrintedRank: i + 1,
		}
	}
	e := engine.NewEvent(rounds, list)
	state := uint64(1)
	random := func(n int) int {
		state ^= state << 13
		state ^= state >> 7
		state ^= state << 17
		return int(state % uint64(n))
	}
	order := make([]int, players)
	for round := 1; round <= rounds; round++ {
		for i := range order {
			j := random(i + 1)
			order[i] = order[j]
			order[j] = i
		}
		for i := 0; i+1 < players; i += 2 {
			a, b := order[i], order[i+1]
			x := engine.Cell{Kind: engine.Played, Outcome: engine.Outcome(1 + random(3)), Color: engine.White, Opponent: int32(b) + 1}
			y := engine.Cell{Kind: engine.Played, Outcome: 4 - x.Outcome, Color: engine.Black, Opponent: int32(a) + 1}
			switch random(40) {
			case 0:
				x, y = engine.Cell{Kind: engine.HalfBye}, engine.Cell{Kind: engine.ZeroBye}
			case 1:
				x.Kind, x.Outcome, y.Kind, y.Outcome = engine.ForfeitWin, 0, engine.ForfeitLoss, 0
			}
			e.SetCell(a, round, x)
			e.SetCell(b, round, y)
		}
		if players%2 == 1 {
			e.SetCell(order[players-1], round, engine.Cell{Kind: engine.PairingBye})
		}
	}
	return NewDocument(e).Event
}

var sizes = []struct{ players, rounds int }{{100, 9}, {500, 11}, {2000, 13}, {9999, 13}}

func BenchmarkRead(b *testing.B) {
	for _, s := range sizes {
		b.Run(strconv.Itoa(s.players)+"x"+strconv.Itoa(s.rounds), func(b *testing.B) {
			text, _, err := NewDocument(generated(s.players, s.rounds)).Append(nil, Format26)
			if err != nil {
				b.Fatal(err)
			}
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Read(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkWrite(b *testing.B) {
	for _, s := range sizes {
		b.Run(strconv.Itoa(s.players)+"x"+strconv.Itoa(s.rounds), func(b *testing.B) {
			d := NewDocument(generated(s.players, s.rounds))
			var text []byte
			b.ReportAllocs()
			for b.Loop() {
				text, _, _ = d.Append(text[:0], Format26)
			}
		})
	}
}

// The time goes into the bytes: what is allocated does not grow with the players but for the lists
// that hold them.
func TestReadAllocatesForTheEventNotForThePlayers(t *testing.T) {
	allocations := func(players int) float64 {
		text, _, err := NewDocument(generated(players, 9)).Append(nil, Format26)
		if err != nil {
			t.Fatal(err)
		}
		return testing.AllocsPerRun(5, func() {
			if _, err := Read(text); err != nil {
				t.Fatal(err)
			}
		})
	}
	few, many := allocations(100), allocations(3000)
	if many > few+20 {
		t.Errorf("%v allocations for 100 players, %v for 3000", few, many)
	}
}

func TestGeneratedEventsAreSound(t *testing.T) {
	e := generated(101, 9)
	if p := e.Validate(); len(p) > 0 {
		t.Fatalf("%v", p[0])
	}
	d := NewDocument(e)
	text, lost := write(t, d, Format26)
	if again := mustRead(t, text); !same(d, again) && again != nil || len(lost) > 0 || len(again.Notes) > 0 {
		t.Errorf("%s differs, lost %v, notes %v", difference(d, again), lost, again.Notes)
	}
}
