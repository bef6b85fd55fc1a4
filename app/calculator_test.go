package app

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// shownCard returns a calculator that shows a state, as the prerendering does.
func shownCard(t testing.TB, fragment string) *Calculator {
	t.Helper()
	c := &Calculator{ID: "card", Language: "en"}
	c.OnInit()
	c.history.now = stateOf(t, fragment)
	c.refresh()
	return c
}

// TestPageHasTheContractsNames looks for the names that scripts rely on in the HTML of the page.
func TestPageHasTheContractsNames(t *testing.T) {
	root := &roomPage{Room: calculatorRoom}
	if err := goapp.NewTestEngine().Load(root); err != nil {
		t.Fatal(err)
	}
	page := goapp.HTMLString(root)
	want := []string{`data-control="rules"`, `data-control="rounds"`, `data-control="language"`, `inputmode="decimal"`}
	for round := 1; round <= defaultRounds; round++ {
		want = append(want, fmt.Sprintf(`data-row="%d"`, round), `data-field="score"`, `data-field="result"`)
	}
	for _, c := range cardCriteria {
		want = append(want, fmt.Sprintf(`data-tiebreak="%s"`, c))
	}
	for _, name := range want {
		if !strings.Contains(page, name) {
			t.Errorf("%s is not on the page", name)
		}
	}
	if strings.Contains(page, "style=") {
		t.Error("an inline style, which the security policy forbids")
	}
	if strings.Contains(page, fmt.Sprintf(`data-row="%d"`, defaultRounds+1)) {
		t.Error("more rows than rounds")
	}
}

func TestStatus(t *testing.T) {
	l := text.In("en")
	for _, tt := range []struct {
		fragment string
		at       int
		want     string
	}{
		{"c1:5,fide-2026", 0, l.Text(text.CardHint)},
		{"c1:5,fide-2026:13;12", 0, ""},
		{"c1:5,fide-2026:1;1", 0, "Rounds 1 and 2 lack the opponent’s points. "},
		{"c1:5,fide-2026:1;1", 2, "Round 1 lacks the opponent’s points. "},
		{"c1:5,fide-2026:1;.3", 0, "Round 1 lacks the opponent’s points. Round 2 lacks a result. "},
	} {
		c := shownCard(t, tt.fragment)
		c.at = tt.at
		if got := c.status(l); got != tt.want {
			t.Errorf("%s in row %d: %q, want %q", tt.fragment, tt.at, got, tt.want)
		}
	}
}

func TestProblemIsSaidWhenTheEntryIsFinished(t *testing.T) {
	l := text.In("en")
	c := shownCard(t, "c1:5,fide-2026:13_1/;1x;17")
	c.at, c.scoring = 1, 1
	if got := c.problem(l, 1); got != "" {
		t.Errorf("while typing 3 1/2 it says %q", got)
	}
	// The result of the same row has the focus: the points are left.
	c.scoring = 0
	for round, want := range map[int]string{
		1: l.Text(text.ScoreExpected),
		2: l.Text(text.ScoreExpected),
		3: "More than 5 is not possible in 5 rounds",
		4: "",
	} {
		if got := c.problem(l, round); got != want {
			t.Errorf("round %d: %q, want %q", round, got, want)
		}
	}
}

func TestRescue(t *testing.T) {
	c := &Calculator{ID: "card"}
	saved := newState().SetScore(1, "2").SetScore(2, "4")
	texts := map[string]string{
		c.scoreID(1): "3½", c.scoreID(3): strings.Repeat("½", mostTyped), c.roundsID(): "7", c.rulesID(): "fide-2023", "other": "1",
		c.resultID(1): "1", c.resultID(2): "H", c.resultID(3): "?",
	}
	got := c.rescue(c.rescueOptions(saved, texts), texts)
	for i, want := range []Result{Won, HalfBye, NotPlayed} {
		if got.Rows[i].Result != want {
			t.Errorf("round %d: rescued result %q, want %q", i+1, got.Rows[i].Result.Letter(), want.Letter())
		}
	}
	if got.Rounds != 7 || got.Rules != "fide-2023" || got.Rows[0].Score != "3½" || got.Rows[1].Score != "4" || len(got.Rows[2].Score) > mostTyped {
		t.Errorf("rescued: %d rounds, rules %s, %+v", got.Rounds, got.Rules, got.Rows[:3])
	}
	untouched := map[string]string{c.roundsID(): "5", c.rulesID(): saved.Rules, c.scoreID(1): ""}
	if got := c.rescue(c.rescueOptions(saved, untouched), untouched); got != saved {
		t.Errorf("an untouched page changed the card: %+v", got)
	}
}

func TestAnnouncement(t *testing.T) {
	c := shownCard(t, "c1:5,fide-2026:13h;13;H;12h;12")
	if got, want := c.announcement(text.In("en")), "4½ points, Buchholz 13½, Cut-1 11, Sonneborn-Berger 12.25"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := shownCard(t, "c1:1,fide-2026:1½").announcement(text.In("en")), "1 point, Buchholz ½, Cut-1 0, Sonneborn-Berger ½"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestBootTexts(t *testing.T) {
	for _, lang := range []string{"en", "de", "hu"} {
		for name, sentence := range BootTexts(lang) {
			if sentence == "" {
				t.Errorf("%s: %s is empty", lang, name)
			}
		}
	}
}

// A page that shows a calculator in a frame beside one of its own would have two regions of the same name.
func TestFramedCalculatorHasNoRegions(t *testing.T) {
	for _, framed := range []bool{false, true} {
		c := &Calculator{ID: "card", Language: "en", Framed: framed}
		if err := goapp.NewTestEngine().Load(c); err != nil {
			t.Fatal(err)
		}
		regions := 0
		for _, tag := range regexp.MustCompile(`<section[^>]*aria-label[^>]*>`).FindAllString(goapp.HTMLString(c), -1) {
			if !strings.Contains(tag, `role="group"`) {
				regions++
			}
		}
		if want := map[bool]int{false: 3, true: 0}[framed]; regions != want {
			t.Errorf("framed %t: %d regions, want %d", framed, regions, want)
		}
	}
}
