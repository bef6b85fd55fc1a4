package report

import (
	"feinwertung/engine"
	"feinwertung/engine/published"
)

// Check returns the machine-readable form of what was found out about a published list: the columns with
// what explains them, the rows that differ with the sum behind our number, the ranks.
func Check(r *published.Report) []byte {
	e := r.Reading.Event
	o := &object{}
	o.open('{')
	o.text("format", r.Reading.Format.String())
	o.exact("explained", boolean(r.Explained()))
	o.number("players", len(e.Players))
	o.number("rounds", e.Rounds)
	o.key("columns")
	o.open('[')
	for i := range r.Columns {
		o.next()
		o.column(e, &r.Columns[i])
	}
	o.close(']')
	o.key("ranks")
	o.open('{')
	o.key("order")
	o.codes(r.Ranks.Order)
	o.number("agree", r.Ranks.Agree)
	o.number("of", r.Ranks.Of)
	o.key("differ")
	o.open('[')
	for _, seat := range r.Ranks.Differ {
		o.next()
		o.open('{')
		o.number("startno", e.Players[seat].Number)
		o.number("printed", e.Players[seat].PrintedRank)
		o.close('}')
	}
	o.close(']')
	o.close('}')
	o.close('}')
	return o.b
}

func boolean(set bool) string {
	if set {
		return "true"
	}
	return "false"
}

func (o *object) codes(list []engine.Criterion) {
	o.open('[')
	for _, c := range list {
		o.next()
		o.b = appendString(o.b, c.String())
	}
	o.close(']')
}

func (o *object) column(e *engine.Event, c *published.Column) {
	o.open('{')
	o.text("label", c.Label)
	o.some("legend", c.Legend)
	o.some("named", c.Named.String())
	if f, other := c.NamedFit(); other {
		o.text("named_rules", f.Rules.Name)
		o.number("named_agree", f.Agree)
	}
	o.flag("same", c.Same)
	o.flag("aside", c.Aside)
	o.flag("needs_ratings", c.NeedsRatings)
	o.flag("unrated_met", c.UnratedMet)
	o.fit(&c.Fit)
	o.key("under")
	o.open('{')
	for _, f := range c.Under {
		o.number(f.Rules.Name, f.Agree)
	}
	o.close('}')
	o.key("equals")
	o.open('[')
	for _, f := range c.Equals {
		o.next()
		o.b = appendString(o.b, f.Criterion.String())
	}
	o.close(']')
	o.key("differ")
	o.open('[')
	for i := range c.Differ {
		row := &c.Differ[i]
		o.next()
		o.open('{')
		o.number("startno", e.Players[row.Seat].Number)
		o.exact("printed", row.Printed.JSON())
		o.exact("ours", row.Ours.JSON())
		o.key("steps")
		o.steps(&row.Explanation, e.Players[row.Seat].Number)
		o.close('}')
	}
	o.close(']')
	o.close('}')
}

func (o *object) fit(f *published.Fit) {
	if f.Of > 0 {
		o.text("criterion", f.Criterion.String())
		o.text("rules", f.Rules.Name)
		o.text("mode", Mode(f.Pairing))
		o.number("after_round", f.After)
		o.some("bye", f.Bye.Letter(engine.NoOutcome))
		if f.Postponed == published.WithoutPoints {
			o.text("postponed", "without-points")
		}
		o.some("unrated", f.Unrated.String())
		o.text("compared", f.Compared.String())
	}
	o.number("agree", f.Agree)
	o.number("of", f.Of)
}
