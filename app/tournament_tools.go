package app

import (
	"strconv"
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderTitle shows the name of the event, to be changed in place, its size, and what can be done with it.
func (t *Tournament) renderTitle(l *text.Language) goapp.UI {
	e := t.now().Event
	kind := l.Text(text.PairingSwiss)
	if isRobin(t.now()) {
		kind = l.Text(text.PairingRoundRobin)
	}
	about := kind + " · " + l.Say(text.EventSize, "players", itoa(len(e.Players)), "rounds", itoa(e.Rounds))
	if e.Start != 0 {
		about += " · " + l.Day(int(e.Start))
	}
	return box("div", "event-title",
		field().ID(t.ID+"-title").Class("title-field").Attr("type", "text").Attr("autocomplete", "off").Attr("maxlength", 100).
			Attr("placeholder", l.Text(text.UntitledEvent)).Aria("label", l.Text(text.EventName)).Attr("value", e.Name).OnInput(t.onTitle).OnChange(t.onTyped),
		textBox("p", "event-about", about),
		box("div", "bar-actions",
			toolButton("undo", l.Text(text.Undo), available(len(t.history.past) > 0), t.onUndo),
			toolButton("redo", l.Text(text.Redo), available(len(t.history.future) > 0), t.onRedo),
			t.toggleTool("settings", "choices", l.Text(text.EventSettings), t.settings, t.onSettings),
			t.toggleTool("compare", "compare", l.Text(text.PickLabel), t.pick.shown, t.onPick),
			t.toggleTool("export", "export", l.Text(text.ExportLabel), t.exports, t.onExports),
		),
	)
}

func (t *Tournament) onTitle(ctx goapp.Context, _ goapp.Event) {
	t.change(t.now().SetTitle(ctx.JSSrc().Get("value").String()), t.ID+"-title")
}

// onTyped ends what was typed into a field as one step of undo.
func (t *Tournament) onTyped(goapp.Context, goapp.Event) { t.history.finish() }

// renderTools shows what the numbers depend on, and how the table is shown.
func (t *Tournament) renderTools(l *text.Language) goapp.UI {
	return box("div", "bar",
		box("div", "bar-rules",
			elem("label").Class("bar-label").Attr("for", t.ID+"-rules").Text(l.Text(text.RulesLabel)),
			elem("select").ID(t.ID+"-rules").DataSet("control", "rules").Aria("label", l.Text(text.RulesLabel)).OnChange(t.onRules).Body(ruleOptions(l, t.now().Rules)...),
			textBox("span", "bar-date", rulesDate(l, t.now().RuleSet())),
		),
		box("label", "bar-after",
			textBox("span", "bar-label", l.Text(text.AfterLabel)),
			elem("select").DataSet("control", "after").Aria("label", l.Text(text.AfterLabel)).OnChange(t.onAfter).Body(t.afterOptions(l)...),
		),
		goapp.If(len(t.now().Event.Players) <= mostGrid && isRobin(t.now()), func() goapp.UI {
			return t.segments(l, text.ViewLabel,
				choice(l.Text(text.ViewGrid), t.grid).DataSet("view", "grid").OnClick(t.onGrid),
				choice(l.Text(text.ViewRounds), !t.grid).DataSet("view", "rounds").OnClick(t.onRoundsView))
		}),
		t.segments(l, text.SortLabel,
			choice(l.Text(text.SortByPlace), !t.byNumber).DataSet("sort", "place").OnClick(t.onByPlace),
			choice(l.Text(text.SortByNumber), t.byNumber).DataSet("sort", "number").OnClick(t.onByNumber)),
		t.renderCheckButton(l),
	)
}

func (t *Tournament) segments(l *text.Language, label text.Key, buttons ...goapp.UI) goapp.UI {
	return elem("div").Class("segments").Role("group").Aria("label", l.Text(label)).Body(buttons...)
}

func (t *Tournament) toggleTool(action, sign, label string, shown bool, do goapp.EventHandler) goapp.UI {
	return pushButton("icon-button action", chosenClass(shown)).DataSet("action", action).
		Title(label).Aria("label", label).Aria("expanded", shown).
		Body(icon(sign), textBox("span", "action-label", label)).OnClick(do)
}

func (t *Tournament) afterOptions(l *text.Language) []goapp.UI {
	last := t.now().Event.LastRound()
	options := []goapp.UI{option("0", l.Say(text.AfterLast, "round", itoa(last)), t.now().After == 0)}
	for round := t.now().Event.Rounds; round >= 1; round-- {
		options = append(options, option(itoa(round), l.Say(text.AfterRound, "round", itoa(round)), t.now().After == round))
	}
	return options
}

func (t *Tournament) onRules(ctx goapp.Context, _ goapp.Event) {
	t.rearrange(t.now().WithRules(ctx.JSSrc().Get("value").String()))
}

func (t *Tournament) onAfter(ctx goapp.Context, _ goapp.Event) {
	if n, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		t.rearrange(t.now().WithAfter(n))
	}
}

func (t *Tournament) onGrid(goapp.Context, goapp.Event)       { t.grid = true }
func (t *Tournament) onRoundsView(goapp.Context, goapp.Event) { t.grid = false }

func (t *Tournament) onByPlace(goapp.Context, goapp.Event) {
	t.byNumber = false
	t.arrange()
}

func (t *Tournament) onByNumber(goapp.Context, goapp.Event) {
	t.byNumber = true
	t.arrange()
}

func (t *Tournament) onUndo(goapp.Context, goapp.Event) { t.undo() }
func (t *Tournament) onRedo(goapp.Context, goapp.Event) { t.redo() }

func (t *Tournament) onSettings(goapp.Context, goapp.Event) {
	t.settings, t.exports = !t.settings, false
}

func (t *Tournament) onExports(goapp.Context, goapp.Event) {
	t.exports, t.settings, t.copied = !t.exports, false, notAsked
}

// renderSettings shows what the event as a whole is: pairing, scoring, start, rounds, players.
func (t *Tournament) renderSettings(l *text.Language) goapp.UI {
	e := t.now().Event
	pairing := func(p engine.Pairing, name string, label text.Key) goapp.UI {
		return choice(l.Text(label), e.Pairing == p).DataSet("pairing", name).OnClick(func(goapp.Context, goapp.Event) {
			t.rearrange(t.now().SetPairing(p))
			t.grid = t.grid && isRobin(t.now())
		}, goapp.EventScope(name))
	}
	start := field().ID(t.ID+"-start").DataSet("control", "start").Attr("type", "date").Attr("value", e.Start.String()).OnChange(t.onStart)
	return box("div", "choices event-settings",
		t.setting1(l, text.PairingLabel, t.segments(l, text.PairingLabel, pairing(engine.Swiss, "swiss", text.PairingSwiss), pairing(engine.Predetermined, "rr", text.PairingRoundRobin))),
		t.renderScoring(l),
		goapp.If(t.scoringName() == "", func() goapp.UI { return t.renderWorths(l) }),
		box("label", "choice-group", textBox("span", "bar-label", l.Text(text.StartDate)), start),
		box("label", "choice-group",
			textBox("span", "bar-label", l.Text(text.RoundsLabel)),
			field().ID(t.ID+"-rounds").DataSet("control", "rounds").Class("number-field").Attr("type", "number").Attr("min", 1).Attr("max", 99).
				Attr("value", e.Rounds).OnChange(t.onEventRounds),
		),
		box("label", "choice-group",
			textBox("span", "bar-label", l.Text(text.UnratedLabel)),
			field().ID(t.ID+"-unrated").DataSet("control", "unrated").Class("number-field").Attr("type", "number").Attr("min", 0).Attr("max", 4000).
				Attr("placeholder", "–").Attr("value", ratingText(t.now().Unrated)).OnChange(t.onUnrated),
		),
		actionButton("chip", "add-player").Text(l.Text(text.AddPlayer)).OnClick(t.onAddPlayer),
	)
}

func (t *Tournament) setting1(l *text.Language, label text.Key, control goapp.UI) goapp.UI {
	return box("div", "choice-group", textBox("span", "bar-label", l.Text(label)), control)
}

func (t *Tournament) onStart(ctx goapp.Context, _ goapp.Event) {
	typed := ctx.JSSrc().Get("value").String()
	day, err := engine.ParseDate(typed)
	if err == nil || typed == "" {
		t.rearrange(t.now().SetStart(day))
	}
}

func (t *Tournament) onEventRounds(ctx goapp.Context, _ goapp.Event) {
	if n, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		t.rearrange(t.now().SetRounds(n))
	}
	t.ctx.Defer(func(goapp.Context) { setFieldText(t.ID+"-rounds", itoa(t.now().Event.Rounds)) })
}

func (t *Tournament) onUnrated(ctx goapp.Context, _ goapp.Event) {
	n, _ := strconv.Atoi(strings.TrimSpace(ctx.JSSrc().Get("value").String()))
	t.rearrange(t.now().WithUnrated(n))
	t.ctx.Defer(func(goapp.Context) { setFieldText(t.ID+"-unrated", ratingText(t.now().Unrated)) })
}

func (t *Tournament) onAddPlayer(goapp.Context, goapp.Event) {
	t.rearrange(t.now().AddPlayer(""))
	seat := len(t.now().Event.Players) - 1
	t.open = opened{seat: seat, what: playerPanel}
	t.enterName(seat)
}

// renderChanges says what was changed against the original and what moved, with the way back.
func (t *Tournament) renderChanges(l *text.Language) goapp.UI {
	n := t.now().Changes()
	return elem("div").Class("changes").Role("status").DataSet("changes", itoa(n)).Body(
		goapp.If(n > 0, func() goapp.UI {
			return box("div", "changes-body",
				textBox("span", "", t.changesSentence(l)),
				actionButton("button", "original").Body(
					goapp.Text(l.Text(text.BackToOriginal)), textBox("kbd", "", "Esc"),
				).OnClick(t.onOriginal),
				actionButton("button", "accept").Text(l.Text(text.KeepChanges)).OnClick(t.onAccept),
			)
		}),
	)
}

func (t *Tournament) onOriginal(goapp.Context, goapp.Event) { t.original() }
func (t *Tournament) onAccept(goapp.Context, goapp.Event)   { t.accept() }
