package e2e

import (
	"fmt"
	"testing"

	"feinwertung/app/text"
)

// proposes waits until an order is proposed.
func (p *browserPage) proposes(order string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".proposed [data-criterion]")].map((e) => e.dataset.criterion).join(" ") === %q`, order))
}

// ranksBy waits until the tournament room has an order.
func (p *browserPage) ranksBy(order string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".order-chip")].map((e) => e.dataset.criterion).join(" ") === %q`, order))
}

func TestChoosingAnOrder(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.allowCopying(s)
	p.visitReady(s.url("?lang=en"))
	p.tap(`[data-room="choosing"]`)
	p.wait(fmt.Sprintf(`document.title === %q && location.pathname === "/tb/choosing.html"`, text.In("en").Text(text.ChoosingPageTitle)))
	p.says(".no-default", "FIDE names no default order")
	p.says(".no-default", "US Chess does have a default")
	p.proposes("BH/C1 BH DE SB WIN")
	p.says(".forbidden-here", "TPR")
	p.tap(`[data-unrated="no"]`)
	p.proposes("BH/C1 BH DE SB WIN ARO/C1")
	p.wait(`!document.querySelector(".forbidden-here")`)
	p.tap(`[data-format="rr"]`)
	p.proposes("DE SB WIN KS")
	p.says(".forbidden-here", "BH/C1")
	p.tap(`[data-format="us"]`)
	p.proposes("USMM USSOL USCUM USOPC")
	p.says(".proposal h2", "default order of US Chess")
	p.wait(`!document.querySelector("[data-unrated]")`) // changes nothing there
	p.tap(`[data-format="swiss8"]`)
	p.tap(`[data-unrated="yes"]`)
	p.tap(`[data-still="lots"]`)
	p.proposes("BH/C1 BH SB DE BWG")

	// The text for the rules, in three languages whatever the page speaks.
	for _, l := range text.Complete() {
		panel := "#plan-rules-" + l.Code
		p.says(panel, "5. "+l.Text(text.NameBWG)+" (BWG)")
		p.says(panel, l.Text(text.EventRulesLots))
		p.says(panel, l.Text(text.EventRulesPooled))
		p.attribute(panel+" .copy-text", "lang", l.Code)
		p.tap(panel + ` [data-action="copy"]`)
		p.wait(fmt.Sprintf(`navigator.clipboard.readText().then((copied) => copied.endsWith(%q))`, l.Text(text.EventRulesPooled)))
	}
	p.tap(`[data-money="none"]`)
	p.wait(fmt.Sprintf(`!document.querySelector(".event-rules").innerText.includes(%q)`, text.In("hu").Text(text.EventRulesPooled)))

	// It is kept, and the link opens it elsewhere.
	p.wait(`location.hash === "#o1:swiss8,unrated,lots,none"`)
	p.visitReady(s.url("choosing.html?lang=en&again"))
	p.proposes("BH/C1 BH SB DE BWG")
	p.attribute(`[data-still="lots"]`, "aria-pressed", "true")
	other := open(t)
	other.visitReady(s.url("?lang=hu#o1:rr,unrated,pool"))
	other.proposes("DE SB WIN KS")
	other.says(".proposal h2", text.In("hu").Text(text.ProposedOrder))
	other.choose(control("language"), "de")
	other.says(".proposal h2", text.In("de").Text(text.ProposedOrder))
	other.visitReady(s.url("choosing.html?lang=en&broken#o1:chess960,pool"))
	other.wait(`document.querySelector(".notice")`)
}

func TestChosenOrderIsTried(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.wait(`location.hash.startsWith("#t1:")`)
	p.visitReady(s.url("choosing.html?lang=en#o1:swiss3,unrated,pool"))
	p.tap(`[data-action="try"]`)
	p.ranksBy("DE BH SB WIN")
	p.values(1, "PTS=4")
	p.visitReady(s.url("choosing.html?lang=en#o1:us,unrated,pool"))
	p.tap(`[data-action="new"]`)
	p.ranksBy("USMM USSOL USCUM USOPC")
	p.holds(control("rules"), "us-chess")
}

// TestChoosingByKeyboard goes through the answers with Tab and Space alone.
func TestChoosingByKeyboard(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("choosing.html?lang=en"))
	p.focus(`[data-format="swiss5"]`)
	p.press(tab, " ")
	p.inFocus(`[data-format="swiss8"]`)
	p.proposes("BH/C1 BH SB DE BWG")
	p.press(tab, enter)
	p.proposes("DE SB WIN KS")
	p.inFocus(`[data-format="rr"]`)
}
