package paste

import (
	"strings"

	"feinwertung/engine"
)

// builder makes a reading of rows of rounds, whatever the format they come from.
type builder struct {
	reading *Reading
	notes   notes
	tokens  [][]token
	seats   map[int32]int32 // row by the number that the rounds use
	numbers []int           // the number that the rounds use, by row
	rounds  int
	doubts  []CellPlace
	decided map[CellPlace]bool // doubts that another row has settled
	forfeit bool               // among the doubts are signs that can be forfeits
	three   bool               // the results are points, 3 for a win and 1 for a draw
}

// sure sets how sure the meaning of a round is; what was less sure before stays so.
func (b *builder) sure(seat, round int, c Certainty) {
	if f := b.reading.field(seat, round); f != nil && f.Certainty < c {
		f.Certainty = c
	}
}

// note adds a note about a round of a player.
func (b *builder) note(kind NoteKind, seat, round, opponent int) {
	n := Note{Kind: kind, Seat: seat, Round: round, Opponent: opponent}
	n.Line, n.Column = b.reading.Place(seat, round)
	if n.Line == 0 {
		n.Line, n.Column = b.reading.Place(seat, 0)
	} else if f := b.reading.field(seat, round); f != nil && round > 0 {
		n.Input = f.Raw
	}
	b.notes.add(n)
}

// cells enters the rounds as each row gives them.
func (b *builder) cells() {
	e := b.reading.Event
	for seat := range b.tokens {
		for r := range b.tokens[seat] {
			t := &b.tokens[seat][r]
			round := r + 1
			c := engine.Cell{Kind: t.kind, Outcome: t.outcome, Color: t.color}
			switch t.state {
			case blank:
				continue
			case unread:
				b.note(UnknownCell, seat, round, 0)
				b.sure(seat, round, Unread)
				continue
			case paired:
				opponent, known := b.seats[t.number]
				switch {
				case known && int(opponent) != seat:
					c.Opponent = opponent + 1
				case known:
					b.contradiction(engine.Problem{Kind: engine.PlaysHimself, Number: e.Players[seat].Number, Seat: seat, Round: round, Opponent: int(t.number)})
					b.sure(seat, round, Unread)
				default:
					b.note(UnknownOpponent, seat, round, int(t.number))
					b.sure(seat, round, Unread)
				}
			}
			b.doubt(t, seat, round)
			e.SetCell(seat, round, c)
		}
	}
}

// doubt notes what is uncertain about a round.
func (b *builder) doubt(t *token, seat, round int) {
	switch t.doubt {
	case fullPoint:
		b.doubts = append(b.doubts, CellPlace{seat, round})
		b.sure(seat, round, Ambiguous)
		if f := b.reading.field(seat, round); f != nil && !strings.ContainsAny(f.Raw, "1Bb") {
			b.forfeit = true
		}
	case noPoint:
		b.once(ZeroAssumed, seat, round, Assumed)
	case drawnOff:
		b.note(ForfeitDraw, seat, round, int(t.number))
		b.sure(seat, round, Assumed)
	case disputed:
		b.note(InconsistentResult, seat, round, int(t.number))
		b.sure(seat, round, Assumed)
	case fromPoints:
		b.once(UnplayedFromPoints, seat, round, Assumed)
	}
}

// once notes something that many rounds share.
func (b *builder) once(kind NoteKind, seat, round int, c Certainty) {
	n := Note{Kind: kind, Seat: seat}
	n.Line, n.Column = b.reading.Place(seat, round)
	if f := b.reading.field(seat, round); f != nil {
		n.Input = f.Raw
	}
	if n.Line == 0 {
		n.Line, n.Column = b.reading.Place(seat, 0)
	}
	b.notes.once(n)
	b.sure(seat, round, c)
}

// repair completes one side of a game by the other. What contradicts stays as it is and is found by
// Event.Validate.
func (b *builder) repair() {
	e := b.reading.Event
	for seat := range b.tokens {
		for round := 1; round <= b.rounds; round++ {
			c := e.Cell(seat, round)
			opponent := c.Seat()
			if opponent < 0 {
				continue
			}
			other := e.Cell(opponent, round)
			if other.Opponent > 0 && other.Seat() != seat {
				continue
			}
			mirrored := c.OtherSide(seat)
			kind := NoteKind(0)
			switch {
			case other.Opponent == 0:
				kind = b.missing(c, other, opponent, round)
			case other.Kind == engine.Pending && c.Kind != engine.Pending:
				kind = ResultFilledIn
			case other.Color == engine.NoColor && c.Color != engine.NoColor && c.Kind == other.Kind:
				mirrored = other
				mirrored.Color = c.Color.Opposite()
				e.SetCell(opponent, round, mirrored)
				continue
			}
			if kind == 0 {
				continue
			}
			if kind == OpponentFilledIn {
				mirrored.Kind = other.Kind // both sides can have lost by forfeit
			}
			b.note(kind, opponent, round, b.numbers[seat])
			b.sure(opponent, round, Repaired)
			e.SetCell(opponent, round, mirrored)
			b.decided[CellPlace{opponent, round}] = true
		}
	}
}

// missing decides whether the opponent's round, which names nobody, is to be taken from the game, and
// returns the note for it, 0 where it is not.
func (b *builder) missing(c, other engine.Cell, opponent, round int) NoteKind {
	t := &b.tokens[opponent][round-1]
	switch {
	case t.state == unread || t.state == blank && c.Kind != engine.ForfeitLoss:
		return FilledIn
	case t.state == paired:
		return 0
	case c.Kind.Forfeit() && other.Kind.Forfeit() && (c.Kind != other.Kind || c.Kind == engine.ForfeitLoss):
		return OpponentFilledIn
	case c.Kind == engine.ForfeitLoss && t.doubt == fullPoint:
		return ByeWasForfeit
	case c.Kind == engine.ForfeitWin && other.Kind == engine.ZeroBye && t.doubt == noPoint:
		return AbsenceWasForfeit
	}
	return 0
}

// ask puts the question that is left, if there is one.
func (b *builder) ask() {
	var open []CellPlace
	for _, p := range b.doubts {
		if !b.decided[p] {
			open = append(open, p)
		}
	}
	if len(open) == 0 {
		return
	}
	q := &Question{Cells: open, Choices: []engine.Kind{engine.PairingBye, engine.FullBye}, Answer: engine.PairingBye}
	if b.forfeit {
		q.Choices = append(q.Choices, engine.ForfeitWin)
	}
	b.reading.Question = q
	for _, p := range open {
		b.once(ByeAssumed, p.Seat, p.Round, Ambiguous)
	}
}

// scorings are those that events are played under, the usual one first.
var scorings = [...][3]engine.Points{
	{engine.Point, engine.HalfPoint, 0},
	{3 * engine.Point, engine.Point, 0},
	{2 * engine.Point, engine.Point, 0},
	{3 * engine.Point, 2 * engine.Point, engine.Point},
}

// score takes the scoring from the printed points where these do not add up with the usual one, or from results
// that are points. The scoring has to explain every row; otherwise the one before stays, and the rows that differ
// are noted.
func (b *builder) score() {
	e := b.reading.Event
	before := e.Scoring
	list := scorings[:]
	if b.three {
		list = scorings[1:2]
	}
	for i, s := range list {
		for _, bye := range [...]engine.Points{s[0], s[1], 0} {
			e.Scoring = engine.ScoringOf(s[0], s[1], s[2])
			e.Scoring.PairingBye = bye
			if b.pointsFit() {
				if b.three || i > 0 || bye != s[0] {
					b.noteScoring()
				}
				return
			}
		}
	}
	e.Scoring = before
	if b.three {
		b.noteScoring()
	}
}

// noteScoring notes that the scoring is not the usual one.
func (b *builder) noteScoring() {
	s := &b.reading.Event.Scoring
	b.notes.add(Note{Kind: ScoringAssumed, Seat: -1,
		Input: s.Win.Format('.') + ", " + s.Draw.Format('.') + ", " + s.Loss.Format('.') + ", bye " + s.PairingBye.Format('.')})
}

// pointsFit reports whether all printed points add up.
func (b *builder) pointsFit() bool {
	for _, p := range b.reading.Event.Validate() {
		if p.Kind == engine.PointsDiffer {
			return false
		}
	}
	return true
}

// contradictions notes what in the event does not fit together.
func (b *builder) contradictions() {
	for _, p := range b.reading.Event.Validate() {
		if p.Kind == engine.NoOpponent || p.Kind == engine.RepeatedNumber {
			continue // said already, of the row or the number
		}
		b.contradiction(p)
	}
}

// contradiction notes something that does not fit together.
func (b *builder) contradiction(p engine.Problem) {
	n := Note{Kind: Contradiction, Seat: p.Seat, Round: p.Round, Opponent: p.Opponent, Problem: p}
	n.Line, n.Column = b.reading.Place(p.Seat, p.Round)
	if f := b.reading.field(p.Seat, p.Round); f != nil && p.Round > 0 {
		n.Input = f.Raw
	}
	b.notes.add(n)
}

// byesCounted notes the points that go on through byes of a round whose games have no result yet.
func (b *builder) byesCounted() {
	e := b.reading.Event
	last, paired := e.LastRound(), e.LastPaired()
	for seat := range e.Players {
		later := engine.Points(0)
		for round := last + 1; round <= paired; round++ {
			later += e.Awarded(e.Cell(seat, round))
		}
		if later == 0 || !e.Players[seat].HasPoints {
			continue
		}
		missing := e.Players[seat].PrintedPoints
		for round := 1; round <= last; round++ {
			missing -= e.Awarded(e.Cell(seat, round))
		}
		if 0 < missing && missing <= later {
			b.once(ByesCounted, seat, last+1, Sure)
		}
	}
}

// finish does what is left when the rounds are entered: repairs, the question, scoring, checks.
func (b *builder) finish() *Reading {
	b.repair()
	b.ask()
	b.score()
	r := b.reading
	if !r.PairingStated && r.Event.AllMet() {
		r.Event.Pairing = engine.Predetermined
		b.notes.add(Note{Kind: PairingAssumed, Seat: -1})
	}
	b.contradictions()
	b.byesCounted()
	r.Notes = b.notes.list
	if !r.PairingStated && r.Event.Pairing == engine.Swiss && r.canRun() && allWillMeet(r.Event) {
		r.Event.Pairing = engine.Predetermined
		r.Notes = append(r.Notes, Note{Kind: GamesToCome, Seat: -1, Times: 1})
	}
	return r
}
