package paste

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Decoded returns a text that begins with a byte order mark of UTF-16 in UTF-8, and any other as it is.
// Spreadsheets and the text editor of Windows save tables like that. What is no character becomes U+FFFD.
func Decoded(text string) string {
	high, low := 1, 0
	switch {
	case strings.HasPrefix(text, "\xFF\xFE"):
	case strings.HasPrefix(text, "\xFE\xFF"):
		high, low = 0, 1
	default:
		return text
	}
	unit := func(i int) rune { return rune(text[i+high])<<8 | rune(text[i+low]) }
	b := make([]byte, 0, len(text))
	i := 2
	for ; i+1 < len(text); i += 2 {
		r := unit(i)
		if utf16.IsSurrogate(r) {
			next := rune(utf8.RuneError)
			if i+3 < len(text) {
				next = unit(i + 2)
			}
			if r = utf16.DecodeRune(r, next); r != utf8.RuneError {
				i += 2
			}
		}
		b = utf8.AppendRune(b, r)
	}
	if i < len(text) { // half a character: the file was cut off
		b = utf8.AppendRune(b, utf8.RuneError)
	}
	return string(b)
}
