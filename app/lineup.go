package app

import (
	"slices"
	"strings"

	"feinwertung/app/tournament"
	"feinwertung/engine"
)

// The numbers of cards that can stand side by side.
const (
	fewestCards = 2
	mostLineup  = 8
)

// lineup is cards side by side, as they were typed, with the order of the criteria. All cards have the same
// rules, rounds, pairing and scoring. A lineup is never changed in place: every change gives a new one, and
// one that changes nothing the same.
type lineup struct {
	Cards []namedCard
	Order []engine.Criterion // behind the points
}

// namedCard is a card with the name of its player, "" for the usual one of its place.
type namedCard struct {
	Name  string
	State State
	Apart string // of a tournament's card: the codes whose values there are others, with apartSign between them
}

// apartSign stands between codes.
const apartSign = "~"

// apart returns the players whose cards have other values than their tournament, and the criteria for which any has.
func (s *lineup) apart() (names, codes []string) {
	differ := map[string]bool{}
	for i, card := range s.Cards {
		if card.Apart == "" {
			continue
		}
		names = append(names, s.name(i))
		for code := range strings.SplitSeq(card.Apart, apartSign) {
			differ[code] = true
		}
	}
	for _, c := range s.criteria() {
		if differ[c.String()] {
			codes = append(codes, c.String())
		}
	}
	return names, codes
}

// usualNames are what the players are called that nobody has named.
var usualNames = [mostLineup]string{"Ana", "Bo", "Cai", "Dev", "Eli", "Fay", "Gus", "Hal"}

// usualOrder is the order of a new lineup, usualRobin that of a round robin, usualAmerican that of US Chess.
var (
	usualOrder    = []engine.Criterion{{Name: engine.BH, Low: 1}, {Name: engine.BH}, {Name: engine.SB}, {Name: engine.PS}}
	usualRobin    = []engine.Criterion{{Name: engine.SB}, {Name: engine.WIN}, {Name: engine.KS}}
	usualAmerican = []engine.Criterion{{Name: engine.USMM}, {Name: engine.USSOL}, {Name: engine.USCUM}}
)

// newLineup returns cards in an order that suits them. The first one says what holds for all; there are at least two.
func newLineup(cards ...namedCard) *lineup {
	for len(cards) < fewestCards {
		empty := newState()
		if len(cards) > 0 {
			empty = cards[0].State.Cleared()
		}
		cards = append(cards, namedCard{State: empty})
	}
	s := &lineup{Cards: cards}
	rules, _ := engine.RulesNamed(cards[0].State.Rules)
	switch {
	case rules.Own == engine.ZeroOpponent:
		s.Order = usualAmerican
	case cards[0].State.Pairing == engine.Predetermined:
		s.Order = usualRobin
	default:
		s.Order = usualOrder
	}
	return s.withOptions(cards[0].State)
}

// name returns what the player of a card is called.
func (s *lineup) name(card int) string {
	if name := s.Cards[card].Name; name != "" {
		return name
	}
	return usualNames[card]
}

// empty reports whether nothing was typed into any card.
func (s *lineup) empty() bool {
	return !slices.ContainsFunc(s.Cards, func(c namedCard) bool { return !c.State.Empty() })
}

// with returns the lineup with another card in a place.
func (s *lineup) with(card int, next namedCard) *lineup {
	if s.Cards[card] == next {
		return s
	}
	changed := &lineup{slices.Clone(s.Cards), s.Order}
	changed.Cards[card] = next
	return changed
}

// withName returns the lineup with another name of a player.
func (s *lineup) withName(card int, name string) *lineup {
	next := s.Cards[card]
	next.Name = name
	return s.with(card, next)
}

// withState returns the lineup with another state of a card; its rules, rounds, pairing and scoring become
// those of all cards.
func (s *lineup) withState(card int, state State) *lineup {
	next := s.Cards[card]
	next.State = state
	return s.with(card, next).withOptions(state)
}

// withOptions returns the lineup with the rules, rounds, pairing and scoring of a state.
func (s *lineup) withOptions(state State) *lineup {
	for i, card := range s.Cards {
		state.Rows = card.State.Rows
		card.State = state
		s = s.with(i, card)
	}
	return s
}

// add returns the lineup with one more card; its rows are those of the state, the rest is as in the other cards.
func (s *lineup) add(name string, state State) *lineup {
	if len(s.Cards) == mostLineup {
		return s
	}
	next := &lineup{append(slices.Clone(s.Cards), namedCard{Name: name, State: state}), s.Order}
	return next.withOptions(s.Cards[0].State)
}

// remove returns the lineup without a card. The other players keep what they are called.
func (s *lineup) remove(card int) *lineup {
	if len(s.Cards) == fewestCards {
		return s
	}
	next := &lineup{slices.Clone(s.Cards), s.Order}
	for i := card + 1; i < len(s.Cards); i++ {
		next.Cards[i].Name = s.name(i)
	}
	next.Cards = slices.Delete(next.Cards, card, card+1)
	return next
}

// withOrder returns the lineup with another order; what a card is not enough for is left out of it.
func (s *lineup) withOrder(order []engine.Criterion) *lineup {
	order = slices.DeleteFunc(slices.Clone(order), func(c engine.Criterion) bool {
		return !c.Name.OnCard() || c.Name == engine.PTS
	})
	if slices.Equal(order, s.Order) {
		return s
	}
	return &lineup{s.Cards, order}
}

// addCriterion returns the lineup with a criterion at the end of the order.
func (s *lineup) addCriterion(c engine.Criterion) *lineup {
	if !s.takes(c) {
		return s
	}
	return s.withOrder(append(slices.Clone(s.Order), c))
}

// takes reports whether a criterion can be added to the order.
func (s *lineup) takes(c engine.Criterion) bool {
	return c.Name.OnCard() && c.Name != engine.PTS && !slices.Contains(s.Order, c)
}

// moveCriterion returns the lineup with the criterion of a place of the order moved to another one, from 0.
func (s *lineup) moveCriterion(from, to int) *lineup {
	return s.withOrder(tournament.Moved(s.Order, from, to))
}

// removeCriterion returns the lineup without the criterion at a place of the order, from 0.
func (s *lineup) removeCriterion(at int) *lineup {
	return s.withOrder(tournament.Removed(s.Order, at))
}

// criteria returns the criteria that the cards are shown with: the points, the order, and then the others.
func (s *lineup) criteria() []engine.Criterion {
	list := append([]engine.Criterion{{Name: engine.PTS}}, s.Order...)
	for _, c := range cardCriteria {
		if !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}
