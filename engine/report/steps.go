package report

import "feinwertung/engine"

// steps writes an explanation's steps as an array, or for Direct Encounter the passes of Art. 6 with what
// the participant of the number scored in each.
func (o *object) steps(x *engine.Explanation, number int) {
	o.open('[')
	for i := range x.Steps {
		o.next()
		o.step(&x.Steps[i], x.Criterion)
	}
	for i := range x.Encounter {
		p := &x.Encounter[i]
		for j := range p.Members {
			if p.Members[j].Number == number {
				o.next()
				o.pass(p, &p.Members[j])
			}
		}
	}
	o.close(']')
}

func (o *object) step(s *engine.Step, c engine.Criterion) {
	o.open('{')
	o.number("round", s.Round)
	o.text("result", s.Kind.Letter(s.Outcome))
	if s.Opponent > 0 {
		o.number("opponent", s.Opponent)
	}
	o.flag("fore", s.Fore)
	o.some("basis", s.Basis.String())
	if s.Basis != engine.NoBasis {
		o.exact("final", s.Final.String())
		if s.Limited {
			o.exact("limit", s.Limit.String())
		}
		o.exact("score", s.Score.String())
		o.exact("times", s.Times.String())
	}
	o.adjustments(s.Adjustments)
	o.some("article", s.Article())
	o.exact("awarded", s.Awarded.String())
	o.exact("contribution", s.Contribution.String())
	o.some("cut", s.Cut.String())
	o.some("cut_article", c.CutArticle(s.Cut))
	o.exact("running", s.Running.String())
	o.close('}')
}

func (o *object) adjustments(list []engine.Adjustment) {
	if len(list) == 0 {
		return
	}
	o.key("adjustments")
	o.open('[')
	for _, a := range list {
		o.next()
		o.open('{')
		if a.Round > 0 {
			o.number("round", a.Round)
		}
		o.text("result", a.Kind.Letter(engine.NoOutcome))
		o.exact("awarded", a.Awarded.String())
		o.exact("counted", a.Counted.String())
		o.close('}')
	}
	o.close(']')
}

func (o *object) pass(p *engine.EncounterPass, m *engine.EncounterMember) {
	o.open('{')
	o.text("article", p.Article)
	o.number("tied", len(p.Members))
	o.number("placed", p.Placed)
	o.exact("total", m.Total.JSON())
	o.number("missing", m.Missing)
	o.exact("best", m.Best.JSON())
	o.key("meetings")
	o.open('[')
	for _, meeting := range m.Meetings {
		o.next()
		o.open('{')
		o.number("opponent", meeting.Opponent)
		o.number("games", meeting.Games)
		o.exact("points", meeting.Points.JSON())
		o.close('}')
	}
	o.close(']')
	o.close('}')
}

// mean writes what an average or a performance was made of, and why a value is undefined; nothing for
// other criteria.
func (o *object) mean(x *engine.Explanation) {
	if x.Count == 0 && x.Performance == nil && x.Undefined == engine.NoReason {
		return
	}
	o.key(x.Criterion.String())
	o.open('{')
	o.exact("sum", x.Sum.String())
	o.number("count", x.Count)
	if p := x.Performance; p != nil {
		o.exact("score", p.Score.String())
		o.number("games", p.Games)
		if x.Criterion.Name == engine.TPR {
			o.number("average", p.Average)
			o.number("hundredths", p.Hundredths)
			o.number("difference", p.Difference)
		}
	}
	o.some("undefined", x.Undefined.String())
	o.close('}')
}
