package app

import (
	"strconv"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderBar shows what the numbers depend on, and what can be done with the card as a whole.
func (c *Calculator) renderBar(l *text.Language) goapp.UI {
	return elem("div").Class("bar").Body(
		c.renderRules(l),
		c.renderRounds(l),
		elem("div").Class("bar-actions").Body(
			toolButton("undo", l.Text(text.Undo), available(len(c.history.past) > 0), c.onUndo),
			toolButton("redo", l.Text(text.Redo), available(len(c.history.future) > 0), c.onRedo),
			toolButton("clear", l.Text(text.Clear), available(!c.history.now.Empty()), c.onClear),
			toolButton("link", c.copied.words(l, text.CopyLink, text.LinkNotCopied), possible, c.onCopy),
			c.choicesButton(l),
		),
		goapp.If(c.choices, func() goapp.UI { return c.renderChoices(l) }),
	)
}

func (c *cardEditor) renderRules(l *text.Language) goapp.UI {
	return elem("div").Class("bar-rules").Body(
		elem("label").Class("bar-label").Attr("for", c.rulesID()).Text(l.Text(text.RulesLabel)),
		elem("select").ID(c.rulesID()).Attr("autocomplete", "off").DataSet("control", "rules").Aria("label", l.Text(text.RulesLabel)).OnChange(c.onRules).Body(ruleOptions(l, c.state().Rules)...),
		elem("span").Class("bar-date").Text(rulesDate(l, c.sheet.rules)),
	)
}

func (c *cardEditor) renderRounds(l *text.Language) goapp.UI {
	field := field().ID(c.roundsID()).Class("rounds").DataSet("control", "rounds").
		Attr("type", "number").Attr("inputmode", "numeric").Attr("min", 1).Attr("max", MaxRounds).Attr("autocomplete", "off").
		Attr("value", c.roundsTyped).
		OnInput(c.onRounds).OnChange(c.onRoundsDone)
	wrong := c.roundsWrong()
	if wrong {
		field = field.Aria("invalid", "true").Aria("describedby", c.roundsID()+"-range")
	}
	return elem("div").Class("bar-rounds").Body(
		elem("label").Class("bar-label").Attr("for", c.roundsID()).Text(l.Text(text.RoundsLabel)),
		elem("div").Class("stepper").Body(
			c.step("minus", l.Text(text.RoundsFewer), available(c.state().Rounds > 1), c.onFewer),
			field,
			c.step("plus", l.Text(text.RoundsMore), available(c.state().Rounds < MaxRounds), c.onMore),
		),
		goapp.If(wrong, func() goapp.UI {
			return elem("span").ID(c.roundsID() + "-range").Class("problem").
				Text(l.Say(text.RoundsRange, "most", strconv.Itoa(MaxRounds)))
		}),
	)
}

// availability is whether a button can do something at the moment.
type availability uint8

const (
	possible availability = iota
	impossible
)

func available(now bool) availability {
	if now {
		return possible
	}
	return impossible
}

func (c *cardEditor) step(sign, label string, a availability, do goapp.EventHandler) goapp.UI {
	return unavailable(elem("button").Attr("type", "button").Class("icon-button").Aria("label", label).
		Body(icon(sign)).OnClick(do), a)
}

// unavailable marks a button that can do nothing at the moment. It is not disabled, because it would
// lose the focus, and with it the place on the page.
func unavailable(button goapp.HTMLElem, a availability) goapp.HTMLElem {
	if a == impossible {
		return button.Aria("disabled", "true")
	}
	return button
}

func (c *cardEditor) choicesButton(l *text.Language) goapp.UI {
	label := l.Text(text.MoreChoices)
	return elem("button").Attr("type", "button").Class("icon-button action", chosenClass(c.choices)).DataSet("action", "choices").
		Title(label).Aria("label", label).Aria("expanded", c.choices).
		Body(icon("choices"), elem("span").Class("action-label").Text(label)).OnClick(c.onChoices)
}

func (c *cardEditor) onRules(ctx goapp.Context, _ goapp.Event) {
	c.take(c.state().SetRules(ctx.JSSrc().Get("value").String()), "")
}

func (c *cardEditor) onRounds(ctx goapp.Context, _ goapp.Event) {
	c.typeRounds(ctx, ctx.JSSrc().Get("value").String())
}

func (c *cardEditor) onRoundsDone(ctx goapp.Context, _ goapp.Event) {
	c.roundsTyped = strconv.Itoa(c.state().Rounds)
	c.finish()
	ctx.Defer(func(goapp.Context) { c.settle() })
}

func (c *cardEditor) onFewer(ctx goapp.Context, _ goapp.Event) {
	c.setRounds(ctx, c.state().Rounds-1, "")
}

func (c *cardEditor) onMore(ctx goapp.Context, _ goapp.Event) {
	c.setRounds(ctx, c.state().Rounds+1, "")
}

func (c *Calculator) onUndo(ctx goapp.Context, _ goapp.Event) { c.undo(ctx) }

func (c *Calculator) onRedo(ctx goapp.Context, _ goapp.Event) { c.redo(ctx) }

func (c *Calculator) onClear(ctx goapp.Context, _ goapp.Event) { c.clear(ctx) }

// onCompare goes where cards stand side by side, with this one as the first.
func (c *Calculator) onCompare(ctx goapp.Context, _ goapp.Event) {
	c.save()
	goTo(ctx, compareFile+"#"+lineupFragment(newLineup(namedCard{State: c.history.now})))
}

func (c *cardEditor) onChoices(goapp.Context, goapp.Event) { c.choices = !c.choices }

func (c *Calculator) onCopy(goapp.Context, goapp.Event) {
	copyLink(c.ctx, c.Language, cardFragment(c.history.now), &c.copied)
}

// copyLink puts the address with the whole state and the language into the clipboard, and says for a while
// what became of it.
func copyLink(ctx goapp.Context, language, fragment string, copied *copyingResult) {
	setQueryValue("lang", language)
	replaceFragment(fragment)
	copyAddress(func(done bool) { copied.say(ctx, done, text.In(language), text.LinkNotCopied) })
}
