//go:build js

package main

import (
	"errors"
	"strconv"
	"syscall/js"

	"feinwertung/engine"
	"feinwertung/engine/report"
)

// The bounds of what a script hands over.
const (
	maxRounds = 99
	maxRating = 4000
	maxNumber = 99_999
)

// text returns a string, or a number as JavaScript prints it; "" for anything else.
func text(value js.Value) string {
	switch value.Type() {
	case js.TypeString:
		return value.String()
	case js.TypeNumber:
		return js.Global().Call("String", value).String()
	}
	return ""
}

func isArray(value js.Value) bool {
	return value.Type() == js.TypeObject && js.Global().Get("Array").Call("isArray", value).Bool()
}

// rulesOption returns the rule set that the options name, or the one that holds otherwise.
func rulesOption(options js.Value, otherwise engine.Rules) (engine.Rules, error) {
	name := text(options.Get("rules"))
	if name == "" {
		return otherwise, nil
	}
	rules, known := engine.RulesNamed(name)
	if !known {
		return rules, &engine.OptionError{Option: "rules", Value: name, Expected: report.RuleNames()}
	}
	return rules, nil
}

// list returns a text, or the texts of an array with commas between.
func list(value js.Value) string {
	if !isArray(value) {
		return text(value)
	}
	joined := ""
	for i := range value.Length() {
		joined += text(value.Index(i)) + ","
	}
	return joined
}

// whole reads a member that is a whole number from 0 to most; where it is missing it is otherwise.
func whole(object js.Value, name string, otherwise, most int) (int, error) {
	value := object.Get(name)
	if value.IsUndefined() || value.IsNull() {
		return otherwise, nil
	}
	if value.Type() == js.TypeNumber {
		// Compared as JavaScript's numbers first: what is beyond an int would wrap.
		if f := value.Float(); f >= 0 && f <= float64(most) && f == float64(int(f)) {
			return int(f), nil
		}
	}
	return 0, &engine.OptionError{Option: name, Value: text(value), Expected: "a whole number from 0 to " + strconv.Itoa(most)}
}

func pairing(mode string) (engine.Pairing, error) {
	switch mode {
	case "", "swiss", "auto":
		return engine.Swiss, nil
	case "rr":
		return engine.Predetermined, nil
	}
	return engine.Swiss, &engine.OptionError{Option: "mode", Value: mode, Expected: "swiss, rr or auto"}
}

// scoring reads {win, draw, loss, pab, absence}; what is missing follows from win and draw. Without an
// object it is 1, ½, 0.
func scoring(value js.Value) (engine.Scoring, error) {
	s := engine.StandardScoring()
	if value.Type() != js.TypeObject {
		return s, nil
	}
	read := func(name string, into *engine.Points) error {
		typed := text(value.Get(name))
		if typed == "" {
			return nil
		}
		p, err := engine.ParsePoints(typed)
		if err != nil {
			return errors.New("scoring: " + name + ": " + err.Error())
		}
		*into = p
		return nil
	}
	for _, field := range []struct {
		name string
		into *engine.Points
	}{{"win", &s.Win}, {"draw", &s.Draw}, {"loss", &s.Loss}} {
		if err := read(field.name, field.into); err != nil {
			return s, err
		}
	}
	s = engine.ScoringOf(s.Win, s.Draw, s.Loss)
	if err := read("pab", &s.PairingBye); err != nil {
		return s, err
	}
	return s, read("absence", &s.ZeroBye)
}
