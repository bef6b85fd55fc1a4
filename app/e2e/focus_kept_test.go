package e2e

import "testing"

// Where Enter takes away what had the focus, the focus goes to something else that is there, never to the page as a whole.
func TestFocusOutlivesWhatHadIt(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	const kept = ` && document.activeElement !== document.body && document.activeElement !== document.documentElement`

	p.visitReady(s.url("index.html?lang=en#c1:3,fide-2026:12;11"))
	p.focus(`[data-action="compare"]`)
	p.press(enter)
	p.wait(`location.pathname === "/compare.html" && !!document.querySelector("[data-card]")` + kept)

	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(largeOpen(8, 3))
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 8`)
	p.focus(roundOf(1, 1))
	p.press("=")
	p.wait(`!!document.querySelector('[data-action="accept"]')`)
	p.focus(`[data-action="accept"]`)
	p.press(enter)
	p.wait(`!document.querySelector('[data-action="accept"]')` + kept)
}
