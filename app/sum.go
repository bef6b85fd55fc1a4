package app

import (
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderSum shows the sum behind a value, below its row.
func (r *criterionRow) renderSum(l *text.Language, criterion engine.Criterion, columns int) goapp.UI {
	c := r.owner
	e := explain(l, c.sheet, criterion)
	return goapp.Tr().Class("sum-row").ID(c.explanationID(r.Code)).DataSet("explains", r.Code).Body(
		goapp.Td().ColSpan(columns).Body(
			goapp.Div().Class("sum").Body(
				goapp.Div().Class("sum-head").Body(
					goapp.H3().Text(e.title),
					goapp.P().Class("sum-source").Text(e.source),
				),
				goapp.P().Class("sum-meaning").Text(e.meaning),
				renderLines(l, e.lines, e.sum),
				renderNotes(e.notes),
				renderOthers(l, criterion, &e),
			),
		),
	)
}

// renderLines shows a sum as a table, one line a round; sum is "" where only some lines are shown.
func renderLines(l *text.Language, lines []line, sum string) goapp.UI {
	if len(lines) == 0 {
		return goapp.P().Class("sum-empty").Text(l.Text(text.ExplanationEmpty))
	}
	var rows []goapp.UI
	for i := range lines {
		rows = append(rows, renderLine(l, &lines[i]))
	}
	if sum != "" {
		rows = append(rows, goapp.Tr().Class("total").Body(
			goapp.Td().Class("line-round"),
			goapp.Td().Class("line-amount").Text(sum),
			goapp.Th().Class("line-words").Scope("row").Text(l.Text(text.ExplanationSum)),
		))
	}
	return goapp.Table().Class("lines").Body(goapp.TBody().Body(rows...))
}

func renderLine(l *text.Language, one *line) goapp.UI {
	class := "line"
	if one.cut != "" {
		class += " cut"
	}
	if one.standIn {
		class += " stand-in"
	}
	amount := goapp.UI(goapp.Span().Text(one.amount))
	if one.cut != "" {
		amount = goapp.Del().Text(one.amount)
	}
	return goapp.Tr().Class(class).Body(
		goapp.Th().Class("line-round").Scope("row").Text(one.round),
		goapp.Td().Class("line-amount").Body(
			amount,
			goapp.If(one.product != "", func() goapp.UI { return goapp.Span().Class("product").Text(one.product) }),
		),
		goapp.Td().Class("line-words").Body(
			goapp.Span().Text(one.words),
			goapp.If(one.cut != "", func() goapp.UI { return goapp.Span().Class("cut-words").Text(one.cut) }),
		),
	)
}

func renderNotes(notes []string) goapp.UI {
	var entries []goapp.UI
	for _, note := range notes {
		entries = append(entries, goapp.Li().Text(note))
	}
	return goapp.If(len(notes) > 0, func() goapp.UI { return goapp.Ul().Class("sum-notes").Body(entries...) })
}

// renderOthers shows the same number under the other rule sets, with only the lines that differ.
func renderOthers(l *text.Language, criterion engine.Criterion, e *explanation) goapp.UI {
	switch {
	case groupOf(criterion) == americanGroup:
		return goapp.P().Class("no-difference").Text(l.Text(text.ExplanationAmericanOnly))
	case e.sameAll:
		return goapp.P().Class("no-difference").Text(l.Text(text.ExplanationNoDifferenceAny))
	}
	var parts []goapp.UI
	for i := range e.others {
		other := &e.others[i]
		verdict := ""
		switch {
		case other.same:
			verdict = l.Text(text.ExplanationNoDifference)
		case other.equal:
			verdict = l.Text(text.ExplanationSameValue)
		}
		parts = append(parts, goapp.Div().Class("comparison").Body(
			goapp.P().Class("comparison-head").Body(
				goapp.Strong().Text(l.Say(text.ExplanationOther, "rules", other.rules, "value", other.value)),
				goapp.Span().Class("no-difference").Text(verdict),
			),
			goapp.If(len(other.lines) > 0, func() goapp.UI { return renderLines(l, other.lines, "") }),
		))
	}
	return goapp.Div().Class("comparisons").Body(
		goapp.H4().Text(l.Text(text.ExplanationOthers)),
		goapp.Div().Body(parts...),
	)
}
