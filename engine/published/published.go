// Package published finds out by which criteria and under which rules a published list was made.
//
// [Check] takes what package paste read: the event, the printed tie-breaks and their legend. For each
// printed column it looks for the criterion, its modifiers and the rule set that give the same numbers:
// what the legend names under the rules it names first, then everything else. What the list itself leaves
// open (the pairing system, the kind of the full-point byes, whether a running round counts) is tried as
// well, the likeliest first. The answer is data: how many rows agree, which differ and why, what explains
// the column as well, and how other rule sets would do.
package published

import (
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// Report is what was found out about a list.
type Report struct {
	Reading *paste.Reading
	Columns []Column
	Ranks   Ranks
}

// Explained reports whether every printed number is explained: the tie-breaks, the points and the ranks.
func (r *Report) Explained() bool {
	for i := range r.Columns {
		if c := &r.Columns[i]; !c.Aside && (c.Agree < c.Of || c.Of == 0) {
			return false
		}
	}
	for _, n := range r.Reading.Notes {
		if n.Kind == paste.Contradiction && n.Problem.Kind == engine.PointsDiffer {
			return false
		}
	}
	return len(r.Ranks.Differ) == 0
}

// Column is what was found out about one printed column.
type Column struct {
	paste.Column
	Named     engine.Criterion // what the legend or the heading names, the zero value for nothing known
	NamedYear int              // the year of the rules that the legend names, 0 for none

	// Same is set where the column prints the same number everywhere and nothing names it: that any criterion
	// which separates nobody explains it says nothing.
	Same bool

	// Aside is set where the column is no tie-break of the list: a performance that pages print behind them.
	Aside bool

	// NeedsRatings is set where the column has to do with ratings and the list has none, UnratedMet where
	// every row that differs has an opponent without one.
	NeedsRatings, UnratedMet bool

	Fit                   // the explanation that was chosen
	Differ []Row          // rows that it does not explain
	Equals []Fit          // other criteria that explain every row under the same rules, the nearest first
	Under  []Fit          // the same criterion under every rule set
	places []engine.Value // inside the tied groups, of a column that is Direct Encounter
	named  *Fit           // how what is named does, where something else was chosen
}

// NamedFit returns how many rows what the legend names would explain, where that is not what was chosen: another
// criterion, other cuts or, where a year is named, other rules.
func (c *Column) NamedFit() (fit Fit, other bool) {
	if c.named == nil {
		return Fit{}, false
	}
	return *c.named, true
}

// Fit is one explanation of a column with the number of rows it explains.
type Fit struct {
	Criterion engine.Criterion
	Rules     engine.Rules
	Compared  Comparison
	Assumptions
	Agree, Of int // rows that agree, of those that have a printed number

	variant int // of the lab: two can have the same assumptions
}

// Assumptions are what an explanation takes the event for.
type Assumptions struct {
	Pairing   engine.Pairing
	Bye       engine.Kind // what the byes in question are; Open where there is no question
	After     int         // the round after which the values are
	Postponed Postponed
	Unrated   Unrated
}

// Postponed is how games without a result in the rounds that count are taken.
type Postponed uint8

const (
	// NotCounted leaves them out, as far as they are known.
	NotCounted Postponed = iota
	// WithoutPoints takes them as games that brought neither player anything: the opponent counts.
	WithoutPoints
)

// Unrated is how opponents without a rating count for criteria of ratings.
type Unrated uint8

const (
	// AsAnnounced gives them the rating of the criterion; without one Art. 10 drops it.
	AsAnnounced Unrated = iota
	// LeftOut averages the other opponents.
	LeftOut
	// AsZero counts them with a rating of 0.
	AsZero
)

// String returns it as the machine-readable output names it, "" where it is what the rules say.
func (u Unrated) String() string { return [...]string{"", "left-out", "zero"}[u] }

// Comparison is how printed and computed numbers were compared.
type Comparison uint8

// The comparisons.
const (
	Exactly         Comparison = iota // equal numbers
	Rounded                           // averages, rounded to the decimals that are printed
	Truncated                         // averages, cut off at them
	RoundedToEven                     // averages, halves rounded to the even neighbour
	InTiedGroup                       // Direct Encounter: the order inside the groups still tied
	InScoreGroup                      // Direct Encounter: the order inside the groups of equal score
	PointsTied                        // Direct Encounter: the points against the group still tied, 0 where it stays tied
	PointsScore                       // Direct Encounter: the same against the group of equal score
	WithoutForfeits                   // numbers of wins, wins by forfeit left out
)

// String returns the comparison as the machine-readable output names it.
func (c Comparison) String() string {
	return [...]string{"exact", "rounded", "truncated", "rounded-to-even", "order-of-tied", "order-of-score", "points-of-tied", "points-of-score", "without-forfeits"}[c]
}

// Row is a row that the explanation does not explain.
type Row struct {
	Seat        int
	Printed     engine.Value
	Ours        engine.Value
	Explanation engine.Explanation
}

// Ranks is how the printed ranks fit the printed numbers.
type Ranks struct {
	Order  []engine.Criterion // the points and the criteria of the columns
	Agree  int
	Of     int   // rows with a printed rank; 0 where there are none
	Differ []int // seats
}

// Check finds out by which criteria the printed columns of a reading were made.
func Check(r *paste.Reading) *Report {
	l := newLab(r)
	report := &Report{Reading: r}
	var prior []engine.Criterion
	tiebreaks := tiebreaks(r)
	for i := range r.Columns {
		c := l.solve(r.Columns[i], prior)
		c.Aside = i >= tiebreaks
		if strings.TrimSpace(c.Label) == "" {
			c.Label = "TB" + strconv.Itoa(i+1)
		}
		report.Columns = append(report.Columns, c)
		if c.Of > 0 && c.Criterion.Name != engine.PTS && 2*c.Agree >= c.Of {
			prior = append(prior, c.Criterion)
		}
	}
	report.Ranks = l.ranks(report.Columns)
	return report
}
