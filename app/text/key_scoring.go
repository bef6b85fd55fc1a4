package text

// A scoring system that is typed.
const (
	ScoringHalfBye Key = firstScoringKey + iota
	WorthAskedBye
	ScoringExpected
	ScoringFollows

	firstGuideKey
)
