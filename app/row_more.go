package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderMore shows the choices that most rounds do not need: what a round without a game was, and
// which rounds the opponent did not play himself.
func (r *cardRow) renderMore(l *text.Language) goapp.UI {
	return goapp.Div().Class("more").Body(
		goapp.Div().Class("more-part").Role("group").Aria("label", l.Text(text.UnplayedHere)).Body(
			goapp.P().Class("more-title").Text(l.Text(text.UnplayedHere)),
			goapp.Div().Class("chips").Body(r.unplayedButtons(l)...),
		),
		goapp.Div().Class("more-part").Role("group").Aria("label", l.Text(text.OpponentAway)).Body(
			goapp.P().Class("more-title").Text(l.Text(text.OpponentAway)),
			goapp.P().Class("more-hint").Text(l.Text(text.OpponentAwayHint)),
			goapp.If(r.Away != "", func() goapp.UI { return goapp.Ul().Class("away").Body(r.stated(l)...) }),
			goapp.Div().Class("chips").Body(r.absenceButtons(l)...),
		),
	)
}

func (r *cardRow) unplayedButtons(l *text.Language) []goapp.UI {
	var buttons []goapp.UI
	for _, result := range unplayedResults {
		chosen := r.Result == result
		buttons = append(buttons, goapp.Button().Type("button").Class("chip", chosenClass(chosen)).
			DataSet("letter", result.Letter()).Aria("pressed", chosen).
			Body(
				goapp.Text(l.Text(resultNames[result].full)),
				goapp.Kbd().Text(keySign(result)),
			).
			OnClick(func(ctx goapp.Context, _ goapp.Event) {
				r.owner.toggleResult(ctx, r.Number, result)
			}, goapp.EventScope(r.Number, result.Letter())))
	}
	return buttons
}

// keySign is the key for a result as it is printed.
func keySign(r Result) string {
	if r == ForfeitLoss {
		return "−"
	}
	return r.Letter()
}

// stated lists the opponent's unplayed rounds that were stated.
func (r *cardRow) stated(l *text.Language) []goapp.UI {
	c := r.owner
	var entries []goapp.UI
	for i := range len(r.Away) {
		a := Absence(r.Away[i])
		kind := l.Text(awayNames[a.Result()])
		entries = append(entries, goapp.Li().Body(
			goapp.Span().Class("away-kind").Text(kind),
			goapp.If(a.Requested(), func() goapp.UI {
				answer := text.AwayNotFollowed
				if a.Followed() {
					answer = text.AwayFollowed
				}
				return goapp.Button().Type("button").Class("chip", chosenClass(a.Followed())).Aria("pressed", a.Followed()).
					Text(l.Text(answer)).
					OnClick(func(goapp.Context, goapp.Event) {
						c.change(c.history.now.ToggleAbsence(r.Number, i), "")
					}, goapp.EventScope(r.Number, i))
			}),
			goapp.Button().Type("button").Class("icon-button").Aria("label", l.Say(text.AwayRemove, "kind", kind)).
				Body(icon("remove")).
				OnClick(func(goapp.Context, goapp.Event) {
					c.change(c.history.now.RemoveAbsence(r.Number, i), "")
				}, goapp.EventScope(r.Number, i)),
		))
	}
	return entries
}

func (r *cardRow) absenceButtons(l *text.Language) []goapp.UI {
	c := r.owner
	var buttons []goapp.UI
	for _, a := range absences {
		kind := l.Text(awayNames[a.Result()])
		buttons = append(buttons, goapp.Button().Type("button").Class("chip add").
			DataSet("away", string(rune(a))).Aria("label", l.Say(text.AwayAdd, "kind", kind)).
			Text("+ "+kind).
			OnClick(func(goapp.Context, goapp.Event) {
				c.change(c.history.now.AddAbsence(r.Number, a), "")
			}, goapp.EventScope(r.Number, string(rune(a)))))
	}
	return buttons
}
