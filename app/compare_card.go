package app

import (
	"slices"

	"feinwertung/app/compare"
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderCard shows one card: the player, the rounds as in the calculator, and the values, those of the order
// first. The best of the cards is marked.
func (r *Compare) renderCard(l *text.Language, i int) goapp.UI {
	e := &r.editors[i]
	class := "card"
	if i == r.chosen {
		class += " shown"
	}
	parts := []goapp.UI{r.renderPlayer(l, i)}
	// What is rendered beforehand is every visitor's download: the rows of one card are enough to type into.
	if goapp.IsClient || i == r.chosen {
		parts = append(parts, e.cardBody(l)...)
	}
	if goapp.IsClient {
		parts = append(parts, r.renderValues(l, i))
	}
	return elem("section").ID(r.cardID(i)).Class(class).DataSet("card", i+1).Aria("label", r.now().name(i)).Body(parts...)
}

func (r *Compare) cardID(card int) string { return r.ID + "-card-" + itoa(card+1) }

// renderPlayer shows the place, the name to be changed, and the way to take the card away.
func (r *Compare) renderPlayer(l *text.Language, i int) goapp.UI {
	remove := l.Say(text.RemoveCard, "name", r.now().name(i))
	return box("div", "compare-player "+r.movedClass(i),
		textBox("span", "compare-place", r.placeText(i)),
		field().ID(r.nameID(i)).Class("player-name").DataSet("field", "name").Attr("type", "text").Attr("autocomplete", "off").
			Attr("spellcheck", "false").Attr("maxlength", mostName/4).
			Attr("placeholder", usualNames[i]).Attr("value", r.now().Cards[i].Name).
			Aria("label", l.Say(text.CardName, "number", itoa(i+1))).
			OnInput(func(ctx goapp.Context, _ goapp.Event) {
				r.change(r.now().withName(i, cutName(ctx.JSSrc().Get("value").String())), r.nameID(i))
			}, goapp.EventScope(i)).
			OnBlur(r.onBlur),
		unavailable(pushButton("icon-button").DataSet("action", "remove").Aria("label", remove).Title(remove).Body(icon("remove")).
			OnClick(func(goapp.Context, goapp.Event) { r.removeCard(i) }, goapp.EventScope(i)),
			available(len(r.now().Cards) > fewestCards)),
	)
}

func (r *Compare) onBlur(goapp.Context, goapp.Event) { r.history.finish() }

// renderValues shows every criterion with its value on a card.
func (r *Compare) renderValues(l *text.Language, card int) goapp.UI {
	e := &r.editors[card]
	var rows []goapp.UI
	for i, c := range e.criteria {
		switch i {
		case 1 + len(r.now().Order):
			rows = append(rows, r.renderGroup(l, text.CriteriaOutside))
		case 1:
			rows = append(rows, r.renderGroup(l, text.CriteriaInOrder))
		}
		row := e.criterionRow(l, c, e.sheet.cellOf(c))
		row.Best = slices.Contains(compare.Best(r.tables, c), card)
		rows = append(rows, row)
	}
	return elem("table").Class("criteria").Aria("label", l.Text(text.ResultsLabel)).Body(rows...)
}

func (r *Compare) renderGroup(l *text.Language, title text.Key) goapp.UI {
	return box("tbody", "group", box("tr", "",
		elem("th").Attr("colspan", 3).Attr("scope", "colgroup").Body(textBox("span", "", l.Text(title)))))
}

// renderTabs chooses the card that is shown where there is room for one only, and adds one.
func (r *Compare) renderTabs(l *text.Language) goapp.UI {
	var tabs []goapp.UI
	for i := range r.now().Cards {
		tabs = append(tabs, choice(r.now().name(i), i == r.chosen).DataSet("tab", i+1).
			OnClick(func(goapp.Context, goapp.Event) { r.chosen = i }, goapp.EventScope(i)))
	}
	return box("div", "compare-tabs",
		elem("div").Class("segments").Role("group").Aria("label", l.Text(text.CompareCards)).Body(tabs...),
		unavailable(actionButton("chip add", "add-card").Text(l.Text(text.AddCard)).
			OnClick(func(goapp.Context, goapp.Event) { r.addCard("", newState()) }),
			available(len(r.now().Cards) < mostLineup)),
	)
}

// addCard adds a card and goes to it.
func (r *Compare) addCard(name string, state State) {
	r.change(r.now().add(name, state), "")
	card := len(r.now().Cards) - 1
	r.chosen = card
	r.later(r.settle)
	typeAhead(r.ctx, r.nameID(card), r.ID, r.language().Say(text.CardName, "number", itoa(card+1)), name, func(typed string) {
		if card < len(r.now().Cards) {
			r.change(r.now().withName(card, cutName(typed)), r.nameID(card))
		}
	})
}

// removeCard takes a card away; the focus stays at its place.
func (r *Compare) removeCard(card int) {
	r.change(r.now().remove(card), "")
	r.later(func() {
		r.settle()
		focusOn(r.nameID(min(card, len(r.now().Cards)-1)))
	})
}

// takes reports whether a criterion can be added to the order.
func (r *Compare) takes(c engine.Criterion) bool { return r.now().takes(c) }

// refusal says why a criterion cannot be added.
func (r *Compare) refusal() text.Key { return text.NotOnCards }

// choose adds a criterion to the order.
func (r *Compare) choose(c engine.Criterion) {
	r.change(r.now().addCriterion(c), "")
	r.later(func() { focusOn(r.order.chipID(len(r.now().Order) - 1)) })
}
