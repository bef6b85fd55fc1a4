package tournament

import (
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// Unplaced reports whether a value is the one of somebody to whom a criterion of places gives none: those who did
// not all meet (C.07 article 6).
func Unplaced(c engine.Criterion, v engine.Value) bool {
	return (c.Name == engine.DE || c.Name == engine.USRES) && v.String() == "0"
}

// CSV returns the standings as comma-separated values: a line a participant in the order of the places,
// the rounds as "12w1", the values exact and under their codes; a place that a criterion does not give is left empty.
func (sh *Sheet) CSV() string {
	e := sh.State.Event
	var b strings.Builder
	head := []string{"rank", "startno", "title", "name", "federation", "rating"}
	for round := 1; round <= sh.Table.Rounds(); round++ {
		head = append(head, "R"+strconv.Itoa(round))
	}
	for _, c := range sh.Columns {
		head = append(head, c.String())
	}
	csvLine(&b, head)
	for _, place := range sh.Standings.Places {
		p := &e.Players[place.Seat]
		line := []string{strconv.Itoa(place.Rank), strconv.Itoa(p.Number), p.Title, p.Name, p.Federation, count(p.Rating)}
		for round := 1; round <= sh.Table.Rounds(); round++ {
			line = append(line, e.Text(place.Seat, round))
		}
		for i := range sh.Columns {
			text := ""
			if v := sh.Value(place.Seat, i); v.Defined() && !Unplaced(sh.Columns[i], v) {
				text = v.String()
			}
			line = append(line, text)
		}
		csvLine(&b, line)
	}
	return b.String()
}

// csvLine writes one line (RFC 4180). A text that a spreadsheet would take for a formula gets an
// apostrophe in front; rounds and numbers cannot be one.
func csvLine(b *strings.Builder, fields []string) {
	for i, f := range fields {
		if i > 0 {
			b.WriteByte(',')
		}
		if len(f) > 1 && strings.ContainsRune("=+-@", rune(f[0])) && (f[1] < '0' || f[1] > '9') {
			f = "'" + f
		}
		if strings.ContainsAny(f, ",\"\r\n") {
			f = `"` + strings.ReplaceAll(f, `"`, `""`) + `"`
		}
		b.WriteString(f)
	}
	b.WriteString("\r\n")
}

// Text returns the standings as text with aligned columns, as people write the values; separator stands
// between whole points and decimals.
func (sh *Sheet) Text(separator byte) string {
	e := sh.State.Event
	lines := [][]string{{"", "No", ""}}
	for round := 1; round <= sh.Table.Rounds(); round++ {
		lines[0] = append(lines[0], strconv.Itoa(round))
	}
	for _, c := range sh.Columns {
		lines[0] = append(lines[0], c.String())
	}
	for _, place := range sh.Standings.Places {
		p := &e.Players[place.Seat]
		rank := strconv.Itoa(place.Rank)
		if place.Shared {
			rank = "=" + rank
		}
		line := []string{rank, strconv.Itoa(p.Number), strings.TrimSpace(p.Title + " " + p.Name)}
		for round := 1; round <= sh.Table.Rounds(); round++ {
			line = append(line, e.Text(place.Seat, round))
		}
		for i := range sh.Columns {
			text := "–"
			if v := sh.Value(place.Seat, i); !Unplaced(sh.Columns[i], v) {
				text = v.Format(separator)
			}
			line = append(line, text)
		}
		lines = append(lines, line)
	}
	return aligned(lines, 2)
}

// aligned writes lines with columns of equal width, numbers to the right and the text column to the left.
func aligned(lines [][]string, textColumn int) string {
	widths := make([]int, len(lines[0]))
	for _, line := range lines {
		for i, f := range line {
			widths[i] = max(widths[i], len([]rune(f)))
		}
	}
	var b strings.Builder
	for _, line := range lines {
		text := ""
		for i, f := range line {
			blanks := strings.Repeat(" ", widths[i]-len([]rune(f)))
			if i > 0 {
				text += "  "
			}
			if i == textColumn {
				text += f + blanks
			} else {
				text += blanks + f
			}
		}
		b.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	return b.String()
}

// TRF returns the event as a tournament report file (TRF26) with the points, the places and the order of
// the criteria, and what the format could not carry. The error is trf.Errors.
func (sh *Sheet) TRF() (file string, lost []trf.Loss, err error) {
	e := sh.State.Event.Clone()
	for seat := range e.Players {
		e.Players[seat].PrintedRank = sh.Standings.Place(seat).Rank
		e.Players[seat].HasPoints = false
	}
	d := trf.NewDocument(e)
	if len(sh.State.Order) > 0 {
		d.TiebreakText = codes(sh.State.Order)
	}
	b, lost, err := d.Append(nil, trf.Format26)
	return string(b), lost, err
}

// withoutPrinted returns the event without what a file printed: after a change it would not be true.
func withoutPrinted(e *engine.Event) *engine.Event {
	e = e.Clone()
	for i := range e.Players {
		p := &e.Players[i]
		p.PrintedPoints, p.HasPoints, p.PrintedRank = 0, false, 0
	}
	return e
}
