package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"feinwertung/engine"
	"feinwertung/engine/report"
)

// writeTable prints the standings for people: one line a participant, columns aligned, ½ signs.
func writeTable(t *engine.Table, order, codes []engine.Criterion, out io.Writer) error {
	s := t.Standings(order)
	e := t.Event()
	title := e.Name
	if title == "" {
		title = "Standings"
	}
	fmt.Fprintf(out, "%s\nafter round %d of %d, %s, rules %s\n\n", title, t.Rounds(), e.Rounds, report.Mode(e.Pairing), t.Rules().Name)

	rows := [][]string{{"", "no", "name"}}
	for _, c := range codes {
		rows[0] = append(rows[0], c.String())
	}
	shared := false
	for _, place := range s.Places {
		rank := strconv.Itoa(place.Rank)
		if place.Shared {
			rank += "="
			shared = true
		}
		p := &e.Players[place.Seat]
		row := []string{rank, strconv.Itoa(p.Number), p.Name}
		for _, c := range codes {
			row = append(row, shown(t, s, c, place.Seat))
		}
		rows = append(rows, row)
	}
	if err := writeColumns(rows, out); err != nil {
		return err
	}
	if shared {
		fmt.Fprintf(out, "\n= the place is shared: tied under every criterion, to be drawn by lot\n")
	}
	return nil
}

// shown returns a value for people. Direct Encounter in the order of the standings is the place inside
// the group that was still tied, and nothing where it separated nobody.
func shown(t *engine.Table, s *engine.Standings, c engine.Criterion, seat int) string {
	v := t.Value(c, seat)
	for i, ordered := range s.Order {
		if ordered == c {
			v = s.Value(seat, i)
		}
	}
	if c.Name == engine.DE && v.Compare(engine.WholeValue(0)) == 0 {
		return nobodySeparated
	}
	return v.Format('.')
}

// nobodySeparated stands for a Direct Encounter that left the whole group tied.
const nobodySeparated = "·"

// writeColumns prints rows with every column as wide as its widest entry; the name, third, is flush left.
func writeColumns(rows [][]string, out io.Writer) error {
	widths := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, text := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(text))
		}
	}
	for _, row := range rows {
		var line strings.Builder
		for i, text := range row {
			pad := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(text))
			if i > 0 {
				line.WriteString("  ")
			}
			if i == 2 {
				line.WriteString(text + pad)
			} else {
				line.WriteString(pad + text)
			}
		}
		if _, err := fmt.Fprintln(out, strings.TrimRight(line.String(), " ")); err != nil {
			return err
		}
	}
	return nil
}
