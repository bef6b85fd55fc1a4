package app

import (
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// ownScoring is a scoring system that is typed.
type ownScoring struct {
	shown bool // the fields are there although the values are those of a system that is offered
	// What stands in the fields that cannot be read; until they can, the value before counts.
	wrong map[tournament.Worth]string
}

// mostWorthTyped is the most characters of a field.
const mostWorthTyped = 10

var scoringLabels = map[string]text.Key{
	"standard": text.ScoringStandard, "310": text.ScoringThreeOne, "210": text.ScoringTwoOne, "half-bye": text.ScoringHalfBye,
}

var worthLabels = [tournament.Worths]text.Key{
	tournament.WinWorth: text.WorthWin, tournament.DrawWorth: text.WorthDraw, tournament.LossWorth: text.WorthLoss,
	tournament.ForfeitWinWorth: text.ResultForfeitWin, tournament.ForfeitLossWorth: text.ResultForfeitLoss,
	tournament.PairingByeWorth: text.ResultPairingBye, tournament.FullByeWorth: text.ResultFullBye,
	tournament.HalfByeWorth: text.WorthAskedBye, tournament.ZeroByeWorth: text.ResultZeroBye,
}

// renderScoring shows the scoring systems to choose from.
func (t *Tournament) renderScoring(l *text.Language) goapp.UI {
	var buttons []goapp.UI
	name := t.scoringName()
	for _, one := range tournament.Scorings() {
		buttons = append(buttons, choice(l.Text(scoringLabels[one.Name]), name == one.Name).DataSet("scoring", one.Name).
			OnClick(func(goapp.Context, goapp.Event) {
				t.worths = ownScoring{}
				t.rearrange(t.now().SetScoring(one.Scoring))
			}, goapp.EventScope(one.Name)))
	}
	buttons = append(buttons, choice(l.Text(text.ScoringOwn), name == "").DataSet("scoring", "own").OnClick(t.onOwnScoring))
	return t.setting1(l, text.ScoringLabel, t.segments(l, text.ScoringLabel, buttons...))
}

// scoringName returns which system is chosen, "" for one of one's own.
func (t *Tournament) scoringName() string {
	if t.worths.shown {
		return ""
	}
	return t.now().ScoringName()
}

func (t *Tournament) onOwnScoring(goapp.Context, goapp.Event) {
	t.worths.shown = true
	t.ctx.Defer(func(goapp.Context) {
		t.settleWorths()
		focusOn(t.worthID(0))
	})
}

func (t *Tournament) worthID(w tournament.Worth) string { return t.ID + "-worth-" + itoa(int(w)) }

// worthText returns what stands in a field: what was typed and cannot be read, or else the value.
func (t *Tournament) worthText(l *text.Language, w tournament.Worth) string {
	if typed, wrong := t.worths.wrong[w]; wrong {
		return typed
	}
	return points(l, t.now().Worth(w))
}

// renderWorths shows a field for each result.
func (t *Tournament) renderWorths(l *text.Language) goapp.UI {
	var fields []goapp.UI
	for w := range tournament.Worths {
		id := t.worthID(w)
		f := field().ID(id).Class("worth").Attr("type", "text").Attr("inputmode", "text").Attr("autocomplete", "off").
			Attr("maxlength", mostWorthTyped).Attr("value", t.worthText(l, w)).
			OnChange(func(ctx goapp.Context, _ goapp.Event) { t.setWorth(w, ctx.JSSrc().Get("value").String()) }, goapp.EventScope(int(w)))
		_, wrong := t.worths.wrong[w]
		if wrong {
			f = f.Aria("invalid", "true").Aria("describedby", id+"-problem")
		}
		fields = append(fields, box("div", "",
			elem("label").Attr("for", id).Body(textBox("span", "", l.Text(worthLabels[w])), f),
			goapp.If(wrong, func() goapp.UI {
				return elem("p").ID(id + "-problem").Class("problem").Text(t.worthProblem(l, w))
			}),
		))
	}
	return box("div", "worths",
		box("div", "worth-fields", fields...),
		textBox("p", "hint", l.Text(text.ScoringFollows)),
	)
}

// worthProblem says what was expected in a field, and what counts until then.
func (t *Tournament) worthProblem(l *text.Language, w tournament.Worth) string {
	return l.Say(text.ScoringExpected, "points", points(l, t.now().Worth(w)))
}

// setWorth takes what was typed for a result. What cannot be read stays there and is marked.
func (t *Tournament) setWorth(w tournament.Worth, typed string) {
	p, ok := tournament.ParseWorth(typed)
	t.worths.shown = true
	if !ok {
		if t.worths.wrong == nil {
			t.worths.wrong = map[tournament.Worth]string{}
		}
		t.worths.wrong[w] = typed
		t.said = t.language().Text(worthLabels[w]) + ": " + t.worthProblem(t.language(), w)
		return
	}
	delete(t.worths.wrong, w)
	t.rearrange(t.now().SetWorth(w, p))
	t.ctx.Defer(func(goapp.Context) { t.settleWorths() })
}

// takeBackTyping takes back what was typed into a field for a result and does not count yet: a text that
// cannot be read, or one that is being typed. It reports whether there was any, as undo goes on otherwise.
func (t *Tournament) takeBackTyping(e goapp.Event) bool {
	target := e.Get("target")
	typing := false
	for w := range tournament.Worths {
		_, wrong := t.worths.wrong[w]
		if id := t.worthID(w); wrong || target.Get("id").String() == id && target.Get("value").String() != t.worthText(t.language(), w) {
			typing = true
		}
	}
	if typing {
		t.worths.wrong = nil
		t.ctx.Defer(func(goapp.Context) { t.settleWorths() })
	}
	return typing
}

// settleWorths makes the fields show what counts, in one way of writing.
func (t *Tournament) settleWorths() {
	if t.sheet == nil {
		return
	}
	for w := range tournament.Worths {
		setFieldText(t.worthID(w), t.worthText(t.language(), w))
	}
}
