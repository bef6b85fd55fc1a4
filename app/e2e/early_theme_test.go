package e2e

import "testing"

// noteFirstTheme notes the colours in which the page is shown first: those there are when the body begins.
const noteFirstTheme = `new MutationObserver(() => {
	if (document.body && !("firstTheme" in window)) window.firstTheme = document.documentElement.dataset.theme || "auto";
}).observe(document, { childList: true, subtree: true })`

// TestPageIsInTheColoursChosenBeforeAnythingIsPainted opens every page with colours chosen before, and with others in
// the address. A frame follows the article alone.
func TestPageIsInTheColoursChosenBeforeAnythingIsPainted(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visit(s.url("guide.html"))
	eval[bool](p, `localStorage.setItem("feinwertung:theme", "dark") === undefined`)
	p.beforeScripts(noteFirstTheme)
	for address, want := range map[string]string{
		"": "dark", "compare.html": "dark", "tournament.html": "dark", "prizes.html": "dark", "choosing.html": "dark", "guide.html": "dark", "embed.html": "auto",
		"?theme=light": "light", "guide.html?theme=light": "light", "embed.html?theme=dark": "dark",
	} {
		p.visit(s.url(address))
		p.wait(`"firstTheme" in window`)
		if got := eval[string](p, `firstTheme`); got != want {
			t.Errorf("%q begins in the colours %s, want %s", address, got, want)
		}
	}
}
