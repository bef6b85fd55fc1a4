package engine

// Refusal is why a criterion should not be used in an event.
type Refusal uint8

// The refusals.
const (
	Allowed              Refusal = iota
	BuchholzInRoundRobin         // Art. 8: the Buchholz family must not be used with predetermined pairings
	RatingsWithUnrated           // Art. 10: dropped, as an unrated player takes part
)

// Refusal returns why the criterion should not be used in the event of the table. Its values can be
// computed all the same: whoever asks for it explicitly gets it.
func (t *Table) Refusal(c Criterion) Refusal {
	switch {
	case c.Name.OfBuchholz() && t.event.Pairing == Predetermined:
		return BuchholzInRoundRobin
	case c.Name.OfRatings() && t.dropped(c):
		return RatingsWithUnrated
	}
	return Allowed
}

// UsableOrder returns a list of criteria with the score first. Without a list it is one that suits the
// event: FIDE names no default order, so these are the criteria that are seen most, and for US Chess its
// default order (34E).
func (t *Table) UsableOrder(order []Criterion) []Criterion {
	if len(order) == 0 {
		order = t.usualOrder()
	}
	if order[0].Name == PTS {
		return order
	}
	return append([]Criterion{{Name: PTS}}, order...)
}

func (t *Table) usualOrder() []Criterion {
	switch {
	case t.rules.Book == USChessRules:
		return []Criterion{{Name: USMM}, {Name: USSOL}, {Name: USCUM}, {Name: USOPC}}
	case t.event.Pairing == Predetermined:
		return []Criterion{{Name: DE}, {Name: SB}, {Name: WIN}, {Name: KS}}
	}
	return []Criterion{{Name: BH, Low: 1}, {Name: BH}, {Name: SB}, {Name: DE}, {Name: WIN}}
}
