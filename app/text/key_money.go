package text

// The sentences of the prizes about what was read in another way than it may be meant, and about lots.
const (
	PrizeNoAmount Key = firstMoneyKey + iota
	PrizeSeveralAmounts
	PrizePlacesBackwards
	PrizeThingsHint
	RankingNumbered
	OrderHint
	OrderUnknownCode
	OrderWrongModifier
	MoneyByLot
	ReasonOddLots
	ReasonLess
	ReasonLessLots
	ReasonLots
	SayMoneyLots
	SayThingWords

	firstChoosingKey
)
