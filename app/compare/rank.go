// Package compare ranks cards that stand side by side: under an order of criteria, under each criterion
// alone, and before and after a change. It knows nothing of the page.
package compare

import (
	"slices"

	"feinwertung/engine"
)

// Ranking is the ranking of cards by an order of criteria (C.07 4.2). Cards are addressed by their position,
// from 0.
type Ranking struct {
	Order  []engine.Criterion // the points first
	Places []Place            // best first; those that share a place in the order of the cards

	values [][]engine.Value // by criterion of the order, by card
	ranks  []int            // by card
}

// Place is the place of one card.
type Place struct {
	Card   int
	Rank   int
	Shared bool // equal with another card under every criterion of the order
	// Decided is the index in the order of the criterion that separates the card from the one in the place
	// above; -1 for the first and where nothing does.
	Decided int
}

// Rank ranks cards by the points and then by the criteria, for each of which a card is enough.
func Rank(cards []*engine.CardTable, criteria []engine.Criterion) *Ranking {
	r := &Ranking{Order: append([]engine.Criterion{{Name: engine.PTS}}, criteria...), ranks: make([]int, len(cards))}
	for _, c := range r.Order {
		r.values = append(r.values, Values(cards, c))
	}
	seats := make([]int, len(cards))
	for i := range seats {
		seats[i] = i
	}
	slices.SortStableFunc(seats, func(a, b int) int {
		order, _ := r.order(a, b)
		return order
	})
	for i, card := range seats {
		p := Place{Card: card, Rank: i + 1, Decided: -1}
		if i > 0 {
			above := &r.Places[i-1]
			if _, p.Decided = r.order(above.Card, card); p.Decided < 0 {
				p.Rank, p.Shared, above.Shared = above.Rank, true, true
			}
		}
		r.ranks[card] = p.Rank
		r.Places = append(r.Places, p)
	}
	return r
}

// order says which of two cards comes first, negative for a, and by which criterion of the order; -1 for none.
func (r *Ranking) order(a, b int) (order, decided int) {
	for i, c := range r.Order {
		if better := against(c, r.values[i][a], r.values[i][b]); better != 0 {
			return -better, i
		}
	}
	return 0, -1
}

// against is positive where the value is better than the other one under a criterion.
func against(c engine.Criterion, value, other engine.Value) int {
	if c.Ascending() {
		return other.Compare(value)
	}
	return value.Compare(other)
}

// Value returns what a card has under the i-th criterion of the order.
func (r *Ranking) Value(card, i int) engine.Value { return r.values[i][card] }

// Of returns the rank of a card.
func (r *Ranking) Of(card int) int { return r.ranks[card] }

// Values returns what each card has under a criterion; undefined where a card is not enough for it.
func Values(cards []*engine.CardTable, c engine.Criterion) []engine.Value {
	values := make([]engine.Value, len(cards))
	for i, card := range cards {
		values[i], _ = card.Value(c)
	}
	return values
}
