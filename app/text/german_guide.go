package text

var germanGuide = [keys]string{
	RoomGuide:      "Ratgeber",
	EmbedLabel:     "Einbetten",
	EmbedHint:      "Für das HTML der eigenen Seite: Dort lassen sich die Zahlen ändern, und geladen wird erst, wenn jemand hinscrollt.",
	EmbedCode:      "HTML für die eigene Seite",
	EmbedCopy:      "HTML kopieren",
	EmbedNotCopied: "Den Text auswählen und kopieren",
	EmbedPreview:   "Vorschau",
	EmbedFallback:  "Diese Karte im Feinwertungsrechner öffnen",
}
