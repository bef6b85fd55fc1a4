package tournament

import (
	"strconv"
	"strings"

	"feinwertung/engine"
)

// The text of an event in a link, made to become small when it is compressed: fields with tabs between
// them, and line by line
//
//	rules, order, order of the file, last round, rating of the unrated, pairing, rounds, first day, last day, scoring
//	name, city, federation
//	one line a player: number (empty: one more than before), name, rating, title, federation, sex, id, birth
//	an empty line
//	one line a round: the cells of the players in their order; the second side of a pairing is left out
//	one line for what was there before changes: seat:round:cell
//
// The order of the fields is part of the format; new ones come behind them.

func encode(s *State) string {
	var b strings.Builder
	e := s.Event
	pairing := "s"
	if e.Pairing == engine.Predetermined {
		pairing = "r"
	}
	fields(&b, s.Rules, codes(s.Order), codes(s.Named), count(s.After), count(s.Unrated), pairing,
		count(e.Rounds), e.Start.String(), e.End.String(), scoringText(e.Scoring))
	fields(&b, e.Name, e.City, e.Federation)
	last := 0
	for i := range e.Players {
		p := &e.Players[i]
		number := ""
		if p.Number != last+1 {
			number = strconv.Itoa(p.Number)
		}
		last = p.Number
		// A player of whom nothing is known must not look like the end.
		fields(&b, number, p.Name, count(p.Rating), p.Title, p.Federation, p.Sex, p.ID, p.Birth, ".")
	}
	b.WriteByte('\n')
	for round := 1; round <= e.Rounds; round++ {
		var cells []string
		for seat := range e.Players {
			c := e.Cell(seat, round)
			opponent := c.Seat()
			switch {
			case opponent >= 0 && opponent < seat && e.Cell(opponent, round).Seat() == seat && twoSides(e, opponent, round):
			case opponent > seat && twoSides(e, seat, round):
				cells = append(cells, cellText(c))
			default:
				text := cellText(c)
				if opponent >= 0 {
					text += alone
				}
				cells = append(cells, text)
			}
		}
		b.WriteString(strings.Join(cells, " "))
		b.WriteByte('\n')
	}
	if s.Base == nil {
		b.WriteByte('-')
		return b.String()
	}
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			if s.Changed(seat, round) {
				b.WriteString(strconv.Itoa(seat) + ":" + strconv.Itoa(round) + ":" + cellText(s.Base.Cell(seat, round)) + " ")
			}
		}
	}
	return b.String()
}

// alone marks a pairing of which the other side is written too.
const alone = "^"

// twoSides reports whether the opponent's cell is the other side of a participant's.
func twoSides(e *engine.Event, seat, round int) bool {
	c := e.Cell(seat, round)
	opponent := c.Seat()
	return opponent >= 0 && opponent != seat && opponent < len(e.Players) && e.Cell(opponent, round) == c.OtherSide(seat)
}

// fields writes a line without its empty ends.
func fields(b *strings.Builder, texts ...string) {
	for len(texts) > 0 && texts[len(texts)-1] == "" {
		texts = texts[:len(texts)-1]
	}
	for i, t := range texts {
		if i > 0 {
			b.WriteByte('\t')
		}
		b.WriteString(strings.Map(func(r rune) rune {
			if r < ' ' {
				return ' '
			}
			return r
		}, t))
	}
	b.WriteByte('\n')
}

func codes(order []engine.Criterion) string {
	var list []string
	for _, c := range order {
		list = append(list, c.String())
	}
	return strings.Join(list, ",")
}

// count writes a number, "" for 0.
func count(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// scoringText writes what results are worth, "" for 1, ½, 0.
func scoringText(s engine.Scoring) string {
	if s == engine.StandardScoring() {
		return ""
	}
	var list []string
	for _, p := range worths(&s) {
		list = append(list, p.String())
	}
	return strings.Join(list, ",")
}

// worths returns the fields of a scoring in the order of a link.
func worths(s *engine.Scoring) []*engine.Points {
	return []*engine.Points{&s.Win, &s.Draw, &s.Loss, &s.ForfeitWin, &s.ForfeitLoss, &s.PairingBye, &s.FullBye, &s.HalfBye, &s.ZeroBye}
}

// cellText writes a cell by the seat of the opponent from 1, the colour (n for none) and the result:
// "12w1", "3n?" without a result, "H", "." for an open one. "~" marks a game that is not rated, an
// asterisk stands before points that were awarded beyond the scoring.
func cellText(c engine.Cell) string {
	b := make([]byte, 0, 8)
	if c.Opponent > 0 {
		b = strconv.AppendInt(b, int64(c.Opponent), 10)
	}
	letter := c.Kind.Letter(c.Outcome)
	game := c.Kind == engine.Pending || c.Kind == engine.Played
	if game && letter == "" {
		letter = "?"
	}
	if c.Opponent > 0 || c.Color != engine.NoColor || game {
		b = append(b, "nwb"[c.Color])
	}
	b = append(b, letter...)
	if c.Unrated {
		b = append(b, '~')
	}
	if len(b) == 0 {
		b = append(b, '.')
	}
	if c.Extra != 0 {
		b = append(append(b, '*'), c.Extra.String()...)
	}
	return string(b)
}
