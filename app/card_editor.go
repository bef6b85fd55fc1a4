package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// cardEditor is a card that can be typed into, without what is around it: its rows, the choices that its
// numbers depend on, and the sums behind them. The calculator is one; where several cards stand side by
// side, each has one.
type cardEditor struct {
	id       string // in front of the ids of its elements; unique on the page
	sheet    *sheet // of the state that is shown
	criteria []engine.Criterion

	take   func(next State, field string) // makes a change; field is the one that is typed into, "" for none
	typed  func()                         // renders what follows from an entry, at once or when the typing pauses
	moved  func()                         // renders what follows from the focus having moved
	finish func()                         // ends the entry that is being typed
	opens  func(code string)              // is told which sum is shown; nil where nobody wants to know

	at          int    // the round that has the focus, 0 when none has
	scoring     int    // the round whose field for the points has the focus, 0 when none has
	more        int    // the round whose further choices are shown, 0 when none are
	opened      string // code of the criterion whose sum is shown, "" when none is
	choices     bool   // whether pairing, scoring and the like are shown
	roundsTyped string // what stands in the field for the number of rounds
	revision    int    // counts what was shown, because a sum can change when its value does not
}

// show shows what was computed of a state from then on.
func (c *cardEditor) show(sh *sheet) {
	c.sheet = sh
	c.roundsTyped = strconv.Itoa(sh.state.Rounds)
	c.more = min(c.more, sh.state.Rounds)
	c.revision++
}

// open shows the sum of a criterion, "" for none.
func (c *cardEditor) open(code string) {
	c.opened = code
	if c.opens != nil {
		c.opens(code)
	}
}

// state returns the state that is shown.
func (c *cardEditor) state() *State { return &c.sheet.state }

// cardBody shows the rows and, under them, what is still missing.
func (c *cardEditor) cardBody(l *text.Language) []goapp.UI {
	rows := make([]goapp.UI, c.state().Rounds)
	for i := range rows {
		rows[i] = c.row(l, i+1)
	}
	return []goapp.UI{
		elem("div").Class("row captions").Aria("hidden", "true").Body(
			elem("span").Class("row-number").Text(l.Text(text.ColumnRound)),
			elem("span").Class("caption-score").Text(l.Text(text.ColumnOpponent)),
			elem("span").Class("caption-result").Text(l.Text(text.ColumnResult)),
		),
		elem("div").Class("rows").Body(rows...),
		elem("p").Class("status").Text(c.status(l)),
	}
}

// status says what the sums are still without, or what to do on an empty card. It has its own
// place, so that nothing moves when it changes.
func (c *cardEditor) status(l *text.Language) string {
	if c.state().Empty() {
		return l.Text(text.CardHint)
	}
	scores, results := c.sheet.gaps()
	sentence := ""
	for _, gap := range []struct {
		rounds []int
		key    text.Key
	}{{scores, text.MissingScores}, {results, text.MissingResults}} {
		var rounds []string
		for _, round := range gap.rounds {
			// The round that is being typed is not missing anything yet.
			if round != c.at {
				rounds = append(rounds, strconv.Itoa(round))
			}
		}
		if len(rounds) > 0 {
			sentence += l.Say(gap.key, "rounds", l.List(rounds), "count", strconv.Itoa(len(rounds))) + " "
		}
	}
	return sentence
}

// rescueOptions returns the state with the rounds and rules that were chosen before the program came. What stands
// there as in a new card may not have been chosen.
func (c *cardEditor) rescueOptions(s State, texts map[string]string) State {
	if n, err := strconv.Atoi(texts[c.roundsID()]); err == nil && n != defaultRounds {
		s = s.SetRounds(n)
	}
	if rules := texts[c.rulesID()]; rules != "" && rules != newState().Rules {
		s = s.SetRules(rules)
	}
	return s
}

// rescue returns the state with the texts that its fields already have, and the letters of its results.
func (c *cardEditor) rescue(s State, texts map[string]string) State {
	for round := 1; round <= MaxRounds; round++ {
		if typed := texts[c.scoreID(round)]; typed != "" {
			s = s.SetScore(round, cutTyped(typed))
		}
		if letter := texts[c.resultID(round)]; letter != "" {
			if r, known := resultOf(letter[0]); known {
				s = s.SetResult(round, r)
			}
		}
	}
	return s
}

// settle makes the page say what go-app cannot: fields that were emptied, and attributes without a value.
func (c *cardEditor) settle() {
	for i := range c.state().Rounds {
		row := &c.state().Rows[i]
		setFieldText(c.scoreID(i+1), row.Score)
		if row.Result == NotPlayed {
			setEmptyAttribute(c.resultID(i+1), "data-value")
		}
	}
	setFieldText(c.roundsID(), c.roundsTyped)
	for w := WorthWin; w <= WorthBye; w++ {
		setFieldText(c.worthID(w), *c.state().Scoring.text(w))
	}
}

// setScore takes what stands in a score field.
func (c *cardEditor) setScore(round int, typed string) {
	c.take(c.state().SetScore(round, cutTyped(typed)), c.scoreID(round))
}

// setResult takes a result; the same one again takes it away.
func (c *cardEditor) setResult(ctx goapp.Context, round int, r Result) {
	c.take(c.state().SetResult(round, r), "")
	ctx.Defer(func(goapp.Context) { c.settle() })
}

// move notes the round that has the focus now, and the one whose field for the points has it, 0 for none.
func (c *cardEditor) move(ctx goapp.Context, at, scoring int) {
	c.at, c.scoring = at, scoring
	ctx.PreventUpdate()
	c.moved()
}

// toggleResult takes a result that was touched; the one that is there already is taken away.
func (c *cardEditor) toggleResult(ctx goapp.Context, round int, r Result) {
	if c.state().Rows[round-1].Result == r {
		r = NotPlayed
	}
	c.setResult(ctx, round, r)
}

// typeRounds takes what stands in the field for the number of rounds. Too many are taken as the
// most there can be; what is no number changes nothing.
func (c *cardEditor) typeRounds(ctx goapp.Context, typed string) {
	if n, err := strconv.Atoi(typed); err == nil && n >= 1 {
		c.setRounds(ctx, n, c.roundsID())
	}
	c.roundsTyped = typed
}

// setRounds takes another number of rounds.
func (c *cardEditor) setRounds(ctx goapp.Context, n int, field string) {
	c.take(c.state().SetRounds(n), field)
	ctx.Defer(func(goapp.Context) { c.settle() })
}

// roundsWrong reports whether the field for the number of rounds holds something else.
func (c *cardEditor) roundsWrong() bool {
	n, err := strconv.Atoi(c.roundsTyped)
	return err != nil || n != c.state().Rounds
}

// The ids of the elements that the focus goes to.
func (c *cardEditor) scoreID(round int) string  { return c.id + "-score-" + strconv.Itoa(round) }
func (c *cardEditor) resultID(round int) string { return c.id + "-result-" + strconv.Itoa(round) }
func (c *cardEditor) roundsID() string          { return c.id + "-rounds" }
func (c *cardEditor) rulesID() string           { return c.id + "-rules" }
func (c *cardEditor) worthID(w Worth) string    { return c.id + "-worth-" + strconv.Itoa(int(w)) }
func (c *cardEditor) outputID(code string) string {
	return c.id + "-value-" + code
}
func (c *cardEditor) explanationID(code string) string {
	return c.id + "-sum-" + code
}
