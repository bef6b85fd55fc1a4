package engine

import "strings"

// Excerpt returns what a message shows of an input, so that a pasted megabyte does not become the message and
// the message stays one line: the first 40 bytes, up to a whole character and an ellipsis, with an
// arrow for each tab and a replacement sign for every other control character.
func Excerpt(s string) string {
	const most = 40
	if len(s) > most {
		cut := most
		for cut > 0 && s[cut]&0xC0 == 0x80 {
			cut--
		}
		s = s[:cut] + "…"
	}
	return strings.Map(func(r rune) rune {
		if r == '\t' {
			return '⇥'
		}
		if r < ' ' || r == 0x7F {
			return '\uFFFD'
		}
		return r
	}, s)
}

// quote is an excerpt as messages in English quote it.
func quote(s string) string { return "“" + Excerpt(s) + "”" }
