package text

var englishScoring = [keys]string{
	ScoringHalfBye:  "1 · ½ · 0, bye ½",
	WorthAskedBye:   "bye on request",
	ScoringExpected: "Expected points such as 3, 1, ½ or 0.5, at most 99; until then {points} counts",
	ScoringFollows:  "Byes and forfeits worth as much as a win or a draw follow when that is changed.",
}
