package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

func TestReloadKeepsEverything(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("?lang=en"))
	p.typeCard("1:3½ 0:abc H -:2 U =:7/2 1:3")
	p.fill(control("rounds"), "6")
	p.choose(control("rules"), "fide-2023")
	p.wait(`location.hash.includes("fide-2023")`)
	before := p.cardText()
	kept := eval[string](p, `location.href`)

	p.visit("about:blank")
	p.visitReady(kept)
	p.cardHolds(before)
	// A tab that was closed: the address has nothing in it.
	p.visitReady(s.url("?lang=en&again"))
	p.cardHolds(before)
	p.fill(control("rounds"), "7")
	p.holds(score(7), "3")
	// The very last change, with the page closed at once.
	p.enterResult(1, "0")
	p.visitReady(s.url("?lang=en&last"))
	p.attribute(result(1), "data-value", "0")
}

// A page that is loaded again gets the address it had when that began, and what came later is not in it.
func TestReloadAtOnce(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("?lang=en#c1:5,fide-2026:13h;"))
	p.holds(score(1), "3½")
	p.enterScore(2, "4")
	p.enterResult(2, "1")
	p.reload()
	p.holds(score(2), "4")
	p.attribute(result(2), "data-value", "1")
	// The link itself still opens what it says.
	p.visit("about:blank")
	p.visitReady(s.url("?lang=en#c1:5,fide-2026:13h;"))
	p.holds(score(2), "")

	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.wait(`location.hash.startsWith("#t1:")`)
	p.focus(`.title-field`)
	p.press("Open of Ana")
	p.reload()
	p.holds(".title-field", "Open of Ana")
}

// A percent sign that escapes nothing is no reason not to start.
func TestBrokenAddress(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, address := range []string{"?lang=en#c1:5,fide-2026:1%ZZ;Q3", "tournament.html?lang=en#t1:50%", "compare.html?lang=en#s1:%", "prizes.html?lang=en#p1:%1"} {
		p.visit("about:blank")
		p.visitReady(s.url(address))
		p.says(".notice", "This link could not be read.")
	}
	// An address that is broken while the program runs.
	p.visitReady(s.url("?lang=en"))
	eval[bool](p, `(location.hash = "#c1:%", true)`)
	p.says(".notice", "This link could not be read.")
	p.enterScore(1, "3")
	p.enterResult(1, "1")
	p.exact("BH", "3")
}

// reload loads the page again and waits until it takes input.
func (p *browserPage) reload() {
	p.t.Helper()
	eval[bool](p, `(document.documentElement.dataset.ready = "no", setTimeout(() => location.reload()), true)`)
	p.ready()
}

// choose chooses an option of a select by its value, as a person's choice is reported.
func (p *browserPage) choose(selector, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const select = document.querySelector(%q);
		select.value = %q;
		select.dispatchEvent(new Event("change", { bubbles: true }));
		return select.value === %q;
	})()`, selector, value, value))
}

// cardText is everything that is on the card, and every value.
func (p *browserPage) cardText() string {
	p.t.Helper()
	return eval[string](p, `[
		...[...document.querySelectorAll("[data-row]")].map((row) =>
			row.dataset.row + ": " + row.querySelector("[data-field=score]").value + " " + row.querySelector("[data-field=result]").dataset.value),
		"rules " + document.querySelector("[data-control=rules]").value,
		"rounds " + document.querySelector("[data-control=rounds]").value,
		...[...document.querySelectorAll("output[data-tiebreak]")].map((output) => output.dataset.tiebreak + " " + output.dataset.exact),
	].join("\n")`)
}

// cardHolds waits until the page shows the card that cardText gave.
func (p *browserPage) cardHolds(want string) {
	p.t.Helper()
	p.same(p.cardText, want)
}

// same waits until the page shows what it showed before.
func (p *browserPage) same(shown func() string, before string) {
	p.t.Helper()
	now := ""
	for start := time.Now(); time.Since(start) < patience; time.Sleep(50 * time.Millisecond) {
		if now = shown(); now == before {
			return
		}
	}
	p.t.Errorf("the page shows\n%s\nbefore it showed\n%s", now, before)
}

func TestTwoPagesKeepBothCards(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(""))
	p.typeCard("1:4")
	p.wait(`location.hash.endsWith(":14")`)
	second := p.another()
	second.visitReady(s.url(""))
	if got := second.value(score(1)); got != "4" {
		t.Fatalf("the second page does not begin with the last card, but with %q", got)
	}
	second.enterScore(1, "2")
	second.wait(`location.hash.endsWith(":12")`)
	p.enterScore(1, "5")
	p.wait(`location.hash.endsWith(":15")`)
	second.enterScore(1, "3")
	second.wait(`location.hash.endsWith(":13")`)
	saved := eval[string](p, `Object.keys(localStorage).filter((key) => key.startsWith("feinwertung:card:")).map((key) => localStorage.getItem(key)).join(" ")`)
	for _, card := range []string{":13", ":15"} {
		if !strings.Contains(saved+" ", card+" ") {
			t.Errorf("the card %s is not kept: %s", card, saved)
		}
	}
}

func TestLinkOpensACardBesideTheOwn(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(""))
	p.typeCard("1:4 1:4")
	p.wait(`location.hash.endsWith(":14;14")`)
	p.visitReady(s.url("?x#c1:3,us-chess:H;=2;1_1/2"))
	p.attribute(result(2), "data-value", "=")
	p.holds(control("rules"), "us-chess")
	p.enterScore(3, "3½")
	p.wait(`location.hash.endsWith(";13h")`)
	p.tap(`.recent [data-card$=":14;14"]`)
	p.shows("PTS=2 BH=8")

	p.visitReady(s.url("?y#c1:3,us-ch"))
	p.wait(`document.querySelector(".notice")`)
	p.shows("PTS=2 BH=8")
}
