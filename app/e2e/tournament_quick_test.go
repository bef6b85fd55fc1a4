package e2e

import (
	"encoding/json"
	"fmt"
	"testing"
)

// typeAtOnce does what a browser does with keys that follow each other while the page has no time to draw anything: on a
// slow machine several wait in the queue when a large table is done.
const typeAtOnce = `((keys) => {
	const allowed = (kind, key) => document.activeElement.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
	for (const key of keys) {
		const sign = [...key].length === 1, erases = key === "Backspace" || key === "Delete";
		if (!allowed("keydown", key) || (sign || key === "Enter") && !allowed("keypress", key)) continue;
		const field = document.activeElement;
		if (!sign && !erases || field.tagName !== "INPUT") continue;
		const { selectionStart: start, selectionEnd: end } = field;
		field.setRangeText(sign ? key : "", start === end && key === "Backspace" ? start - 1 : start, end, "end");
		field.dispatchEvent(new InputEvent("input", { bubbles: true }));
	}
	return true;
})`

func (p *browserPage) atOnce(keys ...string) {
	p.t.Helper()
	list, err := json.Marshal(keys)
	if err != nil {
		p.t.Fatal(err)
	}
	eval[bool](p, fmt.Sprintf("%s(%s)", typeAtOnce, list))
}

// cellReads waits until a round of a player reads as it should, and the page has done all it had put off.
func (p *browserPage) cellReads(number, round int, want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === %q`, roundOf(number, round), want))
}

// No key is lost that comes before the editor of a cell is there, or before it has gone.
func TestKeysFasterThanThePage(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, c := range []struct {
		about         string
		number, round int
		first         string // pressed alone, so that the editor is there; "" begins on the cell
		keys          []string
		reads         map[[2]int]string
		focus         string
	}{
		{"entry with Enter", 6, 5, "", []string{"8", "w", "1", "Enter"}, map[[2]int]string{{6, 5}: "8w1", {8, 5}: "6b0"}, "8:5"},
		{"entry, and on in the next row", 6, 5, "", []string{"1", "2", "Backspace", "w", "=", "Enter", "Z"}, map[[2]int]string{{6, 5}: "1w½", {8, 5}: "Z"}, "8:5"},
		{"opened, typed into", 6, 4, "", []string{"Enter", "5", "b", "1", "Enter"}, map[[2]int]string{{6, 4}: "5b1", {5, 4}: "6w0"}, "8:4"},
		{"opened, emptied", 6, 4, "", []string{"Enter", "Delete", "Enter"}, map[[2]int]string{{6, 4}: ""}, "8:4"},
		{"opened, passed by", 6, 4, "", []string{"Enter", "Enter", "H"}, map[[2]int]string{{6, 4}: "7w0", {8, 4}: "H"}, "8:4"},
		{"given up before it was there", 6, 4, "", []string{"5", "w", "Escape", "H"}, map[[2]int]string{{6, 4}: "H"}, "6:4"},
		{"given up", 6, 4, "5", []string{"w", "Escape", "H"}, map[[2]int]string{{6, 4}: "H"}, "6:4"},
		{"taken, and on in the next row", 6, 4, "5", []string{"w", "1", "Enter", "Z"}, map[[2]int]string{{6, 4}: "5w1", {8, 4}: "Z"}, "8:4"},
		{"taken, and on with another entry", 6, 4, "5", []string{"w", "1", "Enter", "3", "b", "=", "Enter"}, map[[2]int]string{{6, 4}: "5w1", {8, 4}: "3b½"}, "8:4"},
	} {
		t.Log(c.about)
		p.visitReady(s.url("tournament.html?lang=en"))
		p.openEvent(smallSwiss)
		p.focus(roundOf(c.number, c.round))
		if c.first != "" {
			p.press(c.first)
			p.wait(`document.activeElement.dataset.control === "cell"`)
			p.holds(control("cell"), c.first)
		}
		p.atOnce(c.keys...)
		for at, want := range c.reads {
			p.cellReads(at[0], at[1], want)
		}
		p.wait(`!document.querySelector('[data-control="cell"]')`)
		if got := p.focused(); got != c.focus {
			t.Errorf("%s: the focus is on %q, want %q", c.about, got, c.focus)
		}
	}
}

// Who leaves a cell just when the rows have been put in order, and before they have moved on the page, is not put back: the
// next key would change the wrong cell.
func TestLeaveACellWhileTheRowsMove(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.beforeScripts(`{
		const later = window.setTimeout;
		window.setTimeout = (f, ms, ...more) => later(() => { f(...more); window.afterTimer?.(); }, ms);
	}`)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.focus(roundOf(1, 3))
	// The key itself moves the focus, before it is let go.
	eval[bool](p, `(window.putBack = [], addEventListener("keyup", () => {
		let now = document.activeElement.id, turn = 0;
		window.afterTimer = () => {
			if (document.activeElement.id !== now) putBack.push(now + " to " + document.activeElement.id);
			document.getElementById("event-cell-0-" + (1 + turn++ % 5)).focus();
			now = document.activeElement.id; // the rows may have moved just then
		};
	}, { once: true }), true)`)
	p.press("0")
	p.wait(`window.afterTimer && document.querySelector("tr[data-startno]").dataset.startno === "2"`)
	if got := eval[[]string](p, `(window.afterTimer = null, putBack)`); len(got) > 0 {
		t.Errorf("the focus was moved: %q", got)
	}
}

// The rows do not move away from under a field that was opened before they had done so.
func TestRowsWaitForAField(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.focus(roundOf(1, 3))
	p.press("0", enter)
	p.wait(`document.activeElement.dataset.control === "cell"`)
	eval[bool](p, `new Promise((done) => setTimeout(() => done(true), 2000))`)
	if got := eval[string](p, `document.activeElement.dataset.control ?? ""`); got != "cell" {
		t.Fatalf("the field lost the focus to %q", p.focused())
	}
	p.press("4", "w", "1", enter)
	p.cellReads(1, 3, "4w1")
	p.wait(`document.querySelector("tr[data-startno]").dataset.startno === "1"`)
}

// No key is lost that comes before the field for a name is there.
func TestNamesFasterThanThePage(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	name := func(number int) string { return fmt.Sprintf(`tr[data-startno="%d"] [data-part="player"]`, number) }
	typed := func(number int, about, want string) {
		t.Helper()
		p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === %q`, name(number)+" .name", want))
		p.wait(fmt.Sprintf(`document.activeElement.id === "event-typed-name-%d"`, number-1))
		if got := eval[string](p, `document.activeElement.value`); got != want {
			t.Errorf("%s: the field holds %q, want %q", about, got, want)
		}
		p.wait(`!document.querySelector('[id$="-coming"]')`)
	}

	p.focus(name(3))
	p.atOnce("Enter", "C", "l", "e", "Backspace", "o")
	typed(3, "another name", "Clo")
	p.press("e")
	typed(3, "typed on", "Cloe")

	p.press(escape)
	p.wait(`!document.querySelector(".panel-row")`)
	was := eval[string](p, fmt.Sprintf(`document.querySelector(%q).innerText`, name(4)+" .name"))
	p.focus(name(4))
	p.atOnce("Enter", "Enter")
	typed(4, "Enter twice", was)

	p.tap(`[data-action="settings"]`)
	p.wait(`document.querySelector('[data-action="add-player"]')`)
	p.focus(`[data-action="add-player"]`)
	eval[bool](p, fmt.Sprintf(`(() => {
		const before = document.querySelectorAll("tr[data-startno]").length;
		document.activeElement.click();
		%s(["I", "d", "a"]);
		window.added = before + 1;
		return true;
	})()`, typeAtOnce))
	typed(eval[int](p, `added`), "new player", "Ida")
}

// Whoever moves a criterion twice before the chips are shown in their new order moves the same one.
func TestMoveACriterionFasterThanThePage(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	const chips = `[...document.querySelectorAll(".order-chip")].map((chip) => chip.dataset.criterion)`
	focused := func(about, code string, place int) {
		t.Helper()
		p.wait(fmt.Sprintf(`(%s)[%d] === %q`, chips, place, code))
		if got := eval[string](p, `document.activeElement.textContent`); got != code {
			t.Errorf("%s: the focus is on %q, want %q", about, got, code)
		}
	}
	first := eval[[]string](p, chips)[0]
	p.focus(".order-code")
	eval[bool](p, `(() => {
		for (let turn = 0; turn < 2; turn++) document.activeElement.dispatchEvent(
			new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: true, bubbles: true, cancelable: true }));
		return true;
	})()`)
	focused("moved with the keys", first, 2)
	p.press(enter)
	p.wait(`document.querySelector("[data-move]")`)
	focused("picked", first, 2)
	eval[bool](p, `(() => {
		for (let turn = 0; turn < 2; turn++) document.querySelector('[data-move="left"]').click();
		return true;
	})()`)
	focused("moved with the buttons", first, 0)
}
