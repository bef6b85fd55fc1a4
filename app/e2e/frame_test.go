package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// frames opens a page of another site that shows the calculator in a frame,
// and returns the page and what is in the frame.
func frames(t *testing.T, s *server, attributes string) (outer, inner *browserPage) {
	t.Helper()
	// localhost and 127.0.0.1 are different sites to a browser.
	host := servePlain(t, textPage(`<!doctype html><title>an article</title>
		<iframe width="700" height="700" `+attributes+` src="`+strings.Replace(s.url(""), "127.0.0.1", "localhost", 1)+`"></iframe>`))
	outer = open(t)
	outer.visit(host + "/")
	var frame *browserPage
	outer.wait(`document.querySelector("iframe")`)
	for frame == nil {
		infos, err := chromedp.Targets(outer.ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, info := range infos {
			if info.Type == "iframe" {
				ctx, cancel := chromedp.NewContext(outer.ctx, chromedp.WithTargetID(info.TargetID))
				t.Cleanup(cancel)
				frame = &browserPage{t: t, ctx: ctx}
				frame.listen()
			}
		}
	}
	return outer, frame
}

func TestRunsInAFrameOfAnotherSite(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	_, inner := frames(t, s, "")
	inner.ready()
	if eval[bool](inner, `navigator.serviceWorker.getRegistration().then(Boolean)`) {
		t.Error("a page that embeds the calculator made it keep a service worker")
	}
}

func TestRunsInASandbox(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	_, inner := frames(t, s, `sandbox="allow-scripts"`)
	inner.ready()
	if origin := eval[string](inner, `String(self.origin)`); origin != "null" {
		t.Fatalf("the frame has the origin %s, so it is no sandbox", origin)
	}
	if got := eval[string](inner, `(localStorage.setItem("a", 1), localStorage.getItem("a") + localStorage.length + localStorage.key(0))`); got != "11a" {
		t.Errorf("the stand-in for the storage answered %q", got)
	}
}
