package app

import (
	"slices"
	"strconv"

	"feinwertung/app/text"
	"feinwertung/engine"
)

// stepWords says who or what the contribution of a step comes from.
func stepWords(l *text.Language, sh *setting, x *engine.Explanation, s *engine.Step) string {
	kind := kindName(l, s.Kind, s.Outcome)
	if s.Kind == engine.Open || s.Kind == engine.Pending {
		return l.Text(text.StepNotPlayed)
	}
	if x.Criterion.Name == engine.KS {
		return koyaWords(l, s, kind)
	}
	switch s.Basis {
	case engine.NoBasis:
		return ownWords(l, x, s, kind)
	case engine.OpponentScore:
		if len(s.Adjustments) > 0 {
			return l.Say(text.StepOpponentAdjusted, "result", kind, "final", points(l, s.Final),
				"score", points(l, s.Score), "adjustments", adjustmentWords(l, x.Rules, s.Adjustments))
		}
		return l.Say(text.StepOpponent, "result", kind, "score", points(l, s.Score))
	case engine.FinalScore:
		if s.Kind.Forfeit() {
			return l.Say(text.StepAsPlayed, "kind", kind, "score", points(l, s.Score))
		}
		return l.Say(text.StepFinal, "result", kind, "score", points(l, s.Score))
	case engine.ScheduledScore:
		return l.Say(text.StepScheduled, "kind", kind, "score", points(l, s.Score))
	case engine.Missing:
		return l.Say(text.StepMissing, "result", kind)
	case engine.OpponentRating:
		return l.Say(text.StepRating, "result", kind, "rating", points(l, s.Score))
	case engine.OpponentValue:
		return l.Say(text.StepOpponentValue, "result", kind, "value", points(l, s.Score))
	}
	return standInWords(l, sh, s, kind)
}

// standInWords says what stands in for an opponent in an own unplayed round (16.4 and its predecessors).
func standInWords(l *text.Language, sh *setting, s *engine.Step, kind string) string {
	whose := text.OwnInEvent
	if sh.yours {
		whose = text.OwnOnCard
	}
	own, limit := l.Say(whose, "points", points(l, s.Final)), points(l, s.Limit)
	switch s.Basis {
	case engine.Dummy:
		if s.Limited {
			return l.Say(text.StepDummy, "kind", kind, "own", own, "limit", limit, "article", s.Article())
		}
		return l.Say(text.StepDummyUncapped, "kind", kind, "own", own)
	case engine.DummyByForfeit:
		return l.Say(text.StepDummyByForfeit, "kind", kind, "own", own, "limit", limit)
	case engine.DummyByDraws:
		return l.Say(text.StepDummyByDraws, "kind", kind, "own", own, "limit", limit)
	case engine.Virtual:
		missed := sh.scoring.Win - s.Awarded
		return l.Say(text.StepVirtual, "kind", kind, "before", points(l, s.Final), "missed", points(l, missed),
			"later", points(l, s.Score-s.Final-missed))
	case engine.Zero:
		return l.Say(text.StepZero, "kind", kind)
	}
	return l.Say(text.StepNoElement, "kind", kind)
}

// ownWords says what a round adds to a criterion of the own record.
func ownWords(l *text.Language, x *engine.Explanation, s *engine.Step, kind string) string {
	counts := s.Contribution != 0
	choose := func(yes, no text.Key) string {
		if counts {
			return l.Say(yes, "result", kind)
		}
		return l.Say(no, "result", kind)
	}
	switch x.Criterion.Name {
	case engine.PS, engine.USCUM:
		if s.Contribution < 0 {
			return l.Say(text.StepDeduction, "kind", kind)
		}
		return l.Say(text.StepRunning, "result", kind, "points", points(l, s.Contribution))
	case engine.WIN, engine.WON, engine.BPG, engine.BWG, engine.NUM, engine.RIP, engine.VUR, engine.USBLK:
		return choose(text.StepCounts, text.StepDoesNotCount)
	case engine.REP, engine.GE:
		return choose(text.StepElected, text.StepNotElected)
	case engine.ABH, engine.AFB:
		if len(s.Adjustments) > 0 {
			return adjustmentWords(l, x.Rules, s.Adjustments)
		}
	}
	return l.Say(text.StepPoints, "result", kind)
}

// koyaWords says whether an opponent reached the limit (9.2).
func koyaWords(l *text.Language, s *engine.Step, kind string) string {
	switch {
	case s.Basis == engine.Missing:
		return l.Say(text.StepMissing, "result", kind)
	case s.Basis == engine.NoElement:
		return l.Say(text.StepKoyaNone, "result", kind)
	case s.Final < s.Limit:
		return l.Say(text.StepKoyaBelow, "result", kind, "score", points(l, s.Final), "limit", points(l, s.Limit))
	}
	return l.Say(text.StepKoya, "result", kind, "score", points(l, s.Final), "limit", points(l, s.Limit))
}

// adjustmentWords says which rounds of an opponent count differently (16.3).
func adjustmentWords(l *text.Language, rules engine.Rules, adjustments []engine.Adjustment) string {
	sentence := text.AdjustmentEach
	if rules.Opponents == engine.AdjustedByAvailability {
		sentence = text.AdjustmentDraw
	}
	var parts []string
	for i, a := range adjustments {
		if slices.Contains(adjustments[:i], a) {
			continue
		}
		part := l.Say(sentence, "kind", kindName(l, a.Kind, engine.NoOutcome), "counted", points(l, a.Counted))
		times := 0
		for _, b := range adjustments {
			if a == b {
				times++
			}
		}
		if times > 1 {
			part = strconv.Itoa(times) + " × " + part
		}
		parts = append(parts, part)
	}
	return l.List(parts)
}

// cutWords says why a contribution was struck out, "" when it was not.
func cutWords(l *text.Language, x *engine.Explanation, s *engine.Step) string {
	article := x.Criterion.CutArticle(s.Cut)
	switch s.Cut {
	case engine.CutLow:
		switch x.Criterion.Name {
		case engine.SB:
			return l.Say(text.CutLowestOpponent, "article", article)
		case engine.PS:
			return l.Say(text.CutFirstRound, "article", article)
		}
		return l.Say(text.CutLowest, "article", article)
	case engine.CutLowVoluntary:
		return l.Text(text.CutVoluntary)
	case engine.CutHigh:
		return l.Say(text.CutHighest, "article", article)
	}
	return ""
}
