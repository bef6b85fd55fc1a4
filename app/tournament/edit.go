package tournament

import (
	"strings"

	"feinwertung/engine"
)

// The limits of an event.
const (
	MaxRounds  = 99
	MaxPlayers = 2000
	mostName   = 120 // bytes
)

// AddPlayer returns the state with one more participant, whose number is the next one.
func (s *State) AddPlayer(name string) *State {
	if len(s.Event.Players) >= MaxPlayers {
		return s
	}
	number := 0
	for i := range s.Event.Players {
		number = max(number, s.Event.Players[i].Number)
	}
	e := s.Event.Clone()
	e.AddPlayer(engine.Player{Number: number + 1, Name: cutText(name)})
	return s.with(e)
}

// RemovePlayer returns the state without a participant. Whoever was paired with him has nothing in the
// round any more.
func (s *State) RemovePlayer(seat int) *State {
	if len(s.Event.Players) <= 1 {
		return s
	}
	e := s.Event.Clone()
	e.RemovePlayer(seat)
	return s.with(e)
}

// SetName returns the state with another name of a participant.
func (s *State) SetName(seat int, name string) *State {
	name = cutText(name)
	return s.player(seat, func(p *engine.Player) { p.Name = name })
}

// SetRating returns the state with another rating of a participant, 0 for unrated.
func (s *State) SetRating(seat, rating int) *State {
	rating = max(0, min(rating, 4000))
	return s.player(seat, func(p *engine.Player) { p.Rating = rating })
}

// player changes a participant in the event and in the base: what is compared is what happened.
func (s *State) player(seat int, change func(*engine.Player)) *State {
	p := s.Event.Players[seat]
	if change(&p); p == s.Event.Players[seat] {
		return s
	}
	return s.both(func(e *engine.Event) { change(&e.Players[seat]) })
}

// both changes the event and the base alike.
func (s *State) both(change func(*engine.Event)) *State {
	next := *s
	next.Event = s.Event.Clone()
	change(next.Event)
	switch s.Base {
	case nil:
	case s.Event:
		next.Base = next.Event
	default:
		next.Base = s.Base.Clone()
		change(next.Base)
	}
	next.After = min(next.After, next.Event.Rounds)
	return &next
}

// SetRounds returns the state with another number of rounds. What was in rounds that are left out is gone;
// undo brings it back.
func (s *State) SetRounds(rounds int) *State {
	rounds = max(1, min(rounds, MaxRounds))
	if rounds == s.Event.Rounds {
		return s
	}
	return s.both(func(e *engine.Event) { e.SetRounds(rounds) })
}

// SetTitle returns the state with another name of the event.
func (s *State) SetTitle(name string) *State {
	if name = cutText(name); name == s.Event.Name {
		return s
	}
	return s.both(func(e *engine.Event) { e.Name = name })
}

// SetStart returns the state with another first day; 0 is unknown. The rule set follows where it was the
// one of the former day.
func (s *State) SetStart(day engine.Date) *State {
	if day == s.Event.Start {
		return s
	}
	followed := s.Rules == engine.RulesOn(s.Event.Start).Name
	next := s.both(func(e *engine.Event) { e.Start = day })
	if followed {
		next.Rules = engine.RulesOn(day).Name
	}
	return next
}

// SetPairing returns the state as a Swiss or as a round robin. An order that was the usual one goes on
// being the usual one.
func (s *State) SetPairing(p engine.Pairing) *State {
	if p == s.Event.Pairing {
		return s
	}
	usual := sameOrder(s.Order, Usual(s.Event, s.RuleSet()))
	next := s.both(func(e *engine.Event) { e.Pairing = p })
	if usual {
		next.Order = Usual(next.Event, next.RuleSet())
	}
	return next
}

// SetScoring returns the state with another scoring.
func (s *State) SetScoring(scoring engine.Scoring) *State {
	if scoring == s.Event.Scoring {
		return s
	}
	return s.both(func(e *engine.Event) { e.Scoring = scoring })
}

// cutText makes a typed text fit for a line of a file.
func cutText(text string) string {
	text = strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	for len(text) > mostName {
		runes := []rune(text)
		text = string(runes[:len(runes)-1])
	}
	return text
}
