package paste

import (
	"slices"
	"strings"

	"feinwertung/engine"
)

// LegendLine is a line that says what a tie-break is, such as
// "Tie Break4: Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)".
type LegendLine struct {
	Number int // of the tie-break, from 1
	Text   string
	Year   int // the year of the rules that the text names, 0 for none
}

// legendWords are the words in front of the number, in lower case and without blanks.
const legendWords = " tiebreak tie-break tb wertung wtg feinwertung desempate des départage departage holtverseny holtv hv spareggio " +
	"særpoeng kriterium kritérium criterio critério skiljepoäng łamanie pomocnéhodnocení доп тай-брейк "

// legend reads the lines of a legend. Several of them can stand in one line of text.
func legend(text string) []LegendLine {
	const most = 4096
	var list []LegendLine
	if len(text) > most {
		return nil
	}
	from := 0
	for at := 0; len(list) < 20; {
		sign := strings.IndexAny(text[at:], ":=")
		if sign < 0 {
			break
		}
		at += sign
		if n, start, ok := legendLabel(text[from:at]); ok {
			if len(list) > 0 {
				list[len(list)-1].Text = strings.Trim(text[from:from+start], " \t,;")
			}
			list = append(list, LegendLine{Number: n})
			from = at + 1
		}
		at++
	}
	if len(list) > 0 {
		list[len(list)-1].Text = trim(text[from:])
	}
	for i := range list {
		list[i].Year = year(list[i].Text)
	}
	return list
}

// listed takes a line that has nothing but the number of a tie-break in front of its name, as in a list that counts up,
// and reports whether it is one. Such a list is near the table.
func (r *Reading) listed(text string) bool {
	const near = 50
	next := len(r.Legend) + 1
	name, ok := strings.CutPrefix(text, itoa(next))
	if !ok || name == "" || strings.IndexByte(".)", name[0]) < 0 || strings.Contains(name, "\t") {
		return false
	}
	name = trim(name[1:])
	l := labelOf(name)
	known := isTiebreakLabel(l) || meaningOf(l) == Points
	for _, word := range [...]string{"direct", "direkt", "sieg", "win", "black", "schwarz", "rating", "elo", "perf"} {
		known = known || strings.Contains(l, word)
	}
	if !known || next > near || len(r.Unused) > near || r.namesPlayer(name) {
		return false
	}
	r.Legend = append(r.Legend, LegendLine{Number: next, Text: name, Year: year(name)})
	return true
}

// namesPlayer reports whether a text has the whole name of a player, as a list of prizes: a criterion can be a part of
// one, and Berger one of both.
func (r *Reading) namesPlayer(text string) bool {
	between := func(r rune) bool { return strings.ContainsRune(" ,.:", r) }
	words := strings.FieldsFunc(text, between)
	return slices.ContainsFunc(r.Event.Players, func(p engine.Player) bool {
		name := strings.FieldsFunc(p.Name, between)
		return len(name) > 0 && !slices.ContainsFunc(name, func(w string) bool { return !slices.Contains(words, w) })
	})
}

// legendLabel reads the label at the end of s: "Tie Break4", "Desempate 1". It returns its number and
// where it starts.
func legendLabel(s string) (n, start int, ok bool) {
	end := len(strings.TrimRight(s, " "))
	digits := end
	for digits > 0 && isDigit(s[digits-1]) {
		digits--
	}
	n, ok = whole(s[digits:end])
	if !ok || n < 1 || n > 20 {
		return 0, 0, false
	}
	const most = 24
	words := s[max(0, digits-most):digits]
	for i := range len(words) {
		if i > 0 && (isLetter(words[i-1]) && words[i] >= 'a' || words[i]&0xC0 == 0x80) {
			continue
		}
		word := without(words[i:], " .")
		if word != "" && strings.Contains(legendWords, " "+word+" ") {
			return n, max(0, digits-most) + i, true
		}
	}
	return 0, 0, false
}

// year returns the year of rules in brackets, 0 where there is none.
func year(s string) int {
	for {
		i := strings.IndexByte(s, '(')
		if i < 0 || i+5 >= len(s) {
			return 0
		}
		s = s[i+1:]
		if n, ok := whole(s[:4]); ok && s[4] == ')' && n >= 2000 && n < 2100 {
			return n
		}
	}
}

// days reads the days of an event from a line such as "Date 2026/09/10 to 2026/09/14". Both are 0 where
// the line does not hold exactly two.
func days(s string) (first, last engine.Date) {
	var found []engine.Date
	for i := 0; i+10 <= len(s) && len(found) < 3; i++ {
		if i > 0 && isDigit(s[i-1]) || !isDigit(s[i]) {
			continue
		}
		day := s[i : i+10]
		if day[2] == '.' && day[5] == '.' || day[2] == '/' && day[5] == '/' && day[3:5] <= "12" && day[:2] > "12" {
			day = day[6:] + "-" + day[3:5] + "-" + day[:2]
		}
		if d, err := engine.ParseDate(day); err == nil && d > 19000000 {
			found = append(found, d)
			i += 9
		}
	}
	if len(found) != 2 || found[0] > found[1] {
		return 0, 0
	}
	return found[0], found[1]
}
