package guide

import (
	"fmt"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// Figure returns the number behind an expression of the text, and an error where there is none.
//
//	halfbye:BH                 a criterion of an example, under the rules in force
//	tied.Bo:BH/C1              … of a player of an event
//	halfbye:BH@fide-2023       … under another rule set
//	halfbye:3                  what round 3 counts for in Buchholz, 3@… under other rules
//	halfbye:opponent2          what the opponent of round 2 finished with
//	money:each                 two prizes shared by two
//	a:BH - b:BH, a:1 + a:2     differences and sums
func Figure(expression string) (engine.Value, error) {
	words := strings.Fields(expression)
	sum, sign := engine.Points(0), engine.Points(1)
	for i, word := range words {
		switch {
		case i%2 == 1 && word == "+":
			sign = 1
			continue
		case i%2 == 1 && word == "-":
			sign = -1
			continue
		case i%2 == 1:
			return engine.Value{}, fmt.Errorf("figure %q: + or - was expected in place of %q", expression, word)
		}
		v, err := term(word)
		if err != nil || len(words) == 1 {
			return v, err
		}
		p, exact := v.Points()
		if !exact {
			return engine.Value{}, fmt.Errorf("figure %q: %s is %s, which cannot be added", expression, word, v)
		}
		sum += sign * p
	}
	return engine.ValueOf(sum), nil
}

// money is the purse of the example: two prizes, and the players tied for them.
var money = struct{ first, second, tied int }{200, 100, 2}

func term(word string) (engine.Value, error) {
	name, what, found := strings.Cut(word, ":")
	if !found {
		return engine.Value{}, fmt.Errorf("figure %q: EXAMPLE:WHAT was expected", word)
	}
	if name == "money" {
		return moneyFigure(what)
	}
	what, rulesName, other := strings.Cut(what, "@")
	rules := engine.FIDE2026()
	if other {
		var known bool
		if rules, known = engine.RulesNamed(rulesName); !known {
			return engine.Value{}, fmt.Errorf("figure %q: no rule set %q", word, rulesName)
		}
	}
	s, err := find(name)
	if err != nil {
		return engine.Value{}, err
	}
	if number, is := strings.CutPrefix(what, "opponent"); is {
		if round, err := strconv.Atoi(number); err == nil {
			return s.opponent(round)
		}
	}
	if round, err := strconv.Atoi(what); err == nil {
		x, err := s.explain(engine.Criterion{Name: engine.BH}, rules)
		if err != nil || round < 1 || round > len(x.Steps) {
			return engine.Value{}, fmt.Errorf("figure %q: no such round", word)
		}
		return engine.ValueOf(x.Steps[round-1].Score), nil
	}
	c, err := engine.ParseCriterion(what)
	if err != nil {
		return engine.Value{}, fmt.Errorf("figure %q: %w", word, err)
	}
	x, err := s.explain(c, rules)
	return x.Value, err
}

func (s subject) opponent(round int) (engine.Value, error) {
	rows := s.onCard().Rows
	if round < 1 || round > len(rows) || !rows[round-1].Known {
		return engine.Value{}, fmt.Errorf("%s: nobody was paired in round %d", s.name, round)
	}
	return engine.ValueOf(rows[round-1].Points), nil
}

func moneyFigure(what string) (engine.Value, error) {
	switch what {
	case "first":
		return engine.WholeValue(money.first), nil
	case "second":
		return engine.WholeValue(money.second), nil
	case "pool":
		return engine.WholeValue(money.first + money.second), nil
	case "each":
		return engine.MeanValue(engine.Points(money.first+money.second)*engine.Point, money.tied), nil
	}
	return engine.Value{}, fmt.Errorf("no figure money:%s", what)
}

// shown returns the number as the language writes it, after comparing it with what the text says.
func (l *language) shown(expression string) (text, exact string, err error) {
	expression, said, found := strings.Cut(expression, "=")
	if !found {
		return "", "", fmt.Errorf("figure %q: the number it is expected to have is missing", expression)
	}
	v, err := Figure(expression)
	if err != nil {
		return "", "", err
	}
	if text = l.number(v); text != said {
		return "", "", fmt.Errorf("the text says {%s=%s}, the engine says %s", expression, said, text)
	}
	return text, strings.Trim(v.JSON(), `"`), nil
}

// number writes a value as the language does.
func (l *language) number(v engine.Value) string { return v.Format(l.separator) }

func (l *language) points(p engine.Points) string { return p.Format(l.separator) }
