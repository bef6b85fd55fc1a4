package paste

import (
	"strings"
	"testing"
)

// missingRounds has single blanks between its words and rounds missing at the start, in the middle and at the end.
const missingRounds = `Pos NAME Rtg Pts 1 2 3 4 BH
1 Ana Able 1900 3 1 6 ½ 2 1 4 ½ 3 8
2 Bo Bell 1800 3.5 1 4 ½ 1 1 5 1 6 7
3 Cai Cole 1700 1.5 1 5 ½ 1 7
4 Dev Dorn 1600 1 0 2 1 6 0 1 7
5 Eli Esp 1500 1 0 3 1 BYE 0 2 4
6 Fay Fox 1400 0 0 1 0 4 0 2 4
`

// TestSingleBlanks: where rounds are missing, the order of the others and the rows of the opponents show which.
func TestSingleBlanks(t *testing.T) {
	checkFormats(t, []formatCase{
		{
			name:   "result and opponent",
			text:   missingRounds,
			format: ResultFirst,
			rounds: []string{"61 2½ 41 3½", "41 1½ 51 61", "51 . . 1½", "20 61 10 .", "30 U 20 .", "10 40 . 20"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "opponent, colour and result; byes that are words",
			text:   "Nr. Name Op C R Op C R Op C R Pkt\n1. Ana 3 w 1 2 b ½ 5 w 1 2½\n2. Bo 4 b 1 1 w ½ bye - 1 2½\n3. Cai 1 b 0 4 w 1 1\n4. Dev 2 w 0 5 b 1 3 b 0 1\n5. Eli - - ½ 4 w 0 1 b 0 ½\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 5w1", "4b1 1w½ U", "1b0 . 4w1", "2w0 5b1 3b0", "H 4w0 1b0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "which round is missing is open where both opponents lack one",
			text:   "Pos NAME Rtg Pts 1 2 3 BH\n1 Ana Able 1900 2.5 1 3 1 2 ½ 5 2.5\n2 Bo Bell 1800 1 1 4 0 1 2\n3 Cai Cole 1700 1 0 1 1 4 2\n4 Dev Dorn 1600 0 0 2 0 3 2\n5 Eli Esp 1500 0.5 ½ 1 2\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 .", "10 41 .", "20 30 .", ". . 1½"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, RoundUnstated},
		},
	})
	r := mustRead(t, missingRounds)
	if p := r.Event.Players[3]; p.Name != "Dev Dorn" || p.Rating != 1600 || !p.HasPoints || len(r.Columns) != 1 || r.Columns[0].Label != "BH" || r.Columns[0].Raw[3] != "7" {
		t.Errorf("%+v, %+v", p, r.Columns)
	}
	r = mustRead(t, "2 days, 4 rounds\n\n"+missingRounds+"\n2 players withdrew\n")
	if got := rounds(r.Event, 4); got != "30 U 20 ." || len(r.Unused) != 1 || kinds(r)[UnusedRow] != 0 {
		t.Errorf("%s, %v, unused %v", got, r.Notes, r.Unused)
	}
}

// TestUnstatedRounds: of a round whose place is assumed it is said where it stands.
func TestUnstatedRounds(t *testing.T) {
	r := mustRead(t, "Pos NAME Pts 1 2 3\n1 Ana 2 1 3 1 2\n2 Bo 1 1 4 0 1\n3 Cai 1 0 1 1 4\n4 Dev 0 0 2 0 3\n")
	var said []string
	for _, n := range r.Notes {
		if n.Kind == RoundUnstated {
			said = append(said, n.String())
		}
	}
	const want = "2:8: the row lacks a round and does not show which in round 1 “1 3”: expected every field, blank where there was no game; the earliest round that fits was assumed"
	if len(said) != 8 || said[0] != want {
		t.Errorf("%d notes: %q", len(said), said)
	}
	for _, f := range r.Fields {
		if f.Meaning == Round && f.Seat >= 0 && (f.Raw != "") != (f.Certainty == Assumed) {
			t.Errorf("%+v", f)
		}
	}
}

// TestSingleBlanksThatContradict: what cannot be put in its place is refused with its row, never left out.
func TestSingleBlanksThatContradict(t *testing.T) {
	for name, c := range map[string]struct{ from, to, place string }{
		"a game that the opponent does not have":  {"BYE 0 2 4", "BYE 0 4 4", "3:10: "},
		"a game that is not in the other row":     {"½ 1 7\n4", "7\n4", "2:12: "},
		"a bye without a word":                    {"1 5 ½ 1 7", "1 1 5 ½ 1 7", "4:7: "},
		"a rating is missing":                     {"Dev Dorn 1600", "Dev Dorn", "5:5: "},
		"rounds that cannot be in the same order": {"1 6 ½ 2 1 4 ½ 3", "½ 3 1 4 ½ 2 1 6", "2:6: "},
	} {
		text := strings.Replace(missingRounds, c.from, c.to, 1)
		if text == missingRounds {
			t.Fatal("nothing was changed")
		}
		r, err := Read(text)
		if err == nil {
			t.Errorf("%s: read as %s, %s, %v", name, rounds(r.Event, 0), rounds(r.Event, 1), r.Notes)
			continue
		}
		if e := err.(*Error); e.Kind != FieldsLost || !strings.HasPrefix(e.Error(), c.place) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
