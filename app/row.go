package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// cardRow is one round of the card. Its exported fields are all it shows; a row whose fields stay
// the same is left alone when another one is typed into.
type cardRow struct {
	goapp.Compo

	Number   int
	Score    string
	Result   Result
	Away     string
	Problem  string // what is wrong with the entry, and what was expected
	Note     string // what stands in for an opponent, or how his score counts
	StandIn  string // what the stand-in counts for
	NoScore  bool   // a result against an opponent whose points are missing
	NoResult bool   // points without a result
	More     bool   // further choices are shown
	Language string

	owner *cardEditor
}

// row returns the component of a round.
func (c *cardEditor) row(l *text.Language, round int) goapp.UI {
	typed := &c.state().Rows[round-1]
	r := &cardRow{
		Number: round, Score: typed.Score, Result: typed.Result, Away: typed.Away,
		More: c.more == round, Language: l.Code, owner: c,
		Problem: c.problem(l, round),
	}
	if c.at != round {
		r.NoScore = typed.Result.Meets() && typed.Score == ""
		r.NoResult = typed.Result == NotPlayed && typed.Score != ""
	}
	if round <= len(c.sheet.dummies) {
		s := &c.sheet.dummies[round-1]
		one := lineOf(l, c.sheet.setting(), &engine.Explanation{Rules: c.sheet.rules, Criterion: engine.Criterion{Name: engine.BH}}, s)
		if one.standIn {
			r.StandIn = one.amount
		}
		if one.standIn || len(s.Adjustments) > 0 || s.Basis == engine.NoElement && typed.Result != NotPlayed {
			r.Note = one.words
		}
	}
	return r
}

// problem says what is wrong with a row. While the points are being typed, an entry that only lacks its
// end is not wrong yet.
func (c *cardEditor) problem(l *text.Language, round int) string {
	r := &c.sheet.readings[round-1]
	switch r.problem {
	case unreadable:
		if c.scoring == round && unfinished(c.state().Rows[round-1].Score) {
			return ""
		}
		return l.Text(text.ScoreExpected)
	case tooHigh:
		return l.Say(text.ScoreTooHigh, "most", points(l, r.most), "rounds", strconv.Itoa(c.state().Rounds))
	case tooManyAbsences:
		return l.Text(text.TooManyAbsences)
	}
	return ""
}

// Render shows the field, the result and, where there is something to say, a line below them.
func (r *cardRow) Render() goapp.UI {
	l := text.In(r.Language)
	c := r.owner
	return elem("div").Class("row", r.class()).DataSet("row", r.Number).
		Role("group").Aria("label", l.Say(text.RoundLabel, "round", strconv.Itoa(r.Number))).
		Body(
			elem("span").Class("row-number").Aria("hidden", "true").Text(r.Number),
			r.renderScore(l),
			r.renderResult(l),
			elem("p").Class("row-note").ID(c.scoreID(r.Number)+"-note").Body(
				goapp.If(r.Problem != "", func() goapp.UI { return elem("span").Class("problem").Text(r.Problem) }).
					ElseIf(r.StandIn != "", func() goapp.UI { return elem("span").Class("stand-in").Text(r.Note) }).
					ElseIf(r.Note != "", func() goapp.UI { return elem("span").Text(r.Note) }),
			),
			goapp.If(r.More, func() goapp.UI { return r.renderMore(l) }),
		)
}

func (r *cardRow) class() string {
	class := ""
	for _, part := range []struct {
		applies bool
		name    string
	}{
		{r.Problem != "", " wrong"},
		{r.StandIn != "", " replaced"},
		{r.NoScore, " no-score"},
		{r.NoResult, " no-result"},
		{r.More, " opened"},
	} {
		if part.applies {
			class += part.name
		}
	}
	return class
}

func (r *cardRow) renderScore(l *text.Language) goapp.UI {
	label := text.ScoreLabel
	if r.Result == ForfeitWin || r.Result == ForfeitLoss {
		label = text.ScheduledScoreLabel
	}
	field := field().ID(r.owner.scoreID(r.Number)).Class("score").DataSet("field", "score").
		Attr("type", "text").Attr("inputmode", "decimal").Attr("enterkeyhint", "next").
		Attr("autocomplete", "off").Attr("autocapitalize", "off").Attr("spellcheck", "false").Attr("maxlength", mostTyped/4).
		Aria("label", l.Say(label, "round", strconv.Itoa(r.Number))).
		Aria("describedby", r.owner.scoreID(r.Number)+"-note").
		Attr("value", r.Score).
		OnInput(r.onInput).OnKeyDown(r.onScoreKey).OnFocus(r.onScoreFocus).OnBlur(r.onBlur)
	if r.Problem != "" {
		field = field.Aria("invalid", "true")
	}
	switch {
	case r.Result != NotPlayed && !r.Result.Meets():
		field = field.Attr("placeholder", r.StandIn)
	case r.NoScore:
		field = field.Attr("placeholder", "?")
	}
	return field
}

// renderResult shows the result as one control that takes keys, with a part for each result to touch.
func (r *cardRow) renderResult(l *text.Language) goapp.UI {
	c := r.owner
	id := c.resultID(r.Number)
	control := elem("div").ID(id).Class("result").DataSet("field", "result").DataSet("value", r.Result.Letter()).
		Role("listbox").TabIndex(0).
		Aria("label", l.Say(text.ResultLabel, "round", strconv.Itoa(r.Number))).
		Aria("description", l.Text(text.ResultKeys)).
		OnKeyDown(r.onResultKey).OnFocus(r.onFocus).OnBlur(r.onBlur)
	var parts []goapp.UI
	for _, result := range gameResults {
		chosen := r.Result == result
		parts = append(parts, elem("span").ID(id+"-"+result.Letter()).Class("part", chosenClass(chosen)).
			Role("option").Aria("selected", chosen).Aria("label", resultSign(result)+", "+l.Text(resultNames[result].full)).
			Text(resultSign(result)).
			OnClick(func(ctx goapp.Context, _ goapp.Event) { c.toggleResult(ctx, r.Number, result) }, goapp.EventScope(r.Number, result.Letter())))
		if chosen {
			control = control.Aria("activedescendant", id+"-"+result.Letter())
		}
	}
	other := r.Result
	if r.Result.Game() {
		other = NotPlayed
	}
	chosen := other != NotPlayed
	if chosen {
		control = control.Aria("activedescendant", id+"-other")
	}
	label := l.Say(text.ResultMore, "round", strconv.Itoa(r.Number))
	if chosen {
		label = l.Text(resultNames[other].short) + ", " + l.Text(resultNames[other].full)
	}
	parts = append(parts, elem("span").ID(id+"-other").Class("part other", chosenClass(chosen)).
		Role("option").Aria("selected", chosen).Aria("label", label).
		Body(
			elem("span").Text(l.Text(resultNames[other].short)),
			icon("chevron"),
		).
		OnClick(r.onMore))
	return control.Body(parts...)
}

// resultSign returns what the part for a game's result shows: what people write for it under any scoring.
func resultSign(r Result) string {
	switch r {
	case Won:
		return "1"
	case Drawn:
		return "½"
	}
	return "0"
}

func chosenClass(chosen bool) string {
	if chosen {
		return "chosen"
	}
	return ""
}

func (r *cardRow) onInput(ctx goapp.Context, _ goapp.Event) {
	r.owner.setScore(r.Number, ctx.JSSrc().Get("value").String())
	ctx.PreventUpdate()
	r.owner.typed()
}

func (r *cardRow) onScoreKey(ctx goapp.Context, e goapp.Event) {
	ctx.PreventUpdate()
	r.owner.onScoreKey(r.Number, e)
}

func (r *cardRow) onResultKey(ctx goapp.Context, e goapp.Event) {
	r.owner.onResultKey(ctx, r.Number, e)
}

func (r *cardRow) onMore(goapp.Context, goapp.Event) { r.owner.toggleMore(r.Number) }

func (r *cardRow) onFocus(ctx goapp.Context, _ goapp.Event) { r.owner.move(ctx, r.Number, 0) }

func (r *cardRow) onScoreFocus(ctx goapp.Context, _ goapp.Event) {
	r.owner.move(ctx, r.Number, r.Number)
}

func (r *cardRow) onBlur(ctx goapp.Context, _ goapp.Event) {
	r.owner.finish()
	r.owner.move(ctx, 0, 0)
}
