package compare

import (
	"slices"

	"feinwertung/engine"
)

// Best returns which cards are first under a criterion alone, in the order of the cards: nobody where all
// have the same, because then it says nothing.
func Best(cards []*engine.CardTable, c engine.Criterion) []int {
	values := Values(cards, c)
	var best []int
	for i, v := range values {
		order := 0
		if len(best) > 0 {
			order = against(c, v, values[best[0]])
		}
		if order > 0 {
			best = best[:0]
		}
		if order >= 0 {
			best = append(best, i)
		}
	}
	if len(best) == len(cards) {
		return nil
	}
	return best
}

// Lead is what some cards, and no others, are first in.
type Lead struct {
	Cards    []int // empty where all cards are equal
	Criteria []engine.Criterion
}

// Leads returns who is first under which of the criteria alone: the leads of one card in the order of the
// cards, then those that cards share, then those of nobody.
func Leads(cards []*engine.CardTable, criteria []engine.Criterion) []Lead {
	var leads []Lead
	add := func(first []int, c engine.Criterion) {
		for i := range leads {
			if slices.Equal(leads[i].Cards, first) {
				leads[i].Criteria = append(leads[i].Criteria, c)
				return
			}
		}
		leads = append(leads, Lead{first, []engine.Criterion{c}})
	}
	firsts := make([][]int, len(criteria))
	for i, c := range criteria {
		firsts[i] = Best(cards, c)
	}
	for card := range cards {
		for i, c := range criteria {
			if len(firsts[i]) == 1 && firsts[i][0] == card {
				add(firsts[i], c)
			}
		}
	}
	for i, c := range criteria {
		if len(firsts[i]) > 1 {
			add(firsts[i], c)
		}
	}
	for i, c := range criteria {
		if len(firsts[i]) == 0 {
			add(nil, c)
		}
	}
	return leads
}
