package report

import (
	"strconv"
	"strings"

	"feinwertung/engine"
)

// Request is what the command line and scripts ask of an event.
type Request struct {
	Rules     string // name of a rule set, with alternatives; "" is the event's
	Mode      string // swiss, rr; "" and auto are what the event says
	Tiebreaks string // list of criteria; "" is the file's order
	Round     int    // 0 is the last round played
	Unrated   int    // rating of unrated players, 0 is none

	// BuchholzInRoundRobin computes the Buchholz family in a round robin all the same.
	BuchholzInRoundRobin bool
}

// Source is an event with what its file said of it.
type Source struct {
	Event         *engine.Event
	PairingStated bool // whether the file says how the event is paired
	Tiebreaks     []engine.Criterion
	Rules         engine.Rules // what holds where nobody asks for other rules
}

// Answer is an event ready to be written.
type Answer struct {
	Table *engine.Table
	Order []engine.Criterion

	// LeftOut are criteria of the file's list that the event does not allow, Dropped those of the order
	// that are computed but undefined.
	LeftOut, Dropped []Refused
}

// Refused is a criterion with the reason why the event does not allow it.
type Refused struct {
	Criterion engine.Criterion
	Refusal   engine.Refusal
}

// Error says the reason in English.
func (r Refused) Error() string { return r.Criterion.String() + " is refused: " + r.Reason() }

// Reason returns the reason alone.
func (r Refused) Reason() string {
	switch r.Refusal {
	case engine.BuchholzInRoundRobin:
		return "the Buchholz family must not be used in round robins (C.07 Art. 8)"
	case engine.RatingsWithUnrated:
		return "an unrated player takes part (C.07 Art. 10)"
	}
	return ""
}

// Answer prepares the event, whose pairing system it settles. The error says which part of the request
// cannot be had: an *engine.OptionError, an *engine.CriterionError, or a Refused for a criterion that was
// asked for and is forbidden in the event.
func (q *Request) Answer(s *Source) (*Answer, error) {
	if err := Settle(s.Event, s.PairingStated, q.Mode); err != nil {
		return nil, err
	}
	rules := s.Rules
	if q.Rules != "" {
		known := false
		if rules, known = engine.RulesNamed(q.Rules); !known {
			return nil, &engine.OptionError{Option: "rules", Value: q.Rules, Expected: RuleNames()}
		}
	}
	if q.Unrated < 0 || q.Unrated > 4000 {
		return nil, &engine.OptionError{Option: "unrated", Value: strconv.Itoa(q.Unrated), Expected: "a rating from 1 to 4000"}
	}
	if last := s.Event.LastPaired(); q.Round < 0 || q.Round > last {
		return nil, &engine.OptionError{Option: "round", Value: strconv.Itoa(q.Round), Expected: "a round from 1 to " + strconv.Itoa(last) + ", the last one paired"}
	}
	table, err := s.Event.Table(engine.Options{Rules: rules, After: q.Round, Unrated: q.Unrated})
	if err != nil {
		return nil, err
	}
	a := &Answer{Table: table}
	return a, q.order(s, a)
}

// Settle decides the pairing system: the mode asked for (swiss, rr), or with auto and "" what the file
// stated, or else whether everybody met everybody else equally often. The error is an *engine.OptionError.
func Settle(e *engine.Event, stated bool, mode string) error {
	switch mode {
	case "swiss":
		e.Pairing = engine.Swiss
	case "rr":
		e.Pairing = engine.Predetermined
	case "", "auto":
		if !stated && e.AllMet() {
			e.Pairing = engine.Predetermined
		}
	default:
		return &engine.OptionError{Option: "mode", Value: mode, Expected: "swiss, rr or auto"}
	}
	return nil
}

// order decides the criteria of the standings, the score first: those asked for, the file's without what
// the event does not allow, or a usual list, as FIDE names no default.
func (q *Request) order(s *Source, a *Answer) error {
	var order []engine.Criterion
	for _, c := range s.Tiebreaks {
		if r := a.Table.Refusal(c); r != engine.Allowed && !q.BuchholzInRoundRobin {
			a.LeftOut = append(a.LeftOut, Refused{c, r})
		} else {
			order = append(order, c)
		}
	}
	if q.Tiebreaks != "" {
		asked, err := engine.ParseCriteria(q.Tiebreaks)
		if err != nil {
			return err
		}
		if len(asked) == 0 {
			return &engine.OptionError{Option: "tiebreaks", Value: q.Tiebreaks, Expected: "criteria such as BH/C1,BH,SB"}
		}
		order, a.LeftOut = asked, nil
	}
	a.Order = a.Table.UsableOrder(order)
	return q.Check(a, a.Order)
}

// Check refuses criteria that were asked for and are forbidden in the event, and notes those that are
// undefined in it.
func (q *Request) Check(a *Answer, asked []engine.Criterion) error {
	for _, c := range asked {
		switch r := a.Table.Refusal(c); {
		case r == engine.BuchholzInRoundRobin && !q.BuchholzInRoundRobin:
			return Refused{c, r}
		case r == engine.RatingsWithUnrated:
			a.Dropped = append(a.Dropped, Refused{c, r})
		}
	}
	return nil
}

// RuleNames returns the names of the rule sets with commas between.
func RuleNames() string {
	var names []string
	for _, r := range engine.RuleSets() {
		names = append(names, r.Name)
	}
	return strings.Join(names, ", ")
}
