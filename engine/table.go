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

// Table prepares the event. The error says which option is out of range, or which round of whom holds
// something that no round can be; contradictions between rounds are for Validate to find.
func (e *Event) Table(o Options) (*Table, error) {
	for i := range e.cells {
		if c := &e.cells[i]; c.Opponent < 0 || int(c.Opponent) > len(e.Players) || c.Kind > ZeroBye || c.Outcome > Win || c.Color > Black {
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
			if c.Opponent > 0 {
				games++
			}
		}
		most = max(most, games)
	}
	return most
}
