//go:build js

package main

import (
	"errors"
	"strconv"
	"syscall/js"

	"feinwertung/engine"
	"feinwertung/engine/report"
)

// card computes one player's card: {rounds, rows: [{result, score, unplayed}], scoring, mode}, where
// result is a letter of TRF, score the opponent's final points as a number or in any habit of writing,
// and unplayed the opponent's own unplayed rounds ([{result, followed}]).
func card(input, options js.Value) ([]byte, error) {
	if input.Type() != js.TypeObject {
		return nil, errors.New("card: expected an object such as {rounds: 5, rows: [{result: \"1\", score: \"3½\"}]}")
	}
	rules, err := rulesOption(options, engine.FIDE2026())
	if err != nil {
		return nil, err
	}
	c, err := readCard(input)
	if err != nil {
		return nil, err
	}
	codes := engine.CardCriteria()
	if asked := list(options.Get("tiebreaks")); asked != "" {
		if codes, err = engine.ParseCriteria(asked); err != nil {
			return nil, err
		}
	}
	return report.Card(c.Table(rules), rules, c.Rounds, codes)
}

func readCard(input js.Value) (*engine.Card, error) {
	rows := input.Get("rows")
	if !isArray(rows) {
		return nil, errors.New("card: expected rows, an array with one object a round")
	}
	c := &engine.Card{}
	var err error
	if c.Rounds, err = whole(input, "rounds", rows.Length(), maxRounds); err != nil {
		return nil, errors.New("card: " + err.Error())
	}
	if c.Rounds < rows.Length() || c.Rounds > maxRounds {
		return nil, errors.New("card: rounds " + strconv.Itoa(c.Rounds) + ": expected at least one a row and at most " + strconv.Itoa(maxRounds))
	}
	if c.Pairing, err = pairing(text(input.Get("mode"))); err != nil {
		return nil, err
	}
	if c.Scoring, err = scoring(input.Get("scoring")); err != nil {
		return nil, err
	}
	for i := range rows.Length() {
		row, err := readRow(rows.Index(i))
		if err != nil {
			return nil, errors.New("card: round " + strconv.Itoa(i+1) + ": " + err.Error())
		}
		c.Rows = append(c.Rows, row)
	}
	if problems := c.Validate(); len(problems) > 0 {
		return nil, errors.New("card: " + problems[0].Error())
	}
	return c, nil
}

func readRow(value js.Value) (engine.CardRow, error) {
	if value.Type() != js.TypeObject {
		return engine.CardRow{}, errors.New("expected an object such as {result: \"1\", score: \"3½\"}")
	}
	kind, outcome, err := result(value.Get("result"))
	if err != nil {
		return engine.CardRow{}, err
	}
	row := engine.CardRow{Kind: kind, Outcome: outcome}
	if score := text(value.Get("score")); score != "" {
		if row.Points, err = engine.ParsePoints(score); err != nil {
			return row, err
		}
		row.Known = true
	}
	unplayed := value.Get("unplayed")
	if !isArray(unplayed) {
		return row, nil
	}
	for i := range unplayed.Length() {
		item := unplayed.Index(i)
		if item.Type() != js.TypeObject {
			return row, errors.New("unplayed: expected objects such as {result: \"Z\", followed: false}")
		}
		kind, _, err := result(item.Get("result"))
		if err != nil {
			return row, err
		}
		if !kind.Unplayed() {
			return row, errors.New("unplayed: result “" + text(item.Get("result")) + "”: expected +, -, U, F, H or Z")
		}
		row.Unplayed = append(row.Unplayed, engine.OpponentRound{Kind: kind, Followed: item.Get("followed").Truthy()})
	}
	return row, nil
}

// result reads a letter of TRF; numbers are taken as they print.
func result(value js.Value) (engine.Kind, engine.Outcome, error) {
	letter := text(value)
	kind, outcome, known := engine.LetterKind(letter)
	if letter == "0.5" {
		kind, outcome, known = engine.Played, engine.Draw, true
	}
	if !known {
		return 0, 0, errors.New("result “" + letter + "”: expected 1, =, 0, +, -, U, F, H, Z or nothing")
	}
	return kind, outcome, nil
}
