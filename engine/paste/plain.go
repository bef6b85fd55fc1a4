package paste

import "strings"

// plain writes the many blanks and hyphens of pages as one of each, and leaves out what cannot be seen: where a word
// may be parted, which way it is written. Everything else takes a text that was made plain. Longer dashes stay, as
// names and titles have them too.
func plain(text string) string { return strings.Map(plainRune, text) }

func plainRune(r rune) rune {
	switch {
	case r < 0xA0:
	case r == 0xA0, 0x2000 <= r && r <= 0x200A, r == 0x202F, r == 0x205F, r == 0x3000:
		return ' '
	case r == 0xAD, r == 0x200B, r == 0x200E, r == 0x200F, 0x202A <= r && r <= 0x202E, 0x2060 <= r && r <= 0x2069, r == 0xFEFF:
		return -1
	case r == 0x2010, r == 0x2011, r == 0x2212, r == 0xFE63, r == 0xFF0D:
		return '-'
	case r == 0x2012:
		return '–'
	case r == 0x2015:
		return '—'
	}
	return r
}

// dashes writes the longer dashes of a field as hyphens.
func dashes(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '–' || r == '—' {
			return '-'
		}
		return r
	}, s)
}
