package published

import (
	"slices"

	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// solver looks for what explains one column.
type solver struct {
	*lab
	column   *Column
	prior    []engine.Criterion
	decimals int
	expected engine.Rules // the rule set that the list names
	best     Fit
	found    bool
}

// solve finds the explanation of a column. The assumptions of the reading come first; others, and the
// alternatives that an event may announce, are only tried where they are needed.
func (l *lab) solve(printed paste.Column, prior []engine.Criterion) Column {
	c := Column{Column: printed}
	c.Named, c.NamedYear = named(&printed)
	s := &solver{lab: l, column: &c, prior: prior, decimals: decimalsOf(printed.Raw), expected: l.expected(c.NamedYear)}
	_, c.Of = rows(printed.Values)
	c.NeedsRatings = l.unratedAll && (c.Named.Name.OfRatings() || large(printed.Values))
	if c.Of == 0 {
		return c
	}
	first := l.ruleIndex(s.expected)
	for i := range l.variants {
		s.all(&l.variants[i], first)
		for rules := range engine.RuleSets() {
			if rules != first {
				s.all(&l.variants[i], rules)
			}
		}
		if s.best.Agree == s.best.Of && s.distance(s.best.Criterion) == 0 {
			break // what the legend does not name may still have to give way under another assumption
		}
	}
	if s.best.Agree < s.best.Of {
		s.alternatives()
	}
	c.Fit = s.best
	s.conclude()
	return c
}

// expected returns the rule set of the year that a legend names, else that of the whole list.
func (l *lab) expected(year int) engine.Rules {
	switch {
	case year >= 2026:
		return engine.FIDE2026()
	case year >= 2022:
		return engine.FIDE2023()
	}
	return l.reading.Rules()
}

// all tries every criterion under a variant and a rule set.
func (s *solver) all(v *variant, rules int) {
	for _, c := range s.criteria {
		if s.worth(c) && (v.Unrated == AsAnnounced || c.Name.OfRatings()) {
			s.try(v, rules, c)
		}
	}
	if s.unrated && v.Unrated == AsAnnounced {
		for _, n := range [...]engine.Name{engine.ARO, engine.TPR, engine.PTP, engine.APRO, engine.APPO} {
			for _, rating := range [...]uint16{1000, 1400} {
				s.try(v, rules, engine.Criterion{Name: n, Unrated: rating})
				if n == engine.ARO {
					s.try(v, rules, engine.Criterion{Name: n, Low: 1, Unrated: rating})
				}
			}
		}
	}
}

// worth reports whether a criterion can be what a column prints. Direct Encounter, which is compared by
// the order only, would fit columns that have nothing to do with it; and where all numbers are equal only
// what is named says something.
func (s *solver) worth(c engine.Criterion) bool {
	n := s.column.Named.Name
	switch {
	case c.Name == engine.DE || c.Name == engine.USRES:
		return c.Name == n || n == 0 && zeros(s.column.Values)
	case constant(s.column.Values):
		return n == 0 || c.Name == n
	}
	return true
}

// alternatives tries, for what was found or named so far, the choices that an event may announce.
func (s *solver) alternatives() {
	list := []engine.Criterion{s.best.Criterion}
	if n := s.column.Named; n.Name != 0 && n != s.best.Criterion {
		list = append(list, n)
	}
	for _, base := range [...]engine.Rules{s.expected, engine.FIDE2026(), engine.FIDE2023(), engine.Virtual2009()} {
		for _, a := range engine.Alternatives() {
			rules, _ := base.With(a.Name)
			at := s.ruleIndex(rules)
			for _, c := range list {
				s.try(&s.variants[0], at, c)
			}
		}
	}
}

// fit compares one criterion.
func (s *solver) fit(v *variant, rules int, c engine.Criterion) (Fit, []bool) {
	t := s.table(v, rules)
	var a agreement
	if c.Name == engine.DE {
		a = compareEncounter(t, s.column.Values, c, s.prior)
	} else {
		a = compare(s.column.Values, t.Values(c), s.decimals, c)
	}
	if averaged(c.Name) && c.Name.OfRatings() && c.Name != engine.PTP && a.rows < s.column.Of && large(s.column.Values) {
		if b := compare(s.column.Values, s.meansOf(v, c), s.decimals, c); b.rows > a.rows {
			a = b
		}
	}
	if c.Name == engine.WIN && a.rows < s.column.Of {
		if b := compare(s.column.Values, winsPlayed(t), s.decimals, c); b.rows > a.rows {
			a, a.compared = b, WithoutForfeits
		}
	}
	return Fit{Criterion: c, Rules: s.rules[rules], Compared: a.compared, Assumptions: v.Assumptions, Agree: a.rows, Of: s.column.Of, variant: v.number}, a.agree
}

// winsPlayed returns the number of rounds won without those won by forfeit, as programs offer it.
func winsPlayed(t *engine.Table) []engine.Value {
	e := t.Event()
	values := make([]engine.Value, len(e.Players))
	for seat := range values {
		wins := 0
		for round := 1; round <= t.Rounds(); round++ {
			if c := e.Cell(seat, round); c.Kind != engine.ForfeitWin && e.Awarded(c) >= e.Scoring.Win {
				wins++
			}
		}
		values[seat] = engine.WholeValue(wins)
	}
	return values
}

// try keeps the better explanation.
func (s *solver) try(v *variant, rules int, c engine.Criterion) {
	f, _ := s.fit(v, rules, c)
	if !s.found || s.better(&f, &s.best) {
		s.best, s.found = f, true
	}
}

// better compares two explanations. One that explains every row is better than one that does not;
// otherwise a few rows are not worth leaving what the legend names. Of equal ones the nearer to the legend
// is better, then the one that was tried first: the assumptions of the reading, the rule set that the
// list names, the usual criteria.
func (s *solver) better(a, b *Fit) bool {
	if full := a.Agree == a.Of; full != (b.Agree == b.Of) {
		return full
	}
	x, y := a.Agree, b.Agree
	if few := a.Of/10 + 1; s.column.Named.Name != 0 && a.Agree < a.Of {
		if a.Criterion.Name == s.column.Named.Name {
			x += few
		}
		if b.Criterion.Name == s.column.Named.Name {
			y += few
		}
	}
	if x != y {
		return x > y
	}
	return s.distance(a.Criterion) < s.distance(b.Criterion)
}

// distance returns how far a criterion is from what the legend names.
func (s *solver) distance(c engine.Criterion) int {
	switch n := s.column.Named; {
	case n.Name == 0 || c == n:
		return 0
	case c.Name == n.Name:
		return 1
	}
	return 2
}

// conclude adds to the chosen explanation the rows that differ, what explains the column as well, and
// how the other rule sets do.
func (s *solver) conclude() {
	c := s.column
	v := &s.variants[c.variant]
	chosen := s.ruleIndex(c.Rules)
	_, agree := s.fit(v, chosen, c.Criterion)
	t := s.table(v, chosen)
	c.UnratedMet = c.Criterion.Name.OfRatings() && !s.unratedAll && c.Agree < c.Of
	for seat, value := range c.Values {
		if value.Defined() && !agree[seat] {
			c.Differ = append(c.Differ, s.row(t, seat))
			c.UnratedMet = c.UnratedMet && metUnrated(s.reading.Event, seat, c.After)
		}
	}
	if c.Criterion.Name == engine.DE && 2*c.Agree >= c.Of {
		st := s.encounter(t)
		for seat := range c.Values {
			c.places = append(c.places, st.Value(seat, len(st.Order)-1))
		}
	}
	for rules := range engine.RuleSets() {
		f, _ := s.fit(v, rules, c.Criterion)
		c.Under = append(c.Under, f)
	}
	plain := c.Criterion
	plain.Unrated = 0 // no legend names the rating of unrated players
	if c.Named.Name != 0 && (c.Named != plain || c.NamedYear > 0 && s.expected.Name != c.Rules.Name) {
		f, _ := s.fit(v, s.ruleIndex(s.expected), c.Named)
		c.named = &f
	}
	c.Same = c.Agree == c.Of && c.Named.Name == 0 && constant(c.Values)
	if c.Same || c.Agree < c.Of || c.Assumptions != s.variants[0].Assumptions {
		return
	}
	for _, same := range [...]int{1, 2} { // the nearest first
		for _, other := range s.criteria {
			if other == c.Criterion || !s.worth(other) || (other.Name == c.Criterion.Name) != (same == 1) {
				continue
			}
			if f, _ := s.fit(v, chosen, other); f.Agree == f.Of {
				c.Equals = append(c.Equals, f)
			}
		}
	}
}

// metUnrated reports whether a player has played against somebody without a rating.
func metUnrated(e *engine.Event, seat, after int) bool {
	for round := 1; round <= after; round++ {
		c := e.Cell(seat, round)
		if c.Kind == engine.Played && c.Seat() >= 0 && e.Players[c.Seat()].Rating == 0 {
			return true
		}
	}
	return false
}

// encounter returns the standings in which the column's Direct Encounter is the last criterion.
func (s *solver) encounter(t *engine.Table) *engine.Standings {
	prior := s.prior
	if s.column.Compared == InScoreGroup || s.column.Compared == PointsScore {
		prior = nil
	}
	return standingsBefore(t, s.column.Criterion, prior)
}

// row returns a row that differs with our sum.
func (s *solver) row(t *engine.Table, seat int) Row {
	c := s.column
	r := Row{Seat: seat, Printed: c.Values[seat]}
	if c.Criterion.Name == engine.DE {
		st := s.encounter(t)
		r.Ours = st.Value(seat, len(st.Order)-1)
		r.Explanation = st.Explain(t, seat, len(st.Order)-1)
		return r
	}
	r.Ours = t.Value(c.Criterion, seat)
	r.Explanation = t.Explain(c.Criterion, seat)
	return r
}

// ranks compares the printed ranks with the order of the printed numbers: the points, then column by column, but for
// Direct Encounter with the order that it gives, as lists print all sorts of numbers for it. Under shared places any
// rank of those shared is right.
func (l *lab) ranks(columns []Column) Ranks {
	var r Ranks
	e := l.reading.Event
	columns = slices.DeleteFunc(slices.Clone(columns), func(c Column) bool { return c.Aside })
	if len(columns) == 0 {
		return r
	}
	r.Order = []engine.Criterion{{Name: engine.PTS}}
	for i := range columns {
		if c := &columns[i]; !c.Same && c.Criterion.Name != engine.PTS {
			r.Order = append(r.Order, c.Criterion)
		}
	}
	for seat := range e.Players {
		printed := e.Players[seat].PrintedRank
		if printed == 0 || !e.Players[seat].HasPoints {
			continue
		}
		better, tied := 0, 0
		for other := range e.Players {
			if order := before(e, columns, other, seat); order > 0 {
				better++
			} else if order == 0 {
				tied++
			}
		}
		r.Of++
		if better < printed && printed <= better+tied {
			r.Agree++
		} else {
			r.Differ = append(r.Differ, seat)
		}
	}
	return r
}

// before returns +1 where the printed numbers put a player before another one, -1 where behind, 0 where
// they are equal.
func before(e *engine.Event, columns []Column, a, b int) int {
	if x, y := e.Players[a].PrintedPoints, e.Players[b].PrintedPoints; x != y {
		if x > y {
			return 1
		}
		return -1
	}
	for i := range columns {
		c := &columns[i]
		order := c.Values[a].Compare(c.Values[b])
		switch {
		case c.places != nil:
			order = c.places[b].Compare(c.places[a])
		case c.Criterion.Ascending():
			order = -order
		}
		if order != 0 {
			return order
		}
	}
	return 0
}
