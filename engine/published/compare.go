package published

import (
	"strings"

	"feinwertung/engine"
)

// agreement is which rows a criterion explains, compared in one way.
type agreement struct {
	compared Comparison
	agree    []bool
	rows     int // that agree
}

// rows returns which rows have a printed number.
func rows(values []engine.Value) (printed []bool, n int) {
	printed = make([]bool, len(values))
	for seat, v := range values {
		if v.Defined() {
			printed[seat] = true
			n++
		}
	}
	return printed, n
}

// averaged reports whether lists print the criterion rounded.
func averaged(n engine.Name) bool {
	switch n {
	case engine.AOB, engine.ARO, engine.APRO, engine.APPO, engine.TPR, engine.PTP:
		return true
	}
	return false
}

// compare compares a column with the values of a criterion: exactly, and averages also rounded to the
// decimals that are printed.
func compare(printed, ours []engine.Value, decimals int, c engine.Criterion) agreement {
	best := agreement{rows: -1}
	ways := []Comparison{Exactly}
	if !anyDefined(ours) {
		return agreement{agree: make([]bool, len(printed))}
	}
	if averaged(c.Name) {
		ways = append(ways, Rounded, Truncated, RoundedToEven)
	}
	for _, way := range ways {
		a := agreement{compared: way, agree: make([]bool, len(printed))}
		for seat, v := range printed {
			if v.Defined() && equal(v, ours[seat], way, decimals) {
				a.agree[seat] = true
				a.rows++
			}
		}
		if a.rows > best.rows {
			best = a
		}
	}
	return best
}

// means returns the averages of ratings before they are rounded to whole ones (10.1), and with them what is
// built on one.
func means(t *engine.Table, c engine.Criterion) []engine.Value {
	values := make([]engine.Value, len(t.Event().Players))
	for seat := range values {
		x := t.Explain(c, seat)
		if c.Name == engine.TPR && x.Performance != nil {
			x.Sum += engine.Points(x.Performance.Difference*x.Count) * engine.Point
		}
		values[seat] = engine.MeanValue(x.Sum, x.Count)
	}
	return values
}

func anyDefined(values []engine.Value) bool {
	for _, v := range values {
		if v.Defined() {
			return true
		}
	}
	return false
}

// constant reports whether a column prints the same number everywhere: any criterion that separates
// nobody explains it.
func constant(values []engine.Value) bool {
	for _, v := range values {
		if v.Defined() != values[0].Defined() || v.Compare(values[0]) != 0 {
			return false
		}
	}
	return true
}

// large reports whether a column prints numbers of the size of ratings.
func large(values []engine.Value) bool {
	n := 0
	for _, v := range values {
		if v.Defined() && v.Compare(engine.WholeValue(500)) >= 0 {
			n++
		}
	}
	return 2*n > len(values)
}

// zeros reports whether at least half of a column are zeros, as Direct Encounter is printed.
func zeros(values []engine.Value) bool {
	n := 0
	for _, v := range values {
		if v.Defined() && isZero(v) {
			n++
		}
	}
	return 2*n >= len(values)
}

// equal compares two numbers. What is undefined for want of games is printed as 0.
func equal(printed, ours engine.Value, way Comparison, decimals int) bool {
	if !ours.Defined() {
		return printed.Compare(engine.WholeValue(0)) == 0
	}
	if way == Exactly {
		return printed.Compare(ours) == 0
	}
	// Rounding half up is within half a unit of the last decimal, cutting off within a whole one.
	p, exact := printed.Points()
	if !exact {
		return false
	}
	unit := engine.Point
	for range min(decimals, 4) {
		unit /= 10
	}
	low, high := p-unit/2, p+unit/2
	if unit == 1 {
		low, high = p, p+1
	}
	if way == Truncated {
		low, high = p, p+unit
	}
	from, to := ours.Compare(engine.ValueOf(low)), ours.Compare(engine.ValueOf(high))
	if way == RoundedToEven && (from == 0 || to == 0) {
		return p/unit%2 == 0
	}
	return from >= 0 && to < 0
}

// decimalsOf returns how many decimals a column prints at most.
func decimalsOf(raw []string) int {
	most := 0
	for _, s := range raw {
		if i := strings.LastIndexAny(s, ".,"); i >= 0 {
			most = max(most, len(s)-i-1)
		}
	}
	return most
}
