package app

import (
	"time"

	"feinwertung/app/text"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// listCheck compares the printed tie-breaks of a list with the event as it was read.
type listCheck struct {
	reading *paste.Reading    // nil where nothing was printed
	report  *published.Report // nil until it was asked for
	shown   bool
	column  int // of the row whose sum is shown
	seat    int // of it, -1 for none
}

// printed returns how many columns the open list has printed.
func (c *listCheck) printed() int {
	if c.reading == nil {
		return 0
	}
	return len(c.reading.Columns)
}

// renderCheckButton offers the comparison, and sums up what came out.
func (t *Tournament) renderCheckButton(l *text.Language) goapp.UI {
	n := t.check.printed()
	if n == 0 {
		return textBox("span", "", "")
	}
	label := l.Say(text.CheckLabel, "count", itoa(n))
	if r := t.check.report; r != nil {
		label = l.Text(text.CheckDiffers)
		if r.Explained() {
			label = l.Text(text.CheckExplained)
		}
	}
	return actionButton("chip", "check").Aria("expanded", t.check.shown).Text(label).OnClick(t.onCheck)
}

// onCheck shows the comparison. It takes a moment, so the page says first that it is coming.
func (t *Tournament) onCheck(ctx goapp.Context, _ goapp.Event) {
	t.check.shown = !t.check.shown
	t.check.seat = -1
	if t.check.report != nil || !t.check.shown {
		return
	}
	reading := t.check.reading
	ctx.After(20*time.Millisecond, func(goapp.Context) {
		if t.check.reading == reading {
			t.check.report = published.Check(reading)
		}
	})
}

// renderCheck shows for each printed column which criterion and rules give its numbers, and each row that differs.
func (t *Tournament) renderCheck(l *text.Language) goapp.UI {
	r := t.check.report
	if r == nil {
		return box("section", "check", textBox("p", "hint", l.Text(text.CheckRunning)))
	}
	var columns []goapp.UI
	for i := range r.Columns {
		columns = append(columns, t.renderCheckedColumn(l, i, &r.Columns[i]))
	}
	if r.Ranks.Of > 0 {
		columns = append(columns, box("li", checkedClass(r.Ranks.Agree, r.Ranks.Of), textBox("p", "", l.Say(text.CheckRanks, "agree", itoa(r.Ranks.Agree), "of", itoa(r.Ranks.Of)))))
	}
	return box("section", "check", textBox("h3", "", l.Text(text.CheckTitle)), box("ul", "checked-columns", columns...),
		actionButton("button", "use-order").Text(l.Text(text.CheckUseOrder)).OnClick(t.onUseOrder)).Aria("label", l.Text(text.CheckTitle))
}

func (t *Tournament) renderCheckedColumn(l *text.Language, index int, c *published.Column) goapp.UI {
	title := l.Say(text.CheckNothing, "label", c.Label)
	if c.Same {
		title = l.Say(text.CheckSame, "label", c.Label, "value", shown(l, c.Values[0]))
	} else if c.Of > 0 && c.Agree > 0 {
		title = l.Say(text.CheckColumn, "label", c.Label, "code", c.Criterion.String(), "name", criterionName(l, c.Criterion),
			"rules", rulesName(l, c.Rules), "agree", itoa(c.Agree), "of", itoa(c.Of))
	}
	body := []goapp.UI{textBox("p", "checked-title", title)}
	say := func(words string) { body = append(body, textBox("p", "hint", words)) }
	if c.Legend != "" {
		say(c.Legend)
	}
	if c.Aside {
		say(l.Text(text.CheckAside))
	}
	if c.NeedsRatings {
		say(l.Text(text.CheckNeedsRatings))
	}
	if c.UnratedMet {
		say(l.Text(text.CheckUnratedMet))
	}
	if fit, other := c.NamedFit(); other {
		say(l.Say(text.CheckNamed, "code", fit.Criterion.String(), "rules", rulesName(l, fit.Rules), "agree", itoa(fit.Agree), "of", itoa(fit.Of)))
	}
	if !c.Same && c.Of > 0 && c.Agree > 0 {
		for _, words := range assumedWords(l, t.check.report, c) {
			say(words)
		}
		for _, under := range c.Under {
			if under.Rules.Name != c.Rules.Name && under.Agree != c.Agree {
				say(l.Say(text.CheckUnder, "rules", rulesName(l, under.Rules), "count", itoa(under.Of-under.Agree)))
			}
		}
		var equal []string
		for _, e := range c.Equals {
			equal = append(equal, e.Criterion.String())
		}
		if len(equal) > 0 {
			say(l.Say(text.CheckEquals, "codes", l.List(equal)))
		}
		for i := range c.Differ {
			if i == mostDiffering {
				say("… +" + itoa(len(c.Differ)-i))
				break
			}
			body = append(body, t.renderDiffering(l, index, &c.Differ[i]))
		}
	}
	return box("li", checkedClass(c.Agree, c.Of), body...).DataSet("column", c.Label)
}

// checkedClass tells the style sheet how much of a printed column or of the ranks is explained.
func checkedClass(agree, of int) string {
	switch agree {
	case 0:
		return "checked none"
	case of:
		return "checked agrees"
	}
	return "checked"
}

// assumedWords says for what the explanation of a column takes the event otherwise than the standings do.
func assumedWords(l *text.Language, r *published.Report, c *published.Column) (words []string) {
	for _, d := range r.Departures(c) {
		switch d {
		case published.AsSwiss:
			words = append(words, l.Text(text.CheckAsSwiss))
		case published.AsRoundRobin:
			words = append(words, l.Text(text.CheckAsRoundRobin))
		case published.OtherByes:
			words = append(words, l.Say(text.CheckByes, "bye", kindName(l, c.Bye, engine.NoOutcome)))
		case published.EarlierRound:
			words = append(words, l.Say(text.CheckAfter, "round", itoa(c.After)))
		case published.PostponedCount:
			words = append(words, l.Text(text.CheckPostponed))
		case published.UnratedLeftOut:
			words = append(words, l.Text(text.CheckUnratedOut))
		case published.UnratedAsZero:
			words = append(words, l.Text(text.CheckUnratedZero))
		}
	}
	return words
}

// mostDiffering is how many differing rows of a column are listed.
const mostDiffering = 12

// renderDiffering shows a row that the criterion does not explain, with our sum at one touch.
func (t *Tournament) renderDiffering(l *text.Language, column int, row *published.Row) goapp.UI {
	open := t.check.seat == row.Seat && t.check.column == column
	e := t.check.report.Reading.Event
	button := pushButton("differs").Aria("expanded", open).
		Text(l.Say(text.CheckRow, "player", nameOf(l, &e.Players[row.Seat]), "printed", shown(l, row.Printed), "ours", shown(l, row.Ours))).
		OnClick(func(goapp.Context, goapp.Event) {
			if t.check.column, t.check.seat = column, row.Seat; open {
				t.check.seat = -1
			}
		}, goapp.EventScope(column, row.Seat, open))
	return box("div", "", button, goapp.If(open, func() goapp.UI { return t.renderDifferingSum(l, e, &row.Explanation) }))
}

func (t *Tournament) renderDifferingSum(l *text.Language, e *engine.Event, x *engine.Explanation) goapp.UI {
	sum := explainSteps(l, &setting{scoring: e.Scoring, counted: e.LastRound(), who: numberAndName(l, e)}, x, nil)
	return renderExplanation(l, x.Criterion, &sum)
}

// onUseOrder takes the criteria and the rules that explain the list.
func (t *Tournament) onUseOrder(goapp.Context, goapp.Event) {
	r := t.check.report
	if r == nil {
		return
	}
	var order []engine.Criterion
	rules := ""
	for i := range r.Columns {
		if c := &r.Columns[i]; !c.Aside && !c.Same && c.Of > 0 && c.Agree > 0 && c.Criterion.Name != engine.PTS {
			order = append(order, c.Criterion)
			if rules == "" {
				rules = c.Rules.Name
			}
		}
	}
	if len(order) > 0 {
		t.rearrange(t.now().WithRules(rules).WithOrder(order))
	}
}
