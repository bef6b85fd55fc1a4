package app

import (
	"slices"

	"feinwertung/engine"
)

// sheet is everything that follows from a State: what was understood of each row, and the values
// under the chosen rule set and under the others. It is computed once a change.
type sheet struct {
	state    State
	named    bool // about somebody with a name, not about the reader
	rules    engine.Rules
	scoring  engine.Scoring
	worths   [4]bool // the worths of an own scoring system that cannot be read
	readings [MaxRounds]reading
	card     engine.Card
	table    *engine.CardTable
	others   []*engine.CardTable // in the order of otherRules
	values   []cell              // in the order of cardCriteria
	dummies  []engine.Step       // the steps of Buchholz, a round each
}

// reading is what was understood of one row.
type reading struct {
	problem problem
	most    engine.Points // with tooHigh: the most there can be
}

// problem says why an entry cannot be right.
type problem uint8

const (
	noProblem       problem = iota
	unreadable              // not points
	tooHigh                 // more points than the rounds allow
	tooManyAbsences         // more unplayed rounds than the event has
)

// cell is one value as it is shown in the list of criteria.
type cell struct {
	value      engine.Value
	incomplete bool
}

// cardCriteria are the criteria that a card is shown with.
var cardCriteria = engine.CardCriteria()

// otherRules returns the rule sets beside the chosen one, in the engine's order.
func otherRules(chosen string) []engine.Rules {
	return slices.DeleteFunc(engine.RuleSets(), func(r engine.Rules) bool { return r.Name == chosen })
}

// compute reads and computes a state.
func compute(s State) *sheet {
	sh := &sheet{state: s}
	sh.rules, _ = engine.RulesNamed(s.Rules)
	sh.scoring, sh.worths = s.Scoring.points()
	sh.card = engine.Card{Rounds: s.Rounds, Scoring: sh.scoring, Pairing: s.Pairing}
	for i := range s.Rounds {
		sh.card.Rows = append(sh.card.Rows, sh.read(i))
	}
	for _, err := range sh.card.Validate() {
		if e, ok := err.(*engine.CardError); ok {
			sh.reject(e)
		}
	}
	sh.table = sh.card.Table(sh.rules)
	for _, rules := range otherRules(s.Rules) {
		sh.others = append(sh.others, sh.card.Table(rules))
	}
	sh.values = make([]cell, len(cardCriteria))
	for i, c := range cardCriteria {
		sh.values[i] = sh.cell(c)
	}
	buchholz, _ := sh.table.Explain(engine.Criterion{Name: engine.BH})
	sh.dummies = buchholz.Steps
	return sh
}

// read returns a row as the engine takes it, and keeps what is wrong with it. What cannot be read
// is left out, so that the rest goes on being computed.
func (sh *sheet) read(i int) engine.CardRow {
	typed := &sh.state.Rows[i]
	var row engine.CardRow
	row.Kind, row.Outcome = typed.Result.round()
	if typed.Score != "" {
		points, err := engine.ParsePoints(typed.Score)
		if row.Points, row.Known = points, err == nil; err != nil {
			sh.readings[i].problem = unreadable
		}
	}
	for _, a := range []byte(typed.Away) {
		row.Unplayed = append(row.Unplayed, Absence(a).round())
	}
	return row
}

func (sh *sheet) reject(e *engine.CardError) {
	r := &sh.readings[e.Round-1]
	if r.problem != noProblem {
		return
	}
	r.problem, r.most = tooHigh, e.Most
	if e.Unplayed > 0 {
		r.problem = tooManyAbsences
	}
}

// cell computes a criterion under the chosen rule set.
func (sh *sheet) cell(c engine.Criterion) cell {
	x, _ := sh.table.Explain(c)
	one := cell{value: x.Value, incomplete: x.Incomplete}
	return one
}

// cellOf returns any criterion that a card is enough for, where it can as it was computed before.
func (sh *sheet) cellOf(c engine.Criterion) cell {
	if i := slices.Index(cardCriteria, c); i >= 0 {
		return sh.values[i]
	}
	return sh.cell(c)
}

// othersOf returns a criterion under each of the other rule sets.
func (sh *sheet) othersOf(c engine.Criterion) []engine.Value {
	values := make([]engine.Value, len(sh.others))
	for i, table := range sh.others {
		values[i], _ = table.Value(c)
	}
	return values
}

// value returns the value of one of the cardCriteria under the chosen rule set.
func (sh *sheet) value(c engine.Criterion) engine.Value {
	return sh.values[slices.Index(cardCriteria, c)].value
}

// explain returns one of the cardCriteria with its steps under the chosen rule set and under each other.
func (sh *sheet) explain(c engine.Criterion) (here engine.Explanation, others []engine.Explanation) {
	here, _ = sh.table.Explain(c)
	for _, table := range sh.others {
		x, _ := table.Explain(c)
		others = append(others, x)
	}
	return here, others
}

// gaps returns the rounds, counted from 1, that have a result against an opponent without points,
// and those that have points without a result.
func (sh *sheet) gaps() (scores, results []int) {
	for i := range sh.state.Rounds {
		row := &sh.state.Rows[i]
		switch {
		case row.Result.Meets() && row.Score == "":
			scores = append(scores, i+1)
		case row.Result == NotPlayed && row.Score != "":
			results = append(results, i+1)
		}
	}
	return scores, results
}

// unfinished reports whether a text cannot be read yet, but only because something is still to be
// typed behind it: "3 1/" on the way to 3 1/2.
func unfinished(text string) bool {
	for _, more := range []string{"2", "/2", "1/2"} {
		if _, err := engine.ParsePoints(text + more); err == nil {
			return true
		}
	}
	return false
}
