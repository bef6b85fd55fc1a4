package text

var englishGuide = [keys]string{
	RoomGuide:      "Guide",
	EmbedLabel:     "Embed this",
	EmbedHint:      "Put this into the HTML of your page: readers can change the numbers there, and nothing is loaded before they scroll to it.",
	EmbedCode:      "HTML for your page",
	EmbedCopy:      "Copy HTML",
	EmbedNotCopied: "Select the text and copy it",
	EmbedPreview:   "Preview",
	EmbedFallback:  "Open this card in the tie-break calculator",
}
