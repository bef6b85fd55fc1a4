package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderBar shows what the numbers depend on, and what can be done with the card as a whole.
func (c *Calculator) renderBar(l *text.Language) goapp.UI {
	return goapp.Div().Class("bar").Body(
		goapp.Div().Class("bar-rules").Body(
			goapp.Label().Class("bar-label").For(c.ID+"-rules").Text(l.Text(text.RulesLabel)),
			goapp.Select().ID(c.ID+"-rules").DataSet("control", "rules").OnChange(c.onRules).Body(c.rulesOptions(l)...),
			goapp.Span().Class("bar-date").Text(rulesDate(l, c.sheet.rules)),
		),
		c.renderRounds(l),
		goapp.Div().Class("bar-actions").Body(
			c.action("undo", l.Text(text.Undo), len(c.history.past) > 0, c.onUndo),
			c.action("redo", l.Text(text.Redo), len(c.history.future) > 0, c.onRedo),
			c.action("clear", l.Text(text.Clear), !c.history.now.Empty(), c.onClear),
			c.action("link", c.linkLabel(l), true, c.onCopy),
			c.choicesButton(l),
		),
		goapp.If(c.choices, func() goapp.UI { return c.renderChoices(l) }),
	)
}

func (c *Calculator) rulesOptions(l *text.Language) []goapp.UI {
	var options []goapp.UI
	for _, rules := range engine.RuleSets() {
		option := goapp.Option().Value(rules.Name).Text(rulesName(l, rules))
		if rules.Name == c.history.now.Rules {
			option = option.Selected(true)
		}
		options = append(options, option)
	}
	return options
}

func (c *Calculator) renderRounds(l *text.Language) goapp.UI {
	field := goapp.Input().ID(c.roundsID()).Class("rounds").DataSet("control", "rounds").
		Type("number").Attr("inputmode", "numeric").Min(1).Max(MaxRounds).AutoComplete(false).
		Value(c.roundsTyped).
		OnInput(c.onRounds).OnChange(c.onRoundsDone)
	wrong := c.roundsWrong()
	if wrong {
		field = field.Aria("invalid", "true").Aria("describedby", c.roundsID()+"-range")
	}
	return goapp.Div().Class("bar-rounds").Body(
		goapp.Label().Class("bar-label").For(c.roundsID()).Text(l.Text(text.RoundsLabel)),
		goapp.Div().Class("stepper").Body(
			c.step("minus", l.Text(text.RoundsFewer), c.history.now.Rounds > 1, c.onFewer),
			field,
			c.step("plus", l.Text(text.RoundsMore), c.history.now.Rounds < MaxRounds, c.onMore),
		),
		goapp.If(wrong, func() goapp.UI {
			return goapp.Span().ID(c.roundsID() + "-range").Class("problem").
				Text(l.Say(text.RoundsRange, "most", strconv.Itoa(MaxRounds)))
		}),
	)
}

func (c *Calculator) step(sign, label string, possible bool, do goapp.EventHandler) goapp.UI {
	button := goapp.Button().Type("button").Class("icon-button").Aria("label", label).Body(icon(sign)).OnClick(do)
	if !possible {
		button = button.Disabled(true)
	}
	return button
}

// action returns a button with a sign; its label is seen where there is room.
func (c *Calculator) action(sign, label string, possible bool, do goapp.EventHandler) goapp.UI {
	button := goapp.Button().Type("button").Class("icon-button action").DataSet("action", sign).
		Title(label).Aria("label", label).
		Body(icon(sign), goapp.Span().Class("action-label").Text(label)).OnClick(do)
	if !possible {
		// A button that is disabled loses the focus, and with it the place on the page.
		button = button.Aria("disabled", "true")
	}
	return button
}

func (c *Calculator) choicesButton(l *text.Language) goapp.UI {
	label := l.Text(text.MoreChoices)
	return goapp.Button().Type("button").Class("icon-button action", chosenClass(c.choices)).DataSet("action", "choices").
		Title(label).Aria("label", label).Aria("expanded", c.choices).
		Body(icon("choices"), goapp.Span().Class("action-label").Text(label)).OnClick(c.onChoices)
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

// onCopy puts the address with the whole card into the clipboard.
func (c *Calculator) onCopy(goapp.Context, goapp.Event) {
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
