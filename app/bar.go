package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderBar shows what the numbers depend on, and what can be done with the card as a whole.
func (c *Calculator) renderBar(l *text.Language) goapp.UI {
	return elem("div").Class("bar").Body(
		elem("div").Class("bar-rules").Body(
			elem("label").Class("bar-label").Attr("for", c.ID+"-rules").Text(l.Text(text.RulesLabel)),
			elem("select").ID(c.ID+"-rules").DataSet("control", "rules").Aria("label", l.Text(text.RulesLabel)).OnChange(c.onRules).Body(c.rulesOptions(l)...),
			elem("span").Class("bar-date").Text(rulesDate(l, c.sheet.rules)),
		),
		c.renderRounds(l),
		elem("div").Class("bar-actions").Body(
			c.action("undo", l.Text(text.Undo), available(len(c.history.past) > 0), c.onUndo),
			c.action("redo", l.Text(text.Redo), available(len(c.history.future) > 0), c.onRedo),
			c.action("clear", l.Text(text.Clear), available(!c.history.now.Empty()), c.onClear),
			c.action("link", c.linkLabel(l), possible, c.onCopy),
			c.choicesButton(l),
		),
		goapp.If(c.choices, func() goapp.UI { return c.renderChoices(l) }),
	)
}

func (c *Calculator) rulesOptions(l *text.Language) []goapp.UI {
	var options []goapp.UI
	for _, rules := range engine.RuleSets() {
		option := elem("option").Attr("value", rules.Name).Text(rulesName(l, rules))
		if rules.Name == c.history.now.Rules {
			option = option.Attr("selected", true)
		}
		options = append(options, option)
	}
	return options
}

func (c *Calculator) renderRounds(l *text.Language) goapp.UI {
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
			c.step("minus", l.Text(text.RoundsFewer), available(c.history.now.Rounds > 1), c.onFewer),
			field,
			c.step("plus", l.Text(text.RoundsMore), available(c.history.now.Rounds < MaxRounds), c.onMore),
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

func (c *Calculator) step(sign, label string, a availability, do goapp.EventHandler) goapp.UI {
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

// action returns a button with a sign; its label is seen where there is room.
func (c *Calculator) action(sign, label string, a availability, do goapp.EventHandler) goapp.UI {
	return unavailable(elem("button").Attr("type", "button").Class("icon-button action").DataSet("action", sign).
		Title(label).Aria("label", label).
		Body(icon(sign), elem("span").Class("action-label").Text(label)).OnClick(do), a)
}

func (c *Calculator) choicesButton(l *text.Language) goapp.UI {
	label := l.Text(text.MoreChoices)
	return elem("button").Attr("type", "button").Class("icon-button action", chosenClass(c.choices)).DataSet("action", "choices").
		Title(label).Aria("label", label).Aria("expanded", c.choices).
		Body(icon("choices"), elem("span").Class("action-label").Text(label)).OnClick(c.onChoices)
}

func (c *Calculator) linkLabel(l *text.Language) string {
	switch c.copied {
	case linkCopied:
		return l.Text(text.LinkCopied)
	case linkRefused:
		return l.Text(text.LinkNotCopied)
	}
	return l.Text(text.CopyLink)
}

func (c *Calculator) onRules(ctx goapp.Context, _ goapp.Event) {
	c.change(c.history.now.SetRules(ctx.JSSrc().Get("value").String()), "")
}

func (c *Calculator) onRounds(ctx goapp.Context, _ goapp.Event) {
	c.typeRounds(ctx, ctx.JSSrc().Get("value").String())
}

func (c *Calculator) onRoundsDone(ctx goapp.Context, _ goapp.Event) {
	c.roundsTyped = strconv.Itoa(c.history.now.Rounds)
	c.history.finish()
	ctx.Defer(func(goapp.Context) { c.settle() })
}

func (c *Calculator) onFewer(ctx goapp.Context, _ goapp.Event) {
	c.setRounds(ctx, c.history.now.Rounds-1, "")
}

func (c *Calculator) onMore(ctx goapp.Context, _ goapp.Event) {
	c.setRounds(ctx, c.history.now.Rounds+1, "")
}

func (c *Calculator) onUndo(ctx goapp.Context, _ goapp.Event) { c.undo(ctx) }

func (c *Calculator) onRedo(ctx goapp.Context, _ goapp.Event) { c.redo(ctx) }

func (c *Calculator) onClear(ctx goapp.Context, _ goapp.Event) { c.clear(ctx) }

func (c *Calculator) onChoices(goapp.Context, goapp.Event) { c.choices = !c.choices }

// onCopy puts the address with the whole card and the language into the clipboard.
func (c *Calculator) onCopy(goapp.Context, goapp.Event) {
	setQueryValue("lang", c.Language)
	replaceFragment(cardFragment(c.history.now))
	copyAddress(func(copied bool) {
		c.ctx.Dispatch(func(ctx goapp.Context) {
			c.copied = linkRefused
			if copied {
				c.copied = linkCopied
			}
			ctx.After(copiedDelay, func(goapp.Context) { c.copied = notAsked })
		})
	})
}
