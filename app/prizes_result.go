package app

import (
	"strings"

	"feinwertung/app/prizes"
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderResult shows who gets what and why, and the sentences to announce it.
func (p *Prizes) renderResult(l *text.Language) goapp.UI {
	return elem("section").Class("results prize-results").Aria("label", l.Text(text.PrizesResultLabel)).Body(
		textBox("h2", "prize-title", l.Text(text.PrizesResultLabel)),
		goapp.If(len(p.result.Groups) == 0, func() goapp.UI {
			return textBox("p", "prize-empty", l.Text(text.PrizesEmpty))
		}),
		goapp.If(len(p.result.Groups) > 0, func() goapp.UI { return p.renderTable(l) }),
		goapp.If(len(p.result.Groups) > 0, func() goapp.UI { return p.renderNotes(l) }),
		goapp.If(len(p.result.Groups) > 0, func() goapp.UI {
			return &copyPanel{ID: p.ID + "-say", Title: l.Text(text.SayTitle), Content: p.announcement(l), Speaks: l.Code, Language: p.Language}
		}),
	)
}

func (p *Prizes) renderTable(l *text.Language) goapp.UI {
	head := func(class string, label text.Key) goapp.UI {
		return elem("th").Class(class).Attr("scope", "col").Text(l.Text(label))
	}
	body := []goapp.UI{elem("thead").Body(box("tr", "",
		head("place", text.PrizePlace), head("player", text.ColumnPlayer), head("points", text.ColumnPoints), head("money", text.PrizeMoney),
	))}
	for i := range p.result.Groups {
		body = append(body, p.renderGroup(l, &p.result.Groups[i]))
	}
	return box("table", "prize-table", body...)
}

// renderGroup shows the players with the same points, and below them how their money comes about.
func (p *Prizes) renderGroup(l *text.Language, g *prizes.Group) goapp.UI {
	var rows []goapp.UI
	for _, award := range g.Awards {
		player := &p.ranking.Players[award.Player]
		rows = append(rows, elem("tr").DataSet("place", itoa(award.Player+1)).Body(
			textBox("td", "place", itoa(award.Player+1)),
			elem("th").Class("player").Attr("scope", "row").Body(
				goapp.Text(p.playerName(l, award.Player)),
				goapp.If(p.thingsOf(l, award.Player) != "", func() goapp.UI {
					return elem("span").Class("thing").DataSet("prize", "thing").Text(p.thingsOf(l, award.Player))
				}),
			),
			textBox("td", "points", points(l, player.Points)),
			elem("td").Class("money").DataSet("prize", "money").DataSet("exact", award.Money.String()).Body(
				goapp.Text(p.money(l, award.Money)),
				goapp.If(award.ByLot, func() goapp.UI { return textBox("span", "lot", l.Text(text.MoneyByLot)) }),
			),
		))
	}
	if g.Tied() && g.Pool > 0 {
		var sentences []goapp.UI
		for _, sentence := range p.reasons(l, g) {
			sentences = append(sentences, textBox("p", "", sentence))
		}
		rows = append(rows, box("tr", "prize-why", elem("td").Attr("colspan", 4).Body(sentences...)))
	}
	return box("tbody", "", rows...)
}

// thingsOf lists what a player gets that cannot be divided. A question mark stands where lots decide.
func (p *Prizes) thingsOf(l *text.Language, player int) string {
	var names []string
	for i := range p.result.Things {
		thing := &p.result.Things[i]
		for _, at := range thing.Players {
			switch {
			case at == player && len(thing.Players) > 1:
				names = append(names, l.Say(text.PrizeByLot, "thing", thing.Name))
			case at == player:
				names = append(names, thing.Name)
			}
		}
	}
	return strings.Join(names, ", ")
}

// renderNotes says what nobody has, what lots decide, and that the sums agree.
func (p *Prizes) renderNotes(l *text.Language) goapp.UI {
	var entries []goapp.UI
	for _, note := range p.notes(l) {
		entries = append(entries, textBox("li", "", note))
	}
	return box("ul", "prize-notes", entries...)
}

func (p *Prizes) notes(l *text.Language) []string {
	var notes []string
	for _, tied := range p.result.Lots {
		notes = append(notes, l.Say(text.PrizeLots, "names", p.names(l, tied)))
	}
	if len(p.result.Unclaimed) > 0 {
		var places []string
		for _, place := range p.result.Unclaimed {
			places = append(places, itoa(place))
		}
		notes = append(notes, l.Say(text.PrizeUnclaimed, "places", l.List(places), "count", itoa(len(places))))
	}
	given, total := prizes.Amount(0), prizes.Amount(0)
	for i := range p.result.Groups {
		for _, award := range p.result.Groups[i].Awards {
			given += award.Money
		}
	}
	for i := range p.list.Prizes {
		total += p.list.Prizes[i].Money
	}
	if total > 0 {
		notes = append(notes, l.Say(text.PrizeTotal, "given", p.money(l, given), "total", p.money(l, total)))
	}
	return notes
}

// playerName returns how a player of the ranking is called: the name, or the place where there is none.
func (p *Prizes) playerName(l *text.Language, i int) string {
	if name := p.ranking.Players[i].Name; name != "" {
		return name
	}
	return l.Say(text.PlayerNumber, "number", itoa(i+1))
}

func (p *Prizes) names(l *text.Language, players []int) string {
	var names []string
	for _, i := range players {
		names = append(names, p.playerName(l, i))
	}
	return l.List(names)
}
