package prizes

import (
	"slices"

	"feinwertung/engine"
)

// Method is how money is given to players with the same points. What cannot be divided goes by the place always.
type Method string

// The methods.
const (
	Pooled  Method = "pool"  // the prizes of their places are put together and shared equally
	ByPlace Method = "place" // everybody has the prize of the own place
	Halves  Method = "half"  // half by the place, half pooled (Hort)
)

// Result is everything that is given, by the places of the ranking.
type Result struct {
	Groups    []Group
	Things    []Thing
	Lots      [][]int // players whom no criterion separates, where it makes a difference: indices in the ranking
	Unclaimed []int   // places with a prize that nobody has, from 1
}

// Group is the players with the same points, where one of them has a prize. A single player is one too.
type Group struct {
	First, Last int // places from 1: the players with the indices First-1 to Last-1
	Points      engine.Points
	Pool        Amount // the money of all their places
	Prizes      int    // how many of the places have money
	Each        Amount // what everybody has at least; by the place and by halves it differs, and is 0 here
	Awards      []Award
	unit        Amount // what it was paid in
}

// Tied reports whether several players share the points.
func (g *Group) Tied() bool { return g.Last > g.First }

// Award is the money of one player.
type Award struct {
	Player int    // index in the ranking; the place is one more
	Money  Amount // with Odd
	Odd    Amount // what of it is left over from the division
	ByLot  bool   // no criterion separates the player from one who gets something else: lots decide who has this
}

// Leftover is what could not be divided equally, with those who get it.
type Leftover struct {
	Amount Amount // of each who gets it
	First  []int  // who have it by the order of the tie-breaks: indices in the ranking
	Lots   []int  // between whom lots decide, nil where all is clear
	Drawn  int    // how many of Lots get it
	Less   bool   // less than a unit: the prizes were no multiple of it
}

// Thing is something that cannot be divided, with the one it goes to. Where no criterion separated several players, it is
// all of them: lots decide (C.07 4.2).
type Thing struct {
	Name    string
	Place   int
	Tied    bool  // whether players with the same points had to be separated for it
	Players []int // indices in the ranking
}

// Share shares out the prizes. Money is paid in whole units: what cannot be divided equally goes, a unit each, to
// the first of the tied players by the order of the tie-breaks.
func Share(prizes []Prize, players []Player, method Method, unit Amount) Result {
	var r Result
	for start := 0; start < min(len(players), len(prizes)); {
		end := start + 1
		for end < len(players) && players[end].Points == players[start].Points {
			end++
		}
		places := prizes[start:min(end, len(prizes))]
		group := Group{First: start + 1, Last: end, Points: players[start].Points}
		things := 0
		for i, prize := range places {
			group.Pool += prize.Money
			if prize.Money > 0 {
				group.Prizes++
			}
			things += len(prize.Things)
			for _, name := range prize.Things {
				r.Things = append(r.Things, Thing{name, start + i + 1, end-start > 1, level(players, start+i)})
			}
		}
		if group.Pool > 0 || things > 0 {
			group.divide(places, method, unit)
			r.Groups = append(r.Groups, group)
		}
		start = end
	}
	r.drawLots(players, method)
	for i := len(players); i < len(prizes); i++ {
		if prizes[i].Money > 0 || len(prizes[i].Things) > 0 {
			r.Unclaimed = append(r.Unclaimed, i+1)
		}
	}
	return r
}

// divide gives the money of the group's places to its players.
func (g *Group) divide(places []Prize, method Method, unit Amount) {
	n := Amount(g.Last - g.First + 1)
	g.unit = unit
	left := g.Pool
	for i := range int(n) {
		own := Amount(0)
		if i < len(places) {
			own = places[i].Money
		}
		money := own
		switch {
		case n == 1 || method == ByPlace:
		case method == Halves:
			money = (n*own + g.Pool) / (2 * n) / unit * unit
		default:
			money = g.Pool / n / unit * unit
			g.Each = money
		}
		if n == 1 {
			g.Each = money
		}
		left -= money
		g.Awards = append(g.Awards, Award{Player: g.First - 1 + i, Money: money})
	}
	for i := range g.Awards {
		odd := min(unit, left)
		g.Awards[i].Money += odd
		g.Awards[i].Odd = odd
		left -= odd
	}
}

// drawLots finds the players between whom only lots can decide, and marks their money where it differs. What is left
// over of shared money makes no entry in Lots: Leftovers says it.
func (r *Result) drawLots(players []Player, method Method) {
	found := map[int]bool{}
	draw := func(run []int) {
		if len(run) > 1 && !found[run[0]] {
			found[run[0]] = true
			r.Lots = append(r.Lots, run)
		}
	}
	for i := range r.Things {
		draw(r.Things[i].Players)
	}
	for i := range r.Groups {
		g := &r.Groups[i]
		for j := range g.Awards {
			run := level(players, g.Awards[j].Player)
			if !slices.ContainsFunc(run, func(at int) bool { return g.Awards[at-g.First+1].Money != g.Awards[j].Money }) {
				continue
			}
			g.Awards[j].ByLot = true
			if method != Pooled {
				draw(run)
			}
		}
	}
}

// level returns the players whom no criterion separated from the one at an index, that one included.
func level(players []Player, at int) []int {
	first := at
	for players[first].Level {
		first--
	}
	run := []int{first}
	for i := first + 1; i < len(players) && players[i].Level; i++ {
		run = append(run, i)
	}
	return run
}

// Leftovers returns what could not be divided equally: whole units first, and then what is less than one.
func (g *Group) Leftovers(players []Player) []Leftover {
	var all []Leftover
	for first := 0; first < len(g.Awards) && g.Awards[first].Odd > 0; {
		end := first
		for end < len(g.Awards) && g.Awards[end].Odd == g.Awards[first].Odd {
			end++
		}
		one := Leftover{Amount: g.Awards[first].Odd, Less: len(all) > 0 || g.Awards[first].Odd < g.unit}
		for _, award := range g.Awards[first:end] {
			if award.ByLot {
				one.Lots = level(players, award.Player)
				one.Drawn++
				continue
			}
			one.First = append(one.First, award.Player)
		}
		all = append(all, one)
		first = end
	}
	return all
}
