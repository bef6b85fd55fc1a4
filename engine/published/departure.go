package published

import "feinwertung/engine"

// Departure is one thing for which an explanation does not take the event as the reading does, and the standings with
// it: they show other numbers then, although the column is explained.
type Departure uint8

// The departures.
const (
	AsSwiss        Departure = iota // the forfeits of a round robin count as unplayed rounds
	AsRoundRobin                    // a Swiss is taken as a round robin
	OtherByes                       // the byes in question are of the kind Column.Bye
	EarlierRound                    // the values are those after the round Column.After, mostly an earlier one
	PostponedCount                  // games without a result count, without points for anybody
	UnratedLeftOut                  // opponents without a rating are left out
	UnratedAsZero                   // they count with a rating of 0
)

// Departures lists for what the explanation of a column takes the event otherwise than the reading.
func (r *Report) Departures(c *Column) []Departure {
	var list []Departure
	e := r.Reading.Event
	switch {
	case c.Pairing == e.Pairing:
	case c.Pairing == engine.Swiss:
		list = append(list, AsSwiss)
	default:
		list = append(list, AsRoundRobin)
	}
	if q := r.Reading.Question; q != nil && c.Bye != q.Answer {
		list = append(list, OtherByes)
	}
	if c.After != e.LastRound() {
		list = append(list, EarlierRound)
	}
	if c.Postponed == WithoutPoints {
		list = append(list, PostponedCount)
	}
	switch c.Unrated {
	case LeftOut:
		list = append(list, UnratedLeftOut)
	case AsZero:
		list = append(list, UnratedAsZero)
	}
	return list
}
