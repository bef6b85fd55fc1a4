package engine

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
	playedAll   attendance = iota // a game in every round
	missedSome                    // with unplayed rounds, but no forfeits
	hadForfeits                   // with a pairing decided without a game
)

// of returns a participant's counted rounds.
func (g *grid) of(seat int) []round { return g.rounds[seat*g.n : (seat+1)*g.n] }

// scores returns the scores by seat.
func (g *grid) scores() []Points { return g.final[1:] }

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
			rounds[i] = round{awarded: awarded, opponent: c.Opponent, kind: c.Kind, outcome: c.Outcome, color: c.Color}
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
	if c.Opponent > 0 {
		*c = Cell{Kind: Played, Outcome: Draw, Color: c.Color, Opponent: c.Opponent}
	}
}
