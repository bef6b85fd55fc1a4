package prizes

import (
	"errors"
	"slices"
	"strings"

	"feinwertung/engine"
)

// Order is how ties were broken, as it was understood.
type Order struct {
	Parts    []OrderPart
	Problems []*engine.CriterionError // codes that do not exist; they are no parts
}

// OrderPart is a criterion, or words where there is no code: drawing lots, a rapid play-off.
type OrderPart struct {
	Criterion engine.Criterion
	Words     string // "" for a criterion
}

// HasWords reports whether anything else than criteria was typed.
func (o *Order) HasWords() bool {
	return slices.ContainsFunc(o.Parts, func(part OrderPart) bool { return part.Words != "" })
}

// ReadOrder reads how ties were broken, with commas or semicolons between the parts. A part is words unless each word
// of it is a code or is written like one.
func ReadOrder(text string) Order {
	var o Order
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;\n", r) }) {
		codes := strings.Fields(part)
		if len(codes) == 0 {
			continue
		}
		if slices.ContainsFunc(codes, func(code string) bool { return !meantAsCode(code) }) {
			o.Parts = append(o.Parts, OrderPart{Words: strings.Join(codes, " ")})
			continue
		}
		for _, code := range codes {
			c, err := engine.ParseCriterion(code)
			var wrong *engine.CriterionError
			if errors.As(err, &wrong) {
				o.Problems = append(o.Problems, wrong)
				continue
			}
			o.Parts = append(o.Parts, OrderPart{Criterion: c})
		}
	}
	return o
}

// mostCode is how many letters a code has at most, in front of its modifiers.
const mostCode = 6

// meantAsCode reports whether a word is a code, or is written like one: short and in capitals, or a known code with
// modifiers.
func meantAsCode(word string) bool {
	if _, err := engine.ParseCriterion(word); err == nil {
		return true
	}
	name, _, modified := strings.Cut(word, "/")
	if _, err := engine.ParseCriterion(name); err == nil && modified {
		return true
	}
	return name != "" && len(name) <= mostCode && strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}
