package paste

import "testing"

// TestPagesOfPrograms: what the pages and files of programs do that no table drawn by hand would.
func TestPagesOfPrograms(t *testing.T) {
	card := func(number, name string) string {
		return `<td>` + number + `</td><td><div class=box><b>` + name + `</b><div class=data><table><tr><td colspan=2>&nbsp;</td><td>` + number + `</td><td>` + name +
			`</td></tr><tr><td>1</td><td>B</td><td>1</td><td>138</td><td>DEV</td><td>1672&nbsp;F</td></tr></table></div></div></td>`
	}
	checkFormats(t, []formatCase{
		{
			name: "French page: a table about the player inside the field of the name, signs without blanks",
			text: `<table><tr class=t><td colspan=8>Festival<br />Grille américaine après la ronde 2</td></tr>` +
				`<tr><td>Pl</td><td>Nom</td><td>Elo</td><td>Cat.</td><td>R 1</td><td>R 2</td><td>R 3</td><td>Pts</td></tr>` +
				`<tr>` + card("1", "ANA Jules") + `<td>1900&nbsp;F</td><td>JunM</td><td>+&nbsp;&nbsp;2B</td><td>+4N</td><td>=&nbsp;&nbsp;3B</td><td><b>2&frac12;</b></td></tr>` +
				`<tr>` + card("2", "BO Ana") + `<td>1800&nbsp;F</td><td>PupM</td><td>-&nbsp;&nbsp;1N</td><td>EXE</td><td>+&nbsp;&nbsp;4B</td><td><b>2</b></td></tr>` +
				`<tr>` + card("3", "CAI Bo") + `<td>1700&nbsp;N</td><td>PupF</td><td>&gt;&nbsp;&nbsp;4B</td><td>&nbsp;</td><td>=&nbsp;&nbsp;1N</td><td><b>1&frac12;</b></td></tr>` +
				`<tr>` + card("4", "DEV Cai") + `<td>1600&nbsp;E</td><td>SenM</td><td>&lt;&nbsp;&nbsp;3N</td><td>-1B</td><td>-&nbsp;&nbsp;2N</td><td><b>0</b></td></tr></table>`,
			format: ResultFirst,
			rounds: []string{"2w1 4b1 3w½", "1b0 U 4w1", "4w+ . 1b½", "3b- 1w0 2b0"},
			notes:  []NoteKind{NumbersAssumed, BIsWhite, ByeAssumed},
		},
		{
			name: "matrix out of a spreadsheet: the tie-breaks of a row happen to count up",
			text: "My Open\nRk.\t\tName\tRtg\tFED\t1\t2\t3\t4\tTB1\tTB2\tTB3\n1\t\tAna\t1451\tAUT\t*\t1\t0\t1\t2\t3\t0\n2\t\tBo\t1219\tAUT\t0\t*\t1\t0\t1\t2\t3\n" +
				"3\t\tCai\t1343\tAUT\t1\t0\t*\t½\t1,5\t3\t0\n4\t\tDev\t1295\tAUT\t0\t1\t½\t*\t1,5\t1\t0\n",
			format: Matrix,
			rounds: []string{"41 21 30", "31 10 40", "20 4½ 11", "10 3½ 21"},
			notes:  []NoteKind{RoundsAssumed, PointsInTiebreak},
		},
	})
}
