package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// explains selects the sum behind a value.
func explains(code string) string { return fmt.Sprintf(`[data-explains="%s"]`, code) }

func TestSumsOpenWithEnter(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("#c1:5,fide-2026:13h;13;H;12h;12"))
	p.focus(output("BH/C1"))
	p.press(enter)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, explains("BH/C1")))
	p.inFocus(output("BH/C1"))
	text := p.text(explains("BH/C1"))
	for _, want := range []string{
		"Buchholz Cut-1 = 11", "since 1 March 2026", "half-point bye: your own 4½, capped at 2½ (16.4.2)", "16.5",
		"FIDE C.07, 2023: 11", "your own 4½ (16.4)",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("the sum does not say %q, but:\n%s", want, text)
		}
	}
	if cut := p.text(explains("BH/C1") + " .lines del"); cut != "2½" {
		t.Errorf("struck out is %q", cut)
	}
	// It follows what is typed.
	p.enterResult(3, "U")
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.includes("Buchholz Cut-1 = 11½")`, explains("BH/C1")))

	p.focus(output("BH/C1"))
	p.press(down, enter)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, explains("BH/C2")))
	p.wait(fmt.Sprintf(`!document.querySelector(%q)`, explains("BH/C1")))
	p.press(escape)
	p.wait(`!document.querySelector("[data-explains]")`)

	p.tap(output("WIN"))
	p.wait(fmt.Sprintf(`document.querySelector(%q).innerText.includes("No difference")`, explains("WIN")))
	p.tap(output("WIN"))
	p.wait(`!document.querySelector("[data-explains]")`)

	// On a phone a value in the summary opens the same sum.
	p.size(360, 800)
	p.tap(`[data-summary="SB"]`)
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, explains("SB")))
	p.inFocus(output("SB"))
}

func TestRuleSetsAndChoices(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("?rules=fide-2023"))
	p.holds(control("rules"), "fide-2023")
	p.typeCard("1:3½ 1:3 H 1:2½ 1:2")
	for _, tt := range []struct{ rules, want, date string }{
		{"fide-2023", "BH=15.5 BH/C1=11", "1 September 2023 to 28 February 2026"},
		{"fide-2026", "BH=13.5 BH/C1=11", "since 1 March 2026"},
		{"virtual-2009", "BH=14.5 BH/C1=12.5", "until 31 August 2023"},
		{"us-chess", "BH=11 USSOL=11", "US Chess"},
		{"played-only", "BH=11 BH/C1=9", "not a FIDE text"},
	} {
		p.choose(control("rules"), tt.rules)
		p.shows(tt.want)
		p.says(".results-rules", tt.date)
	}

	p.choose(control("rules"), "fide-2026")
	p.tap(`[data-action="choices"]`)
	p.tap(`[data-scoring="310"]`)
	p.shows("PTS=13")
	p.tap(`[data-scoring="own"]`)
	p.fill("#card-worth-0", "2")
	p.shows("PTS=9")
	p.fill("#card-worth-0", "many")
	p.attribute("#card-worth-0", "aria-invalid", "true")
	p.tap(`[data-scoring="standard"]`)
	p.shows("PTS=4.5")
	p.tap(`[data-pairing="rr"]`)
	p.wait(`document.querySelector(".warning.strong").innerText.includes("round robin")`)
	p.shows("BH=11")
}

func TestOpponentsOwnUnplayedRounds(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.typeCard("1:2 1:3")
	p.focus(result(1))
	p.press(" ")
	p.tap(`[data-row="1"] [data-away="Z"]`)
	p.shows("BH=5.5")
	p.wait(`document.querySelector('[data-row="1"] .row-note').innerText.includes("16.3")`)
	p.tap(`[data-row="1"] .away .segment:nth-child(2)`)
	p.shows("BH=5")
	p.tap(`[data-row="1"] .away .segment:nth-child(1)`)
	p.shows("BH=5.5")
	p.choose(control("rules"), "us-chess")
	p.tap(`[data-row="1"] [data-away="U"]`)
	p.shows("BH=5")
	p.tap(`[data-row="1"] .away li:nth-child(2) .icon-button`)
	p.shows("BH=5.5")
	p.tap(`[data-row="1"] .away .icon-button`)
	p.shows("BH=5")
}

func TestWrongEntriesAreMarkedAndTheRestIsComputed(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.typeCard("1:4 1:abc 1:2")
	p.attribute(score(2), "aria-invalid", "true")
	if got := p.text(`[data-row="2"] .row-note`); !strings.Contains(got, "3½") {
		t.Errorf("under the wrong entry stands %q", got)
	}
	p.shows("PTS=3 BH=6")
	p.holds(score(2), "abc")
	p.enterScore(2, "3")
	p.wait(fmt.Sprintf(`!document.querySelector(%q).hasAttribute("aria-invalid")`, score(2)))
	p.shows("BH=9")
	p.enterScore(2, "3½ ")
	p.shows("BH=9.5")
	p.enterScore(2, "4")
	p.attribute(score(2), "aria-invalid", "true")
	p.shows("BH=10")
}

func TestExamplesOpenAtOneTouch(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(""))
	p.typeCard("1:4 1:4")
	for _, tt := range []struct{ card, want string }{
		{"c1:5,fide-2026:13h;13;H;12h;12", "BH=13.5 BH/C1=11"},
		{"c1:3,fide-2026:12;=1;0h", "BH=3.5 SB=2.5"},
		{"c1:5,us-chess:10;13;13;14;05", "USSOL=15 USMED=10 USMM=15"},
	} {
		p.tap(fmt.Sprintf(`.examples [data-card=%q]`, tt.card))
		p.shows(tt.want)
	}
	for range 3 {
		p.tap(`[data-action="undo"]`)
	}
	p.shows("PTS=2 BH=8")
}
