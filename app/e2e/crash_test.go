package e2e

import (
	"strings"
	"testing"
)

// panicNow makes the running program panic: go-app's navigation hook reads its
// first argument without looking whether there is one.
const panicNow = `(goappNav(), true)`

// crash makes the program panic and waits for the banner.
func (p *browserPage) crash() {
	p.t.Helper()
	eval[bool](p, panicNow)
	p.wait(`document.querySelector('[data-notice="crash"][role="alert"]')`)
}

func TestCrashOffersWhatWasTyped(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.allowCopying(s)
	p.visitReady(s.url("#somewhere"))
	eval[bool](p, `(localStorage.setItem("feinwertung:test", "saved before"), localStorage.setItem("other", "not ours"), true)`)
	p.enterScore(1, "3½")
	p.crash()
	address := eval[string](p, `location.href`)
	p.tap(`[data-notice="crash"] button`)
	p.wait(`navigator.clipboard.readText().then((text) => text.includes("saved before"))`)
	copied := eval[string](p, `navigator.clipboard.readText()`)
	for _, expected := range []string{address, `"1 score": "3½"`} {
		if !strings.Contains(copied, expected) {
			t.Errorf("the copy lacks %s: %s", expected, copied)
		}
	}
	if strings.Contains(copied, "not ours") {
		t.Errorf("the copy contains what another site keeps: %s", copied)
	}
	p.tap(`[data-notice="crash"] button:last-child`)
	p.wait(`document.documentElement.dataset.ready === "true" && !document.querySelector("[data-notice=crash]")`)
}

func TestCrashShowsWhatCannotBeCopied(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.beforeScripts(`navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))`)
	p.visitReady(s.url(""))
	p.enterScore(1, "2")
	p.crash()
	p.tap(`[data-notice="crash"] button`)
	p.wait(`document.querySelector('[data-notice="crash"] textarea').value.includes('"1 score": "2"')`)
}

// A program that cannot even start with the saved state must not lock its user
// out for ever. Here the module is one that stops at once.
func TestCrashAtTheStartCanBeLeft(t *testing.T) {
	t.Parallel()
	tree := dist(t)
	set(tree, "app.wasm", string(tree["engine.wasm"].Data))
	set(tree, "app-worker.js", "")
	s := serveTree(t, "/", tree)
	p := open(t)
	p.visit(s.url("?x=1#state"))
	p.wait(`document.querySelector('[data-notice="crash"]')`)
	eval[bool](p, `(localStorage.setItem("feinwertung:test", "saved"), window.old = true)`)
	p.tap(`[data-notice="crash"] button:last-child`)
	p.wait(`!window.old && document.querySelector('[data-notice="crash"]')`)
	if got := eval[string](p, `location.search + location.hash`); got != "?x=1" {
		t.Errorf("started again with %q, expected the address without the state", got)
	}
	if eval[bool](p, `localStorage.getItem("feinwertung:test") !== null`) {
		t.Error("the saved state is still there to stop the program again")
	}
	if got := eval[string](p, `localStorage.getItem("put-aside:feinwertung:test")`); got != "saved" {
		t.Errorf("the saved state was put aside as %q", got)
	}
}

func TestTrapOfTheModuleIsACrash(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.expect("unreachable")
	p.visitReady(s.url(""))
	// The smallest module whose only function traps.
	eval[bool](p, `(setTimeout(() => new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
		0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11,
	]))).exports.f()), true)`)
	p.wait(`document.querySelector('[data-notice="crash"]')`)
}
