package text

// The sentences of the room where prizes are shared out.
const (
	RoomPrizes Key = firstPrizesKey + iota
	PrizesPageTitle
	PrizesPageDescription
	PrizesLabel
	SharingLabel
	SharePooled
	ShareByPlace
	ShareHalves
	AboutPooled
	AboutByPlace
	AboutHalves
	UnitLabel
	UnitCents
	UnitWhole
	UnitFives

	// What is typed.
	PrizeListLabel
	PrizeListHint
	RankingLabel
	RankingHint
	RankingSorted
	BrokenByLabel
	TakeFromEvent
	PrizesExample
	ExampleCup
	EarlierPrizes
	PrizeProblem
	PrizeOtherCurrency
	PrizeMoneyInThing
	PrizePlaceTaken
	PrizePlaceTooHigh
	RankingNoPoints
	RankingTooMany

	// Who gets what.
	PrizesResultLabel
	PrizesEmpty
	PrizePlace
	PrizeMoney
	PrizeByLot
	PrizeLots
	PrizeUnclaimed
	PrizeTotal
	ReasonPooled
	ReasonByPlace
	ReasonHalves
	ReasonOdd

	// What is announced.
	SayTitle
	CopyText
	SayShared
	SayAlone
	SayThing
	SayThingTied
	SayThingBy
	SayThingLots

	firstMoneyKey
)
