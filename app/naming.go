package app

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// points returns points as the language writes them.
func points(l *text.Language, p engine.Points) string { return p.Format(l.Separator) }

// shown returns a value as the language writes it.
func shown(l *text.Language, v engine.Value) string { return v.Format(l.Separator) }

// exact returns the exact value in the form of the contract, "" when it is undefined.
func exact(v engine.Value) string {
	if !v.Defined() {
		return ""
	}
	return strings.Trim(v.JSON(), `"`)
}

// ruleTexts are the sentences about one rule set.
type ruleTexts struct{ name, short, about text.Key }

var ruleSentences = map[string]ruleTexts{
	"fide-2026":    {text.RulesFide2026, text.ShortFide2026, text.AboutFide2026},
	"fide-2023":    {text.RulesFide2023, text.ShortFide2023, text.AboutFide2023},
	"virtual-2009": {text.RulesVirtual, text.ShortVirtual, text.AboutVirtual},
	"us-chess":     {text.RulesAmerican, text.ShortAmerican, text.AboutAmerican},
	"played-only":  {text.RulesPlayedOnly, text.ShortPlayedOnly, text.AboutPlayedOnly},
}

// baseOf cuts the alternatives (C.07 16.6) off the name of a rule set: fide-2026 and uncapped of fide-2026+uncapped.
func baseOf(r engine.Rules) (base ruleTexts, alternatives string) {
	name, alternatives, _ := strings.Cut(r.Name, "+")
	return ruleSentences[name], alternatives
}

// rulesName returns the name of a rule set, with its alternatives.
func rulesName(l *text.Language, r engine.Rules) string {
	base, alternatives := baseOf(r)
	if alternatives == "" {
		return l.Text(base.name)
	}
	return l.Text(base.name) + " + " + strings.ReplaceAll(alternatives, "+", " + ")
}

// shortRules returns the name of a rule set where there is little room.
func shortRules(l *text.Language, r engine.Rules) string {
	base, alternatives := baseOf(r)
	if alternatives == "" {
		return l.Text(base.short)
	}
	return l.Text(base.short) + "+"
}

// aboutRules says in a sentence how a rule set counts; with alternatives, in place of what they are.
func aboutRules(l *text.Language, r engine.Rules) string {
	base, alternatives := baseOf(r)
	if alternatives == "" {
		return l.Text(base.about)
	}
	var articles []string
	for _, a := range engine.Alternatives() {
		if slices.Contains(strings.Split(alternatives, "+"), a.Name) && !slices.Contains(articles, a.Replaces) {
			articles = append(articles, a.Replaces)
		}
	}
	return l.Say(text.AboutAlternatives, "articles", l.List(articles))
}

// ruleOptions are the rule sets to choose from, the chosen one among them even if it has alternatives.
func ruleOptions(l *text.Language, chosen string) []goapp.UI {
	var options []goapp.UI
	known := false
	for _, rules := range engine.RuleSets() {
		known = known || rules.Name == chosen
		options = append(options, option(rules.Name, rulesName(l, rules), rules.Name == chosen))
	}
	if rules, found := engine.RulesNamed(chosen); found && !known {
		options = append(options, option(chosen, rulesName(l, rules), true))
	}
	return options
}

// rulesDate says when a rule set was in force.
func rulesDate(l *text.Language, r engine.Rules) string {
	switch {
	case r.From == 0 && r.Until == 0:
		return l.Text(text.RulesNoDate)
	case r.Until == 0:
		return l.Say(text.RulesSince, "from", l.Day(int(r.From)))
	case r.Own == engine.VirtualOpponent:
		// Its first day is that of the oldest text; which one holds on a day before differs.
		return l.Say(text.RulesUntil, "until", l.Day(int(r.Until)))
	}
	return l.Say(text.RulesBetween, "from", l.Day(int(r.From)), "until", l.Day(int(r.Until)))
}

// criterionTexts are the sentences about one criterion.
type criterionTexts struct{ name, meaning text.Key }

var criterionSentences = map[engine.Name]criterionTexts{
	engine.PTS:   {text.NamePTS, text.MeaningPTS},
	engine.DE:    {text.NameDE, text.MeaningDE},
	engine.WIN:   {text.NameWIN, text.MeaningWIN},
	engine.WON:   {text.NameWON, text.MeaningWON},
	engine.BPG:   {text.NameBPG, text.MeaningBPG},
	engine.BWG:   {text.NameBWG, text.MeaningBWG},
	engine.PS:    {text.NamePS, text.MeaningPS},
	engine.REP:   {text.NameREP, text.MeaningREP},
	engine.STD:   {text.NameSTD, text.MeaningSTD},
	engine.TPN:   {text.NameTPN, text.MeaningTPN},
	engine.BH:    {text.NameBH, text.MeaningBH},
	engine.AOB:   {text.NameAOB, text.MeaningAOB},
	engine.FB:    {text.NameFB, text.MeaningFB},
	engine.SB:    {text.NameSB, text.MeaningSB},
	engine.KS:    {text.NameKS, text.MeaningKS},
	engine.ARO:   {text.NameARO, text.MeaningARO},
	engine.TPR:   {text.NameTPR, text.MeaningTPR},
	engine.PTP:   {text.NamePTP, text.MeaningPTP},
	engine.APRO:  {text.NameAPRO, text.MeaningAPRO},
	engine.APPO:  {text.NameAPPO, text.MeaningAPPO},
	engine.RTNG:  {text.NameRTNG, text.MeaningRTNG},
	engine.SOB:   {text.NameSOB, text.MeaningSOB},
	engine.USMM:  {text.NameUSMM, text.MeaningUSMM},
	engine.USSOL: {text.NameUSSOL, text.MeaningUSSOL},
	engine.USCUM: {text.NameUSCUM, text.MeaningUSCUM},
	engine.USMED: {text.NameUSMED, text.MeaningUSMED},
	engine.USRES: {text.NameUSRES, text.MeaningUSRES},
	engine.USBLK: {text.NameUSBLK, text.MeaningUSBLK},
	engine.USKAS: {text.NameUSKAS, text.MeaningUSKAS},
	engine.USSB:  {text.NameUSSB, text.MeaningUSSB},
	engine.USOPC: {text.NameUSOPC, text.MeaningUSOPC},
	engine.ABH:   {text.NameABH, text.MeaningABH},
	engine.AFB:   {text.NameAFB, text.MeaningAFB},
	engine.VUR:   {text.NameVUR, text.MeaningVUR},
	engine.NUM:   {text.NameNUM, text.MeaningNUM},
	engine.GE:    {text.NameGE, text.MeaningGE},
	engine.RIP:   {text.NameRIP, text.MeaningRIP},
}

// criterionName returns the name of a criterion with its cuts.
func criterionName(l *text.Language, c engine.Criterion) string {
	name := l.Text(criterionSentences[c.Name].name)
	switch {
	case c.High > 0:
		name = l.Say(text.NameMedian, "name", name, "n", strconv.Itoa(int(c.High)))
	case c.Low > 0:
		name = l.Say(text.NameCut, "name", name, "n", strconv.Itoa(int(c.Low)))
	}
	// The other modifiers have no names: they stand behind it as they are written.
	c.Low, c.High = 0, 0
	if _, modifiers, modified := strings.Cut(c.String(), "/"); modified {
		name += " /" + modifiers
	}
	return name
}

// criterionMeaning says in a sentence or two what a criterion is.
func criterionMeaning(l *text.Language, c engine.Criterion) string {
	meaning := l.Text(criterionSentences[c.Name].meaning)
	switch {
	case c.High > 0:
		return meaning + " " + l.Say(text.MeaningMedian, "n", strconv.Itoa(int(c.High)))
	case c.Low > 0:
		return meaning + " " + l.Say(text.MeaningCut, "n", strconv.Itoa(int(c.Low)))
	}
	return meaning
}

// criterionArticles returns where a criterion and its cuts are defined, "" where nothing defines it.
func criterionArticles(c engine.Criterion) string {
	article := c.Name.Article()
	if cut := c.CutArticle(engine.CutLow); c.Low > 0 {
		article += ", " + cut
	}
	return article
}

// group is a part of the list of criteria.
type group uint8

const (
	scoreGroup group = iota
	opponentGroup
	ownGroup
	americanGroup
)

var groupTitles = [...]text.Key{
	opponentGroup: text.GroupOpponents,
	ownGroup:      text.GroupOwn, americanGroup: text.GroupAmerican,
}

// groupOf returns the part of the list that a criterion belongs to.
func groupOf(c engine.Criterion) group {
	switch c.Name {
	case engine.PTS:
		return scoreGroup
	case engine.BH, engine.SB, engine.AOB, engine.FB, engine.SOB, engine.ARO, engine.APRO, engine.APPO:
		return opponentGroup
	}
	if engine.USMM <= c.Name && c.Name <= engine.USOPC {
		return americanGroup
	}
	return ownGroup
}

// resultNames are a result in full, on its button, and in front of an explanation.
var resultNames = map[Result]struct{ full, short, kind text.Key }{
	NotPlayed:   {text.ResultNone, text.ShortOther, text.KindOpen},
	Won:         {text.ResultWon, text.ResultWon, text.ResultWon},
	Drawn:       {text.ResultDrawn, text.ResultDrawn, text.ResultDrawn},
	Lost:        {text.ResultLost, text.ResultLost, text.ResultLost},
	ForfeitWin:  {text.ResultForfeitWin, text.ShortForfeitWin, text.KindForfeitWin},
	ForfeitLoss: {text.ResultForfeitLoss, text.ShortForfeitLoss, text.KindForfeitLoss},
	PairingBye:  {text.ResultPairingBye, text.ShortPairingBye, text.KindPairingBye},
	FullBye:     {text.ResultFullBye, text.ShortFullBye, text.KindFullBye},
	HalfBye:     {text.ResultHalfBye, text.ShortHalfBye, text.KindHalfBye},
	ZeroBye:     {text.ResultZeroBye, text.ShortZeroBye, text.KindZeroBye},
}

// awayNames are the unplayed rounds of an opponent.
var awayNames = map[Result]text.Key{
	ForfeitWin:  text.AwayForfeitWin,
	ForfeitLoss: text.AwayForfeitLoss,
	PairingBye:  text.AwayPairingBye,
	FullBye:     text.AwayFullBye,
	HalfBye:     text.AwayHalfBye,
	ZeroBye:     text.AwayZeroBye,
}

// kindName returns what happened in a round, as it stands in front of an explanation.
func kindName(l *text.Language, k engine.Kind, o engine.Outcome) string {
	switch k {
	case engine.Played:
		switch o {
		case engine.Win:
			return l.Text(text.ResultWon)
		case engine.Draw:
			return l.Text(text.ResultDrawn)
		}
		return l.Text(text.ResultLost)
	case engine.ForfeitWin:
		return l.Text(text.KindForfeitWin)
	case engine.ForfeitLoss:
		return l.Text(text.KindForfeitLoss)
	case engine.PairingBye:
		return l.Text(text.KindPairingBye)
	case engine.FullBye:
		return l.Text(text.KindFullBye)
	case engine.HalfBye:
		return l.Text(text.KindHalfBye)
	case engine.ZeroBye:
		return l.Text(text.KindZeroBye)
	}
	return l.Text(text.KindOpen)
}
