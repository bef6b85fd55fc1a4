package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
)

func TestEventIsKept(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.wait(`location.hash.startsWith("#t1:")`)
	before := eval[string](p, `location.hash`)
	p.focus(roundOf(1, 3))
	p.press("0")
	p.values(1, "PTS=3")
	p.wait(fmt.Sprintf(`location.hash !== %q`, before))
	link := eval[string](p, `location.href`)

	// A tab that was closed: the address has nothing in it. What was changed is still marked.
	p.visitReady(s.url("tournament.html?lang=en&again"))
	p.values(1, "PTS=3")
	p.wait(`document.querySelector("[data-changes]").dataset.changes === "1"`)

	// The link opens the event in another browser, from the start page too.
	other := open(t)
	other.visitReady(s.url("?lang=en#" + link[strings.Index(link, "t1:"):]))
	other.values(1, "PTS=3")
	// It is kept there too, though nothing was changed.
	other.visitReady(s.url("tournament.html?lang=en"))
	other.values(1, "PTS=3")

	p.tap(`[data-action="start"]`)
	p.wait(`document.querySelector('.saved [aria-current="true"] .saved-when')?.textContent.match(/\d/)`)
	// The bin asks first, and leaving it is an answer.
	p.tap("[data-delete]")
	p.wait(`document.querySelector("[data-delete]").textContent === "Delete?"`)
	p.focus("[data-saved]")
	p.wait(`document.querySelector("[data-delete]").textContent === "" && document.querySelector("tr[data-startno]")`)
	p.focus("[data-delete]")
	p.press(enter)
	p.wait(`document.querySelector("[data-delete]").textContent === "Delete?"`)
	p.press(enter)
	p.wait(`!document.querySelector("tr[data-startno]") && !location.hash`)
	p.visitReady(s.url("tournament.html?lang=en&gone"))
	if left := eval[string](p, `Object.keys(localStorage).filter((key) => key.startsWith("feinwertung:event:")).join()`); left != "" {
		t.Errorf("deleted, but still there: %s", left)
	}
	p.wait(`!document.querySelector("tr[data-startno]")`)
}

func TestExports(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	folder := t.TempDir()
	command(p, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder,
		BrowserContextID: p.profile(),
	})
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.tap(`[data-action="export"]`)
	p.tap(`[data-action="csv"]`)
	p.tap(`[data-action="trf"]`)
	p.downloaded(filepath.Join(folder, "feinwertung.csv"), "1,1,,Ana,,2105,5w1,3b½,2w1,4b½,7w1,4,12,14,11,,3")
	p.downloaded(filepath.Join(folder, "feinwertung.trf"), "202 BH/C1,BH,SB,DE,WIN")

	// What was written is the event again.
	file, err := os.ReadFile(filepath.Join(folder, "feinwertung.trf"))
	if err != nil {
		t.Fatal(err)
	}
	p.openEvent(string(file))
	p.values(1, "PTS=4 BH=14 BH/C1=12 SB=11")

	// On paper there is the table with what it was made by, and nothing to press.
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	sheet := p.text(".event")
	for _, want := range []string{"Standings after round 5", "FIDE C.07, 2026, since 1 March 2026", "BH/C1 · BH · SB · DE · WIN", "Ana"} {
		if !strings.Contains(sheet, want) {
			t.Errorf("the printed sheet lacks %q:\n%s", want, sheet)
		}
	}
	if strings.Contains(sheet, "Undo") || strings.Contains(sheet, "Copy as text") {
		t.Errorf("the printed sheet has buttons:\n%s", sheet)
	}
	if pdf := command(p, page.PrintToPDF, page.PrintToPDFParams{}); len(pdf.Data) < 1000 {
		t.Errorf("printing gave %d bytes", len(pdf.Data))
	}
}

// downloaded waits until a file is there and has a text in it.
func (p *browserPage) downloaded(name, want string) {
	p.t.Helper()
	var content []byte
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		content, _ = os.ReadFile(name)
		if strings.Contains(string(content), want) {
			return
		}
	}
	p.t.Fatalf("%s has no %q:\n%s", filepath.Base(name), want, content)
}

// What was printed in a list and what was assumed in reading it are there after a reload.
func TestPrintedListIsKept(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=de"))
	lines := strings.Split(strings.TrimSuffix(smallSwiss, "\n"), "\n")
	for i, value := range []string{"BH", "14", "13,5", "15", "13,5", "12", "10", "11", "9,5"} {
		lines[i] += "\t" + value
	}
	p.openEvent(strings.Join(lines, "\n"))
	p.wait(`document.querySelector("[data-action=check]") && document.querySelector(".sheet-foot li")`)
	assumed := p.eventText(".sheet-foot")
	p.wait(`location.hash.startsWith("#t1:")`)
	for _, address := range []string{"tournament.html?lang=de&reload=1" + eval[string](p, `location.hash`), "tournament.html?lang=de&reload=2"} {
		p.visitReady(s.url(address))
		if got := p.eventText(".sheet-foot"); got != assumed {
			t.Errorf("%s: the printed sheet says %q, want %q", address, got, assumed)
		}
		p.tap(`[data-action="check"]`)
		p.wait(`document.querySelector('[data-column="BH"]')?.innerText.includes("BH")`)
	}
}

// eventText returns the text of an element, also of one that is not in sight.
func (p *browserPage) eventText(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%q).textContent`, selector))
}
