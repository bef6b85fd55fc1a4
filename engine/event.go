package engine

import "slices"

// Event is a tournament of individuals: who plays, how results are scored, and what happened to
// every participant in every round. Participants are addressed by their seat, the position in
// Players from 0; their pairing numbers may have gaps. An Event holds no derived values, and a Clone
// may be changed freely.
type Event struct {
	Name       string
	City       string
	Federation string
	Start, End Date

	Pairing Pairing
	Scoring Scoring
	Rounds  int // announced rounds; there is a cell for each
	Players []Player

	cells []Cell // Rounds for each player
}

// Player is a participant.
type Player struct {
	Number     int // pairing number, from 1
	Name       string
	Sex        string
	Title      string
	Federation string
	ID         string
	Birth      string
	Rating     int // 0 is unrated

	// What a file or a list printed, for checking; nothing is computed from it.
	PrintedPoints Points
	HasPoints     bool // whether PrintedPoints was there
	PrintedRank   int  // 0 where there was none
}

// NewEvent returns an event with the scoring 1, ½, 0 and nothing played. It keeps the players.
func NewEvent(rounds int, players []Player) *Event {
	return &Event{Scoring: StandardScoring(), Rounds: rounds, Players: players, cells: make([]Cell, rounds*len(players))}
}

// Cell returns what happened to the participant in the round, counted from 1.
func (e *Event) Cell(seat, round int) Cell { return e.cells[seat*e.Rounds+round-1] }

// SetCell changes one participant's side of one round; the opponent's side is another cell.
func (e *Event) SetCell(seat, round int, c Cell) { e.cells[seat*e.Rounds+round-1] = c }

// row returns the participant's cells.
func (e *Event) row(seat int) []Cell { return e.cells[seat*e.Rounds : (seat+1)*e.Rounds] }

// Clone returns an independent copy.
func (e *Event) Clone() *Event {
	c := *e
	c.Players = slices.Clone(e.Players)
	c.cells = slices.Clone(e.cells)
	return &c
}

// SetRounds changes the number of announced rounds, keeping what fits.
func (e *Event) SetRounds(rounds int) {
	cells := make([]Cell, rounds*len(e.Players))
	for seat := range e.Players {
		copy(cells[seat*rounds:(seat+1)*rounds], e.row(seat))
	}
	e.Rounds, e.cells = rounds, cells
}

// AddPlayer appends a participant for whom nothing is known yet and returns the seat.
func (e *Event) AddPlayer(p Player) int {
	e.Players = append(e.Players, p)
	e.cells = append(e.cells, make([]Cell, e.Rounds)...)
	return len(e.Players) - 1
}

// RemovePlayer takes a participant out. Whoever was paired with him has nothing in that round any more.
func (e *Event) RemovePlayer(seat int) {
	e.Players = slices.Delete(e.Players, seat, seat+1)
	e.cells = slices.Delete(e.cells, seat*e.Rounds, (seat+1)*e.Rounds)
	for i := range e.cells {
		switch c := &e.cells[i]; {
		case int(c.Opponent) == seat+1:
			*c = Cell{}
		case int(c.Opponent) > seat+1:
			c.Opponent--
		}
	}
}

// SeatOf returns the seat of a pairing number, -1 where nobody has it.
func (e *Event) SeatOf(number int) int {
	if i := number - 1; 0 <= i && i < len(e.Players) && e.Players[i].Number == number {
		return i
	}
	return slices.IndexFunc(e.Players, func(p Player) bool { return p.Number == number })
}

// Awarded returns the points awarded for a cell.
func (e *Event) Awarded(c Cell) Points { return e.Scoring.Points(c.Kind, c.Outcome) + c.Extra }

// LastRound returns the last round in which something was decided, 0 where nothing was: a result of two
// participants, or a pairing-allocated bye in a round in which none of the others is left open. Byes that were
// entered beforehand do not make a round.
func (e *Event) LastRound() int {
	for round := e.Rounds; round > 0; round-- {
		bye, open := false, false
		for seat := range e.Players {
			switch c := e.Cell(seat, round); {
			case c.Kind == Played || c.Kind.Forfeit() && c.Opponent > 0:
				return round
			case c.Kind == PairingBye:
				bye = true
			case c.Kind == Open || c.Kind == Pending:
				open = true
			}
		}
		if bye && !open && len(e.Players) > 1 {
			return round
		}
	}
	return 0
}

// LastPaired returns the last round that standings can be asked for: the last one in which anybody is
// paired, with a result or without, or LastRound where that is later.
func (e *Event) LastPaired() int {
	last := e.LastRound()
	for round := e.Rounds; round > last; round-- {
		for seat := range e.Players {
			if e.Cell(seat, round).Opponent > 0 {
				return round
			}
		}
	}
	return last
}

// Pairings returns in how many cells somebody has an opponent, played or not; a game of two players stands in two cells.
func (e *Event) Pairings() int {
	n := 0
	for seat := range e.Players {
		for _, c := range e.row(seat) {
			if c.Seat() >= 0 {
				n++
			}
		}
	}
	return n
}

// AllMet reports whether everybody was paired with everybody else, and all pairs equally often: the
// event is a round robin, single or multiple.
func (e *Event) AllMet() bool {
	players := len(e.Players)
	if players < 3 || e.Rounds < players-1 {
		return false
	}
	meetings := make([]int, players)
	each := -1
	for seat := range e.Players {
		clear(meetings)
		for _, c := range e.row(seat) {
			if opponent := c.Seat(); 0 <= opponent && opponent < players {
				meetings[opponent]++
			}
		}
		for opponent, n := range meetings {
			switch {
			case opponent == seat:
			case n == 0 || each >= 0 && n != each:
				return false
			default:
				each = n
			}
		}
	}
	return true
}
