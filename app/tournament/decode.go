package tournament

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// parseCell reads what cellText wrote.
func parseCell(text string, players int) (c engine.Cell, ok bool) {
	text, extra, awarded := strings.Cut(text, "*")
	if awarded {
		if c.Extra, ok = signedPoints(extra); !ok {
			return c, false
		}
	}
	text, c.Unrated = strings.CutSuffix(text, "~")
	digits := strings.IndexFunc(text, func(r rune) bool { return r < '0' || r > '9' })
	if digits < 0 {
		return c, false
	}
	if digits > 0 {
		n, err := strconv.Atoi(text[:digits])
		if err != nil || n < 1 || n > players {
			return c, false
		}
		c.Opponent = int32(n)
	}
	rest := text[digits:]
	color := strings.IndexByte("nwb", rest[0])
	if color >= 0 {
		c.Color, rest = engine.Color(color), rest[1:]
	}
	switch {
	case rest == "?" && color >= 0:
		c.Kind = engine.Pending
		return c, true
	case rest == "." && color < 0, rest == "" && color >= 0:
		return c, true
	}
	c.Kind, c.Outcome, ok = engine.LetterKind(rest)
	return c, ok && c.Kind != engine.Open
}

// mostLinked is the most players of a link.
const mostLinked = 9999

// decode reads what encode wrote. The error is ErrLink.
func decode(text string) (*State, error) {
	lines := strings.Split(text, "\n")
	if len(lines) < 4 {
		return nil, ErrLink
	}
	s := &State{}
	head := padded(lines[0], 10)
	rules, known := engine.RulesNamed(head[0])
	order, err := engine.ParseCriteria(head[1])
	named, err2 := engine.ParseCriteria(head[2])
	rounds, ok := number(head[6])
	if !known || err != nil || err2 != nil || !ok || rounds > MaxRounds {
		return nil, ErrLink
	}
	s.Rules, s.Order, s.Named = rules.Name, order, named
	var ok1, ok2 bool
	s.After, ok1 = number(head[3])
	s.Unrated, ok2 = number(head[4])
	if !ok1 || !ok2 || s.After > rounds || s.Unrated > 4000 {
		return nil, ErrLink
	}
	players, rest, ok := decodePlayers(lines[2:])
	if !ok || len(rest) != rounds+1 {
		return nil, ErrLink
	}
	e := engine.NewEvent(rounds, players)
	if head[5] == "r" {
		e.Pairing = engine.Predetermined
	}
	e.Start, ok1 = day(head[7])
	e.End, ok2 = day(head[8])
	title := padded(lines[1], 3)
	e.Name, e.City, e.Federation = title[0], title[1], title[2]
	if !ok1 || !ok2 || !decodeScoring(head[9], &e.Scoring) || !decodeRounds(rest, e) {
		return nil, ErrLink
	}
	s.Event, s.Base = e, e
	was := rest[rounds]
	switch {
	case was == "-":
		s.Base = nil
	case was != "":
		s.Base = e.Clone()
		for entry := range strings.FieldsSeq(was) {
			if !decodeChange(entry, s.Base) {
				return nil, ErrLink
			}
		}
	}
	return s, nil
}

// padded returns the fields of a line, at least n.
func padded(line string, n int) []string {
	list := strings.Split(line, "\t")
	return append(list, slices.Repeat([]string{""}, max(0, n-len(list)))...)
}

// number reads what count wrote.
func number(text string) (n int, ok bool) {
	if text == "" {
		return 0, true
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n < 1_000_000
}

func day(text string) (engine.Date, bool) {
	if text == "" {
		return 0, true
	}
	d, err := engine.ParseDate(text)
	return d, err == nil
}

// decodePlayers reads the players up to the empty line, and returns the lines behind it.
func decodePlayers(lines []string) (players []engine.Player, rest []string, ok bool) {
	last := 0
	for i, line := range lines {
		if line == "" {
			return players, lines[i+1:], len(players) > 0
		}
		f := padded(line, 8)
		n, ok := number(f[0])
		rating, rated := number(f[2])
		if !ok || !rated || len(players) == mostLinked {
			return nil, nil, false
		}
		if n == 0 {
			n = last + 1
		}
		last = n
		players = append(players, engine.Player{Number: n, Name: f[1], Rating: rating, Title: f[3], Federation: f[4], Sex: f[5], ID: f[6], Birth: f[7]})
	}
	return nil, nil, false
}

func decodeScoring(text string, s *engine.Scoring) bool {
	if text == "" {
		return true
	}
	list := strings.Split(text, ",")
	fields := worths(s)
	if len(list) != len(fields) {
		return false
	}
	for i, one := range list {
		p, ok := signedPoints(one)
		if !ok {
			return false
		}
		*fields[i] = p
	}
	return true
}

// signedPoints reads points that may be negative.
func signedPoints(text string) (p engine.Points, ok bool) {
	amount, negative := strings.CutPrefix(text, "-")
	p, err := engine.ParsePoints(amount)
	if negative {
		p = -p
	}
	return p, err == nil
}

func decodeRounds(lines []string, e *engine.Event) bool {
	known := make([]bool, len(e.Players))
	for round := 1; round <= e.Rounds; round++ {
		cells := strings.Fields(lines[round-1])
		clear(known)
		for seat := range e.Players {
			if known[seat] {
				continue
			}
			if len(cells) == 0 {
				return false
			}
			text, apart := strings.CutSuffix(cells[0], alone)
			c, ok := parseCell(text, len(e.Players))
			opponent := c.Seat()
			if !ok || !apart && opponent >= 0 && (opponent <= seat || known[opponent]) {
				return false
			}
			cells = cells[1:]
			e.SetCell(seat, round, c)
			if opponent >= 0 && !apart {
				known[opponent] = true
				e.SetCell(opponent, round, c.OtherSide(seat))
			}
		}
		if len(cells) > 0 {
			return false
		}
	}
	return true
}

func decodeChange(entry string, e *engine.Event) bool {
	parts := strings.SplitN(entry, ":", 3)
	if len(parts) != 3 {
		return false
	}
	seat, ok := number(parts[0])
	round, ok2 := number(parts[1])
	if !ok || !ok2 || seat >= len(e.Players) || round < 1 || round > e.Rounds {
		return false
	}
	c, ok := parseCell(parts[2], len(e.Players))
	if ok {
		e.SetCell(seat, round, c)
	}
	return ok
}
