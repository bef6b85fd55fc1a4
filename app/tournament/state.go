// Package tournament is the logic of the Tournament room without the page: an event that can be
// changed, undone and compared with what it was, the order of the criteria, the standings, and the
// forms in which an event leaves the room (link, CSV, text, tournament report file).
package tournament

import (
	"slices"

	"feinwertung/engine"
)

// State is an open event with the choices that its standings depend on. States and their events are
// never changed in place: every change gives a new one, so that undo is a step back to an old one.
type State struct {
	Event *engine.Event
	// Base is the event that changes are shown against, nil where nothing is compared. It has the
	// same players and rounds.
	Base *engine.Event

	Rules   string             // the name of a rule set, alternatives included
	Order   []engine.Criterion // behind the points
	Named   []engine.Criterion // the order that the file named, nil where it named none
	After   int                // the last round counted; 0 is the last one with results
	Unrated int                // the rating for unrated players; 0 is none
}

// Open returns the state of an event that was read: rules as of its start, the order the file named
// or else one that suits the event. Changes are compared with the event as it was read.
func Open(e *engine.Event, rules engine.Rules, named []engine.Criterion) *State {
	named = slices.DeleteFunc(slices.Clone(named), func(c engine.Criterion) bool { return c.Name == engine.PTS })
	e = withoutPrinted(e)
	s := &State{Event: e, Base: e, Rules: rules.Name, Named: named}
	if s.Order = named; len(s.Order) == 0 {
		s.Order = Usual(e, rules)
	}
	return s
}

// with returns a copy with another event. Against the base only what happened in the rounds is
// compared: where players or rounds are others, there is nothing to compare with any more.
func (s *State) with(e *engine.Event) *State {
	next := *s
	next.Event = e
	if next.Base != nil && !sameShape(next.Base, e) {
		next.Base = nil
	}
	next.After = min(next.After, e.Rounds)
	return &next
}

// sameShape reports whether two events have the same participants by number and as many rounds.
func sameShape(a, b *engine.Event) bool {
	return a.Rounds == b.Rounds && slices.EqualFunc(a.Players, b.Players, func(x, y engine.Player) bool { return x.Number == y.Number })
}

// RuleSet returns the rule set of the state.
func (s *State) RuleSet() engine.Rules {
	rules, known := engine.RulesNamed(s.Rules)
	if !known {
		return engine.FIDE2026()
	}
	return rules
}

// WithRules returns the state with another rule set; a name that does not exist changes nothing.
func (s *State) WithRules(name string) *State {
	rules, known := engine.RulesNamed(name)
	if !known || rules.Name == s.Rules {
		return s
	}
	next := *s
	next.Rules = rules.Name
	return &next
}

// WithAfter returns the state with another last round; 0 is the last one with results.
func (s *State) WithAfter(round int) *State {
	round = max(0, min(round, s.Event.Rounds))
	if round == s.After {
		return s
	}
	next := *s
	next.After = round
	return &next
}

// WithUnrated returns the state with a rating for unrated players, 0 for none.
func (s *State) WithUnrated(rating int) *State {
	rating = max(0, min(rating, 4000))
	if rating == s.Unrated {
		return s
	}
	next := *s
	next.Unrated = rating
	return &next
}

// Accepted returns the state in which the event as it is now is what later changes are compared with.
func (s *State) Accepted() *State {
	if s.Base == s.Event {
		return s
	}
	next := *s
	next.Base = s.Event
	return &next
}

// Original returns the state with the event that changes were compared with.
func (s *State) Original() *State {
	if s.Base == nil || s.Base == s.Event {
		return s
	}
	next := *s
	next.Event = s.Base
	return &next
}

// Changed reports whether the cell differs from the base.
func (s *State) Changed(seat, round int) bool {
	return s.Base != nil && s.Base != s.Event && s.Base.Cell(seat, round) != s.Event.Cell(seat, round)
}

// Changes returns how many games and byes differ from the base; the two sides of a game are one.
func (s *State) Changes() int {
	if s.Base == nil || s.Base == s.Event {
		return 0
	}
	n := 0
	for seat := range s.Event.Players {
		for round := 1; round <= s.Event.Rounds; round++ {
			if !s.Changed(seat, round) {
				continue
			}
			if opponent := s.Event.Cell(seat, round).Seat(); opponent < 0 || opponent > seat || !s.Changed(opponent, round) {
				n++
			}
		}
	}
	return n
}
