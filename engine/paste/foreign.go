package paste

import "strings"

// foreign recognises what is no table of an event.
func foreign(text string) ErrorKind {
	start := strings.TrimLeft(text[:min(len(text), 4096)], " \t\r\n")
	switch {
	case start == "" && strings.Trim(text, " \t\r\n") == "":
		return Empty
	case notText(start):
		return NotText
	case strings.HasPrefix(start, "[Event ") || strings.HasPrefix(start, "[Site ") || strings.HasPrefix(start, "[White "):
		return GamesFile
	case start != "" && (start[0] == '{' || start[0] == '[') && startsValue(start[1:]):
		return JSONText
	}
	return 0
}

// startsValue reports whether what stands behind a bracket is data for programs, and not a word such as code
// in the mark-up of forums.
func startsValue(s string) bool {
	s = strings.TrimLeft(s, " \t\r\n")
	return s == "" || strings.IndexByte("{[\"]}-", s[0]) >= 0 || isDigit(s[0])
}

// notText reports whether a text is none: one sign in thirty controls something else than lines, columns and pages.
func notText(text string) bool {
	controls := 0
	for i := range len(text) {
		if c := text[i]; c < ' ' && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != '\v' {
			controls++
		}
	}
	return controls > 0 && controls*30 > len(text)
}

func firstLine(text string) string {
	text = strings.TrimLeft(text, " \t\r\n")
	line, _, _ := strings.Cut(text, "\n")
	return line
}
