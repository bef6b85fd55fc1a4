package paste

import (
	"fmt"
	"strings"
	"testing"
)

// withSigns is a crosstable with byes, forfeits and blanks inside its rounds.
const withSigns = "No.\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\tBuchholz\n" +
	"1\tAna\t2100\t3 w 1\t-½\t4b+\t2,5\t2\n2\tBo\t2000\t4b1\t-0\t3w½\t1,5\t2\n" +
	"3\tCai\t1900\t1b0\t4w1\t2b½\t1,5\t2\n4\tDev\t1800\t2w0\t3b0\t1w-\t0\t2\n"

// TestSignsThatLookAlike: whatever hyphen, dash or blank a page has, and what cannot be seen, the same is read, in
// the same places.
func TestSignsThatLookAlike(t *testing.T) {
	want := mustRead(t, withSigns)
	same := func(name, text string) {
		t.Helper()
		r := mustRead(t, text)
		for seat := range want.Event.Players {
			if got := rounds(r.Event, seat); got != rounds(want.Event, seat) || r.Event.Players[seat].Name != want.Event.Players[seat].Name {
				t.Errorf("%s: %s has %s, want %s", name, r.Event.Players[seat].Name, got, rounds(want.Event, seat))
			}
			for round := 1; round <= 3; round++ {
				line, column := r.Place(seat, round)
				if wantLine, wantColumn := want.Place(seat, round); line != wantLine || column != wantColumn {
					t.Errorf("%s: round %d is at %d:%d", name, round, line, column)
				}
			}
		}
		if len(r.Columns) != 1 || r.Columns[0].Label != "Buchholz" || len(r.Notes) != len(want.Notes) {
			t.Errorf("%s: columns %v, notes %v", name, r.Columns, r.Notes)
		}
	}
	html := func(text string) string {
		return "<table><tr><td>" + strings.NewReplacer("\t", "</td><td>", "\n", "</td></tr>\n<tr><td>").Replace(text) + "</td></tr></table>"
	}
	for _, kind := range []struct {
		sign  string
		runes []rune
	}{
		{"-", []rune("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d")},
		{" ", []rune("\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000")},
	} {
		for _, r := range kind.runes {
			name := fmt.Sprintf("%U", r)
			same(name, strings.ReplaceAll(withSigns, kind.sign, string(r)))
			same(name+" by number", html(strings.ReplaceAll(withSigns, kind.sign, fmt.Sprintf("&#x%X;", r))))
		}
	}
	for _, unseen := range []string{"\u00ad", "\u200b", "\u200e", "\u2060", "\ufeff"} {
		name := fmt.Sprintf("%U", []rune(unseen))
		parted := strings.NewReplacer("Buch", "Buch"+unseen, "Name", unseen+"Na"+unseen+"me", "Dev", "De"+unseen+"v", ".Rd", "."+unseen+"Rd", "½", unseen+"½")
		same(name, parted.Replace(withSigns))
	}
	for _, half := range []string{"-.5", "-,5", "-0.5", "-=", "\u2212.5"} {
		same(half, strings.ReplaceAll(withSigns, "-½", half))
	}
	same("by name", html(strings.NewReplacer("Buch", "Buch&shy;", "3 w 1", "3&thinsp;w&ensp;1", "-", "&minus;").Replace(withSigns)))
}
