package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// order is the order of the rows by pairing number.
func (p *browserPage) order() string {
	p.t.Helper()
	return eval[string](p, `[...document.querySelectorAll("tr[data-startno]")].map((row) => row.dataset.startno).join(" ")`)
}

// focusPart puts the focus on a part of the standings.
func (p *browserPage) focused() string {
	p.t.Helper()
	return eval[string](p, `(() => {
		const e = document.activeElement, row = e.closest("tr[data-startno]");
		return (row ? row.dataset.startno + ":" : "") + (e.dataset.round || e.dataset.tiebreak || e.dataset.part || e.id);
	})()`)
}

func TestEditACell(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.focus(roundOf(1, 3))
	p.press("0")
	p.values(1, "PTS=3 BH=15")
	p.values(2, "PTS=4.5")
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === "1b1"`, roundOf(2, 3)))
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.replace(/\s/g, "") === "34"`, standing(1, "PTS")))
	// When nobody types any more the rows stand in the new order, and the focus is still on the same cell.
	p.wait(`document.querySelector("tr[data-startno]").dataset.startno === "2"`)
	if got := p.focused(); got != "1:3" {
		t.Errorf("after the rows moved the focus is on %q", got)
	}
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "1"`)
	p.press(escape)
	p.values(1, "PTS=4 BH=14")
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "0"`)
	if got := p.order(); got != "1 2 3 4 5 7 6 8" {
		t.Errorf("back at the original the rows stand in the order %s", got)
	}
	p.key("z", true)
	p.values(1, "PTS=3")
	p.tap(`[data-action="undo"]`)
	p.values(1, "PTS=4")
	p.tap(`[data-action="redo"]`)
	p.values(1, "PTS=3")
	p.tap(`[data-action="accept"]`)
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "0"`)
	p.values(1, "PTS=3")
}

// key presses a key with Control held down.
func (p *browserPage) key(key string, control bool) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: %q, ctrlKey: %v, bubbles: true, cancelable: true})) || true`, key, control))
}

// Everything with keys alone: paste, use, walk, set a result, open and close a sum, change an opponent, move a criterion.
func TestKeyboardAlone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.paste(smallSwiss)
	p.wait(`document.querySelector('[data-control="use-import"]')`)
	for range 30 {
		if eval[bool](p, `document.activeElement.dataset.control === "use-import"`) {
			break
		}
		p.press(tab)
	}
	p.press(enter)
	p.wait(`document.activeElement.dataset.part === "player"`)
	p.press(right, right, right)
	p.wait(`document.activeElement.dataset.round === "3"`)
	p.press(down, left)
	if got := p.focused(); got != "2:2" {
		t.Fatalf("the arrows lead to %q", got)
	}
	p.press("1")
	p.values(2, "PTS=4")
	p.values(4, "PTS=2.5")
	p.press(end)
	p.wait(`document.activeElement.dataset.part === "value"`)
	p.press(home, right)
	p.press(escape)
	p.values(2, "PTS=3.5")

	// An opponent who is typed: the pairings of both go.
	p.focus(roundOf(8, 5))
	p.press("7")
	p.wait(`document.activeElement.dataset.control === "cell"`)
	p.holds(control("cell"), "7")
	p.press("w", "1")
	p.holds(control("cell"), "7w1")
	p.press(enter)
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === "7w1"`, roundOf(8, 5)))
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === "8b0"`, roundOf(7, 5)))
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText === ""`, roundOf(1, 5)))
	p.focus(roundOf(8, 5))
	p.press("9")
	p.wait(`document.activeElement.dataset.control === "cell"`)
	p.holds(control("cell"), "9")
	p.press("w", "1")
	p.holds(control("cell"), "9w1")
	p.press(enter)
	p.wait(`document.querySelector(".cell-panel .problem")?.innerText.includes("Nobody has this number")`)
	p.press(escape)
	p.press(escape)
	p.values(1, "PTS=4")

	p.focus(standing(1, "BH/C1"))
	p.press(enter)
	p.wait(`document.querySelector('[data-explains="BH/C1"]')?.innerText.includes("Ana: Buchholz Cut-1 = 12")`)
	p.press(escape)
	p.wait(`!document.querySelector("[data-explains]")`)
	if got := p.focused(); got != "1:BH/C1" {
		t.Errorf("closing the sum leaves the focus on %q", got)
	}
	p.focus(row(3) + ` [data-part="rank"]`)
	p.press(enter)
	p.wait(`document.querySelector('[data-separates="2-3"]')?.innerText === "Bo before Cai: 3½ points against 3."`)
	p.press(escape)
	p.wait(`!document.querySelector("[data-separates]") && document.activeElement.dataset.part === "rank"`)

	p.focus(`[data-criterion="SB"] button`)
	p.key("ArrowLeft", false)
	eval[bool](p, `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true})) || true`)
	p.wait(`[...document.querySelectorAll("[data-criterion]")].map((chip) => chip.dataset.criterion).join() === "BH,BH/C1,SB,DE,WIN"`)
}

// Keys that come before the editor is on the page go into it, and are no results of their own.
func TestKeysFasterThanTheEditor(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	for _, typed := range []string{"7w1", "6b½", "7b="} {
		p.focus(roundOf(8, 5))
		eval[bool](p, fmt.Sprintf(`(() => {
			const cell = document.activeElement;
			for (const key of %q) for (const kind of ["keydown", "keypress"]) {
				cell.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, cancelable: true }));
			}
			return true;
		})()`, typed))
		p.wait(`document.activeElement.dataset.control === "cell"`)
		p.holds(control("cell"), typed)
		p.press(escape)
		p.wait(`!document.querySelector(".cell-panel")`)
	}
}

// Who takes out a player is then where he was, the last one too.
func TestRemovedPlayerLeavesTheFocusInTheTable(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	const place = `[...document.querySelectorAll("tr[data-startno]")].indexOf(document.activeElement.closest("tr"))`
	for removed, from := range []int{2, 6} {
		left := 7 - removed
		eval[bool](p, fmt.Sprintf(`(document.querySelectorAll("tr[data-startno]")[%d].querySelector('[data-part="player"]').focus(), true)`, from))
		p.press(enter)
		p.wait(`document.querySelector('[data-action="remove-player"]')`)
		p.focus(`[data-action="remove-player"]`)
		p.press(enter)
		p.wait(fmt.Sprintf(`document.querySelectorAll("tr[data-startno]").length === %d`, left))
		p.wait(fmt.Sprintf(`document.activeElement.dataset.part === "player" && %s === %d`, place, min(from, left-1)))
	}
}

func TestOrderOfCriteria(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	codes := func(want string) {
		t.Helper()
		p.wait(fmt.Sprintf(`[...document.querySelectorAll("[data-criterion]")].map((chip) => chip.dataset.criterion).join(" ") === %q`, want))
		p.wait(fmt.Sprintf(`[...document.querySelectorAll('tr[data-startno="1"] [data-tiebreak]')].map((value) => value.dataset.tiebreak).join(" ") === %q`, "PTS "+want))
	}
	codes("BH/C1 BH SB DE WIN")
	eval[bool](p, `(() => {
		const chips = document.querySelectorAll("[data-criterion]"), data = new DataTransfer();
		const fire = (chip, kind) => chip.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
		fire(chips[2], "dragstart"); fire(chips[0], "dragover"); fire(chips[0], "drop");
		return true;
	})()`)
	codes("SB BH/C1 BH DE WIN")
	p.tap(`[data-criterion="WIN"] button`)
	p.tap(`[data-move="left"]`)
	codes("SB BH/C1 BH WIN DE")
	p.tap(`[data-move="remove"]`)
	codes("SB BH/C1 BH DE")
	p.choose(control("add-criterion"), "PS/C1")
	codes("SB BH/C1 BH DE PS/C1")
	p.choose(control("preset"), "us")
	codes("USMM USSOL USCUM USOPC")
	p.tap(`[data-action="undo"]`)
	codes("SB BH/C1 BH DE PS/C1")
}

func TestTypeAnEvent(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.fill("#event-new-players", "4")
	p.tap(`[data-action="new-rr"]`)
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 4`)
	p.attribute(control("rules"), "id", "event-rules")
	p.focus(row(1) + ` [data-round="1"]`)
	p.press("1")
	p.values(1, "PTS=1 SB=0")
	p.wait(`document.querySelector("[data-changes]")`) // which moves the table
	p.tap(row(1) + ` .player`)
	p.wait(`document.querySelector("#event-typed-name-0")`)
	p.fill("#event-typed-name-0", "Ana")
	p.press(tab)
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.includes("Ana")`, row(1)+" .name"))
	p.tap(`[data-action="settings"]`)
	p.tap(`[data-pairing="swiss"]`)
	p.wait(`document.querySelector("[data-warning]")`)
	p.tap(`[data-action="add-player"]`)
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 5`)
	p.tap(`[data-scoring="310"]`)
	p.values(1, "PTS=3")
	if got := p.text(".warnings"); !strings.Contains(got, "after 3 rounds") {
		t.Errorf("three rounds of a Swiss: %s", got)
	}
}
