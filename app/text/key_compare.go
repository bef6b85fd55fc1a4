package text

// The sentences of the Compare room.
const (
	RoomCompare Key = firstCompareKey + iota
	ComparePageTitle
	ComparePageDescription
	CompareLabel
	CompareCards
	CompareHint

	CardName
	AddCard
	AddRecent
	RemoveCard
	CriteriaInOrder
	CriteriaOutside
	BestValue
	NotOnCards

	CardRanking
	LeadsLabel
	LeadsNobody
	PlacesMoved
	NothingMoved

	CompareTied
	CompareStrength
	CompareStrengthWhy
	CompareBye
	CompareProgress

	CompareFrom
	PickLabel
	PickHint
	PickOpen
	PickLeftOut
	CardsApart
	AboutAlternatives

	keys
)
