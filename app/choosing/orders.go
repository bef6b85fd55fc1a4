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

// of reads the criterion of a step.
func of(code string, r Reason) Step { return Step{criteria(code)[0], r} }

// criteria reads codes that are written in this file.
func criteria(codes string) []engine.Criterion {
	list, err := engine.ParseCriteria(codes)
	if err != nil {
		panic(err) // a test reads them all
	}
	return list
}

// orders are the proposals by format.
var orders = map[Format][]Step{
	Short:    {of("DE", ShortEncounter), of("BH", ShortBuchholz), of("SB", ShortSonneborn), of("WIN", ShortWins)},
	Medium:   {of("BH/C1", MediumCut), of("BH", MediumBuchholz), of("DE", MediumEncounter), of("SB", MediumSonneborn), of("WIN", MediumWins)},
	Long:     {of("BH/C1", LongCut), of("BH", LongBuchholz), of("SB", LongSonneborn), of("DE", LongEncounter), of("BWG", LongBlack)},
	Robin:    {of("DE", RobinEncounter), of("SB", RobinSonneborn), of("WIN", RobinWins), of("KS", RobinKoya)},
	American: {of("USMM", AmericanMedian), of("USSOL", AmericanSolkoff), of("USCUM", AmericanCumulative), of("USOPC", AmericanOpposition)},
}

// unratedPresent is what Art. 10 drops where an unrated player takes part.
var unratedPresent = Caution{criteria("ARO TPR PTP APRO APPO RTNG"), true, NotWithUnrated}

// cautions are what does not belong into the order, by format.
var cautions = map[Format][]Caution{
	Short: {
		{criteria("BH/C1 BH/C2 BH/M1"), false, CutsTooMuch},
		{criteria("AOB FB SOB"), false, FewGames},
		{criteria("PS"), false, OrderOfPairings},
		{criteria("KS"), false, ForRobins},
		{criteria("TPN"), false, NumberDecides},
	},
	Medium: {
		{criteria("BH/C2 BH/M2"), false, CutsTooMuch},
		{criteria("BH/M1"), false, MedianBoth},
		{criteria("PS"), false, OrderOfPairings},
		{criteria("KS"), false, ForRobins},
		{criteria("TPN"), false, NumberDecides},
	},
	Long: {
		{criteria("PS"), false, OrderOfPairings},
		{criteria("KS"), false, ForRobins},
		{criteria("TPN"), false, NumberDecides},
	},
	Robin: {
		{criteria("BH BH/C1 BH/C2 BH/M1 FB AOB SOB"), true, NotInRobin},
		{criteria("ARO"), false, AverageInRobin},
		{criteria("PS"), false, OrderOfPairings},
		{criteria("TPN"), false, NumberDecides},
	},
	American: {
		{criteria("BH BH/C1 BH/M1 SB PS"), false, OtherRulebook},
	},
}
