package engine

import (
	"fmt"
	"math/big"
	"runtime"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// everyCode returns every criterion with every modifier that is defined for it.
func everyCode() []Criterion {
	var codes []Criterion
	for _, name := range Names() {
		allowed := name.definition().modifiers
		forms := []string{name.String()}
		with := func(letter string, modifiers ...string) {
			if !strings.Contains(allowed, letter) {
				return
			}
			for _, form := range forms {
				for _, m := range modifiers {
					forms = append(forms, form+"/"+m)
				}
			}
		}
		with("C", "C1", "C2", "C3", "C4")
		with("M", "M1", "M2", "M3")
		with("P", "P")
		with("F", "F")
		with("L", "L+1", "L-1", "L+2", "L-2", "L1", "L40", "L60", "L100")
		with("R", "R")
		with("U", "U1400")
		for _, form := range forms {
			if strings.Contains(form, "/C") && strings.Contains(form, "/M") {
				continue
			}
			c, err := ParseCriterion(form)
			if err != nil {
				panic(err)
			}
			codes = append(codes, c)
		}
	}
	return codes
}

func ratOf(v Value) *big.Rat {
	if !v.Defined() {
		return nil
	}
	return big.NewRat(v.num, v.den)
}

func sameValue(a, b *big.Rat) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return a.Cmp(b) == 0
}

func textOf(x *big.Rat) string {
	switch {
	case x == nil:
		return "undefined"
	case x.IsInt():
		return x.Num().String()
	}
	return x.FloatString(4) + " (" + x.String() + ")"
}

// describe is the heading of a failure's message.
func describe(e *Event, o Options) string {
	return fmt.Sprintf("%+v after round %d, unrated %d\n%s", o.Rules, o.After, o.Unrated, crosstable(e))
}

// The fast implementation and the literal one agree on random events, for every criterion and rule set.
func TestAgreesWithTheArticles(t *testing.T) {
	codes := everyCode()
	compare := func(t *testing.T, rules ...Rules) {
		rapid.Check(t, func(t *rapid.T) {
			e := anyEvent().Draw(t, "event").Event
			compareWithArticles(t, e, anyOptions(e, rules...).Draw(t, "options"), codes)
		})
	}
	if runtime.GOOS == "js" {
		// Fractions are six times slower there, and what differs between platforms shows at once.
		compare(t, RuleSets()...)
		return
	}
	for _, rules := range RuleSets() {
		t.Run(rules.Name, func(t *testing.T) { compare(t, rules) })
	}
}

// In random events few are tied that have met; here all are.
func TestDirectEncounterAgreesWithTheArticles(t *testing.T) {
	codes := []Criterion{{Name: DE}, {Name: DE, Forfeits: true}, {Name: USRES}}
	rapid.Check(t, func(t *rapid.T) {
		e := tiedEvent().Draw(t, "event").Event
		o := anyOptions(e, RuleSets()...).Draw(t, "options")
		o.After = e.Rounds
		compareWithArticles(t, e, o, codes)
	})
}

func compareWithArticles(t *rapid.T, e *Event, o Options, codes []Criterion) {
	table, err := e.Table(o)
	if err != nil {
		t.Fatal(err)
	}
	slow := slowEvent(e, o)
	for _, c := range codes {
		fast, literal := table.Values(c), slow.values(c)
		for seat := range e.Players {
			if x, y := ratOf(fast[seat]), literal[seat]; !sameValue(x, y) {
				t.Fatalf("%v of number %d: the engine gives %s, the articles give %s\n%s",
					c, e.Players[seat].Number, textOf(x), textOf(y), describe(e, o))
			}
		}
	}
}
