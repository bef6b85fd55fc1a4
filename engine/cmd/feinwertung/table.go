package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
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
	rows[0] = append(rows[0], "by")
	shared := false
	for _, place := range s.Places {
		rank := strconv.Itoa(place.Rank)
		if place.Shared {
			rank += "="
			shared = true
		}
		p := &e.Players[place.Seat]
		row := []string{rank, strconv.Itoa(p.Number), printable(p.Name)}
		for i, c := range codes {
			v := t.Value(c, place.Seat)
			if slices.Equal(codes, order) {
				v = s.Value(place.Seat, i)
			}
			row = append(row, shown(c, v))
		}
		rows = append(rows, append(row, decided(s, place.Seat)))
	}
	if err := writeColumns(rows, out); err != nil {
		return err
	}
	fmt.Fprintf(out, "\nby: the criterion that puts a player behind the one above\n")
	if shared {
		fmt.Fprintf(out, "=: the place is shared: tied under every criterion, to be drawn by lot\n")
	}
	return nil
}

// decided returns which criterion put a player behind the one above.
func decided(s *engine.Standings, seat int) string {
	x, below := s.Above(seat)
	switch {
	case !below:
		return ""
	case x.Criterion < 0:
		return "="
	}
	return s.Order[x.Criterion].String()
}

// shown returns a value for people; of Direct Encounter nothing where it separated nobody.
func shown(c engine.Criterion, v engine.Value) string {
	if c.Name == engine.DE && v.Compare(engine.WholeValue(0)) == 0 {
		return nobodySeparated
	}
	return v.Format('.')
}

// printable returns a name without control characters, which a terminal would obey.
func printable(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return '�'
		}
		return r
	}, name)
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
