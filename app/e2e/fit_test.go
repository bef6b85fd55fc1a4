package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
)

// tooSmall names what is seen of the selectors' elements and is less than 44 pixels wide or high.
const tooSmall = `(selectors => [...document.querySelectorAll(selectors)].map((e) => [e, e.getBoundingClientRect()])
	.filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
	.map(([e, box]) => (e.id || e.className || e.localName) + " " + box.width + "×" + box.height).join(", "))(%q)`

// cutOff names the selectors' elements that do not show all of what they hold.
const cutOff = `(selectors => [...document.querySelectorAll(selectors)].filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
	.map((e) => (e.id || e.className || e.localName) + " " + e.scrollWidth + "×" + e.scrollHeight).join(", "))(%q)`

// none fails with what an expression names.
func (p *browserPage) none(about, expression, selectors string) {
	p.t.Helper()
	if got := eval[string](p, fmt.Sprintf(expression, selectors)); got != "" {
		p.t.Errorf("%s: %s", about, got)
	}
}

// On a phone the head takes two lines in every language and shows which room one is in, and what is touched is
// as large as a fingertip.
func TestPhoneHasRoom(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	for _, language := range []string{"en", "de", "hu"} {
		p.visitReady(s.url("?lang=" + language + "#c1:6,fide-2026:U;F;Z;H;+2;-2"))
		p.none("results in "+language, cutOff, `[data-row] span`)
		p.visitReady(s.url("?lang=" + language + "&many#c1:15,fide-2026:1;1;1;1;1;1;1;1;1;1;1;1;=;0;0"))
		for _, rules := range []string{"fide-2026", "fide-2023", "virtual-2009", "us-chess", "played-only"} {
			p.choose(control("rules"), rules)
			p.wait(fmt.Sprintf(`location.hash.includes(%q)`, rules))
			p.none("points and "+rules+" in "+language, cutOff, `.summary-head, .summary-head *`)
		}
		for _, room := range []string{"index", "compare", "choosing", "tournament"} {
			p.visitReady(s.url(room + ".html?lang=" + language))
			if room == "tournament" && language == "en" {
				p.openEvent(smallSwiss)
			}
			p.wait(`(() => { const box = document.querySelector(".rooms [aria-current]").getBoundingClientRect(); return box.left >= 0 && box.right <= 360; })()`)
			if got := eval[string](p, `[document.querySelector(".page-head").offsetHeight, document.documentElement.scrollWidth].join()`); got != "100,360" {
				t.Errorf("%s in %q: height of the head and width of the page are %s", room, language, got)
			}
			about := room + " in " + language
			p.none(about, tooSmall, `.page-choices select, .rooms a, .stepper *:not(svg, path, use), .order-chip button, .standing .rank, .criterion-row output, .icon-button`)
			p.none(about, cutOff, `.rooms-paste textarea, .value, .bar .segments`)
			if room == "index" {
				if apart := eval[bool](p, `document.querySelector(".own-points").getBoundingClientRect().right <= document.querySelector(".results-top .chip").getBoundingClientRect().left &&
					document.querySelector(".own-points span").scrollWidth <= document.querySelector(".own-points").clientWidth + 1`); !apart {
					t.Errorf("%s: the points run into the button beside them", about)
				}
			}
			if room == "tournament" {
				// Three values are there as a whole, none is cut at the edge.
				edge := `document.querySelector(".standings-frame").getBoundingClientRect().right`
				if got := eval[string](p, `[...document.querySelectorAll("thead .value")].map((e) => e.getBoundingClientRect().right <= `+edge+` + 1).slice(0, 3).join()`); got != "true,true,true" {
					t.Errorf("%s: of the first values in sight are %s", about, got)
				}
			}
		}
	}
}

// TestHintGoesWithoutAJump has the hint below the rounds take the room that is kept there, so that nothing below moves
// when the first points are typed.
func TestHintGoesWithoutAJump(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	for _, language := range []string{"en", "de", "hu"} {
		p.visitReady(s.url("?lang=" + language + "#c1:5,fide-2026:"))
		height := eval[float64](p, `document.querySelector(".status").getBoundingClientRect().height`)
		p.enterScore(1, "3")
		p.enterResult(1, "1")
		p.wait(`document.querySelector(".status").textContent === ""`)
		if got := eval[float64](p, `document.querySelector(".status").getBoundingClientRect().height`); got != height {
			t.Errorf("%s: the line of the hint is %v pixels high, and %v without it", language, height, got)
		}
	}
}

// TestPrizeHeadingsAreApart has the headings of who gets what stand apart on a phone, in every language.
func TestPrizeHeadingsAreApart(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	for _, language := range []string{"en", "de", "hu"} {
		p.visitReady(s.url("prizes.html?lang=" + language))
		p.fill(control("prizes"), "£200")
		p.fill(control("ranking"), "Ana 4")
		p.wait(`document.querySelectorAll(".prize-table thead th").length === 4`)
		if got := eval[string](p, `(() => {
			const words = [...document.querySelectorAll(".prize-table thead th")].map((th) => {
				const range = document.createRange();
				range.selectNodeContents(th);
				return range.getBoundingClientRect();
			});
			return words.slice(1).filter((word, i) => word.left < words[i].right + 4).length + "";
		})()`); got != "0" {
			t.Errorf("%s: %s headings run into the one before", language, got)
		}
	}
}

// TestNamesOnAPhone has a name take two lines before it is cut, and a long one leave the other columns as they are.
func TestNamesOnAPhone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(strings.NewReplacer("Ana", "Anastasia Player", "Bo", strings.Repeat("Longest Name ", 8)).Replace(smallSwiss))
	p.none("the name of two words", cutOff, `tr[data-startno="1"] :is(.name, .player)`)
	if got := eval[string](p, `[...document.querySelectorAll("tr[data-startno='2'] .value")].map((e) => e.getBoundingClientRect().right <= innerWidth).slice(0, 3).join()`); got != "true,true,true" {
		t.Errorf("beside a long name the first values in sight are %s", got)
	}
}

// Nothing of a cell is cut when pairing numbers have up to four digits, and nothing of a value beside what it was.
func TestLongNumbersFit(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	for _, width := range []int64{1280, 360} {
		p.size(width, 800)
		p.visitReady(s.url("tournament.html?lang=en"))
		p.openEvent(smallSwiss)
		p.wait(fmt.Sprintf(`!!document.querySelector(".values-first") === (%d < 880)`, width))
		p.focus(roundOf(1, 1))
		p.press("=")
		p.wait(`document.querySelector(".standing .before")`)
		eval[bool](p, `(() => {
			for (const e of document.querySelectorAll(".standing .before")) e.previousSibling.textContent = "20½", e.textContent = "19½";
			return true;
		})()`)
		p.none(fmt.Sprintf("values before and after at %d", width), cutOff, ".standing .value")
		for digits, number := range map[string]string{"digits-3": "988", "digits-4": "9888"} {
			eval[bool](p, fmt.Sprintf(`(() => {
				document.querySelector(".standings").classList.remove("digits-3", "digits-4");
				document.querySelector(".standings").classList.add(%q);
				// No column is wider than it asks for.
				document.querySelector(".standings").style.width = "1px";
				for (const e of document.querySelectorAll(".standing .cell")) e.textContent = %q;
				for (const e of document.querySelectorAll(".standing .rank > span")) e.textContent = %q;
				return true;
			})()`, digits, number+"w½", "="+number))
			p.none(fmt.Sprintf("%s at %d", digits, width), cutOff, ".standing .cell, .standing .rank")
		}
	}
}

// The sheet names opponents by their start numbers, so it prints those too; what has the focus is not framed.
func TestPrintedSheet(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(718, 1000)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.focus(roundOf(1, 3))
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	if got := eval[string](p, `document.querySelector("tr[data-startno] .player").innerText`); got != "1Ana2105" {
		t.Errorf("the first player is printed as %q", got)
	}
	if got := eval[int](p, `document.querySelector("tr[data-startno] .number").offsetWidth`); got == 0 {
		t.Error("the start number is not printed")
	}
	if got := eval[string](p, `getComputedStyle(document.activeElement).outlineStyle`); got != "none" {
		t.Errorf("the focus is printed as an outline: %s", got)
	}
}

// The lines of the list go through all columns, also below values that differ.
func TestLinesGoThrough(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(1280, 900)
	p.visitReady(s.url("?lang=en#c1:5,fide-2026:13h;13;H;12h;12"))
	p.wait(`document.querySelector("td.differs")`)
	if got := eval[string](p, `[...new Set([...document.querySelectorAll(".criterion-row > *")].map((e) => getComputedStyle(e).borderTopWidth))].join()`); got != "1px" {
		t.Errorf("the lines above the cells are %s", got)
	}
}
