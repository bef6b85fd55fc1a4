package app

import "strings"

// elementText is what an element shows that is changed on the page itself, without go-app: its text, which stands in
// it or in the first element in it, and the exact value if it shows one.
type elementText struct{ id, text, exact string }

// writeTexts puts texts on the page at once and returns what stood there before. What is not on the page is left out.
func writeTexts(texts []elementText) (before []elementText) {
	if len(texts) == 0 {
		return nil
	}
	lines := make([]string, len(texts))
	for i, t := range texts {
		lines[i] = t.id + partText + t.text + partText + t.exact
	}
	for line := range strings.SplitSeq(writeOnPage(strings.Join(lines, nextText)), nextText) {
		if parts := strings.Split(line, partText); len(parts) == 3 {
			before = append(before, elementText{parts[0], parts[1], parts[2]})
		}
	}
	return before
}
