package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderMore shows the choices that most rounds do not need: what a round without a game was, and
// which rounds the opponent did not play himself.
func (r *cardRow) renderMore(l *text.Language) goapp.UI {
	return elem("div").Class("more").OnKeyDown(r.onMoreKey).Body(
		elem("div").Class("more-part").Role("group").Aria("label", l.Text(text.UnplayedHere)).Body(
			elem("p").Class("more-title").Text(l.Text(text.UnplayedHere)),
			elem("div").Class("chips").Body(r.unplayedButtons(l)...),
		),
		elem("div").Class("more-part").Role("group").Aria("label", l.Text(text.OpponentAway)).Body(
			elem("p").Class("more-title").Text(l.Text(text.OpponentAway)),
			elem("p").Class("more-hint").Text(l.Text(text.OpponentAwayHint)),
			goapp.If(r.Away != "", func() goapp.UI { return elem("ul").Class("away").Body(r.stated(l)...) }),
			elem("div").Class("chips").Body(r.absenceButtons(l)...),
		),
	)
}

func (r *cardRow) unplayedButtons(l *text.Language) []goapp.UI {
	var buttons []goapp.UI
	for _, result := range unplayedResults {
		chosen := r.Result == result
		buttons = append(buttons, elem("button").Attr("type", "button").Class("chip", chosenClass(chosen)).
			DataSet("letter", result.Letter()).Aria("pressed", chosen).
			Body(
				goapp.Text(l.Text(resultNames[result].full)),
				elem("kbd").Text(keySign(result)),
			).
			OnClick(func(ctx goapp.Context, _ goapp.Event) {
				r.owner.toggleResult(ctx, r.Number, result)
				r.close()
			}, goapp.EventScope(r.Number, result.Letter())))
	}
	return buttons
}

// close hides the further choices and goes back to the result they belong to.
func (r *cardRow) close() {
	r.owner.more = 0
	focusOn(r.owner.resultID(r.Number))
}

func (r *cardRow) onMoreKey(_ goapp.Context, e goapp.Event) {
	if pressedOf(e).key == "Escape" {
		r.close()
	}
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
		entries = append(entries, elem("li").Body(
			elem("span").Class("away-kind").Text(kind),
			goapp.If(a.Requested(), func() goapp.UI {
				return elem("span").Class("segments").Role("group").Aria("label", l.Text(text.AwayQuestion)).Body(
					r.answer(l, i, text.AwayNotFollowed, !a.Followed()),
					r.answer(l, i, text.AwayFollowed, a.Followed()),
				)
			}),
			elem("button").Attr("type", "button").Class("icon-button").Aria("label", l.Say(text.AwayRemove, "kind", kind)).
				Body(icon("remove")).
				OnClick(func(goapp.Context, goapp.Event) {
					c.take(c.state().RemoveAbsence(r.Number, i), "")
				}, goapp.EventScope(r.Number, i)),
		))
	}
	return entries
}

// answer is one of the two answers to whether the opponent was available again after a requested bye.
func (r *cardRow) answer(l *text.Language, i int, label text.Key, given bool) goapp.UI {
	c := r.owner
	return choice(l.Text(label), given).OnClick(func(goapp.Context, goapp.Event) {
		if !given {
			c.take(c.state().ToggleAbsence(r.Number, i), "")
		}
	}, goapp.EventScope(r.Number, i, given))
}

func (r *cardRow) absenceButtons(l *text.Language) []goapp.UI {
	c := r.owner
	var buttons []goapp.UI
	for _, a := range absences {
		kind := l.Text(awayNames[a.Result()])
		buttons = append(buttons, elem("button").Attr("type", "button").Class("chip add").
			DataSet("away", string(rune(a))).Aria("label", l.Say(text.AwayAdd, "kind", kind)).
			Text("+ "+kind).
			OnClick(func(goapp.Context, goapp.Event) {
				c.take(c.state().AddAbsence(r.Number, a), "")
			}, goapp.EventScope(r.Number, string(rune(a)))))
	}
	return buttons
}
