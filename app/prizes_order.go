package app

import (
	"strings"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderOrder shows the field for how ties were broken, with the codes in it that do not exist.
func (p *Prizes) renderOrder(l *text.Language) goapp.UI {
	problems := p.order.Problems
	if p.history.field == p.orderID() {
		problems = nil // the code may not be finished
	}
	order := field().ID(p.orderID()).Class("text-field").DataSet("control", "order").Attr("type", "text").Attr("autocomplete", "off").
		Attr("spellcheck", "false").Attr("placeholder", "BH/C1, BH, SB").Attr("value", p.now().Order).
		Aria("describedby", p.orderID()+"-hint").OnInput(p.onOrder).OnBlur(p.onTyped)
	if len(problems) > 0 {
		order = order.Aria("invalid", "true")
	}
	var entries []goapp.UI
	for i, problem := range problems {
		if i == mostProblems {
			entries = append(entries, textBox("li", "", "…"))
			break
		}
		entries = append(entries, textBox("li", "", codeWords(l, problem)))
	}
	return box("div", "field-group",
		elem("label").Attr("for", p.orderID()).Text(l.Text(text.BrokenByLabel)),
		order,
		elem("div").ID(p.orderID()+"-hint").Class("field-hint").Body(
			textBox("p", "", l.Text(text.OrderHint)),
			goapp.If(len(entries) > 0, func() goapp.UI { return box("ul", "problem", entries...) }),
		),
	)
}

// codeWords say what was expected instead of a code.
func codeWords(l *text.Language, problem *engine.CriterionError) string {
	typed := l.Quote(cutTyped(problem.Code))
	if problem.Nearest != "" {
		return l.Say(text.OrderUnknownCode, "typed", typed, "nearest", problem.Nearest)
	}
	return l.Say(text.OrderWrongModifier, "typed", typed)
}

// numberedWords name the lines where the name ends in a number.
func (p *Prizes) numberedWords(l *text.Language) string {
	var lines []string
	for i, one := range p.ranking.Numbered {
		if i == mostProblems {
			lines = append(lines, "…")
			break
		}
		lines = append(lines, itoa(one.Line))
	}
	return l.Say(text.RankingNumbered, "lines", strings.Join(lines, ", "), "count", itoa(len(lines)), "name", l.Quote(cutTyped(p.ranking.Numbered[0].Text)))
}

// brokenBy writes how ties are broken: the names of the criteria where codes were typed, and words as they are.
func (p *Prizes) brokenBy(l *text.Language) string {
	var parts []string
	for _, part := range p.order.Parts {
		if part.Words != "" {
			parts = append(parts, part.Words)
			continue
		}
		parts = append(parts, criterionName(l, part.Criterion))
	}
	return strings.Join(parts, ", ")
}

// thingWords says who gets something that cannot be divided, and by what.
func (p *Prizes) thingWords(l *text.Language, thing *prizes.Thing) string {
	key := text.SayThing
	switch order := p.brokenBy(l); {
	case len(thing.Players) > 1:
		key = text.SayThingLots
	case thing.Tied && p.order.HasWords():
		return l.Say(text.SayThingWords, "thing", thing.Name, "names", p.names(l, thing.Players), "order", order)
	case thing.Tied && order != "":
		return l.Say(text.SayThingBy, "thing", thing.Name, "names", p.names(l, thing.Players), "order", order)
	case thing.Tied:
		key = text.SayThingTied
	}
	return l.Say(key, "thing", thing.Name, "names", p.names(l, thing.Players))
}
