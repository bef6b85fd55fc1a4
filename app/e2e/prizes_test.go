package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"feinwertung/app/text"
)

// money selects the money of a place.
func money(place int) string {
	return fmt.Sprintf(`tr[data-place="%d"] [data-prize="money"]`, place)
}

// pays waits until the places from the first have the amounts, and nobody else has any.
func (p *browserPage) pays(list string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll('[data-prize="money"]')].map((e) => e.dataset.exact).join(" ") === %q`, list))
}

// allowCopying lets a page use the clipboard.
func (p *browserPage) allowCopying(s *server) {
	p.t.Helper()
	for _, permission := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(p.ctx, browser.SetPermission, browser.SetPermissionParams{
			Origin: s.origin, Permission: &browser.PermissionDescriptor{Name: permission}, Setting: browser.PermissionSettingGranted,
			BrowserContextID: p.profile(),
		})
		if err != nil {
			p.t.Fatal(err)
		}
	}
}

func TestPrizesAreShared(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.allowCopying(s)
	p.visitReady(s.url("prizes.html?lang=en"))
	p.fill(control("prizes"), "£200 + Cup\r£100")
	p.fill(control("ranking"), "Ana 4\rBo 4\rCai 3")
	p.pays("150 150")
	p.says(`tr[data-place="1"]`, "Cup")
	p.says(".prize-why", "£200 + £100 = £300")
	p.says(".copy-text", "Ana and Bo are tied for places 1 and 2 with 4 points. They share £300 equally: £150 each.")

	p.fill(control("order"), "XX, rapid play-off")
	p.says(".copy-text", "Cup: Ana (rapid play-off).")
	p.press(tab)
	p.says(".field-group .problem", "“XX”: expected the code of a criterion")
	p.fill(control("order"), "bh/c1, sb")
	p.says(".copy-text", "Cup: Ana, by the tie-breaks (Buchholz Cut-1, Sonneborn-Berger).")
	p.tap(`[data-action="copy"]`)
	p.wait(`navigator.clipboard.readText().then((text) => text.includes("£150 each.\nCup: Ana, by"))`)

	// Three tied for two prizes: the odd cents have an owner.
	p.fill(control("prizes"), "£100\r£0.01")
	p.fill(control("ranking"), "3 × 4½")
	p.pays("33.34 33.34 33.33")
	p.says(".prize-why", "Player 1 and Player 2 get £0.01 more each.")
	p.choose(control("unit"), "1")
	p.pays("34 33.01 33")
	p.tap(`[data-sharing="place"]`)
	p.pays("100 0.01 0")
	p.tap(`[data-sharing="half"]`)
	p.choose(control("unit"), "0.01")
	p.pays("66.67 16.68 16.66")

	// Where no tie-break separates, lots decide over money too, and nothing else is announced.
	p.tap(`[data-sharing="place"]`)
	p.fill(control("ranking"), "Ana 4\r=Bo 4")
	p.says(`tr[data-place="1"] .money`, "by lot")
	p.says(".copy-text", "Ana and Bo with 4 points: no tie-break separates them, and lots decide who gets £100 and £0.01.")
	p.tap(`[data-sharing="half"]`)
	p.fill(control("ranking"), "3 × 4½")
	p.pays("66.67 16.68 16.66")
	p.press(tab) // what is typed next is a step of undo of its own

	// What cannot be read is said at once, and keeps the rest.
	p.fill(control("ranking"), "Ana 4\rBo")
	p.pays("100")
	if eval[bool](p, `!!document.querySelector(".field-group .problem")`) {
		t.Error("a line is called wrong while it is being typed")
	}
	p.press(tab)
	p.says(".field-group .problem", "Line 2, “Bo”")
	p.pays("100")
	p.says(".prize-notes", "Nobody finished on place 2")

	p.controlKey("z")
	p.pays("66.67 16.68 16.66")
	p.controlKey("y")
	p.pays("100")
	p.tap(`[data-action="clear"]`)
	p.holds(control("ranking"), "")
	p.wait(`!document.querySelector('[data-prize="money"]')`)
	p.tap(`[data-action="undo"]`)
	p.holds(control("ranking"), "Ana 4\nBo")

	// What was cleared is there after the tab was closed, too.
	p.tap(`[data-action="clear"]`)
	p.tap(`[data-action="example"]`)
	p.tap(`[data-sharing="pool"]`)
	p.pays("150 150 16.67 16.67 16.66")
	p.visitReady(s.url("prizes.html?lang=en&again"))
	p.pays("150 150 16.67 16.67 16.66")
	p.tap(`[data-recent="0"]`)
	p.holds(control("ranking"), "Ana 4\nBo")
}

func TestPrizesAreKept(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("prizes.html?lang=en"))
	p.fill(control("prizes"), "1.500,50 €\r500 €")
	p.fill(control("ranking"), "Ana 4\rBo 3½")
	p.tap(`[data-sharing="half"]`)
	p.wait(`location.hash.startsWith("#p1:half,0/1.500")`)
	link := eval[string](p, `location.href`)

	// A tab that was closed: the address has nothing in it.
	p.visitReady(s.url("prizes.html?lang=en&again"))
	p.holds(control("ranking"), "Ana 4\nBo 3½")
	p.pays("1500.50 500")
	p.says(money(1), "1,500.50\u00a0€")

	// The link opens the room in another browser, from the start page too.
	other := open(t)
	other.visitReady(s.url("?lang=de#" + link[strings.Index(link, "p1:"):]))
	other.pays("1500.50 500")
	other.says(money(1), "1.500,50\u00a0€")
	other.attribute(`[data-sharing="half"]`, "aria-pressed", "true")
	// A link of the first version that was passed on.
	other.visitReady(s.url("prizes.html?lang=en&old#p1:pool,1/%C2%A3200%20%2B%20Cup%0A%C2%A3100/Ana%204%C2%BD%0A=Bo%204%C2%BD/BH%2FC1%2C%20BH"))
	other.pays("150 150")
	other.says(".copy-text", "Cup: lots decide between Ana and Bo")
	other.visitReady(s.url("prizes.html?lang=en&broken#p1:pool,1/"))
	other.wait(`document.querySelector(".notice")`)
}

// What was typed before the program came is still there, and the room works without a network.
func TestPrizesOffline(t *testing.T) {
	t.Parallel()
	s := serve(t, "/a/b/")
	p := open(t)
	release := s.hold("app.wasm")
	p.visit(s.url("prizes.html?lang=en"))
	p.fill(control("prizes"), "20")
	p.fill(control("ranking"), "Ana 4\rBo 4")
	release()
	p.ready()
	p.pays("10 10")
	p.inFocus(control("ranking"))
	p.workOffline()
	s.stop()
	for _, page := range []string{"prizes.html?lang=en", "choosing.html?lang=en", "prizes.html"} {
		p.visit("about:blank")
		p.visitReady(s.url(page))
	}
	p.pays("10 10")
}

func TestPrizesFromTheTournament(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("prizes.html?lang=en"))
	if eval[bool](p, `!!document.querySelector('[data-action="event"]')`) {
		t.Error("an event is offered although none is saved")
	}
	p.tap(`[data-room="tournament"]`)
	p.openEvent(smallSwiss)
	p.wait(`location.hash.startsWith("#t1:")`)
	saved := `Object.keys(localStorage).filter((key) => key.startsWith("feinwertung:event:")).map((key) => key + localStorage.getItem(key)).join()`
	before := eval[string](p, saved)
	p.tap(`[data-room="prizes"]`)
	p.wait(fmt.Sprintf(`document.title === %q`, text.In("en").Text(text.PrizesPageTitle)))
	p.fill(control("prizes"), "3: 50\r4: 30")
	p.tap(`[data-action="event"]`)
	p.pays("40 40")
	p.holds(control("order"), "BH/C1, BH, SB, DE, WIN")
	if names := eval[string](p, `[...document.querySelectorAll("tr[data-place] .player")].map((e) => e.innerText).join()`); names != "Cai,Dev" && names != "Dev,Cai" {
		t.Errorf("third and fourth are %s", names)
	}
	if after := eval[string](p, saved); after != before {
		t.Error("the saved event was changed")
	}
}

// TestOrganisersOnAPhone: in each language, nothing is wider than the smallest screen, and what has to be touched is
// as large as a finger.
func TestOrganisersOnAPhone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(320, 700)
	for _, l := range text.Complete() {
		for _, room := range []string{
			"prizes.html?lang=%s#p1:pool,1/1.000.000%%20Ft%%20%%2B%%20Kupa,%%20Wanderpokal/Ana%%204%%0ABo%%204%%0ACai%%204/BH",
			"choosing.html?lang=%s#o1:rr,unrated,lots,place",
		} {
			p.visit("about:blank")
			p.visitReady(s.url(fmt.Sprintf(room, l.Code)))
			p.wait(`document.querySelector(".copy-text")`)
			if wide := eval[string](p, `document.documentElement.scrollWidth > innerWidth ? "page " + document.documentElement.scrollWidth :
				[...document.querySelectorAll("main *")].filter((e) => e.getBoundingClientRect().right > innerWidth && !e.closest(".unseen"))
					.map((e) => e.className + ": " + e.textContent).join("; ")`); wide != "" {
				t.Errorf("%s %s: wider than the screen: %s", l.Code, room, wide)
			}
			if small := eval[string](p, `[...document.querySelectorAll("main button, main a.chip, main select, main textarea, main input")]
				.filter((e) => e.getBoundingClientRect().height < 44).map((e) => e.className + ": " + e.textContent).join("; ")`); small != "" {
				t.Errorf("%s %s: smaller than a finger: %s", l.Code, room, small)
			}
			if !eval[bool](p, `(() => {
				const here = document.querySelector(".rooms [aria-current]").getBoundingClientRect();
				return here.left >= 0 && here.right <= innerWidth;
			})()`) {
				t.Errorf("%s %s: the navigation does not show where one is", l.Code, room)
			}
		}
	}
}
