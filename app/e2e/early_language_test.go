package e2e

import (
	"fmt"
	"strings"
	"testing"

	"feinwertung/app/text"
)

// reads makes the browser prefer a language, as a reader sets it.
func (p *browserPage) reads(tags string) {
	p.t.Helper()
	p.beforeScripts(fmt.Sprintf(`Object.defineProperty(navigator, "languages", { get: () => %q.split(" ") })`, tags))
}

// waitsForEver takes away the page's patience with its texts, so that no test depends on the clock.
const waitsForEver = `(() => {
	const later = window.setTimeout;
	window.setTimeout = (f, delay, ...rest) => delay === 1000 ? 0 : later(f, delay, ...rest);
})()`

// watchFlash notes when something is shown in English.
const watchFlash = `(function look() {
	const room = document.querySelector("[data-room=prizes]");
	if (room && room.textContent === "Prizes" && getComputedStyle(room).visibility === "visible") window.flashed = true;
	requestAnimationFrame(look);
})()`

// words are all texts and labels of the page, and where its links lead.
const words = `[...document.querySelectorAll(".page, .page *")].flatMap((e) => [
	...["aria-label", "title", "placeholder", "href"].map((name) => e.getAttribute(name)),
	...[...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.nodeValue.trim())]).filter(Boolean)`

// TestPageIsInTheReadersLanguageBeforeTheProgramArrives opens every room while the program is kept back.
func TestPageIsInTheReadersLanguageBeforeTheProgramArrives(t *testing.T) {
	t.Parallel()
	for code, tags := range map[string]string{"de": "fr-CH de-AT en", "hu": "hu-HU"} {
		t.Run(code, func(t *testing.T) {
			l := text.In(code)
			s := serve(t, "/tb/")
			s.hold("app-worker.js") // which would have the texts although they are held
			p := open(t)
			p.reads(tags)
			p.beforeScripts(waitsForEver)
			p.beforeScripts(watchFlash)
			for file, title := range map[string]text.Key{
				"": text.PageTitle, "compare.html": text.ComparePageTitle, "tournament.html": text.TournamentPageTitle,
				"prizes.html": text.PrizesPageTitle, "choosing.html": text.ChoosingPageTitle,
			} {
				releaseWords := s.hold(wordsFile(file, code))
				release := s.hold("app.wasm")
				p.visit(s.url(file))
				p.wait(`getComputedStyle(document.querySelector("h1")).visibility === "hidden"`)
				releaseWords()
				p.wait(fmt.Sprintf(`document.documentElement.lang === %q && document.title === %q`, code, l.Text(title)))
				p.wait(`getComputedStyle(document.querySelector("h1")).visibility === "visible"`)
				p.wait(fmt.Sprintf(`document.querySelector('[data-control="language"]').value === %q`, code))
				eval[bool](p, `!!(window.early = new Set(`+words+`))`)
				release()
				p.ready()
				// The page is written for every width, and the program leaves out what has no place.
				said := `(() => { for (const one of ` + words + `) early.delete(one); return early.size === 0; })()`
				eval[bool](p, said)
				p.size(360, 800)
				p.wait(said)
				p.size(1200, 900)
				if eval[bool](p, `!!window.flashed`) {
					t.Errorf("%s is shown in English first", file)
				}
			}
		})
	}
}

// wordsFile is the file with the texts of a page.
func wordsFile(page, code string) string {
	if page == "" {
		page = "index.html"
	}
	return strings.TrimSuffix(page, "html") + code + ".json"
}

// TestEarlyLanguageIsChosenAsTheProgramChooses has the address decide before the choice made earlier, and that before
// the browser.
func TestEarlyLanguageIsChosenAsTheProgramChooses(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.reads("hu de")
	p.visitReady(s.url(""))
	p.choose(control("language"), "de")
	s.hold("app.wasm")
	p.visit("about:blank")
	p.visit(s.url("?theme=dark"))
	p.wait(`document.documentElement.lang === "de" && document.querySelector("[data-room=guide]").href === new URL("guide.de.html?theme=dark", location).href`)
	p.visit(s.url("?lang=hu"))
	p.wait(`document.documentElement.lang === "hu" && document.querySelector("[data-room=prizes]").href === new URL("prizes.html?lang=hu", location).href`)
	p.visit(s.url("?lang=en"))
	p.wait(`document.querySelector("[data-room=prizes]").href === new URL("prizes.html?lang=en", location).href`)
	if lang := eval[string](p, `document.documentElement.lang`); lang != "en" || s.requested("index.en.json") {
		t.Errorf("a page that is asked for in English is in %q", lang)
	}
	p.visit(s.url("?lang=tlh"))
	p.wait(`document.documentElement.lang === "de"`)
	// The frame of an article does not follow what was chosen for the application.
	p.visit(s.url("embed.html"))
	p.wait(`document.documentElement.lang === "hu"`)
	p.visit("about:blank")
}

// TestTypedBeforeTheTextsArriveStays types into the page that shows itself in English at last, because its texts are late.
func TestTypedBeforeTheTextsArriveStays(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	releaseWords, release := s.hold("index.de.json"), s.hold("app.wasm")
	p := open(t)
	p.reads("de")
	p.visit(s.url(""))
	p.wait(`getComputedStyle(document.querySelector("h1")).visibility === "visible"`)
	p.typeEarly()
	releaseWords()
	p.wait(`document.documentElement.lang === "de"`)
	p.press("1")
	p.holds(score(1), "2")
	p.holds(score(2), "13")
	release()
	p.ready()
	p.speaks("de")
	p.holds(score(1), "2")
	p.wait(`document.activeElement.matches('[data-row="2"] [data-field="score"]')`)
	p.press("½")
	p.holds(score(2), "1½3")
}

// TestTextsOfAnotherVersionAreLeft has the texts not fit the page.
func TestTextsOfAnotherVersionAreLeft(t *testing.T) {
	t.Parallel()
	tree := dist(t)
	set(tree, "index.de.json", `{"of":"another","title":"T","changes":[[2,"T"]]}`)
	s := serveTree(t, "/", tree)
	release := s.hold("app.wasm")
	p := open(t)
	p.visit(s.url("?lang=de"))
	p.wait(`getComputedStyle(document.querySelector("h1")).visibility === "visible"`)
	if got := eval[string](p, `document.documentElement.lang + document.querySelector("h1").textContent`); got != "enFeinwertung" {
		t.Errorf("texts of another version were taken: %s", got)
	}
	release()
	p.ready()
	p.speaks("de")
}

// TestEarlyLanguageOffline keeps the program back in the browser, because the server is gone.
func TestEarlyLanguageOffline(t *testing.T) {
	t.Parallel()
	s := serve(t, "/a/b/")
	p := open(t)
	p.reads("de-DE")
	p.visitReady(s.url(""))
	p.workOffline()
	s.stop()
	p.beforeScripts(`(() => {
		const start = WebAssembly.instantiateStreaming;
		WebAssembly.instantiateStreaming = (...given) => new Promise((resolve) => { window.comeNow = () => resolve(start(...given)); });
	})()`)
	for code, file := range map[string]string{"de": "prizes.html", "hu": "prizes.html?lang=hu"} {
		p.visit(s.url(file))
		p.wait(fmt.Sprintf(`window.comeNow && document.title === %q`, text.In(code).Text(text.PrizesPageTitle)))
		p.fill(control("prizes"), "100 €")
		eval[bool](p, `comeNow() || true`)
		p.ready()
		p.holds(control("prizes"), "100 €")
		p.wait(fmt.Sprintf(`document.documentElement.lang === %q`, code))
	}
}
