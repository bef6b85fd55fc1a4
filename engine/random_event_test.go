package engine

import (
	"slices"

	"pgregory.net/rapid"
)

// drawnEvent is a random event that shows itself as a crosstable when a property fails.
type drawnEvent struct{ *Event }

func (e drawnEvent) GoString() string { return "\n" + crosstable(e.Event) }

// anyEvent draws an event of either pairing system with whatever can happen in it.
func anyEvent() *rapid.Generator[drawnEvent] {
	return rapid.Custom(func(t *rapid.T) drawnEvent {
		if rapid.IntRange(0, 3).Draw(t, "pairing") == 3 {
			return drawnEvent{drawRoundRobin(t)}
		}
		return drawnEvent{drawSwiss(t)}
	})
}

// wholeEvent draws an event in which every round of everybody was played.
func wholeEvent() *rapid.Generator[drawnEvent] {
	return rapid.Custom(func(t *rapid.T) drawnEvent {
		n := 2 * rapid.IntRange(1, 12).Draw(t, "half of the players")
		e := NewEvent(rapid.IntRange(1, 9).Draw(t, "rounds"), drawPlayers(t, n))
		e.Scoring = drawScoring(t)
		for round := 1; round <= e.Rounds; round++ {
			for _, pair := range drawPairs(t, seats(n)) {
				drawGame(t, e, round, pair, []string{"1-0", "=-=", "0-1"})
			}
		}
		return drawnEvent{e}
	})
}

func seats(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func oneOf[T any](t *rapid.T, label string, list ...T) T {
	return rapid.SampledFrom(list).Draw(t, label)
}

// drawPlayers draws participants whose pairing numbers may have gaps; somebody may be unrated.
func drawPlayers(t *rapid.T, n int) []Player {
	gaps := oneOf(t, "numbers", 0, 0, 3)
	lowest := oneOf(t, "lowest rating", 1000, 2300, 1)
	unrated := oneOf(t, "unrated players", false, false, true)
	players := make([]Player, n)
	number := 0
	for i := range players {
		number += 1 + rapid.IntRange(0, gaps).Draw(t, "gap")
		players[i] = Player{Number: number, Rating: rapid.IntRange(lowest, 2700).Draw(t, "rating")}
		if unrated && oneOf(t, "unrated", false, false, false, true) {
			players[i].Rating = 0
		}
	}
	return players
}

func drawScoring(t *rapid.T) Scoring {
	s := oneOf(t, "scoring",
		StandardScoring(), StandardScoring(), ScoringOf(3*Point, Point, 0), ScoringOf(2*Point, Point, 0))
	switch oneOf(t, "byes", "usual", "usual", "PAB is a draw", "absence is a draw") {
	case "PAB is a draw":
		s.PairingBye = s.Draw
	case "absence is a draw":
		s.ZeroBye = s.Draw
	}
	return s
}

// drawPairs pairs the seats anyhow, without looking at earlier meetings; an odd one remains.
func drawPairs(t *rapid.T, list []int) [][2]int {
	list = slices.Clone(list)
	var pairs [][2]int
	for len(list) > 1 {
		i := rapid.IntRange(1, len(list)-1).Draw(t, "opponent")
		pairs = append(pairs, [2]int{list[0], list[i]})
		list = slices.Delete(list, i, i+1)[1:]
	}
	return pairs
}

// drawGame enters a result for both: as TRF writes it for the one and for the other; "?" is a
// pairing without a result.
func drawGame(t *rapid.T, e *Event, round int, pair [2]int, results []string) {
	result := rapid.SampledFrom(results).Draw(t, "result")
	colors := oneOf(t, "colours", [2]Color{White, Black}, [2]Color{Black, White}, [2]Color{})
	unrated := oneOf(t, "not rated", false, false, false, true)
	for side, seat := range pair {
		c := Cell{Opponent: int32(pair[1-side] + 1), Color: colors[side]}
		switch result[2*side] {
		case '1':
			c.Kind, c.Outcome, c.Unrated = Played, Win, unrated
		case '=':
			c.Kind, c.Outcome, c.Unrated = Played, Draw, unrated
		case '0':
			c.Kind, c.Outcome, c.Unrated = Played, Loss, unrated
		case '+':
			c.Kind = ForfeitWin
		case '-':
			c.Kind = ForfeitLoss
		case '?':
			c.Kind = Pending
		case 'x': // a loss over the board that the arbiter gave half a point for
			c.Kind, c.Outcome, c.Extra = Played, Loss, HalfPoint
		case 'y': // a win of which the arbiter took half a point off
			c.Kind, c.Outcome, c.Extra = Played, Win, -HalfPoint
		}
		e.SetCell(seat, round, c)
	}
}

// anyOptions draws one of the rule sets, sometimes with one of its choices announced otherwise (16.6), and how
// many rounds count.
func anyOptions(e *Event, rules ...Rules) *rapid.Generator[Options] {
	return rapid.Custom(func(t *rapid.T) Options {
		o := Options{Rules: rapid.SampledFrom(rules).Draw(t, "rules")}
		o.After = rapid.IntRange(0, e.Rounds).Draw(t, "after")
		o.Unrated = oneOf(t, "announced rating", 0, 0, 1250)
		switch oneOf(t, "announced", "nothing", "nothing", "opponents", "caps", "rounds", "cut", "encounter", "standard", "cumulative") {
		case "opponents":
			o.Rules.Opponents = OpponentRounds(rapid.IntRange(0, 2).Draw(t, "opponents' rounds"))
			o.Rules.Own = OwnRounds(rapid.IntRange(0, 3).Draw(t, "own rounds"))
		case "caps":
			o.Rules.Caps = DummyCaps(rapid.IntRange(0, 1).Draw(t, "caps"))
		case "rounds":
			o.Rules.CapRounds = RoundCount(rapid.IntRange(0, 1).Draw(t, "rounds of the cap"))
		case "cut":
			o.Rules.LowCut = LowCut(rapid.IntRange(0, 1).Draw(t, "low cut"))
		case "encounter":
			o.Rules.Encounters = PartialEncounters(rapid.IntRange(0, 1).Draw(t, "partial encounters"))
		case "standard":
			o.Rules.Standard = StandardReading(rapid.IntRange(0, 1).Draw(t, "standard points"))
		case "cumulative":
			o.Rules.Cumulative = CumulativeDeduction(rapid.IntRange(0, 1).Draw(t, "deduction"))
		}
		return o
	})
}
