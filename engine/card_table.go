package engine

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
