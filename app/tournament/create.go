package tournament

import "feinwertung/engine"

// NewSwiss returns an empty event to be typed.
func NewSwiss(players, rounds int) *State {
	e := engine.NewEvent(max(1, min(rounds, MaxRounds)), numbered(players))
	return created(e)
}

// NewRoundRobin returns a round robin in which everybody is paired with everybody else as often as there
// are cycles, in the order of the Berger tables. With an odd number of players one is free in each round.
func NewRoundRobin(players, cycles int) *State {
	players = max(3, min(players, MaxRounds))
	even := players + players%2
	cycle := even - 1
	cycles = max(1, min(cycles, MaxRounds/cycle))
	e := engine.NewEvent(cycle*cycles, numbered(players))
	e.Pairing = engine.Predetermined
	for n := range cycles {
		for round := 1; round <= cycle; round++ {
			for board := range even / 2 {
				white, black := berger(even, round, board)
				if n%2 == 1 {
					white, black = black, white
				}
				if white <= players && black <= players {
					place(e, white-1, n*cycle+round, engine.Cell{Kind: engine.Pending, Color: engine.White, Opponent: int32(black)})
				}
			}
		}
	}
	return created(e)
}

// created returns the state of an event of one's own: there is nothing that its changes are compared with.
func created(e *engine.Event) *State {
	rules := engine.FIDE2026()
	return &State{Event: e, Rules: rules.Name, Order: Usual(e, rules)}
}

func numbered(n int) []engine.Player {
	players := make([]engine.Player, max(1, min(n, MaxPlayers)))
	for i := range players {
		players[i].Number = i + 1
	}
	return players
}

// berger returns who plays whom on a board of a round, by the tables of the FIDE handbook (C.05, Annex 1)
// for an even number of players. The last number stays, the others turn around it; whoever meets the
// last number is in the middle of the round's other pairs.
func berger(even, round, board int) (white, black int) {
	ring := even - 1
	middle := (round + 1) / 2
	if round%2 == 0 {
		middle = (even + round) / 2
	}
	if board == 0 {
		if round%2 == 0 {
			return even, middle
		}
		return middle, even
	}
	return (middle+board-1)%ring + 1, (middle-board-1+ring)%ring + 1
}
