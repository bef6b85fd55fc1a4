package published

import (
	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// Order returns the order of the standings as the legend and the headings of the printed columns name it:
// the points, then every criterion that is known. It is empty where none is.
func Order(r *paste.Reading) []engine.Criterion {
	order := []engine.Criterion{{Name: engine.PTS}}
	for i := range tiebreaks(r) {
		if c, _ := named(&r.Columns[i]); c.Name != 0 && c.Name != engine.PTS {
			order = append(order, c)
		}
	}
	if len(order) == 1 {
		return nil
	}
	return order
}

// Unnamed returns how many of the printed tie-breaks have no known name and are no part of the order.
func Unnamed(r *paste.Reading) int {
	n := 0
	for i := range tiebreaks(r) {
		if c, _ := named(&r.Columns[i]); c.Name == 0 {
			n++
		}
	}
	return n
}

// tiebreaks returns how many of the printed columns are tie-breaks. A performance at the end that only the
// heading names, as Rp, is there to be known.
func tiebreaks(r *paste.Reading) int {
	n := len(r.Columns)
	for ; n > 0; n-- {
		c := &r.Columns[n-1]
		if name, _ := named(c); c.Legend != "" || name.Name != engine.TPR {
			break
		}
	}
	return n
}
