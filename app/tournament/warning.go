package tournament

import "feinwertung/engine"

// WarningKind is why a criterion is not allowed in the event or says little there.
type WarningKind uint8

// The warnings.
const (
	_              WarningKind = iota
	BuchholzRobin              // Art. 8: not to be used with predetermined pairings
	UnratedPlayers             // Art. 10: dropped, because unrated players take part
	FewRounds                  // opponents' scores say little after three or four rounds
)

// Warning is about one criterion of the order.
type Warning struct {
	Kind      WarningKind
	Criterion engine.Criterion
}

// fewRounds is up to how many rounds sums of opponents' scores are little more than chance.
const fewRounds = 4

// Warnings returns what has to be said of the criteria of the order.
func (sh *Sheet) Warnings() []Warning {
	var list []Warning
	for _, c := range sh.State.Order {
		switch refusal := sh.Table.Refusal(c); {
		case refusal == engine.BuchholzInRoundRobin:
			list = append(list, Warning{BuchholzRobin, c})
		case refusal == engine.RatingsWithUnrated:
			list = append(list, Warning{UnratedPlayers, c})
		case sh.State.Event.Pairing == engine.Swiss && sh.State.Event.Rounds <= fewRounds && ofOpponents(c):
			list = append(list, Warning{FewRounds, c})
		}
	}
	return list
}

// ofOpponents reports whether a criterion adds up opponents' scores.
func ofOpponents(c engine.Criterion) bool {
	switch c.Name {
	case engine.USMM, engine.USSOL, engine.USMED, engine.USOPC:
		return true
	}
	return c.Name.OfBuchholz()
}
