//go:build js

package main

import (
	"errors"
	"strconv"
	"strings"
	"syscall/js"

	"feinwertung/engine"
	"feinwertung/engine/report"
	"feinwertung/engine/trf"
)

// standings computes a whole event: the text of a tournament report file, or an object {rounds, mode,
// scoring, start, players: [{startno, name, rating, rounds: ["2w1", "3b=", "H", …]}]}. The options are
// rules, mode (swiss, rr), tiebreaks, round, unrated and steps (false leaves the sums out).
func standings(input, options js.Value) ([]byte, error) {
	event, order, err := readInput(input, options)
	if err != nil {
		return nil, err
	}
	rules, err := rulesOption(options, engine.RulesOn(event.Start))
	if err != nil {
		return nil, err
	}
	if mode := text(options.Get("mode")); mode != "" && mode != "auto" {
		if event.Pairing, err = pairing(mode); err != nil {
			return nil, err
		}
	}
	o := engine.Options{Rules: rules}
	if o.After, err = wholeOption(options, "round", event.Rounds); err != nil {
		return nil, err
	}
	if o.Unrated, err = wholeOption(options, "unrated", 4000); err != nil {
		return nil, err
	}
	table, err := event.Table(o)
	if err != nil {
		return nil, err
	}
	if list := text(options.Get("tiebreaks")); list != "" {
		if order, err = engine.ParseCriteria(list); err != nil {
			return nil, err
		}
	}
	order = table.UsableOrder(order)
	withSteps := report.WithSteps
	if steps := options.Get("steps"); steps.Type() == js.TypeBoolean && !steps.Bool() {
		withSteps = report.WithoutSteps
	}
	return report.Standings(table, order, [][]engine.Criterion{order}, withSteps), nil
}

func readInput(input, options js.Value) (*engine.Event, []engine.Criterion, error) {
	switch input.Type() {
	case js.TypeString:
		doc, err := trf.Read([]byte(input.String()))
		if err != nil {
			return nil, nil, err
		}
		if !doc.PairingStated && doc.Event.AllMet() {
			doc.Event.Pairing = engine.Predetermined
		}
		return doc.Event, doc.Tiebreaks, nil
	case js.TypeObject:
		event, err := readEvent(input)
		return event, nil, err
	}
	return nil, nil, errors.New("standings: expected the text of a tournament report file or an object with players")
}

func readEvent(input js.Value) (*engine.Event, error) {
	list := input.Get("players")
	if !isArray(list) || list.Length() == 0 {
		return nil, errors.New("standings: expected players, an array with one object each")
	}
	players := make([]engine.Player, list.Length())
	rounds := 0
	for i := range players {
		value := list.Index(i)
		if value.Type() != js.TypeObject || !isArray(value.Get("rounds")) {
			return nil, errors.New("standings: player " + strconv.Itoa(i+1) + ": expected an object with rounds, an array of texts such as \"2w1\"")
		}
		players[i] = engine.Player{Number: i + 1, Name: text(value.Get("name"))}
		if n := value.Get("startno"); n.Type() == js.TypeNumber {
			players[i].Number = n.Int()
		}
		if n := value.Get("rating"); n.Type() == js.TypeNumber {
			players[i].Rating = n.Int()
		}
		rounds = max(rounds, value.Get("rounds").Length())
	}
	if n := input.Get("rounds"); n.Type() == js.TypeNumber {
		rounds = max(rounds, n.Int())
	}
	if rounds > maxRounds {
		return nil, errors.New("standings: " + strconv.Itoa(rounds) + " rounds: expected at most " + strconv.Itoa(maxRounds))
	}
	e := engine.NewEvent(rounds, players)
	if err := readHeader(e, input); err != nil {
		return nil, err
	}
	for seat := range players {
		if err := readRounds(e, seat, list.Index(seat).Get("rounds")); err != nil {
			return nil, err
		}
	}
	if problems := e.Validate(); len(problems) > 0 {
		lines := make([]string, len(problems))
		for i, p := range problems {
			lines[i] = p.String()
		}
		return nil, errors.New("standings: " + strings.Join(lines, "\n"))
	}
	return e, nil
}

func readHeader(e *engine.Event, input js.Value) (err error) {
	e.Name = text(input.Get("name"))
	if e.Pairing, err = pairing(text(input.Get("mode"))); err != nil {
		return err
	}
	if e.Scoring, err = scoring(input.Get("scoring")); err != nil {
		return err
	}
	if start := text(input.Get("start")); start != "" {
		e.Start, err = engine.ParseDate(start)
	}
	return err
}

func readRounds(e *engine.Event, seat int, rounds js.Value) error {
	for i := range rounds.Length() {
		cell, err := engine.ParseCell(text(rounds.Index(i)))
		where := "standings: player " + strconv.Itoa(e.Players[seat].Number) + ", round " + strconv.Itoa(i+1) + ": "
		if err != nil {
			return errors.New(where + err.Error())
		}
		if cell.Number > 0 {
			rival := e.SeatOf(cell.Number)
			if rival < 0 {
				return errors.New(where + "opponent " + strconv.Itoa(cell.Number) + ": expected the startno of a player")
			}
			cell.Cell.Rival = int32(rival + 1)
		}
		e.SetCell(seat, i+1, cell.Cell)
	}
	return nil
}

func wholeOption(options js.Value, name string, most int) (int, error) {
	value := options.Get(name)
	if value.IsUndefined() || value.IsNull() {
		return 0, nil
	}
	if value.Type() != js.TypeNumber || value.Float() != float64(value.Int()) || value.Int() < 0 || value.Int() > most {
		return 0, &engine.OptionError{Option: name, Value: text(value), Expected: "a whole number from 0 to " + strconv.Itoa(most)}
	}
	return value.Int(), nil
}
