package e2e

import (
	"fmt"
	"strings"

	"feinwertung/app/guide"
)

// walk is a way through one page on which its states come one after another. look is called in each of them; the
// page is left as it is until look returns.
type walk struct {
	page string // the document, with what is in the address before the walk
	way  func(p *browserPage, look func(state string))
}

// walks go through every state of every page that looks or reads differently. The rooms are walked in one language;
// what differs in the others is the length of the texts.
func walks(language string) []walk {
	in := func(file, fragment string) string { return file + "?lang=" + language + fragment }
	return []walk{
		{in("index.html", emptyCard), walkCalculator},
		{in("index.html", "#c1:5,fide-2026,rr:14;1;-2;U;=2"), walkCardInTrouble},
		{in("embed.html", "#c1:5,fide-2026:13h;13;H;12h;12"), func(p *browserPage, look func(string)) {
			p.exact("BH", "13.5")
			look("a card in a frame")
			p.openSum(output("BH/C1"))
			look("a sum in a frame")
		}},
		{in("compare.html", tied), walkCompare},
		{in("prizes.html", ""), walkPrizes},
		{in("choosing.html", "#o1:rr,unrated,lots,place"), func(p *browserPage, look func(string)) {
			p.proposes("DE SB WIN KS")
			look("a plan for a round robin")
			p.tap(`[data-format="us"]`)
			p.proposes("USMM USSOL USCUM USOPC")
			look("a plan of US Chess")
			p.tap(`[data-format="swiss8"]`)
			p.proposes("BH/C1 BH SB DE BWG")
			look("a plan for a Swiss")
		}},
		{in("tournament.html", ""), walkTournament},
		{in("tournament.html", ""), walkPrintedList},
		{in("tournament.html", ""), walkRobin},
		{guide.File(language), func(p *browserPage, look func(string)) {
			look("the guide")
			p.wait(`!!customElements.get("tie-break-calculator")`)
			p.tap(`tie-break-calculator[state="c1:5,fide-2026:13h;13;H;12h;12"] a`)
			p.wait(`document.querySelector("tie-break-calculator[opened]:not([aria-busy])")`)
			look("an example opened in the guide")
		}},
	}
}

// openSum opens the sum of a value by keyboard.
func (p *browserPage) openSum(selector string) {
	p.t.Helper()
	p.focus(selector)
	p.press(enter)
	p.wait(`document.querySelector("[data-explains]")`)
}

// closePanel closes what is open below a row of the standings, and waits until the focus is back.
func (p *browserPage) closePanel() {
	p.t.Helper()
	p.press(escape)
	p.wait(`!document.querySelector(".panel") && document.activeElement.dataset.part`)
}

func walkCalculator(p *browserPage, look func(string)) {
	look("an empty card")
	p.typeCard("1:3½ 1:3 H 1:2½ 1:2")
	p.exact("BH", "13.5")
	look("a card")
	p.openSum(output("BH/C1"))
	look("a sum")
	p.press(escape)
	p.focus(result(2))
	p.press(" ")
	p.wait(`document.querySelector('[data-row="2"] [data-away]')`)
	p.tap(`[data-row="2"] [data-away="Z"]`)
	look("the choices of a row")
	p.focus(result(2))
	p.press(escape)
	p.tap(`[data-action="choices"]`)
	p.tap(`[data-scoring="own"]`)
	p.fill("#card-worth-0", "many")
	p.attribute("#card-worth-0", "aria-invalid", "true")
	look("choices and a scoring of one's own")
	p.tap(control("embed"))
	p.tap(control("embed-preview"))
	p.wait(`document.querySelector(".embedding-preview").contentDocument?.documentElement.dataset.ready === "true"`)
	look("the preview of an embedded card")
	p.tap(control("embed"))
	p.tap(`[data-action="choices"]`)
	p.fill(control("find-criterion"), "Buchholz")
	p.wait(`document.querySelector("[data-found]")`)
	look("criteria found by name")
	p.fill(control("find-criterion"), "")
	p.tap(`[data-action="undo"]`)
	p.wait(`!document.querySelector('[data-action="redo"][aria-disabled]')`)
	look("after undo")
	p.tap(`[data-action="clear"]`)
	p.wait(`document.querySelector('[data-action="clear"][aria-disabled]')`)
	look("after clearing")
}

// walkCardInTrouble looks at a card with gaps, a wrong entry, and what the rules forbid.
func walkCardInTrouble(p *browserPage, look func(string)) {
	p.wait(`document.querySelector(".warning.strong")`)
	p.enterScore(2, "abc")
	p.attribute(score(2), "aria-invalid", "true")
	p.fill(control("rounds"), "21")
	p.attribute(control("rounds"), "aria-invalid", "true")
	look("a card with wrong entries")
	p.openSum(output("BH"))
	look("a sum that is incomplete and forbidden")
	p.choose(control("rules"), "us-chess")
	look("a card under the rules of US Chess")
}

func walkCompare(p *browserPage, look func(string)) {
	p.ranked("1.2 2.1:BH 3.3:BH")
	look("three cards")
	p.fill(card(1, score(2)), "4½")
	p.wait(`document.querySelector("[data-ranked]").dataset.ranked === "1"`)
	look("places that moved")
	p.openSum(card(1, output("BH/C1")))
	look("sums on all cards")
	p.press(escape)
	p.tap(`[data-criterion="BH/M1"] button`)
	p.wait(`document.querySelector("[data-move]")`)
	p.fill(control("find-criterion"), "Solkoff")
	look("a criterion picked up")
	p.fill(control("find-criterion"), "")
	p.tap(`.compare [data-action="choices"]`)
	look("the choices for all cards")
}

func walkPrizes(p *browserPage, look func(string)) {
	look("no prizes yet")
	p.tap(`[data-action="example"]`)
	p.pays("150 150 16.67 16.67 16.66")
	look("prizes shared")
	p.fill(control("ranking"), "Ana 4\rBo")
	p.fill(control("order"), "XX, rapid play-off")
	p.press(tab)
	p.wait(`document.querySelectorAll(".field-group .problem").length > 1`)
	look("prizes with lines that cannot be read")
	p.tap(`[data-action="clear"]`)
	p.wait(`document.querySelector("[data-recent]")`)
	look("prizes after clearing")
}

func walkTournament(p *browserPage, look func(string)) {
	look("no event yet")
	p.paste("[Event \"Open\"]\n1. e4 e5")
	p.wait(`document.querySelector(".reading.failed")`)
	look("a text that cannot be read")
	p.paste(strings.Replace(smallSwiss, "3b0\t-1", "3b1\t-1", 1))
	p.wait(`document.querySelector(".notes.wrong")`)
	p.tap(`[data-action="as-read"]`)
	p.wait(`document.querySelector(".fields")`)
	look("what was understood, with a question")
	p.openEvent(smallSwiss)
	look("an event")
	p.focus(roundOf(6, 3))
	p.press(enter)
	p.wait(`document.querySelector(".cell-panel")`)
	look("the panel of a cell")
	p.closePanel()
	p.focus(roundOf(1, 3))
	p.press("0")
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "1"`)
	p.wait(`document.querySelector("tr[data-startno]").dataset.startno === "2"`)
	look("an event with a change")
	p.press(escape)
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "0" && document.querySelector("tr[data-startno]").dataset.startno === "1"`)
	p.inFocus(roundOf(1, 3))
	p.openSum(standing(1, "BH/C1"))
	look("the sum of a value of an event")
	p.closePanel()
	p.openSum(standing(3, "DE"))
	look("a direct encounter")
	p.closePanel()
	p.focus(row(3) + ` [data-part="rank"]`)
	p.press(enter)
	p.wait(`document.querySelector("[data-separates]")`)
	look("what separates two players")
	p.closePanel()
	p.focus(row(3) + ` [data-part="player"]`)
	p.press(enter)
	p.wait(`document.querySelector("#event-typed-name-2")`)
	look("the panel of a player")
	p.closePanel()
	p.tap(`[data-action="settings"]`)
	p.tap(`[data-scoring="own"]`)
	p.fill(worth(2), "none")
	p.press(tab)
	p.attribute(worth(2), "aria-invalid", "true")
	look("the settings of an event")
	p.tap(`[data-action="settings"]`)
	p.tap(`.event [data-action="compare"]`)
	p.wait(`document.querySelector("[data-pick]")`)
	look("rows to be compared")
	p.tap(`.event [data-action="compare"]`)
	p.tap(`[data-action="export"]`)
	look("what can be taken away")
	p.tap(`[data-action="export"]`)
	p.tap(`[data-action="start"]`)
	p.tap("[data-delete]")
	p.wait(`document.querySelector("[data-delete]").textContent !== ""`)
	look("saved events, one asked about")
}

// walkPrintedList checks a list against its printed columns, one of which differs.
func walkPrintedList(p *browserPage, look func(string)) {
	p.openEvent(strings.Replace(robin, "2\t2\t2\n", "2\t2\t2,25\n", 1))
	p.tap(`[data-action="check"]`)
	p.wait(`document.querySelector('[data-column="TB1"]')`)
	p.tap(".differs")
	p.wait(`document.querySelector(".check .sum")`)
	look("the check of a published list")
}

// brokenFile has records that cannot be read.
var brokenFile = strings.Join([]string{
	fmt.Sprintf("001 %4d m    %-33s      GER%24s%4s    1  %s", 1, "Ana", "", "1.5", "   2 x 1     9 w 1"),
	fmt.Sprintf("001 %4d m    %-33s      GER%24s%4s    1  %s", 2, "Bo", "", "1,x", "   1 b 0  0000 - Q"),
}, "\n") + "\n"

// walkRobin opens a file with problems, and a round robin of one's own.
func walkRobin(p *browserPage, look func(string)) {
	p.paste(brokenFile)
	p.wait(`document.querySelector(".reading.failed")`)
	look("a file with problems")
	p.fill(control("paste"), "")
	p.wait(`!document.querySelector(".reading")`)
	p.fill("#event-new-players", "4")
	p.tap(`[data-action="new-rr"]`)
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 4`)
	look("a round robin without results")
	p.focus(roundOf(1, 1))
	p.press("1")
	p.wait(`document.querySelector("[data-changes]")`)
	look("a round robin that was begun")
}
