package paste

import (
	"strings"
	"testing"
)

// TestRoundsApart: rounds whose result, opponent and colour have columns of their own.
func TestRoundsApart(t *testing.T) {
	html := func(rows ...string) string {
		return "<table><tr><td>" + strings.Join(rows, "</td></tr><tr><td>") + "</td></tr></table>"
	}
	checkFormats(t, []formatCase{
		{
			name:   "result and opponent, one label for each round: the rows are wider than the heading",
			text:   "Pos\tNAME\tRtg\tPts\t1\t2\t3\tBH\n1\tAna\t1900\t2.5\t1\t3\t1\t2\t½\t5\t2.5\n2\tBo\t1800\t1\t1\t4\t0\t1\t\t\t2\n3\tCai\t1700\t1\t0\t1\t1\t4\t\t\t2\n4\tDev\t1600\t0\t0\t2\t0\t3\t\t\t2\n5\tEli\t1500\t0.5\t\t\t\t\t½\t1\t2\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 .", "10 41 .", "20 30 .", ". . 1½"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "a blank behind each label; byes have no opponent, or one that is none",
			text:   "Pos;NAME;Rtg;Pts;1;;2;;3;;BH\n1;Ana;1900;2.5;1;3;1;2;½;5;2.5\n2;Bo;1800;1;1;4;0;1;0;-;2\n3;Cai;1700;2;0;1;1;4;1;0;2\n4;Dev;1600;0,5;0;2;0;3;½;BYE;2\n5;Eli;1500;0.5;0;0;;;½;1;2\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 Z", "10 41 U", "20 30 H", "Z . 1½"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name:   "opponent and result, the same two labels for each round; a game without a result",
			text:   "| No | Name | Opp. | Res. | Opp. | Res. | Pts |\n|---|---|---|---|---|---|---|\n| 1 | Ana | 3 | 1 | 2 | | 1 |\n| 2 | Bo | 4 | + | 1 | | 1 |\n| 3 | Cai | 1 | 0 | 4 | ½ | ½ |\n| 4 | Dev | 2 | - | 3 | ½ | ½ |\n| 5 | Eli | bye | | - | - | 1 |\n",
			format: Crosstable,
			rounds: []string{"31 2", "4+ 1", "10 4½", "2- 3½", "U Z"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed, ZeroAssumed},
		},
		{
			name:   "opponent, colour and result under labels of their own",
			text:   "Pl.\tName\tOp.\tC\tR\tOp.\tC\tR\tTot\tBH\n1\tAna\t3\tw\t1\t2\tb\t½\t1½\t1\n2\tBo\t4\tb\t1\t1\tw\t½\t1½\t1\n3\tCai\t1\tb\t0\t-\t-\t1\t1\t2\n4\tDev\t2\tw\t0\t5\tb\t\t0\t2\n5\tEli\t0\t\t½\t4\tw\t\t½\t0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 U", "2w0 5b", "H 4w"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "colour, opponent and result, a page with labels over three columns and no label for the rank",
			text: html("</td><td>Name</td><td>Pts</td><td colspan=3>Rd 1</td><td colspan=3>Rd 2</td><td>Buch", "1</td><td>Ana</td><td>1½</td><td>W</td><td>3</td><td>1</td><td>B</td><td>2</td><td>½</td><td>3",
				"2</td><td>Bo</td><td>1½</td><td>B</td><td>4</td><td>1</td><td>W</td><td>1</td><td>½</td><td>2", "3</td><td>Cai</td><td>1</td><td>B</td><td>1</td><td>0</td><td></td><td>bye</td><td>1</td><td>3", "4</td><td>Dev</td><td>0</td><td>W</td><td>2</td><td>0</td><td></td><td></td><td></td><td>2"),
			format: ColorFirst,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 U", "2w0 ."},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name:   "labels of two lines, the numbers over the second columns",
			text:   "\t\t\t1\t\t2\t\nNo\tName\tRes\tOpp\tRes\tOpp\tPts\n1\tAna\t1\t3w\t½\t2b\t1,5\n2\tBo\t1\t4b\t½\t1w\t1,5\n3\tCai\t0\t1b\t1\t4w\t1\n4\tDev\t0\t2w\t0\t3b\t0\n",
			format: ResultFirst,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "opponent with colour, and result",
			text:   "No\tName\tR1\t\tR2\t\tPts\n1\tAna\t3w\t1\t2b\t½\t1,5\n2\tBo\t4b\t1\t1w\t½\t1,5\n3\tCai\t1b\t0\t4w\t1\t1\n4\tDev\t2w\t0\t3b\t0\t0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "rows that end with the opponent: the last games have no result",
			text:   html("No</td><td>Name</td><td>1.Rd</td><td></td><td>2.Rd</td><td>", "1</td><td>Ana</td><td>3</td><td>1</td><td>2", "2</td><td>Bo</td><td>4</td><td>½</td><td>1", "3</td><td>Cai</td><td>1</td><td>0</td><td>4</td><td>1", "4</td><td>Dev</td><td>2</td><td>½</td><td>3</td><td>0"),
			format: Crosstable,
			rounds: []string{"31 2", "4½ 1", "10 41", "2½ 30"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "no heading at all",
			text:   "1\tAna\t2100\t3\tw\t1\t2\tb\t½\t1½\t2\t3\n2\tBo\t2000\t4\tb\t1\t1\tw\t½\t1½\t1\t3\n3\tCai\t1900\t1\tb\t0\t4\tw\t1\t1\t3\t3\n4\tDev\t1800\t2\tw\t0\t3\tb\t0\t0\t2\t3\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed, PointsInTiebreak},
		},
		{
			name:   "aligned with blanks: the place shows which round is missing",
			text:   "Pos  NAME       Rtg   Pts   1     2     3     BH\n1    Ana Able   1900  2.5   1 3   1 2   ½ 5   2.5\n2    Bo Bell    1800  1     1 4   0 1         2\n3    Cai Cole   1700  1     0 1   1 4         2\n4    Dev Dorn   1600  0     0 2   0 3         2\n5    Eli Esp    1500  0.5               ½ 1   2\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 .", "10 41 .", "20 30 .", ". . 1½"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed},
		},
	})
}

// TestPlacesOfRoundsApart: a note and the table of what was read name the columns that the text has.
func TestPlacesOfRoundsApart(t *testing.T) {
	text := "Pos\tNAME\tPts\t1\t\t2\t\tBH\n1\tAna\t1\t1\t3\t2\t2\t9\n2\tBo\t1\t1\t4\t½\t1\t9,5\n3\tCai\t1\t0\t1\t1\t4\t2\n4\tDev\t0\t0\t2\t0\t3\t2\n"
	r := mustRead(t, text)
	said := false
	for _, n := range r.Notes {
		said = said || n.Kind == FilledIn && n.Line == 2 && n.Column == 6 && n.Round == 2 && n.Input == "2 2"
	}
	if !said || rounds(r.Event, 0) != "31 2½" || !r.Event.Players[0].HasPoints {
		t.Errorf("%s, %v", rounds(r.Event, 0), r.Notes)
	}
	lines := strings.Split(text, "\n")
	for _, f := range r.Fields {
		if fields := strings.Split(lines[f.Line-1], "\t"); f.Meaning == Round && f.Raw != fields[f.Column-1]+" "+fields[f.Column] || f.Meaning != Round && f.Raw != fields[f.Column-1] {
			t.Errorf("%q is not at %d:%d", f.Raw, f.Line, f.Column)
		}
	}
	if len(r.Columns) != 1 || r.Columns[0].Label != "BH" || r.Columns[0].Column != 8 || r.Columns[0].Raw[1] != "9,5" {
		t.Errorf("%+v", r.Columns)
	}
}

// TestNoRoundsApart: numbers side by side are no rounds where the opponents do not name each other.
func TestNoRoundsApart(t *testing.T) {
	for _, text := range []string{
		"Pos\tNAME\tRtg\tPts\t1\t2\n1\tAna\t1900\t2\t1\t3\t1\t4\n2\tBo\t1800\t2\t1\t4\t1\t3\n3\tCai\t1700\t0\t0\t2\t0\t1\n4\tDev\t1600\t0\t0\t1\t0\t2\n",
		"No\tName\tW\tL\tW\tL\tPts\n1\tAna\t1\t2\t1\t0\t1\n2\tBo\t0\t1\t1\t1\t1\n3\tCai\t1\t0\t2\t1\t0\n4\tDev\t1\t1\t0\t1\t0\n",
	} {
		if r, err := Read(text); err == nil || err.(*Error).Kind != NoGames {
			t.Errorf("%q: %v, %v", text, r, err)
		}
	}
}
