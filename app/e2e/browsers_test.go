package e2e

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// startedBrowser is a browser that tests use one after another, each with a fresh profile in it: starting one takes
// about as long as a short test. No two tests use it at the same time, so that each has the focus and the window in front.
type startedBrowser struct {
	ctx   context.Context
	close func()
}

// idle are the browsers that no test uses.
var idle = make(chan *startedBrowser, 8)

func TestMain(m *testing.M) {
	code := m.Run()
	close(idle)
	for browser := range idle {
		browser.close()
	}
	os.Exit(code)
}

// borrow returns an idle browser until the test ends, or starts one.
func borrow(t testing.TB) *startedBrowser {
	t.Helper()
	var browser *startedBrowser
	select {
	case browser = <-idle:
	default:
		browser = startBrowser(t)
	}
	t.Cleanup(func() {
		if t.Failed() { // perhaps by a fault of the browser
			browser.close()
			return
		}
		select {
		case idle <- browser:
		default:
			browser.close()
		}
	})
	return browser
}

// startBrowser starts a browser whose first window is 1200 by 900.
func startBrowser(t testing.TB) *startedBrowser {
	t.Helper()
	profile, err := os.MkdirTemp("", "feinwertung-e2e-")
	if err != nil {
		t.Fatal(err)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(chromium(t)),
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // in containers tests run as root, where the sandbox cannot start
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// Hidden pages of the browser's own, in each window, which cost as much time as the page that is tested.
		chromedp.Flag("disable-features", "Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"),
		chromedp.WindowSize(1200, 900),
	)
	if _, measured := t.(*testing.B); !measured {
		// Tests load the program some hundred times and use little of it: compile what is called, and not better than
		// quickly. What is measured runs as it does for everybody.
		options = append(options, chromedp.Flag("js-flags", "--wasm-lazy-compilation --liftoff-only"))
	}
	allocator, cancelAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(allocator)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	return &startedBrowser{ctx, func() {
		if err := chromedp.Cancel(ctx); err != nil { // the test that started it may have ended long ago and can log no more
			fmt.Fprintln(os.Stderr, "closing the browser:", err)
		}
		cancel()
		cancelAllocator()
		os.RemoveAll(profile)
	}}
}

// chromium finds the browser; a machine without one fails the test.
func chromium(t testing.TB) string {
	t.Helper()
	candidates := []string{"chromium", "chromium-browser", "google-chrome"}
	if named := os.Getenv("CHROMIUM"); named != "" {
		candidates = []string{named}
	}
	for _, candidate := range candidates {
		if found, err := exec.LookPath(candidate); err == nil {
			return found
		}
	}
	t.Fatalf("no Chromium found (looked for %s): apt-get install chromium, or set CHROMIUM", strings.Join(candidates, ", "))
	return ""
}
