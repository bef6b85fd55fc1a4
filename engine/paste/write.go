package paste

import (
	"strings"

	"feinwertung/engine"
)

// Style is how a table is written.
type Style uint8

// The styles. Each is read again by Read.
const (
	// Plain says everything about the rounds: byes by the letters of TRF (U F H Z).
	Plain Style = iota
	// ChessResults is the crosstable of chess-results.com, in which pairing-allocated and full-point
	// byes are both -1.
	ChessResults
	// Diagram is players against players, for round robins; it has neither rounds nor colours.
	Diagram
)

// Write writes an event as a table separated by tabs, with the points and ranks that are printed for all
// players. It returns the rounds that the style cannot carry, in the order of the table; in a Diagram
// these are those that Read would put elsewhere.
func Write(e *engine.Event, s Style) (text string, lost []CellPlace) {
	w := &writer{event: e, style: s}
	ranked, pointed := true, true
	for i := range e.Players {
		ranked = ranked && e.Players[i].PrintedRank > 0
		pointed = pointed && e.Players[i].HasPoints
	}
	w.head(ranked, pointed)
	for seat := range e.Players {
		p := &e.Players[seat]
		w.field(itoa(p.Number))
		w.field(p.Title)
		w.field(p.Name)
		w.field(itoa(p.Rating))
		w.field(p.Federation)
		if s == Diagram {
			w.row(seat)
		} else {
			for round := 1; round <= e.Rounds; round++ {
				w.cell(seat, round)
			}
		}
		if pointed {
			w.field(p.PrintedPoints.String())
		}
		if ranked {
			w.field(itoa(p.PrintedRank))
		}
		w.end()
	}
	return w.b.String(), w.lost
}

// writer writes one table.
type writer struct {
	event *engine.Event
	style Style
	b     strings.Builder
	begun bool // the line has a field
	lost  []CellPlace
}

// field writes a field. What would end it becomes a blank.
func (w *writer) field(s string) {
	if w.begun {
		w.b.WriteByte('\t')
	}
	w.begun = true
	w.b.WriteString(trim(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7F {
			return ' '
		}
		return r
	}, s)))
}

func (w *writer) end() {
	w.b.WriteByte('\n')
	w.begun = false
}

func (w *writer) head(ranked, pointed bool) {
	for _, label := range [...]string{"No.", "Title", "Name", "Rtg", "FED"} {
		w.field(label)
	}
	if w.style == Diagram {
		for i := range w.event.Players {
			w.field(itoa(w.event.Players[i].Number))
		}
	} else {
		for round := range w.event.Rounds {
			w.field(itoa(round+1) + ".Rd")
		}
	}
	if pointed {
		w.field("Pts.")
	}
	if ranked {
		w.field("Rk.")
	}
	w.end()
}

// lose notes that a round is not written as it is.
func (w *writer) lose(seat, round int) { w.lost = append(w.lost, CellPlace{seat, round}) }

// cell writes one round.
func (w *writer) cell(seat, round int) {
	c := w.event.Cell(seat, round)
	letter := c.Kind.Letter(c.Outcome)
	if letter == "=" {
		letter = "½"
	}
	opponent := c.Seat()
	if c.Extra != 0 || c.Unrated || opponent < 0 && (c.Kind == engine.Played || c.Kind == engine.Pending || c.Color != engine.NoColor) || c.Kind == engine.Played && c.Outcome == engine.NoOutcome {
		w.lose(seat, round)
	}
	switch {
	case opponent >= 0 && c.Color == engine.NoColor:
		if w.style == ChessResults {
			w.lose(seat, round)
		}
		if c.Kind == engine.Pending {
			letter = "?"
		}
		w.field(itoa(w.event.Players[opponent].Number) + "/" + letter)
	case opponent >= 0:
		w.field(itoa(w.event.Players[opponent].Number) + [...]string{"", "w", "b"}[c.Color] + letter)
	case w.style == ChessResults:
		w.bye(c, seat, round)
	case c.Kind == engine.ForfeitWin:
		w.field("1k")
	case c.Kind == engine.ForfeitLoss:
		w.field("0k")
	default:
		w.field(letter)
	}
}

// bye writes a round without an opponent as chess-results.com does.
func (w *writer) bye(c engine.Cell, seat, round int) {
	switch c.Kind {
	case engine.PairingBye:
		w.field("-1")
	case engine.FullBye, engine.ForfeitWin:
		w.lose(seat, round)
		w.field("-1")
	case engine.HalfBye:
		w.field("-½")
	case engine.ForfeitLoss:
		w.lose(seat, round)
		w.field("-0")
	case engine.ZeroBye:
		w.field("-0")
	default:
		w.field("")
	}
}

// row writes the games of one player against each of the others, those of a cycle of the Berger tables
// before those of the next.
func (w *writer) row(seat int) {
	e := w.event
	players := len(e.Players)
	even := players + players%2
	cycle := max(even-1, 1)
	texts := make([]string, players)
	for round := 1; round <= e.Rounds; round++ {
		c := e.Cell(seat, round)
		opponent := c.Seat()
		switch {
		case c.Kind == engine.Open:
			continue
		case opponent < 0 || opponent == seat || opponent >= players:
			w.lose(seat, round)
			continue
		case c.Color != engine.NoColor || c.Extra != 0 || c.Unrated || (round-1)%cycle != bergerRound(seat, opponent, even):
			w.lose(seat, round)
		}
		letter := c.Kind.Letter(c.Outcome)
		switch {
		case letter == "=":
			letter = "½"
		case letter == "":
			letter = "_"
		}
		texts[opponent] += letter
	}
	for opponent := range texts {
		if opponent == seat {
			texts[opponent] = "*"
		}
		w.field(texts[opponent])
	}
}
