package engine

import (
	"fmt"
	"slices"
	"testing"
)

// benchmarkEvent makes an event of a Swiss kind without a clock or chance: results, colours, byes,
// forfeits and absences follow from a small generator with a fixed seed.
func benchmarkEvent(players, rounds int) *Event {
	state := uint32(2026)
	next := func(n int) int {
		state = state*1664525 + 1013904223
		return int(state>>8) % n
	}
	list := make([]Player, players)
	for i := range list {
		list[i] = Player{Number: i + 1, Rating: 1200 + next(1400)}
	}
	e := NewEvent(rounds, list)
	order := make([]int, players)
	for i := range order {
		order[i] = i
	}
	for round := 1; round <= rounds; round++ {
		// Neighbours in a slowly mixed order meet, so that scores spread as they do in a Swiss.
		for i := range order {
			j := min(players-1, i+next(8))
			order[i], order[j] = order[j], order[i]
		}
		for i := 0; i+1 < players; i += 2 {
			benchmarkGame(e, round, order[i], order[i+1], next(200))
		}
		if players%2 == 1 {
			e.SetCell(order[players-1], round, Cell{Kind: PairingBye})
		}
	}
	return e
}

// benchmarkGame fills in one pairing; chance is 0 to 199.
func benchmarkGame(e *Event, round, white, black, chance int) {
	w := Cell{Kind: Played, Outcome: Win, Color: White, Opponent: int32(black + 1)}
	b := Cell{Kind: Played, Outcome: Loss, Color: Black, Opponent: int32(white + 1)}
	switch {
	case chance < 2:
		w.Kind, b.Kind, w.Outcome, b.Outcome = ForfeitWin, ForfeitLoss, 0, 0
	case chance < 5:
		w, b = Cell{Kind: HalfBye}, Cell{Kind: ZeroBye}
	case chance < 70:
		w.Outcome, b.Outcome = Draw, Draw
	case chance < 120:
		w.Outcome, b.Outcome = Loss, Win
	}
	e.SetCell(white, round, w)
	e.SetCell(black, round, b)
}

// corpusCodes are the criteria that the oracle corpus names.
func corpusCodes() []Criterion {
	return slices.DeleteFunc(Everything(), func(c Criterion) bool {
		return c.Name.american() || c.Name == TPN || c.Name == SOB || c.Reverse
	})
}

var benchmarkSizes = []struct{ players, rounds int }{{100, 9}, {500, 11}, {2000, 13}, {9999, 13}}

// BenchmarkStandings computes every criterion the corpus names in one pass, and the 25 that are in
// common use.
func BenchmarkStandings(b *testing.B) {
	all := corpusCodes()
	common, err := ParseCriteria("PTS DE WIN WON BPG BWG PS PS/C1 REP STD KS BH BH/C1 BH/C2 BH/M1 SB SB/C1 AOB FB FB/C1 ARO TPR PTP APRO RTNG")
	if err != nil {
		b.Fatal(err)
	}
	for _, size := range benchmarkSizes {
		e := benchmarkEvent(size.players, size.rounds)
		for _, list := range []struct {
			name  string
			codes []Criterion
		}{{"all", all}, {"common", common}} {
			b.Run(fmt.Sprintf("%dx%d/%s", size.players, size.rounds, list.name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					table, err := e.Table(Options{Rules: FIDE2026()})
					if err != nil {
						b.Fatal(err)
					}
					for _, c := range list.codes {
						table.Values(c)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(size.players), "ns/player")
			})
		}
	}
}
