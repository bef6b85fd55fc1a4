package app

import (
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderEventSum shows the sum behind a value of the standings.
func (t *Tournament) renderEventSum(l *text.Language) goapp.UI {
	seat := t.open.seat
	column := t.columnOf(t.open.code)
	here := t.sheet.Explain(seat, column)
	set := t.setting(l)
	e := explainSteps(l, set, &here, t.underOtherRules(here.Criterion, seat))
	e.title = l.Say(text.SumOf, "player", t.playerName(l, seat), "title", e.title)
	if here.Count > 0 && !isSum(here.Criterion) {
		e.sum = points(l, here.Sum)
	}
	var more []goapp.UI
	for _, words := range derivation(l, &here) {
		more = append(more, textBox("p", "sum-derivation", words))
	}
	for i := range here.Encounter {
		more = append(more, t.renderEncounter(l, &here.Encounter[i]))
	}
	if len(here.Steps) == 0 && len(more) == 0 {
		more = append(more, elem("p"))
	}
	return renderExplanation(l, here.Criterion, &e, more...)
}

// setting returns what the words for an event need.
func (t *Tournament) setting(l *text.Language) *setting {
	e := t.now().Event
	return &setting{scoring: e.Scoring, counted: t.sheet.Table.Rounds(), who: numberAndName(l, e)}
}

// numberAndName returns what calls an opponent by the number and the name.
func numberAndName(l *text.Language, e *engine.Event) func(number int) string {
	return func(number int) string {
		seat := e.SeatOf(number)
		if seat < 0 {
			return itoa(number)
		}
		return l.Say(text.NumberAndName, "number", itoa(number), "name", nameOf(l, &e.Players[seat]))
	}
}

// isSum reports whether the value of a criterion is the sum of its steps, and no average or rating.
func isSum(c engine.Criterion) bool {
	switch c.Name {
	case engine.ARO, engine.TPR, engine.PTP, engine.APRO, engine.APPO, engine.AOB:
		return false
	}
	return true
}

// underOtherRules returns the explanation of a value under the other rule sets. What orders only a tied group,
// and what no rule set has another text for, has none.
func (t *Tournament) underOtherRules(c engine.Criterion, seat int) []engine.Explanation {
	if c.Name.OfRatings() || c.Name == engine.DE || c.Name == engine.USRES || c.Name == engine.TPN || groupOf(c) == americanGroup {
		return nil
	}
	var list []engine.Explanation
	for _, rules := range otherRules(t.now().Rules) {
		table, err := t.now().Event.Table(engine.Options{Rules: rules, After: t.sheet.Table.Rounds(), Unrated: t.now().Unrated})
		if err != nil || t.sheet.Table.Rounds() == 0 {
			return nil
		}
		list = append(list, table.Explain(c, seat))
	}
	return list
}

// derivation says how a value comes about that is not the sum of its steps, or why there is none.
func derivation(l *text.Language, x *engine.Explanation) []string {
	switch x.Undefined {
	case engine.NoGames:
		return []string{l.Text(text.UndefinedNoGames)}
	case engine.UnratedPresent:
		return []string{l.Text(text.UndefinedUnrated)}
	case engine.AllCut:
		return []string{l.Text(text.UndefinedAllCut)}
	}
	if x.Criterion.Name == engine.DE && len(x.Encounter) == 0 {
		return []string{l.Text(text.EncounterAlone)}
	}
	value := shown(l, x.Value)
	switch p := x.Performance; {
	case p != nil && x.Criterion.Name == engine.TPR:
		return []string{l.Say(text.PerformanceSum, "score", points(l, p.Score), "games", itoa(p.Games), "percent", itoa(p.Hundredths),
			"average", itoa(p.Average), "difference", itoa(p.Difference), "value", value)}
	case p != nil:
		return []string{l.Say(text.PerfectSum, "score", points(l, p.Score), "games", itoa(p.Games), "value", value)}
	case x.Count > 0 && !isSum(x.Criterion):
		return []string{l.Say(text.MeanSum, "sum", points(l, x.Sum), "count", itoa(x.Count), "value", value)}
	}
	return nil
}

// renderEncounter shows one application of Direct Encounter: what everybody of the group scored against the others.
func (t *Tournament) renderEncounter(l *text.Language, pass *engine.EncounterPass) goapp.UI {
	e := t.now().Event
	name := func(number int) string {
		if seat := e.SeatOf(number); seat >= 0 {
			return nameOf(l, &e.Players[seat])
		}
		return itoa(number)
	}
	var rows []goapp.UI
	for i := range pass.Members {
		m := &pass.Members[i]
		var meetings []string
		for _, one := range m.Meetings {
			meetings = append(meetings, l.Say(text.EncounterMeeting, "points", shown(l, one.Points), "opponent", name(one.Opponent)))
		}
		words := l.List(meetings)
		if m.Missing > 0 {
			words += " " + l.Say(text.EncounterMissing, "count", itoa(m.Missing), "best", shown(l, m.Best))
		}
		rows = append(rows, box("tr", "line",
			elem("th").Class("line-who").Attr("scope", "row").Text(name(m.Number)),
			textBox("td", "line-amount", shown(l, m.Total)),
			textBox("td", "line-words", words),
		))
	}
	verdict := l.Text(text.EncounterTied)
	if pass.Placed > 0 {
		verdict = l.Say(text.EncounterPlaced, "count", itoa(pass.Placed))
	}
	return box("div", "encounter",
		textBox("h4", "", l.Say(text.EncounterTitle, "count", itoa(len(pass.Members)), "article", pass.Article)),
		box("table", "lines", box("tbody", "", rows...)),
		textBox("p", "sum-meaning", verdict),
	)
}
