package text

// Key names a sentence. Where a sentence has places to fill, they are the same in every language.
type Key int

// The sentences, in the order in which they are met on the page.
const (
	// The page.
	Brand Key = iota
	PageTitle
	PageDescription
	LanguageLabel
	ThemeLabel
	ThemeAuto
	ThemeLight
	ThemeDark
	FooterPrivate
	FooterSources

	// Before and beside the program.
	BootLoading
	BootOffline
	BootUnreachable
	BootCrashed
	BootCopy
	BootCopied
	BootReload
	BootUpdate
	BootUpdateReload
	BootLater
	BootCopyThis
	BootFresh
	BootNoScript

	// The bar above the card.
	CalculatorLabel
	RulesLabel
	RoundsLabel
	RoundsFewer
	RoundsMore
	RoundsRange
	Undo
	Redo
	Clear
	CopyLink
	LinkCopied
	LinkNotCopied
	MoreChoices
	LinkBroken

	// The choices.
	PairingLabel
	PairingSwiss
	PairingRoundRobin
	ScoringLabel
	ScoringStandard
	ScoringThreeOne
	ScoringTwoOne
	ScoringOwn
	WorthWin
	WorthDraw
	WorthLoss
	WorthBye
	WorthExpected

	// The card.
	CardLabel
	ColumnRound
	ColumnOpponent
	ColumnResult
	RoundLabel
	ScoreLabel
	ScheduledScoreLabel
	ResultLabel
	ResultKeys
	ResultMore
	ScoreExpected
	ScoreTooHigh
	TooManyAbsences
	MissingScores
	MissingResults
	CardHint
	KeyboardHint

	// Results, in full and as short as a button.
	ResultWon
	ResultDrawn
	ResultLost
	ResultForfeitWin
	ResultForfeitLoss
	ResultPairingBye
	ResultFullBye
	ResultHalfBye
	ResultZeroBye
	ResultNone
	ShortForfeitWin
	ShortForfeitLoss
	ShortPairingBye
	ShortFullBye
	ShortHalfBye
	ShortZeroBye
	ShortOther

	// What an own unplayed round is, in front of its explanation.
	KindForfeitWin
	KindForfeitLoss
	KindPairingBye
	KindFullBye
	KindHalfBye
	KindZeroBye
	KindOpen

	// What can be stated of an opponent.
	UnplayedHere
	OpponentAway
	OpponentAwayHint
	AwayAdd
	AwayRemove
	AwayForfeitWin
	AwayForfeitLoss
	AwayPairingBye
	AwayFullBye
	AwayHalfBye
	AwayZeroBye
	AwayQuestion
	AwayFollowed
	AwayNotFollowed

	// The results.
	ResultsLabel
	OwnPoints
	OwnPointsOf
	NothingCounted
	ColumnCriterion
	FindCriterion
	FoundNothing
	FoundElsewhere
	FoundInOrder
	GroupOpponents
	GroupOwn
	GroupAmerican
	NotInRoundRobins
	RoundRobinWarning
	OutputLabel
	OutputHint
	IncompleteValue
	Announcement

	// Rule sets.
	RulesFide2026
	RulesFide2023
	RulesVirtual
	RulesAmerican
	RulesPlayedOnly
	ShortFide2026
	ShortFide2023
	ShortVirtual
	ShortAmerican
	ShortPlayedOnly
	RulesSince
	RulesBetween
	RulesUntil
	RulesNoDate
	AboutFide2026
	AboutFide2023
	AboutVirtual
	AboutAmerican
	AboutPlayedOnly

	// Criteria.
	NamePTS
	NameBH
	NameSB
	NamePS
	NameWIN
	NameWON
	NameREP
	NameKS
	NameUSMM
	NameUSSOL
	NameUSMED
	NameUSCUM
	NameUSSB
	NameUSKAS
	NameCut
	NameMedian
	MeaningPTS
	MeaningBH
	MeaningSB
	MeaningPS
	MeaningWIN
	MeaningWON
	MeaningREP
	MeaningKS
	MeaningUSMM
	MeaningUSSOL
	MeaningUSMED
	MeaningUSCUM
	MeaningUSSB
	MeaningUSKAS
	MeaningCut
	MeaningMedian

	// An explanation.
	ExplanationTitle
	ExplanationSource
	ExplanationSourceAmerican
	ExplanationSum
	ExplanationEmpty
	ExplanationOthers
	ExplanationNoDifference
	ExplanationNoDifferenceYou
	ExplanationNoDifferenceAny
	ExplanationAmericanOnly
	ExplanationSameValue
	ExplanationOther
	ExplanationIncomplete

	// One round of a sum over opponents.
	StepOpponent
	StepOpponentAdjusted
	StepFinal
	OwnOnCard
	OwnInEvent
	StepDummy
	StepDummyUncapped
	StepDummyByForfeit
	StepDummyByDraws
	StepVirtual
	StepZero
	StepNoElement
	StepMissing
	StepNotPlayed
	StepScheduled
	StepAsPlayed
	AdjustmentDraw
	AdjustmentEach

	// One round of the own record.
	StepPoints
	StepRunning
	StepCounts
	StepDoesNotCount
	StepElected
	StepNotElected
	StepDeduction
	StepKoya
	StepKoyaBelow
	StepKoyaNone

	// Cuts.
	CutLowest
	CutLowestOpponent
	CutFirstRound
	CutVoluntary
	CutHighest

	// Articles.
	NoteDraws
	NoteForfeit
	NoteVoluntary
	NoteVoluntaryProduct
	NotePairingBye
	NoteAdjusted

	// Examples.
	ExamplesLabel
	ExampleHalfBye
	ExampleHalfByeWhy
	ExamplePairingBye
	ExamplePairingByeWhy
	ExampleForfeit
	ExampleForfeitWhy
	ExampleTiedOne
	ExampleTiedTwo
	ExampleTiedThree
	ExampleTiedWhy
	ExampleStrong
	ExampleStrongWhy
	ExampleWeak
	ExampleWeakWhy
	ExampleOrderBye
	ExampleOrderGame
	ExampleOrderWhy
	ExampleSonneborn
	ExampleSonnebornWhy
	ExampleLateLoss
	ExampleEarlyLoss
	ExampleProgressWhy
	ExampleAmerican
	ExampleAmericanWhy
	RecentLabel
	RecentCard

	firstRoomKey
)
