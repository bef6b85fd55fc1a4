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

// CardTable is a card under a rule set, ready to answer for criteria.
type CardTable struct {
	rules    Rules
	own      cardRecord // under the rule set
	american cardRecord // under rule 34E, for the criteria of US Chess
}

// cardRecord is the record of a card under one rule set, with what was adjusted in the opponent of
// each round.
type cardRecord struct {
	record
	notes [][]Adjustment
}

// NotOnCardError says that a criterion needs more than one player's card.
type NotOnCardError struct{ Criterion Criterion }

func (e *NotOnCardError) Error() string {
	return "criterion " + quote(e.Criterion.String()) + " needs the whole event, not one player's card"
}

// CardCriteria returns the criteria that a card is shown with, in the order people look for them.
func CardCriteria() []Criterion {
	return []Criterion{
		{Name: PTS},
		{Name: BH}, {Name: BH, Low: 1}, {Name: BH, Low: 2}, {Name: BH, Low: 1, High: 1}, {Name: BH, Low: 2, High: 2},
		{Name: SB}, {Name: SB, Low: 1}, {Name: SB, Low: 2},
		{Name: PS}, {Name: PS, Low: 1},
		{Name: WIN}, {Name: WON}, {Name: REP}, {Name: KS},
		{Name: USMM}, {Name: USSOL}, {Name: USMED}, {Name: USCUM}, {Name: USSB}, {Name: USKAS},
	}
}

// Table prepares the card under a rule set. The card is not kept.
func (c *Card) Table(rules Rules) *CardTable {
	american := rules.of(USSOL)
	return &CardTable{rules: rules, own: c.record(&rules), american: c.record(&american)}
}

// of returns the rule set that a criterion is computed under: the criteria of US Chess are defined
// by rule 34E alone, whatever rule set is chosen for the others.
func (rules Rules) of(n Name) Rules {
	if !n.american() {
		return rules
	}
	us := USChess()
	us.Cumulative = rules.Cumulative
	return us
}

func (c *Card) record(rules *Rules) cardRecord {
	scoring := c.scoring()
	counted := 0
	for i := range c.Rows {
		if k := c.Rows[i].Kind; k != Open && k != Pending {
			counted = i + 1
		}
	}
	r := cardRecord{
		record: record{scoring: &scoring, pairing: c.Pairing, announced: max(c.Rounds, len(c.Rows)), counted: counted},
		notes:  make([][]Adjustment, counted),
	}
	r.rounds = make([]round, counted)
	r.field = &field{final: make([]Points, counted+1), adjusted: make([]Points, counted+1)}
	for i := range r.rounds {
		row := &c.Rows[i]
		rd := round{
			awarded: scoring.Points(row.Kind, row.Outcome),
			kind:    row.Kind, outcome: row.Outcome, missing: !row.Known,
		}
		if row.Kind == Played || row.Kind.Forfeit() {
			rd.opponent = int32(i + 1)
		}
		r.field.final[i+1] = row.Points
		r.field.adjusted[i+1], r.notes[i] = row.adjust(rules, &scoring, c.Pairing)
		r.rounds[i] = rd
		r.final += rd.awarded
		if rd.met() || c.Pairing == Swiss {
			r.games++
		}
	}
	return r
}

func (c *Card) scoring() Scoring {
	if c.Scoring == (Scoring{}) {
		return StandardScoring()
	}
	return c.Scoring
}

// Counted returns how many rounds the values count: up to the last one that has a result.
func (t *CardTable) Counted() int { return t.own.counted }

// adjust returns what the opponent's score counts for under the rule set, and the rounds in which
// that differs from the points awarded (16.3).
func (row *CardRow) adjust(rules *Rules, scoring *Scoring, p Pairing) (Points, []Adjustment) {
	adjusted := row.Points
	var notes []Adjustment
	if rules.regular(p) {
		return adjusted, nil // forfeits are games, and nothing else was due
	}
	for _, u := range row.Unplayed {
		if counted, awarded := rules.opponentRound(u.Kind, scoring, u.Followed); counted != awarded {
			adjusted += counted - awarded
			notes = append(notes, Adjustment{Kind: u.Kind, Awarded: awarded, Counted: counted})
		}
	}
	return adjusted, notes
}

// opponentRound returns what an unplayed round of an opponent counts for, and what was awarded.
// available says, of a requested bye, that a round followed that was not a voluntary unplayed one.
func (rules *Rules) opponentRound(k Kind, scoring *Scoring, available bool) (counted, awarded Points) {
	awarded = scoring.Points(k, NoOutcome)
	return rules.opponentPoints(k, awarded, scoring.Draw, available), awarded
}

// opponentPoints is opponentRound where the points awarded are known.
func (rules *Rules) opponentPoints(k Kind, awarded, draw Points, available bool) Points {
	switch rules.Opponents {
	case HalfForEachUnplayed:
		if k.Unplayed() {
			return draw
		}
	case AdjustedByAvailability:
		if k.Requested() && !available {
			return draw
		}
	}
	return awarded
}

// Value returns one criterion. The error is a *NotOnCardError.
func (t *CardTable) Value(c Criterion) (Value, error) {
	x, err := t.Explain(c)
	return x.Value, err
}

// Explain returns one criterion with its steps. The error is a *NotOnCardError.
func (t *CardTable) Explain(c Criterion) (Explanation, error) {
	if !c.Name.OnCard() {
		return Explanation{Criterion: c, Rules: t.rules}, &NotOnCardError{c}
	}
	rules, r := t.rules.of(c.Name), &t.own
	if c.Name.american() {
		r = &t.american
	}
	x := r.explain(&rules, c)
	for i := range x.Steps {
		s := &x.Steps[i]
		if s.Basis == Missing {
			x.Incomplete = true
		}
		if s.Basis == OpponentScore || s.Basis == ScheduledScore || s.Basis == DummyByForfeit {
			s.Adjustments = r.notes[s.Round-1]
		}
		s.cite(&rules)
	}
	return x, nil
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
