package text

var hungarianGuide = [keys]string{
	RoomGuide:      "Útmutató",
	EmbedLabel:     "Beágyazás",
	EmbedHint:      "A saját oldalad HTML-jébe: ott is átírhatók a számok, és semmi sem töltődik be, amíg az olvasó oda nem görget.",
	EmbedCode:      "HTML a saját oldaladhoz",
	EmbedCopy:      "HTML másolása",
	EmbedNotCopied: "Jelöld ki és másold a szöveget",
	EmbedPreview:   "Előnézet",
	EmbedFallback:  "A lap megnyitása a holtverseny-kalkulátorban",
}
