package e2e

import (
	"fmt"
	"testing"

	"feinwertung/app/text"
)

// Points that were left unfinished, or cannot be any, are marked as soon as the field is left, also with Tab, which
// stays in the row.
func TestUnfinishedPointsAreMarked(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	expected := text.In("en").Text(text.ScoreExpected)
	for address, field := range map[string]string{
		"?lang=en":             score(2),
		"compare.html?lang=en": card(1, score(2)),
	} {
		p.visitReady(s.url(address))
		for _, typed := range []string{"1/0", "5/0", "7/", "3 1/", "3 1", "."} {
			p.fill(field, typed)
			p.press(tab)
			p.attribute(field, "aria-invalid", "true")
			p.wait(fmt.Sprintf(`document.getElementById(document.querySelector(%q).getAttribute("aria-describedby")).innerText === %q`, field, expected))
			p.fill(field, "3 1/2")
			p.press(tab)
			p.wait(fmt.Sprintf(`!document.querySelector(%q).hasAttribute("aria-invalid")`, field))
		}
	}
}
