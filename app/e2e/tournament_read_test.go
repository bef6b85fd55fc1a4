package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// The crosstable of a small Swiss as web pages show it: with a requested bye, a bye of a full point and absences.
const smallSwiss = "No.\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\t4.Rd\t5.Rd\tPts.\tRk.\n" +
	"1\tAna\t2105\t5w1\t3b½\t2w1\t4b½\t7w1\t4\t1\n" +
	"2\tBo\t2054\t6b1\t4w½\t1b0\t8w1\t3b1\t3,5\t2\n" +
	"3\tCai\t1987\t7w1\t1w½\t4b½\t5b1\t2w0\t3\t4\n" +
	"4\tDev\t1950\t8b1\t2b½\t3w½\t1w½\t5b½\t3\t3\n" +
	"5\tEli\t1893\t1b0\t8w1\t7b1\t3w0\t4w½\t2,5\t5\n" +
	"6\tFay\t1830\t2w0\t-½\t8b1\t7w0\t-½\t2\t6\n" +
	"7\tGus\t1788\t3b0\t-1\t5w0\t6b1\t1b0\t2\t7\n" +
	"8\tHal\t1702\t4w0\t5b0\t6w0\t2b0\t-0\t0\t8\n"

// row selects a player of the standings.
func row(number int) string { return fmt.Sprintf(`tr[data-startno="%d"]`, number) }

// standing selects a value of a player.
func standing(number int, code string) string {
	return fmt.Sprintf(`%s [data-tiebreak="%s"]`, row(number), code)
}

// roundOf selects a round of a player.
func roundOf(number, round int) string {
	return fmt.Sprintf(`%s [data-round="%d"]`, row(number), round)
}

// paste fills a text into the field for pasting at once, as a person's paste is reported.
func (p *browserPage) paste(text string) {
	p.t.Helper()
	p.wait(`document.querySelector('[data-control="paste"]')`)
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = document.querySelector('[data-control="paste"]');
		field.focus();
		field.value = %q;
		field.dispatchEvent(new Event("input", { bubbles: true }));
		return true;
	})()`, text))
}

// openEvent pastes a text and uses what was understood.
func (p *browserPage) openEvent(text string) {
	p.t.Helper()
	p.paste(text)
	p.tap(control("use-import"))
	p.wait(`document.querySelector("tr[data-startno]") && !document.querySelector('[data-control="use-import"]')`)
}

// values waits until a player has values: "PTS=4 BH=13.5".
func (p *browserPage) values(number int, list string) {
	p.t.Helper()
	for want := range strings.FieldsSeq(list) {
		code, value, _ := strings.Cut(want, "=")
		p.attribute(standing(number, code), "data-exact", value)
	}
}

func TestPasteAndReadStandings(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.paste(smallSwiss)
	p.wait(`document.querySelector(".reading-title")?.innerText.includes("crosstable, 8 players, 5 rounds")`)
	p.tap(`[data-action="as-read"]`)
	p.wait(`document.querySelector(".fields .ambiguous")?.innerText.includes("-1")`)
	p.tap(control("use-import"))
	p.values(1, "PTS=4 BH=14 BH/C1=12 SB=11")
	p.values(6, "PTS=2 BH=10 SB=2.5")
	if got := eval[string](p, `[...document.querySelectorAll("tr[data-startno]")].map((row) => row.dataset.startno).join(" ")`); got != "1 2 3 4 5 7 6 8" {
		t.Errorf("the rows stand in the order %s", got)
	}
	if got := p.text(roundOf(6, 2)); got != "H" {
		t.Errorf("the requested bye is shown as %q", got)
	}
	p.choose(control("after"), "2")
	p.values(1, "PTS=1.5")
	p.choose(control("after"), "0")
	p.choose(control("rules"), "virtual-2009")
	p.values(6, "PTS=2 BH=9.5")
}

// A crosstable that is pasted beside the calculator opens the other room.
func TestPasteOpensTheTournament(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("?lang=en"))
	p.openEvent(smallSwiss)
	p.values(1, "PTS=4")
	p.wait(`location.pathname === "/tb/tournament.html"`)
	p.tap(`[data-room="calculator"]`)
	p.wait(`location.pathname === "/tb/index.html" && document.querySelector('[data-row="1"]')`)
	p.enterScore(1, "3")
	p.enterResult(1, "1")
	p.exact("BH", "3")
	p.tap(`[data-room="tournament"]`)
	p.values(1, "PTS=4")
	eval[bool](p, `(history.back(), true)`)
	p.wait(`document.querySelector('[data-row="1"] [data-field="score"]')?.value === "3"`)
}
