package e2e

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/app/guide"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
)

func TestGuideReadsWithoutScripts(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.withoutScripts()
	for _, code := range guide.Languages {
		p.visit(s.url(guide.File(code)))
		if got := eval[string](p, `document.documentElement.lang`); got != code {
			t.Errorf("%s says that it is in %q", guide.File(code), got)
		}
		text := p.text("article")
		for _, figure := range []string{"15½", "13½", "11½", "10½", "8½", "1½", map[bool]string{true: "4.75", false: "4,75"}[code == "en"]} {
			if !strings.Contains(text, figure) {
				t.Errorf("%s: the reader does not find %s", code, figure)
			}
		}
		if strings.ContainsAny(text, "{}`") {
			t.Errorf("%s: the reader finds marks of the source", code)
		}
		// A worked sum: its lines, one struck out, and the total.
		if got := eval[int](p, `document.querySelectorAll(".worked-sum tbody tr").length`); got < 30 {
			t.Errorf("%s: only %d lines of sums", code, got)
		}
		if got := eval[string](p, `[...document.querySelectorAll(".worked-sum")].map((f) => f.querySelector("tfoot td").textContent).join(" ")`); got != "12 8½ 2½ 13½ 10 11 11½ 15" {
			t.Errorf("%s: the totals are %s", code, got)
		}
		if !eval[bool](p, `[...document.querySelectorAll("a.live")].every((a) => a.offsetHeight > 0 && /^(index|tournament|compare)\.html\?lang=/.test(a.getAttribute("href")))`) {
			t.Errorf("%s: an example has no link to the calculator", code)
		}
	}
}

func TestGuideNeedsNoProgram(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visit(s.url("guide.html"))
	p.workOffline()
	if eval[bool](p, `performance.getEntriesByType("resource").some((e) => e.name.endsWith(".wasm"))`) {
		t.Error("the page itself loads a module")
	}

	// Once read, it is there without a network, in every language, and so is the calculator.
	s.stop()
	for _, code := range guide.Languages {
		p.visit(s.url(guide.File(code)))
		p.wait(`document.querySelector("article section")`)
	}
	p.visitReady(s.url("index.html?lang=en#c1:3,fide-2026:12;=1;0h"))
	p.exact("SB", "2.5")
}

func TestGuideExampleOpensLive(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visit(s.url("guide.html#unplayed"))
	p.wait(`!!customElements.get("tie-break-calculator")`)
	p.focus(`tie-break-calculator[state="c1:5,fide-2026:13h;13;H;12h;12"] a`)
	p.press(enter)
	const frame = `document.querySelector("tie-break-calculator[opened]").shadowRoot.querySelector("iframe")`
	p.wait(`document.querySelector("tie-break-calculator[opened]:not([aria-busy])")`)
	p.wait(frame + `.contentDocument.querySelector('output[data-tiebreak="BH"]').dataset.exact === "13.5"`)
	if !eval[bool](p, `document.activeElement.localName === "tie-break-calculator"`) {
		t.Error("the focus was lost when the example opened")
	}
	// The page of the calculator shows the same, and a whole crosstable opens in the tournament room.
	p.visitReady(s.url("index.html?lang=en#c1:5,fide-2026:13h;13;H;12h;12"))
	p.exact("BH/C1", "11")
	p.visit(s.url("guide.html"))
	p.tap(`.worked-table a.live`)
	p.ready()
	p.attribute(`tr[data-startno="2"] [data-tiebreak="BH"]`, "data-exact", "13.5")
}

// TestGuideOpensInTheLanguageAskedFor: a link may name the language as for any other page.
func TestGuideOpensInTheLanguageAskedFor(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visit(s.url("guide.html?lang=hu#money"))
	p.wait(`location.pathname.endsWith("/guide.hu.html") && location.hash === "#money"`)
	p.wait(`[...document.querySelectorAll("link[hreflang]")].every((link) => link.getAttribute("href") === link.href)`)
	p.tap(`.languages a[lang="de"]`)
	p.wait(`location.pathname.endsWith("/guide.de.html") && document.documentElement.lang === "de"`)
}

func TestGuideFitsAndFollowsTheTheme(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(320, 640)
	for _, code := range guide.Languages {
		p.visit(s.url(guide.File(code)))
		p.wait(`document.querySelector(".boot-notices")`)
		if wide := eval[int](p, `document.documentElement.scrollWidth`); wide > 320 {
			t.Errorf("%s is %d pixels wide on a screen of 320", code, wide)
		}
		if small := eval[string](p, `[...document.querySelectorAll("nav a, a.live")].filter((a) => a.offsetHeight < 24).map((a) => a.textContent).join()`); small != "" {
			t.Errorf("%s: too small to touch: %s", code, small)
		}
	}
	light := eval[string](p, `getComputedStyle(document.body).backgroundColor`)
	p.prefer("prefers-color-scheme", "dark")
	dark := eval[string](p, `getComputedStyle(document.body).backgroundColor`)
	p.visit(s.url("guide.html?theme=light"))
	p.wait(`document.querySelector(".boot-notices")`)
	asked := eval[string](p, `getComputedStyle(document.body).backgroundColor`)
	if light == dark || asked != light {
		t.Errorf("light %s, dark %s, light asked for %s", light, dark, asked)
	}
}

// TestGuideForScreenReaders walks the tree that Chromium gives them.
func TestGuideForScreenReaders(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, code := range guide.Languages {
		p.visit(s.url(guide.File(code)))
		level := 0
		roles := map[string]int{}
		for _, node := range p.accessibleNodes() {
			roles[node.role]++
			switch node.role {
			case "link", "button", "table", "figure", "navigation", "group", "region", "Iframe":
				if node.name == "" && node.role != "figure" {
					t.Errorf("%s: a %s has no name", code, node.role)
				}
			case "heading":
				if node.level > level+1 || node.name == "" {
					t.Errorf("%s: heading %q of level %d follows level %d", code, node.name, node.level, level)
				}
				level = node.level
			}
		}
		for role, least := range map[string]int{"main": 1, "heading": 30, "table": 15, "columnheader": 50, "rowheader": 50, "navigation": 3, "figure": 12} {
			if roles[role] < least {
				t.Errorf("%s: %d of role %s, expected %d", code, roles[role], role, least)
			}
		}
		if got := eval[int](p, `document.querySelectorAll("h1").length`); got != 1 {
			t.Errorf("%s: %d main headings", code, got)
		}
		if ids := eval[[]string](p, `[...document.querySelectorAll("[id]")].map((e) => e.id)`); len(slices.Compact(slices.Sorted(slices.Values(ids)))) != len(ids) {
			t.Errorf("%s: an id is there twice", code)
		}
	}
}

// accessibleNode is an element as screen readers are told of it.
type accessibleNode struct {
	role, name string
	level      int
}

// accessibleNodes returns what is not ignored of the accessibility tree, in order.
func (p *browserPage) accessibleNodes() []accessibleNode {
	p.t.Helper()
	command(p, accessibility.Enable, cdp.Empty{})
	tree := command(p, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	var nodes []accessibleNode
	for _, node := range tree.Nodes {
		if node.Ignored || node.Role == nil {
			continue
		}
		one := accessibleNode{role: strings.Trim(string(node.Role.Value), `"`)}
		if node.Name != nil {
			one.name = strings.Trim(string(node.Name.Value), `"`)
		}
		for _, property := range node.Properties {
			if property.Name == "level" {
				for _, digit := range string(property.Value.Value) {
					one.level = one.level*10 + int(digit-'0')
				}
			}
		}
		nodes = append(nodes, one)
	}
	return nodes
}
