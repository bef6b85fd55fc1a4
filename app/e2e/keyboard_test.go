package e2e

import (
	"strings"
	"testing"
)

// stop describes what has the focus, and behind a bar what is wrong with it: it cannot be seen, something lies over
// it, or nothing shows that it has the focus.
const stop = `(async () => {
	await new Promise(requestAnimationFrame); // scrolls to it
	await new Promise(requestAnimationFrame);
	const e = document.activeElement;
	if (!e || e === document.body) return "nothing";
	let name = e.localName + (e.id ? "#" + e.id : "") + " " + (e.getAttribute("aria-label") || e.textContent || "").trim().slice(0, 30);
	// A field for files is not seen itself; its label stands for it.
	const shown = e.matches("input[type=file]") ? e.closest("label") : e;
	const box = shown.getBoundingClientRect(), style = getComputedStyle(shown);
	const points = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.9], [0.1, 0.9], [0.9, 0.1]].map(([x, y]) => [box.left + x * box.width, box.top + y * box.height]);
	const free = points.filter(([x, y]) => {
		const top = document.elementFromPoint(x, y);
		return top && (shown.contains(top) || top.contains(shown) && !top.matches("html, body"));
	});
	const faults = [];
	if (!free.length) faults.push("cannot be seen, at " + [box.left, box.top, box.width, box.height].map(Math.round).join());
	else if (free.length < 3 && box.height < innerHeight / 2) faults.push("is covered, at " + [box.left, box.top, box.width, box.height].map(Math.round).join());
	if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) faults.push("does not show the focus");
	return name + (faults.length ? "|" + faults.join(" and ") : "");
})()`

// tabThrough goes through the whole page with Tab and reports what has the focus without being seen to have it. It
// returns the stops.
func (p *browserPage) tabThrough(about string) []string {
	p.t.Helper()
	eval[bool](p, `(document.querySelector("a").focus(), true)`)
	var stops []string
	for range 200 {
		p.press(tab)
		at := eval[string](p, stop)
		if at == "nothing" {
			break
		}
		name, fault, faulty := strings.Cut(at, "|")
		if faulty {
			p.t.Errorf("%s: %s %s", about, name, fault)
		}
		stops = append(stops, name)
	}
	return stops
}

// TestKeyboardIsNeverLost goes through the rooms with Tab, on a low screen, with something open in each.
func TestKeyboardIsNeverLost(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, width := range []int64{360, 1280} {
		p.size(width, 640)
		p.visitReady(s.url("?lang=en#c1:5,fide-2026:13h;13;H;12h;12"))
		p.openSum(output("BH/C1"))
		t.Log(width, strings.Join(p.tabThrough("index"), "\n"))
		p.visitReady(s.url("compare.html?lang=en" + tied))
		t.Log(width, strings.Join(p.tabThrough("compare"), "\n"))
		p.visitReady(s.url("prizes.html?lang=en"))
		p.tap(`[data-action="example"]`)
		t.Log(width, strings.Join(p.tabThrough("prizes"), "\n"))
		p.visitReady(s.url("choosing.html?lang=en"))
		t.Log(width, strings.Join(p.tabThrough("choosing"), "\n"))
		p.visitReady(s.url("tournament.html?lang=en"))
		t.Log(width, strings.Join(p.tabThrough("no event"), "\n"))
		p.openEvent(smallSwiss)
		p.openSum(standing(1, "BH/C1"))
		t.Log(width, strings.Join(p.tabThrough("an event"), "\n"))
		p.visit(s.url("guide.html"))
		p.wait(`!!customElements.get("tie-break-calculator")`)
		t.Log(width, strings.Join(p.tabThrough("guide"), "\n"))
	}
}
