package paste

import (
	"strings"
	"testing"
)

// TestFieldsInSeveralLines: a copy breaks the fields of the rounds, and only these, into lines.
func TestFieldsInSeveralLines(t *testing.T) {
	checkFormats(t, []formatCase{
		{
			name:   "result and opponent below each other",
			text:   "Open\nPos\tNAME\tRtg\tPts\t1\t2\t3\tBH\n1\tAna\t1900\t2.5\t1\n3\t1\n2\t½\n5\t2.5\n2\tBo\t1800\t1\t1\n4\t0\n1\t\t2\n3\tCai\t1700\t1\t0\n1\t1\n4\t\t2\n4\tDev\t1600\t0\t0\n2\t0\n3\t\t2\n5\tEli\t1500\t0.5\t\t\t½\n1\t2\nPrinted\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 .", "10 41 .", "20 30 .", ". . 1½"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "opponent, colour and result, the last field a round, and a blank line in a bye",
			text:   "No\tName\tR1\tR2\n1\tAna\t3\nw\n1\t2\nb\n½\n2\tBo\t4\nb\n1\t1\nw\n½\n3\tCai\t1\nb\n0\tbye\n\n4\tDev\t2\nw\n0\t5\nb\n1\n5\tEli\t\t4\nw\n0\n\nSeite 1\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 U", "2w0 5b1", ". 4w0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name:   "a file of a spreadsheet, in which such fields are quoted",
			text:   "No;Name;Elo;R1;R2;Pts\n1;\"Ana\nA\";1900;\"1\n3w\";\"½\n2b\";1,5\n2;Bo;1800;\"1\n4b\";\"½\n1w\";1,5\n3;Cai;1700;\"0\n1b\";;0\n4;Dev;1600;\"0\n2w\";-;0\n",
			format: ResultFirst,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 .", "2w0 Z"},
			notes:  []NoteKind{NumbersAssumed, ZeroAssumed},
		},
	})
	r := mustRead(t, "No;Name;Elo;R1;R2;Pts\n1;\"Ana\nA\";1900;\"1\n3w\";\"½\n2b\";1,5\n2;Bo;1800;\"1\n4b\";\"½\n1w\";1,5\n3;Cai;1700;\"0\n1b\";;1\n4;Dev;1600;\"0\n2w\";-;0\n")
	if r.Event.Players[0].Name != "Ana A" {
		t.Errorf("%+v", r.Event.Players[0])
	}
	said := false
	for _, n := range r.Notes {
		said = said || n.Kind == Contradiction && n.Line == 9 && n.Column == 1
	}
	if !said {
		t.Errorf("nobody says that the points of player 3 are wrong: %v", r.Notes)
	}
}

// TestFieldsThatDoNotAddUp: where a field is missing or there twice, the lines are not put together.
func TestFieldsThatDoNotAddUp(t *testing.T) {
	const good = "Pos\tNAME\tPts\t1\t2\n1\tAna\t2\t1\n3\t1\n2\n2\tBo\t1\t1\n4\t0\n1\n3\tCai\t1\t0\n1\t1\n4\n"
	for text, want := range map[string]bool{
		good: true,
		strings.Replace(good, "4\t0", "4\t0\t", 1):                false,
		strings.Replace(good, "4\t0", "4", 1):                     false,
		strings.Replace(good, "3\tCai\t1\t0\n1\t1\n4\n", "", 1):   false, // two rows
		"Pos\tNAME\tPts\t1\n1\tA\t2\tx\n2\tB\t1\ty\n3\tC\t0\tz\n": false, // nothing is broken
	} {
		lines, err := textLines(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := refilled(lines); (got != nil) != want {
			t.Errorf("%q: %+v", text, got)
		}
	}
}
