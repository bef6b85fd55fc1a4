package e2e

import (
	"strings"
	"testing"
	"testing/fstest"
)

// mark is in boot.css of the next version only.
const mark = "/* next version */"

// nextVersion is the site with a change that can be recognised.
func nextVersion(t *testing.T) fstest.MapFS {
	t.Helper()
	tree := dist(t)
	set(tree, "boot.css", string(tree["boot.css"].Data)+mark)
	worker := string(tree["app-worker.js"].Data)
	changed := strings.Replace(worker, `const VERSION = "`, `const VERSION = "next-`, 1)
	if changed == worker {
		t.Fatal("the worker has no version")
	}
	set(tree, "app-worker.js", changed)
	return tree
}

// hasMark is true on a page of the next version.
const hasMark = `fetch("boot.css").then((r) => r.text()).then((text) => text.includes("` + mark + `"))`

// offered is true when the new version is offered.
const offered = `document.querySelector('[data-notice="update"]')`

// update asks for a new version and says how that ended: "installed", or
// "redundant" when it failed.
const update = `navigator.serviceWorker.getRegistration().then((registration) => new Promise((resolve) => {
	const watch = (worker) => {
		const look = () => ["installed", "redundant"].includes(worker.state) && resolve(worker.state);
		worker.addEventListener("statechange", look);
		look();
	};
	registration.addEventListener("updatefound", () => watch(registration.installing));
	registration.update().catch((error) => resolve("not fetched: " + error));
}))`

const cacheNames = `caches.keys().then((names) => names.sort().join(" "))`

// visitedTwice is a page that the service worker answers.
func visitedTwice(t *testing.T, s *server) *browserPage {
	t.Helper()
	p := open(t)
	p.visitReady(s.url(""))
	p.workOffline()
	p.visitReady(s.url(""))
	p.wait(`navigator.serviceWorker.controller`)
	return p
}

// acceptUpdate accepts the offered version and waits until the page is of it.
// Asking for the mark has to wait for the reload: a worker that is busy with
// requests is not replaced.
func (p *browserPage) acceptUpdate() {
	p.t.Helper()
	eval[bool](p, `(window.old = true)`)
	p.tap(`[data-notice="update"] button`)
	p.wait(`!window.old && document.documentElement.dataset.ready === "true"`)
	p.wait(hasMark)
}

func TestUpdateIsOfferedAndAccepted(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := visitedTwice(t, s)
	before := eval[string](p, cacheNames)
	s.deploy(nextVersion(t))

	p.visitReady(s.url(""))
	p.wait(offered)
	if eval[bool](p, hasMark) {
		t.Error("the new version is used before it was accepted")
	}
	p.visitReady(s.url(""))
	p.wait(offered)
	if eval[bool](p, hasMark) {
		t.Error("visiting again took the new version without asking")
	}

	p.acceptUpdate()
	if eval[bool](p, "!!"+offered) {
		t.Error("the accepted version is offered again")
	}
	after := eval[string](p, cacheNames)
	if after == before || strings.Contains(after, " ") {
		t.Errorf("caches before: %s, after: %s; expected one new one instead of the old", before, after)
	}
	s.stop()
	p.visitReady(s.url("?x=1"))
	p.wait(hasMark)
}

func TestUpdateCanWait(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := visitedTwice(t, s)
	s.deploy(nextVersion(t))
	p.visitReady(s.url(""))
	p.wait(offered)
	p.tap(`[data-notice="update"] button:last-child`)
	p.wait("!" + offered)
	s.stop()
	p.visitReady(s.url(""))
	if eval[bool](p, hasMark) {
		t.Error("the declined version was taken")
	}
}

func TestUpdateAcceptedElsewhereDoesNotReload(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := visitedTwice(t, s)
	other := p.another()
	other.visitReady(s.url(""))
	eval[bool](other, `(window.old = true)`)
	s.deploy(nextVersion(t))
	p.visitReady(s.url(""))
	p.wait(offered)
	p.acceptUpdate()
	if !eval[bool](other, `window.old === true`) {
		t.Error("accepting in one page reloaded another, in which somebody may be typing")
	}
}

func TestBrokenUpdateChangesNothing(t *testing.T) {
	t.Parallel()
	for _, broken := range []struct {
		name   string
		breaks func(fstest.MapFS)
	}{
		{"a file is missing", func(tree fstest.MapFS) { remove(tree, "icon-192.png") }},
		{"the page is missing", func(tree fstest.MapFS) { remove(tree, "index.html") }},
		{"the module is of another version", func(tree fstest.MapFS) {
			set(tree, "app.wasm", string(tree["engine.wasm"].Data))
		}},
		{"a file is missing, the version is the same", func(tree fstest.MapFS) {
			remove(tree, "icon-192.png")
			set(tree, "app-worker.js", strings.Replace(string(tree["app-worker.js"].Data), `"next-`, `"`, 1)+"\n// changed\n")
		}},
	} {
		t.Run(broken.name, func(t *testing.T) {
			t.Parallel()
			s := serve(t, "/tb/")
			p := visitedTwice(t, s)
			before := eval[string](p, cacheNames)
			tree := nextVersion(t)
			broken.breaks(tree)
			s.deploy(tree)

			p.visitReady(s.url(""))
			if outcome := eval[string](p, update); outcome != "redundant" {
				t.Fatalf("the broken update ended as %q", outcome)
			}
			if eval[bool](p, "!!"+offered) {
				t.Error("the broken version is offered")
			}
			if after := eval[string](p, cacheNames); after != before {
				t.Errorf("caches before: %s, after: %s", before, after)
			}
			s.stop()
			for _, rest := range []string{"", "?x=1", "#x"} {
				p.visit("about:blank")
				p.visitReady(s.url(rest))
			}
			if eval[bool](p, hasMark) {
				t.Error("a part of the broken version is used")
			}
		})
	}
}

func TestBrokenUpdateIsTriedAgain(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := visitedTwice(t, s)
	tree := nextVersion(t)
	remove(tree, "icon.svg")
	s.deploy(tree)
	p.visitReady(s.url(""))
	eval[string](p, update)
	s.deploy(nextVersion(t))
	p.visitReady(s.url(""))
	p.wait(offered)
}

func TestOtherCachesAreLeftAlone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := visitedTwice(t, s)
	foreign := []string{"other-project", "feinwertung:/elsewhere/:1", "feinwertung:/:1"}
	for _, name := range foreign {
		eval[bool](p, `caches.open("`+name+`").then((c) => c.put("x", new Response("x"))).then(() => true)`)
	}
	s.deploy(nextVersion(t))
	p.visitReady(s.url(""))
	p.wait(offered)
	p.acceptUpdate()
	names := strings.Fields(eval[string](p, cacheNames))
	if len(names) != len(foreign)+1 {
		t.Errorf("caches after the update: %v, expected ours and %v", names, foreign)
	}
	for _, name := range foreign {
		if !eval[bool](p, `caches.open("`+name+`").then((c) => c.match("x")).then(Boolean)`) {
			t.Errorf("the cache %s was emptied", name)
		}
	}
}
