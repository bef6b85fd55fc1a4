package app

import (
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"
)

// line is one round of an explanation in a language.
type line struct {
	round    int
	who      string // the opponent, "" on a card
	product  string // how the amount comes about, where it is not a plain score: "3½ × ½"
	amount   string // what the round contributes, "–" where it is no element
	words    string // who or what it comes from
	cut      string // why it was struck out, "" when it was not
	standIn  bool   // a dummy or another stand-in for an opponent
	deducted bool   // it takes off again what an earlier line gave
}

// explanation is an engine.Explanation in a language.
type explanation struct {
	title   string
	source  string
	meaning string
	lines   []line
	sum     string
	notes   []string
	others  []comparison
	sameAll bool // no other rule set makes a difference
}

// comparison is the same value under another rule set, with the lines that differ.
type comparison struct {
	rules string
	date  string
	value string
	same  bool // nothing differs
	yours bool // it is about the reader's own card
	equal bool // the value is the same although lines differ
	lines []line
}

// setting is what the words of an explanation need beside its steps.
type setting struct {
	scoring engine.Scoring
	counted int                     // rounds
	who     func(number int) string // the opponent with a pairing number; nil on a card, where nobody has one
	yours   bool                    // it is about the reader
}

// setting returns what the words for a card need.
func (sh *sheet) setting() *setting {
	return &setting{scoring: sh.scoring, counted: sh.table.Counted(), yours: !sh.named}
}

// explain renders a criterion of a sheet in a language.
func explain(l *text.Language, sh *sheet, c engine.Criterion) explanation {
	here, others := sh.explain(c)
	return explainSteps(l, sh.setting(), &here, others)
}

// explainSteps renders an explanation in a language, with the same under other rule sets.
func explainSteps(l *text.Language, sh *setting, here *engine.Explanation, others []engine.Explanation) explanation {
	c := here.Criterion
	e := explanation{
		title:   l.Say(text.ExplanationTitle, "name", criterionName(l, c), "value", placeShown(l, c, here.Value)),
		source:  explanationSource(l, here.Rules, c),
		meaning: criterionMeaning(l, c),
		sum:     shown(l, here.Value),
		notes:   notes(l, sh, here),
		sameAll: true,
	}
	for i := range here.Steps {
		e.lines = append(e.lines, lineOf(l, sh, here, &here.Steps[i]))
	}
	if groupOf(c) == americanGroup {
		return e
	}
	for i := range others {
		one := compareWith(l, sh, here, &others[i])
		e.sameAll = e.sameAll && one.same
		e.others = append(e.others, one)
	}
	return e
}

// explanationSource names the rule set and where the criterion is defined.
func explanationSource(l *text.Language, rules engine.Rules, c engine.Criterion) string {
	if groupOf(c) == americanGroup {
		return l.Say(text.ExplanationSourceAmerican, "rule", criterionArticles(c))
	}
	name := rulesName(l, rules) + ", " + rulesDate(l, rules)
	if articles := criterionArticles(c); articles != "" {
		return l.Say(text.ExplanationSource, "rules", name, "articles", articles)
	}
	return name
}

// compareWith returns the lines of another rule set that differ from here.
func compareWith(l *text.Language, sh *setting, here, other *engine.Explanation) comparison {
	one := comparison{
		rules: rulesName(l, other.Rules),
		date:  rulesDate(l, other.Rules),
		value: shown(l, other.Value),
		equal: here.Value.Compare(other.Value) == 0,
	}
	for i := range other.Steps {
		s := &other.Steps[i]
		if i < len(here.Steps) {
			h := &here.Steps[i]
			if h.Round == s.Round && h.Contribution == s.Contribution && (h.Cut == engine.Kept) == (s.Cut == engine.Kept) && element(h) == element(s) {
				continue
			}
		}
		one.lines = append(one.lines, lineOf(l, sh, other, s))
	}
	one.same = one.equal && len(one.lines) == 0
	one.yours = sh.yours
	return one
}

// element reports whether the step is an element of the sum at all.
func element(s *engine.Step) bool {
	return s.Basis != engine.NoElement && s.Basis != engine.Missing && s.Kind != engine.Open && s.Kind != engine.Pending
}

// lineOf renders one step.
func lineOf(l *text.Language, sh *setting, x *engine.Explanation, s *engine.Step) line {
	one := line{round: s.Round, amount: points(l, s.Contribution), words: stepWords(l, sh, x, s), cut: cutWords(l, x, s)}
	if sh.who != nil && s.Opponent > 0 {
		one.who = sh.who(s.Opponent)
	}
	switch s.Basis {
	case engine.Dummy, engine.DummyByForfeit, engine.DummyByDraws, engine.Virtual, engine.Zero:
		one.standIn = true
	}
	if !element(s) {
		one.amount = "–"
		return one
	}
	switch x.Criterion.Name {
	case engine.SB, engine.USSB:
		one.product = points(l, s.Score) + " × " + points(l, s.Times)
	case engine.USCUM:
		one.deducted = s.Contribution < 0
	}
	return one
}

// notes returns what has to be known of the articles that a sum used, one sentence each.
func notes(l *text.Language, sh *setting, x *engine.Explanation) []string {
	var draws, forfeit, voluntary, spared, adjusted bool
	var limit engine.Points
	for i := range x.Steps {
		s := &x.Steps[i]
		switch s.Article() {
		case "16.4.2":
			draws, limit = true, s.Limit
		case "16.4.1":
			forfeit = true
		}
		voluntary = voluntary || s.Cut == engine.CutLowVoluntary
		spared = spared || x.Criterion.Low > 0 && x.Rules.LowCut == engine.VoluntaryFirst && s.Basis != engine.NoBasis &&
			s.Cut == engine.Kept && (s.Kind == engine.PairingBye || s.Kind == engine.FullBye || s.Kind == engine.ForfeitWin)
		adjusted = adjusted || len(s.Adjustments) > 0 && x.Rules.Opponents == engine.AdjustedByAvailability
	}
	var sentences []string
	if x.Incomplete {
		sentences = append(sentences, l.Text(text.ExplanationIncomplete))
	}
	if draws {
		sentences = append(sentences, l.Say(text.NoteDraws, "draw", points(l, sh.scoring.Draw),
			"rounds", strconv.Itoa(sh.counted), "limit", points(l, limit)))
	}
	// A product may be lower than the one of the lowest opponent, and then it stays.
	product := x.Criterion.Name == engine.SB
	for _, note := range []struct {
		applies bool
		key     text.Key
	}{
		{forfeit, text.NoteForfeit}, {adjusted, text.NoteAdjusted}, {voluntary && !product, text.NoteVoluntary},
		{voluntary && product, text.NoteVoluntaryProduct}, {spared, text.NotePairingBye},
	} {
		if note.applies {
			sentences = append(sentences, l.Text(note.key))
		}
	}
	return sentences
}
