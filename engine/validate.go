package engine

import "strconv"

// ProblemKind is how an event contradicts itself.
type ProblemKind uint8

// The kinds of problem.
const (
	BadNumber       ProblemKind = iota + 1 // a pairing number that is not positive
	RepeatedNumber                         // two participants with the same pairing number
	PlayerUnknown                          // an opponent who is not in the event
	PlaysHimself                           // somebody paired with himself
	NoOpponent                             // a game without an opponent
	ByeWithOpponent                        // a bye, or nothing, with an opponent
	NoResult                               // a played game without an outcome
	OpponentDenies                         // the opponent has no game in the round
	TwoGames                               // somebody named as opponent who plays somebody else
	SameColor                              // both players of a game with the same colour
	ResultsDiffer                          // results of a game that do not fit together
	PointsDiffer                           // printed points that are not what was awarded
)

// Problem is one contradiction in an event.
type Problem struct {
	Kind     ProblemKind
	Number   int // pairing number of the participant
	Seat     int
	Round    int    // 0 where it is about the participant as a whole
	Opponent int    // pairing number of the other one, 0 is none
	Printed  Points // with PointsDiffer: what was printed,
	Awarded  Points // and what adds up
}

// Validate returns everything in the event that does not fit together, by participant and round.
// Nothing is repaired. What is odd but can happen is no problem: ½-0 and 0-0 as results of a played
// game, a double forfeit, a forfeit whose opponent is not known, two meetings, rounds that are still
// open.
func (e *Event) Validate() []Problem {
	var problems []Problem
	add := func(k ProblemKind, seat, round, opponent int) {
		problems = append(problems, Problem{Kind: k, Number: e.Players[seat].Number, Seat: seat, Round: round, Opponent: opponent})
	}
	numbers := make(map[int]bool, len(e.Players))
	last := e.LastRound()
	for seat := range e.Players {
		p := &e.Players[seat]
		if p.Number < 1 {
			add(BadNumber, seat, 0, 0)
		}
		if numbers[p.Number] {
			add(RepeatedNumber, seat, 0, 0)
		}
		numbers[p.Number] = true
		for round := 1; round <= e.Rounds; round++ {
			if k, opponent := e.checkCell(seat, round); k != 0 {
				add(k, seat, round, opponent)
			}
		}
		if sum, ok := e.pointsFit(seat, last); !ok {
			add(PointsDiffer, seat, 0, 0)
			problem := &problems[len(problems)-1]
			problem.Printed, problem.Awarded = p.PrintedPoints, sum
		}
	}
	return problems
}

// checkCell returns what is wrong with one participant's round, and with whom. What concerns both
// sides of a game is said once, at the lower seat.
func (e *Event) checkCell(seat, round int) (k ProblemKind, opponent int) {
	c := e.Cell(seat, round)
	opponentSeat := c.Seat()
	if opponentSeat < 0 {
		if c.Kind.hasOpponent() && !c.Kind.Forfeit() {
			return NoOpponent, 0
		}
		return 0, 0
	}
	if opponentSeat >= len(e.Players) {
		return PlayerUnknown, 0
	}
	opponent = e.Players[opponentSeat].Number
	other := e.Cell(opponentSeat, round)
	switch {
	case opponentSeat == seat:
		return PlaysHimself, opponent
	case !c.Kind.hasOpponent():
		return ByeWithOpponent, opponent
	case c.Kind == Played && c.Outcome == NoOutcome:
		return NoResult, opponent
	case other.Opponent == 0:
		return OpponentDenies, opponent
	case other.Seat() != seat:
		return TwoGames, opponent
	case seat > opponentSeat || !other.Kind.hasOpponent():
		return 0, 0
	case c.Color != NoColor && c.Color == other.Color:
		return SameColor, opponent
	case !resultsFit(c, other):
		return ResultsDiffer, opponent
	}
	return 0, 0
}

// hasOpponent reports whether a round of kind k is one of two participants. The opponent of a forfeit
// may be unknown.
func (k Kind) hasOpponent() bool { return k == Played || k == Pending || k.Forfeit() }

// resultsFit reports whether the two sides of a pairing can both be true: neither side is finished,
// or a game in which the two did not get more than a win together, or forfeits with one winner at
// most.
func resultsFit(c, d Cell) bool {
	switch {
	case c.Kind == Pending || d.Kind == Pending:
		return c.Kind == d.Kind
	case c.Kind == Played || d.Kind == Played:
		return c.Kind == d.Kind && c.Unrated == d.Unrated &&
			!(c.Outcome == Win && d.Outcome > Loss || d.Outcome == Win && c.Outcome > Loss)
	}
	return c.Kind != ForfeitWin || d.Kind != ForfeitWin
}

// pointsFit compares the printed points with what was awarded after the last round with results. The
// sum may go on through byes that were entered for later rounds.
func (e *Event) pointsFit(seat, last int) (sum Points, ok bool) {
	p := &e.Players[seat]
	if !p.HasPoints {
		return 0, true
	}
	running := Points(0)
	for round := 1; round <= e.Rounds; round++ {
		if round > last && running == p.PrintedPoints {
			return running, true
		}
		running += e.Awarded(e.Cell(seat, round))
		if round <= last {
			sum = running
		}
	}
	return sum, running == p.PrintedPoints
}

// String says what is wrong and what was expected.
func (p Problem) String() string {
	s := "player " + strconv.Itoa(p.Number)
	if p.Round > 0 {
		s += ", round " + strconv.Itoa(p.Round)
	}
	other := strconv.Itoa(p.Opponent)
	switch p.Kind {
	case BadNumber:
		return s + ": pairing number: expected 1 or more"
	case RepeatedNumber:
		return s + ": a second participant with this pairing number: expected different numbers"
	case PlayerUnknown:
		return s + ": unknown opponent: expected a participant of the event"
	case PlaysHimself:
		return s + ": paired with himself: expected another participant"
	case NoOpponent:
		return s + ": a game without an opponent: expected an opponent or a bye"
	case ByeWithOpponent:
		return s + ": opponent " + other + " in a round without a game: expected a game, a forfeit or no opponent"
	case NoResult:
		return s + ": a played game against " + other + " without a result: expected a win, a draw or a loss"
	case OpponentDenies:
		return s + ": opponent " + other + " has no game in the round: expected a game against " + strconv.Itoa(p.Number)
	case TwoGames:
		return s + ": opponent " + other + " plays somebody else in the round: expected one game for each"
	case SameColor:
		return s + ": opponent " + other + " has the same colour: expected White and Black"
	case ResultsDiffer:
		return s + ": the result does not fit the result of opponent " + other + ": expected the two sides of one game"
	case PointsDiffer:
		return s + ": printed points " + p.Printed.String() + ": expected " + p.Awarded.String() + ", the sum of the rounds"
	}
	return s
}
