package e2e

import (
	"fmt"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Keys with a name, for press.
const (
	enter     = kb.Enter
	tab       = kb.Tab
	backspace = kb.Backspace
	del       = kb.Delete
	up        = kb.ArrowUp
	down      = kb.ArrowDown
	left      = kb.ArrowLeft
	right     = kb.ArrowRight
	escape    = kb.Escape
	home      = kb.Home
	end       = kb.End
)

// score selects the field for the points of the opponent in a row.
func score(row int) string { return fmt.Sprintf(`[data-row="%d"] [data-field="score"]`, row) }

// result selects the control for the result in a row.
func result(row int) string { return fmt.Sprintf(`[data-row="%d"] [data-field="result"]`, row) }

// control selects a control by its name in the contract: rules, rounds, …
func control(name string) string { return fmt.Sprintf(`[data-control="%s"]`, name) }

// output selects the output of a criterion.
func output(code string) string { return fmt.Sprintf(`output[data-tiebreak="%s"]`, code) }

// focus puts the focus on the first element a CSS selector finds.
func (p *browserPage) focus(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`!!document.querySelector(%q)`, selector))
	p.do(chromedp.Focus(chromedp.CSS(selector)))
}

// press sends keys one by one to whatever has the focus.
func (p *browserPage) press(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
}

// fill replaces the text of a field key by key, as a person does.
func (p *browserPage) fill(selector, text string) {
	p.t.Helper()
	p.focus(selector)
	eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).select(), true)`, selector))
	if text == "" {
		p.press(del)
		return
	}
	p.press(text)
}

// tap clicks the middle of an element, once it has come to rest there with
// nothing lying over it: a page that is still being drawn moves things away
// from under the pointer, also a renderDelay after the focus has moved.
func (p *browserPage) tap(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`(async () => {
		const place = () => {
			const element = document.querySelector(%q);
			element?.scrollIntoView({ block: "center", behavior: "instant" });
			const box = element?.getBoundingClientRect();
			return element && { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
		};
		let last = place();
		for (let frame = 0; frame < 9; frame++) {
			await new Promise(requestAnimationFrame);
			const now = place();
			if (!now || !last || now.element !== last.element || now.x !== last.x || now.y !== last.y) return false;
			last = now;
		}
		const top = document.elementFromPoint(last.x, last.y);
		return !!top && (last.element.contains(top) || top.contains(last.element));
	})()`, selector))
	p.do(chromedp.Click(chromedp.CSS(selector)))
}

// enterScore types the points of the opponent in a row.
func (p *browserPage) enterScore(row int, text string) {
	p.t.Helper()
	p.fill(score(row), text)
}

// enterResult gives a row its result by its key: 1 = 0 + - U F H Z, or del.
func (p *browserPage) enterResult(row int, key string) {
	p.t.Helper()
	p.focus(result(row))
	p.press(key)
}

// exact waits until a criterion has the exact value, in the form of the JSON
// contract ("" is undefined).
func (p *browserPage) exact(code, value string) {
	p.t.Helper()
	p.attribute(output(code), "data-exact", value)
}

// attribute waits until an attribute has a value.
func (p *browserPage) attribute(selector, name, value string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.getAttribute(%q) === %q`, selector, name, value))
}

// says waits until the visible text of an element contains something. Values
// and the words around them need not be drawn in the same frame.
func (p *browserPage) says(selector, part string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.innerText.includes(%q)`, selector, part))
}

// text is the visible text of an element.
func (p *browserPage) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%q).innerText`, selector))
}

// value is what stands in a field.
func (p *browserPage) value(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%q).value`, selector))
}
