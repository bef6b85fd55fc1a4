package paste

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// entities are the references that tables use; all others can be given by number.
var entities = [...]struct{ name, text string }{
	{"nbsp", " "}, {"thinsp", " "}, {"ensp", " "}, {"emsp", " "}, {"shy", ""}, {"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", `"`}, {"apos", "'"}, {"frac12", "½"}, {"half", "½"},
	{"frac14", "¼"}, {"frac34", "¾"}, {"minus", "-"}, {"ndash", "–"}, {"mdash", "—"}, {"plus", "+"}, {"equals", "="},
	{"auml", "ä"}, {"ouml", "ö"}, {"uuml", "ü"}, {"Auml", "Ä"}, {"Ouml", "Ö"}, {"Uuml", "Ü"}, {"szlig", "ß"},
	{"aacute", "á"}, {"eacute", "é"}, {"iacute", "í"}, {"oacute", "ó"}, {"uacute", "ú"}, {"ntilde", "ñ"}, {"ccedil", "ç"},
	{"egrave", "è"}, {"agrave", "à"}, {"ecirc", "ê"}, {"Oacute", "Ó"}, {"Eacute", "É"}, {"Aacute", "Á"}, {"ordm", "º"},
}

// unescape appends a text with its references resolved.
func unescape(b []byte, s string) []byte {
	for {
		i := strings.IndexByte(s, '&')
		if i < 0 {
			return append(b, s...)
		}
		b = append(b, s[:i]...)
		s = s[i:]
		end := strings.IndexByte(s[:min(len(s), 12)], ';')
		text, ok := "", false
		if end > 1 {
			text, ok = reference(s[1:end])
		}
		if !ok {
			b = append(b, '&')
			s = s[1:]
			continue
		}
		b = append(b, text...)
		s = s[end+1:]
	}
}

// reference returns what a reference stands for.
func reference(name string) (text string, ok bool) {
	if name[0] == '#' {
		base := 10
		digits := name[1:]
		if digits != "" && digits[0]|0x20 == 'x' {
			base, digits = 16, digits[1:]
		}
		n, err := strconv.ParseUint(digits, base, 32)
		if err != nil || n == 0 || !utf8.ValidRune(rune(n)) {
			return "", false
		}
		return plain(string(rune(n))), true
	}
	for _, e := range entities {
		if e.name == name {
			return e.text, true
		}
	}
	return "", false
}
