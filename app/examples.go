package app

import (
	"strconv"
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// example is a card to learn from. It is a link like any other.
type example struct {
	fragment   string
	title, why text.Key
}

var examples = []example{
	{"c1:5,fide-2026:13h;13;H;12h;12", text.ExampleHalfBye, text.ExampleHalfByeWhy},
	{"c1:5,fide-2026:13h;13;U;12h;12", text.ExamplePairingBye, text.ExamplePairingByeWhy},
	{"c1:5,fide-2026:12h;12;12;02;+1h", text.ExampleForfeit, text.ExampleForfeitWhy},
	{"c1:5,fide-2026:14;13;13;12;01", text.ExampleTiedOne, text.ExampleTiedWhy},
	{"c1:5,fide-2026:14;13;12h;12;02", text.ExampleTiedTwo, text.ExampleTiedWhy},
	{"c1:5,fide-2026:13;13;13;12h;01", text.ExampleTiedThree, text.ExampleTiedWhy},
	{"c1:5,fide-2026:05;04;=3;12;11", text.ExampleStrong, text.ExampleStrongWhy},
	{"c1:5,fide-2026:14;13;=2;01;01", text.ExampleWeak, text.ExampleWeakWhy},
	{"c1:5,fide-2026:13;12h;03;=2;U", text.ExampleOrderBye, text.ExampleOrderWhy},
	{"c1:5,fide-2026:13;12h;03;=2;13", text.ExampleOrderGame, text.ExampleOrderWhy},
	{"c1:3,fide-2026:12;=1;0h", text.ExampleSonneborn, text.ExampleSonnebornWhy},
	{"c1:5,fide-2026:12;13;12h;03;12", text.ExampleLateLoss, text.ExampleProgressWhy},
	{"c1:5,fide-2026:03;12;13;12h;12", text.ExampleEarlyLoss, text.ExampleProgressWhy},
	{"c1:5,us-chess:10;13;13;14;05", text.ExampleAmerican, text.ExampleAmericanWhy},
}

// exampleList shows cards that open at one touch: the examples, and the earlier ones of this browser.
type exampleList struct {
	goapp.Compo

	Recent   string // fragments of the earlier cards, each with a line end
	Language string

	owner *Calculator
}

func (c *Calculator) exampleList() goapp.UI {
	var recent strings.Builder
	for _, card := range c.recent {
		recent.WriteString(card.fragment + "\n")
	}
	return &exampleList{Recent: recent.String(), Language: c.Language, owner: c}
}

// Render shows a button a card.
func (e *exampleList) Render() goapp.UI {
	l := text.In(e.Language)
	var entries, recent []goapp.UI
	for i, one := range examples {
		entries = append(entries, e.button(i, one.fragment, l.Text(one.title), l.Text(one.why)))
	}
	if !e.owner.Framed {
		three := lineupExamples[0]
		entries = append(entries, cardButton("example", three.fragment, l.Text(three.title), l.Text(three.why)).TabIndex(-1).
			OnKeyDown(e.onKey).
			OnClick(func(ctx goapp.Context, _ goapp.Event) {
				e.owner.save()
				goTo(ctx, compareFile+"#"+three.fragment)
			}))
	}
	for entry := range strings.Lines(e.Recent) {
		fragment := strings.TrimSuffix(entry, "\n")
		title, detail := recentTitle(l, fragment)
		recent = append(recent, e.button(len(recent), fragment, title, detail))
	}
	return elem("section").Class("examples").Body(
		elem("h2").Text(l.Text(text.ExamplesLabel)),
		elem("div").Class("card-buttons").Body(entries...),
		goapp.If(len(recent) > 0, func() goapp.UI {
			return elem("div").Class("recent").Body(
				elem("h2").Text(l.Text(text.RecentLabel)),
				elem("div").Class("card-buttons").Body(recent...),
			)
		}),
	)
}

// button opens a card. The Tab key stops at the first of a list only; the arrows go on from there.
func (e *exampleList) button(i int, fragment, title, detail string) goapp.UI {
	stop := 0
	if i > 0 {
		stop = -1
	}
	return cardButton("card", fragment, title, detail).TabIndex(stop).
		OnKeyDown(e.onKey).
		OnClick(func(ctx goapp.Context, _ goapp.Event) {
			if s, err := readCardFragment(fragment); err == nil {
				e.owner.openCard(ctx, s)
			}
		}, goapp.EventScope(fragment))
}

func (e *exampleList) onKey(_ goapp.Context, ev goapp.Event) {
	switch pressedOf(ev).key {
	case "ArrowRight", "ArrowDown":
		ev.PreventDefault()
		focusBeside("nextElementSibling")
	case "ArrowLeft", "ArrowUp":
		ev.PreventDefault()
		focusBeside("previousElementSibling")
	}
}

// recentTitle names a saved card by what is on it: "4½ in 5 rounds", "BH 13½".
func recentTitle(l *text.Language, fragment string) (title, detail string) {
	s, err := readCardFragment(fragment)
	if err != nil {
		return fragment, ""
	}
	scoring, _ := s.Scoring.points()
	own := engine.Points(0)
	for i := range s.Rounds {
		own += scoring.Points(s.Rows[i].Result.round())
	}
	title = l.Say(text.RecentCard, "points", points(l, own), "rounds", strconv.Itoa(s.Rounds))
	sh := compute(s)
	return title, engine.BH.String() + " " + shown(l, sh.value(engine.Criterion{Name: engine.BH}))
}
