package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderStart shows the ways to an event: paste, open a file, type, or go on with a saved one. While an event
// is open, only the field for pasting and one button for the rest are there.
func (t *Tournament) renderStart(l *text.Language) goapp.UI {
	all := t.sheet == nil || t.starting
	class := "start"
	if t.sheet != nil {
		class += " small"
	}
	if t.questionable() {
		class += " filled"
	}
	hint := text.PasteHint
	if t.sheet != nil && t.narrow() {
		hint = text.PasteHintShort
	}
	return elem("section").Class(class).Aria("label", l.Text(text.StartLabel)).Body(
		box("div", "start-paste",
			elem("label").Class("unseen").Attr("for", t.pasteID()).Text(l.Text(text.PasteLabel)),
			elem("textarea").ID(t.pasteID()).DataSet("control", "paste").Attr("rows", t.pasteRows()).
				Attr("placeholder", l.Text(hint)).Attr("spellcheck", "false").Attr("autocomplete", "off").
				OnInput(t.onPasteInput),
			box("div", "start-buttons",
				elem("label").Class("chip file-button").Attr("for", t.fileID()).Body(
					textBox("span", "", l.Text(text.OpenFile)),
					field().ID(t.fileID()).Class("unseen").DataSet("control", "file").Attr("type", "file").
						Attr("accept", ".txt,.trf,.trfx,.tsv,.csv,.html,.htm,.json,text/*").OnChange(t.onFile),
				),
				goapp.If(t.sheet != nil, func() goapp.UI {
					return pushButton("chip", chosenClass(t.starting)).DataSet("action", "start").
						Aria("expanded", t.starting).Text(l.Text(text.OtherEvent)).OnClick(t.onStarting)
				}),
			),
		),
		goapp.If(all && t.sheet == nil, func() goapp.UI {
			return textBox("p", "start-hint", l.Text(text.StartHint))
		}),
		goapp.If(all, func() goapp.UI { return t.renderCreate(l) }),
		goapp.If(all && len(t.saved) > 0, func() goapp.UI { return t.renderSaved(l) }),
	)
}

// pasteRows is how many lines of a text are seen: several while it is said what was understood of it.
func (t *Tournament) pasteRows() int {
	switch {
	case t.questionable():
		return 8
	case t.sheet != nil:
		return 1
	}
	return 4
}

// questionable reports whether a text is shown with what was understood of it, so that it can be corrected.
func (t *Tournament) questionable() bool { return t.reading != nil || t.problem != nil }

// The numbers that a new event begins with.
const (
	newPlayers = 8
	newRounds  = 5
)

// renderCreate shows the two kinds of an event of one's own, and the examples.
func (t *Tournament) renderCreate(l *text.Language) goapp.UI {
	number := func(id string, label text.Key, value, most int) goapp.UI {
		return box("label", "create-field",
			textBox("span", "", l.Text(label)),
			field().ID(t.ID+"-"+id).Attr("type", "number").Attr("inputmode", "numeric").Attr("min", 1).Attr("max", most).Attr("value", value),
		)
	}
	button := func(action string, label text.Key, do goapp.EventHandler) goapp.UI {
		return actionButton("chip", action).Text(l.Text(label)).OnClick(do)
	}
	return box("div", "create",
		textBox("h2", "", l.Text(text.CreateLabel)),
		box("div", "create-fields",
			number("new-players", text.NewPlayers, newPlayers, tournament.MaxPlayers),
			number("new-rounds", text.NewRounds, newRounds, tournament.MaxRounds),
			button("new-swiss", text.NewSwiss, t.onNewSwiss),
			button("new-rr", text.NewRobin, t.onNewRobin),
			button("new-drr", text.NewDoubleRobin, t.onNewDoubleRobin),
			button("example", text.EventExample, t.onExample),
		),
	)
}

func (t *Tournament) onStarting(goapp.Context, goapp.Event) { t.starting = !t.starting }

// typedNumber returns what stands in a field for a number, or a default.
func (t *Tournament) typedNumber(id string, usual int) int {
	n, err := strconv.Atoi(goapp.Window().GetElementByID(t.ID + "-" + id).Get("value").String())
	if err != nil || n < 1 {
		return usual
	}
	return n
}

func (t *Tournament) onNewSwiss(goapp.Context, goapp.Event) {
	t.openNew(tournament.NewSwiss(t.typedNumber("new-players", newPlayers), t.typedNumber("new-rounds", newRounds)))
}

func (t *Tournament) onNewRobin(goapp.Context, goapp.Event) {
	t.openNew(tournament.NewRoundRobin(t.typedNumber("new-players", newPlayers), 1))
}

func (t *Tournament) onNewDoubleRobin(goapp.Context, goapp.Event) {
	t.openNew(tournament.NewRoundRobin(t.typedNumber("new-players", newPlayers), 2))
}

func (t *Tournament) onPasteInput(ctx goapp.Context, _ goapp.Event) {
	t.typed, t.html = ctx.JSSrc().Get("value").String(), ""
	t.read()
}

func (t *Tournament) onFile(goapp.Context, goapp.Event) {
	readChosen(t.fileID(), func(content string, ok bool) {
		t.ctx.Dispatch(func(goapp.Context) { t.takeFile(content, ok) })
	})
}

// exampleEvent is a small Swiss as web pages show it, with a requested bye, a forfeit and an absence.
const exampleEvent = `No.	Name	Rtg	1.Rd	2.Rd	3.Rd	4.Rd	5.Rd	Pts.	Rk.
1	Ana	2105	5w1	3b½	2w1	4b½	7w1	4	1
2	Bo	2054	6b1	4w½	1b0	8w1	3b1	3½	2
3	Cai	1987	7w1	1w½	4b½	5b1	2w0	3	4
4	Dev	1950	8b1	2b½	3w½	1w½	5b½	3	3
5	Eli	1893	1b0	8w1	7b1	3w0	4w½	2½	5
6	Fay	1830	2w0	-½	8b1	7w0	-½	2	6
7	Gus	1788	3b0	-1	5w0	6b1	1b0	2	7
8	Hal	1702	4w0	5b0	6w0	2b0	-0	0	8
`

// onExample reads an event to learn from, as if it had been pasted.
func (t *Tournament) onExample(goapp.Context, goapp.Event) {
	t.take(exampleEvent, "")
	t.ctx.Defer(func(goapp.Context) { focusOn(t.ID + "-use") })
}
