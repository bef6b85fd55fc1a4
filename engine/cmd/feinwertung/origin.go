package main

import (
	"fmt"
	"strings"

	"feinwertung/engine/paste"
	"feinwertung/engine/published"
)

// origin says where the order and the rules of the standings of a pasted list come from, so that nobody takes what
// was assumed for what the list says. It is empty where both were asked for.
func (q *request) origin(r *paste.Reading) string {
	var parts []string
	if q.Tiebreaks == "" {
		order := "the order is the one that the list names"
		unnamed := published.Unnamed(r)
		switch {
		case len(r.Tiebreaks) == 0:
			order = "the list names no order of tie-breaks, the usual one was taken"
		case unnamed > 0:
			order += fmt.Sprintf(", without %d of its columns, which it names in no way that is known", unnamed)
		}
		if unnamed > 0 {
			order += " (check finds out what its columns are)"
		}
		parts = append(parts, order)
	}
	if q.Rules == "" {
		parts = append(parts, rulesOrigin(r))
	}
	return strings.Join(parts, "; ")
}

// rulesOrigin says why the standings have their rules. There is one rule set for all columns, also where the legend
// names more than one year.
func rulesOrigin(r *paste.Reading) string {
	name, latest := r.Rules().Name, r.RuleYear()
	for _, l := range r.Legend {
		if l.Year > 0 && l.Year < 2026 && latest >= 2026 {
			return fmt.Sprintf("the rules are %s for all columns, the latest that the list names, although it names %d too (check takes each column by its own)", name, l.Year)
		}
	}
	switch {
	case latest > 0:
		return fmt.Sprintf("the rules are %s, as the list names %d", name, latest)
	case r.Event.Start != 0:
		return fmt.Sprintf("the rules are %s, in force on %s", name, r.Event.Start)
	}
	return fmt.Sprintf("the list names neither rules nor a date, %s was taken", name)
}
