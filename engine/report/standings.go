package report

import (
	"strconv"

	"feinwertung/engine"
)

// Standings returns the machine-readable form of an event: every participant's values under the
// codes, and the ranking under each order. The first order gives the places of the participants and
// what Direct Encounter is shown for. With steps, each value has its sum beside it.
func Standings(t *engine.Table, codes []engine.Criterion, orders [][]engine.Criterion, withSteps Steps) []byte {
	rankings := make([]*engine.Standings, len(orders))
	for i, order := range orders {
		rankings[i] = t.Standings(order)
	}
	e := t.Event()
	o := &object{b: make([]byte, 0, 256+len(e.Players)*(64+16*len(codes)))}
	o.open('{')
	o.head(t)
	o.key("players")
	o.open('[')
	for seat := range e.Players {
		o.next()
		o.player(t, seat, codes, rankings, withSteps)
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

func (o *object) player(t *engine.Table, seat int, codes []engine.Criterion, rankings []*engine.Standings, withSteps Steps) {
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
	for _, c := range codes {
		o.exact(c.String(), t.Value(c, seat).JSON())
	}
	o.close('}')
	if withSteps {
		o.key("steps")
		o.open('{')
		for _, c := range codes {
			x := t.Explain(c, seat)
			o.key(c.String())
			o.steps(&x)
		}
		o.close('}')
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
	o.key("steps")
	o.open('{')
	for i := range explained {
		o.key(codes[i].String())
		o.steps(&explained[i])
	}
	o.close('}')
	o.close('}')
	return o.b, nil
}
