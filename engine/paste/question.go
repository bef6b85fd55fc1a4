package paste

import "feinwertung/engine"

// Question is what the text leaves open: of which kind the byes with a full point are. Crosstables write
// -1 or + for the bye that the pairing allocated, for a full-point bye and partly for a win by forfeit.
type Question struct {
	Cells   []CellPlace
	Choices []engine.Kind // what the answer may be, the likeliest first
	Answer  engine.Kind   // what the event has now
}

// CellPlace is one round of one player.
type CellPlace struct{ Seat, Round int }

// Answer settles the question: it replaces Event by one in which all the byes in question are of the
// kind. The former event is not touched. Without a question, or with a kind that is no choice, it does
// nothing and returns false.
func (r *Reading) Answer(k engine.Kind) bool {
	e := r.answered(k)
	if e == nil {
		return false
	}
	r.Event, r.Question.Answer = e, k
	return true
}

// answered returns the event under an answer.
func (r *Reading) answered(k engine.Kind) *engine.Event {
	if r.Question == nil {
		return nil
	}
	known := false
	for _, choice := range r.Question.Choices {
		known = known || choice == k
	}
	if !known {
		return nil
	}
	e := r.Event.Clone()
	for _, p := range r.Question.Cells {
		e.SetCell(p.Seat, p.Round, engine.Cell{Kind: k})
	}
	return e
}

// Effect is what another answer changes.
type Effect struct {
	Answer    engine.Kind
	Criterion engine.Criterion
	Players   int // for how many the value is another one
}

// Effects returns, for every other answer, the criteria that would have other values under the rules
// than with the present answer. Without a question there are none.
func (r *Reading) Effects(rules engine.Rules, criteria []engine.Criterion) []Effect {
	if r.Question == nil {
		return nil
	}
	now, err := r.Event.Table(engine.Options{Rules: rules})
	if err != nil {
		return nil
	}
	var effects []Effect
	for _, k := range r.Question.Choices {
		if k == r.Question.Answer {
			continue
		}
		table, err := r.answered(k).Table(engine.Options{Rules: rules})
		if err != nil {
			continue
		}
		for _, c := range criteria {
			players := 0
			before, after := now.Values(c), table.Values(c)
			for seat := range before {
				if before[seat].Compare(after[seat]) != 0 {
					players++
				}
			}
			if players > 0 {
				effects = append(effects, Effect{k, c, players})
			}
		}
	}
	return effects
}
