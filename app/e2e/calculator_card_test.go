package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// emptyCard is the address of a card with nothing on it, under the rules in force.
const emptyCard = "#c1:5,fide-2026"

// newCard empties the card as a link to an empty one does, and chooses a rule set.
func (p *browserPage) newCard(rules string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(location.hash = "c1:5,%s:0", location.hash = "c1:5,%s", true)`, rules, rules))
	p.attribute(result(1), "data-value", "")
	p.wait(fmt.Sprintf(`document.querySelector(%q).value === ""`, score(1)))
}

// typeCard types a card: one word a round, the key of the result and behind a colon what is typed
// for the opponent's points, "1:3½ =:3 H +:1½". The number of rounds becomes the number of words.
func (p *browserPage) typeCard(card string) {
	p.t.Helper()
	words := strings.Fields(card)
	p.fill(control("rounds"), fmt.Sprint(len(words)))
	for i, word := range words {
		key, points, _ := strings.Cut(word, ":")
		if points != "" {
			p.enterScore(i+1, points)
		}
		p.enterResult(i+1, key)
	}
}

// shows waits for values: "BH=13.5 BH/C1=11".
func (p *browserPage) shows(values string) {
	p.t.Helper()
	for _, pair := range strings.Fields(values) {
		code, value, _ := strings.Cut(pair, "=")
		p.exact(code, value)
	}
}

// inFocus waits until the element that a selector finds has the focus.
func (p *browserPage) inFocus(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.activeElement.matches(%q)`, selector))
}

// TestTypedCards types cards through the attributes of the contract and reads the exact values.
func TestTypedCards(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	for _, tt := range []struct{ rules, card, want string }{
		{"fide-2026", "1:4 1:3 1:3 1:2 0:1", "PTS=4 BH=13 BH/C1=12 BH/M1=8"},
		{"fide-2026", "1:4 1:3 1:2½ 1:2 0:2", "BH=13.5 BH/C1=11.5 BH/M1=7.5"},
		{"fide-2026", "1:3 1:3 1:3 1:2.5 0:1", "BH=12.5 BH/C1=11.5 BH/M1=8.5"},
		{"fide-2026", "0:5 0:4 =:3 1:2 1:1", "PTS=2.5 BH=15 BH/C1=14 SB=4.5"},
		{"fide-2026", "1:4 1:3 =:2 0:1 0:1", "PTS=2.5 BH=11 BH/C1=10 SB=8"},
		{"fide-2026", "1:3,5 1:3 H 1:2.5 1:2", "PTS=4.5 BH=13.5 BH/C1=11"},
		{"fide-2023", "1:3,5 1:3 H 1:2.5 1:2", "PTS=4.5 BH=15.5"},
		{"fide-2026", "1:3½ 1:3 U 1:2½ 1:2", "PTS=5 BH=13.5 BH/C1=11.5"},
		{"fide-2026", "1:2 1:2 1:2 0:2 +:1½", "PTS=4 BH=9.5"},
		{"fide-2026", "1:2 =:1 0:½", "BH=3.5 SB=2.5"},
		{"fide-2026", "1 1 1 0 1", "PS=13"},
		{"fide-2026", "0 1 1 1 1", "PS=10"},
		{"fide-2026", "1:3 1:2½ 0:3 =:2 U", "PTS=3.5 BH=13"},
		{"fide-2026", "1:3 1:2½ 0:3 =:2 1:3", "PTS=3.5 BH=13.5"},
		{"fide-2023", "1:3 1:2½ 0:3 =:2 U", "BH=14"},
		{"fide-2023", "1:3 1:2½ 0:3 =:2 1:3", "BH=13.5"},
		{"us-chess", "1:0 1:3 1:3 1:4 0:5", "USSOL=15 USMED=10 USMM=15"},
	} {
		p.newCard(tt.rules)
		p.typeCard(tt.card)
		p.shows(tt.want)
	}
}

// TestTypedNumbers types points in every habit.
func TestTypedNumbers(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.visitReady(s.url(emptyCard))
	p.enterResult(1, "1")
	for typed, want := range map[string]string{
		"3": "3", "3.5": "3.5", "3,5": "3.5", "3½": "3.5", "3 1/2": "3.5", "7/2": "3.5", ".5": "0.5", "½": "0.5", "2.25": "2.25",
	} {
		p.enterScore(1, typed)
		p.exact("BH", want)
		p.holds(score(1), typed)
	}
}

func TestTwentyRounds(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.size(360, 800)
	p.visitReady(s.url(emptyCard))
	p.fill(control("rounds"), "20")
	p.enterScore(20, "9½")
	p.enterResult(20, "1")
	p.shows("PTS=1 BH=9.5")
	p.fill(control("rounds"), "3")
	p.wait(fmt.Sprintf(`!document.querySelector(%q)`, score(20)))
	p.shows("PTS=0 BH=0")
	p.fill(control("rounds"), "20")
	p.shows("PTS=1 BH=9.5")
	p.holds(score(20), "9½")
	p.attribute(result(20), "data-value", "1")

	p.fill(control("rounds"), "21")
	p.attribute(control("rounds"), "aria-invalid", "true")
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, score(20)))
	p.press(tab)
	p.wait(fmt.Sprintf(`document.querySelector(%q).value === "20"`, control("rounds")))
}
