package prizes

// State is what was typed and chosen. States are never changed in place: every change gives a new one, or the
// same where nothing changes.
type State struct {
	List    string // for ReadList
	Ranking string // for ReadRanking
	Order   string // how the ties were broken: codes of criteria, or words
	Method  Method
	Unit    Amount // what money is paid in at the least; 0 leaves it to the currency
}

// New returns the empty state: pooled, to what the currency has coins for.
func New() *State { return &State{Method: Pooled} }

// UnitIn returns what money in a currency is paid in at the least: what was chosen, or what is usual.
func (s *State) UnitIn(c Currency) Amount {
	if s.Unit == 0 {
		return c.Unit()
	}
	return s.Unit
}

// Units are what money can be paid in: hundredths, whole amounts, fives.
var Units = []Amount{1, Whole, 5 * Whole}

// The most bytes of what can be typed.
const (
	mostList    = 20_000
	mostRanking = 100_000
	mostOrder   = 400
)

// Empty reports whether nothing was typed.
func (s *State) Empty() bool { return s.List == "" && s.Ranking == "" && s.Order == "" }

// change returns the state with one thing changed, or the same where it is as before.
func (s *State) change(set func(next *State)) *State {
	next := *s
	if set(&next); next == *s {
		return s
	}
	return &next
}

// WithList returns the state with another list of prizes.
func (s *State) WithList(text string) *State {
	return s.change(func(next *State) { next.List = shorten(text, mostList) })
}

// WithRanking returns the state with another ranking.
func (s *State) WithRanking(text string) *State {
	return s.change(func(next *State) { next.Ranking = shorten(text, mostRanking) })
}

// WithOrder returns the state with other words for how the ties were broken.
func (s *State) WithOrder(text string) *State {
	return s.change(func(next *State) { next.Order = shorten(text, mostOrder) })
}

// WithMethod returns the state with another way to share money; one that does not exist changes nothing.
func (s *State) WithMethod(m Method) *State {
	if m != Pooled && m != ByPlace && m != Halves {
		return s
	}
	return s.change(func(next *State) { next.Method = m })
}

// WithUnit returns the state with another unit of payment; one that is not offered changes nothing.
func (s *State) WithUnit(unit Amount) *State {
	for _, u := range Units {
		if u == unit {
			return s.change(func(next *State) { next.Unit = unit })
		}
	}
	return s
}

// Cleared returns the state with nothing typed; the choices stay.
func (s *State) Cleared() *State { return &State{Method: s.Method, Unit: s.Unit} }

// shorten cuts a text at a whole character.
func shorten(text string, most int) string {
	if len(text) <= most {
		return text
	}
	for most > 0 && text[most]&0xC0 == 0x80 {
		most--
	}
	return text[:most]
}
