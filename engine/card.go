package engine

import "strconv"

// Card is one participant with the opponents' final points given: a pairing card. It is computed
// exactly as a participant of an event is, only that the opponents' scores come from the rows.
type Card struct {
	Rounds  int     // announced number of rounds
	Scoring Scoring // the zero value is 1, ½, 0
	Pairing Pairing
	Rows    []CardRow // one a round, from the first; rows that are missing are Open
}

// CardRow is one round of a card.
type CardRow struct {
	Kind    Kind    // Open and Pending are not played yet and count for nothing
	Outcome Outcome // of a game

	// The opponent, in a forfeit the scheduled one.
	Points   Points          // final points
	Known    bool            // whether Points is known; without it the round is left out of sums over opponents
	Unplayed []OpponentRound // the opponent's own unplayed rounds
}

// OpponentRound is an unplayed round of an opponent on a card.
type OpponentRound struct {
	Kind Kind
	// Followed says, of a requested bye, that a round came later that was not a voluntary unplayed
	// one (16.2.3); otherwise it counts as a draw (16.3).
	Followed bool
}

func (c *Card) scoring() Scoring {
	if c.Scoring == (Scoring{}) {
		return StandardScoring()
	}
	return c.Scoring
}

// Validate says what on the card cannot be right, as a *CardError naming the round: opponents'
// points beyond what the rounds allow. The rest of the card can be computed all the same.
func (c *Card) Validate() []error {
	scoring := c.scoring()
	rounds := max(c.Rounds, len(c.Rows))
	most := max(scoring.Win, scoring.PairingBye, scoring.FullBye) * Points(rounds)
	var problems []error
	for i := range c.Rows {
		row := &c.Rows[i]
		if row.Known && (row.Points < 0 || row.Points > most) {
			problems = append(problems, &CardError{Round: i + 1, Points: row.Points, Most: most})
		}
		if len(row.Unplayed) > rounds {
			problems = append(problems, &CardError{Round: i + 1, Points: row.Points, Most: most, Unplayed: len(row.Unplayed)})
		}
	}
	return problems
}

// CardError says that an opponent on a card has more points, or more unplayed rounds, than the
// event has rounds for.
type CardError struct {
	Round    int
	Points   Points
	Most     Points
	Unplayed int // more than 0: the number of unplayed rounds is what is wrong
}

func (e *CardError) Error() string {
	where := "round " + strconv.Itoa(e.Round) + ": "
	if e.Unplayed > 0 {
		return where + strconv.Itoa(e.Unplayed) + " unplayed rounds of the opponent: expected no more than the event has"
	}
	return where + "opponent with " + e.Points.String() + " points: expected 0 to " + e.Most.String()
}
