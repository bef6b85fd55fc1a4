package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// controlKey holds the control key while a key is pressed.
func (p *browserPage) controlKey(key string, more ...chromedp.Modifier) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(key, chromedp.KeyModifiers(append(more, chromedp.ModifierCtrl)...)))
}

func TestKeyboardMovesAsInATable(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.focus(score(1))
	for _, step := range []struct{ key, to string }{
		{enter, score(2)}, {down, score(3)}, {up, score(2)}, {tab, result(2)}, {tab, score(3)}, {right, result(3)},
		{enter, result(4)}, {up, result(3)}, {left, score(3)}, {down, score(4)}, {enter, score(5)}, {enter, score(5)},
		{up, score(4)}, {tab, result(4)}, {down, result(5)},
	} {
		p.press(step.key)
		p.inFocus(step.to)
	}
	// Inside of a number the arrows move the caret.
	p.enterScore(1, "35")
	p.press(left, right, right)
	p.inFocus(result(1))
	p.enterScore(1, "35")
	p.press(left, ".")
	p.holds(score(1), "3.5")
	// A whole card by the keyboard alone.
	p.newCard("fide-2026")
	p.focus(score(1))
	p.press("3", ".", "5", enter, "3", enter, enter, "2", ",", "5", enter, "2", up, up, up, up, tab)
	p.press("1", enter, "1", enter, "h", enter, "1", enter, "1")
	p.shows("PTS=4.5 BH=13.5 BH/C1=11")
}

func TestEveryResultHasItsKey(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.focus(result(1))
	for _, tt := range []struct{ key, letter string }{
		{"1", "1"}, {"0", "0"}, {"=", "="}, {"+", "+"}, {"-", "-"}, {"U", "U"}, {"F", "F"}, {"H", "H"}, {"Z", "Z"},
		{"u", "U"}, {"r", "="}, {backspace, ""}, {"1", "1"}, {del, ""},
	} {
		p.press(tt.key)
		p.attribute(result(1), "data-value", tt.letter)
	}
}

func TestResultsByTouch(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	p.visitReady(s.url(emptyCard))
	p.enterScore(1, "3")
	p.tap(`[id="card-result-1-="]`)
	p.attribute(result(1), "data-value", "=")
	p.tap(`[id="card-result-1-="]`)
	p.attribute(result(1), "data-value", "")
	p.tap(`[id="card-result-2-other"]`)
	p.tap(`[data-row="2"] [data-letter="H"]`)
	p.attribute(result(2), "data-value", "H")
	p.shows("PTS=0.5")
	p.inFocus(result(2))
	p.tap(`[id="card-result-2-other"]`)

	// Nothing that has to be touched is smaller than a finger.
	for _, selector := range []string{score(1), `[id="card-result-1-1"]`, `[id="card-result-1-other"]`, `[data-action="undo"]`,
		`.summary-value`, `.card-button`, `.chip`, control("rules"), `.criterion-row`} {
		height := eval[float64](p, fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().height`, selector))
		width := eval[float64](p, fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().width`, selector))
		if height < 44 || width < 44 {
			t.Errorf("%s is %.0f × %.0f", selector, width, height)
		}
	}
	if wide := eval[float64](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %.0f wide on a screen of 360", wide)
	}
}

func TestUndoRedoAndClear(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.typeCard("1:3½ =:2")
	p.shows("PTS=1.5 BH=5.5")
	p.focus(score(2))
	p.controlKey("z")
	p.shows("PTS=1 BH=3.5")
	p.controlKey("z")
	p.wait(fmt.Sprintf(`document.querySelector(%q).value === ""`, score(2)))
	p.controlKey("Z", chromedp.ModifierShift)
	p.controlKey("y")
	p.shows("PTS=1.5 BH=5.5")

	p.tap(`[data-action="clear"]`)
	p.shows("PTS=0 BH=0")
	for row := 1; row <= 2; row++ {
		p.wait(fmt.Sprintf(`document.querySelector(%q).value === ""`, score(row)))
		p.attribute(result(row), "data-value", "")
	}
	// A field that was emptied takes the same text again, and can be emptied again.
	p.enterScore(1, "3½")
	p.enterResult(1, "1")
	p.shows("BH=3.5")
	p.enterScore(1, "")
	p.enterScore(1, "3½")
	p.shows("BH=3.5")
	for range 4 {
		p.tap(`[data-action="undo"]`)
	}
	p.shows("PTS=1.5 BH=5.5")
	p.holds(score(1), "3½")
}

// TestNothingMovesWhileTyping types games, row by row and also what is not a number yet, and looks whether
// any row has moved.
func TestNothingMovesWhileTyping(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	p.visitReady(s.url(emptyCard))
	places := func() string {
		return eval[string](p, `[...document.querySelectorAll("[data-row], .summary, .criteria")].map((e) =>
			Math.round(e.getBoundingClientRect().top + scrollY * !["sticky", "fixed"].includes(getComputedStyle(e).position))).join(" ")`)
	}
	p.focus(score(1))
	before := places()
	for _, key := range []string{"3", " ", "1", "/", "2", tab, "1", tab, "2", ",", "5", enter, "4", up, right, "=", tab, tab, "0"} {
		p.press(key)
		if after := places(); after != before {
			t.Fatalf("after %q the page moved from %s to %s", key, before, after)
		}
	}
	p.shows("PTS=1.5 BH=10")
}
