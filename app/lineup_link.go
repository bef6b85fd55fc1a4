package app

import (
	"net/url"
	"strings"

	"feinwertung/engine"
)

// lineupLink is what a link of cards side by side begins with: the room and the version. Behind it stand the
// choices that hold for all cards, as in the link of a card; the order of the criteria; and each card: its
// name and a semicolon in front of each of its rows. Behind an exclamation mark after the name stand the criteria
// that have other values in the tournament from which the card comes.
//
//	s1:5,fide-2026:BH/C1,BH:Ana;11;12:Bo!PTS~BH;03;1*zH
const lineupLink = "s1"

// lineupFragment returns a lineup as a fragment, without the number sign.
func lineupFragment(s *lineup) string {
	var b strings.Builder
	b.WriteString(lineupLink + ":")
	writeOptions(&b, &s.Cards[0].State)
	separator := byte(':')
	for _, c := range s.Order {
		b.WriteByte(separator)
		b.WriteString(c.String())
		separator = ','
	}
	if len(s.Order) == 0 {
		b.WriteByte(':')
	}
	for i := range s.Cards {
		b.WriteByte(':')
		b.WriteString(escapeName(s.Cards[i].Name))
		if apart := s.Cards[i].Apart; apart != "" {
			b.WriteString("!" + apart)
		}
		writeRows(&b, &s.Cards[i].State, ';')
	}
	return b.String()
}

// readLineupFragment reads what lineupFragment wrote, in any version so far.
func readLineupFragment(fragment string) (*lineup, error) {
	if !strings.Contains(fragment, ":") {
		// Some programs escape more of a link than they have to.
		if unescaped, err := url.PathUnescape(fragment); err == nil {
			fragment = unescaped
		}
	}
	parts := strings.Split(fragment, ":")
	if len(parts) < 3+fewestCards || len(parts) > 3+mostLineup || parts[0] != lineupLink {
		return nil, errLink
	}
	options, err := readOptions(parts[1])
	if err != nil {
		return nil, err
	}
	s := &lineup{}
	if parts[2] != "" {
		for _, code := range strings.Split(parts[2], ",") {
			c, err := engine.ParseCriterion(code)
			if err != nil || !s.takes(c) {
				return nil, errLink
			}
			s.Order = append(s.Order, c)
		}
	}
	for _, part := range parts[3:] {
		card := namedCard{State: options}
		rows := strings.Split(part, ";")
		name, apart, marked := strings.Cut(rows[0], "!")
		if card.Name, err = unescapeName(name); err != nil {
			return nil, err
		}
		if card.Apart, err = readApart(apart, marked); err != nil {
			return nil, err
		}
		if err := card.State.readRows(rows[1:]); err != nil {
			return nil, err
		}
		s.Cards = append(s.Cards, card)
	}
	return s, nil
}

// readApart checks the codes behind a name.
func readApart(written string, marked bool) (string, error) {
	if !marked {
		return "", nil
	}
	for code := range strings.SplitSeq(written, apartSign) {
		c, err := engine.ParseCriterion(code)
		if err != nil || !c.Name.OnCard() || c.String() != code {
			return "", errLink
		}
	}
	return written, nil
}

// mostName is the most bytes of a name.
const mostName = 80

// escapeName writes a name so that it survives every program that passes links on: letters and digits as
// they are, a blank as a low line.
func escapeName(name string) string {
	var b strings.Builder
	for i := range len(name) {
		switch c := name[i]; {
		case '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' || c == '.' || c == '-':
			b.WriteByte(c)
		case c == ' ':
			b.WriteByte('_')
		default:
			const hex = "0123456789ABCDEF"
			b.Write([]byte{'%', hex[c>>4], hex[c&15]})
		}
	}
	return b.String()
}

func unescapeName(written string) (string, error) {
	name, err := url.PathUnescape(strings.ReplaceAll(written, "_", " "))
	if err != nil || len(name) > mostName {
		return "", errLink
	}
	return name, nil
}

// cutName shortens a name to what a link takes.
func cutName(name string) string {
	for len(name) > mostName {
		name = string([]rune(name)[:mostName/4])
	}
	return name
}
