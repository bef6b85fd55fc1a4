package app

import (
	"errors"
	"net/url"
	"strconv"
	"strings"

	"feinwertung/app/tournament"
	"feinwertung/engine"
)

// A link carries a state in the fragment of the address:
//
//	c1:5,fide-2026:13h;13;H;12h;12
//
// The letter before the first colon names the room (c is a card), the number the version of the
// format; other rooms take other letters. Between the colons stand the number of rounds, the rule
// set and, where they are not the usual ones, rr for a round robin and s=… for the scoring. Behind
// them stands one entry a round: the result's letter of TRF (a full stop when there is none), what was
// typed for the opponent's points, and behind an asterisk the opponent's own unplayed rounds.
const cardLink = "c1"

var errLink = errors.New("the link is not one of ours, or only a part of it")

// linkRoom returns what stands before the first colon of a fragment: the room and the version.
func linkRoom(fragment string) string {
	room, _, _ := strings.Cut(fragment, ":")
	return room
}

// putFragment writes a state into the address, and leaves the address without one where it is too long for a link.
func putFragment(fragment string) {
	if len(fragment) > tournament.MostLink {
		fragment = ""
	}
	replaceFragment(fragment)
}

// isFor reports whether a fragment is a link to a room, or one that no room knows, as that of a later version: the
// room has to say that it cannot read it. Links to other rooms it may still have before it when it is entered.
func isFor(fragment, link string) bool {
	room, _, found := strings.Cut(fragment, ":")
	switch {
	case !found:
		return false
	case roomOf(fragment, "") != "":
		return strings.HasPrefix(fragment, link)
	}
	return len(room) > 1 && room[len(room)-1] >= '0' && room[len(room)-1] <= '9'
}

// cardFragment returns the state as a fragment, without the number sign.
func cardFragment(s State) string {
	var b strings.Builder
	b.WriteString(cardLink + ":")
	writeOptions(&b, &s)
	writeRows(&b, &s, ':')
	return b.String()
}

// writeOptions writes what the numbers of a card depend on beside its rows.
func writeOptions(b *strings.Builder, s *State) {
	b.WriteString(strconv.Itoa(s.Rounds) + "," + s.Rules)
	if s.Pairing == engine.Predetermined {
		b.WriteString(",rr")
	}
	switch sc := &s.Scoring; {
	case sc.System == Own:
		b.WriteString(",s=" + escape(sc.Win) + "~" + escape(sc.Draw) + "~" + escape(sc.Loss) + "~" + escape(sc.Bye))
	case sc.System != Standard:
		b.WriteString(",s=" + string(sc.System))
	}
}

// writeRows writes the rows up to the last one that holds something, the first behind a separator of its own.
func writeRows(b *strings.Builder, s *State, separator byte) {
	last := len(s.Rows)
	for last > 0 && s.Rows[last-1] == (Row{}) {
		last--
	}
	for i := range s.Rows[:last] {
		b.WriteByte(separator)
		separator = ';'
		row := &s.Rows[i]
		switch {
		case row.Result != NotPlayed:
			b.WriteByte(byte(row.Result))
		case row.Score+row.Away != "":
			b.WriteByte('.')
		}
		b.WriteString(escape(row.Score))
		if row.Away != "" {
			b.WriteString("*" + row.Away)
		}
	}
}

// readCardFragment reads what cardFragment wrote, in any version so far.
func readCardFragment(fragment string) (State, error) {
	if !strings.Contains(fragment, ":") {
		// Some programs escape more of a link than they have to.
		if unescaped, err := url.PathUnescape(fragment); err == nil {
			fragment = unescaped
		}
	}
	parts := strings.SplitN(fragment, ":", 3)
	if len(parts) < 2 || parts[0] != cardLink {
		return State{}, errLink
	}
	s, err := readOptions(parts[1])
	if err != nil || len(parts) < 3 {
		return s, err
	}
	return s, s.readRows(strings.Split(parts[2], ";"))
}

// readOptions reads what writeOptions wrote, as a card with empty rows.
func readOptions(written string) (State, error) {
	s := newState()
	options := strings.Split(written, ",")
	rounds, err := strconv.Atoi(options[0])
	if err != nil || rounds < 1 || rounds > MaxRounds || len(options) < 2 {
		return State{}, errLink
	}
	s.Rounds = rounds
	rules, known := engine.RulesNamed(options[1])
	if !known {
		return State{}, errLink
	}
	s.Rules = rules.Name
	for _, option := range options[2:] {
		if err := s.readOption(option); err != nil {
			return State{}, err
		}
	}
	return s, nil
}

// readRows reads what writeRows wrote.
func (s *State) readRows(rows []string) (err error) {
	if len(rows) > MaxRounds {
		return errLink
	}
	for i, row := range rows {
		if s.Rows[i], err = readRow(row); err != nil {
			return err
		}
	}
	return nil
}

// readOption reads one of the choices behind the rule set.
func (s *State) readOption(option string) error {
	value, isScoring := strings.CutPrefix(option, "s=")
	switch {
	case option == "rr":
		s.Pairing = engine.Predetermined
		return nil
	case !isScoring:
		return errLink
	case System(value) == ThreeOne || System(value) == TwoOne:
		s.Scoring.System = System(value)
		return nil
	}
	worths := strings.Split(value, "~")
	if len(worths) != 4 {
		return errLink
	}
	s.Scoring.System = Own
	for w := WorthWin; w <= WorthBye; w++ {
		text, err := unescape(worths[w])
		if err != nil {
			return err
		}
		*s.Scoring.text(w) = text
	}
	return nil
}

func readRow(entry string) (Row, error) {
	var row Row
	if entry == "" {
		return row, nil
	}
	if entry[0] != '.' {
		result, known := resultOf(entry[0])
		if !known {
			return row, errLink
		}
		row.Result = result
	}
	score, away, _ := strings.Cut(entry[1:], "*")
	for i := range len(away) {
		if _, known := absenceOf(away[i]); !known {
			return row, errLink
		}
	}
	if len(away) > MaxRounds {
		return row, errLink
	}
	row.Away = away
	var err error
	row.Score, err = unescape(score)
	return row, err
}

// shortSigns are the signs of a score that an address cannot carry as they are, with the letter
// that stands for each in a link.
var shortSigns = []struct{ sign, letter string }{{"½", "h"}, {"¼", "q"}, {"¾", "t"}, {" ", "_"}}

// escape writes a typed text so that it survives every program that passes links on.
func escape(text string) string {
	var b strings.Builder
next:
	for len(text) > 0 {
		for _, s := range shortSigns {
			if rest, found := strings.CutPrefix(text, s.sign); found {
				b.WriteString(s.letter)
				text = rest
				continue next
			}
		}
		if c := text[0]; '0' <= c && c <= '9' || c == '.' || c == '/' {
			b.WriteByte(c)
		} else {
			const hex = "0123456789ABCDEF"
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		}
		text = text[1:]
	}
	return b.String()
}

func unescape(text string) (string, error) {
	for _, s := range shortSigns {
		text = strings.ReplaceAll(text, s.letter, s.sign)
	}
	unescaped, err := url.PathUnescape(text)
	if err != nil || len(unescaped) > mostTyped {
		return "", errLink
	}
	return unescaped, nil
}

// mostTyped is the most bytes that a field of the card takes.
const mostTyped = 40
