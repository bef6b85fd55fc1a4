package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// icons are drawn on a 24 × 24 grid as lines of the text's colour.
var icons = map[string]string{
	"undo":    "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
	"redo":    "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
	"clear":   "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
	"link":    "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
	"choices": "M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4",
	"chevron": "m7 10 5 5 5-5",
	"remove":  "M7 7l10 10M17 7 7 17",
	"minus":   "M6 12h12",
	"plus":    "M6 12h12M12 6v12",
	"compare": "M12 4v16M5 8h3M5 12h3M5 16h3M16 8h3M16 12h3M16 16h3",
	"export":  "M12 15V4M8 8l4-4 4 4M5 14v6h14v-6",
}

// icon returns a drawing that says nothing to screen readers.
func icon(name string) goapp.UI {
	return goapp.Raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="` + icons[name] + `"/></svg>`)
}
