package tournament

import (
	"slices"

	"feinwertung/engine"
)

// Preset is an order of criteria by name.
type Preset struct {
	Name  string // swiss, rr, us or named
	Order []engine.Criterion
}

// The orders that are offered. FIDE names no default order; these are the criteria that are seen most.
var (
	swissOrder    = []engine.Criterion{{Name: engine.BH, Low: 1}, {Name: engine.BH}, {Name: engine.SB}, {Name: engine.DE}, {Name: engine.WIN}}
	robinOrder    = []engine.Criterion{{Name: engine.DE}, {Name: engine.SB}, {Name: engine.WIN}, {Name: engine.KS}}
	americanOrder = []engine.Criterion{{Name: engine.USMM}, {Name: engine.USSOL}, {Name: engine.USCUM}, {Name: engine.USOPC}}
)

// Presets returns the orders that are offered for the state.
func (s *State) Presets() []Preset {
	presets := []Preset{{"swiss", swissOrder}, {"rr", robinOrder}, {"us", americanOrder}}
	if len(s.Named) > 0 {
		presets = append(presets, Preset{"named", s.Named})
	}
	return presets
}

// Preset returns the name of the order that the state has, "" where it is none of those offered.
func (s *State) Preset() string {
	for _, p := range s.Presets() {
		if sameOrder(p.Order, s.Order) {
			return p.Name
		}
	}
	return ""
}

// Usual returns the order that suits an event under the rules.
func Usual(e *engine.Event, rules engine.Rules) []engine.Criterion {
	switch {
	case rules.Own == engine.ZeroOpponent:
		return americanOrder
	case e.Pairing == engine.Predetermined:
		return robinOrder
	}
	return swissOrder
}

func sameOrder(a, b []engine.Criterion) bool { return slices.Equal(a, b) }

// WithOrder returns the state with another order of criteria.
func (s *State) WithOrder(order []engine.Criterion) *State {
	if sameOrder(order, s.Order) {
		return s
	}
	next := *s
	next.Order = slices.Clone(order)
	return &next
}

// AddCriterion returns the state with a criterion at the end of the order; one that is there already
// changes nothing.
func (s *State) AddCriterion(c engine.Criterion) *State {
	if slices.Contains(s.Order, c) || c.Name == engine.PTS || c.Name == 0 {
		return s
	}
	return s.WithOrder(append(slices.Clone(s.Order), c))
}

// RemoveCriterion returns the state without the criterion at a place of the order, from 0.
func (s *State) RemoveCriterion(at int) *State { return s.WithOrder(Removed(s.Order, at)) }

// MoveCriterion returns the state with the criterion of a place moved to another one, from 0.
func (s *State) MoveCriterion(from, to int) *State { return s.WithOrder(Moved(s.Order, from, to)) }

// Removed returns an order without the criterion at a place, from 0.
func Removed(order []engine.Criterion, at int) []engine.Criterion {
	if at < 0 || at >= len(order) {
		return order
	}
	return slices.Delete(slices.Clone(order), at, at+1)
}

// Moved returns an order with the criterion of a place moved to another one, from 0.
func Moved(order []engine.Criterion, from, to int) []engine.Criterion {
	to = max(0, min(to, len(order)-1))
	if from < 0 || from >= len(order) || from == to {
		return order
	}
	c := order[from]
	return slices.Insert(slices.Delete(slices.Clone(order), from, from+1), to, c)
}
