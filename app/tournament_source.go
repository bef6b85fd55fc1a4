package app

import (
	"slices"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine/paste"
)

// listSource is what is known of the list that the open event was read from. It is kept beside the event in
// this browser, and in no link.
type listSource struct {
	reading *paste.Reading // nil where the event was typed or came in a link
	text    string         // as it is kept

	assumed []string // what was assumed in reading, in words
	in      string   // code of their language
}

// cameFrom says from which list the open event was read.
func (t *Tournament) cameFrom(r *paste.Reading) {
	t.source = listSource{reading: r, text: tournament.SourceText(r)}
	t.check.reading = r
}

// recall takes what is kept beside an event; what cannot be read is left alone.
func (t *Tournament) recall(beside string) {
	t.source = listSource{text: beside}
	if r, err := tournament.ReadSource(beside); err == nil {
		t.source.reading, t.check.reading = r, r
	}
}

// assumptions returns what the printed sheet says of how the event was read.
func (t *Tournament) assumptions(l *text.Language) []string {
	s := &t.source
	if s.reading == nil || s.in == l.Code {
		return s.assumed
	}
	s.assumed, s.in = nil, l.Code
	_, assumed := t.notesOf(l, s.reading)
	for _, n := range assumed {
		if !slices.Contains(s.assumed, n.words) {
			s.assumed = append(s.assumed, n.words)
		}
	}
	return s.assumed
}
