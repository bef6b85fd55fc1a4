package main

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/report"
)

// writeExplanations writes out the sums of one player: of one criterion, or of the whole order.
func (q *request) writeExplanations(answer *report.Answer, out io.Writer) error {
	t := answer.Table
	number, code, one := strings.Cut(q.explain, ":")
	n, err := strconv.Atoi(number)
	seat := t.Event().SeatOf(n)
	if err != nil || seat < 0 {
		return &engine.OptionError{Option: "explain", Value: number, Expected: "the number of a player of the event"}
	}
	s := t.Standings(answer.Order)
	p := &t.Event().Players[seat]
	head := fmt.Sprintf("%d %s, rules %s, after round %d\n", p.Number, printable(p.Name), t.Rules().Name, t.Rounds())
	if !one {
		fmt.Fprint(out, head)
		for i := range answer.Order {
			x := s.Explain(t, seat, i)
			writeExplanation(&x, out)
		}
		return nil
	}
	c, err := engine.ParseCriterion(code)
	if err != nil {
		return err
	}
	if err := q.Check(answer, []engine.Criterion{c}); err != nil {
		return err
	}
	x := t.Explain(c, seat)
	if i := slices.Index(answer.Order, c); i >= 0 {
		x = s.Explain(t, seat, i)
	}
	fmt.Fprint(out, head)
	writeExplanation(&x, out)
	return nil
}

func writeExplanation(x *engine.Explanation, out io.Writer) {
	title := x.Criterion.String()
	if a := x.Criterion.Name.Article(); a != "" {
		title += " (" + a + ")"
	}
	value := x.Value.Format('.')
	if x.Criterion.Name == engine.DE && x.Value.Compare(engine.WholeValue(0)) == 0 {
		value = nobodySeparated
	}
	fmt.Fprintf(out, "\n%s = %s\n", title, value)
	rows := [][]string{}
	for i := range x.Steps {
		rows = append(rows, stepRow(&x.Steps[i], x.Criterion))
	}
	for i := range x.Encounter {
		writePass(&x.Encounter[i], out)
	}
	if len(rows) > 0 {
		writeColumns(rows, out)
	}
	switch p := x.Performance; {
	case p != nil && x.Criterion.Name == engine.TPR:
		fmt.Fprintf(out, "average %d, %s of %d is %d%%: %+d\n", p.Average, p.Score.Format('.'), p.Games, p.Hundredths, p.Difference)
	case p != nil:
		fmt.Fprintf(out, "%s points scored, %s expected\n", p.Score.Format('.'), x.Sum.String())
	case x.Count > 0:
		fmt.Fprintf(out, "%s / %d\n", x.Sum.Format('.'), x.Count)
	}
}

// stepRow is one round of a sum: round, result, opponent and why he counts what he counts, what the
// round adds, the sum so far.
func stepRow(s *engine.Step, c engine.Criterion) []string {
	why := ""
	if s.Opponent > 0 {
		why = "no " + strconv.Itoa(s.Opponent)
	}
	add := func(text string) {
		if why != "" {
			why += ", "
		}
		why += text
	}
	if s.Fore {
		add("counted as drawn (8.3)")
	}
	score := s.Score.Format('.')
	switch s.Basis {
	case engine.OpponentScore, engine.FinalScore, engine.ScheduledScore, engine.OpponentRating, engine.OpponentValue:
		add(score)
		for _, a := range s.Adjustments {
			add(fmt.Sprintf("round %d counts %s instead of %s%s", a.Round, a.Counted.Format('.'), a.Awarded.Format('.'), cited(s)))
		}
	case engine.Dummy:
		add("dummy: own " + s.Final.Format('.'))
		if s.Limited {
			add("not above " + s.Limit.Format('.') + " (" + s.Article() + ")")
		}
	case engine.DummyByForfeit, engine.DummyByDraws:
		add("dummy: own " + s.Final.Format('.') + ", capped at " + score + " (" + s.Article() + ")")
	case engine.Virtual:
		add("virtual opponent: " + score)
	case engine.Zero:
		add("own unplayed round: 0" + cited(s))
	case engine.NoElement:
		add("not counted")
	}
	if s.Basis != engine.NoBasis && s.Basis != engine.NoElement && s.Times != engine.Point && c.Name != engine.KS {
		add("× " + s.Times.Format('.'))
	}
	contribution, running := s.Contribution.Format('.'), s.Running.Format('.')
	if s.Cut != engine.Kept {
		contribution, running = "("+contribution+")", "cut by "+c.CutArticle(s.Cut)
	}
	return []string{strconv.Itoa(s.Round), s.Kind.Letter(s.Outcome), why, contribution, running}
}

// cited is the article of a step's score in brackets, "" where there is none.
func cited(s *engine.Step) string {
	if a := s.Article(); a != "" {
		return " (" + a + ")"
	}
	return ""
}

func writePass(p *engine.EncounterPass, out io.Writer) {
	if p.Placed == 0 {
		fmt.Fprintf(out, "by %s: the tie stays\n", p.Article)
	} else {
		fmt.Fprintf(out, "by %s: the first %d of %d are placed\n", p.Article, p.Placed, len(p.Members))
	}
	for i := range p.Members {
		m := &p.Members[i]
		fmt.Fprintf(out, "  no %d: %s", m.Number, m.Total.Format('.'))
		if m.Missing > 0 {
			fmt.Fprintf(out, ", %d not met, at best %s", m.Missing, m.Best.Format('.'))
		}
		for _, meeting := range m.Meetings {
			fmt.Fprintf(out, "; %s against no %d", meeting.Points.Format('.'), meeting.Opponent)
		}
		fmt.Fprintln(out)
	}
}
