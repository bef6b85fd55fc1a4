package e2e

import (
	"fmt"
	"testing"

	"feinwertung/app/text"
)

// speaks waits until the page is in a language throughout: the document, its title, what can be chosen and
// what stands there.
func (p *browserPage) speaks(code string) {
	p.t.Helper()
	l := text.In(code)
	p.wait(fmt.Sprintf(`document.documentElement.lang === %q`, code))
	p.wait(fmt.Sprintf(`document.querySelector('[data-control="language"]').value === %q`, code))
	p.wait(fmt.Sprintf(`document.title === %q`, l.Text(text.PageTitle)))
	p.wait(fmt.Sprintf(`document.querySelector(".results").innerText.includes(%q)`, l.Text(text.GroupOwn)))
}

// TestLanguageIsChosen goes through what decides: the query, else the choice made before, else the browser's list.
func TestLanguageIsChosen(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.beforeScripts(`Object.defineProperty(navigator, "languages", { get: () => ["fr-FR", "hu-HU", "de"] })`)
	p.visitReady(s.url(""))
	p.speaks("hu")
	p.visitReady(s.url("?lang=de"))
	p.speaks("de")
	// What is asked for once is no choice for later.
	p.visitReady(s.url(""))
	p.speaks("hu")
	p.choose(control("language"), "en")
	p.speaks("en")
	p.visitReady(s.url("?lang=tlh"))
	p.speaks("en")

	// A choice replaces what the address asks for, and takes nothing of the card with it.
	p.visitReady(s.url("?lang=de&theme=dark#c1:5,fide-2026:13h;13;H;12h;12"))
	p.speaks("de")
	p.choose(control("language"), "hu")
	p.speaks("hu")
	p.exact("BH/C1", "11")
	p.wait(`new URLSearchParams(location.search).get("lang") === "hu"`)
	p.wait(`location.hash === "#c1:5,fide-2026:13h;13;H;12h;12" && location.search.includes("theme=dark")`)
}

// TestEveryLanguageOnAPhone types in each language on the smallest screen: sums in its words, its numbers, and
// nothing wider than the screen.
func TestEveryLanguageOnAPhone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	for _, l := range text.Complete() {
		t.Run(l.Code, func(t *testing.T) {
			p := open(t)
			p.size(320, 700)
			p.visitReady(s.url("?lang=" + l.Code + "#c1:5,fide-2026:13h;13;H;+2h;12*zZ"))
			p.speaks(l.Code)
			p.tap(output("SB"))
			p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.includes("1%c25")`, explains("SB"), l.Separator))
			p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.includes(%q)`, explains("SB"), l.Text(text.KindForfeitWin)))
			if wide := eval[string](p, `document.documentElement.scrollWidth > innerWidth ? "page " + document.documentElement.scrollWidth :
				[...document.querySelectorAll(".results *, .bar *, .card *")].filter((e) => e.getBoundingClientRect().right > innerWidth && !e.closest(".unseen"))
					.map((e) => e.className + ": " + e.textContent).join("; ")`); wide != "" {
				t.Errorf("wider than the screen: %s", wide)
			}
			if cut := eval[string](p, `[...document.querySelectorAll(".part span")].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent).join()`); cut != "" {
				t.Errorf("a result is cut off: %s", cut)
			}
		})
	}
}

// TestCriteriaAreFoundByFormerNames types names that are no longer the handbook's.
func TestCriteriaAreFoundByFormerNames(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("?lang=de#c1:5,fide-2026:05;04;=3;12;11"))
	p.fill(control("find-criterion"), "Median-Buchholz")
	p.wait(`document.querySelector("[data-found]").dataset.found === "BH/M1"`)
	p.press(enter)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, explains("BH/M1")))
	p.inFocus(output("BH/M1"))
	p.wait(`document.querySelector('[data-control="find-criterion"]').value === "" && !document.querySelector("[data-found]")`)

	// What needs the whole event is named, but is nothing to press.
	p.fill(control("find-criterion"), "Feinbuchholz")
	p.wait(`document.querySelector('[data-found="SOB"]').tagName === "DIV"`)
	p.fill(control("find-criterion"), "progresszív")
	p.tap(`[data-found="PS"]`)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, explains("PS")))
}
