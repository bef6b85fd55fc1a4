package text

var hungarianScoring = [keys]string{
	ScoringHalfBye:  "1 · ½ · 0, erőnyerő ½",
	WorthAskedBye:   "kért bye",
	ScoringExpected: "Pontszám kell, például 3, 1, ½ vagy 0,5, legfeljebb 99; addig ennyi számít: {points}",
	ScoringFollows:  "A győzelemmel vagy döntetlennel egyenértékű erőnyerő, bye és játék nélküli eredmény vele együtt változik.",
}
