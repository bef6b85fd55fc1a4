package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"testing"
)

// background is the colour that is seen inside of the edge of the first element of a selector. A style does not tell
// it where the reader's own colours are forced upon the page.
func (p *browserPage) background(selector string) color.Color {
	p.t.Helper()
	corner := eval[[]int](p, fmt.Sprintf(`(() => {
		const e = document.querySelector(%q);
		e.scrollIntoView({ block: "center" });
		const box = e.getBoundingClientRect();
		return [Math.round(box.left + 6), Math.round(box.top + 6)];
	})()`, selector))
	seen, err := png.Decode(bytes.NewReader(p.screenshot()))
	if err != nil {
		p.t.Fatal(err)
	}
	if !image.Pt(corner[0], corner[1]).In(seen.Bounds()) {
		p.t.Fatalf("%s is out of sight, at %v", selector, corner)
	}
	return seen.At(corner[0], corner[1])
}

// TestChosenIsSeenInForcedColours looks at what is chosen and opened while the reader's own colours take the place of
// the page's: it has a background of its own there too.
func TestChosenIsSeenInForcedColours(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.prefer("forced-colors", "active")
	differ := func(chosen, other string) {
		t.Helper()
		p.wait(fmt.Sprintf(`document.querySelector(%q) && document.getAnimations().every((one) => one.playState !== "running")`, chosen))
		if a, b := p.background(chosen), p.background(other); a == b {
			t.Errorf("%s and %s have the same background, %v", chosen, other, a)
		}
	}
	p.visitReady(s.url("?lang=en#c1:3,fide-2026:13h;13;H"))
	differ(".part.chosen", ".part:not(.chosen)")
	p.openSum(output("BH"))
	differ(".opened output", ".criterion-row:not(.opened) output")
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	differ(".segment.chosen", ".segment:not(.chosen)")
	p.visitReady(s.url("choosing.html?lang=en"))
	differ(".segment.chosen", ".segment:not(.chosen)")
}
