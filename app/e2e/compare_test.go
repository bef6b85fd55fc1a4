package e2e

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"feinwertung/app/text"
)

// tied is the link of the three with 4 of 5 that the guide tells of.
const tied = "#s1:5,fide-2026:BH,BH/C1,BH/M1:Ana;11;12;04;13;13:Bo;03;12;14;12h;12:Cai;13;02h;11;13;13"

// card selects something on one of the cards that stand side by side, by its number from 1.
func card(number int, selector string) string {
	return fmt.Sprintf(`[data-card="%d"] %s`, number, selector)
}

// ranked waits for a ranking, a word a place: the place, the number of the card, and behind a colon the
// criterion that decided, "1.2 2.1:BH 3.3:BH"; "=" behind it marks a place that is shared.
func (p *browserPage) ranked(want string) {
	p.t.Helper()
	got := ""
	for start := time.Now(); time.Since(start) < patience; time.Sleep(20 * time.Millisecond) {
		got = eval[string](p, `[...document.querySelectorAll("[data-ranked]")].map((place) => place.dataset.place + "." + place.dataset.ranked +
			(place.dataset.decided ? ":" + place.dataset.decided : "") + ("shared" in place.dataset ? "=" : "")).join(" ")`)
		if got == want {
			return
		}
	}
	p.t.Fatalf("the ranking is %q, want %q", got, want)
}

// criteria waits for the order of the criteria.
func (p *browserPage) criteria(want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll("[data-criterion]")].map((chip) => chip.dataset.criterion).join(" ") === %q`, want))
}

// cardShows waits for exact values on a card: "BH=13 BH/C1=12".
func (p *browserPage) cardShows(number int, values string) {
	p.t.Helper()
	for _, pair := range strings.Fields(values) {
		code, value, _ := strings.Cut(pair, "=")
		p.attribute(card(number, output(code)), "data-exact", value)
	}
}

func TestCompareFromTheCalculator(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("?lang=en" + emptyCard))
	p.typeCard("1:4 1:3 1:3 1:2 0:1")
	p.tap(`[data-action="compare"]`)
	p.wait(`location.pathname === "/tb/compare.html" && document.querySelectorAll("[data-card]").length === 2`)
	p.wait(`document.title === ` + fmt.Sprintf("%q", text.In("en").Text(text.ComparePageTitle)))
	p.cardShows(1, "PTS=4 BH=13 BH/C1=12 BH/M1=8")
	p.cardShows(2, "PTS=0 BH=0")

	// The second card is typed with keys alone.
	p.focus(card(2, score(1)))
	for _, points := range []string{"4", "3", "2½", "2", "2"} {
		p.press(points, enter)
	}
	p.focus(card(2, result(1)))
	for _, key := range []string{"1", "1", "1", "1", "0"} {
		p.press(key, down)
	}
	p.cardShows(2, "PTS=4 BH=13.5 BH/C1=11.5 BH/M1=7.5")
	p.ranked("1.1 2.2:BH/C1")
	p.says(`[data-ranked="2"]`, "Ana before Bo: equal on points (4); Buchholz Cut-1 12 against 11½ decides.")

	// Back leads to the calculator with the card, as it was left.
	eval[bool](p, `(history.back(), true)`)
	p.wait(`location.pathname === "/tb/" && document.querySelector(".calculator")`)
	p.exact("BH", "13")
}

func TestCompareOneCrosstableThreeWinners(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("compare.html?lang=en"))
	p.wait(`document.querySelectorAll("[data-card]").length === 2 && !document.querySelector("[data-ranked]")`)
	p.tap(`[data-example]`)
	p.ranked("1.2 2.1:BH 3.3:BH")
	for number, values := range []string{"BH=13 BH/C1=12 BH/M1=8", "BH=13.5 BH/C1=11.5 BH/M1=7.5", "BH=12.5 BH/C1=11.5 BH/M1=8.5"} {
		p.cardShows(number+1, values)
	}
	for number, codes := range map[string]string{"1": "BH/C1", "2": "BH", "3": "BH/M1"} {
		p.says(fmt.Sprintf(`[data-leads=%q]`, number), codes)
	}
	p.wait(fmt.Sprintf(`document.querySelector(%q).closest(".best") && !document.querySelector(%q).closest(".best")`,
		card(2, output("BH")), card(1, output("BH"))))

	// Another order, another winner: by drag, by the keyboard, by the buttons.
	eval[bool](p, `(() => {
		const chips = document.querySelectorAll("[data-criterion]"), data = new DataTransfer();
		const fire = (chip, kind) => chip.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }));
		fire(chips[1], "dragstart"); fire(chips[0], "dragover"); fire(chips[0], "drop");
		return true;
	})()`)
	p.criteria("BH/C1 BH BH/M1")
	p.ranked("1.1 2.2:BH/C1 3.3:BH")
	p.says(`[data-ranked="1"]`, "2 → 1")
	p.focus(`[data-criterion="BH/M1"] button`)
	eval[bool](p, `document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true})) || true`)
	p.criteria("BH/C1 BH/M1 BH")
	p.inFocus(`[data-criterion="BH/M1"] button`)
	p.ranked("1.1 2.3:BH/C1 3.2:BH/M1")
	p.tap(`[data-criterion="BH/M1"] button`)
	p.tap(`[data-move="left"]`)
	p.ranked("1.3 2.1:BH/M1 3.2:BH/M1")
	p.tap(`[data-move="remove"]`)
	p.choose(control("add-criterion"), "PS")
	p.criteria("BH/C1 BH PS")
	p.fill(control("find-criterion"), "Solkoff")
	p.press(enter)
	p.criteria("BH/C1 BH PS USSOL")
	p.ranked("1.1 2.2:BH/C1 3.3:BH")

	// Cut-1 alone leaves two on the second place, and it is said.
	p.visitReady(s.url("compare.html?lang=en&x" + strings.Replace(tied, "BH,BH/C1,BH/M1", "BH/C1", 1)))
	p.ranked("1.1 2.2:BH/C1= 2.3=")
	p.says(`[data-ranked="3"]`, "Bo and Cai share place 2: equal under every criterion.")
}

func TestCompareChangeUndoKeep(t *testing.T) {
	t.Parallel()
	s := serve(t, "/a/b/")
	p := open(t)
	p.visitReady(s.url("compare.html?lang=en" + tied))
	p.ranked("1.2 2.1:BH 3.3:BH")
	p.fill(card(3, score(2)), "4½")
	p.ranked("1.3 2.2:BH 3.1:BH")
	// What the entry as a whole moved, not its last sign.
	for number, move := range map[int]string{1: "2 → 3", 2: "1 → 2", 3: "3 → 1"} {
		p.says(fmt.Sprintf(`[data-ranked="%d"]`, number), move)
		p.says(card(number, ".compare-place"), move)
	}
	p.wait(`document.querySelector(".compare > [role=status].unseen").textContent === "Places moved: Cai 3 → 1, Bo 1 → 2 and Ana 2 → 3"`)
	p.key("z", true)
	p.ranked("1.2 2.1:BH 3.3:BH")
	p.holds(card(3, score(2)), "2½")
	p.says(`[data-ranked="3"]`, "1 → 3")
	p.key("y", true)
	p.ranked("1.3 2.2:BH 3.1:BH")
	p.tap(`[data-action="undo"]`)
	p.ranked("1.2 2.1:BH 3.3:BH")

	// A card more, a name, other rules, the first card gone.
	p.tap(`[data-action="add-card"]`)
	p.inFocus(card(4, `[data-field="name"]`))
	p.press("Zoë K.")
	p.focus(card(4, score(1)))
	p.press("3", tab, "1")
	p.choose(control("rules"), "us-chess")
	p.ranked("1.2 2.1:BH 3.3:BH 4.4:PTS")
	p.tap(card(1, `[data-action="remove"]`))
	p.ranked("1.1 2.2:BH 3.3:PTS")
	p.attribute(card(3, result(1)), "data-value", "1")
	p.wait(fmt.Sprintf(`document.querySelector(%q).value === "Bo" && document.querySelector(%q).value === "Zoë K."`,
		card(1, `[data-field="name"]`), card(3, `[data-field="name"]`)))
	p.wait(`location.hash.startsWith("#s1:5,us-chess:") && location.hash.includes(":Zo%C3%AB_K.;13") && !location.hash.includes(":Ana;")`)

	// A closed tab, and the link in another browser.
	link := eval[string](p, `location.href`)
	before := p.compareText()
	p.visit("about:blank")
	p.visitReady(s.url("compare.html?lang=en&again"))
	p.compareHolds(before)
	other := open(t)
	other.visitReady(link)
	other.compareHolds(before)
	// The room is found from the start page too, and a broken link is said to be one.
	other.visitReady(s.url("?lang=en" + tied))
	other.ranked("1.2 2.1:BH 3.3:BH")
	other.visitReady(s.url("compare.html?lang=en&broken#s1:5,fide-2026:BH:Ana"))
	other.says(".notice", "could not be read")
}

// compareText is everything that is on the cards, with the ranking and every value.
func (p *browserPage) compareText() string {
	p.t.Helper()
	return eval[string](p, `[
		...[...document.querySelectorAll("[data-card] [data-row]")].map((row) =>
			row.dataset.row + ": " + row.querySelector("[data-field=score]").value + " " + row.querySelector("[data-field=result]").dataset.value),
		...[...document.querySelectorAll("[data-card] [data-field=name]")].map((name) => name.value || name.placeholder),
		...[...document.querySelectorAll("[data-criterion]")].map((chip) => chip.dataset.criterion),
		...[...document.querySelectorAll("[data-ranked]")].map((place) => place.dataset.place + " " + place.dataset.ranked),
		"rules " + document.querySelector("[data-control=rules]").value,
		...[...document.querySelectorAll("output[data-tiebreak]")].map((output) => output.dataset.tiebreak + " " + output.dataset.exact),
	].join("\n")`)
}

func (p *browserPage) compareHolds(want string) {
	p.t.Helper()
	p.same(p.compareText, want)
}

func TestCompareRowsOfATournament(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("tournament.html?lang=en"))
	p.openEvent(smallSwiss)
	p.tap(`[data-action="compare"]`)
	// The first has nobody with as many points, so the one behind him is chosen too.
	p.wait(`[...document.querySelectorAll('[data-pick][aria-pressed="true"]')].map((chip) => chip.dataset.pick).join() === "1,2"`)
	p.tap(`[data-pick="2"]`)
	p.attribute(`[data-action="open-compare"]`, "aria-disabled", "true")
	p.tap(`[data-pick="2"]`)
	p.tap(`[data-pick="4"]`)
	p.says(".choices", "DE needs the whole event and is left out.")
	values := map[int]string{}
	for number, startno := range []int{1, 2, 4} {
		values[number+1] = eval[string](p, fmt.Sprintf(`["PTS", "BH/C1", "BH", "SB", "WIN"].map((code) => code + "=" +
			document.querySelector('tr[data-startno="%d"] [data-tiebreak="' + code + '"]').dataset.exact).join(" ")`, startno))
	}
	p.tap(`[data-action="open-compare"]`)
	p.wait(`location.pathname === "/tb/compare.html" && document.querySelectorAll("[data-card]").length === 3`)
	p.criteria("BH/C1 BH SB WIN")
	for number, want := range values {
		p.cardShows(number, want)
	}
	p.holds(card(2, `[data-field="name"]`), "Bo")
	eval[bool](p, `(history.back(), true)`)
	p.values(1, "PTS=4")
}

// TestCompareFromExamples: the three of the guide are one touch away, from the calculator and from the guide.
func TestCompareFromExamples(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url("?lang=de"))
	p.tap(`[data-example]`)
	p.ranked("1.2 2.1:BH 3.3:BH")
	p.wait(`location.hash === ` + fmt.Sprintf("%q", tied))
	p.visit(s.url("guide.de.html"))
	p.tap(`a[href^="compare.html"][href*=":Cai"]`)
	p.ready()
	p.ranked("1.2 2.1:BH 3.3:BH")
	p.says(".leads", text.In("de").Text(text.LeadsLabel))
}

// TestCompareSums: the sum of a value opens on every card, so that it can be compared.
func TestCompareSums(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url("compare.html?lang=en#s1:5,fide-2026:BH:Ana;13h;13;H;12h;12:Bo;13h;13;U;12h;12"))
	p.focus(card(1, output("BH/C1")))
	p.press(enter)
	p.says(card(1, explains("BH/C1")), "half-point bye: own score 4½, capped at 2½ (16.4.2)")
	p.says(card(2, explains("BH/C1")), "bye: own score 5, capped at 2½ (16.4.2)")
	p.press(down)
	p.inFocus(card(1, output("BH/C2")))
	p.press(up, escape)
	p.wait(`!document.querySelector("[data-explains]")`)
}

func TestCompareOnAPhone(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	for _, l := range text.Complete() {
		t.Run(l.Code, func(t *testing.T) {
			p := open(t)
			p.size(360, 800)
			p.visitReady(s.url("compare.html?lang=" + l.Code + tied))
			p.ranked("1.2 2.1:BH 3.3:BH")
			p.says(".ranking", l.Text(text.CardRanking))
			p.says(".leads", l.Text(text.LeadsLabel))
			p.says(".compare-tabs", l.Text(text.AddCard))
			shown := func(number int) {
				t.Helper()
				p.wait(fmt.Sprintf(`[...document.querySelectorAll("[data-card]")].filter((card) => card.offsetParent).map((card) => card.dataset.card).join() === "%d"`, number))
			}
			shown(1)
			p.tap(`[data-tab="3"]`)
			shown(3)
			p.enterScore3(4)
			p.ranked("1.3 2.2:BH 3.1:BH")
			// The ranking is in sight while the card is typed into, and leads to the other cards.
			p.wait(`(() => { const box = document.querySelector('[data-strip="1"]').getBoundingClientRect(); return box.top > 0 && box.bottom <= innerHeight; })()`)
			p.says(`[data-strip="1"]`, "2 → 3")
			p.tap(`[data-strip="1"]`)
			shown(1)
			if wide := eval[string](p, `document.documentElement.scrollWidth > innerWidth ? "page " + document.documentElement.scrollWidth :
				[...document.querySelectorAll(".card.shown *, .ranking *, .leads *, .bar *, .order *")].filter((e) => e.getBoundingClientRect().right > innerWidth && !e.closest(".unseen"))
					.map((e) => e.className + ": " + e.textContent).join("; ")`); wide != "" {
				t.Errorf("wider than the screen: %s", wide)
			}
			if small := eval[string](p, `[...document.querySelectorAll(".compare button, .compare select, .compare input")].filter((e) => e.offsetParent && !e.closest(".order"))
				.filter((e) => { const box = e.getBoundingClientRect(); return box.height < 42 || box.width < 42; }).map((e) => e.outerHTML.slice(0, 80)).join("; ")`); small != "" {
				t.Errorf("too small to touch: %s", small)
			}
		})
	}
}

// enterScore3 types the points of the second opponent on the third card.
func (p *browserPage) enterScore3(points int) {
	p.t.Helper()
	p.fill(card(3, score(2)), fmt.Sprint(points))
}

func TestCompareOffline(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url(""))
	p.workOffline()
	s.stop()
	p.visitReady(s.url("compare.html?lang=hu" + tied))
	p.ranked("1.2 2.1:BH 3.3:BH")
	p.says(".ranking", text.In("hu").Text(text.CardRanking))
}
