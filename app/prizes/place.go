package prizes

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// placesOf splits the places off the front of a line: "1:", "1.", "1st", "4–6:", "Place 1:". from is 0 where the
// line names none, and above to where they are in the wrong order.
func placesOf(line string) (from, to int, content string) {
	from, ordinal, rest := leadingPlace(afterPlaceWord(line))
	if from == 0 {
		return 0, 0, line
	}
	to = from
	for _, dash := range []string{"-", "–", "—"} {
		if behind, found := strings.CutPrefix(strings.TrimLeft(rest, " ."), dash); found {
			if n, second, after := leadingPlace(strings.TrimLeft(behind, " ")); n > 0 {
				to, ordinal, rest = n, ordinal || second, after
			}
		}
	}
	content, found := cutMark(rest)
	if !found && ordinal {
		content, found = strings.CutPrefix(rest, " ")
	}
	if !found {
		return 0, 0, line
	}
	return from, to, afterPrizeWord(strings.TrimSpace(content))
}

// cutMark takes what ends the places off the front: a colon or a tab, or a full stop or a bracket with something else
// than a number directly behind it.
func cutMark(s string) (string, bool) {
	stopped := strings.TrimLeft(s, " ")
	if len(stopped) > 0 && (stopped[0] == '.' || stopped[0] == ')') {
		stopped = stopped[1:]
		next, _ := utf8.DecodeRuneInString(stopped)
		if next == ' ' || next == '\t' || unicode.IsLetter(next) || unicode.Is(unicode.Sc, next) {
			rest := strings.TrimLeft(stopped, " \t")
			// "1. place: 200" has both.
			if word, behind, found := strings.Cut(rest, ":"); found && slices.Contains(placeWords, strings.ToLower(word)) {
				return behind, true
			}
			return rest, rest != ""
		}
	}
	stopped = strings.TrimLeft(stopped, " ")
	for _, mark := range []string{":", "\t"} {
		if content, found := strings.CutPrefix(stopped, mark); found {
			return content, true
		}
	}
	return s, false
}

// placeWords say in the three languages that a number is a place or that an amount is a prize.
var placeWords = strings.Fields("place places prize platz plätze preis hely helyezett helyezés díj")

// afterPlaceWord takes "Place" off the front of "Place 1: 200".
func afterPlaceWord(line string) string {
	word, rest, found := strings.Cut(line, " ")
	if found && slices.Contains(placeWords, strings.ToLower(word)) {
		if numbers, _, named := strings.Cut(rest, ":"); named && strings.Trim(numbers, "0123456789 .-–—") == "" {
			return rest
		}
	}
	return line
}

// afterPrizeWord takes "prize" off the front of what stands behind a place: "1. prize 200", "1st prize: 200". The name
// of a prize keeps it ("Prize of the town").
func afterPrizeWord(content string) string {
	end := strings.IndexAny(content, " :\t")
	if end < 0 || !slices.Contains(placeWords, strings.ToLower(content[:end])) {
		return content
	}
	rest := strings.TrimLeft(content[end:], " :\t")
	amount, _, _ := strings.Cut(strings.ReplaceAll(rest, ", ", "+"), "+")
	if _, _, ok := parseMoney(amount); ok || content[end] == ':' || holdsMoney(amount) || meantAsMoney(amount) {
		return rest
	}
	return content
}

// leadingPlace returns the number at the front of a text, 0 where there is none, and whether an English ending makes
// it an ordinal.
func leadingPlace(s string) (place int, ordinal bool, rest string) {
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	n, err := strconv.Atoi(s[:digits])
	if err != nil || digits > 6 {
		return 0, false, s
	}
	rest = s[digits:]
	if len(rest) >= 2 && slices.Contains([]string{"st", "nd", "rd", "th"}, strings.ToLower(rest[:2])) {
		next, _ := utf8.DecodeRuneInString(rest[2:])
		if !unicode.IsLetter(next) || next == utf8.RuneError {
			return n, true, rest[2:]
		}
	}
	return n, false, rest
}
