package guide

import (
	"fmt"
	"strconv"
	"strings"

	"feinwertung/app/tournament"
	"feinwertung/engine"
)

// subject is whom a figure is about: a card, or one participant of an event.
type subject struct {
	name  string // "halfbye", "tied.Bo"
	card  *engine.Card
	event *engine.Event
	seat  int // in the event; -1 for the event as a whole
}

// cards are the examples of one player each: a word a round, the letter of TRF and what the opponent
// finished with.
var cards = map[string]string{
	"halfbye":    "1/3½ 1/3 H 1/2½ 1/2",
	"pairingbye": "1/3½ 1/3 U 1/2½ 1/2",
	"forfeitwin": "1/2½ 1/2 1/2 0/2 +/1½",
	"strong":     "0/5 0/4 =/3 1/2 1/1",
	"weak":       "1/4 1/3 =/2 0/1 0/1",
	"withbye":    "1/3 1/2½ 0/3 =/2 U",
	"withgame":   "1/3 1/2½ 0/3 =/2 1/3",
	"short":      "1/2 =/1 0/½",
	"lateloss":   "1/2 1/3 1/2½ 0/3 1/2",
	"earlyloss":  "0/3 1/2 1/3 1/2½ 1/2",
	"american":   "1/0 1/3 1/3 1/4 0/5",
	"cutweak":    "1/3½ 1/3 H 1/2½ 1/½",
}

// events are the examples of whole crosstables: the pairing system, then a line a player, his name and
// a word a round.
var events = map[string][]string{
	"tied": {"swiss",
		"Ana 6w1 5b1 2w0 12w1 8b1",
		"Bo 12b0 4w1 1b1 14w1 5b1",
		"Cai 8w1 11b0 6w1 7b1 12w1",
		"Dev 11w= 2b0 8w0 10b= 13w1",
		"Eli 13b1 1w0 7w0 6b1 2w0",
		"Fay 1b0 9w1 3b0 5w0 11b0",
		"Gus 9b= 13w= 5b1 3w0 10w1",
		"Hal 3b0 14w1 4b1 11b1 1w0",
		"Ida 7w= 6b0 10w= 13b= 14w0",
		"Jan 14b= 12w0 9b= 4w= 7b0",
		"Kim 4b= 3w1 12b0 8w0 6w1",
		"Lea 2w1 10b1 11w1 1b0 3b0",
		"Max 5w0 7b= 14b0 9w= 4b0",
		"Nia 10w= 8b0 13w1 2b0 9b1",
	},
	"five": {"round robin",
		"Ana . 5b1 4w= 3b1 2w=",
		"Bo 5b1 3w= . 4w1 1b=",
		"Cai 4w1 2b= 5w1 1w0 .",
		"Dev 3b0 . 1b= 2b0 5w1",
		"Eli 2w0 1w0 3b0 . 4b0",
	},
	"seven": {"round robin",
		"Ana . 7b1 6w1 5b1 4w1 3b= 2w=",
		"Bo 7b1 5w1 3b= . 6b1 4w= 1b=",
		"Cai 6w1 4b= 2w= 7b1 5w= 1w= .",
		"Dev 5b1 3w= . 6w1 1b0 2b= 7w1",
		"Eli 4w0 2b0 7w1 1w0 3b= . 6b1",
		"Fay 3b0 . 1b0 4b0 2w0 7b1 5w0",
		"Gus 2w0 1w0 5b0 3w0 . 6w0 4b0",
	},
	"away": {"swiss",
		"Eli 2b- U 3w+ Z Z",
		"Ana 1w+ 3b= Z Z Z",
		"Bo U 2w= 1b- Z Z",
	},
}

// find returns the subject of a name: "halfbye", "tied", "tied.Bo".
func find(name string) (subject, error) {
	s := subject{name: name, seat: -1}
	if rounds, known := cards[name]; known {
		card, err := parseCard(rounds)
		s.card = card
		return s, err
	}
	event, player, one := strings.Cut(name, ".")
	lines, known := events[event]
	if !known {
		return s, fmt.Errorf("no example %q", name)
	}
	var err error
	if s.event, err = parseEvent(lines); err != nil || !one {
		return s, err
	}
	for seat := range s.event.Players {
		if s.event.Players[seat].Name == player {
			s.seat = seat
			return s, nil
		}
	}
	return s, fmt.Errorf("nobody called %q in the example %q", player, event)
}

func parseCard(text string) (*engine.Card, error) {
	words := strings.Fields(text)
	card := &engine.Card{Rounds: len(words)}
	for _, word := range words {
		letter, score, known := strings.Cut(word, "/")
		row := engine.CardRow{Known: known}
		var ok bool
		if row.Kind, row.Outcome, ok = engine.LetterKind(letter); !ok {
			return nil, fmt.Errorf("round %q: no such result", word)
		}
		if known {
			var err error
			if row.Points, err = engine.ParsePoints(score); err != nil {
				return nil, err
			}
		}
		card.Rows = append(card.Rows, row)
	}
	return card, nil
}

// parseEvent reads the lines of an event; the two sides of every game must agree.
func parseEvent(lines []string) (*engine.Event, error) {
	players := make([]engine.Player, len(lines)-1)
	rounds := len(strings.Fields(lines[1])) - 1
	for i, line := range lines[1:] {
		players[i] = engine.Player{Number: i + 1, Name: strings.Fields(line)[0]}
	}
	e := engine.NewEvent(rounds, players)
	if lines[0] == "round robin" {
		e.Pairing = engine.Predetermined
	}
	for seat, line := range lines[1:] {
		words := strings.Fields(line)[1:]
		if len(words) != rounds {
			return nil, fmt.Errorf("%s: %d rounds, expected %d", line, len(words), rounds)
		}
		for i, word := range words {
			cell, err := engine.ParseCell(strings.Trim(word, "."))
			if err != nil {
				return nil, err
			}
			cell.Cell.Opponent = int32(cell.Number)
			e.SetCell(seat, i+1, cell.Cell)
		}
	}
	if problems := e.Validate(); len(problems) > 0 {
		return nil, fmt.Errorf("%s …: %+v", lines[1], problems[0])
	}
	return e, nil
}

// onCard returns the card of the subject; of a participant it is what he would type into the calculator.
func (s subject) onCard() *engine.Card {
	if s.card != nil {
		return s.card
	}
	card := &engine.Card{Rounds: s.event.Rounds, Pairing: s.event.Pairing}
	for round := 1; round <= s.event.Rounds; round++ {
		cell := s.event.Cell(s.seat, round)
		row := engine.CardRow{Kind: cell.Kind, Outcome: cell.Outcome}
		if opponent := cell.Seat(); opponent >= 0 {
			row.Known, row.Points = true, s.points(opponent)
		}
		card.Rows = append(card.Rows, row)
	}
	return card
}

// points returns the score of a participant of the subject's event.
func (s subject) points(seat int) engine.Points {
	sum := engine.Points(0)
	for round := 1; round <= s.event.Rounds; round++ {
		sum += s.event.Awarded(s.event.Cell(seat, round))
	}
	return sum
}

// explain returns a criterion of the subject with its steps.
func (s subject) explain(c engine.Criterion, rules engine.Rules) (engine.Explanation, error) {
	if s.card != nil {
		return s.card.Table(rules).Explain(c)
	}
	if s.seat < 0 {
		return engine.Explanation{}, fmt.Errorf("%s: whose value of %s?", s.name, c)
	}
	table, err := s.event.Table(engine.Options{Rules: rules, After: s.event.Rounds})
	if err != nil {
		return engine.Explanation{}, err
	}
	return table.Explain(c, s.seat), nil
}

// fragment returns the subject as it stands behind the number sign of a link: the card in the
// calculator, a whole event in the tournament room.
func (s subject) fragment(rules engine.Rules) string {
	if s.card == nil && s.seat < 0 {
		return tournament.Fragment(tournament.Open(s.event, rules, nil))
	}
	card := s.onCard()
	var b strings.Builder
	b.WriteString("c1:" + strconv.Itoa(card.Rounds) + "," + rules.Name)
	if card.Pairing == engine.Predetermined {
		b.WriteString(",rr")
	}
	separator := byte(':')
	for i := range card.Rows {
		row := &card.Rows[i]
		b.WriteByte(separator)
		separator = ';'
		b.WriteString(row.Kind.Letter(row.Outcome))
		if row.Known {
			b.WriteString(strings.ReplaceAll(row.Points.Format('.'), "½", "h"))
		}
	}
	return b.String()
}
