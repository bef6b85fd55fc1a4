package app

import (
	"slices"
	"strconv"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderOrder shows the order of the criteria as chips that can be dragged, or moved with the keyboard; and what
// can be added, and the orders that are seen most.
func (t *Tournament) renderOrder(l *text.Language) goapp.UI {
	var chips []goapp.UI
	for i, c := range t.now().Order {
		chips = append(chips, t.orderChip(l, i, c))
	}
	return elem("div").Class("order").Role("group").Aria("label", l.Text(text.OrderLabel)).Body(
		textBox("span", "bar-label", l.Text(text.OrderLabel)),
		box("ol", "order-chips", chips...),
		elem("select").DataSet("control", "add-criterion").Aria("label", l.Text(text.AddCriterion)).OnChange(t.onAddCriterion).
			Body(t.criterionOptions(l)...),
		&criterionSearch{ID: t.ID + "-find", Language: t.Language, room: t},
		elem("select").DataSet("control", "preset").Aria("label", l.Text(text.PresetLabel)).OnChange(t.onPreset).Body(t.presetOptions(l)...),
	)
}

// orderChip is one criterion of the order. Its buttons are there while it is picked.
func (t *Tournament) orderChip(l *text.Language, i int, c engine.Criterion) goapp.UI {
	code := c.String()
	picked := t.picked == i
	move := func(action, sign string, label text.Key, to int) goapp.UI {
		return unavailable(pushButton("icon-button").DataSet("move", action).
			Aria("label", l.Say(label, "code", code)).Text(sign).
			OnClick(func(ctx goapp.Context, _ goapp.Event) { t.moveCriterion(ctx, i, to) }, goapp.EventScope(action, i, code)),
			available(to >= 0 && to < len(t.now().Order)))
	}
	return elem("li").Class("order-chip", chosenClass(picked)).Attr("draggable", "true").DataSet("criterion", code).
		On("dragstart", func(_ goapp.Context, e goapp.Event) {
			t.picked = i
			e.Get("dataTransfer").Call("setData", "text/plain", code)
			e.Get("dataTransfer").Set("effectAllowed", "move")
		}, goapp.EventScope(i, code)).
		On("dragover", func(ctx goapp.Context, e goapp.Event) {
			ctx.PreventUpdate()
			if t.picked >= 0 {
				e.PreventDefault()
			}
		}, goapp.EventScope(i, code)).
		On("drop", func(ctx goapp.Context, e goapp.Event) {
			if t.picked < 0 {
				return
			}
			e.PreventDefault()
			from := t.picked
			t.picked = -1
			t.rearrange(t.now().MoveCriterion(from, i))
		}, goapp.EventScope(i, code)).
		On("dragend", func(goapp.Context, goapp.Event) { t.picked = -1 }, goapp.EventScope(i, code)).
		Body(
			goapp.If(picked, func() goapp.UI { return move("left", "‹", text.MoveEarlier, i-1) }),
			elem("button").ID(t.chipID(i)).Attr("type", "button").Class("order-code").Aria("expanded", picked).
				Aria("label", l.Say(text.OrderChip, "name", criterionName(l, c), "place", itoa(i+1))).Title(criterionName(l, c)).
				Text(code).
				OnClick(func(goapp.Context, goapp.Event) { t.pick(i) }, goapp.EventScope(i, code)).
				OnKeyDown(func(ctx goapp.Context, e goapp.Event) { t.onChipKey(ctx, i, e) }, goapp.EventScope(i, code)),
			goapp.If(picked, func() goapp.UI { return move("right", "›", text.MoveLater, i+1) }),
			goapp.If(picked, func() goapp.UI {
				return pushButton("icon-button").DataSet("move", "remove").Aria("label", l.Say(text.RemoveCriterion, "code", code)).
					Body(icon("remove")).
					OnClick(func(ctx goapp.Context, _ goapp.Event) { t.removeCriterion(ctx, i) }, goapp.EventScope(i, code))
			}),
		)
}

func (t *Tournament) chipID(i int) string { return t.ID + "-order-" + itoa(i) }

func (t *Tournament) pick(i int) {
	if t.picked == i {
		i = -1
	}
	t.picked = i
}

// onChipKey moves between the chips with the arrows, moves a chip with Alt or Shift and an arrow, and removes
// it with Delete.
func (t *Tournament) onChipKey(ctx goapp.Context, i int, e goapp.Event) {
	p := pressedOf(e)
	by := 0
	switch p.key {
	case "ArrowRight", "ArrowDown":
		by = 1
	case "ArrowLeft", "ArrowUp":
		by = -1
	case "Delete", "Backspace":
		e.PreventDefault()
		t.removeCriterion(ctx, i)
		return
	}
	if by == 0 || p.ctrl {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	if p.alt || p.shift {
		t.moveCriterion(ctx, i, i+by)
		return
	}
	ctx.PreventUpdate()
	focusOn(t.chipID(i + by))
}

// moveCriterion moves a criterion, and the focus with it.
func (t *Tournament) moveCriterion(ctx goapp.Context, from, to int) {
	if to < 0 || to >= len(t.now().Order) {
		return
	}
	t.rearrange(t.now().MoveCriterion(from, to))
	if t.picked == from {
		t.picked = to
	}
	t.ctx.Defer(func(goapp.Context) { focusOn(t.chipID(to)) })
}

func (t *Tournament) removeCriterion(ctx goapp.Context, i int) {
	t.picked = -1
	t.rearrange(t.now().RemoveCriterion(i))
	t.ctx.Defer(func(goapp.Context) { focusOn(t.chipID(max(0, min(i, len(t.now().Order)-1)))) })
}

// offered are the criteria that can be added, in groups.
var offered = []struct {
	label text.Key
	codes string
}{
	{text.GroupOpponents, "BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P FB FB/C1 AOB SOB SB SB/C1"},
	{text.GroupOwn, "DE DE/P WIN WON BPG BWG PS PS/C1 REP STD KS TPN TPN/R"},
	{text.GroupRatings, "ARO ARO/C1 ARO/M1 TPR PTP APRO APPO RTNG"},
	{text.GroupAmerican, "USMM USSOL USCUM USMED USRES USBLK USKAS USSB USOPC"},
}

func (t *Tournament) criterionOptions(l *text.Language) []goapp.UI {
	options := []goapp.UI{option("", l.Text(text.AddCriterion), true)}
	for _, group := range offered {
		criteria, err := engine.ParseCriteria(group.codes)
		if err != nil {
			panic(err) // a test reads the lists
		}
		var entries []goapp.UI
		for _, c := range criteria {
			entries = append(entries, option(c.String(), c.String()+" · "+criterionName(l, c), false))
		}
		options = append(options, elem("optgroup").Attr("label", l.Text(group.label)).Body(entries...))
	}
	return options
}

func (t *Tournament) onAddCriterion(ctx goapp.Context, _ goapp.Event) {
	source := ctx.JSSrc()
	c, err := engine.ParseCriterion(source.Get("value").String())
	source.Set("value", "")
	if err == nil {
		t.rearrange(t.now().AddCriterion(c))
	}
}

// takes reports whether a criterion can be added to the order.
func (t *Tournament) takes(c engine.Criterion) bool { return !slices.Contains(t.now().Order, c) }

// refusal says that a criterion is there already.
func (t *Tournament) refusal() text.Key { return text.FoundInOrder }

// choose adds a criterion to the order.
func (t *Tournament) choose(c engine.Criterion) {
	t.rearrange(t.now().AddCriterion(c))
	t.ctx.Defer(func(goapp.Context) { focusOn(t.chipID(len(t.now().Order) - 1)) })
}

// presetNames are the orders that are offered.
var presetNames = map[string]text.Key{
	"swiss": text.PresetSwiss, "rr": text.PresetRobin, "us": text.PresetAmerican, "named": text.PresetNamed,
}

func (t *Tournament) presetOptions(l *text.Language) []goapp.UI {
	now := t.now().Preset()
	var options []goapp.UI
	if now == "" {
		options = append(options, option("", l.Text(text.PresetOwn), true))
	}
	for _, p := range t.now().Presets() {
		options = append(options, option(p.Name, l.Text(presetNames[p.Name]), p.Name == now))
	}
	return options
}

func (t *Tournament) onPreset(ctx goapp.Context, _ goapp.Event) {
	name := ctx.JSSrc().Get("value").String()
	for _, p := range t.now().Presets() {
		if p.Name == name {
			t.picked = -1
			t.rearrange(t.now().WithOrder(p.Order))
		}
	}
}

var warningSentences = map[tournament.WarningKind]text.Key{
	tournament.BuchholzRobin: text.WarningBuchholzRobin, tournament.UnratedPlayers: text.WarningUnrated, tournament.FewRounds: text.WarningFewRounds,
}

// renderWarnings says which criteria of the order are not allowed or say little.
func (t *Tournament) renderWarnings(l *text.Language) goapp.UI {
	codes := map[tournament.WarningKind][]string{}
	var kinds []tournament.WarningKind
	for _, w := range t.sheet.Warnings() {
		if codes[w.Kind] == nil {
			kinds = append(kinds, w.Kind)
		}
		codes[w.Kind] = append(codes[w.Kind], w.Criterion.String())
	}
	var entries []goapp.UI
	for _, k := range kinds {
		entries = append(entries, elem("li").DataSet("warning", strconv.Itoa(int(k))).Text(l.Say(warningSentences[k],
			"codes", l.List(codes[k]), "count", itoa(len(codes[k])), "rounds", itoa(t.now().Event.Rounds))))
	}
	if n := t.sheet.OpenGames(); n > 0 && t.now().Event.LastRound() > 0 && t.sheet.Table.Rounds() > 0 {
		entries = append(entries, textBox("li", "open-games", l.Say(text.OpenGames, "count", itoa(n))))
	}
	return box("ul", "warnings", entries...)
}
