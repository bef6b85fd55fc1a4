package paste

import (
	"strings"

	"feinwertung/engine"
)

// bars splits a line at its bars, nil where there are fewer than three.
func bars(text string) []string {
	if strings.Count(text, "|") < 3 {
		return nil
	}
	return splitCells(text, '|')
}

// american is how US Chess writes rounds.
var american = grammar{order: resultFirst, letters: true, american: true}

// americanRound reads a round of US Chess: a letter with the opponent, or without where there is none.
func americanRound(s string) token {
	fields := strings.FieldsFunc(s, isBlank)
	if len(fields) == 0 {
		return token{state: blank}
	}
	if n, ok := whole(fields[len(fields)-1]); ok && n == 0 {
		fields = fields[:len(fields)-1]
	}
	return american.parse(strings.Join(fields, " "))
}

// americanRounds counts the fields that are rounds.
func americanRounds(fields []string) int {
	n := 0
	for _, f := range fields {
		if t := americanRound(f); t.state == paired || t.state == bare && f != "" && isLetter(f[0]) {
			n++
		}
	}
	return n
}

// readUSChess reads a report of US Chess. Each player has a line with the results and one with the
// ratings and colours.
func readUSChess(lines []line) (*Reading, error) {
	t := &sheet{segment: segment{head: -1}, grammar: american}
	var colors [][]string
	var second []int
	section, others := americanSection(lines)
	for i := section.first; i < section.last; i++ {
		f := bars(lines[i].text)
		switch {
		case len(f) < 4:
			continue
		case isAmericanPlayer(f):
			if len(t.cells) == maxPlayers {
				return nil, &Error{Kind: TooManyPlayers, Line: lines[i].number, Column: 1}
			}
			t.cells, t.lines = append(t.cells, f), append(t.lines, i)
			colors, second = append(colors, nil), append(second, -1)
			t.width = max(t.width, len(f))
		case len(t.cells) > 0 && second[len(t.cells)-1] < 0:
			colors[len(t.cells)-1], second[len(t.cells)-1] = f, i
		}
	}
	rounds := 0
	for _, f := range t.cells {
		n := len(f) - 3
		for n > 0 && f[2+n] == "" {
			n--
		}
		rounds = max(rounds, n)
	}
	rounds = min(rounds, maxRounds)
	t.rounds = span{3, 3 + rounds}
	t.width = max(t.width, 3+rounds)
	t.roles = make([]Meaning, t.width)
	t.roles[0], t.roles[1], t.roles[2] = Number, Name, Points
	for c := 3; c < 3+rounds; c++ {
		t.roles[c] = Round
	}
	t.kinds = make([]columnKind, t.width)
	for row, f := range t.cells {
		tokens := make([]token, rounds)
		for r := range tokens {
			tokens[r].state = blank
			if 3+r < len(f) {
				tokens[r] = americanRound(f[3+r])
			}
			if 3+r < len(colors[row]) && tokens[r].state == paired {
				switch colors[row][3+r] {
				case "W":
					tokens[r].color = engine.White
				case "B":
					tokens[r].color = engine.Black
				}
			}
		}
		t.tokens = append(t.tokens, tokens)
	}
	t.number()
	r := &Reading{Format: USChess, RoundsStated: true}
	m := t.americanMatrix()
	if m != nil {
		rounds = m.schedule(lines)
		t.tokens, r.PairingStated = m.tokens, true
	}
	r.Event = engine.NewEvent(rounds, t.players())
	if m != nil {
		r.Event.Pairing = engine.Predetermined
	}
	for row, f := range colors {
		if len(f) > 1 {
			americanPlayer(&r.Event.Players[row], f)
		}
	}
	b := &builder{
		reading: r, tokens: t.tokens, seats: t.seats, numbers: t.numbers, rounds: rounds, decided: map[CellPlace]bool{},
	}
	if m != nil {
		m.diagramFields(r, lines, rounds)
		b.notes.add(Note{Kind: RoundsAssumed, Seat: -1})
	} else {
		t.fields(r, lines)
	}
	used := append([]int(nil), t.lines...)
	for row, i := range second {
		if i < 0 {
			continue
		}
		used = append(used, i)
		for c, raw := range colors[row] {
			r.Fields = append(r.Fields, Field{Line: lines[i].number, Column: c + 1, Raw: raw, Meaning: secondMeaning(c), Seat: row})
		}
	}
	for i := range lines {
		if bars(lines[i].text) != nil {
			lines[i].cells = []string{lines[i].text} // a heading, not the name of the event
		}
	}
	surroundings(r, lines, t.head, used)
	if m == nil {
		t.remarks(b)
	}
	if others {
		b.notes.add(Note{Kind: OtherTable, Seat: -1})
	}
	for _, row := range t.twice {
		b.note(RepeatedNumber, row, 0, t.numbers[row])
	}
	b.cells()
	t.points(b)
	return b.finish(), nil
}

// secondMeaning returns what the fields of a player's second line are.
func secondMeaning(column int) Meaning {
	switch column {
	case 0:
		return Federation
	case 1:
		return ID
	}
	return Unused
}

// americanPlayer takes the state, the number of the member and the rating before the event from the
// second line: "12345678 / R: 1850   ->1873".
func americanPlayer(p *engine.Player, f []string) {
	p.Federation = f[0]
	id, ratings, _ := strings.Cut(f[1], "/")
	p.ID = trim(id)
	_, before, found := strings.Cut(ratings, ":")
	if found {
		p.Rating = rating(trim(before))
	}
}
