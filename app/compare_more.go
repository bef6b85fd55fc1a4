package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// lineupExamples are cards to compare and learn from. They are links like any other; the first are the leaders
// of the guide's crosstable.
var lineupExamples = []struct {
	fragment   string
	title, why text.Key
}{
	{"s1:5,fide-2026:BH,BH/C1,BH/M1:Ana;11;12;04;13;13:Bo;03;12;14;12h;12:Cai;13;02h;11;13;13", text.CompareTied, text.ExampleTiedWhy},
	{"s1:5,fide-2026:BH,SB:Ana;05;04;=3;12;11:Bo;14;13;=2;01;01", text.CompareStrength, text.CompareStrengthWhy},
	{"s1:5,fide-2026:BH:Ana;13;12h;03;=2;U:Bo;13;12h;03;=2;13", text.CompareBye, text.ExampleOrderWhy},
	{"s1:5,fide-2026:BH,PS:Ana;12;13;12h;03;12:Bo;03;12;13;12h;12", text.CompareProgress, text.ExampleProgressWhy},
}

// renderMore shows where else cards come from: the examples, and the calculator's cards of this browser.
func (r *Compare) renderMore(l *text.Language) goapp.UI {
	var entries, recent []goapp.UI
	for _, one := range lineupExamples {
		entries = append(entries, cardButton("example", one.fragment, l.Text(one.title), l.Text(one.why)).
			OnClick(func(goapp.Context, goapp.Event) {
				if s, err := readLineupFragment(one.fragment); err == nil {
					r.replace(s)
				}
			}, goapp.EventScope(one.fragment)))
	}
	for _, saved := range r.recent {
		title, detail := recentTitle(l, saved.fragment)
		recent = append(recent, cardButton("add", saved.fragment, title, detail).
			OnClick(func(goapp.Context, goapp.Event) {
				if s, err := readCardFragment(saved.fragment); err == nil {
					r.takeCard(s)
				}
			}, goapp.EventScope(saved.fragment)))
	}
	return box("section", "examples",
		textBox("h2", "", l.Text(text.ExamplesLabel)),
		box("div", "card-buttons", entries...),
		goapp.If(len(recent) > 0, func() goapp.UI {
			return box("div", "recent",
				textBox("h2", "", l.Text(text.AddRecent)),
				box("div", "card-buttons", recent...),
			)
		}),
	)
}

// cardButton is a button with a title and a line below it; its name and value are in the data set.
func cardButton(name, value, title, detail string) goapp.HTMLElem {
	return pushButton("card-button").DataSet(name, value).Body(textBox("strong", "", title), textBox("span", "", detail))
}

// takeCard puts a card of the calculator into the first empty place, or else beside the others. Into empty
// cards it also brings its rules.
func (r *Compare) takeCard(state State) {
	s := r.now()
	if s.empty() {
		s = s.withOptions(state)
	}
	for i := range s.Cards {
		if !s.Cards[i].State.Empty() {
			continue
		}
		card := s.Cards[i]
		card.State.Rows, card.Apart = state.Rows, ""
		r.change(s.with(i, card), "")
		r.chosen = i
		r.later(r.settle)
		return
	}
	r.addCard("", state)
}
