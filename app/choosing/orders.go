package choosing

import "feinwertung/engine"

// Reason says why a criterion stands where it does, or why it should not be used.
type Reason uint8

// The reasons for a place in the order.
const (
	NoReason Reason = iota

	ShortEncounter
	ShortBuchholz
	ShortSonneborn
	ShortWins
	MediumCut
	MediumBuchholz
	MediumEncounter
	MediumSonneborn
	MediumWins
	LongCut
	LongBuchholz
	LongSonneborn
	LongEncounter
	LongBlack
	RobinEncounter
	RobinSonneborn
	RobinWins
	RobinKoya
	RatingsLast
	AmericanMedian
	AmericanSolkoff
	AmericanCumulative
	AmericanOpposition

	// The reasons against.
	NotWithUnrated
	NotInRobin
	NotForeInRobin
	CutsTooMuch
	FewGames
	MedianBoth
	OrderOfPairings
	ForRobins
	AverageInRobin
	NumberDecides
	OtherRulebook

	// Reasons is how many there are.
	Reasons
)

// orders are the proposals by format: the codes, and the reason of the first; those of the others follow it.
var orders = map[Format]struct {
	codes string
	first Reason
}{
	Short:    {"DE BH SB WIN", ShortEncounter},
	Medium:   {"BH/C1 BH DE SB WIN", MediumCut},
	Long:     {"BH/C1 BH SB DE BWG", LongCut},
	Robin:    {"DE SB WIN KS", RobinEncounter},
	American: {"USMM USSOL USCUM USOPC", AmericanMedian},
}

// ratingsLast can stand at the end where everybody has a rating.
const ratingsLast = "ARO/C1"

// warning is a Caution as it is written here.
type warning struct {
	codes     string
	forbidden bool
	reason    Reason
}

// unratedPresent is what Art. 10 drops where an unrated player takes part.
var unratedPresent = warning{"ARO TPR PTP APRO APPO RTNG", true, NotWithUnrated}

// warnings are what does not belong into the order, by format.
var warnings = map[Format][]warning{
	Short: {
		{"BH/C1 BH/C2 BH/M1", false, CutsTooMuch},
		{"AOB FB SOB", false, FewGames},
		{"PS", false, OrderOfPairings},
		{"KS", false, ForRobins},
		{"TPN", false, NumberDecides},
	},
	Medium: {
		{"BH/C2 BH/M2", false, CutsTooMuch},
		{"BH/M1", false, MedianBoth},
		{"PS", false, OrderOfPairings},
		{"KS", false, ForRobins},
		{"TPN", false, NumberDecides},
	},
	Long: {
		{"PS", false, OrderOfPairings},
		{"KS", false, ForRobins},
		{"TPN", false, NumberDecides},
	},
	Robin: {
		{"BH BH/C1 BH/C2 BH/M1 AOB SOB", true, NotInRobin},
		{"FB", true, NotForeInRobin},
		{"ARO", false, AverageInRobin},
		{"PS", false, OrderOfPairings},
		{"TPN", false, NumberDecides},
	},
	American: {
		{"BH BH/C1 BH/M1 SB PS", false, OtherRulebook},
	},
}

// criteria reads codes that are written in this file.
func criteria(codes string) []engine.Criterion {
	list, err := engine.ParseCriteria(codes)
	if err != nil {
		panic(err) // a test reads them all
	}
	return list
}
