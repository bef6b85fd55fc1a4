package engine

import (
	"fmt"
	"strings"
)

// crosstable draws an event for a failure's message, a line for everybody: number, rating, and each
// round as opponent, colour and result in the letters of TRF; "?" is a pairing without a result, a
// blank nothing known, and ! where the arbiter awarded something else.
func crosstable(e *Event) string {
	var b strings.Builder
	pairing := "Swiss"
	if e.Pairing == Predetermined {
		pairing = "round robin"
	}
	s := e.Scoring
	fmt.Fprintf(&b, "%s of %d rounds, %v-%v-%v", pairing, e.Rounds, s.Win, s.Draw, s.Loss)
	if s.PairingBye != s.Win || s.ZeroBye != 0 {
		fmt.Fprintf(&b, ", U=%v Z=%v", s.PairingBye, s.ZeroBye)
	}
	b.WriteString("\n")
	for seat, p := range e.Players {
		fmt.Fprintf(&b, "%4d %4d |", p.Number, p.Rating)
		for round := 1; round <= e.Rounds; round++ {
			fmt.Fprintf(&b, " %6s", cellText(e, e.Cell(seat, round)))
		}
		b.WriteString("\n")
	}
	return b.String()
}

func cellText(e *Event, c Cell) string {
	text := ""
	if c.Opponent > 0 {
		text = fmt.Sprint(e.Players[c.Seat()].Number)
	}
	text += map[Color]string{White: "w", Black: "b"}[c.Color]
	letters := map[Kind]string{Pending: "?", ForfeitWin: "+", ForfeitLoss: "-", PairingBye: "U", FullBye: "F", HalfBye: "H", ZeroBye: "Z"}
	text += letters[c.Kind]
	if c.Kind == Played {
		played, unrated := map[Outcome]string{Win: "1", Draw: "=", Loss: "0"}, map[Outcome]string{Win: "W", Draw: "D", Loss: "L"}
		if c.Unrated {
			played = unrated
		}
		text += played[c.Outcome]
	}
	if c.Extra != 0 {
		text += "!"
	}
	return text
}
