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
// rules, mode (swiss, rr, auto), tiebreaks (a text or an array), round, unrated, steps (false leaves the
// sums out) and buchholzInRoundRobin. What in a file does not fit together is an error, as it is on the
// command line.
func standings(input, options js.Value) ([]byte, error) {
	source, err := readInput(input)
	if err != nil {
		return nil, err
	}
	q := report.Request{
		Rules: text(options.Get("rules")), Mode: text(options.Get("mode")), Tiebreaks: list(options.Get("tiebreaks")),
		BuchholzInRoundRobin: options.Get("buchholzInRoundRobin").Truthy(),
	}
	if q.Round, err = whole(options, "round", 0, maxRounds); err != nil {
		return nil, err
	}
	if q.Unrated, err = whole(options, "unrated", 0, maxRating); err != nil {
		return nil, err
	}
	answer, err := q.Answer(source)
	if err != nil {
		return nil, err
	}
	withSteps := report.WithSteps
	if steps := options.Get("steps"); steps.Type() == js.TypeBoolean && !steps.Bool() {
		withSteps = report.WithoutSteps
	}
	return report.Standings(answer.Table, answer.Order, [][]engine.Criterion{answer.Order}, withSteps), nil
}

func readInput(input js.Value) (*report.Source, error) {
	s := &report.Source{PairingStated: true}
	var problems []string
	switch input.Type() {
	case js.TypeString:
		doc, err := trf.Read([]byte(input.String()))
		if err != nil {
			return nil, err
		}
		s = &report.Source{Event: doc.Event, PairingStated: doc.PairingStated, Tiebreaks: doc.Tiebreaks}
		for _, p := range doc.Event.Validate() {
			line, column := doc.Place(p.Seat, p.Round)
			problems = append(problems, strconv.Itoa(line)+":"+strconv.Itoa(column)+": "+p.String())
		}
	case js.TypeObject:
		event, err := readEvent(input)
		if err != nil {
			return nil, err
		}
		s.Event = event
		mode := text(input.Get("mode"))
		s.PairingStated = mode != "" && mode != "auto"
		for _, p := range event.Validate() {
			problems = append(problems, "standings: "+p.String())
		}
	default:
		return nil, errors.New("standings: expected the text of a tournament report file or an object with players")
	}
	if len(problems) > 0 {
		return nil, errors.New(strings.Join(problems, "\n"))
	}
	s.Rules = engine.RulesOn(s.Event.Start)
	return s, nil
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
		var err error
		if players[i].Number, err = whole(value, "startno", i+1, maxNumber); err != nil {
			return nil, errors.New("standings: player " + strconv.Itoa(i+1) + ": " + err.Error())
		}
		if players[i].Rating, err = whole(value, "rating", 0, maxRating); err != nil {
			return nil, errors.New("standings: player " + strconv.Itoa(i+1) + ": " + err.Error())
		}
		rounds = max(rounds, value.Get("rounds").Length())
	}
	announced, err := whole(input, "rounds", rounds, maxRounds)
	if err != nil {
		return nil, err
	}
	if rounds = max(rounds, announced); rounds > maxRounds {
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
			opponent := e.SeatOf(cell.Number)
			if opponent < 0 {
				return errors.New(where + "opponent " + strconv.Itoa(cell.Number) + ": expected the startno of a player")
			}
			cell.Cell.Opponent = int32(opponent + 1)
		}
		e.SetCell(seat, i+1, cell.Cell)
	}
	return nil
}
