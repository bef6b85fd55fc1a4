package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderBar shows what the numbers depend on, and what can be done with the cards as a whole.
func (r *Compare) renderBar(l *text.Language) goapp.UI {
	return box("div", "bar",
		r.settings.renderRules(l),
		r.settings.renderRounds(l),
		box("div", "bar-actions",
			toolButton("undo", l.Text(text.Undo), available(len(r.history.past) > 0), r.onUndo),
			toolButton("redo", l.Text(text.Redo), available(len(r.history.future) > 0), r.onRedo),
			toolButton("clear", l.Text(text.Clear), available(!r.now().empty()), r.onClear),
			toolButton("link", r.copied.words(l, text.CopyLink, text.LinkNotCopied), possible, r.onCopy),
			r.settings.choicesButton(l),
		),
		goapp.If(r.settings.choices, func() goapp.UI {
			return box("div", "choices", append(r.settings.settings(l),
				toolButton("link", r.copied.words(l, text.CopyLink, text.LinkNotCopied), possible, r.onCopy))...)
		}),
	)
}

func (r *Compare) onUndo(goapp.Context, goapp.Event) { r.travel(r.history.undo) }

func (r *Compare) onRedo(goapp.Context, goapp.Event) { r.travel(r.history.redo) }

// onClear begins anew with empty cards under the same rules; the ones that were there stay saved.
func (r *Compare) onClear(goapp.Context, goapp.Event) {
	if !r.now().empty() {
		r.replace(newLineup(namedCard{State: r.now().Cards[0].State.Cleared()}))
	}
}

func (r *Compare) onCopy(goapp.Context, goapp.Event) {
	copyLink(r.ctx, r.Language, lineupFragment(r.now()), &r.copied)
}

// renderOrder shows the order of the criteria, and what can be added to it.
func (r *Compare) renderOrder(l *text.Language) goapp.UI {
	options := []goapp.UI{option("", l.Text(text.AddCriterion), true)}
	for _, c := range cardCriteria {
		if r.takes(c) {
			options = append(options, option(c.String(), c.String()+" · "+criterionName(l, c), false))
		}
	}
	return elem("div").Class("order").Role("group").Aria("label", l.Text(text.OrderLabel)).Body(
		textBox("span", "bar-label", l.Text(text.OrderLabel)),
		r.order.renderChips(l),
		elem("select").DataSet("control", "add-criterion").Aria("label", l.Text(text.AddCriterion)).OnChange(r.onAddCriterion).Body(options...),
		&criterionSearch{ID: r.ID + "-find", Language: r.Language, room: r},
	)
}

func (r *Compare) onAddCriterion(ctx goapp.Context, _ goapp.Event) {
	source := ctx.JSSrc()
	code := source.Get("value").String()
	source.Set("value", "")
	for _, c := range cardCriteria {
		if c.String() == code {
			r.choose(c)
		}
	}
}
