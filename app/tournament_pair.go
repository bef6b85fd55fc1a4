package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderPair shows what separated two players: one sentence, and criterion by criterion with the first
// difference marked.
func (t *Tournament) renderPair(l *text.Language) goapp.UI {
	seat := t.open.seat
	if t.other < 0 || t.other >= len(t.now().Event.Players) || t.other == seat {
		t.other = t.sheet.Neighbour(seat)
	}
	if t.other < 0 {
		return textBox("p", "", l.Text(text.NobodyElse))
	}
	c := t.sheet.Compare(seat, t.other)
	var rows []goapp.UI
	for i := range c.Columns {
		column := &c.Columns[i]
		class, mark := "compared", ""
		switch {
		case i == c.Decided:
			class, mark = "compared decided", l.Text(text.Decides)
		case !column.Reached:
			class = "compared later"
		default:
			mark = l.Text(text.StillEqual)
		}
		rows = append(rows, box("tr", class,
			elem("th").Attr("scope", "row").Body(textBox("span", "code", column.Criterion.String()), textBox("span", "", criterionName(l, column.Criterion))),
			textBox("td", "line-amount", placeShown(l, column.Criterion, column.Ahead)),
			textBox("td", "line-amount", placeShown(l, column.Criterion, column.Behind)),
			textBox("td", "compared-mark", mark),
		))
	}
	return box("div", "pair",
		elem("p").Class("pair-sentence").DataSet("separates", itoa(t.now().Event.Players[c.Ahead].Number)+"-"+itoa(t.now().Event.Players[c.Behind].Number)).
			Text(t.separationSentence(l, seat, t.other)),
		box("label", "pair-other",
			textBox("span", "", l.Say(text.CompareWith, "player", t.playerName(l, seat))),
			elem("select").DataSet("control", "other").OnChange(t.onOther).Body(t.otherOptions(l, seat)...),
		),
		box("table", "lines pair-table",
			box("thead", "", box("tr", "",
				elem("td"),
				elem("th").Attr("scope", "col").Class("line-amount").Text(t.playerName(l, c.Ahead)),
				elem("th").Attr("scope", "col").Class("line-amount").Text(t.playerName(l, c.Behind)),
				elem("td"),
			)),
			box("tbody", "", rows...),
		),
	)
}

func (t *Tournament) otherOptions(l *text.Language, seat int) []goapp.UI {
	var options []goapp.UI
	for _, other := range t.sheet.Seats() {
		if other != seat {
			options = append(options, option(itoa(other), itoa(t.sheet.Standings.Place(other).Rank)+" · "+t.playerName(l, other), other == t.other))
		}
	}
	return options
}

func (t *Tournament) onOther(ctx goapp.Context, _ goapp.Event) {
	value := ctx.JSSrc().Get("value").String()
	for seat := range t.now().Event.Players {
		if itoa(seat) == value {
			t.other = seat
		}
	}
}
