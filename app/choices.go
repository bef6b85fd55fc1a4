package app

import (
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderChoices shows what most cards leave as it is: how the event was paired and scored.
func (c *Calculator) renderChoices(l *text.Language) goapp.UI {
	return elem("div").Class("choices").Body(append(c.settings(l),
		// On small screens the bar has no room for it.
		toolButton("link", c.copied.words(l, text.CopyLink, text.LinkNotCopied), possible, c.onCopy),
		goapp.If(!c.Framed, func() goapp.UI {
			return &embedPanel{ID: c.ID + "-embed", Fragment: cardFragment(c.history.now), Language: c.Language}
		}),
	)...)
}

// settings are the choices of the pairing and the scoring.
func (c *cardEditor) settings(l *text.Language) []goapp.UI {
	return []goapp.UI{
		c.choiceGroup(l, text.PairingLabel,
			c.pairingChoice(l, "swiss", text.PairingSwiss, engine.Swiss),
			c.pairingChoice(l, "rr", text.PairingRoundRobin, engine.Predetermined),
		),
		c.choiceGroup(l, text.ScoringLabel,
			c.scoringChoice(l, "standard", text.ScoringStandard, Standard),
			c.scoringChoice(l, "310", text.ScoringThreeOne, ThreeOne),
			c.scoringChoice(l, "210", text.ScoringTwoOne, TwoOne),
			c.scoringChoice(l, "own", text.ScoringOwn, Own),
		),
		goapp.If(c.state().Scoring.System == Own, func() goapp.UI { return c.renderWorths(l) }),
	}
}

func (c *cardEditor) choiceGroup(l *text.Language, label text.Key, buttons ...goapp.UI) goapp.UI {
	return elem("div").Class("choice-group").Role("group").Aria("label", l.Text(label)).Body(
		elem("span").Class("bar-label").Text(l.Text(label)),
		elem("div").Class("segments").Body(buttons...),
	)
}

func (c *cardEditor) pairingChoice(l *text.Language, value string, label text.Key, p engine.Pairing) goapp.UI {
	return choice(l.Text(label), c.state().Pairing == p).DataSet("pairing", value).
		OnClick(func(goapp.Context, goapp.Event) {
			c.take(c.state().SetPairing(p), "")
		}, goapp.EventScope(value))
}

func (c *cardEditor) scoringChoice(l *text.Language, value string, label text.Key, system System) goapp.UI {
	return choice(l.Text(label), c.state().Scoring.System == system).DataSet("scoring", value).
		OnClick(func(ctx goapp.Context, _ goapp.Event) {
			c.take(c.state().SetSystem(system), "")
			ctx.Defer(func(goapp.Context) { c.settle() })
		}, goapp.EventScope(value))
}

// choice is one of several buttons of which one is chosen.
func choice(label string, chosen bool) goapp.HTMLElem {
	return elem("button").Attr("type", "button").Class("segment", chosenClass(chosen)).Aria("pressed", chosen).Text(label)
}

func (c *cardEditor) renderWorths(l *text.Language) goapp.UI {
	labels := [...]text.Key{WorthWin: text.WorthWin, WorthDraw: text.WorthDraw, WorthLoss: text.WorthLoss, WorthBye: text.WorthBye}
	var fields []goapp.UI
	wrong := false
	for w := WorthWin; w <= WorthBye; w++ {
		id := c.worthID(w)
		field := field().ID(id).Class("worth").Attr("type", "text").Attr("inputmode", "decimal").Attr("autocomplete", "off").
			Attr("maxlength", mostTyped/4).Attr("value", *c.state().Scoring.text(w)).
			OnInput(func(ctx goapp.Context, _ goapp.Event) {
				c.take(c.state().SetWorth(w, cutTyped(ctx.JSSrc().Get("value").String())), id)
			}, goapp.EventScope(int(w))).
			OnBlur(c.onWorthDone)
		if c.sheet.worths[w] {
			wrong = true
			field = field.Aria("invalid", "true").Aria("describedby", c.id+"-worths")
		}
		fields = append(fields, elem("label").Attr("for", id).Body(elem("span").Text(l.Text(labels[w])), field))
	}
	return elem("div").Class("worths").Body(
		elem("div").Class("worth-fields").Body(fields...),
		elem("p").ID(c.id+"-worths").Class("problem").Body(
			goapp.If(wrong, func() goapp.UI { return goapp.Text(l.Text(text.WorthExpected)) }),
		),
	)
}

func (c *cardEditor) onWorthDone(goapp.Context, goapp.Event) { c.finish() }
