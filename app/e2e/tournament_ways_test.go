package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// smallSwissHTML is the small Swiss as the clipboard has it beside a text without columns.
func smallSwissHTML() string {
	var b strings.Builder
	b.WriteString("<table>")
	for line := range strings.Lines(smallSwiss) {
		b.WriteString("<tr>")
		for field := range strings.SplitSeq(strings.TrimSpace(line), "\t") {
			b.WriteString("<td><img src=x onerror=window.ran=1>" + field + "</td>")
		}
		b.WriteString("</tr>")
	}
	return b.String() + "</table>"
}

// Of a large event the first players are on the page at once, and the others a little later.
func TestLargeEvent(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(largeOpen(1100, 3))
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 1100`)
	kept := `Object.keys(localStorage).filter((key) => key.startsWith("feinwertung:event:")).map((key) => localStorage.getItem(key)).join()`
	before := eval[string](p, kept)
	p.focus(roundOf(1100, 2))
	p.press("-")
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.endsWith("-")`, roundOf(1100, 2)))
	p.wait(fmt.Sprintf("%s !== %q", kept, before))
	p.reload()
	p.wait(`document.querySelectorAll("tr[data-startno]").length === 1100`)
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.endsWith("-")`, roundOf(1100, 2)))
}

// A file that is opened, a file that is dropped, and what is pasted anywhere on the page, with its HTML.
func TestWaysIn(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	name := filepath.Join(t.TempDir(), "list.txt")
	if err := os.WriteFile(name, []byte(smallSwiss), 0o644); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.SetUploadFiles(chromedp.CSS(control("file")), []string{name}))
	p.tap(control("use-import"))
	p.values(1, "PTS=4 BH=14")

	eval[bool](p, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.items.add(new File([%q], "other.txt", { type: "text/plain" }));
		document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
		return true;
	})()`, strings.ReplaceAll(smallSwiss, "Ana", "Ira")))
	p.tap(control("use-import"))
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.innerText === "Ira"`, row(1)+" .name"))

	eval[bool](p, fmt.Sprintf(`(() => {
		const data = new DataTransfer();
		data.setData("text/plain", "Ana Bo Cai");
		data.setData("text/html", %q);
		document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
		return true;
	})()`, smallSwissHTML()))
	p.tap(control("use-import"))
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.innerText === "Ana"`, row(1)+" .name"))
	p.values(1, "PTS=4 BH=14")
	if eval[bool](p, `window.ran === 1 || document.querySelector("main img") !== null`) {
		t.Error("pasted HTML became a part of the page")
	}

	// All three are kept and can be opened again.
	p.tap(`[data-action="start"]`)
	p.wait(`document.querySelectorAll("[data-saved]").length === 3`)
}

func TestWhatCannotBeRead(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.paste("[Event \"Open\"]\n1. e4 e5")
	p.wait(`document.querySelector(".reading.failed")?.innerText.includes("neither byes nor forfeits")`)
	if got := p.value(control("paste")); !strings.Contains(got, "1. e4 e5") {
		t.Errorf("what was pasted is lost: %q", got)
	}
	// The question which only a person can answer, and a row that contradicts another one.
	p.paste(strings.Replace(smallSwiss, "3b0\t-1", "3b1\t-1", 1))
	p.wait(`document.querySelector(".notes.wrong")?.innerText.includes("Cai · Round 1")`)
	p.tap(`[data-answer="F"]`)
	p.tap(control("use-import"))
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.innerText === "F"`, roundOf(7, 2)))
}

// robin is a round robin with printed tie-breaks, as web pages show it.
const robin = "No.\tName\tRtg\t1\t2\t3\t4\tPts.\tRk.\tTB1\n" +
	"1\tAna\t2000\t*\t½\t1\t1\t2,5\t1\t2,5\n" +
	"2\tBo\t1900\t½\t*\t½\t1\t2\t2\t2\n" +
	"3\tCai\t1800\t0\t½\t*\t1\t1,5\t3\t1\n" +
	"4\tDev\t1700\t0\t0\t0\t*\t0\t4\t0\n" +
	"\nTie Break1: Sonneborn Berger Tie-Break Variable (2023) (Gamepoints)\n"

func TestCheckPrintedColumns(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(strings.Replace(robin, "2\t2\t2\n", "2\t2\t2,25\n", 1))
	// Everybody met everybody: opponents across.
	p.wait(`document.querySelector(".by-opponents .diagonal")`)
	p.wait(fmt.Sprintf(`document.querySelectorAll(%q).length === 3`, row(1)+" [data-round]"))
	p.tap(`[data-action="check"]`)
	p.wait(`document.querySelector('[data-column="TB1"]')?.innerText.includes("TB1 is SB (Sonneborn-Berger)")`)
	p.wait(`document.querySelector('[data-column="TB1"]').innerText.includes("3 of 4 rows agree")`)
	p.tap(".differs")
	p.wait(`document.querySelector(".check .sum")?.innerText.includes("Sonneborn-Berger = 2")`)

	p.openEvent(robin)
	p.tap(`[data-action="check"]`)
	p.wait(`document.querySelector('[data-action="check"]').innerText === "Printed columns: all explained"`)
	p.tap(`[data-action="use-order"]`)
	p.wait(`document.querySelector('[data-criterion]').dataset.criterion === "SB"`)
}
