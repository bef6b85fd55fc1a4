package e2e

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/storage"
)

var auditFolder = flag.String("audit", "", "folder with the node modules axe-core and lighthouse, which then judge the pages too")

// TestEveryState walks through every state of every page and looks with the means of the browser alone at what can be
// counted: nothing is wider than the smallest screen, everything that is touched is large enough and has a name, no id
// is there twice, and no heading is missing from the order. With -audit axe looks at every state in every language too,
// at both sizes and in both themes.
func TestEveryState(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	if *auditFolder == "" {
		p := open(t)
		p.size(320, 640)
		p.walkAll(s, walks("en"), "light", p.inspect)
		return
	}
	for _, one := range []struct {
		language, theme string
		width           int64
	}{
		{"en", "light", 1280}, {"en", "dark", 360}, {"de", "light", 360}, {"de", "dark", 1280}, {"hu", "light", 1280}, {"hu", "dark", 360},
	} {
		name := fmt.Sprintf("%s-%s-%d", one.language, one.theme, one.width)
		t.Run(name, func(t *testing.T) {
			a := readAxe(t)
			p := open(t)
			p.beforeScripts(a.source)
			p.size(one.width, 800)
			p.prefer("prefers-color-scheme", one.theme)
			p.walkAll(s, walks(one.language), one.theme, func(state string) { a.look(p, state) })
			a.report(t, name)
		})
	}
}

// walkAll goes all ways, each with nothing kept from the ways before, and calls look in every state.
func (p *browserPage) walkAll(s *server, all []walk, theme string, look func(state string)) {
	p.t.Helper()
	for _, w := range all {
		p.visit("about:blank")
		command(p, storage.ClearDataForOrigin, storage.ClearDataForOriginParams{Origin: s.origin, StorageTypes: "local_storage"})
		address, fragment, _ := strings.Cut(w.page, "#")
		joint := "?"
		if strings.Contains(address, "?") {
			joint = "&"
		}
		p.visit(s.url(address + joint + "theme=" + theme + "#" + fragment))
		if !strings.HasPrefix(address, "guide") {
			p.ready()
		}
		w.way(p, func(state string) {
			p.t.Helper()
			// A transition shows colours that are neither the ones before nor the ones after.
			p.wait(`document.getAnimations().every((one) => one.playState !== "running")`)
			look(address + ": " + state)
		})
	}
}

// inspection names what is wrong in the document, one fault a line.
const inspection = `(() => {
	const faults = [], name = (e) => e.localName + (e.id ? "#" + e.id : "") + (e.className ? "." + e.className : "") + " " + (e.textContent || "").trim().slice(0, 30);
	const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".unseen, [inert]");
	if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is " + document.documentElement.scrollWidth + " wide");
	const ids = new Set();
	for (const e of document.querySelectorAll("[id]")) {
		if (ids.has(e.id)) faults.push("twice there: " + name(e));
		ids.add(e.id);
	}
	for (const e of document.querySelectorAll("[aria-describedby], [aria-labelledby], [aria-controls]")) {
		for (const attribute of ["aria-describedby", "aria-labelledby", "aria-controls"]) {
			for (const id of (e.getAttribute(attribute) || "").split(/\s+/).filter(Boolean)) if (!ids.has(id)) faults.push(attribute + " names nothing: " + id);
		}
	}
	for (const e of document.querySelectorAll("button, select, input, textarea, a[href], output[tabindex], td[tabindex], th[tabindex], [role=button], summary")) {
		if (!seen(e) || e.closest("p, li, td, th, figcaption") && e.localName === "a" && getComputedStyle(e).display === "inline") continue;
		const box = e.getBoundingClientRect();
		if (box.width < 23.9 || box.height < 23.9) faults.push("too small to touch, " + Math.round(box.width) + "×" + Math.round(box.height) + ": " + name(e));
	}
	for (const table of document.querySelectorAll("table")) {
		if (seen(table) && !table.querySelector("th")) faults.push("a table without a header: " + name(table));
	}
	return faults.join("\n");
})()`

// inspect reports what is wrong in the state of the page.
func (p *browserPage) inspect(state string) {
	p.t.Helper()
	for fault := range strings.Lines(eval[string](p, inspection)) {
		p.t.Errorf("%s: %s", state, strings.TrimSpace(fault))
	}
	level := 0
	for _, node := range p.accessibleNodes() {
		switch node.role {
		case "button", "link", "textbox", "combobox", "spinbutton", "checkbox", "radio", "Iframe", "region", "group", "navigation", "grid", "list box":
			if node.name == "" {
				p.t.Errorf("%s: a %s has no name", state, node.role)
			}
		case "heading":
			if node.level > level+1 || node.name == "" {
				p.t.Errorf("%s: the heading %q of level %d follows one of level %d", state, node.name, node.level, level)
			}
			level = node.level
		}
	}
}

// axe is the script that judges a page, and what it said so far.
type axe struct {
	source string
	states int
	broken []string // rules that are broken, with the element and the state
	unsure []string // what axe could not decide
}

func readAxe(t *testing.T) *axe {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(*auditFolder, "node_modules", "axe-core", "axe.min.js"))
	if err != nil {
		t.Fatalf("no axe-core, run make audit: %v", err)
	}
	return &axe{source: string(source)}
}

// look lets axe judge the page with every rule of WCAG 2.2 up to AA and its own best practices.
func (a *axe) look(p *browserPage, state string) {
	p.t.Helper()
	a.states++
	found := eval[struct{ Violations, Incomplete []string }](p, `axe.run(document, {
		runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"], resultTypes: ["violations", "incomplete"],
	}).then((found) => {
		const lines = (rules) => rules.flatMap((rule) => rule.nodes.map((node) =>
			rule.id + " | " + node.target.flat().join(" ") + " | " + node.html.slice(0, 160).replace(/\s+/g, " ") + " | " +
			[...node.any, ...node.all, ...node.none].map((check) => check.message).join(" ")));
		return { Violations: lines(found.violations), Incomplete: lines(found.incomplete) };
	})`)
	for _, line := range found.Violations {
		a.broken = append(a.broken, line+" | "+state)
	}
	for _, line := range found.Incomplete {
		a.unsure = append(a.unsure, line+" | "+state)
	}
}

// report says how many states were looked at and what is broken, each fault of an element once.
func (a *axe) report(t *testing.T, name string) {
	t.Helper()
	once := func(lines []string) []string {
		var kept []string
		for _, line := range lines {
			fault, _, _ := strings.Cut(line[:strings.LastIndex(line, " | ")], " | <")
			if !slices.ContainsFunc(kept, func(k string) bool { return strings.HasPrefix(k, fault+" | <") }) {
				kept = append(kept, line)
			}
		}
		return kept
	}
	broken, unsure := once(a.broken), once(a.unsure)
	t.Logf("%s: %d states, %d faults, %d undecided", name, a.states, len(broken), len(unsure))
	for _, line := range unsure {
		t.Logf("undecided: %s", line)
	}
	for _, line := range broken {
		t.Errorf("axe: %s", line)
	}
}
