package app

import (
	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// mostGrid is up to how many players a round robin is shown as a grid of opponents.
const mostGrid = 24

// isRobin reports whether everybody is to meet everybody.
func isRobin(s *tournament.State) bool { return s.Event.Pairing == engine.Predetermined }

// renderTable shows the standings. Keys and touches are taken by the table as a whole: with 300 players there
// would be thousands of handlers otherwise.
func (t *Tournament) renderTable(l *text.Language) goapp.UI {
	body := []goapp.UI{t.renderTableHead(l)}
	for _, row := range t.eventRows(l) {
		body = append(body, row)
	}
	return box("div", "frame standings-frame",
		elem("table").Class("standings", t.tableClass()).Role("grid").Aria("label", l.Text(text.StandingsLabel)).
			OnClick(t.onTableClick).OnKeyDown(t.onTableKey).OnKeyPress(t.onTablePress).
			On("focusin", t.onTableFocus).On("focusout", t.onTableBlur).
			Body(body...),
	)
}

func (t *Tournament) tableClass() string {
	class := "by-rounds"
	if t.grid {
		class = "by-opponents"
	}
	if t.narrow() {
		class += " values-first"
	}
	return class + t.digitsClass()
}

// digitsClass says how many digits the largest pairing number has where the usual two are not enough: as wide
// are the columns in which an opponent's number stands.
func (t *Tournament) digitsClass() string {
	most := 0
	for i := range t.now().Event.Players {
		most = max(most, t.now().Event.Players[i].Number)
	}
	switch {
	case most > 999:
		return " digits-4"
	case most > 99:
		return " digits-3"
	}
	return ""
}

func (t *Tournament) renderTableHead(l *text.Language) goapp.UI {
	head := func(class, label, title string) goapp.UI {
		return elem("th").Class(class).Attr("scope", "col").Title(title).Text(label)
	}
	cells := []goapp.UI{
		head("rank", "#", l.Text(text.ColumnPlace)),
		head("player", l.Text(text.ColumnPlayer), ""),
	}
	var rounds, values []goapp.UI
	if t.grid {
		for _, seat := range t.rows {
			p := &t.now().Event.Players[seat]
			rounds = append(rounds, head("round", itoa(p.Number), nameOf(l, p)))
		}
	} else {
		for round := 1; round <= t.now().Event.Rounds; round++ {
			class := "round"
			if round > t.sheet.Table.Rounds() {
				class += " later"
			}
			rounds = append(rounds, head(class, l.Say(text.RoundShort, "round", itoa(round)), l.Say(text.NoteRound, "round", itoa(round))))
		}
	}
	for i, c := range t.sheet.Columns {
		label := c.String()
		if i == 0 {
			label = l.Text(text.ColumnPoints)
		}
		values = append(values, head("value", label, criterionName(l, c)))
	}
	return box("thead", "", box("tr", "", append(cells, inOrder(rounds, values, t.narrow())...)...))
}
