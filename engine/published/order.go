package published

import (
	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// Order returns the order of the standings as the legend and the headings of the printed columns name it:
// the points, then every criterion that is known. It is empty where none is.
func Order(r *paste.Reading) []engine.Criterion {
	order := []engine.Criterion{{Name: engine.PTS}}
	for i := range r.Columns {
		if c, _ := named(&r.Columns[i]); c.Name != 0 && c.Name != engine.PTS {
			order = append(order, c)
		}
	}
	if len(order) == 1 {
		return nil
	}
	return order
}
