package e2e

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"feinwertung/app/text"

	"github.com/chromedp/chromedp"
)

// elsewhere is the site's address by another host name, so that it is another origin than the article's.
func elsewhere(s *server, rest string) string {
	return strings.Replace(s.url(rest), "127.0.0.1", "localhost", 1)
}

// inFrame returns the frame whose address contains a text.
func (p *browserPage) inFrame(part string) *browserPage {
	p.t.Helper()
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		infos, err := chromedp.Targets(p.ctx)
		if err != nil {
			p.t.Fatal(err)
		}
		for _, info := range infos {
			if info.Type == "iframe" && strings.Contains(info.URL, part) {
				ctx, cancel := chromedp.NewContext(p.ctx, chromedp.WithTargetID(info.TargetID))
				p.t.Cleanup(cancel)
				frame := &browserPage{t: p.t, ctx: ctx}
				frame.listen()
				return frame
			}
		}
	}
	p.t.Fatalf("no frame with %q in its address", part)
	return nil
}

// embedded is the JavaScript for the frame inside the embedded calculator with the id.
func embedded(id string) string {
	return fmt.Sprintf(`document.getElementById(%q).shadowRoot.querySelector("iframe")`, id)
}

// shown waits until an embedded calculator has taken the place of what stood there before.
func (p *browserPage) shown(id string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector("#%s[opened]:not([aria-busy])") && %s.offsetHeight > 200`, id, embedded(id)))
}

// threeEmbeds is an article with a calculator in each language, far apart.
func threeEmbeds(s *server) string {
	const far = `<div style="height: 3000px"></div>`
	return `<!doctype html><html lang="en"><title>an article</title><h1>An article</h1>` +
		`<script src="` + elsewhere(s, "embed.js") + `" defer></script>` +
		far + `<tie-break-calculator id="en" lang="en" state="c1:5,fide-2026:13h;13;H;12h;12"><p>The sum is 13½.</p></tie-break-calculator>` +
		far + `<tie-break-calculator id="de" lang="de" rules="fide-2023" theme="dark"><p>Die Summe.</p></tie-break-calculator>` +
		far + `<tie-break-calculator id="hu" lang="hu-HU" state="c1:3,us-chess:12;=1;0h" title="A példa"></tie-break-calculator>` + far
}

func TestEmbedsInAnArticleOfAnotherSite(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	host := servePlain(t, textPage(threeEmbeds(s)))
	p := open(t)
	p.visit(host + "/")
	p.wait(`!!customElements.get("tie-break-calculator")`)

	// Nothing but the script before a calculator comes near.
	time.Sleep(300 * time.Millisecond) // time enough for an observer to be wrong
	if s.requested("embed.html") || s.requested("app.wasm") {
		t.Error("a calculator was loaded before it was scrolled to")
	}
	if got := p.text("#en"); got != "The sum is 13½." {
		t.Errorf("before: %q", got)
	}

	for _, one := range []struct{ id, title, address string }{
		{"en", "Tie-break calculator", "lang=en&theme=auto#c1:5,fide-2026:13h;13;H;12h;12"},
		{"de", "Feinwertungsrechner", "lang=de&theme=dark&rules=fide-2023"},
		{"hu", "A példa", "lang=hu&theme=auto#c1:3,us-chess:12;=1;0h"},
	} {
		eval[bool](p, fmt.Sprintf(`(document.getElementById(%q).scrollIntoView(), true)`, one.id))
		p.wait(fmt.Sprintf(`!!%s`, embedded(one.id)))
		if got := eval[string](p, embedded(one.id)+".title"); got != one.title {
			t.Errorf("%s: the frame is called %q, expected %q", one.id, got, one.title)
		}
		frame := p.inFrame("lang=" + one.id)
		frame.ready()
		p.shown(one.id)
		if got := eval[string](p, embedded(one.id)+".src"); !strings.HasSuffix(got, one.address) {
			t.Errorf("%s: the frame shows %s, expected …%s", one.id, got, one.address)
		}
		if got, want := eval[string](frame, `document.documentElement.lang`), text.In(one.id).Code; got != want {
			t.Errorf("%s: the frame speaks %s, expected %s", one.id, got, want)
		}
	}

	// What the state says, what is typed, and what the rules attribute says.
	english, german, hungarian := p.inFrame("lang=en"), p.inFrame("lang=de"), p.inFrame("lang=hu")
	english.exact("BH", "13.5")
	english.exact("BH/C1", "11")
	hungarian.exact("USSB", "2.5")
	german.attribute("html", "data-theme", "dark")
	for row, one := range []struct{ score, key string }{{"3,5", "1"}, {"3", "1"}, {"", "H"}, {"2½", "1"}, {"2", "1"}} {
		if one.score != "" {
			german.enterScore(row+1, one.score)
		}
		german.enterResult(row+1, one.key)
	}
	german.exact("BH", "15.5")
	english.exact("BH", "13.5")
}

func TestEmbedHasTheHeightOfItsContent(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	host := servePlain(t, textPage(`<!doctype html><title>an article</title><script src="`+elsewhere(s, "embed.js")+
		`" defer></script><tie-break-calculator id="one" lang="en"></tie-break-calculator>`))
	p := open(t)
	p.visit(host + "/")
	frame := p.inFrame("embed.html")
	frame.ready()
	fits := func() {
		t.Helper()
		for start := time.Now(); ; time.Sleep(50 * time.Millisecond) {
			outside := eval[int](p, embedded("one")+".offsetHeight")
			inside := eval[int](frame, `Math.ceil(document.documentElement.getBoundingClientRect().height)`)
			if outside == inside {
				return
			}
			if time.Since(start) > patience {
				t.Fatalf("the frame is %d high, its content %d", outside, inside)
			}
		}
	}
	fits()
	before := eval[int](p, embedded("one")+".offsetHeight")
	frame.fill(control("rounds"), "15")
	p.wait(fmt.Sprintf(`%s.offsetHeight > %d`, embedded("one"), before+300))
	fits()

	// Heights that somebody else says are not believed.
	now := eval[int](p, embedded("one")+".offsetHeight")
	eval[bool](p, `(window.postMessage({ type: "feinwertung:height", height: 5000 }, "*"), true)`)
	eval[bool](p, `new Promise((done) => setTimeout(() => done(true), 100))`)
	if got := eval[int](p, embedded("one")+".offsetHeight"); got != now {
		t.Errorf("a message from elsewhere changed the height from %d to %d", now, got)
	}

	// Other attributes, another card; out of the page, no frame.
	eval[bool](p, `(document.getElementById("one").setAttribute("state", "c1:3,fide-2026:12;=1;0h"), true)`)
	frame.exact("SB", "2.5")
	if eval[bool](p, `(() => { const e = document.getElementById("one"); e.remove(); return !!e.shadowRoot.querySelector("iframe"); })()`) {
		t.Error("the frame outlives its element")
	}
}

func TestEmbedInASandboxedArticle(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	host := servePlain(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		page := `<!doctype html><title>a reader</title><iframe sandbox="allow-scripts" width="800" height="900" src="/article"></iframe>`
		if r.URL.Path == "/article" {
			page = `<!doctype html><title>an article</title><script src="` + elsewhere(s, "embed.js") +
				`" defer></script><tie-break-calculator id="one" lang="en" state="c1:3,fide-2026:12;=1;0h"><p>2½</p></tie-break-calculator>`
		}
		textPageAt(w, page)
	}))
	p := open(t)
	p.visit(host + "/")
	article := p.inFrame("/article")
	article.shown("one")
	frame := p.inFrame("embed.html")
	if origin := eval[string](frame, `String(self.origin)`); origin != "null" {
		t.Fatalf("the frame has the origin %s, so it is no sandbox", origin)
	}
	frame.exact("SB", "2.5")
}

func TestPlainFrameWithoutTheScript(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	host := servePlain(t, textPage(`<!doctype html><title>an article</title><iframe title="calculator" width="360" height="500" src="`+
		elsewhere(s, "embed.html?lang=de&theme=light#c1:5,fide-2026:13h;13;H;12h;12")+`"></iframe>`))
	p := open(t)
	p.visit(host + "/")
	frame := p.inFrame("embed.html")
	frame.ready()
	frame.exact("BH", "13.5")
	frame.attribute("html", "data-theme", "light")
	if eval[bool](frame, `document.documentElement.scrollWidth > innerWidth`) {
		t.Error("the page in the frame is wider than the frame")
	}
	if eval[bool](frame, `navigator.serviceWorker.getRegistration().then(Boolean)`) {
		t.Error("the page in the frame keeps a service worker")
	}
}

// TestEmbedKeepsNothing: a card in an article neither shows nor changes what the reader has in the application.
func TestEmbedKeepsNothing(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(""))
	p.enterScore(1, "4")
	p.enterResult(1, "1")
	p.exact("BH", "4")
	p.wait(`Object.values(localStorage).some((kept) => kept.includes("c1:5,fide-2026:14"))`)
	kept := eval[string](p, `JSON.stringify(localStorage)`)
	p.visitReady(s.url("embed.html?lang=en"))
	if got := p.value(score(1)); got != "" {
		t.Errorf("the frame shows the reader's own card: %q", got)
	}
	p.enterScore(1, "2")
	p.enterResult(1, "1")
	p.exact("BH", "2")
	p.wait(`location.hash.includes("12")`)
	if got := eval[string](p, `JSON.stringify(localStorage)`); got != kept {
		t.Errorf("kept before: %s, after: %s", kept, got)
	}
}

func TestEmbedScriptIsSmall(t *testing.T) {
	script := dist(t)["embed.js"]
	if script == nil || len(script.Data) > 6000 {
		t.Errorf("embed.js has %d bytes, at most 6000 were allowed", len(script.Data))
	}
}

// TestEmbedThis takes the HTML that the calculator offers and puts it into a page.
func TestEmbedThis(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(elsewhere(s, "?lang=de#c1:3,fide-2026:12;=1;0h"))
	p.tap(`[data-action="choices"]`)
	p.tap(control("embed"))
	p.enterScore(1, "3")
	p.wait(fmt.Sprintf(`document.querySelector('%s').value.includes("13;=1;0h")`, control("embed-code")))
	code := p.value(control("embed-code"))
	p.tap(control("embed-preview"))
	p.wait(`document.querySelector(".embedding-preview").contentDocument.querySelector('output[data-tiebreak="SB"]')?.dataset.exact === "3.5"`)
	// The preview is as high as what is in it, and as wide as its panel.
	p.wait(`(() => {
		const frame = document.querySelector(".embedding-preview"), page = frame.contentDocument.documentElement;
		return Math.abs(frame.clientHeight - page.getBoundingClientRect().height) <= 2 && frame.offsetWidth === document.querySelector(".choices").clientWidth - 24;
	})()`)

	author := open(t)
	author.visit(servePlain(t, textPage(`<!doctype html><html lang="de"><title>an article</title>`+code)) + "/")
	author.inFrame("lang=de").exact("SB", "3.5")
	if got := eval[string](author, `document.querySelector("tie-break-calculator a").href`); got != elsewhere(s, "index.html?lang=de#c1:3,fide-2026:13;=1;0h") {
		t.Errorf("without a script the link leads to %s", got)
	}
}
