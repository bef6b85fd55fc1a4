package e2e

import "testing"

func TestWorksWithTheServerGone(t *testing.T) {
	t.Parallel()
	for _, mount := range mounts {
		t.Run(mount, func(t *testing.T) {
			t.Parallel()
			s := serve(t, mount)
			p := open(t)
			p.visitReady(s.url(""))
			p.workOffline()
			s.stop()
			for _, rest := range []string{"", "?lang=de", "#x", "?lang=de&x=1#y", "index.html", "index.html?x=1", "no/such/page.html?lang=hu"} {
				p.visit("about:blank")
				p.visitReady(s.url(rest))
				p.enterScore(1, "2")
				p.holds(score(1), "2")
			}
			p.attribute("html", "lang", "hu")
			next := p.another()
			next.visitReady(s.url(""))
		})
	}
}

func TestFirstVisitSaysThatItWorksOffline(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(""))
	p.wait(`document.documentElement.dataset.offline === "ready"`)
	p.wait(`document.querySelector('[data-notice="offline"]')`)
	p.wait(`!document.querySelector('[data-notice="offline"]')`)
	p.visitReady(s.url(""))
	if eval[bool](p, `!!document.querySelector('[data-notice="offline"]')`) {
		t.Error("the second visit says it again")
	}
}

func TestEngineIsKeptWhenItWasUsed(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url(""))
	p.workOffline()
	if s.requested("engine.wasm") {
		t.Error("engine.wasm was loaded although only scripts need it")
	}
	p.visitReady(s.url(""))
	const use = `fetch("engine.wasm").then((r) => r.arrayBuffer()).then((b) => b.byteLength > 100000)`
	p.wait(use)
	s.stop()
	p.wait(use)
}
