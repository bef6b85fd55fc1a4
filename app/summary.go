package app

import (
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderSummary shows the own points, the rule set and the values at the lower edge of small
// screens, where the list of criteria is out of sight. Touching a value opens its sum in the list.
func (c *Calculator) renderSummary(l *text.Language) goapp.UI {
	var values []goapp.UI
	for i, criterion := range cardCriteria {
		if criterion.Name == engine.PTS {
			continue
		}
		code := criterion.String()
		class := ""
		if c.sheet.values[i].incomplete {
			class = "incomplete"
		}
		values = append(values, goapp.Button().Type("button").Class("summary-value", class).DataSet("summary", code).
			Aria("label", l.Say(text.OutputLabel, "name", criterionName(l, criterion), "value", shown(l, c.sheet.values[i].value))).
			Body(
				goapp.Span().Class("summary-code").Text(code),
				goapp.Span().Class("summary-number").Text(shown(l, c.sheet.values[i].value)),
			).
			OnClick(func(ctx goapp.Context, _ goapp.Event) {
				c.opened = code
				ctx.Defer(func(goapp.Context) {
					focusOn(c.outputID(code))
					showElement(c.explanationID(code))
				})
			}, goapp.EventScope(code)))
	}
	return goapp.Div().Class("summary").Body(
		goapp.P().Class("summary-head").Body(
			goapp.Strong().Text(c.ownPoints(l)),
			goapp.Span().Class("summary-most").Text(c.mostPoints(l)),
			goapp.Span().Class("summary-rules").Text(rulesName(l, c.sheet.rules)+", "+rulesDate(l, c.sheet.rules)),
		),
		goapp.Div().Class("summary-values").Body(values...),
	)
}
