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
	for _, file := range []string{"", "compare.html", "tournament.html", "prizes.html", "choosing.html", "guide.html", "embed.html"} {
		chosen := "dark"
		if file == "embed.html" {
			chosen = "auto"
		}
		for query, want := range map[string]string{"": chosen, "?theme=light": "light", "?theme=dark": "dark"} {
			p.visit(s.url(file + query))
			p.wait(`"firstTheme" in window`)
			if got := eval[string](p, `firstTheme`); got != want {
				t.Errorf("%s%s begins in the colours %s, want %s", file, query, got, want)
			}
		}
	}
}
