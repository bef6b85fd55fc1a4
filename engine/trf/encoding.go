package trf

import (
	"strings"
	"unicode/utf8"
)

const byteOrderMark = "\uFEFF"

// windows1252 are the characters of the bytes 0x80 to 0x9F, where Windows-1252 has more than
// Latin-1. The five free places keep their control characters.
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"

// decode returns the text without a byte order mark, in UTF-8.
func decode(data []byte) (text string, code Code) {
	text = string(data)
	if strings.HasPrefix(text, "\xFF\xFE") || strings.HasPrefix(text, "\xFE\xFF") {
		return "", WideCharacters
	}
	text, recoded := UTF8(text)
	if recoded {
		code = Recoded
	}
	return text, code
}

// UTF8 returns a text without its byte order mark in UTF-8. What is not UTF-8 is taken for Windows-1252, which
// contains Latin-1; recoded says that it was.
func UTF8(text string) (decoded string, recoded bool) {
	text = strings.TrimPrefix(text, byteOrderMark)
	if utf8.ValidString(text) {
		return text, false
	}
	var upper [32]rune
	i := 0
	for _, r := range windows1252 {
		upper[i] = r
		i++
	}
	size := len(text)
	for i := 0; i < len(text); i++ {
		if text[i] >= 0x80 {
			size += 2
		}
	}
	b := make([]byte, 0, size)
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case c < 0x80:
			b = append(b, c)
		case c < 0xA0:
			b = utf8.AppendRune(b, upper[c-0x80])
		default:
			b = utf8.AppendRune(b, rune(c))
		}
	}
	return string(b), true
}

// isASCII reports whether a column is a byte.
func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
