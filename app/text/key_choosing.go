package text

// The sentences of the room where an order of tie-breaks is chosen.
const (
	RoomChoosing Key = firstChoosingKey + iota
	ChoosingPageTitle
	ChoosingPageDescription
	ChoosingLabel
	ChoosingNoDefault
	ChoosingAmericanDefault

	// The event.
	FormatLabel
	FormatShort
	FormatMedium
	FormatLong
	FormatAmerican
	UnratedTakePart
	UnratedYes
	UnratedNo
	StillTied
	StillShare
	StillLots
	CashLabel
	CashPooled
	CashByPlace
	CashNone

	// The proposal.
	ProposedOrder
	ProposedAmerican
	OpenWithOrder
	OpenEventWithOrder
	CautionsLabel
	CautionForbidden
	CautionLittle
	CautionOther

	// Why a criterion stands where it does.
	WhyShortEncounter
	WhyShortBuchholz
	WhyShortSonneborn
	WhyShortWins
	WhyMediumCut
	WhyMediumBuchholz
	WhyMediumEncounter
	WhyMediumSonneborn
	WhyMediumWins
	WhyLongCut
	WhyLongBuchholz
	WhyLongSonneborn
	WhyLongEncounter
	WhyLongBlack
	WhyRobinEncounter
	WhyRobinSonneborn
	WhyRobinWins
	WhyRobinKoya
	WhyRatingsLast
	WhyAmericanMedian
	WhyAmericanSolkoff
	WhyAmericanCumulative
	WhyAmericanOpposition

	// Why not.
	WhyNotWithUnrated
	WhyNotInRobin
	WhyNotForeInRobin
	WhyCutsTooMuch
	WhyFewGames
	WhyMedianBoth
	WhyOrderOfPairings
	WhyForRobins
	WhyAverageInRobin
	WhyNumberDecides
	WhyOtherRulebook

	// For the rules of the event.
	EventRulesLabel
	EventRulesOrder
	EventRulesFIDE
	EventRulesAmerican
	EventRulesShare
	EventRulesLots
	EventRulesPooled
	EventRulesByPlace

	firstCompareKey
)
