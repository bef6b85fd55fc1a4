package text

// The sentences around the guide, and for putting a card into somebody's own page.
const (
	RoomGuide Key = firstGuideKey + iota
	EmbedLabel
	EmbedHint
	EmbedCode
	EmbedCopy
	EmbedNotCopied
	EmbedPreview
	EmbedFallback

	firstPrizesKey
)
