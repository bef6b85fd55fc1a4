package app

import (
	"strings"

	"feinwertung/app/choosing"
	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// reasonTexts say why a criterion stands where it does, or why it does not belong there.
var reasonTexts = [choosing.Reasons]text.Key{
	choosing.ShortEncounter: text.WhyShortEncounter, choosing.ShortBuchholz: text.WhyShortBuchholz,
	choosing.ShortSonneborn: text.WhyShortSonneborn, choosing.ShortWins: text.WhyShortWins,
	choosing.MediumCut: text.WhyMediumCut, choosing.MediumBuchholz: text.WhyMediumBuchholz, choosing.MediumEncounter: text.WhyMediumEncounter,
	choosing.MediumSonneborn: text.WhyMediumSonneborn, choosing.MediumWins: text.WhyMediumWins,
	choosing.LongCut: text.WhyLongCut, choosing.LongBuchholz: text.WhyLongBuchholz, choosing.LongSonneborn: text.WhyLongSonneborn,
	choosing.LongEncounter: text.WhyLongEncounter, choosing.LongBlack: text.WhyLongBlack,
	choosing.RobinEncounter: text.WhyRobinEncounter, choosing.RobinSonneborn: text.WhyRobinSonneborn,
	choosing.RobinWins: text.WhyRobinWins, choosing.RobinKoya: text.WhyRobinKoya, choosing.RatingsLast: text.WhyRatingsLast,
	choosing.AmericanMedian: text.WhyAmericanMedian, choosing.AmericanSolkoff: text.WhyAmericanSolkoff,
	choosing.AmericanCumulative: text.WhyAmericanCumulative, choosing.AmericanOpposition: text.WhyAmericanOpposition,
	choosing.NotWithUnrated: text.WhyNotWithUnrated, choosing.NotInRobin: text.WhyNotInRobin, choosing.NotForeInRobin: text.WhyNotForeInRobin,
	choosing.CutsTooMuch: text.WhyCutsTooMuch,
	choosing.FewGames:    text.WhyFewGames, choosing.MedianBoth: text.WhyMedianBoth, choosing.OrderOfPairings: text.WhyOrderOfPairings,
	choosing.ForRobins: text.WhyForRobins, choosing.AverageInRobin: text.WhyAverageInRobin,
	choosing.NumberDecides: text.WhyNumberDecides, choosing.OtherRulebook: text.WhyOtherRulebook,
}

// renderOrder shows the proposed order, and the ways to try it.
func (c *Choosing) renderOrder(l *text.Language) goapp.UI {
	title := text.ProposedOrder
	if c.plan.Format == choosing.American {
		title = text.ProposedAmerican
	}
	var steps []goapp.UI
	for _, step := range c.plan.Steps() {
		steps = append(steps, elem("li").DataSet("criterion", step.Criterion.String()).Body(
			textBox("code", "code", step.Criterion.String()),
			textBox("strong", "", criterionName(l, step.Criterion)),
			textBox("p", "", l.Text(reasonTexts[step.Reason])),
		))
	}
	return elem("section").Class("card proposal").Aria("label", l.Text(title)).Body(
		textBox("h2", "", l.Text(title)),
		box("ol", "proposed", steps...),
		box("div", "start-buttons",
			goapp.If(c.event != nil, func() goapp.UI {
				return elem("a").Class("chip").DataSet("action", "try").Attr("href", c.tryAddress(c.event)).
					Text(l.Say(text.OpenEventWithOrder, "event", eventName(l, c.event)))
			}),
			elem("a").Class("chip").DataSet("action", "new").Attr("href", c.tryAddress(c.newEvent())).Text(l.Text(text.OpenWithOrder)),
			&linkButton{Fragment: c.plan.Fragment(), Language: c.Language},
		),
	)
}

// renderCautions shows what does not belong into the order.
func (c *Choosing) renderCautions(l *text.Language) goapp.UI {
	var entries []goapp.UI
	for _, caution := range c.plan.Cautions() {
		label, class := text.CautionLittle, "caution"
		switch {
		case caution.Forbidden:
			label, class = text.CautionForbidden, "caution forbidden-here"
		case caution.Reason == choosing.OtherRulebook:
			label = text.CautionOther
		}
		var codes []string
		for _, criterion := range caution.Criteria {
			codes = append(codes, criterion.String())
		}
		entries = append(entries, box("li", class,
			textBox("code", "code", strings.Join(codes, " ")),
			textBox("strong", "", l.Text(label)),
			textBox("p", "", l.Text(reasonTexts[caution.Reason])),
		))
	}
	return elem("section").Class("card cautions").Aria("label", l.Text(text.CautionsLabel)).Body(
		textBox("h2", "", l.Text(text.CautionsLabel)),
		box("ul", "", entries...),
	)
}

// renderRules shows the text for the rules of the event, that of the reader's language first.
func (c *Choosing) renderRules(l *text.Language) goapp.UI {
	panels := []goapp.UI{textBox("h2", "", l.Text(text.EventRulesLabel)), c.rulesPanel(l)}
	for _, other := range text.Complete() {
		if other != l {
			panels = append(panels, c.rulesPanel(other))
		}
	}
	return elem("section").Class("card event-rules").Aria("label", l.Text(text.EventRulesLabel)).Body(panels...)
}

func (c *Choosing) rulesPanel(speaks *text.Language) goapp.UI {
	return &copyPanel{ID: c.ID + "-rules-" + speaks.Code, Title: speaks.Name, Content: rulesText(speaks, c.plan), Speaks: speaks.Code, Language: c.Language}
}

// rulesText is what the rules of the event say about tie-breaks, in a language.
func rulesText(l *text.Language, plan *choosing.Plan) string {
	var order []string
	for i, criterion := range plan.Order() {
		order = append(order, itoa(i+1)+". "+criterionName(l, criterion)+" ("+criterion.String()+")")
	}
	sentences := []string{l.Say(text.EventRulesOrder, "order", strings.Join(order, ", "))}
	if plan.Format == choosing.American {
		sentences = append(sentences, l.Text(text.EventRulesAmerican))
	} else {
		sentences = append(sentences, l.Say(text.EventRulesFIDE, "day", l.Day(int(engine.FIDE2026().From))))
	}
	last := text.EventRulesShare
	if plan.Lots {
		last = text.EventRulesLots
	}
	sentences = append(sentences, l.Text(last))
	switch plan.Money {
	case choosing.Pooled:
		sentences = append(sentences, l.Text(text.EventRulesPooled))
	case choosing.ByPlace:
		sentences = append(sentences, l.Text(text.EventRulesByPlace))
	}
	return strings.Join(sentences, "\n")
}

// newEvent returns an empty event of the plan's format.
func (c *Choosing) newEvent() *tournament.State {
	switch c.plan.Format {
	case choosing.Robin:
		return tournament.NewRoundRobin(newPlayers, 1)
	case choosing.Short:
		return tournament.NewSwiss(newPlayers, 4)
	case choosing.Long:
		return tournament.NewSwiss(16, 9)
	}
	return tournament.NewSwiss(newPlayers, newRounds)
}

// tryAddress leads to an event in the tournament room, with the proposed order. The saved event stays as it is.
func (c *Choosing) tryAddress(s *tournament.State) string {
	if c.plan.Format == choosing.American {
		s = s.WithRules(engine.USChess().Name)
	}
	return "tournament.html?lang=" + text.In(c.Language).Code + "#" + tournament.Fragment(s.WithOrder(c.plan.Order()))
}
