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

	grids   [3]*grid               // by perspective
	sums    map[Criterion]*cutSums // by the uncut form
	values  map[Criterion][]Value
	unrated bool // somebody has no rating
	cuts    []Cut
	rated   map[int]*ratedGames // by the rating that unrated players are given
}

// perspective is from where the scores of opponents are seen.
type perspective uint8

const (
	asPlayedOut perspective = iota // the results as they are
	fore                           // the last round's games drawn (8.3)
	american                       // as rule 34E adjusts scores
)

// grid is every participant's score, and what it counts for as an opponent's, from one perspective.
type grid struct {
	rules    Rules
	cells    []Cell // counted rounds of each participant
	awarded  []Points
	scores   []Points
	adjusted []Points
	rounds   []round // see view
}

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
		sums: map[Criterion]*cutSums{}, values: map[Criterion][]Value{}, rated: map[int]*ratedGames{},
		cuts: make([]Cut, o.After),
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
	g := &grid{
		rules:    t.rules,
		cells:    make([]Cell, len(e.Players)*n),
		awarded:  make([]Points, len(e.Players)*n),
		scores:   make([]Points, len(e.Players)),
		adjusted: make([]Points, len(e.Players)),
	}
	if p == american {
		g.rules = t.rules.of(USSOL)
	}
	for seat := range e.Players {
		cells := g.cells[seat*n : (seat+1)*n]
		copy(cells, e.row(seat))
		for i := range cells {
			e.settle(&cells[i])
		}
		if p == fore && n == e.Rounds && n > 0 {
			drawIfPaired(&cells[n-1])
		}
		awarded := g.awarded[seat*n : (seat+1)*n]
		for i := range cells {
			awarded[i] = e.Awarded(cells[i])
			g.scores[seat] += awarded[i]
		}
		g.adjusted[seat] = g.adjust(e, cells, awarded)
	}
	return g
}

// settle decides what a round is where nothing was said of it: in a Swiss an absence, as are the
// rounds after a withdrawal (16.1.1) and before a late entry; with predetermined pairings nothing
// was due.
func (e *Event) settle(c *Cell) {
	if c.Kind == Open && e.Pairing == Swiss {
		c.Kind = ZeroBye
	}
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
func (g *grid) adjust(e *Event, cells []Cell, awarded []Points) Points {
	sum, available := Points(0), false
	for i := len(cells) - 1; i >= 0; i-- {
		sum += g.counts(e, cells[i].Kind, awarded[i], available)
		available = available || cells[i].Kind.available()
	}
	return sum
}

// counts returns what one round counts for towards the score brought to opponents.
func (g *grid) counts(e *Event, k Kind, awarded Points, available bool) Points {
	free := e.Pairing == Predetermined && !k.Forfeit()
	if free || g.rules.regular(e.Pairing) {
		return awarded
	}
	return g.rules.opponentPoints(k, awarded, e.Scoring.Draw, available)
}

// available reports whether the round shows that its participant was available to play (16.2.3).
func (k Kind) available() bool { return k != Open && k != Pending && !k.Voluntary() }

// record returns the participant's record from a perspective.
func (t *Table) record(seat int, p perspective) record {
	g, n := t.grid(p), t.rounds
	return record{
		rounds: t.view(g)[seat*n : (seat+1)*n], final: g.scores[seat], scoring: &t.event.Scoring,
		pairing: t.event.Pairing, announced: t.event.Rounds, counted: n, games: t.possible,
	}
}

// view returns the counted rounds of every participant with what the opponents bring, worked out once.
func (t *Table) view(g *grid) []round {
	if g.rounds != nil {
		return g.rounds
	}
	e, n := t.event, t.rounds
	g.rounds = make([]round, len(g.cells))
	for i := range g.rounds {
		c := &g.cells[i]
		number := i % n
		rd := round{number: int32(number + 1), kind: c.Kind, outcome: c.Outcome, color: c.Color, awarded: g.awarded[i]}
		if rival := c.Seat(); rival >= 0 {
			rd.met = true
			rd.opponent = int32(e.Players[rival].Number)
			rd.theirs = g.awarded[rival*n+number]
			rd.final = g.scores[rival]
			rd.adjusted = g.adjusted[rival]
		}
		g.rounds[i] = rd
	}
	return g.rounds
}

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
