package paste

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/engine"
)

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
		{
			name: "SwissSys page: places that are shared, B--- and U---, a rating after the event",
			text: `<h1>Standings after Round 3</h1><table><tr><td>#</td><td>Place</td><td>Name</td><td>Rtng</td><td>Post</td><td>Rd 1</td><td>Rd 2</td><td>Rd 3</td><td>Tot</td></tr>` +
				`<tr><td>1</td><td>1-2</td><td>ANA</td><td>1800</td><td>1805</td><td>W3</td><td>W2</td><td>H---</td><td>2.5</td></tr>` +
				`<tr><td>2</td><td></td><td>BO</td><td>1700</td><td>1695</td><td>W4</td><td>L1</td><td>W3</td><td>2.0</td></tr>` +
				`<tr><td>3</td><td>3</td><td>CAI</td><td>1500</td><td>1495</td><td>L1</td><td>B---</td><td>L2</td><td>1.0</td></tr>` +
				`<tr><td>4</td><td>4</td><td>DEV</td><td>1400</td><td>1395</td><td>L2</td><td>U---</td><td>U 0</td><td>0.0</td></tr></table>`,
			format: ResultFirst,
			rounds: []string{"31 21 H", "41 10 31", "10 U 20", "20 Z Z"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "US Chess round robin: the columns are the opponents, in another order than the rows",
			text: " Pair | Player Name                     |Total|Round|Round|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |  4  |\n" +
				"    1 | ANA                             |2.5  |W   4|W   2|*    |D   3|\n   VA | 12345671 / Q: 1778   ->1792     |     |     |W    |     |B    |\n" +
				"    2 | BO                              |1.0  |W   4|*    |L   1|F    |\n   VA | 12345672 / Q: 1778   ->1792     |     |     |     |B    |     |\n" +
				"      |            R: 1770   ->1790     |     |     |     |     |     |\n" +
				"    3 | CAI                             |1.5  |U    |X    |D   1|*    |\n   VA | 12345673 / Q:  109P7 -> 110P12  |     |     |     |W    |     |\n" +
				"    4 | DEV                             |0.0  |*    |L   2|L   1|U    |\n   VA | 12345674 /                      |     |     |     |     |     |\n",
			format: USChess,
			rounds: []string{"41 2w1 3b½", "3- 1b0 41", "2+ Z 1w½", "10 Z 20"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "US Chess round robin: what is neither a game nor a forfeit is kept, what cannot be read is said",
			text: "    1 | ANA                             |2.0  |*    |W   2|H    |B    |\n" +
				"    2 | BO                              |0.0  |L   1|*    |L   3|Q?   |\n" +
				"    3 | CAI                             |1.5  |H    |W   2|*    |U    |\n" +
				"    4 | DEV                             |0.0  |U    |U    |U    |*    |\n",
			format: USChess,
			rounds: []string{"U 21 H", "30 10 .", "21 Z H", "Z Z Z"},
			notes:  []NoteKind{RoundsAssumed, ByeAssumed, UnknownCell},
		},
		{
			name:   "US Chess report with sections: the one with the most rounds",
			text:   " Section 1 - A\n Pair | Player Name                     |Total|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |\n    1 | FAY                             |1.0  |W   2|U    |\n   LA | 12345678 / R: 1800   ->1820     |     |W    |     |\n    2 | GUS                             |0.0  |L   1|U    |\n   LA | 12345679 / R: 1700   ->1690     |     |B    |     |\n Section 2 - B\n Pair | Player Name                     |Total|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |\n    1 | ANA                             |2.0  |W   3|W   2|\n   LA | 12345671 / R: 1800   ->1820     |     |W    |B    |\n    2 | BO                              |1.0  |W   4|L   1|\n   LA | 12345672 / R: 1800   ->1820     |     |W    |W    |\n    3 | CAI                             |1.0  |L   1|W   4|\n   LA | 12345673 / R: 1800   ->1820     |     |B    |W    |\n    4 | DEV                             |0.0  |L   2|L   3|\n   LA | 12345674 / R: 1800   ->1820     |     |B    |B    |\n Section 3 - C\n Pair | Player Name                     |Total|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |\n    1 | FAY                             |1.0  |W   2|U    |\n   LA | 12345678 / R: 1800   ->1820     |     |W    |     |\n    2 | GUS                             |0.0  |L   1|U    |\n   LA | 12345679 / R: 1700   ->1690     |     |B    |     |\n",
			format: USChess,
			rounds: []string{"3w1 2b1", "4w1 1w0", "1b0 4w1", "2b0 3b0"},
			notes:  []NoteKind{NumbersAssumed, OtherTable},
		},
		{
			name:   "the same without headings in between",
			text:   " Pair | Player Name                     |Total|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |\n    1 | FAY                             |1.0  |W   2|U    |\n   LA | 12345678 / R: 1800   ->1820     |     |W    |     |\n    2 | GUS                             |0.0  |L   1|U    |\n   LA | 12345679 / R: 1700   ->1690     |     |B    |     |\n    1 | ANA                             |2.0  |W   3|W   2|\n   LA | 12345671 / R: 1800   ->1820     |     |W    |B    |\n    2 | BO                              |1.0  |W   4|L   1|\n   LA | 12345672 / R: 1800   ->1820     |     |W    |W    |\n    3 | CAI                             |1.0  |L   1|W   4|\n   LA | 12345673 / R: 1800   ->1820     |     |B    |W    |\n    4 | DEV                             |0.0  |L   2|L   3|\n   LA | 12345674 / R: 1800   ->1820     |     |B    |B    |\n",
			format: USChess,
			rounds: []string{"3w1 2b1", "4w1 1w0", "1b0 4w1", "2b0 3b0"},
			notes:  []NoteKind{NumbersAssumed, OtherTable},
		},
		{
			name: "Vega page: the class says a forfeit, a bye's field has no end, title and rating are in the field of the name",
			text: func() string {
				name := func(name, title string, rating string) string {
					return `<div class="player-container" <div class="left-box2"><a href="p.php#1"></a><div class="player-name-box2"><span>` + name + `</span></div><div class="player-data-box"><div class="sort-num"> 7</div>` +
						`<div class="title-box"><div class="notitle2 male">` + title + `</div></div><div class="rating">` + rating + `</div><div class="fed"> <img src="./flag/aus.png"></div></div></div></div>`
				}
				return `<h3>  Cross Table at round 3</h3><table><thead><tr><th>#</th><th>Player</th><th>Pts</th><th>1</th><th>2</th><th>3</th></tr></thead><tbody>` +
					`<tr><td>1</td><td>` + name("Ana,A", "CM", "1900") + `</td><td class="score"> 2.5</td><td><div class="res">1</div><div class="cw">3   </div></td><td><div class="res">1</div><div class="cf">2   </div></td><td><div class="res"> ½ </div><div class="cf">BYE</div></tr>` +
					`<tr><td>2</td><td>` + name("Bo,B", "-", "1800") + `</td><td class="score"> 1.0</td><td><div class="res">1</div><div class="cb">4   </div></td><td><div class="res">0</div><div class="cf">1   </div></td><td> </td></tr>` +
					`<tr><td>3</td><td>` + name("Cai,C", "-", "1700") + `</td><td class="score"> 1.0</td><td><div class="res">0</div><div class="cb">1   </div></td><td><div class="res">1</div><div class="cw">4   </div></td><td> </td></tr>` +
					`<tr><td>4</td><td>` + name("Dev,D", "-", "0") + `</td><td class="score"> 1.0</td><td><div class="res">0</div><div class="cw">2   </div></td><td><div class="res">0</div><div class="cb">3   </div></td><td><div class="res"> 1</div><div class="cf">BYE</div></tr></tbody></table>`
			}(),
			format: ResultFirst,
			rounds: []string{"3w1 2+ H", "4b1 1- .", "1b0 4w1 .", "2w0 3b0 U"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "Swiss Perfect: a bye is a game with number 0",
			text: " No Name           Feder Rtg  Loc  Total  1    2    3 \n  1 Ana, A         IRL   2100 2100 2.5    4:W  2:W  3:D\n  2 Bo, B          IRL   2000 2000 1      3:W  1:L  0:\n" +
				"  3 Cai, C         IRL   1900      1.5    2:L  0:W  1:D\n  4 Dev, D         IRL   1800      0.5    1:L  0:D  0:L\n",
			format: Crosstable,
			rounds: []string{"41 21 3½", "31 10 Z", "20 U 1½", "10 H Z"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name: "WinTD: letter and opponent apart, aligned on the right",
			text: "Spring Open\n  No.  Name                  Rating  Pts  Rnd1    Rnd2    Rnd3   \n\n   1.  Able, Ana               2100  2.5  W   4   W   2   H\n   2.  Baker, Bo               2000  2.0  W   3   L   1   W   4\n" +
				"   3.  Charlie, Cai            1900  1.0  L   2   B       U\n   4.  Dog, Dev            unrated   0.5  L   1   H       L   2\n",
			format: ResultFirst,
			rounds: []string{"41 21 H", "31 10 41", "20 U Z", "10 H 20"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "double matrix without numbers: each side starts with the own White, the heading has names cut short",
			text:   "Participants\tana\tbo\tcai\tdev\tPoints\nana_a\t\t1 1\t½ 1\t1 1\t5.5\nbo_b\t0 0\t\t1 1\t½ 1\t3.5\ncai_c\t0 ½\t0 0\t\t½ 1\t2.0\ndev_d\t0 0\t0 ½\t0 ½\t\t1.0\n",
			format: Matrix,
			rounds: []string{"41 21 3½ 41 21 31", "31 10 4½ 31 10 41", "20 4½ 1½ 20 41 10", "10 3½ 2½ 10 30 20"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "Vega page as text: the boxes of a field are on lines of their own",
			text: "Cross Table\n#\tPlayer\tPts\t1\t2\tBH\n1\t\nAna,A\n4\nCM\n2212\n\t2.0\t\n1\n3\n\t\n1\n2\n\t2.0\n2\t\nBo,B\n2\n-\n1399\n\t1.0\t\n1\n4\n\t\n0\n1\n\t2.0\n" +
				"3\t\nCai,C\n3\n-\n1300\n\t0.5\t\n0\n1\n\t\n½\nBYE\n\t2.0\n4\t\nDev,D\n1\n-\n0\n\t0.0\t\n0\n2\n\t \t1.0\n",
			format: ResultFirst,
			rounds: []string{"31 21", "41 10", "10 H", "20 ."},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "matrix with every field on a line of its own",
			text:   "CUADRO DE RESULTADOS\n\nJugadores\n1\n2\n3\nPtos\nS.B.\n1. Ana López\nX\n1\n0,5\n1,5\n\n2. Bo Gil\n0\nX\n1\n1\n\n\n3. Cai Paz\n0,5\n0\nX\n0,5\n\nDesempate 1: Sonneborn\nInicio\nContacto\n",
			format: Matrix,
			rounds: []string{". 21 3½", "31 10 .", "20 . 1½"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "crosstable drawn with bars from which blank titles and ratings were lost",
			text: "| Rk. | | Name | Rtg | FED | 1.Rd | 2.Rd | 3.Rd | Pts. | TB1 |\n|---|---|---|---|---|---|---|---|---|---|\n| 1 | GM | Ana Long | 2169 | POL | 4w1 | 2b1 | 3w½ | 2,5 | 3,5 |\n" +
				"| 2 | Bo Short | 2016 | CZE | 3b1 | 1w0 | -½ | 1,5 | 4 | |\n| 3 | FM | Cai, C | 1980 | CZE | 2w0 | 4b1 | 1b½ | 1,5 | 4 |\n| 4 | Dev, D | POL | 1b0 | 3w0 | -0 | 0 | 4 | | |\n",
			format: Crosstable,
			rounds: []string{"4w1 2b1 3w½", "3b1 1w0 H", "2w0 4b1 1b½", "1b0 3w0 Z"},
			notes:  []NoteKind{NumbersAssumed, FieldsMissing},
		},
		{
			name: "the same with a bye in the first round, which could be the points in front of the rounds, and points that could be a round",
			text: "No.\t\tName\tRtg\tFED\t1.Rd\t2.Rd\t3.Rd\tPts.\n1\tGM\tAna\t2400\tGER\t3w1\t2b½\t4w1\t2,5\n2\tIM\tBo\t2300\tGER\t4b1\t1w½\t3b1\t2,5\n" +
				"3\tFM\tCai\t2200\tGER\t1b0\t-0\t2w0\t0\n4\tCM\tDev\t2000\tGER\t2w0\t5b1\t1b0\t1\n5\tEli\t1900\tGER\t1\t4w0\t0\t1\n6\t\tFay\t1900\tGER\t-1\t-0\t-0\t1\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 4w1", "4b1 1w½ 3b1", "1b0 Z 2w0", "2w0 5b1 1b0", "U 4w0 Z", "U Z Z"},
			notes:  []NoteKind{NumbersAssumed, FieldsMissing, ByeAssumed},
		},
		{
			name:   "Norwegian colours: hvit and svart",
			text:   "No\tName\tR1\tR2\tR3\n1\tAna\t3h1\t2s½\t4h1\n2\tBo\t4s1\t1h½\tfrirunde\n3\tCai\t1s0\t4h1\t\n4\tDev\t2h0\t3s0\t1s0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 4w1", "4b1 1w½ U", "1b0 4w1 .", "2w0 3b0 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name:   "Czech colours: bílý and černý",
			text:   "No\tName\tR1\tR2\tR3\n1\tAna\t3b1\t2č½\t4b1\n2\tBo\t4č1\t1b½\tvolno\n3\tCai\t1č0\t4b1\t\n4\tDev\t2b0\t3č0\t1č0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 4w1", "4b1 1w½ U", "1b0 4w1 .", "2w0 3b0 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed, BIsWhite},
		},
		{
			name:   "Turkish colours: beyaz and siyah",
			text:   "No\tName\tR1\tR2\tR3\n1\tAna\t3b1\t2s½\t4b1\n2\tBo\t4s1\t1b½\tbye\n3\tCai\t1s0\t4b1\t\n4\tDev\t2b0\t3s0\t1s0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 4w1", "4b1 1w½ U", "1b0 4w1 .", "2w0 3b0 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed, BIsWhite},
		},
		{
			name:   "Finnish colours: valkoinen and musta",
			text:   "No\tName\tR1\tR2\tR3\n1\tAna\t3v1\t2m½\t4v1\n2\tBo\t4m1\t1v½\tvapaa\n3\tCai\t1m0\t4v1\t\n4\tDev\t2v0\t3m0\t1m0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ 4w1", "4b1 1w½ U", "1b0 4w1 .", "2w0 3b0 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name:   "an old page with its table in fixed columns",
			text:   "<html><body>\nCup <a href=\"x.htm\">2004</a>\n<pre>\n Nr. <b>Name</b>        Rtg   1    2    3   Pts\n  1  Ana K&ouml;nig  2100  4w1  2b&frac12;   -&frac12;  2.0\n  2  Bo         2000  3w1  1w&frac12;  4b1  2.5\n  3  Cai        1900  2b0        -1  1.0\n  4  Dev        1800  1b0   -1  2w0  1.0\n</pre>\n</body></html>",
			format: Crosstable,
			rounds: []string{"4w1 2b½ H", "3w1 1w½ 4b1", "2b0 . U", "1b0 U 2w0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "the same inside a table for the layout",
			text:   "<html><body><table><tr><td>\nCup <a href=\"x.htm\">2004</a>\n<pre>\n Nr. <b>Name</b>        Rtg   1    2    3   Pts\n  1  Ana K&ouml;nig  2100  4w1  2b&frac12;   -&frac12;  2.0\n  2  Bo         2000  3w1  1w&frac12;  4b1  2.5\n  3  Cai        1900  2b0        -1  1.0\n  4  Dev        1800  1b0   -1  2w0  1.0\n</pre>\n</td></tr></table> 1 < 2 </body></html>",
			format: Crosstable,
			rounds: []string{"4w1 2b½ H", "3w1 1w½ 4b1", "2b0 . U", "1b0 U 2w0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "groups below each other, the same heading over each",
			text:   "Group A\nNo\tName\t1.Rd\tPts.\n1\tFay\t2w1\t1\n2\tGus\t1b0\t0\n3\tHal\t4w1\t1\n4\tIvo\t3b0\t0\n\nGroup B\nNo\tName\t1.Rd\tPts.\n1\tAna\t3w1\t1\n2\tBo\t4b½\t0,5\n3\tCai\t1b0\t0\n4\tDev\t2w½\t0,5\n5\tEli\t6w1\t1\n6\tFay\t5b0\t0\n",
			format: Crosstable,
			rounds: []string{"3w1", "4b½", "1b0", "2w½", "6w1", "5b0"},
			notes:  []NoteKind{NumbersAssumed, OtherTable},
		},
		{
			name:   "groups in fixed columns, one heading",
			text:   " No Name      1    2   Pts\n  1 Ana      3w1  2b1  2\n  2 Bo       4b1  1w0  1\n  3 Cai      1b0  4w1  1\n  4 Dev      2w0  3b0  0\n\n  1 Eli      3w1  2b1  2\n  2 Fay      4b1  1w0  1\n  3 Gus      1b0  4w1  1\n  4 Hal      2w0  3b0  0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b1", "4b1 1w0", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, OtherTable},
		},
		{
			name: "page: a rank that is shared reaches over two rows, a heading over two",
			text: `<table><tr><th rowspan="2">Rank</th><th rowspan=2>Player</th><th colspan=4>Rounds</th><th rowspan=2>Pts.</th></tr><tr><th>1</th><th>2</th><th>3</th><th>4</th></tr>` +
				`<tr><td>1</td><td>Ana</td><td></td><td>1</td><td>½</td><td>1</td><td>2½</td></tr><tr><td rowspan='2'>2</td><td>Bo</td><td>0</td><td></td><td>½</td><td>1</td><td>1½</td></tr>` +
				`<tr><td>Cai</td><td>½</td><td>½</td><td></td><td>½</td><td>1½</td></tr><tr><td>4</td><td>Dev</td><td>0</td><td>0</td><td>½</td><td></td><td>½</td></tr></table>`,
			format: Matrix,
			rounds: []string{"41 21 3½", "3½ 10 41", "2½ 4½ 1½", "10 3½ 20"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "matrix with nothing but blanks: a rating is missing, clubs have several words",
			text: "Schnellschach\nRangliste: Stand nach der 3. Runde\nNr. Teilnehmer NWZ Verein/Ort 1 2 3 4 Punkte SoBerg\n1. Ana, A 1886 SG Musterstadt ** 1 ½ 1 2.5 3.50\n" +
				"2. Bo, Dr. B 1716 SG Musterstadt 0 ** ½ 1 1.5 1.75\n3. Cai, C vereinslos ½ ½ ** 0 1.0 2.00\n4. Dev, D 1587 OTV 0 0 1 ** 1.0 1.00\n\nBericht folgt\n",
			format: Matrix,
			rounds: []string{"41 21 3½", "3½ 10 41", "2½ 40 1½", "10 31 20"},
			notes:  []NoteKind{ColumnsByBlanks, RoundsAssumed},
		},
		{
			name: "matrix as in newsletters: columns counted modulo ten, lines between, a title as a letter, = for draws",
			text: "Summer Tournament (GER), 1-9 vii 2024\n------------------------------------\n                            1 2 3 4\n------------------------------------\n1 Ana, A       g GER 2650   * = 1 1  2.5  2800\n" +
				"2 Bo, B        m NED 2500   = * 0 +  1.5  2600\n3 Cai, C         FRA 2450   0 1 * =  1.5  2610\n4 Dev, D       f GER 2300   0 - = *  0.5  2400\n------------------------------------\n",
			format: Matrix,
			rounds: []string{"41 2½ 31", "30 1½ 4+", "21 4½ 10", "10 3½ 2-"},
			notes:  []NoteKind{ColumnsByBlanks, RoundsAssumed, PointsInTiebreak},
		},
		{
			name: "matrix drawn with bars from which the blank rating of a row was lost",
			text: "Nr. | Teilnehmer | TWZ | 1 | 2 | 3 | 4 | Punkte | SoBerg |\n---|---|---|---|---|---|---|---|---|\n1. | Ana | 1458 | ** | 1 | 1 | 1 | 3.0 | 3.00 |\n2. | Bo | 1053 | 0 | ** | 1 | 1 | 2.0 | 1.00 |\n" +
				"3. | Cai | 0 | 0 | ** | 1 | 1.0 | 0.00 | |\n4. | Dev | 0 | 0 | 0 | ** | 0.0 | 0.00 |\n",
			format: Matrix,
			rounds: []string{"41 21 31", "31 10 41", "20 41 10", "10 30 20"},
			notes:  []NoteKind{FieldsMissing, RoundsAssumed},
		},
	})
}

// TestFieldsOfNames: what stands in front of the games is told apart.
func TestFieldsOfNames(t *testing.T) {
	r := mustRead(t, "Nr. Teilnehmer NWZ Verein/Ort 1 2 3 Punkte SoBerg\n1. Ana, A 1886 SG Musterstadt ** 1 ½ 1.5 1.50\n2. Bo, Dr. B SF Dorf 0 ** ½ 0.5 0.50\n3. GM Cai, C 1587 OTVX ½ ½ ** 1.0 1.00\n")
	want := []engine.Player{{Name: "Ana, A", Rating: 1886}, {Name: "Bo, Dr. B SF Dorf"}, {Title: "GM", Name: "Cai, C", Rating: 1587}}
	for seat, p := range r.Event.Players {
		if w := want[seat]; p.Name != w.Name || p.Rating != w.Rating || p.Title != w.Title || !p.HasPoints {
			t.Errorf("%+v, want %+v", p, w)
		}
	}
	seen := ""
	for _, f := range r.Fields {
		seen += f.Raw + "|"
	}
	if !strings.Contains(seen, "|SG Musterstadt|") || len(r.Columns) != 1 || r.Columns[0].Label != "SoBerg" {
		t.Errorf("the fields are %s, the columns %v", seen, r.Columns)
	}
	r = mustRead(t, "Rk.\t\tName\tRtg\tFED\t1.Rd\t2.Rd\tPts.\n1\tGM\tAna\t2169\tPOL\t4w1\t2b1\t2\n2\tBo\t2016\tCZE\t3b1\t1w0\t1\n3\tFM\tCai\t1980\tCZE\t2w0\t4b1\t1\n4\tDev\tPOL\t1b0\t3w0\t0\n")
	want = []engine.Player{{Title: "GM", Name: "Ana", Rating: 2169, Federation: "POL"}, {Name: "Bo", Rating: 2016, Federation: "CZE"}, {Title: "FM", Name: "Cai", Rating: 1980, Federation: "CZE"}, {Name: "Dev", Federation: "POL"}}
	for seat, p := range r.Event.Players {
		if w := want[seat]; p.Name != w.Name || p.Rating != w.Rating || p.Title != w.Title || p.Federation != w.Federation || !p.HasPoints {
			t.Errorf("%+v, want %+v", p, w)
		}
	}
	r = mustRead(t, "#\tPlayer\tPts\t1\t2\n1\tAna,A 4 CM 2212\t1.5\t1 3\t½ 2\n2\tBo,B C 9 - 0\t1.5\t1 4\t½ 1\n3\tCai,C 1 - 1700\t1\t0 1\t1 4\n4\tDev,D 2 - 1600\t0\t0 2\t0 3\n")
	if a, b := r.Event.Players[0], r.Event.Players[1]; a.Name != "Ana,A" || a.Title != "CM" || a.Rating != 2212 || b.Name != "Bo,B C" || b.Title != "" || b.Rating != 0 {
		t.Errorf("%+v, %+v", a, b)
	}
}

// TestSavedPage: a page of chess-results as a browser saves it is laid out by tables, loads scripts, and carries a
// state of its own that is longer than any tag.
func TestSavedPage(t *testing.T) {
	var rows strings.Builder
	for l := range strings.Lines(small) {
		rows.WriteString("<tr><td>" + strings.ReplaceAll(strings.TrimSpace(l), "\t", "</td><td>") + "</td></tr>")
	}
	r := mustRead(t, `<!DOCTYPE html><html><head><script async src="https://example.org/x.js"></script><title>Chess-Results Server Chess-results.com - My Open</title></head>`+
		`<body><form><input type="hidden" name="__VIEWSTATE" value="`+strings.Repeat("A", 3*maxTag)+`" /><table><tr><td><ul><li>Home</li></ul></td></tr><tr><td>`+
		`<div><h2>My Open</h2><table><tr><td><table><tr><td>Federation</td><td>Hungary ( HUN )</td></tr><tr><td>Date</td><td>2026/03/03 to 2026/03/08</td></tr></table></td></tr></table></div>`+
		`<div><h2>Starting rank crosstable</h2><table>`+rows.String()+`</table><p>Annotation:<br/>Tie Break1: Buchholz Tie-Break Variable (2026) (Gamepoints)</p></div></td></tr></table></form></body></html>`)
	if got := rounds(r.Event, 1); got != "4b1 1w½" || len(r.Event.Players) != 4 {
		t.Errorf("%d players, the second has %s", len(r.Event.Players), got)
	}
	if r.Event.Name != "My Open" || r.Event.Start != 20260303 || r.RuleYear() != 2026 || len(r.Columns) != 1 || r.Columns[0].Legend == "" {
		t.Errorf("%q from %v, rules of %d, columns %v", r.Event.Name, r.Event.Start, r.RuleYear(), r.Columns)
	}
	for _, h := range r.Heading {
		if len(h) > 100 {
			t.Errorf("a heading of %d bytes", len(h))
		}
	}
}

// TestHeadsOfRows: the number or the name of a row can be marked up as a heading; the row stays a player's.
func TestHeadsOfRows(t *testing.T) {
	want := mustRead(t, small)
	html := func(heads ...int) string {
		var b strings.Builder
		for i, row := range strings.Split(strings.TrimSpace(small), "\n") {
			b.WriteString("<tr>")
			for c, cell := range strings.Split(row, "\t") {
				tag := "td"
				if i == 0 || slices.Contains(heads, c) {
					tag = "th"
				}
				b.WriteString("<" + tag + ">" + cell + "</" + tag + ">")
			}
			b.WriteString("</tr>\n")
		}
		return "<table>" + b.String() + "</table>"
	}
	for _, heads := range [][]int{{0}, {1}, {0, 1}} {
		r := mustRead(t, html(heads...))
		for seat := range want.Event.Players {
			if rounds(r.Event, seat) != rounds(want.Event, seat) || r.Event.Players[seat] != want.Event.Players[seat] {
				t.Errorf("%v: %s of %+v", heads, rounds(r.Event, seat), r.Event.Players[seat])
			}
		}
		if len(r.Columns) != 1 || r.Columns[0].Label != "TB1" {
			t.Errorf("%v: columns %v", heads, r.Columns)
		}
	}
}

// TestCutOffSelection: a selection that starts inside the first row lacks its first fields; the row is read all the
// same, and a row that lacks its last fields stays where it is.
func TestCutOffSelection(t *testing.T) {
	_, rows, _ := strings.Cut(small, "\n")
	want := mustRead(t, rows)
	for _, start := range []string{"1\t", "1\tAna\t"} {
		r := mustRead(t, strings.TrimPrefix(rows, start))
		for seat := range want.Event.Players {
			if got := rounds(r.Event, seat); got != rounds(want.Event, seat) {
				t.Errorf("without %q: player %d has %s, want %s", start, seat+1, got, rounds(want.Event, seat))
			}
		}
		if found := kinds(r); found[FieldsMissing] != 1 || found[UnknownCell]+found[Contradiction] > 0 {
			t.Errorf("without %q: %v", start, r.Notes)
		}
	}
	for _, text := range []string{
		strings.Replace(rows, "1,5\t2\n", "1,5\n", 1),                                  // a last field is missing
		strings.Replace(strings.TrimPrefix(rows, "1\t"), "3b0\t0\t2\n", "3b0\t0\n", 1), // in another row too
	} {
		if r, err := Read(text); err == nil && kinds(r)[FieldsMissing] != 0 {
			t.Errorf("%v\n%s", r.Notes, text)
		}
	}
}

// TestWhatSurroundsATable: marks of forums and of quotations in mails are no part of a table.
func TestWhatSurroundsATable(t *testing.T) {
	table := " No Name         Rtg   1    2   Pts\n  1 Ana, A      2100  3w1  2b1  2\n  2 Bo, B       2000  4b1  1w0  1\n  3 Cai, C      1900  1b0  4w1  1\n  4 Dev, D      1800  2w0  3b0  0\n"
	for _, text := range []string{table, "[code]\n" + table + "[/code]\n", "```\n" + table + "```\n", "> Our result:\n>\n> " + strings.ReplaceAll(strings.TrimSpace(table), "\n", "\n> ") + "\nThanks"} {
		r := mustRead(t, text)
		p := r.Event.Players[0]
		if len(r.Event.Players) != 4 || p.Name != "Ana, A" || p.Rating != 2100 || !p.HasPoints || rounds(r.Event, 1) != "4b1 1w0" {
			t.Errorf("%q: %+v", text, p)
		}
	}
}
