package paste

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feinwertung/engine"
)

// rounds returns the rounds of a player as text, separated by blanks, "." where nothing is there.
func rounds(e *engine.Event, seat int) string {
	var texts []string
	for round := 1; round <= e.Rounds; round++ {
		text := e.Text(seat, round)
		if text == "" {
			text = "."
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, " ")
}

// mustRead reads a text that can be read.
func mustRead(t *testing.T, text string) *Reading {
	t.Helper()
	r, err := Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return r
}

// kinds returns the kinds of the notes.
func kinds(r *Reading) map[NoteKind]int {
	found := map[NoteKind]int{}
	for _, n := range r.Notes {
		found[n.Kind] += n.Times
	}
	return found
}

// sample reads a file of the test data.
func sample(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// formatCase is a text with what is read of every round.
type formatCase struct {
	name   string
	text   string
	format Format
	rounds []string
	notes  []NoteKind
}

// TestFormats: each format and habit.
func TestFormats(t *testing.T) {
	checkFormats(t, []formatCase{
		{
			name: "chess-results, start numbers: number and rank are both there",
			text: "No.\t\tName\tRtg\tFED\t1.Rd\t2.Rd\t3.Rd\tPts.\tRk.\n" +
				"1\tGM\tAna\t2400\tGER\t3w1\t2b½\t-½\t2\t2\n2\t\tBo *)\t2300\tHUN\t4b1\t1w½\t3b1\t2,5\t1\n" +
				"3\t\tCai (Qd)\t2200\tGER\t1b0\t4w+\t2w0\t1\t3\n4\t\tDev\t0\tGER\t2w0\t3b-\t-0\t0\t4\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ H", "4b1 1w½ 3b1", "1b0 4w+ 2w0", "2w0 3b- Z"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name: "chess-results, ranking in Spanish: the numbers are ranks, the players have start numbers",
			text: "Rk.\tNo.Ini.\t\tNombre\tElo\tFED\t1.Rd\t2.Rd\t3.Rd\tDes 1\tDes 2\n" +
				"1\t4\t\tAna\t1600\tCRC\t 6w1\t 2b1\t 3w½\t2,5\t4\n2\t3\t\tBo\t1500\tCRC\t 4w1\t 1w0\t  -1\t2\t4,5\n" +
				"3\t1\tFM\tCai\t1550\tCRC\t 5w½\t 6b1\t 1b½\t2\t3,5\n4\t2\t\tDev\t1450\tCRC\t 2b0\t 5w+\t 6w1\t2\t3\n" +
				"5\t6\t\tEli\t1400\tCRC\t 3b½\t 4b-\t  -½\t1\t2,5\n6\t5\t\tFay\t0\tCRC\t 1b0\t 3w0\t 4b0\t0\t4,5\n" +
				"Desempate 1: points (game-points)\nDesempate 2: Buchholz Tie-Breaks (variabel with parameter)\n",
			format: Crosstable,
			rounds: []string{"5w1 3b1 1w½", "2w1 4w0 U", "6w½ 5b1 4b½", "3b0 6w+ 5w1", "1b½ 2b- H", "4b0 1w0 2b0"},
			notes:  []NoteKind{NumbersAssumed, PointsInTiebreak, ByeAssumed},
		},
		{
			name: "chess-results as CSV, running: postponed games, blanks in the fields",
			text: "From the Tournament-Database of Chess-Results https://chess-results.com,,,,,,,,,,\nMy Open 2026 ,,,,,,,,,,\n" +
				"Last update 13.02.2026 18:17:32,,,,,,,,,,\nRanking crosstable after Round 2,,,,,,,,,,\n" +
				"Rk.,,Name,Rtg,FED,1.Rd,2.Rd,3.Rd,Pts. ,TB1\n1,,Ana ,2020,SWE, 3b1,  2w1,  4b,2,2.5\n2,,Bo ,1971,SWE, 4b1, 1b0,   -½,1.5,4\n" +
				"3,WFM,\"Cai, Susanna\",1904,SWE, 1w0,-1,,1,3.5\n4,,Dev ,1926,SWE, 2w0, ,  1w ,0,4.5\n",
			format: Crosstable,
			rounds: []string{"3b1 2w1 4b", "4b1 1b0 H", "1w0 U .", "2w0 . 1w"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed, ByesCounted},
		},
		{
			name: "German Swiss-Chess, blanks lost: 3w/1, + alone is a bye",
			text: "Fortschrittstabelle: Stand nach der 6. Runde (nach Rangliste)\nNr. Teilnehmer ELO NWZ 1 2 3 4 5 6 Punkte Buchh SoBerg\n" +
				"1. Ana, A 2159 2161 3w/1 5s/1 2w/½ 6s/1 7w/1 8/+ 5.5 19.0 17.00\n2. Bo, B 2147 2114 9s/1 8w/1 1s/½ 5/+ 3w/0 6s/1 4.5 19.0 13.00\n" +
				"3. Cai, C 1767 1s/0 + 6w/1 4s/½ 2s/1 5/+ 4.5 19.0 12.75\n4. Dev, D 1964 1916 6w/½ 7s/0 8s/1 3w/½ 9w/0 + 3.0 14.5 7.75\n" +
				"5. Eli, E F 1627 + 1w/0 7s/1 2/- 8w/½ 3/- 2.5 20.0 6.00\n6. Fay, F 1668 1615 4s/½ 9w/1 3s/0 1w/0 + 2w/0 2.5 19.0 5.25\n" +
				"7. Gus, G 1807 8s/0 4w/1 5w/0 + 1s/0 9s/½ 2.5 17.5 5.50\n8. Hal, H 1582 7w/1 2s/0 4w/0 9s/1 5s/½ 1/- 2.5 17.0 5.50\n" +
				"9. Ivo, I 1628 2w/0 6s/0 + 8w/0 4s/1 7w/½ 2.5 15.0 5.00\n",
			format: Crosstable,
			rounds: []string{"3w1 5b1 2w½ 6b1 7w1 8+", "9b1 8w1 1b½ 5+ 3w0 6b1", "1b0 U 6w1 4b½ 2b1 5+", "6w½ 7b0 8b1 3w½ 9w0 U",
				"U 1w0 7b1 2- 8w½ 3-", "4b½ 9w1 3b0 1w0 U 2w0", "8b0 4w1 5w0 U 1b0 9b½", "7w1 2b0 4w0 9b1 5b½ 1-", "2w0 6b0 U 8w0 4b1 7w½"},
			notes: []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name: "German club page: 5s1, 2w0.5, 1k, spielfrei, decimal comma",
			text: "Platz\tName\tPkte\tBuchholz\tS.B.\tR1\tR2\tR3\n" +
				"1\tAna\t2,5\t4,50\t3,25\t3s1\t2w0.5\t4w1\n2\tBo\t2\t4,5\t3,5\t4w½\t1s0,5\tspielfrei\n3\tCai\t1\t5\t1\t1w0\t4s1k\tnicht ausgelost\n4\tDev\t0,5\t5,5\t1\t2s½\t3w0k\t1s0\n",
			format: Crosstable,
			rounds: []string{"3b1 2w½ 4w1", "4w½ 1b½ U", "1w0 4b+ Z", "2b½ 3w- 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "Hungarian: v and s, szabadnapos, hiányzik",
			text: "Helyezés\tNév\tÉlő\t1.ford\t2.ford\t3.ford\tPont\tHoltv1\n1.\tAna\t1900\t4v1\t2s1\t3v½\t2,5\t5\n2.\tBo\t1800\t3v1\t1v0\tszabadnapos\t2\t5\n" +
				"3.\tCai\t1700\t2s0\t4s1k\t1s½\t1,5\t5\n4.\tDev\t1600\t1s0\t3v0k\thiányzik\t0\t5\n",
			format: Crosstable,
			rounds: []string{"4w1 2b1 3w½", "3w1 1w0 U", "2b0 4b+ 1b½", "1b0 3w- Z"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "French: result first, B is White and N Black, > and < forfeits, ratings with letters",
			text: "Pl\t\tNom\tRapide\tCat.\tFede\tLigue\tR1\tR2\tR3\tPts\tTr\tBu\n1\tf\tANA Jules\t1850 F\tPupM\tFRA\tIDF\t+ 4N\t+ 2B\t= 3N\t2½\t5\t5½\n" +
				"2\t\tBO Ana\t1750 F\tPupM\tFRA\tIDF\t+ 3B\t- 1N\tEXE\t2\t5\t4½\n3\t\tCAI Bo\t1650 N\tPupM\tFRA\tIDF\t- 2N\t> 4N\t= 1B\t1½\t5\t4½\n" +
				"4\t\tDEV Cai\t1550 E\tPupM\tFRA\tIDF\t- 1B\t< 3B\t\t0\t5\t6\n",
			format: ResultFirst,
			rounds: []string{"4b1 2w1 3b½", "3w1 1b0 U", "2b0 4b+ 1w½", "1w0 3w- ."},
			notes:  []NoteKind{NumbersAssumed, BIsWhite, ByeAssumed},
		},
		{
			name:   "Vega as text: result and opponent, the colour is lost",
			text:   "Pos\tNAME\tPts\t1\t2\t3\tBH\n1\tAna\t2.5\t1 3\t1 2\t½ 5\t2.5\n2\tBo\t1\t1 4\t0 1\t\t2\n3\tCai\t1\t0 1\t1 4\t\t2\n4\tDev\t0\t0 2\t0 3\t\t2\n5\tEli\t0.5\t\t\t½ 1\t2\n",
			format: ResultFirst,
			rounds: []string{"31 21 5½", "41 10 .", "10 41 .", "20 30 .", ". . 1½"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name: "Vega as HTML: the class says the colour",
			text: `<table><tr><th>Pos</th><th>NAME</th><th>Pts</th><th>1</th><th>2</th></tr>` +
				`<tr><td>1</td><td>Ana</td><td>2</td><td><div class="cw">1</div><div>3</div></td><td><div class="x cb">1</div><div>2</div></td></tr>` +
				`<tr><td>2</td><td>Bo</td><td>1</td><td><div class='cw'>1</div><div>4</div></td><td><div class=cw>0</div><div>1</div></td></tr>` +
				`<tr><td>3</td><td>Cai</td><td>1</td><td><div class="cb">0</div><div>1</div></td><td class="cw">1 4</td></tr>` +
				`<tr><td>4</td><td>Dev</td><td>0</td><td class="cb">0<br>2</td><td class="cb">0 3</td></tr></table>`,
			format: ResultFirst,
			rounds: []string{"3w1 2b1", "4w1 1w0", "1b0 4w1", "2b0 3b0"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "signs with colours: +W10, =BYE, a round missing at the end",
			text:   "Pos Name Score Rounds\n1 Ana_A 3.0 +W4 +B2 +W3\n2 Bo_B 1.5 =BYE -W1 +B5\n3 Cai_C 1.5 +B5 =W4 -B1\n4 Dev_D 0.5 -B1 =B3\n5 Eli_E 1.0 -W3 +BYE -W2\n",
			format: ResultFirst,
			rounds: []string{"4w1 2b1 3w1", "H 1w0 5b1", "5b1 4w½ 1b0", "1b0 3b½ .", "3w0 U 2w0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name:   "SwissSys: letters, lower case is Black, -H- and -U-",
			text:   "# Name Rtng Rd1 Rd2 Rd3 Tot\n1 Ana Able 2100 W4 w2 -H- 2.5\n2 Bo Baker 2000 w3 L1 W4 2.0\n3 Cai 1900 L2 -B- -U- 1.0\n4 Dev 1800 l1 -H- l2 0.5\n",
			format: ResultFirst,
			rounds: []string{"4w1 2b1 H", "3b1 1w0 4w1", "2w0 U Z", "1b0 H 2b0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, LowerCaseIsBlack, ByeAssumed},
		},
		{
			name:   "opponent and letter: 15:W, no colours",
			text:   "  1. Ana 1829 3 4:W 3:W 2:W\n  2. Bo 1800 2 3:W 4:D 1:L\n  3. Cai 1700 1 2:L 1:L 4:W\n  4. Dev 1600 0.5 1:L 2:D 3:L\n  5. Eli 1600 0.5 - - =\n",
			format: Crosstable,
			rounds: []string{"41 31 21", "31 4½ 10", "20 10 41", "10 2½ 30", "Z Z H"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ZeroAssumed},
		},
		{
			name:   "colour first",
			text:   "No\tName\tR1\tR2\n1\tAna\tw3 1\tb2 ½\n2\tBo\tb4=\tw1=\n3\tCai\tb1 0\tw4 1\n4\tDev\tw2 ½\tb3 0\n5\tEli\t\t\n",
			format: ColorFirst,
			rounds: []string{"3w1 2b½", "4b½ 1w½", "1b0 4w1", "2w½ 3b0", ". ."},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name: "signs behind the opponent are results where = is the draw: 12b+",
			text: "No\tName\tR1\tR2\tR3\n1\tAna\t3w+\t2b=\t5w+\n2\tBo\t4b+\t1w=\tbye\n3\tCai\t1b-\t4w+\t\n4\tDev\t2w-\t3b-\t\n5\tEli\t\t\t1b-\n",

			format: Crosstable,
			rounds: []string{"3w1 2b½ 5w1", "4b1 1w½ U", "1b0 4w1 .", "2w0 3b0 .", ". . 1b0"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
		{
			name: "fixed columns: a blank field is a missing round",
			text: "  Nr. Name        Rtg   1    2    3   Pts\n   1  Ana Long   2100  4w1  2b½   -½  2.0\n   2  Bo         2000  3w1  1w½  4b1  2.5\n" +
				"   3  Cai        1900  2b0        -1  1.0\n   4  Dev        1800  1b0   -1  2w0  1.0\n",
			format: Crosstable,
			rounds: []string{"4w1 2b½ H", "3w1 1w½ 4b1", "2b0 . U", "1b0 U 2w0"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed},
		},
		{
			name: "no heading at all",
			text: "1\tAna\t2100\t3w1\t2b½\t1½\n2\tBo\t2000\t4b1\t1w½\t1.5\n3\tCai\t1900\t1b0\t4w1\t1\n4\tDev\t1800\t2w0\t3b0\t0\n",

			format: Crosstable,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed, PointsInTiebreak},
		},
		{
			name: "no number: the rows are counted; drawn with bars",
			text: "| Name | R1 | R2 | Total |\n|------|----|----|-------|\n| Ana | 3w1 | 2b1 | 2 |\n| Bo | 4b1 | 1w0 | 1 |\n| Cai | 1b0 | 4w1 | 1 |\n| Dev | 2w0 | 3b0 | 0 |\n",

			format: Crosstable,
			rounds: []string{"3w1 2b1", "4b1 1w0", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name: "US Chess: letters in two lines, the opponent of a forfeit is missing",
			text: "-----------------------------------------------------------------------------------------\n" +
				" Pair | Player Name                     |Total|Round|Round|Round|\n Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |\n" +
				"    1 | ANA                             |2.5  |W   3|H   0|W   2|\n   LA | 12345678 / R: 1800   ->1820     |N:2  |W    |     |B    |\n" +
				"    2 | BO                              |2.0  |W   4|X    |L   1|\n   LA | 12345679 / R: Unrated ->651P7   |     |W    |     |W    |\n" +
				"    3 | CAI                             |0.5  |L   1|F   2|Z    |\n   TX | 12345670 / R: 1400   ->1390     |     |B    |     |     |\n" +
				"    4 | DEV                             |2.0  |L   2|B    |N   5|\n   TX | 12345671 / R: 1300   ->1290     |     |B    |     |W    |\n" +
				"    5 | ELI                             |0.5  |U    |Z   6|S   4|\n    6 | FAY                             |0.5  |U    |Z   5|U    |\n",
			format: USChess,
			rounds: []string{"3w1 H 2b1", "4w1 3+ 1w0", "1b0 2- H", "2b0 U 5w1", "Z H 4b0", "Z H Z"},
			notes:  []NoteKind{NumbersAssumed, OpponentFilledIn, ByeAssumed, ForfeitDraw, InconsistentResult},
		},
		{
			name: "matrix: forfeits, one game still running",
			text: "No\tName\t1\t2\t3\t4\tPts\n1\tAna\t*\t1\t½\t_\t1½\n2\tBo\t0\t*\t+\t1\t2\n3\tCai\t½\t-\t*\t0\t½\n4\tDev\t_\t0\t1\t*\t1\n",

			format: Matrix,
			rounds: []string{"4 21 3½", "3+ 10 41", "2- 40 1½", "1 31 20"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "double matrix with other signs for the diagonal",
			text: "Rk\tName\t1\t2\t3\tPoints\n1\tAna\tX\t1 0\t½½\t2\n2\tBo\t0 1\tX\t1½\t2½\n3\tCai\t½½\t0½\tX\t1½\n",

			format: Matrix,
			rounds: []string{". 21 3½ . 20 3½", "31 10 . 3½ 11 .", "20 . 1½ 2½ . 1½"},
			notes:  []NoteKind{RoundsAssumed},
		},
		{
			name: "matrix without heading, the diagonal empty",
			text: "1\tAna\t\t1\t½\t1½\n2\tBo\t0\t\t1k\t1\n3\tCai\t½\t0k\t\t½\n",

			format: Matrix,
			rounds: []string{". 21 3½", "3+ 10 .", "2- . 1½"},
			notes:  []NoteKind{RoundsAssumed, PointsInTiebreak},
		},
		{
			name: "a Swiss drawn as a matrix: byes follow from the points, rounds from the line above",
			text: "Kreuztabelle nach der 3. Runde\nNr.\tTeilnehmer\tTWZ\t1\t2\t3\t4\t5\tPunkte\n1.\tAna\t2161\t**\t1\t½\t\t\t2,5\n2.\tBo\t2114\t0\t**\t\t1\t1\t2\n" +
				"3.\tCai\t1767\t½\t\t**\t1\t\t2\n4.\tDev\t1916\t\t0\t0\t**\t½\t0,5\n5.\tEli\t1627\t\t0\t\t½\t**\t0,5\n",
			format: SwissDiagram,
			rounds: []string{"U 3½ 21", "51 41 10", "41 1½ H", "30 20 5½", "20 Z 4½"},
			notes:  []NoteKind{RoundsAssumed, SwissMatrix, UnplayedFromPoints, ByeAssumed},
		},
	})
}

// checkFormats reads the texts and compares formats, rounds and kinds of notes.
func checkFormats(t *testing.T, tests []formatCase) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := mustRead(t, tt.text)
			if r.Format != tt.format {
				t.Errorf("the format is %v, want %v", r.Format, tt.format)
			}
			if len(r.Event.Players) != len(tt.rounds) {
				t.Fatalf("%d players, want %d", len(r.Event.Players), len(tt.rounds))
			}
			for seat, want := range tt.rounds {
				if got := rounds(r.Event, seat); got != want {
					t.Errorf("player %d: %s, want %s", r.Event.Players[seat].Number, got, want)
				}
			}
			found := kinds(r)
			for _, k := range tt.notes {
				if found[k] == 0 {
					t.Errorf("no note “%s”", noteTexts[k].problem)
				}
				delete(found, k)
			}
			for k := range found {
				t.Errorf("a note of kind %d, “%s”", k, noteTexts[k].problem)
			}
			if t.Failed() {
				for _, n := range r.Notes {
					t.Log(n)
				}
			}
		})
	}
}

// TestErrors: what is no event says what it is and what is wanted instead.
func TestErrors(t *testing.T) {
	tests := []struct {
		name, text string
		kind       ErrorKind
		place      string
	}{
		{"nothing", " \n\t ", Empty, "1:1: "},
		{"prose", "\nHello there\nhow are you", NoTable, "2:1: "},
		{"a picture", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x00", NotText, "1:1: "},
		{"games", "[Event \"x\"]\n[Site \"y\"]\n\n1. e4 *", GamesFile, "1:1: "},
		{"pairings", "Bo.\tNo.\tWhite\tPts.\tResult\tPts.\tBlack\tNo.\n1\t1\tAna\t0\t1 - 0\t0\tBo\t2\n2\t3\tCai\t0\t1 - F\t0\tDev\t4\n", PairingList, "1:1: "},
		{"standings without games", "Rk.\tSNo\tName\tPts.\tTB1\n1\t4\tAna\t3\t5\n2\t1\tBo\t2\t5\n", NoGames, "1:1: "},
		{"the pairings that Swiss-Manager exports", "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg\n3;1;0;0;4;2;1;0;;1:0\n3;2;0;0;1;3;0,5;0,5;;0,5:0,5\n", PairingList, "1:1: "},
		{"a crosstable of teams", "Rk.\tTeam\t1.Rd\t2.Rd\tTB1\n1\tOne\t2w4½\t3b2½\t4\n2\tTwo\t1b½\t4w1\t1\n3\tThree\t4w3\t1w1½\t2\n", TeamTable, "2:1: "},
		{"rows in several lines with a rank that is shared", "Rk\nName\nR1\nR2\nPts\n1.\tAna\n3w1\n2b1\n2\n2.\tBo\n4w1\n1w0\n1\n3.\tCai\n1b0\n4b½\n½\n3.\tDev\n2b0\n3w½\n½\n", NoTable, "1:1: "},
		{"a matrix of teams", "Rk.\tTeam\t1\t2\t3\tTB1\n1\tOne\t*\t3½\t2½\t4\n2\tTwo\t½\t*\t3\t2\n3\tThree\t1½\t1\t*\t0\n", TeamTable, "2:1: "},
		{"a Swiss as a matrix without its blanks", "Nr | Name | 1 | 2 | 3 | 4 | Punkte\n---|---|---|---|---|---|---\n1 | Ana | ** | 1 | 1 | 2.0\n2 | Bo | 0 | ** | ½ | 0.5\n3 | Cai | 0 | ** | 1 | 1.0\n4 | Dev | ½ | 0 | ** | 0.5\n",
			FieldsLost, "5:1: "},
		{"more diagonals than columns", "Nr\tName\t1\t2\t3\tPts\n1\tAna\t*\t1\t1\t2\n2\tBo\t0\t*\t1\t1\n3\tCai\t0\t0\t*\t0\n4\tDev\t*\t1\t1\t2\n5\tEli\t0\t*\t1\t2\n", NoGames, "1:1: "},
		{"a league table with goals", "Platz\tVerein\tSp\tTore\tPunkte\n1\tOne\t6\t4:1\t16\n2\tTwo\t6\t3:1\t13\n3\tThree\t6\t4:1\t6\n4\tFour\t6\t2:0\t0\n", NoGames, "1:1: "},
		{"data for programs", `{"rank":4,"points":8.5}`, JSONText, "1:1: "},
		{"a list of them", "\n[{\"rank\":4}]", JSONText, "1:1: "},
		{"a line without end", strings.Repeat("x", maxLength+1), LineTooLong, "1:1: "},
		{"too many lines", strings.Repeat("x\n", maxLines+1), TooManyLines, "200001:1: "},
		{"too large", strings.Repeat("x\n", maxBytes/2+1), TooLarge, "1:1: "},
		{"too many players", strings.Repeat("1\tAna\t2w1\t3b0\n", maxPlayers+1), TooManyPlayers, "10000:1: "},
		{"HTML without a table of an event", "<table><tr><td>Hello</td></tr></table>", NoTable, "1:1: "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r, err := Read(tt.text)
			var e *Error
			if !errors.As(err, &e) || r != nil {
				t.Fatalf("the error is %v", err)
			}
			if e.Kind != tt.kind || !strings.HasPrefix(err.Error(), tt.place) || e.Problem() == "" || !strings.HasSuffix(err.Error(), ": expected "+e.Expected()) {
				t.Errorf("the error is %v, of kind %d", err, e.Kind)
			}
		})
	}
}

// TestGamesToCome: blanks of a round robin that has not ended are games to come, and neither byes nor absences, in a
// matrix and in a crosstable; what a Swiss has stays one.
func TestGamesToCome(t *testing.T) {
	const head = "No.\tName\t1\t2\t3\t4\t5\tPts.\tS.B.\n"
	const matrix = "1\tAna\t*\t1\t½\t\t1\t2,5\t2\n2\tBo\t0\t*\t1\t½\t\t1,5\t1\n3\tCai\t½\t0\t*\t1\t\t1,5\t1\n" +
		"4\tDev\t\t½\t0\t*\t+\t1,5\t1\n5\tEli\t0\t\t\t-\t*\t0\t0\n"
	const table = "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\n1\tAna\t4w1\t3b½\t\t1,5\t1\n2\tBo\t3w1\t\t\t1\t1\n" +
		"3\tCai\t2b0\t1w½\t4b1\t1,5\t1\n4\tDev\t1b0\t\t3w0\t0\t0\n"
	const odd = "No.\tName\t1.Rd\t2.Rd\t3.Rd\tPts.\n1\tAna\t2w1\t\t\t1\n2\tBo\t1b0\t3w½\t\t0,5\n3\tCai\t-0\t2b½\t\t0,5\n"
	tests := []struct {
		name, text string
		running    bool
		rounds     string // of the last player
	}{
		{"matrix", head + matrix, true, ". . 10 4- ."},
		{"matrix with the tie-break of a Swiss", strings.Replace(head, "S.B.", "Buchholz", 1) + matrix, false, "Z Z 10 4-"},
		{"matrix with a tie-break of which nothing is said", strings.Replace(head, "S.B.", "TB1", 1) + matrix, false, "Z Z 10 4-"},
		{"matrix with points of a bye", strings.Replace(head+matrix, "*\t0\t0\n", "*\t1\t0\n", 1), false, ""},
		{"matrix without points", strings.Replace(head, "Pts.", "Club", 1) + strings.NewReplacer(",5", " e.V.").Replace(matrix), false, ""},
		{"few games and nothing said", "No.\tName\t1\t2\t3\t4\tPts.\n1\tAna\t*\t1\t\t\t1\n2\tBo\t0\t*\t\t\t0\n3\tCai\t\t\t*\t½\t0,5\n4\tDev\t\t\t½\t*\t0,5\n", false, "3½"},
		{"few games and a tie-break of round robins", "No.\tName\t1\t2\t3\t4\tPts.\tSonneborn-Berger\n1\tAna\t*\t1\t\t\t1\t0\n2\tBo\t0\t*\t\t\t0\t0\n3\tCai\t\t\t*\t½\t0,5\t0,25\n4\tDev\t\t\t½\t*\t0,5\t0,25\n", true, "3½ . ."},
		{"crosstable", table, true, "1b0 . 3w0"},
		{"crosstable with the tie-break of a Swiss", table + "\nTie Break1: Buchholz\n", false, "1b0 . 3w0"},
		{"crosstable with an absence", strings.Replace(table, "4\tDev\t1b0\t\t", "4\tDev\t1b0\t-0\t", 1), false, "1b0 Z 3w0"},
		{"crosstable with two games of the same players", strings.Replace(strings.Replace(table, "4b1\t1,5", "1b0\t0,5", 1), "3b½\t\t1,5", "3b½\t3w1\t2,5", 1), false, ""},
		{"crosstable with points of a bye", strings.Replace(table, "3w0\t0\t", "3w0\t1\t", 1), false, "1b0 . 3w0"},
		{"crosstable with more rounds", strings.NewReplacer("3.Rd", "3.Rd\t4.Rd\t5.Rd", "\t1,5\t", "\t\t\t1,5\t", "\t\t1\t", "\t\t\t\t1\t", "3w0\t", "3w0\t\t\t").Replace(table), false, "1b0 . 3w0 . ."},
		{"crosstable of an odd field", odd, true, "Z 2b½ ."},
		{"odd field with a point in a free round", strings.Replace(odd, "-0\t2b½\t\t0,5", "-½\t2b½\t\t1", 1), false, ""},
	}
	for _, tt := range tests {
		r, err := Read(tt.text)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		found := kinds(r)
		if running := r.Event.Pairing == engine.Predetermined; running != tt.running || running != (found[GamesToCome] == 1) {
			t.Errorf("%s: a round robin: %v, notes %v", tt.name, running, r.Notes)
		}
		if got := strings.TrimSpace(rounds(r.Event, len(r.Event.Players)-1)); tt.rounds != "" && got != tt.rounds {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.rounds)
		}
		if tt.running && found[UnplayedFromPoints]+found[SwissMatrix] > 0 {
			t.Errorf("%s: %v", tt.name, r.Notes)
		}
		lines := 0
		for _, n := range r.Notes {
			if n.Kind == UnplayedFromPoints {
				lines++
			}
		}
		if lines > 1 {
			t.Errorf("%s: %d notes of the same kind", tt.name, lines)
		}
	}
}
