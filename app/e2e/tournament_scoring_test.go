package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// worth selects the field for what a result is worth, in the order of the page.
func worth(n int) string { return fmt.Sprintf("#event-worth-%d", n) }

// A scoring system of one's own is typed by keyboard, and goes where the event goes.
func TestOwnScoring(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.tap(`[data-action="settings"]`)
	p.tap(`[data-scoring="half-bye"]`)
	p.values(7, "PTS=1.5")
	p.focus(`[data-scoring="own"]`)
	p.press(enter)
	p.inFocus(worth(0))
	p.fill(worth(0), "3")
	p.press(tab)
	p.values(1, "PTS=10")
	p.holds(worth(3), "3") // a forfeit win goes with the win
	p.fill(worth(1), "1 1/2")
	p.press(tab)
	p.values(1, "PTS=12")
	p.holds(worth(1), "1½")
	p.holds(worth(5), "½")

	// What cannot be read stays and is marked, what counted goes on counting.
	p.fill(worth(2), "none")
	p.press(tab)
	p.attribute(worth(2), "aria-invalid", "true")
	p.says(worth(2)+"-problem", "Expected points such as 3, 1, ½ or 0.5, at most 99; until then 0 counts")
	p.values(1, "PTS=12")
	p.holds(worth(2), "none")
	p.focus(worth(2))
	p.key("z", true) // takes back the entry, not a change
	p.holds(worth(2), "0")
	p.wait(`!document.querySelector("[aria-invalid]")`)
	p.values(1, "PTS=12")
	p.fill(worth(8), "-½")
	p.press(enter)
	p.values(8, "PTS=-0.5")
	p.tap(`[data-action="undo"]`)
	p.values(8, "PTS=0")
	p.holds(worth(8), "0")
	p.tap(`[data-action="redo"]`)
	p.values(8, "PTS=-0.5")
	p.holds(worth(8), "-½")

	// After a reload and by the link it is the same.
	p.wait(`location.hash.startsWith("#t1:")`)
	p.visitReady(s.url("tournament.html?lang=en&again"))
	p.values(1, "PTS=12")
	p.values(8, "PTS=-0.5")
	p.tap(`[data-action="settings"]`)
	p.holds(worth(0), "3")
	p.attribute(`[data-scoring="own"]`, "aria-pressed", "true")
	p.tap(`[data-scoring="standard"]`)
	p.values(1, "PTS=4")
	p.wait(fmt.Sprintf(`!document.querySelector(%q)`, worth(0)))
}

// The fields have room at every size.
func TestOwnScoringFits(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	p.visitReady(s.url("tournament.html?lang=hu"))
	p.openEvent(smallSwiss)
	p.tap(`[data-action="settings"]`)
	p.tap(`[data-scoring="own"]`)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, worth(8)))
	if wide := eval[string](p, `[...document.querySelectorAll(".event-settings *")].filter((e) => e.getBoundingClientRect().right > innerWidth).map((e) => e.className).join()`); strings.TrimSpace(wide) != "" {
		t.Errorf("beyond the edge: %s", wide)
	}
}
