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
	return elem("div").Class("order").Role("group").Aria("label", l.Text(text.OrderLabel)).Body(
		textBox("span", "bar-label", l.Text(text.OrderLabel)),
		t.renderChips(l),
		elem("select").DataSet("control", "add-criterion").Aria("label", l.Text(text.AddCriterion)).OnChange(t.onAddCriterion).
			Body(t.criterionOptions(l)...),
		&criterionSearch{ID: t.ID + "-find", Language: t.Language, room: t},
		elem("select").DataSet("control", "preset").Aria("label", l.Text(text.PresetLabel)).OnChange(t.onPreset).Body(t.presetOptions(l)...),
	)
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
