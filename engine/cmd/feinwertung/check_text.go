package main

import (
	"fmt"
	"io"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/published"
)

// sumsWanted says whether the sums behind our numbers are written out.
type sumsWanted bool

// writeCheck says in words what was found out about a list.
func writeCheck(r *published.Report, sums sumsWanted, out io.Writer) {
	e := r.Reading.Event
	fmt.Fprintf(out, "%s: %s, %s", r.Reading.Format, counted(len(e.Players), "player"), counted(e.Rounds, "round"))
	if e.Name != "" {
		fmt.Fprintf(out, ", %s", e.Name)
	}
	fmt.Fprintln(out)
	if q := r.Reading.Question; q != nil {
		fmt.Fprintf(out, "%s with a full point, of which the text does not say the kind\n", counted(len(q.Cells), "bye"))
	}
	if len(r.Columns) == 0 {
		fmt.Fprintf(out, "\nno tie-breaks are printed: there is nothing to check but the points\n")
	}
	for i := range r.Columns {
		c := &r.Columns[i]
		fmt.Fprintf(out, "\n%s\n", columnSentence(r, c))
		for j := range c.Differ {
			if c.NeedsRatings {
				break
			}
			writeRow(e, c, &c.Differ[j], sums, out)
		}
		if !c.Same && (!c.NeedsRatings || c.Agree == c.Of) {
			writeOthers(c, out)
		}
	}
	if r.Ranks.Of > 0 {
		fmt.Fprintf(out, "\n%s\n", rankSentence(r))
	}
}

// counted is a number of things.
func counted(n int, thing string) string {
	if n != 1 {
		thing += "s"
	}
	return fmt.Sprintf("%d %s", n, thing)
}

// columnSentence says what a column is.
func columnSentence(r *published.Report, c *published.Column) string {
	s := "column " + columnName(c)
	switch {
	case c.Of == 0:
		return s + ": no number in it can be read"
	case c.Same:
		return s + ": every value is " + c.Values[0].Format('.') + ", which does not tell what it is"
	case c.NeedsRatings && c.Agree < c.Of:
		return s + " needs ratings, which the list does not have"
	case 2*c.Agree < c.Of:
		s += fmt.Sprintf(" is not explained; the nearest is %s under %s for %d of %d players", c.Criterion, c.Rules.Name, c.Agree, c.Of)
	case c.Agree < c.Of:
		s += fmt.Sprintf(" is %s under %s for %d of %d players", c.Criterion, c.Rules.Name, c.Agree, c.Of)
	default:
		s += fmt.Sprintf(" is %s under %s for all %d players", c.Criterion, c.Rules.Name, c.Of)
	}
	s += comparedAs(c.Compared)
	for _, d := range r.Departures(c) {
		s += ", " + departure(d, c)
	}
	if c.Aside {
		s += "; it does not count for the ranks"
	}
	if c.UnratedMet {
		s += "; every player who differs has met an unrated opponent"
	}
	if fit, other := c.NamedFit(); other {
		where := "legend"
		if c.Legend == "" {
			where = "heading"
		}
		s += fmt.Sprintf("; the %s names %s, which under %s agrees for %d", where, fit.Criterion, fit.Rules.Name, fit.Agree)
	}
	return s
}

// departure says for what the explanation of a column takes the event otherwise than the reading.
func departure(d published.Departure, c *published.Column) string {
	switch d {
	case published.AsSwiss:
		return "forfeits counted as unplayed rounds as in a Swiss"
	case published.AsRoundRobin:
		return "taken as a round robin"
	case published.OtherByes:
		return "full-point byes taken as " + c.Bye.Letter(engine.NoOutcome)
	case published.EarlierRound:
		return fmt.Sprintf("after round %d", c.After)
	case published.UnratedLeftOut:
		return "unrated opponents left out"
	case published.UnratedAsZero:
		return "unrated opponents counted with a rating of 0"
	}
	return "postponed games counted as games without points"
}

// columnName is the heading with the legend.
func columnName(c *published.Column) string {
	name := strings.TrimSpace(c.Label)
	if c.Legend != "" {
		name += " “" + c.Legend + "”"
	}
	return name
}

func comparedAs(c published.Comparison) string {
	switch c {
	case published.Rounded:
		return ", rounded"
	case published.Truncated:
		return ", cut off"
	case published.RoundedToEven:
		return ", halves rounded to even"
	case published.InTiedGroup:
		return ", by the order inside the groups still tied"
	case published.InScoreGroup:
		return ", by the order inside the groups of equal score"
	case published.PointsTied:
		return ", as the points against the group still tied"
	case published.PointsScore:
		return ", as the points against the group of equal score"
	case published.WithoutForfeits:
		return ", wins by forfeit left out"
	}
	return ""
}

// writeRow writes a row that differs: both numbers, and what decides ours.
func writeRow(e *engine.Event, c *published.Column, row *published.Row, sums sumsWanted, out io.Writer) {
	p := &e.Players[row.Seat]
	fmt.Fprintf(out, "  player %d %s: %s printed, %s", p.Number, p.Name, c.Raw[row.Seat], row.Ours.Format('.'))
	if articles := articlesOf(&row.Explanation); len(articles) > 0 {
		fmt.Fprintf(out, " by %s", strings.Join(articles, ", "))
	}
	fmt.Fprintln(out)
	if sums {
		writeExplanation(&row.Explanation, out)
		fmt.Fprintln(out)
	}
}

// articlesOf returns the articles that decide anything in a sum, in the order in which they come up.
func articlesOf(x *engine.Explanation) []string {
	var list []string
	add := func(article string) {
		for _, a := range list {
			if a == article {
				return
			}
		}
		if article != "" {
			list = append(list, article)
		}
	}
	for i := range x.Steps {
		add(x.Steps[i].Article())
		add(x.Criterion.CutArticle(x.Steps[i].Cut))
	}
	for i := range x.Encounter {
		add(x.Encounter[i].Article)
	}
	return list
}

// writeOthers says how other rule sets do, and what else explains the column.
func writeOthers(c *published.Column, out io.Writer) {
	var same, fewer []string
	for _, f := range c.Under {
		switch {
		case f.Rules.Name == c.Rules.Name:
		case f.Agree == c.Agree:
			same = append(same, f.Rules.Name)
		default:
			fewer = append(fewer, fmt.Sprintf("%s %d", f.Rules.Name, f.Agree))
		}
	}
	if len(same) > 0 {
		fmt.Fprintf(out, "  as many under %s\n", strings.Join(same, ", "))
	}
	if len(fewer) > 0 {
		fmt.Fprintf(out, "  under other rules: %s of %d\n", strings.Join(fewer, ", "), c.Of)
	}
	if len(c.Equals) > 0 {
		var codes []string
		for _, f := range c.Equals {
			codes = append(codes, f.Criterion.String())
		}
		fmt.Fprintf(out, "  just as well explained by %s\n", strings.Join(codes, ", "))
	}
}

// rankSentence says how the ranks fit the numbers.
func rankSentence(r *published.Report) string {
	var order []string
	for _, c := range r.Ranks.Order {
		order = append(order, c.String())
	}
	s := fmt.Sprintf("ranks: %d of %d follow from the printed numbers in the order %s", r.Ranks.Agree, r.Ranks.Of, strings.Join(order, ", "))
	for _, seat := range r.Ranks.Differ {
		p := &r.Reading.Event.Players[seat]
		s += fmt.Sprintf("\n  player %d %s: rank %d printed", p.Number, p.Name, p.PrintedRank)
	}
	return s
}
