package text

var germanScoring = [keys]string{
	ScoringHalfBye:  "1 · ½ · 0, Freilos ½",
	WorthAskedBye:   "Freilos auf Wunsch",
	ScoringExpected: "Erwartet werden Punkte wie 3, 1, ½ oder 0,5, höchstens 99; bis dahin gilt {points}",
	ScoringFollows:  "Freilose und kampflose Partien, die so viel zählen wie ein Sieg oder ein Remis, ändern sich mit.",
}
