package app

import (
	"strings"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// methodTexts are the ways to share money.
var methodTexts = []struct {
	method       prizes.Method
	label, about text.Key
}{
	{prizes.Pooled, text.SharePooled, text.AboutPooled},
	{prizes.ByPlace, text.ShareByPlace, text.AboutByPlace},
	{prizes.Halves, text.ShareHalves, text.AboutHalves},
}

// unitLabels are the units of payment.
var unitLabels = []text.Key{text.UnitCents, text.UnitWhole, text.UnitFives}

// renderBar shows how money is shared, and what can be done with everything as a whole.
func (p *Prizes) renderBar(l *text.Language) goapp.UI {
	var methods, units []goapp.UI
	about := ""
	for _, one := range methodTexts {
		chosen := one.method == p.now().Method
		if chosen {
			about = l.Text(one.about)
		}
		methods = append(methods, choice(l.Text(one.label), chosen).DataSet("sharing", string(one.method)).
			OnClick(func(goapp.Context, goapp.Event) { p.change(p.now().WithMethod(one.method), "") }, goapp.EventScope(string(one.method))))
	}
	for i, unit := range prizes.Units {
		units = append(units, option(unit.String(), l.Text(unitLabels[i]), unit == p.unit()))
	}
	return box("div", "bar",
		segments(l, text.SharingLabel, methods...),
		box("label", "choice-group",
			textBox("span", "bar-label", l.Text(text.UnitLabel)),
			elem("select").DataSet("control", "unit").OnChange(p.onUnit).Body(units...),
		),
		box("div", "bar-actions",
			toolButton("undo", l.Text(text.Undo), available(len(p.history.past) > 0), p.onUndo),
			toolButton("redo", l.Text(text.Redo), available(len(p.history.future) > 0), p.onRedo),
			toolButton("clear", l.Text(text.Clear), available(!p.now().Empty()), p.onClear),
		),
		textBox("p", "choice-about", about),
	)
}

// renderForm shows the fields.
func (p *Prizes) renderForm(l *text.Language) goapp.UI {
	return box("div", "left",
		p.renderField(l, p.listID(), "prizes", text.PrizeListLabel, []text.Key{text.PrizeListHint, text.PrizeThingsHint}, 5, p.onList, p.finished(p.listID(), p.now().List, p.list.Problems)),
		box("div", "field-group",
			p.renderField(l, p.rankingID(), "ranking", text.RankingLabel, []text.Key{text.RankingHint}, 9, p.onRanking,
				p.finished(p.rankingID(), p.now().Ranking, p.ranking.Problems)),
			goapp.If(p.ranking.Sorted, func() goapp.UI { return textBox("p", "problem", l.Text(text.RankingSorted)) }),
			goapp.If(len(p.ranking.Numbered) > 0, func() goapp.UI { return textBox("p", "problem", p.numberedWords(l)) }),
			box("div", "start-buttons",
				goapp.If(p.event != nil, func() goapp.UI {
					return actionButton("chip", "event").Text(l.Say(text.TakeFromEvent, "event", eventName(l, p.event))).OnClick(p.onEvent)
				}),
				actionButton("chip", "example").Text(l.Text(text.PrizesExample)).OnClick(p.onExample),
				p.renderRecent(l),
				&linkButton{Fragment: p.now().Fragment(), Language: p.Language},
			),
		),
		p.renderOrder(l),
	)
}

// renderRecent offers what was typed earlier, by its first prize and player.
func (p *Prizes) renderRecent(l *text.Language) goapp.UI {
	var buttons []goapp.UI
	for i, s := range p.recent {
		prize, _, _ := strings.Cut(s.List, "\n")
		player, _, _ := strings.Cut(s.Ranking, "\n")
		buttons = append(buttons, pushButton("chip").DataSet("recent", i).
			Text(l.Say(text.EarlierPrizes, "what", cutTyped(strings.Trim(prize+" · "+player, " ·")))).
			OnClick(func(goapp.Context, goapp.Event) { p.open(s) }, goapp.EventScope(s.Fragment())))
	}
	return box("div", "recent-prizes", buttons...)
}

// renderField shows a field for several lines, with what is expected and what could not be read.
func (p *Prizes) renderField(l *text.Language, id, control string, label text.Key, hints []text.Key, rows int,
	typed goapp.EventHandler, problems []prizes.Problem) goapp.UI {
	area := elem("textarea").ID(id).Class("text-field").DataSet("control", control).Attr("rows", rows).Attr("spellcheck", "false").
		Attr("autocomplete", "off").Aria("describedby", id+"-hint").OnInput(typed).OnBlur(p.onTyped)
	var hint []string
	for _, key := range hints {
		hint = append(hint, l.Text(key))
	}
	if len(problems) > 0 {
		area = area.Aria("invalid", "true")
	}
	return box("div", "field-group",
		elem("label").Attr("for", id).Text(l.Text(label)),
		area,
		elem("div").ID(id+"-hint").Class("field-hint").Body(
			textBox("p", "", strings.Join(hint, " ")),
			goapp.If(len(problems) > 0, func() goapp.UI { return p.renderProblems(l, problems) }),
		),
	)
}

// finished returns the problems of a field without that of the last line while it is being typed.
func (p *Prizes) finished(field, typed string, problems []prizes.Problem) []prizes.Problem {
	end := len(problems)
	for p.history.field == field && end > 0 && problems[end-1].Line == strings.Count(typed, "\n")+1 {
		end--
	}
	return problems[:end]
}

// problemTexts say what is wrong with a line.
var problemTexts = map[prizes.ProblemKind]text.Key{
	prizes.OtherCurrency: text.PrizeOtherCurrency, prizes.MoneyInThing: text.PrizeMoneyInThing, prizes.PlaceTaken: text.PrizePlaceTaken,
	prizes.PlaceTooHigh: text.PrizePlaceTooHigh, prizes.NoPoints: text.RankingNoPoints, prizes.TooManyPlayers: text.RankingTooMany,
	prizes.NoAmount: text.PrizeNoAmount, prizes.SeveralAmounts: text.PrizeSeveralAmounts, prizes.PlacesBackwards: text.PrizePlacesBackwards,
}

// mostProblems is how many problems of a field are listed.
const mostProblems = 5

func (p *Prizes) renderProblems(l *text.Language, problems []prizes.Problem) goapp.UI {
	var entries []goapp.UI
	for i, problem := range problems {
		if i == mostProblems {
			entries = append(entries, textBox("li", "", "…"))
			break
		}
		entries = append(entries, textBox("li", "", l.Say(text.PrizeProblem, "line", itoa(problem.Line), "typed", l.Quote(cutTyped(problem.Text)),
			"problem", l.Say(problemTexts[problem.Kind], "most", itoa(prizes.MostPlaces)))))
	}
	return box("ul", "problem", entries...)
}

// eventName returns the name of an event, or how one without a name is called.
func eventName(l *text.Language, s *tournament.State) string {
	if s.Event.Name == "" {
		return l.Text(text.UntitledEvent)
	}
	return s.Event.Name
}
