package paste

import (
	"slices"
	"strings"
)

// joined puts the fields of each round of a row together.
func (a apart) joined(cells []string) []string {
	if len(cells) <= a.first {
		return cells
	}
	row := slices.Clone(cells[:a.first])
	rest := cells[a.first:]
	for range a.rounds {
		parts := make([]string, a.columns)
		n := copy(parts, rest)
		row, rest = append(row, a.round(parts)), rest[n:]
	}
	return append(row, rest...)
}

// round puts the parts of a round together, without what only says that there is no opponent. With an opponent and
// without a result the game is not finished.
func (a apart) round(parts []string) string {
	at := a.columns - 1 // of the result
	if a.order == resultFirst {
		at = 0
	}
	var words []string
	opponent := false
	for i, p := range parts {
		opponent = opponent || i != at && strings.ContainsAny(p, "123456789")
	}
	for i, p := range parts {
		switch {
		case i == at && p == "" && opponent:
			words = append(words, "?")
		case i == at && p == "-" && opponent:
			words = append(words, "(-)") // - 1 is a bye
		case p != "" && (opponent || i == at || strings.Trim(p, "0-–—*. ") != ""):
			words = append(words, p)
		}
	}
	if words == nil {
		words = parts
	}
	return trim(strings.Join(words, " "))
}
