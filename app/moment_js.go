//go:build js

package app

import "github.com/hack-pad/safejs"

// momentShown returns a moment in milliseconds since 1970 as a language writes day and time, where the reader is.
func momentShown(language string, ms int64) string {
	if language == "en" {
		language = "en-GB" // the day before the month, as everywhere on the page
	}
	date, ok := get(safejs.Global(), "Date")
	if !ok {
		return ""
	}
	moment, err := date.New(float64(ms))
	if err != nil {
		return ""
	}
	habit, err := safejs.ValueOf(map[string]any{"dateStyle": "medium", "timeStyle": "short"})
	if err != nil {
		return ""
	}
	words, err := moment.Call("toLocaleString", language, habit)
	if err != nil {
		return ""
	}
	s, _ := words.String()
	return s
}
