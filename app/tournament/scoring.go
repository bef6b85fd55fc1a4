package tournament

import (
	"slices"
	"strings"

	"feinwertung/engine"
)

// Worth names one value of a scoring.
type Worth uint8

// The values, in the order of a link.
const (
	WinWorth Worth = iota
	DrawWorth
	LossWorth
	ForfeitWinWorth
	ForfeitLossWorth
	PairingByeWorth
	FullByeWorth
	HalfByeWorth
	ZeroByeWorth // also an absence

	Worths // how many there are
)

// mostWorth is the most points that one result can be worth, as the columns of a file hold no more.
const mostWorth = 99 * engine.Point

// ParseWorth reads what a result is worth: points in every habit of the field (engine.ParsePoints) up to 99,
// also negative ones, which some rules give for an absence.
func ParseWorth(text string) (p engine.Points, ok bool) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "−", "-"))
	p, ok = signedPoints(text)
	return p, ok && max(p, -p) <= mostWorth
}

// Worth returns what a result is worth in the event.
func (s *State) Worth(w Worth) engine.Points {
	scoring := s.Event.Scoring
	return *worths(&scoring)[w]
}

// follow is what has the same worth as a game where nobody says otherwise.
var follow = [Worths][]Worth{
	WinWorth:  {ForfeitWinWorth, PairingByeWorth, FullByeWorth},
	DrawWorth: {HalfByeWorth},
}

// SetWorth returns the state in which a result is worth other points. Byes and forfeits that were worth as
// much as a won or drawn game go on being so.
func (s *State) SetWorth(w Worth, p engine.Points) *State {
	scoring := s.Event.Scoring
	values := worths(&scoring)
	was := *values[w]
	*values[w] = p
	for _, other := range follow[w] {
		if *values[other] == was {
			*values[other] = p
		}
	}
	return s.SetScoring(scoring)
}

// Scorings returns the scoring systems that are offered, by name: a game's worth in the order of how often
// they are used, and the usual one with half a point for the pairing-allocated bye.
func Scorings() []NamedScoring {
	halfBye := engine.StandardScoring()
	halfBye.PairingBye = engine.HalfPoint
	return []NamedScoring{
		{"standard", engine.StandardScoring()},
		{"310", engine.ScoringOf(3*engine.Point, engine.Point, 0)},
		{"210", engine.ScoringOf(2*engine.Point, engine.Point, 0)},
		{"half-bye", halfBye},
	}
}

// NamedScoring is a scoring system that is offered.
type NamedScoring struct {
	Name    string
	Scoring engine.Scoring
}

// ScoringName returns the name of the event's scoring system, "" where it is none of those offered.
func (s *State) ScoringName() string {
	all := Scorings()
	i := slices.IndexFunc(all, func(n NamedScoring) bool { return n.Scoring == s.Event.Scoring })
	if i < 0 {
		return ""
	}
	return all[i].Name
}
