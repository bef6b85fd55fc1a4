package engine

// Basis says where the score in a step comes from.
type Basis uint8

// The bases of a score.
const (
	NoBasis        Basis = iota // the step has no opponent's score (own record)
	OpponentScore               // an opponent's adjusted score (16.3), or as the rule set adjusts it
	FinalScore                  // an opponent's score as it stands (15.2, Koya, played-only)
	ScheduledScore              // /P: the scheduled opponent's adjusted score in a forfeit
	Dummy                       // the dummy with the own final score (16.4)
	DummyByForfeit              // the dummy, lowered to the scheduled opponent's adjusted score (16.4.1)
	DummyByDraws                // the dummy, lowered to draws in all rounds (16.4.2)
	Virtual                     // the virtual opponent of the rules until August 2023
	Zero                        // an opponent without points (US Chess)
	NoElement                   // the round is no element of the sum
	Missing                     // the opponent's points are not known
	OpponentRating              // a rating (Art. 10)
	OpponentValue               // an opponent's value of another criterion (8.2, 10.4, 10.5, SOB)
)

// String returns the basis as the machine-readable output names it, "" for none.
func (b Basis) String() string {
	return [...]string{"", "adjusted", "final", "scheduled", "dummy", "dummy-capped-by-opponent",
		"dummy-capped-by-draws", "virtual", "zero", "none", "missing", "rating", "value"}[b]
}

// Cut says whether a contribution was struck out.
type Cut uint8

// The cuts.
const (
	Kept            Cut = iota
	CutLow              // a least significant value (14.1–14.4)
	CutLowVoluntary     // a voluntary unplayed round, cut before others (16.5)
	CutHigh             // a most significant value (14.3, 14.4)
)

// String returns the cut as the machine-readable output names it, "" for a value that was kept.
func (c Cut) String() string { return [...]string{"", "low", "low-voluntary", "high"}[c] }

// Step is one round's part in a value: what it contributes and why. The sum of the contributions
// that were not cut is the value (of averages, its numerator).
type Step struct {
	Round    int
	Kind     Kind
	Outcome  Outcome
	Opponent int  // pairing number of the opponent or scheduled opponent; 0 is none or unknown
	Fore     bool // the round counts as a drawn game, whatever its result (8.3)

	Basis       Basis
	Final       Points       // the score as it stands: the opponent's, or the own one behind a dummy
	Limit       Points       // Dummy…: the cap that applies (16.4.1, 16.4.2), whether it lowered the score or not
	Limited     bool         // whether there is a cap at all
	Score       Points       // what the opponent or the dummy counts for
	Adjustments []Adjustment // how Score comes from Final, where rounds of the opponent count differently

	Awarded      Points // points awarded to the participant in the round
	Times        Points // the factor of Score: the points awarded in Sonneborn-Berger, 1 in Buchholz
	Contribution Points // Score × Times, or what the round adds to a count
	Cut          Cut
	Running      Points // the sum so far, without what was cut

	article string // see Article
}

// Adjustment is one round of an opponent that counts differently towards the score he brings (16.3).
type Adjustment struct {
	Round   int // 0 where it is not known (a card)
	Kind    Kind
	Awarded Points
	Counted Points
}

// Article returns the article that decides what the step's score is, "" where none is needed.
func (s *Step) Article() string { return s.article }

// cite finds the article of the step's score under a rule set.
func (s *Step) cite(rules *Rules) {
	switch s.Basis {
	case OpponentScore, ScheduledScore:
		if len(s.Adjustments) > 0 {
			s.article = rules.adjusting()
		}
	case Dummy, DummyByForfeit, DummyByDraws:
		switch {
		case !s.Limited:
			s.article = "16.4"
		case s.Kind.Forfeit():
			s.article = "16.4.1"
		default:
			s.article = "16.4.2"
		}
	case Zero:
		s.article = "16.6"
		if rules.Book == USChessRules {
			s.article = "34E1"
		}
	}
}

// adjusting returns the article by which rounds of an opponent count differently, "" for the texts
// before there was one.
func (rules *Rules) adjusting() string {
	switch {
	case rules.Book == USChessRules:
		return "34E1"
	case rules.Opponents == AdjustedByAvailability:
		return "16.3"
	}
	return ""
}

// Explanation is a value with the sum behind it.
type Explanation struct {
	Criterion Criterion
	Rules     Rules
	Value     Value
	Steps     []Step

	// Averages: what Value was divided from, before rounding. Ratings stand in Points as whole points.
	Sum   Points
	Count int

	Performance *Performance    // TPR and PTP
	Encounter   []EncounterPass // DE: the applications of Art. 6 to the group

	Incomplete bool   // some opponents' points are not known: the rest was computed
	Undefined  Reason // why Value is undefined
}

// Performance is how a performance rating comes about (10.2, 10.3).
type Performance struct {
	Score      Points // on the scale 1, ½, 0, from games played
	Games      int
	Average    int // TPR: the average rating of the opponents (10.1)
	Hundredths int // TPR: the score per game in hundredths, rounded
	Difference int // TPR: the rating difference for it by the table (B.02 8.1.1)
}

// Reason says why a value is undefined.
type Reason uint8

// The reasons.
const (
	NoReason       Reason = iota
	NoGames               // nothing to average
	UnratedPresent        // a rating criterion, dropped because of an unrated player (Art. 10)
	AllCut                // an average of which every element was cut
)

// String returns the reason as the machine-readable output names it, "" for none.
func (r Reason) String() string {
	return [...]string{"", "no-games", "unrated-present", "all-cut"}[r]
}
