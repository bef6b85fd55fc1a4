package e2e

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long a condition may take to come true. It is generous,
// because it only decides how long a failing test takes.
const patience = 60 * time.Second

// browserPage is one page with a fresh profile. What the console reports as an
// error, and every request to another machine, fails the test when it ends,
// unless the test said it expects it.
type browserPage struct {
	t   testing.TB
	ctx context.Context

	mu       sync.Mutex
	problems []string
	expected []string
}

// open opens a page at desktop size, 1200 by 900.
func open(t testing.TB) *browserPage {
	t.Helper()
	return openIn(t, borrow(t), chromedp.WithNewBrowserContext())
}

// openInstalling opens a page in a browser of its own, where nothing else is than this profile: in the others a browser
// installs no page as an application, as in a private window.
func openInstalling(t testing.TB) *browserPage {
	t.Helper()
	browser := startBrowser(t)
	t.Cleanup(browser.close)
	return openIn(t, browser)
}

func openIn(t testing.TB, browser *startedBrowser, options ...chromedp.ContextOption) *browserPage {
	t.Helper()
	ctx, cancel := chromedp.NewContext(browser.ctx, options...)
	p := &browserPage{t: t, ctx: ctx}
	t.Cleanup(func() {
		if err := chromedp.Cancel(ctx); err != nil {
			t.Logf("closing the page: %v", err)
		}
		cancel()
	})
	p.do(chromedp.EmulateViewport(1200, 900))
	p.listen()
	return p
}

// profile names the profile of the page to what is asked of the whole browser.
func (p *browserPage) profile() cdp.BrowserContextID {
	return chromedp.FromContext(p.ctx).BrowserContextID
}

// another opens a second page with the same profile.
func (p *browserPage) another() *browserPage {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.t.Cleanup(cancel)
	next := &browserPage{t: p.t, ctx: ctx}
	next.do(chromedp.EmulateViewport(1200, 900))
	next.listen()
	return next
}

func (p *browserPage) listen() {
	if err := chromedp.Listen(p.ctx, p.observe); err != nil {
		p.t.Fatal(err)
	}
	p.t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, problem := range p.problems {
			p.t.Errorf("%s", problem)
		}
	})
}

// observe keeps what a user who looks at the console would not want to see.
func (p *browserPage) observe(event any) {
	switch event := event.(type) {
	case *runtime.EventConsoleAPICalled:
		if event.Type == runtime.ConsoleAPICalledTypeError || event.Type == runtime.ConsoleAPICalledTypeAssert {
			p.problem("console error: " + arguments(event.Args))
		}
	case *runtime.EventExceptionThrown:
		p.problem("uncaught: " + (&chromedp.ExceptionError{ExceptionDetails: event.ExceptionDetails}).Error())
	case *log.EventEntryAdded:
		if event.Entry.Level == log.EntryLevelError {
			p.problem(fmt.Sprintf("browser error: %s (%s)", event.Entry.Text, event.Entry.URL))
		}
	case *network.EventRequestWillBeSent:
		if address, err := url.Parse(event.Request.URL); err == nil && address.Host != "" &&
			address.Hostname() != "127.0.0.1" && address.Hostname() != "localhost" {
			p.problem("request to another machine: " + event.Request.URL)
		}
	}
}

func arguments(objects []*runtime.RemoteObject) string {
	var texts []string
	for _, object := range objects {
		if object.Description != "" {
			texts = append(texts, object.Description)
		} else {
			texts = append(texts, string(object.Value))
		}
	}
	return strings.Join(texts, " ")
}

func (p *browserPage) problem(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, expected := range p.expected {
		if strings.Contains(text, expected) {
			return
		}
	}
	p.problems = append(p.problems, text)
}

// expect says that problems containing the text belong to the test.
func (p *browserPage) expect(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, text)
}

// do runs browser actions; a failing one ends the test.
func (p *browserPage) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// command sends a command of the DevTools protocol.
func command[P, R any](p *browserPage, c cdp.Command[P, R], params P) R {
	p.t.Helper()
	result, err := chromedp.Call(p.ctx, c, params)
	if err != nil {
		p.t.Fatalf("%v: %v", c.Method, err)
	}
	return result
}

// visit loads an address and waits for the document, not for the program. It asks which document the page has, because
// the browser may still report of the one before when the next has been asked for.
func (p *browserPage) visit(address string) {
	p.t.Helper()
	before := p.document()
	gone := command(p, page.Navigate, page.NavigateParams{URL: address})
	if gone.ErrorText != "" {
		p.t.Fatalf("visiting %s: %s", address, gone.ErrorText)
	}
	if gone.LoaderID == "" { // another fragment of the same document
		return
	}
	p.until("the page is at "+address, func() (bool, error) { return p.document() != before, nil })
	p.wait(`document.readyState === "complete"`)
}

// document tells the document of the page from all others, also from the same one loaded again.
func (p *browserPage) document() cdp.LoaderID {
	p.t.Helper()
	return command(p, page.GetFrameTree, cdp.Empty{}).FrameTree.Frame.LoaderID
}

// ready waits until the application takes input.
func (p *browserPage) ready() {
	p.t.Helper()
	p.wait(`document.documentElement.dataset.ready === "true"`)
}

// visitReady loads an address and waits until the application takes input.
func (p *browserPage) visitReady(address string) {
	p.t.Helper()
	p.visit(address)
	p.ready()
}

// workOffline waits until everything is kept that the page needs without a
// network.
func (p *browserPage) workOffline() {
	p.t.Helper()
	p.wait(`navigator.serviceWorker.getRegistration().then((r) => Boolean(r && r.active && r.active.state === "activated"))`)
}

// wait waits until a JavaScript expression, or the promise it yields, is true.
func (p *browserPage) wait(condition string) {
	p.t.Helper()
	p.until(condition, func() (bool, error) { return tryEval[bool](p, "Promise.resolve("+condition+").then(Boolean)") })
}

// until asks again and again until something is so.
func (p *browserPage) until(what string, so func() (bool, error)) {
	p.t.Helper()
	var last error
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		holds, err := so()
		if holds {
			return
		}
		last = err
	}
	body, _ := tryEval[string](p, "document.body.innerText.slice(0, 2000)")
	focus, _ := tryEval[string](p, "document.activeElement.outerHTML.slice(0, 300) + ' holds ' + JSON.stringify(document.activeElement.value ?? null)")
	p.t.Fatalf("never came true: %s\nlast error: %v\nfocus: %s\npage: %s", what, last, focus, body)
}

// holds waits until a field holds the text.
func (p *browserPage) holds(selector, text string) {
	p.t.Helper()
	p.wait(fmt.Sprintf("document.querySelector(%q)?.value === %q", selector, text))
}

// eval evaluates a JavaScript expression and waits for its promise.
func eval[T any](p *browserPage, expression string) T {
	p.t.Helper()
	value, err := tryEval[T](p, expression)
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

func tryEval[T any](p *browserPage, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// size sets the size of the window in CSS pixels; a phone also touches.
func (p *browserPage) size(width, height int64) {
	p.t.Helper()
	if width < 600 {
		p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)))
		return
	}
	p.do(chromedp.EmulateViewport(width, height))
}

// prefer sets a media feature, such as prefers-color-scheme to dark.
func (p *browserPage) prefer(feature, value string) {
	p.t.Helper()
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: feature, Value: value}},
	})
}

// slowCPU makes the processor slower by a factor; 1 is full speed.
func (p *browserPage) slowCPU(factor float64) {
	p.t.Helper()
	command(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: factor})
}

// withoutScripts switches JavaScript off for the pages visited from now on.
func (p *browserPage) withoutScripts() {
	p.t.Helper()
	command(p, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
}

// beforeScripts runs a script in every page visited from now on, before the
// page's own.
func (p *browserPage) beforeScripts(source string) {
	p.t.Helper()
	command(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: source})
}

// screenshot returns what is visible as a PNG.
func (p *browserPage) screenshot() []byte {
	p.t.Helper()
	picture, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		p.t.Fatal(err)
	}
	return picture
}
