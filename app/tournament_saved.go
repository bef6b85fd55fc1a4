package app

import (
	"slices"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderSaved lists the events of this browser, the one that was changed last first, and marks the open one.
func (t *Tournament) renderSaved(l *text.Language) goapp.UI {
	var entries []goapp.UI
	for _, saved := range t.saved {
		class := "saved"
		card := pushButton("card-button").ID(t.savedID(saved.key)).DataSet("saved", saved.key).Body(
			textBox("strong", "", saved.title), textBox("span", "", saved.about),
			textBox("span", "saved-when", l.Say(text.SavedChanged, "when", momentShown(l.Code, saved.when))),
		)
		if saved.key == t.store.key && t.sheet != nil {
			class += " chosen"
			card = card.Aria("current", "true")
		}
		entries = append(entries, box("li", class,
			card.OnClick(func(goapp.Context, goapp.Event) { t.openSaved(saved.key) }, goapp.EventScope(saved.key)),
			t.renderDelete(l, &saved),
		))
	}
	return box("div", "saved-events",
		textBox("h2", "", l.Text(text.SavedLabel)),
		box("ul", "", entries...),
	)
}

// renderDelete is the button that deletes a saved event: the first press asks in the same place, the second
// deletes, and going away from it is a no.
func (t *Tournament) renderDelete(l *text.Language, saved *savedEvent) goapp.UI {
	key, name := saved.key, l.Say(text.DeleteEvent, "name", saved.title)
	forgetAsked := func(ctx goapp.Context, _ goapp.Event) {
		if t.asked != key {
			ctx.PreventUpdate()
			return
		}
		t.asked = ""
	}
	class := "icon-button delete"
	if t.asked == key {
		class += " asked"
	}
	button := pushButton(class).DataSet("delete", key).Title(name).
		OnClick(func(_ goapp.Context, e goapp.Event) {
			at := slices.IndexFunc(t.saved, func(s savedEvent) bool { return s.key == key })
			before := len(t.saved)
			t.pressDelete(key, e.Get("detail").Int())
			if at = min(at, len(t.saved)-1); at >= 0 && len(t.saved) < before {
				// The button is gone; who uses the keyboard goes on with the event that took its place.
				next := t.savedID(t.saved[at].key)
				t.ctx.Defer(func(goapp.Context) { focusOn(next) })
			}
		}, goapp.EventScope("delete", key)).
		OnBlur(forgetAsked, goapp.EventScope("delete", key)).
		On("mouseleave", forgetAsked, goapp.EventScope("delete", key))
	if t.asked == key {
		return button.Aria("label", l.Text(text.DeleteAsked)+" "+name).Body(textBox("span", "", l.Text(text.DeleteAsked)))
	}
	return button.Aria("label", name).Body(icon("clear"))
}

func (t *Tournament) savedID(key string) string { return t.ID + "-saved-" + key[len(eventKey):] }

// pressDelete asks, or deletes what was asked about. The second press of a double click is no answer: nobody
// has read the question by then.
func (t *Tournament) pressDelete(key string, pressed int) {
	switch {
	case t.asked != key:
		t.asked = key
	case pressed != 2:
		t.deleteSaved(key)
	}
}
