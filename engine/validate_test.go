package engine

import (
	"strings"
	"testing"
)

// duel returns an event of three in which the first two have the given sides of round 1; the third
// has a bye.
func duel(a, b Cell) *Event {
	e := NewEvent(2, []Player{{Number: 1}, {Number: 5}, {Number: 7}})
	e.SetCell(0, 1, a)
	e.SetCell(1, 1, b)
	e.SetCell(2, 1, Cell{Kind: PairingBye})
	return e
}

// game is one side of a played game.
func game(o Outcome, c Color, opponent int32) Cell {
	return Cell{Kind: Played, Outcome: o, Color: c, Opponent: opponent}
}

func TestOddButLegalEventsAreSound(t *testing.T) {
	for name, e := range map[string]*Event{
		"nothing":                  duel(Cell{}, Cell{}),
		"game":                     duel(game(Win, White, 2), game(Loss, Black, 1)),
		"draw and loss":            duel(game(Draw, White, 2), game(Loss, Black, 1)),
		"lost by both":             duel(game(Loss, White, 2), game(Loss, Black, 1)),
		"unrated":                  duel(Cell{Kind: Played, Outcome: Win, Unrated: true, Opponent: 2}, Cell{Kind: Played, Outcome: Loss, Unrated: true, Opponent: 1}),
		"without colours":          duel(game(Draw, NoColor, 2), game(Draw, NoColor, 1)),
		"one colour known":         duel(game(Draw, White, 2), game(Draw, NoColor, 1)),
		"forfeit":                  duel(Cell{Kind: ForfeitWin, Opponent: 2}, Cell{Kind: ForfeitLoss, Opponent: 1}),
		"double forfeit":           duel(Cell{Kind: ForfeitLoss, Opponent: 2}, Cell{Kind: ForfeitLoss, Opponent: 1}),
		"forfeit of nobody known":  duel(Cell{Kind: ForfeitWin}, Cell{Kind: ForfeitLoss}),
		"paired":                   duel(Cell{Kind: Pending, Color: White, Opponent: 2}, Cell{Kind: Pending, Color: Black, Opponent: 1}),
		"byes":                     duel(Cell{Kind: HalfBye}, Cell{Kind: ZeroBye}),
		"a point awarded anywhere": duel(Cell{Extra: Point}, Cell{}),
	} {
		if p := e.Validate(); len(p) > 0 {
			t.Errorf("%s: %v", name, p[0])
		}
	}
	e := duel(game(Win, White, 2), game(Loss, Black, 1))
	e.SetCell(0, 2, game(Draw, Black, 2))
	e.SetCell(1, 2, game(Draw, White, 1))
	if p := e.Validate(); len(p) > 0 {
		t.Errorf("two meetings: %v", p[0])
	}
}

func TestValidateSaysWhatDoesNotFit(t *testing.T) {
	win, loss := game(Win, White, 2), game(Loss, Black, 1)
	for _, c := range []struct {
		name  string
		event *Event
		want  string
	}{
		{"the opponent has nothing", duel(win, Cell{}), "player 1, round 1: opponent 5 has no game in the round: expected a game against 1"},
		{"the opponent has a bye", duel(Cell{Kind: HalfBye}, loss), "player 5, round 1: opponent 1 has no game in the round: expected a game against 5"},
		{"two games", func() *Event {
			e := duel(win, loss)
			e.SetCell(2, 1, game(Draw, White, 1))
			return e
		}(), "player 7, round 1: opponent 1 plays somebody else in the round: expected one game for each"},
		{"himself", duel(game(Win, White, 1), Cell{}), "player 1, round 1: paired with himself: expected another participant"},
		{"somebody unknown", duel(game(Win, White, 4), Cell{}), "player 1, round 1: unknown opponent: expected a participant of the event"},
		{"nobody", duel(game(Win, White, 0), Cell{}), "player 1, round 1: a game without an opponent: expected an opponent or a bye"},
		{"paired with nobody", duel(Cell{Kind: Pending}, Cell{}), "player 1, round 1: a game without an opponent: expected an opponent or a bye"},
		{"bye with an opponent", duel(Cell{Kind: FullBye, Opponent: 2}, loss), "player 1, round 1: opponent 5 in a round without a game: expected a game, a forfeit or no opponent"},
		{"no outcome", duel(game(NoOutcome, White, 2), loss), "player 1, round 1: a played game against 5 without a result: expected a win, a draw or a loss"},
		{"same colour", duel(win, game(Loss, White, 1)), "player 1, round 1: opponent 5 has the same colour: expected White and Black"},
		{"both win", duel(win, game(Win, Black, 1)), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"win and draw", duel(game(Draw, White, 2), game(Win, Black, 1)), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"game and forfeit", duel(win, Cell{Kind: ForfeitLoss, Opponent: 1}), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"two forfeit wins", duel(Cell{Kind: ForfeitWin, Opponent: 2}, Cell{Kind: ForfeitWin, Opponent: 1}), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"one side not finished", duel(Cell{Kind: Pending, Opponent: 2}, loss), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"one side unrated", duel(Cell{Kind: Played, Outcome: Win, Unrated: true, Opponent: 2}, loss), "player 1, round 1: the result does not fit the result of opponent 5: expected the two sides of one game"},
		{"number", NewEvent(1, []Player{{Number: 0}}), "player 0: pairing number: expected 1 or more"},
		{"same number", NewEvent(1, []Player{{Number: 3}, {Number: 3}}), "player 3: a second participant with this pairing number: expected different numbers"},
		{"points", func() *Event {
			e := duel(win, loss)
			e.Players[0].PrintedPoints, e.Players[0].HasPoints = HalfPoint, true
			return e
		}(), "player 1: printed points 0.5: expected 1, the sum of the rounds"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, p := range c.event.Validate() {
				got = append(got, p.String())
			}
			if len(got) == 0 || got[0] != c.want || len(got) > 1 && !strings.Contains(c.name, "bye with") {
				t.Errorf("got %q\nexpected %q", got, c.want)
			}
		})
	}
}

// Byes entered for rounds to come may be in the printed points or not.
func TestPrintedPointsMayContainLaterByes(t *testing.T) {
	for printed, fits := range map[Points]bool{Point: true, Point + HalfPoint: true, 2 * Point: false, HalfPoint: false, 0: false} {
		e := duel(game(Win, White, 2), game(Loss, Black, 1))
		e.SetCell(0, 2, Cell{Kind: HalfBye})
		e.Players[0].PrintedPoints, e.Players[0].HasPoints = printed, true
		problems := e.Validate()
		if (len(problems) == 0) != fits {
			t.Errorf("printed %v: %v", printed, problems)
		}
		if !fits && (problems[0].Kind != PointsDiffer || problems[0].Awarded != Point || problems[0].Printed != printed) {
			t.Errorf("printed %v: %+v", printed, problems[0])
		}
	}
}
