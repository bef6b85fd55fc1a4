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
	return elem("tr").Class("sum-row").ID(c.explanationID(r.Code)).DataSet("explains", r.Code).Body(
		elem("td").Attr("colspan", columns).Body(renderExplanation(l, criterion, &e)),
	)
}

// renderExplanation shows a sum with what has to be known of it; between the lines and the notes there is
// room for what cannot be said line by line.
func renderExplanation(l *text.Language, criterion engine.Criterion, e *explanation, more ...goapp.UI) goapp.UI {
	body := []goapp.UI{
		elem("div").Class("sum-head").Body(
			elem("h3").Text(e.title),
			elem("p").Class("sum-source").Text(e.source),
		),
		elem("p").Class("sum-meaning").Text(e.meaning),
	}
	if len(more) == 0 || len(e.lines) > 0 {
		body = append(body, renderLines(l, e.lines, e.sum))
	}
	body = append(body, more...)
	return elem("div").Class("sum").Body(append(body, renderNotes(e.notes), renderOthers(l, criterion, e))...)
}

// renderLines shows a sum as a table, one line a round; sum is "" where only some lines are shown.
func renderLines(l *text.Language, lines []line, sum string) goapp.UI {
	if len(lines) == 0 {
		return elem("p").Class("sum-empty").Text(l.Text(text.ExplanationEmpty))
	}
	var rows []goapp.UI
	for i := range lines {
		rows = append(rows, renderLine(&lines[i]))
	}
	if sum != "" {
		rows = append(rows, elem("tr").Class("total").Body(
			elem("td").Class("line-round"),
			elem("td").Class("line-amount").Text(sum),
			textBox("td", "line-words", l.Text(text.ExplanationSum)),
		))
	}
	return elem("table").Class("lines").Body(elem("tbody").Body(rows...))
}

func renderLine(one *line) goapp.UI {
	class := "line"
	if one.cut != "" {
		class += " cut"
	}
	if one.standIn {
		class += " stand-in"
	}
	amount := goapp.UI(elem("span").Text(one.amount))
	if one.cut != "" {
		amount = elem("del").Text(one.amount)
	}
	return elem("tr").Class(class).Body(
		elem("th").Class("line-round").Attr("scope", "row").Text(one.round),
		elem("td").Class("line-amount").Body(
			amount,
			goapp.If(one.product != "", func() goapp.UI { return elem("span").Class("product").Text(one.product) }),
		),
		elem("td").Class("line-words").Body(
			goapp.If(one.who != "", func() goapp.UI { return elem("b").Class("line-who").Text(one.who) }),
			elem("span").Text(one.words),
			goapp.If(one.cut != "", func() goapp.UI { return elem("span").Class("cut-words").Text(one.cut) }),
		),
	)
}

func renderNotes(notes []string) goapp.UI {
	var entries []goapp.UI
	for _, note := range notes {
		entries = append(entries, elem("li").Text(note))
	}
	return goapp.If(len(notes) > 0, func() goapp.UI { return elem("ul").Class("sum-notes").Body(entries...) })
}

// renderOthers shows the same number under the other rule sets, with only the lines that differ.
func renderOthers(l *text.Language, criterion engine.Criterion, e *explanation) goapp.UI {
	switch {
	case groupOf(criterion) == americanGroup:
		return elem("p").Class("no-difference").Text(l.Text(text.ExplanationAmericanOnly))
	case len(e.others) == 0:
		return elem("p")
	case e.sameAll:
		return elem("p").Class("no-difference").Text(l.Text(text.ExplanationNoDifferenceAny))
	}
	var parts []goapp.UI
	for i := range e.others {
		other := &e.others[i]
		verdict := ""
		switch {
		case other.same && other.yours:
			verdict = l.Text(text.ExplanationNoDifferenceYou)
		case other.same:
			verdict = l.Text(text.ExplanationNoDifference)
		case other.equal:
			verdict = l.Text(text.ExplanationSameValue)
		}
		parts = append(parts, elem("div").Class("comparison").Body(
			elem("p").Class("comparison-head").Body(
				elem("strong").Text(l.Say(text.ExplanationOther, "rules", other.rules, "value", other.value)),
				elem("span").Class("no-difference").Text(verdict),
			),
			goapp.If(len(other.lines) > 0, func() goapp.UI { return renderLines(l, other.lines, "") }),
		))
	}
	return elem("div").Class("comparisons").Body(
		elem("h4").Text(l.Text(text.ExplanationOthers)),
		elem("div").Body(parts...),
	)
}
