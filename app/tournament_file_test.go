package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

// Every kind of finding has words of its own in every language, none of them the reader's English.
func TestWordsForEveryFinding(t *testing.T) {
	for _, l := range text.Complete() {
		said := map[string]trf.Code{}
		for _, code := range trf.Codes() {
			m := trf.Message{Code: code, Input: "x 1", Times: 3}
			key, known := fileSentences[code]
			words := fileWords(l, &m)
			if !known || l.Text(key) == "" || !strings.Contains(words, ": "+l.Quote("x 1")+" ") || strings.ContainsAny(words, "{}") {
				t.Errorf("%s: the finding %q is worded %q", l.Code, m.Problem(), words)
			}
			if other, twice := said[words]; twice {
				t.Errorf("%s: the findings %d and %d are both %q", l.Code, code, other, words)
			}
			said[words] = code
			if l.Code != "en" && (strings.Contains(words, m.Problem()) || strings.Contains(words, m.Expected())) {
				t.Errorf("%s: %q is English", l.Code, words)
			}
		}
		if len(said) < 45 {
			t.Errorf("%d findings", len(said))
		}
	}
}

// fileRow is a record 001 with the rounds behind it.
func fileRow(number int, name, points, rounds string) string {
	return fmt.Sprintf("001 %4d m    %-33s      GER%24s%4s    1  %s\n", number, name, "", points, rounds)
}

// manyFindings is a file that is read in spite of nearly everything that can be odd in one.
var manyFindings = "012 Frühjahr\n012 Herbst\n042 spring\n052 26/03/05\n062 7\n092 Scheveningen\n142 2\nXXR 3\nBERG\n  XYZ 1\n" +
	"202 BH/C1, WILD\n  " +
	fileRow(1, "Ana", "1.5", "   2 w 1  0000 - =") +
	fileRow(2, "Bo", "1.0", "   1 b 0  0000 w U") +
	fileRow(3, "Cai", "1.0", "0000 w +     4 w ?") +
	fileRow(4, "Dev", "0.5", "0000 - H     3 b ?")

const germanFindings = `Zeile 2, Spalte 1: ein zweiter Satz dieser Art; der erste gilt: „012 Herbst“
Zeile 3, Spalte 5: kein Datum wie 2026/03/01; der Tag ist nicht bekannt: „spring“
Zeile 4, Spalte 5: ein Jahr mit zwei Ziffern; als Reihenfolge gilt Jahr, Monat, Tag: „26/03/05“
Zeile 9, Spalte 1: ein Satz, den das Format nicht kennt; keine Feinwertung hängt davon ab: „BERG“ (2-mal)
Zeile 11, Spalte 12: kein Kürzel der C.07; in der Reihenfolge weggelassen: „WILD“
Zeile 12, Spalte 1: Leerzeichen vor dem Satz bleiben weg
Zeile 8, Spalte 5: verschiedene Rundenzahlen: Von der genannten und der eingetragenen gilt die größere: „3“
Zeile 5, Spalte 5: die genannte Spielerzahl stimmt nicht mit der Zahl der Sätze 001 überein; diese gilt: „7“
Zeile 12, Spalte 109: ein Freilos ohne Buchstaben; + und 1 gelten als F, = als H, - und 0 als Z: „0000 - =“
Zeile 13, Spalte 109: ein Freilos mit einer Farbe, die wegbleibt: „0000 w U“
Zeile 14, Spalte 99: kampflos ohne den angesetzten Gegner; nur das Ergebnis zählt: „0000 w +“
Zeile 14, Spalte 109: ein unbekanntes Ergebnis; die Partie gilt als nicht beendet: „4 w ?“ (2-mal)
`

func TestFindingsInGerman(t *testing.T) {
	r, err := paste.Read(manyFindings)
	if err != nil {
		t.Fatal(err)
	}
	room := &Tournament{Language: "de"}
	wrong, assumed := room.notesOf(room.language(), r)
	got := ""
	for _, n := range append(wrong, assumed...) {
		got += n.place + ": " + n.words + "\n"
	}
	if got != germanFindings {
		t.Errorf("got\n%s\nwant\n%s", got, germanFindings)
	}
}

// A file that cannot be read says so in the language of the page, each mistake with its place.
func TestFileErrorsInGerman(t *testing.T) {
	_, err := paste.Read(fileRow(1, "Ana", "1.5", "   2 x 1     9 w 1") + fileRow(2, "Bo", "1,x", "   1 b 0  0000 - Q"))
	want := []string{
		"Zeile 2, Spalte 82: keine Punkte wie 11.5 in den Spalten 81 bis 84: „1,x“",
		"Zeile 1, Spalte 97: die Farbe ist weder w noch b noch - (keine): „2 x 1“",
		"Zeile 1, Spalte 105: niemand hat diese Nummer; nötig ist die eines Satzes 001, oder 0000, wenn es keinen Gegner gibt: „9“",
		"Zeile 2, Spalte 109: das Ergebnis ist keines von 1 = 0 + - W D L, keines der Freilose F H U Z und kein Leerzeichen: „0000 - Q“",
	}
	if got := unreadWords(text.In("de"), err); !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	_, err = paste.Read("001    1      Ana\n001    2      Bo\tx\n")
	if got := unreadWords(text.In("de"), err); len(got) != 1 || got[0] != "Zeile 2, Spalte 17: ein Tabulator; die Spalten sind fest, Leerzeichen sind nötig: „⇥x“" {
		t.Errorf("got  %q", got)
	}
}
