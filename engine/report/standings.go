package report

import (
	"slices"
	"strconv"

	"feinwertung/engine"
)

// Standings returns the machine-readable form of an event: every participant's values under the codes,
// and the ranking under each order with what separated neighbours. The first order gives the places of
// the participants. Direct Encounter is the place inside the group that was still tied when its turn came
// in the first order where the codes are that order, otherwise inside the group with the same score; a
// criterion listed twice has the value of its first turn. With steps, each value has its sum beside it.
func Standings(t *engine.Table, codes []engine.Criterion, orders [][]engine.Criterion, withSteps Steps) []byte {
	rankings := make([]*engine.Standings, len(orders))
	for i, order := range orders {
		rankings[i] = t.Standings(order)
	}
	e := t.Event()
	o := &object{b: make([]byte, 0, 256+len(e.Players)*(64+16*len(codes)))}
	o.open('{')
	o.head(t)
	var shown *engine.Standings // whose values of Direct Encounter are shown
	if len(orders) > 0 && slices.Equal(codes, orders[0]) {
		shown = rankings[0]
	}
	o.key("players")
	o.open('[')
	for seat := range e.Players {
		o.next()
		o.player(t, seat, codes, rankings, shown, withSteps)
	}
	o.close(']')
	o.key("rankings")
	o.open('[')
	for _, s := range rankings {
		o.next()
		o.ranking(t, s)
	}
	o.close(']')
	o.close('}')
	return o.b
}

// Steps says whether values come with the sum behind them.
type Steps bool

// With and without the sums.
const (
	WithoutSteps Steps = false
	WithSteps    Steps = true
)

// Mode returns how the command line and the output call a pairing system.
func Mode(p engine.Pairing) string {
	if p == engine.Predetermined {
		return "rr"
	}
	return "swiss"
}

func (o *object) head(t *engine.Table) {
	o.text("rules", t.Rules().Name)
	o.text("mode", Mode(t.Event().Pairing))
	o.number("rounds", t.Event().Rounds)
	o.number("after_round", t.Rounds())
}

func (o *object) player(t *engine.Table, seat int, codes []engine.Criterion, rankings []*engine.Standings, shown *engine.Standings, withSteps Steps) {
	p := &t.Event().Players[seat]
	o.open('{')
	o.number("startno", p.Number)
	o.text("name", p.Name)
	o.exact("points", t.Value(engine.Criterion{Name: engine.PTS}, seat).JSON())
	if len(rankings) > 0 {
		place := rankings[0].Place(seat)
		o.number("rank", place.Rank)
		o.flag("shared", place.Shared)
	}
	o.key("values")
	o.open('{')
	for i, c := range codes {
		if slices.Index(codes, c) != i {
			continue
		}
		v := t.Value(c, seat)
		if shown != nil {
			v = shown.Value(seat, i)
		}
		o.exact(c.String(), v.JSON())
	}
	o.close('}')
	if withSteps {
		explained := make([]engine.Explanation, 0, len(codes))
		for i, c := range codes {
			switch {
			case slices.Index(codes, c) != i:
			case shown != nil:
				explained = append(explained, shown.Explain(t, seat, i))
			default:
				explained = append(explained, t.Explain(c, seat))
			}
		}
		o.explanations(explained, p.Number)
	}
	o.close('}')
}

// explanations writes the steps of several values, and what averages and performances were made of.
func (o *object) explanations(explained []engine.Explanation, number int) {
	o.key("steps")
	o.open('{')
	for i := range explained {
		o.key(explained[i].Criterion.String())
		o.steps(&explained[i], number)
	}
	o.close('}')
	o.key("means")
	o.open('{')
	for i := range explained {
		o.mean(&explained[i])
	}
	o.close('}')
}

func (o *object) ranking(t *engine.Table, s *engine.Standings) {
	o.open('{')
	o.key("order")
	o.open('[')
	for _, c := range s.Order {
		o.next()
		o.b = appendString(o.b, c.String())
	}
	o.close(']')
	o.key("rank")
	o.open('{')
	for seat := range t.Event().Players {
		o.number(strconv.Itoa(t.Event().Players[seat].Number), s.Place(seat).Rank)
	}
	o.close('}')
	o.key("separated")
	o.open('[')
	for _, place := range s.Places {
		if x, below := s.Above(place.Seat); below {
			o.next()
			o.separation(t, s, x)
		}
	}
	o.close(']')
	o.close('}')
}

// separation writes which criterion put one participant before the next and with what values; without a
// criterion the two share their place.
func (o *object) separation(t *engine.Table, s *engine.Standings, x engine.Separation) {
	o.open('{')
	o.number("ahead", t.Event().Players[x.Ahead].Number)
	o.number("behind", t.Event().Players[x.Behind].Number)
	if x.Criterion >= 0 {
		o.text("criterion", s.Order[x.Criterion].String())
		o.key("values")
		o.open('[')
		for _, seat := range []int{x.Ahead, x.Behind} {
			o.next()
			o.b = append(o.b, s.Value(seat, x.Criterion).JSON()...)
		}
		o.close(']')
	}
	o.close('}')
}

// Card returns the machine-readable form of a card: the values under the codes with their steps. The
// error is an *engine.NotOnCardError.
func Card(t *engine.CardTable, rules engine.Rules, rounds int, codes []engine.Criterion) ([]byte, error) {
	explained := make([]engine.Explanation, len(codes))
	for i, c := range codes {
		x, err := t.Explain(c)
		if err != nil {
			return nil, err
		}
		explained[i] = x
	}
	o := &object{}
	o.open('{')
	o.text("rules", rules.Name)
	o.number("rounds", rounds)
	o.number("after_round", t.Counted())
	o.key("values")
	o.open('{')
	for i := range explained {
		o.exact(codes[i].String(), explained[i].Value.JSON())
	}
	o.close('}')
	o.explanations(explained, 0)
	o.close('}')
	return o.b, nil
}
