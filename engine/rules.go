package engine

import "strconv"

// Rules is a rule set: the choices in which the texts of C.07, their predecessors and US Chess
// differ. The alternatives that an event may announce beforehand (C.07 16.6) are the same choices
// set by hand. Rules is comparable.
type Rules struct {
	Name        string
	From, Until Date // the first and the last day the text was in force; zero is open
	Book        Book

	Opponents  OpponentRounds
	Own        OwnRounds
	Caps       DummyCaps
	CapRounds  RoundCount
	LowCut     LowCut
	Encounters PartialEncounters
	Forfeits   PredeterminedForfeits
	Standard   StandardReading
	Cumulative CumulativeDeduction
}

// Book is whose rules a rule set is of: it gives the usual order of criteria and the articles cited.
type Book uint8

// The rule books.
const (
	Handbook     Book = iota // FIDE, C.07 and its predecessors
	USChessRules             // US Chess, rule 34E
)

// OpponentRounds is how the unplayed rounds of an opponent count towards the score he brings (16.3).
type OpponentRounds uint8

const (
	// AdjustedByAvailability takes the points awarded, but a draw for requested byes after which
	// he was never available to play again (16.3).
	AdjustedByAvailability OpponentRounds = iota
	// HalfForEachUnplayed takes half a point (a draw) for every unplayed round, won or lost.
	HalfForEachUnplayed
	// AsInStandings takes the score as it stands.
	AsInStandings
)

// OwnRounds is what a participant's own unplayed round contributes (16.4).
type OwnRounds uint8

const (
	// DummyOpponent is a game against a dummy with the participant's own score (16.4).
	DummyOpponent OwnRounds = iota
	// VirtualOpponent is the opponent of the handbook until August 2023: the score before the
	// round, what the participant did not get in it, and a draw for each round after it.
	VirtualOpponent
	// ZeroOpponent is an opponent with no points, who can be discarded (US Chess 34E1).
	ZeroOpponent
	// LeftOut is no element at all.
	LeftOut
)

// DummyCaps is how far the dummy's score can go (16.4.1, 16.4.2).
type DummyCaps uint8

const (
	// Capped limits the dummy of a forfeit by the scheduled opponent's adjusted score (16.4.1) and
	// every other by draws in all rounds (16.4.2).
	Capped DummyCaps = iota
	// Uncapped leaves the own score as it is, as until February 2026.
	Uncapped
)

// RoundCount is which rounds 16.4.2 and the virtual opponent count.
type RoundCount uint8

const (
	// CountedRounds are the rounds that the standings count.
	CountedRounds RoundCount = iota
	// AnnouncedRounds are all the rounds of the event.
	AnnouncedRounds
)

// LowCut is which value a low cut takes from someone with voluntary unplayed rounds (16.5).
type LowCut uint8

const (
	// VoluntaryFirst prefers the lowest contribution of a voluntary unplayed round (16.5).
	VoluntaryFirst LowCut = iota
	// LowestFirst always takes the least significant value.
	LowestFirst
)

// PartialEncounters is what Direct Encounter does when not all the tied have met (6.3).
type PartialEncounters uint8

const (
	// LeaderAlone places whoever is ahead whatever the missing games had brought (6.3).
	LeaderAlone PartialEncounters = iota
	// OnlyIfAllMet leaves the tie.
	OnlyIfAllMet
)

// PredeterminedForfeits is what a forfeit is in a round robin (15.2).
type PredeterminedForfeits uint8

const (
	// ForfeitsPlayed counts a forfeit as a regular game (15.2), except for ratings (Art. 10) and, of
	// losses, for the rounds one elected to play (7.6).
	ForfeitsPlayed PredeterminedForfeits = iota
	// ForfeitsUnplayed keeps it unplayed, as US Chess does (34E).
	ForfeitsUnplayed
)

// StandardReading is whom the points of a round are compared with for Standard Points (7.7).
type StandardReading uint8

const (
	// AgainstOpponent compares with the scheduled opponent's points.
	AgainstOpponent StandardReading = iota
	// AgainstDraw compares with the points of a draw, as the reference program does.
	AgainstDraw
)

// CumulativeDeduction is which byes US Chess 34E3 takes off again.
type CumulativeDeduction uint8

const (
	// FullAndHalfByes takes off one point for a full-point bye or a forfeit win and half a point for
	// a half-point bye. The rule's text names the full point only; the pairing programs in use
	// take off both.
	FullAndHalfByes CumulativeDeduction = iota
	// FullByesOnly keeps to the text.
	FullByesOnly
)

// FIDE2026 is C.07 as in force since 1 March 2026.
func FIDE2026() Rules { return Rules{Name: "fide-2026", From: 20260301} }

// FIDE2023 is C.07 from 1 September 2023 to 28 February 2026: the dummy has the own score without
// caps. The texts of 2023 and of April and August 2024 give the same numbers.
func FIDE2023() Rules {
	return Rules{Name: "fide-2023", From: 20230901, Until: 20260228, Caps: Uncapped}
}

// Virtual2009 is the handbook until August 2023, with the virtual opponent.
func Virtual2009() Rules {
	return Rules{
		Name: "virtual-2009", From: 20090701, Until: 20230831,
		Opponents: HalfForEachUnplayed, Own: VirtualOpponent, LowCut: LowestFirst,
		Encounters: OnlyIfAllMet,
	}
}

// USChess is rule 34E of US Chess.
func USChess() Rules {
	return Rules{
		Name: "us-chess", Book: USChessRules, Opponents: HalfForEachUnplayed, Own: ZeroOpponent, LowCut: LowestFirst,
		Encounters: OnlyIfAllMet, Forfeits: ForfeitsUnplayed,
	}
}

// PlayedOnly leaves the own unplayed rounds out and takes the opponents' scores as they stand.
func PlayedOnly() Rules {
	return Rules{
		Name: "played-only", Opponents: AsInStandings, Own: LeftOut, LowCut: LowestFirst,
	}
}

// of returns the rule set that a criterion is computed under: the criteria of US Chess are defined
// by rule 34E alone, whatever rule set is chosen for the others.
func (rules Rules) of(n Name) Rules {
	if !n.american() {
		return rules
	}
	us := USChess()
	us.Cumulative = rules.Cumulative
	return us
}

// RuleSets returns every rule set that has a name, the one in force first.
func RuleSets() []Rules {
	return []Rules{FIDE2026(), FIDE2023(), Virtual2009(), USChess(), PlayedOnly()}
}

// RulesOn returns the FIDE rule set in force on the day an event started, the present one where
// the day is not known.
func RulesOn(start Date) Rules {
	for _, r := range []Rules{Virtual2009(), FIDE2023()} {
		if start != 0 && start <= r.Until {
			return r
		}
	}
	return FIDE2026()
}

// Date is a day as the number yyyymmdd; the zero value is unknown.
type Date int32

// String returns the day as yyyy-mm-dd, "" when it is unknown.
func (d Date) String() string {
	if d == 0 {
		return ""
	}
	s := strconv.Itoa(int(100_000_000 + d))
	return s[1:5] + "-" + s[5:7] + "-" + s[7:]
}

// ParseDate reads yyyy-mm-dd, yyyy/mm/dd or yyyy.mm.dd. The error is a *ParseError.
func ParseDate(s string) (Date, error) {
	fail := func() (Date, error) { return 0, &ParseError{"ParseDate", s, -1, "a day as 2026-03-01"} }
	if len(s) != 10 || s[4] != s[7] || s[4] != '-' && s[4] != '/' && s[4] != '.' {
		return fail()
	}
	n, err := strconv.ParseUint(s[:4]+s[5:7]+s[8:], 10, 32)
	month, day := n/100%100, n%100
	if err != nil || month < 1 || month > 12 || day < 1 || day > 31 {
		return fail()
	}
	return Date(n), nil
}
