package app

import (
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderResults shows the own points, the rule set, and every criterion with its value, beside it in
// faint columns the same under the other rule sets where there is room.
func (c *Calculator) renderResults(l *text.Language) goapp.UI {
	body := []goapp.UI{c.renderHead(l)}
	before := scoreGroup
	for i, criterion := range cardCriteria {
		if g := groupOf(criterion); g != before {
			body = append(body, c.renderGroup(l, g))
			before = g
		}
		row := c.criterionRow(l, criterion, c.sheet.values[i])
		if c.showsOthers() {
			row.Others = otherValues(l, c.sheet.values[i].value, c.sheet.othersOf(criterion))
		}
		body = append(body, row)
	}
	return c.region("results", l.Text(text.ResultsLabel)).Body(
		textBox("h2", "unseen", l.Text(text.ResultsLabel)),
		elem("div").Class("results-head").Body(
			box("div", "results-top",
				elem("p").Class("own-points").Body(
					elem("strong").Text(c.ownPoints(l)),
					elem("span").Text(c.mostPoints(l)),
				),
				goapp.If(!c.Framed, func() goapp.UI {
					return actionButton("chip", "compare").Text(l.Text(text.CompareFrom)).OnClick(c.onCompare)
				}),
			),
			elem("p").Class("results-rules").Body(
				elem("strong").Text(rulesName(l, c.sheet.rules)),
				elem("span").Text(rulesDate(l, c.sheet.rules)),
				elem("span").Class("about").Text(aboutRules(l, c.sheet.rules)),
			),
		),
		&criterionSearch{ID: c.ID + "-find", Language: c.Language, room: c},
		elem("table").Class("criteria", c.blankClass()).Body(body...),
		elem("p").Class("hint").Text(l.Text(text.OutputHint)),
	)
}

// blankClass marks the values as long as no round counts.
func (c *Calculator) blankClass() string {
	if c.sheet.table.Counted() == 0 {
		return "blank"
	}
	return ""
}

// ownPoints returns the own points with their word: "4½ points".
func (c *cardEditor) ownPoints(l *text.Language) string {
	own, _ := c.sheet.value(engine.Criterion{Name: engine.PTS}).Points()
	count := "2"
	if 0 < own && own <= engine.Point {
		count = "1"
	}
	return l.Say(text.OwnPoints, "points", points(l, own), "count", count)
}

// mostPoints returns what there was to win in the rounds that count: "of 5".
func (c *Calculator) mostPoints(l *text.Language) string {
	counted := c.sheet.table.Counted()
	if counted == 0 {
		return l.Text(text.NothingCounted)
	}
	return l.Say(text.OwnPointsOf, "most", points(l, c.sheet.scoring.Win*engine.Points(counted)))
}

// takes reports whether a card is enough for a criterion.
func (c *Calculator) takes(criterion engine.Criterion) bool {
	_, known := criterionOf(criterion.String())
	return known
}

// refusal says where the criteria are that need more than a card.
func (c *Calculator) refusal() text.Key { return text.FoundElsewhere }

// choose opens the sum of a criterion.
func (c *Calculator) choose(criterion engine.Criterion) { c.showSum(criterion.String()) }

// showSum opens the sum of a criterion and goes there.
func (c *Calculator) showSum(code string) {
	c.opened = code
	c.ctx.Defer(func(goapp.Context) {
		focusOn(c.outputID(code))
		showElement(c.explanationID(code))
	})
}

// columns is how many columns the list of criteria has.
func (c *Calculator) columns() int {
	if c.showsOthers() {
		return 3 + len(c.sheet.others)
	}
	return 3
}

func (c *Calculator) renderHead(l *text.Language) goapp.UI {
	cells := []goapp.UI{
		elem("th").Class("criterion-head").Attr("colspan", 2).Attr("scope", "col").Text(l.Text(text.ColumnCriterion)),
		elem("th").Class("value").Attr("scope", "col").Text(shortRules(l, c.sheet.rules)),
	}
	for _, rules := range otherRules(c.sheet.rules.Name) {
		if !c.showsOthers() {
			break
		}
		cells = append(cells, elem("th").Class("other").Attr("scope", "col").Title(rulesName(l, rules)+", "+rulesDate(l, rules)).
			Text(shortRules(l, rules)))
	}
	return elem("thead").Body(elem("tr").Body(cells...))
}

func (c *Calculator) renderGroup(l *text.Language, g group) goapp.UI {
	warning, class := "", "warning"
	if g == opponentGroup {
		warning = l.Text(text.NotInRoundRobins)
		if c.history.now.Pairing == engine.Predetermined {
			warning, class = l.Text(text.RoundRobinWarning), "warning strong"
		}
	}
	return elem("tbody").Class("group").Body(elem("tr").Body(
		elem("th").Attr("colspan", c.columns()).Attr("scope", "colgroup").Body(
			elem("span").Text(l.Text(groupTitles[g])),
			elem("span").Class(class).Text(warning),
		),
	))
}

// criterionRow is one criterion with its value and, when it is opened, the sum below it. Its
// exported fields are all it shows.
type criterionRow struct {
	goapp.Compo

	Code       string
	Value      string
	Exact      string
	Others     string // the values under the other rule sets, each with a line end; a difference has an asterisk in front
	Incomplete bool
	Forbidden  bool // not to be used in the event as it was paired
	Best       bool // of the cards that stand side by side
	Opened     bool
	Changes    int // with Opened: the number of the change, because the sum can change when the value does not
	Language   string

	owner *cardEditor
}

// criterionRow returns the component of a criterion with its value.
func (c *cardEditor) criterionRow(l *text.Language, criterion engine.Criterion, one cell) *criterionRow {
	r := &criterionRow{
		Code: criterion.String(), Value: shown(l, one.value), Exact: exact(one.value),
		Incomplete: one.incomplete,
		Forbidden:  criterion.Name.OfBuchholz() && c.state().Pairing == engine.Predetermined,
		Language:   l.Code, owner: c,
	}
	if r.Opened = c.opened == r.Code; r.Opened {
		r.Changes = c.revision
	}
	return r
}

// otherValues writes the values under the other rule sets as criterionRow.Others has them.
func otherValues(l *text.Language, here engine.Value, others []engine.Value) string {
	var b strings.Builder
	for _, v := range others {
		if v.Compare(here) != 0 {
			b.WriteByte('*')
		}
		b.WriteString(shown(l, v))
		b.WriteByte('\n')
	}
	return b.String()
}

// Render shows the row, and below it the sum when it is open.
func (r *criterionRow) Render() goapp.UI {
	l := text.In(r.Language)
	c := r.owner
	criterion, _ := engine.ParseCriterion(r.Code)
	name := criterionName(l, criterion)
	label := l.Say(text.OutputLabel, "name", name, "value", r.Value)
	if r.Incomplete {
		label += ", " + l.Text(text.IncompleteValue)
	}
	if r.Best {
		label += ", " + l.Text(text.BestValue)
	}
	output := elem("output").ID(c.outputID(r.Code)).DataSet("tiebreak", r.Code).DataSet("exact", r.Exact).
		Role("button").TabIndex(0).Aria("label", label).Aria("expanded", r.Opened).Text(r.Value).OnKeyDown(r.onKey)
	if r.Opened {
		output = output.Aria("controls", c.explanationID(r.Code))
	}
	cells := []goapp.UI{
		elem("td").Class("code").Text(r.Code),
		elem("th").Class("name").Attr("scope", "row").Text(name),
		elem("td").Class("value").Body(output),
	}
	for other := range strings.Lines(r.Others) {
		value, differs := strings.CutPrefix(strings.TrimSuffix(other, "\n"), "*")
		class := "other"
		if differs {
			class = "other differs"
		}
		cells = append(cells, elem("td").Class(class).Text(value))
	}
	return elem("tbody").Class("criterion", r.class()).Body(
		elem("tr").Class("criterion-row").Body(cells...).OnClick(r.onClick),
		goapp.If(r.Opened, func() goapp.UI { return r.renderSum(l, criterion, len(cells)) }),
	)
}

func (r *criterionRow) class() string {
	class := ""
	if r.Opened {
		class += " opened"
	}
	if r.Best {
		class += " best"
	}
	if r.Incomplete {
		class += " incomplete"
	}
	if r.Forbidden {
		class += " forbidden"
	}
	if _, cuts, cut := strings.Cut(r.Code, "/"); cut && cuts != "" {
		class += " cut-form"
	}
	return class
}

func (r *criterionRow) onClick(goapp.Context, goapp.Event) { r.owner.toggleSum(r.Code) }

func (r *criterionRow) onKey(_ goapp.Context, e goapp.Event) { r.owner.onValueKey(r.Code, e) }
