package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// mounts are places the same files must work in.
var mounts = []string{"/", "/tb/", "/a/b/"}

func TestPageIsReadableBeforeTheProgramArrives(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	release := s.hold("app.wasm")
	p := open(t)
	p.visit(s.url(""))
	p.wait(`document.querySelector("h1")`)
	p.wait(`document.querySelector(".boot-bar")`)
	if covered := eval[bool](p, `(() => {
		const field = document.querySelector('[data-row="1"] [data-field="score"]').getBoundingClientRect();
		const top = document.elementFromPoint(field.x + field.width / 2, field.y + field.height / 2);
		return !top.closest('[data-row="1"]');
	})()`); covered {
		t.Error("something lies over the first field while the program loads")
	}
	release()
	p.ready()
	p.wait(`!document.querySelector(".boot-bar")`)
}

func TestPageIsReadableWithoutScripts(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.withoutScripts()
	p.visit(s.url(""))
	text := p.text("body")
	for _, expected := range []string{"Feinwertung", "JavaScript"} {
		if !strings.Contains(text, expected) {
			t.Errorf("without JavaScript the page does not say %q, but: %s", expected, text)
		}
	}
}

// typeEarly types 2 and 3 into the first two scores and goes back in front of the 3.
func (p *browserPage) typeEarly() {
	p.t.Helper()
	p.enterScore(1, "2")
	p.enterScore(2, "3")
	p.press(home)
}

func TestWhatWasTypedBeforeTheProgramArrivesStays(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	release := s.hold("app.wasm")
	p := open(t)
	p.visit(s.url(""))
	p.typeEarly()
	release()
	p.ready()
	p.holds(score(1), "2")
	p.wait(`document.activeElement.matches('[data-row="2"] [data-field="score"]')`)
	p.press("1")
	p.holds(score(2), "13")
}

// TestResultsGivenBeforeTheProgramArrivesStay gives results by touch and by key, and takes one back.
func TestResultsGivenBeforeTheProgramArrivesStay(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	for _, room := range []struct{ file, card string }{{"", ""}, {"compare.html", `[data-card="1"] `}} {
		release := s.hold("app.wasm")
		p := open(t)
		p.visit(s.url(room.file))
		p.wait(fmt.Sprintf(`document.querySelector(%q)`, room.card+score(1)))
		part := func(round, number int) string {
			return fmt.Sprintf("%s%s .part:nth-child(%d)", room.card, result(round), number)
		}
		p.tap(part(1, 1))
		p.wait(fmt.Sprintf(`document.querySelector(%q).matches(".chosen")`, part(1, 1)))
		p.tap(part(2, 3))
		p.tap(part(2, 2))
		p.tap(part(3, 1))
		p.tap(part(3, 1))
		for round, key := range map[int]string{4: "h", 5: "="} {
			p.focus(room.card + result(round))
			p.press(key)
		}
		release()
		p.ready()
		for round, letter := range []string{"1", "=", "", "H", "="} {
			p.attribute(room.card+result(round+1), "data-value", letter)
		}
	}
}

// TestChoicesBeforeTheProgramArrivesStay chooses rules, language and colours while the program is kept back.
func TestChoicesBeforeTheProgramArrivesStay(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	for _, room := range []string{"", "compare.html"} {
		release := s.hold("app.wasm")
		p := open(t)
		p.visit(s.url(room))
		p.wait(`document.querySelector('[data-control="rules"]')`)
		p.choose(`[data-control="rules"]`, "fide-2023")
		p.choose(`[data-control="theme"]`, "dark")
		p.attribute("html", "data-theme", "dark")
		p.choose(`[data-control="language"]`, "de")
		release()
		p.ready()
		for control, value := range map[string]string{"rules": "fide-2023", "theme": "dark", "language": "de"} {
			p.wait(fmt.Sprintf(`document.querySelector('[data-control="%s"]').value === %q`, control, value))
		}
		p.attribute("html", "lang", "de")
		p.attribute("html", "data-theme", "dark")
		p.wait(`location.hash.includes("fide-2023") && location.search === ""`)
	}
}

// TestChoicesStayWhereTheAddressAsksForOthers chooses colours and language before and after the program has come.
func TestChoicesStayWhereTheAddressAsksForOthers(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	release := s.hold("app.wasm")
	p := open(t)
	p.visit(s.url("?theme=dark&lang=hu"))
	p.wait(`document.documentElement.lang === "hu" && document.querySelector("[data-room=prizes]").search.includes("lang=hu")`)
	p.choose(`[data-control="theme"]`, "light")
	p.choose(`[data-control="language"]`, "de")
	p.wait(`document.querySelector("[data-room=prizes]").search === "?theme=light&lang=de"`)
	release()
	p.ready()
	p.attribute("html", "data-theme", "light")
	p.attribute("html", "lang", "de")
	p.choose(`[data-control="theme"]`, "dark")
	p.attribute("html", "data-theme", "dark")
	p.visitReady(s.url(eval[string](p, `location.search`)))
	p.attribute("html", "data-theme", "dark")
}

func TestStartsInEveryPlace(t *testing.T) {
	t.Parallel()
	for _, mount := range mounts {
		t.Run(mount, func(t *testing.T) {
			t.Parallel()
			s := serve(t, mount)
			p := open(t)
			for _, rest := range []string{"", "?lang=de", "index.html", "#x"} {
				p.visitReady(s.url(rest))
			}
		})
	}
}

func TestChosenColoursAreThereBeforeTheProgram(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("?theme=dark"))
	dark := eval[string](p, `getComputedStyle(document.body).backgroundColor`)
	p.visitReady(s.url("?theme=light"))
	if light := eval[string](p, `getComputedStyle(document.body).backgroundColor`); light == dark {
		t.Errorf("light and dark have the same ground: %s", light)
	}
	p.prefer("prefers-color-scheme", "dark")
	p.visitReady(s.url(""))
	p.wait(`getComputedStyle(document.body).backgroundColor === ` + "`" + dark + "`")
	p.prefer("prefers-color-scheme", "light")

	s.hold("app.wasm")
	p.visit(s.url("?theme=dark&x=1"))
	p.wait(`getComputedStyle(document.body).backgroundColor === ` + "`" + dark + "`")
	p.visit("about:blank")
}

func TestMissingModuleIsReported(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"app.wasm", "wasm_exec.js"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tree := dist(t)
			remove(tree, name)
			s := serveTree(t, "/", tree)
			p := open(t)
			p.expect("404")
			p.expect("MIME type")
			p.visit(s.url(""))
			p.wait(`document.querySelector('[data-notice="unreachable"] button')`)
			p.wait(`!document.querySelector(".boot-bar")`)
		})
	}
}

func TestWorksWhereTheModuleHasNoType(t *testing.T) {
	t.Parallel()
	tree := dist(t)
	set(tree, "module", string(tree["app.wasm"].Data))
	set(tree, "boot.js", strings.Replace(string(tree["boot.js"].Data), `"app.wasm", root`, `"module", root`, 1))
	s := serveTree(t, "/", tree)
	p := open(t)
	p.visitReady(s.url(""))
	if !s.requested("module") {
		t.Error("the module without a type was not asked for")
	}
}

func TestLinksAreLeftToTheBrowser(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url(""))
	eval[bool](p, `(() => {
		const link = document.createElement("a");
		link.href = "icon.svg";
		link.textContent = "icon";
		document.body.append(link);
		link.click();
		return true;
	})()`)
	p.wait(`document.contentType === "image/svg+xml"`)
}
