package prizes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feinwertung/engine"
)

// words writes a result as "1-2: 300 = 150 150; Cup: 1".
func (r Result) words() string {
	var out []string
	for _, g := range r.Groups {
		line := fmt.Sprintf("%d-%d: %v =", g.First, g.Last, g.Pool)
		for _, a := range g.Awards {
			line += " " + a.Money.String()
			if a.Odd > 0 {
				line += "(" + a.Odd.String() + ")"
			}
			if a.ByLot {
				line += "?"
			}
		}
		out = append(out, line)
	}
	for _, thing := range r.Things {
		line := thing.Name + ":"
		for _, i := range thing.Players {
			line += fmt.Sprintf(" %d", i+1)
		}
		out = append(out, line)
	}
	for _, run := range r.Lots {
		out = append(out, fmt.Sprint("lots ", run))
	}
	if len(r.Unclaimed) > 0 {
		out = append(out, fmt.Sprint("unclaimed ", r.Unclaimed))
	}
	return strings.Join(out, "; ")
}

func TestShare(t *testing.T) {
	for _, tt := range []struct {
		name, prizes, ranking string
		method                Method
		unit                  Amount
		want                  string
	}{
		{"two tied at the top", "£200\n£100", "Ana 4\nBo 4\nCai 3", Pooled, 1, "1-2: 300 = 150 150"},
		{"nobody tied", "200\n100", "Ana 4\nBo 3", Pooled, 1, "1-1: 200 = 200; 2-2: 100 = 100"},
		{"three tied for two prizes", "200\n100", "3 × 4\nDev 1", Pooled, 1, "1-3: 300 = 100 100 100"},
		{"tied at the edge", "300\n200\n100", "Ana 5\n3 × 4", Pooled, 1, "1-1: 300 = 300; 2-4: 300 = 100 100 100"},
		{"odd cents to the first", "100\n0\n0", "3 × 4", Pooled, 1, "1-3: 100 = 33.34(0.01) 33.33 33.33"},
		{"two odd cents", "0.05", "3 × 4", Pooled, 1, "1-3: 0.05 = 0.02(0.01) 0.02(0.01) 0.01"},
		{"whole amounts", "100", "3 × 4", Pooled, Whole, "1-3: 100 = 34(1) 33 33"},
		{"fives", "100", "3 × 4", Pooled, 5 * Whole, "1-3: 100 = 35(5) 35(5) 30"},
		{"less than a unit is left", "50.50", "2 × 4", Pooled, Whole, "1-2: 50.50 = 25.50(0.50) 25"},
		{"alone, not rounded", "50.50", "Ana 4", Pooled, Whole, "1-1: 50.50 = 50.50"},
		{"by the place", "200\n100\n50", "2 × 4\nCai 3", ByPlace, 5 * Whole, "1-2: 300 = 200 100; 3-3: 50 = 50"},
		{"half and half", "200\n100", "2 × 4", Halves, 1, "1-2: 300 = 175 125"},
		{"half and half, odd", "0.05\n0.02", "3 × 4", Halves, 1, "1-3: 0.07 = 0.04(0.01) 0.02 0.01"},
		{"fewer players than prizes", "200\n100\n50\nCup", "2 × 4", Pooled, 1, "1-2: 300 = 150 150; unclaimed [3 4]"},
		{"prizes of nothing", "0\n100\n0\n0", "Ana 5\nBo 4\n2 × 3", Pooled, 1, "2-2: 100 = 100"},
		{"nobody", "200", "", Pooled, 1, "unclaimed [1]"},
		{"no prizes", "", "Ana 4", Pooled, 1, ""},
		{"a cup goes by the tie-breaks", "200 + Cup\n100 + Medal", "Ana 4\nBo 4", Pooled, 1, "1-2: 300 = 150 150; Cup: 1; Medal: 2"},
		{"a cup alone", "Cup", "Ana 4\nBo 4", Pooled, 1, "1-2: 0 = 0 0; Cup: 1"},
		{"a cup between equals", "Cup\nMedal\nBook", "Ana 4\n=Bo 4\nCai 4\n", Pooled, 1, "1-3: 0 = 0 0 0; Cup: 1 2; Medal: 1 2; Book: 3; lots [0 1]"},
		{"money between equals", "300\n200\n100\n100", "Ana 4\nBo 4\n=Cai 4\nDev 3\n=Eli 3", ByPlace, 1, "1-3: 600 = 300 200? 100?; 4-5: 100 = 100? 0?; lots [1 2]; lots [3 4]"},
		{"the same money between equals", "100\n100", "Ana 4\n=Bo 4", ByPlace, 1, "1-2: 200 = 100 100"},
		{"shared between equals", "100\n0.01", "Ana 4\n=Bo 4", Pooled, 1, "1-2: 100.01 = 50.01(0.01)? 50?"},
		{"the odd cents for all equals", "0.05", "Ana 4\n=Bo 4\nCai 4", Pooled, 1, "1-3: 0.05 = 0.02(0.01) 0.02(0.01) 0.01"},
		{"half and half between equals", "200\n100", "Ana 4\n=Bo 4", Halves, 1, "1-2: 300 = 175? 125?; lots [0 1]"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := Share(ReadList(tt.prizes).Prizes, ReadRanking(tt.ranking).Players, tt.method, tt.unit)
			if got := r.words(); got != tt.want {
				t.Errorf("%s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestEach(t *testing.T) {
	r := Share(ReadList("100").Prizes, ReadRanking("3 × 4").Players, Pooled, 1)
	g := &r.Groups[0]
	if g.Each.String() != "33.33" || g.Prizes != 1 || !g.Tied() || g.Awards[0].Odd != 1 {
		t.Errorf("%+v", g)
	}
}

func TestLeftovers(t *testing.T) {
	for _, tt := range []struct {
		name, prizes, ranking string
		unit                  Amount
		want                  string
	}{
		{"none", "99", "3 × 4", 1, "[]"},
		{"by the tie-breaks", "100", "3 × 4", 1, "[{0.01 [0] [] 0 false}]"},
		{"by lot", "100", "Ana 4\n=Bo 4\n=Cai 4", 1, "[{0.01 [] [0 1 2] 1 false}]"},
		{"some clear, the rest by lot", "101", "Ana 4\nBo 4\n=Cai 4", Whole, "[{1 [0] [1 2] 1 false}]"},
		{"less than a unit", "160.50", "2 × 4", Whole, "[{0.50 [0] [] 0 true}]"},
		{"units, and less than one", "161.50", "Ana 4\n=Bo 4", Whole, "[{1 [] [0 1] 1 false} {0.50 [] [0 1] 1 true}]"},
	} {
		players := ReadRanking(tt.ranking).Players
		r := Share(ReadList(tt.prizes).Prizes, players, Pooled, tt.unit)
		if got := fmt.Sprint(r.Groups[0].Leftovers(players)); got != tt.want {
			t.Errorf("%s: %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// TestNothingIsLost: whatever the method, what is given and what nobody has is all there is, and nobody
// has less than somebody behind with the same prizes or worse.
func TestNothingIsLost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		prizes := make([]Prize, rapid.IntRange(0, 8).Draw(t, "prizes"))
		total := Amount(0)
		for i := range prizes {
			prizes[i].Money = Amount(rapid.IntRange(0, 100_000).Draw(t, "money"))
			total += prizes[i].Money
		}
		slices.SortFunc(prizes, func(a, b Prize) int { return int(b.Money - a.Money) })
		players := make([]Player, rapid.IntRange(0, 10).Draw(t, "players"))
		for i := range players {
			players[i].Points = engine.Point * engine.Points(rapid.IntRange(0, 3).Draw(t, "points"))
		}
		slices.SortFunc(players, func(a, b Player) int { return int(b.Points - a.Points) })
		method := rapid.SampledFrom([]Method{Pooled, ByPlace, Halves}).Draw(t, "method")
		unit := rapid.SampledFrom(Units).Draw(t, "unit")

		r := Share(prizes, players, method, unit)
		given := Amount(0)
		for _, g := range r.Groups {
			before := g.Pool
			for _, a := range g.Awards {
				given += a.Money
				if a.Money > before || a.Odd > unit {
					t.Errorf("%+v", g)
				}
				before = a.Money
			}
			if method == Pooled && g.Awards[0].Money-before > unit {
				t.Errorf("not equal but for the odd: %+v", g)
			}
		}
		for _, place := range r.Unclaimed {
			given += prizes[place-1].Money
		}
		if given != total {
			t.Errorf("%v of %v", given, total)
		}
	})
}
