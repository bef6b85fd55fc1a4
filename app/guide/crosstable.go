package guide

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// crosstable writes a whole event with some criteria: of a Swiss a column a round, of a round robin a
// column an opponent.
func (l *language) crosstable(name, codes string) (table, live string, err error) {
	order, err := engine.ParseCriteria("PTS " + codes)
	if err != nil {
		return "", "", err
	}
	s, err := find(name)
	if err != nil {
		return "", "", err
	}
	computed, err := s.event.Table(engine.Options{Rules: engine.FIDE2026(), After: s.event.Rounds})
	if err != nil {
		return "", "", err
	}
	heads := []string{l.word("number"), l.word("player")}
	robin := s.event.Pairing == engine.Predetermined
	columns := s.event.Rounds
	if robin {
		columns = len(s.event.Players)
	}
	for i := 1; i <= columns; i++ {
		if robin {
			heads = append(heads, strconv.Itoa(i))
		} else {
			heads = append(heads, l.word("round.short", "round", strconv.Itoa(i)))
		}
	}
	for _, c := range order {
		if c.Name == engine.PTS {
			heads = append(heads, l.word("points.short"))
		} else {
			heads = append(heads, c.String())
		}
	}
	var out strings.Builder
	l.head(&out, heads...)
	ranking := computed.Standings(order)
	for _, place := range ranking.Places {
		fmt.Fprintf(&out, `<tr><td class="n">%d</td><th scope="row">%s</th>`,
			s.event.Players[place.Seat].Number, html.EscapeString(s.event.Players[place.Seat].Name))
		for i := 1; i <= columns; i++ {
			cell := ""
			if robin {
				cell = l.meeting(s.event, place.Seat, i-1)
			} else {
				cell = l.cell(s.event, place.Seat, i)
			}
			out.WriteString("<td>" + cell + "</td>")
		}
		for i := range order {
			fmt.Fprintf(&out, `<td class="n">%s</td>`, l.number(ranking.Value(place.Seat, i)))
		}
		out.WriteString("</tr>")
	}
	out.WriteString("</tbody></table>")
	return out.String(), l.liveEvent(s), nil
}

// cell writes a round of a Swiss as its readers write it: the opponent's number, the colour, the result.
func (l *language) cell(e *engine.Event, seat, round int) string {
	text := e.Text(seat, round)
	switch e.Cell(seat, round).Color {
	case engine.White:
		return strings.Replace(text, "w", l.word("white"), 1)
	case engine.Black:
		return strings.Replace(text, "b", l.word("black"), 1)
	}
	return text
}

// meeting writes what one player of a round robin scored against another.
func (l *language) meeting(e *engine.Event, seat, other int) string {
	for round := 1; round <= e.Rounds; round++ {
		if cell := e.Cell(seat, round); cell.Seat() == other {
			return l.points(e.Awarded(cell))
		}
	}
	return "×"
}

// liveEvent links to the tournament room with the event in it.
func (l *language) liveEvent(s subject) string {
	return `<a class="live" href="` + tournamentPage + "?lang=" + l.code + "#" + s.fragment(engine.FIDE2026()) + `">` +
		html.EscapeString(l.word("live.event")) + "</a>"
}
