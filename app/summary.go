package app

import (
	"slices"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderSummary shows the own points, the rule set and the values at the lower edge of small
// screens, where the list of criteria is out of sight. Touching a value opens its sum in the list.
func (c *Calculator) renderSummary(l *text.Language) goapp.UI {
	var values []goapp.UI
	for _, i := range summaryOrder(c.sheet.rules) {
		criterion := cardCriteria[i]
		code := criterion.String()
		class := ""
		if c.sheet.values[i].incomplete {
			class = "incomplete"
		}
		values = append(values, elem("button").Attr("type", "button").Class("summary-value", class).DataSet("summary", code).
			Aria("label", code+" "+shown(l, c.sheet.values[i].value)+", "+criterionName(l, criterion)).
			Body(
				elem("span").Class("summary-code").Text(code),
				elem("span").ID(c.summaryID(code)).Class("summary-number").Text(shown(l, c.sheet.values[i].value)),
			).
			OnClick(func(goapp.Context, goapp.Event) { c.showSum(code) }, goapp.EventScope(code)))
	}
	return elem("div").Class("summary").Body(
		elem("p").Class("summary-head").Body(
			elem("strong").Text(c.ownPoints(l)),
			elem("span").Class("summary-most").Text(c.mostPoints(l)),
			box("span", "summary-rules",
				elem("span").Text(rulesName(l, c.sheet.rules)),
				elem("span").Text(rulesDate(l, c.sheet.rules)),
			),
		),
		elem("div").Class("summary-values").Body(values...),
	)
}

// summaryFirst are the criteria that are in sight without swiping: those most events use.
var summaryFirst = map[bool][]string{
	false: {"BH", "BH/C1", "BH/M1", "SB", "PS"},
	true:  {"USMM", "USSOL", "USCUM", "USMED"},
}

// summaryOrder returns the indices of the criteria in the order of the summary. The points have a
// place of their own.
func summaryOrder(rules engine.Rules) []int {
	var first, rest []int
	american := rules.Own == engine.ZeroOpponent
	for _, code := range summaryFirst[american] {
		for i, c := range cardCriteria {
			if c.String() == code {
				first = append(first, i)
			}
		}
	}
	for i, c := range cardCriteria {
		if c.Name != engine.PTS && !slices.Contains(first, i) {
			rest = append(rest, i)
		}
	}
	return append(first, rest...)
}
