package e2e

import (
	"fmt"
	"testing"
)

// A link that is followed while the last entry is still to be saved opens: saving does not put the old state back into
// the address before the room has read the new one, not even the second time. What was open stays saved.
func TestLinkFollowedBeforeSavingOpens(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, room := range []struct{ page, link, field, typed, shown string }{
		{"index.html", "c1:5,fide-2026:13;12", score(1), "4",
			`document.querySelector('output[data-tiebreak="BH"]').dataset.exact === "5"`},
		// The same link as at the beginning, before the address has changed at all.
		{"index.html#c1:5,fide-2026:13;12", "c1:5,fide-2026:13;12", score(1), "4",
			`document.querySelector('output[data-tiebreak="BH"]').dataset.exact === "5"`},
		{"compare.html", "s1:5,fide-2026:BH:Ana;11;12:Bo;03", card(1, score(1)), "4",
			`document.querySelector('[data-card="2"] output[data-tiebreak="BH"]').dataset.exact === "3"`},
		{"prizes.html", "p1:pool,1/%C2%A3200%0A%C2%A3100/Ana%204%0A=Bo%204/BH", control("prizes"), "£5",
			`document.querySelector('[data-prize="money"]')?.dataset.exact === "150"`},
	} {
		p.visitReady(s.url(room.page))
		p.fill(room.field, room.typed)
		eval[bool](p, fmt.Sprintf(`(location.hash = "c1:5,fide-2026:0", location.hash = %q, document.dispatchEvent(new Event("visibilitychange")), document.dispatchEvent(new Event("visibilitychange")), true)`, room.link))
		p.wait(room.shown)
		p.wait(fmt.Sprintf(`location.hash === %q`, "#"+room.link))
	}
}
