package app

import (
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

// TestWordsForEveryNote looks for kinds of notes, problems and losses that would be shown in English or not at all.
func TestWordsForEveryNote(t *testing.T) {
	for kind := paste.UnknownCell; kind < paste.NoteKinds; kind++ {
		if _, known := noteSentences[kind]; !known && kind != paste.Contradiction && kind != paste.FromFile {
			t.Errorf("no sentence for the note %q", paste.Note{Kind: kind}.Text())
		}
	}
	for kind := engine.BadNumber; kind <= engine.PointsDiffer; kind++ {
		if _, known := problemSentences[kind]; !known {
			t.Errorf("no sentence for problem %d", kind)
		}
	}
	for kind := trf.NoRecord; kind <= trf.CellChanged; kind++ {
		if _, known := lossSentences[kind]; !known {
			t.Errorf("no sentence for the loss %q", trf.Loss{Kind: kind})
		}
	}
	for basis := paste.StartNumbers; basis <= paste.Places; basis++ {
		if _, known := basisNames[basis]; !known {
			t.Errorf("no word for %q", basis)
		}
	}
}

func TestNoteWords(t *testing.T) {
	e := &engine.Event{Players: []engine.Player{{Number: 1, Name: "Ana"}, {Number: 2, Name: "Bo"}}, Rounds: 3}
	numbers := paste.Note{Kind: paste.NumbersAssumed, Input: paste.Ranks.String(), Times: 12}
	cell := paste.Note{Kind: paste.UnknownCell, Input: "xyz", Times: 1}
	lost := trf.Loss{Kind: trf.TextChanged, Number: 2, Text: "Bo"}
	for _, tt := range []struct{ language, numbers, cell, lost string }{
		{"en", "opponents are given by rank; this fits 12 entries", "“xyz” is not a known entry for a round; it is left open", "Bo: “Bo” shortened or cleaned"},
		{"de", "die Gegner sind durch Ränge angegeben; das passt bei 12 Einträgen", "„xyz“ ist keine bekannte Rundenangabe; sie bleibt offen", "Bo: „Bo“ gekürzt oder bereinigt"},
		{"hu", "az ellenfelek megadása: helyezés; ez 12 bejegyzésnél egyezik", "ismeretlen fordulóbejegyzés: „xyz”; nyitva marad", "Bo: rövidített vagy megtisztított szöveg: „Bo”"},
	} {
		l := text.In(tt.language)
		for _, one := range []struct{ got, want string }{
			{noteWords(l, e, &numbers), tt.numbers}, {noteWords(l, e, &cell), tt.cell}, {lossWords(l, e, &lost), tt.lost},
		} {
			if one.got != one.want {
				t.Errorf("%s: %q, want %q", tt.language, one.got, one.want)
			}
		}
	}
}
