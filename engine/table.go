package engine

import "strconv"

// Options say how an event is computed.
type Options struct {
	Rules   Rules
	After   int // the last round counted; 0 is Event.LastRound
	Unrated int // the rating that was announced for unrated players; 0 is none

}

// Table is an event under a rule set after a round, ready to answer for criteria. What it has
// computed it keeps; no criterion depends on which others were asked before. It is not safe for
// concurrent use, and the event must not be changed while it is used.
type Table struct {
	event    *Event
	options  Options
	rules    Rules
	rounds   int // counted
	possible int // of the counted rounds, see possibleGames

	grids   [3]*grid                // by perspective
	sums    map[Criterion]*formSums // by the uncut form
	values  map[Criterion][]Value
	unrated bool                // somebody has no rating
	byScore []int               // see seatsByScore
	ranked  []ranked            // room for everyone, see sortRanked
	buffer  []ranked            // likewise
	scratch []element           // room for those of one participant twice, used again for the next
	rated   map[int]*ratedGames // by the rating that unrated players are given
}

// perspective is from where the scores of opponents are seen.
type perspective uint8

const (
	asPlayedOut perspective = iota // the results as they are
	fore                           // the last round's games drawn (8.3)
	american                       // as rule 34E adjusts scores
)

// grid is the event from one perspective: everybody's counted rounds and scores, and what the scores count
// for as an opponent's.
type grid struct {
	rules    Rules
	n        int          // rounds of each
	attended []attendance // by seat
	field
}

// attendance is what the counted rounds of a participant have in common. Most have played all of them, and
// for those much of what follows is simpler.
type attendance uint8

const (
	playedAll   attendance = iota // against an opponent in every round
	missedSome                    // with unplayed rounds, but no forfeits
	hadForfeits                   // with a pairing decided without a game
)

// of returns a participant's counted rounds.
func (g *grid) of(seat int) []round { return g.rounds[seat*g.n : (seat+1)*g.n] }

// scores returns the scores by seat.
func (g *grid) scores() []Points { return g.final[1:] }

// Table prepares the event. The error says which option is out of range, or which round of whom holds
// something that no round can be; contradictions between rounds are for Validate to find.
func (e *Event) Table(o Options) (*Table, error) {
	for i := range e.cells {
		if c := &e.cells[i]; c.Rival < 0 || int(c.Rival) > len(e.Players) || c.Kind > ZeroBye || c.Outcome > Win || c.Color > Black {
			return nil, &CellError{Number: e.Players[i/e.Rounds].Number, Round: i%e.Rounds + 1}
		}
	}
	if o.After < 0 || o.After > e.Rounds {
		return nil, &OptionError{"round", strconv.Itoa(o.After), "a round from 1 to " + strconv.Itoa(e.Rounds)}
	}
	if o.After == 0 {
		o.After = e.LastRound()
	}
	t := &Table{
		event: e, options: o, rules: o.Rules, rounds: o.After, possible: e.possibleGames(o.After),
		sums: map[Criterion]*formSums{}, values: map[Criterion][]Value{},
		rated: map[int]*ratedGames{}, ranked: make([]ranked, len(e.Players)), buffer: make([]ranked, len(e.Players)),
		scratch: make([]element, 0, 2*o.After),
	}
	for i := range e.Players {
		t.unrated = t.unrated || e.Players[i].Rating == 0
	}
	return t, nil
}

// OptionError says that an option has a value it cannot have.
type OptionError struct{ Option, Value, Expected string }

func (e *OptionError) Error() string {
	return e.Option + " " + quote(e.Value) + ": expected " + e.Expected
}

// CellError says that a round holds a kind, an outcome, a colour or an opponent that does not exist.
type CellError struct{ Number, Round int }

func (e *CellError) Error() string {
	return "player " + strconv.Itoa(e.Number) + ", round " + strconv.Itoa(e.Round) + ": expected a kind, an outcome, a colour and an opponent that exist"
}

// Event returns the event the table was made of.
func (t *Table) Event() *Event { return t.event }

// Rules returns the rule set.
func (t *Table) Rules() Rules { return t.rules }

// Rounds returns how many rounds are counted.
func (t *Table) Rounds() int { return t.rounds }

// grid returns the scores from a perspective, computed once.
func (t *Table) grid(p perspective) *grid {
	if t.grids[p] == nil {
		t.grids[p] = t.newGrid(p)
	}
	return t.grids[p]
}

func (t *Table) newGrid(p perspective) *grid {
	e, n := t.event, t.rounds
	g := &grid{rules: t.rules, n: n, attended: make([]attendance, len(e.Players)), field: field{
		final:    make([]Points, len(e.Players)+1),
		adjusted: make([]Points, len(e.Players)+1),
		players:  e.Players,
		rounds:   make([]round, len(e.Players)*n),
	}}
	if p == american {
		g.rules = t.rules.of(USSOL)
	}
	worth := e.Scoring.worth()
	for seat := range e.Players {
		rounds := g.of(seat)
		sum := Points(0)
		for i, c := range e.row(seat)[:n] {
			c.Kind = e.settled(c.Kind)
			if p == fore && i == e.Rounds-1 {
				drawIfPaired(&c)
			}
			awarded := worth[c.Kind][c.Outcome] + c.Extra
			rounds[i] = round{awarded: awarded, opponent: c.Rival, kind: c.Kind, outcome: c.Outcome, color: c.Color}
			sum += awarded
			switch {
			case c.Kind == Played:
			case c.Kind.Forfeit():
				g.attended[seat] = hadForfeits
			default:
				g.attended[seat] = max(g.attended[seat], missedSome)
			}
		}
		g.final[seat+1], g.adjusted[seat+1] = sum, sum
		if g.attended[seat] != playedAll { // of games nothing is adjusted
			g.adjusted[seat+1] = g.adjust(e, rounds)
		}
	}
	return g
}

// settled returns what a round is where nothing was said of it: in a Swiss an absence, as are the
// rounds after a withdrawal (16.1.1) and before a late entry; with predetermined pairings nothing
// was due.
func (e *Event) settled(k Kind) Kind {
	if k == Open && e.Pairing == Swiss {
		return ZeroBye
	}
	return k
}

// drawIfPaired makes a paired round a drawn game (8.3); byes stay as they are.
func drawIfPaired(c *Cell) {
	if c.Rival > 0 {
		*c = Cell{Kind: Played, Outcome: Draw, Color: c.Color, Rival: c.Rival}
	}
}

// adjust returns what a participant's score counts for as an opponent's (16.3), seen from the last
// round backwards: as long as only voluntary unplayed rounds were seen, a requested bye is one after
// which he was never available again.
func (g *grid) adjust(e *Event, rounds []round) Points {
	sum, available := Points(0), false
	for i := len(rounds) - 1; i >= 0; i-- {
		sum += g.counts(e, &rounds[i], available)
		available = available || rounds[i].kind.available()
	}
	return sum
}

// counts returns what one round counts for towards the score brought to opponents.
func (g *grid) counts(e *Event, rd *round, available bool) Points {
	free := e.Pairing == Predetermined && !rd.kind.Forfeit()
	if free || g.rules.regular(e.Pairing) {
		return rd.awarded
	}
	return g.rules.opponentPoints(rd.kind, rd.awarded, e.Scoring.Draw, available)
}

// available reports whether the round shows that its participant was available to play (16.2.3).
func (k Kind) available() bool { return k != Open && k != Pending && !k.Voluntary() }

// record returns the participant's record from a perspective.
func (t *Table) record(seat int, p perspective) record {
	r := t.records(p)
	r.turnTo(t.grid(p), seat)
	return r
}

// records returns a record from a perspective that is turned to one participant after another.
func (t *Table) records(p perspective) record {
	return record{
		field: &t.grid(p).field, scoring: &t.event.Scoring, pairing: t.event.Pairing,
		announced: t.event.Rounds, counted: t.rounds, games: t.possible,
	}
}

// turnTo makes it the record of another participant of the event.
func (r *record) turnTo(g *grid, seat int) { r.rounds, r.final = g.of(seat), g.final[seat+1] }

// possibleGames returns in how many of the counted rounds one participant could be paired: in a
// Swiss in all, with predetermined pairings as often as whoever had the fewest free rounds, so that
// the free rounds of an odd field do not count towards the most that could be won (9.2).
func (e *Event) possibleGames(rounds int) int {
	if e.Pairing == Swiss {
		return rounds
	}
	most := 0
	for seat := range e.Players {
		games := 0
		for _, c := range e.row(seat)[:rounds] {
			if c.Rival > 0 {
				games++
			}
		}
		most = max(most, games)
	}
	return most
}
