package trf

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// sample is a small event with what the format offers.
const sample = `012 Example Open
022 Nowhere
032 GER
042 2026/04/01
052 2026/04/03
062 4 (3)
072 3
092 Individual: Swiss-System
102 IA 10101010 Dev
112 FA 20202020 Eli
122 90 min
132                                                                                        26/04/01  26/04/02  26/04/03
142 3
152 B
162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 1.0
172 GER NIDOF
182 Some Program 1
192 FIDE_DUTCH_2025_BAKU
202 BH/C1,BH,SB
212 PTS,BH/C1,BH,SB
222 5400+30
### a comment
         1         2         3         4
1234567890123456789012345678901234567890
DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1
001    1 m  g Ana                               2100 GER    12345678 1990/01/01  3.0    1     2 w 1  0000 - Z
001    2 wWFM Bo, B                              900 AUT           7 1991        1.0    2     1 b 0     4 w =
001    4      Cai                                                                0.5    3  0000 - Z     2 b =
001    7      Dev
GER    1      Ana                               2050
240 H 003 0001 0002
250      01.0 001 002 0001 0002
260 001 003 0001 0002
299          -0.5  002 0004
XXZ 7
XXC black1
`

func TestReadUnderstandsTheWholeFormat(t *testing.T) {
	d := mustRead(t, sample)
	e := d.Event
	if e.Name != "Example Open" || e.City != "Nowhere" || e.Federation != "GER" || e.Start != 20260401 || e.End != 20260403 {
		t.Errorf("heading: %+v", e)
	}
	if e.Rounds != 3 || e.Pairing != engine.Swiss || !d.PairingStated {
		t.Errorf("rounds %d, pairing %d", e.Rounds, e.Pairing)
	}
	scoring := engine.ScoringOf(3*engine.Point, engine.Point, 0)
	scoring.PairingBye = engine.Point
	if e.Scoring != scoring {
		t.Errorf("scoring %+v", e.Scoring)
	}
	want := engine.Player{
		Number: 1, Name: "Ana", Sex: "m", Title: "GM", Federation: "GER", ID: "12345678", Birth: "1990/01/01",
		Rating: 2100, PrintedPoints: 3 * engine.Point, HasPoints: true, PrintedRank: 1,
	}
	if e.Players[0] != want {
		t.Errorf("player 1 is %+v", e.Players[0])
	}
	if p := e.Players[3]; p != (engine.Player{Number: 7, Name: "Dev"}) {
		t.Errorf("player 7 is %+v", p)
	}
	if c := e.Cell(1, 2); c.Seat() != 2 || c.Kind != engine.Played {
		t.Errorf("player 2 in round 2: %+v", c)
	}
	if c := e.Cell(0, 3); c.Kind != engine.HalfBye {
		t.Errorf("record 240 was not entered: %+v", c)
	}
	if c := e.Cell(2, 2); c.Extra != -engine.HalfPoint {
		t.Errorf("record 299 was not entered: %+v", c)
	}
	if c := e.Cell(3, 1); c != (engine.Cell{}) {
		t.Errorf("player 7 in round 1: %+v", c)
	}
	if got := criteria(d.Tiebreaks); got != "PTS BH/C1 BH SB" {
		t.Errorf("tie-breaks %s", got)
	}
	if len(d.Notes) > 0 {
		t.Errorf("notes %v", d.Notes)
	}
	if line, column := d.Place(1, 2); line != 27 || column != 102 {
		t.Errorf("player 2, round 2 stands at %d:%d", line, column)
	}
	var codes []string
	for _, r := range d.Records {
		codes = append(codes, r.Code())
	}
	if got := strings.Join(codes, " "); got != "102 112 122 132 152 172 182 222    DDD GER 250 260 XXZ XXC" {
		t.Errorf("kept %q", got)
	}
}

func criteria(list []engine.Criterion) string {
	var codes []string
	for _, c := range list {
		codes = append(codes, c.String())
	}
	return strings.Join(codes, " ")
}

func TestLineEndsMakeNoDifference(t *testing.T) {
	want := mustRead(t, sample)
	for name, end := range map[string]string{"CR": "\r", "CRLF": "\r\n", "blank lines": "\n\n", "trailing blanks": "  \n"} {
		if got := mustRead(t, strings.ReplaceAll(sample, "\n", end)); !same(got, want) {
			t.Errorf("%s: another document", name)
		}
	}
	if got := mustRead(t, strings.TrimRight(sample, "\n")); !same(got, want) {
		t.Error("no end of the last line: another document")
	}
	if got := mustRead(t, sample+"\x1a"); !same(got, want) {
		t.Error("end of file sign: another document")
	}
	if got := mustRead(t, byteOrderMark+sample); !same(got, want) {
		t.Error("byte order mark: another document")
	}
	d := mustRead(t, "  "+strings.ReplaceAll(sample, "\n001 ", "\n   001 "))
	if !same(d, want) || len(d.Notes) != 1 || d.Notes[0].Code != LeadingBlanks || d.Notes[0].Times != 5 {
		t.Errorf("leading blanks: %v", d.Notes)
	}
}

// The lines of a file are counted as an editor counts them.
func TestPlacesCountLines(t *testing.T) {
	for name, end := range map[string]string{"LF": "\n", "CR": "\r", "CRLF": "\r\n"} {
		d := mustRead(t, strings.ReplaceAll(sample, "\n", end))
		if line, column := d.Place(2, 0); line != 28 || column != pointsColumn {
			t.Errorf("%s: the points of player 4 stand at %d:%d", name, line, column)
		}
	}
	if line, column := (&Document{}).Place(0, 1); line != 0 || column != 0 {
		t.Errorf("a document from nowhere has %d:%d", line, column)
	}
}

// same reports whether two documents say the same; notes and places do not count.
func same(a, b *Document) bool { return difference(a, b) == "" }

// difference returns the first thing in which two documents differ.
func difference(a, b *Document) string {
	x, y := a.Event, b.Event
	switch {
	case x.Name != y.Name || x.City != y.City || x.Federation != y.Federation || x.Start != y.Start || x.End != y.End:
		return "heading"
	case x.Pairing != y.Pairing || a.PairingStated != b.PairingStated:
		return "pairing"
	case x.Scoring != y.Scoring:
		return "scoring"
	case x.Rounds != y.Rounds:
		return "rounds"
	case len(x.Players) != len(y.Players):
		return "number of players"
	case a.Type != b.Type || a.TypeCode != b.TypeCode:
		return "type"
	case a.TiebreakText != b.TiebreakText || a.StandingsText != b.StandingsText || criteria(a.Tiebreaks) != criteria(b.Tiebreaks):
		return "tie-breaks"
	case len(a.Records) != len(b.Records):
		return "number of records"
	}
	for i := range a.Records {
		if a.Records[i] != b.Records[i] {
			return "record " + a.Records[i].Text + " / " + b.Records[i].Text
		}
	}
	for seat := range x.Players {
		if x.Players[seat] != y.Players[seat] {
			return "player " + x.Players[seat].Name
		}
		for round := 1; round <= x.Rounds; round++ {
			if x.Cell(seat, round) != y.Cell(seat, round) {
				return "a round of " + x.Players[seat].Name
			}
		}
	}
	return ""
}

func TestNamesInEveryEncoding(t *testing.T) {
	const name = "Fürstenfeld, Žofie"
	latin := strings.NewReplacer("ü", "\xFC", "Ž", "\x8E")
	second := playerText("2", "Bo", "0.0", "   1 b 0")
	inBytes := "001    1 m    " + name + strings.Repeat(" ", 33-len(name)) + playerText("1", "", "1.0", "   2 w 1")[47:]
	for _, c := range []struct {
		name, text string
		note       Code
	}{
		{"characters", playerText("1", name, "1.0", "   2 w 1") + second, 0},
		{"Windows-1252", latin.Replace(playerText("1", name, "1.0", "   2 w 1")) + second, Recoded},
		{"bytes", inBytes + second, ByteColumns},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := mustRead(t, c.text)
			p := d.Event.Players[0]
			if p.Name != name || p.Rating != 2000 || p.PrintedPoints != engine.Point {
				t.Errorf("player %+v", p)
			}
			if c := d.Event.Cell(0, 1); c.Kind != engine.Played || c.Outcome != engine.Win {
				t.Errorf("round 1 is %+v", c)
			}
			note := Code(0)
			if len(d.Notes) > 0 {
				note = d.Notes[0].Code
			}
			if note != c.note {
				t.Errorf("notes %v", d.Notes)
			}
		})
	}
}

// A name of ten letters of two bytes shifts the rounds by a whole round.
func TestColumnsInBytesAreRecognisedAcrossARound(t *testing.T) {
	const name = "Дмитрий Ел"
	d := mustRead(t, "XXR 2\n001    1 m    "+name+strings.Repeat(" ", 33-len(name))+playerText("1", "", "2.0", "   2 w 1", "   2 b 1")[47:]+
		playerText("2", "Bo", "0.0", "   1 b 0", "   1 w 0"))
	if d.Event.Players[0].Name != name || d.Event.Rounds != 2 || d.Event.Cell(0, 1).Color != engine.White || d.Event.Cell(0, 2).Color != engine.Black {
		t.Errorf("%+v in %d rounds", d.Event.Players[0], d.Event.Rounds)
	}
}

// Nine bytes too many put the points into the birth date, and every other field into blanks.
func TestColumnsInBytesAreRecognisedByThePoints(t *testing.T) {
	const name = "½½½½½½½中"
	d := mustRead(t, "001    1 m    "+name+strings.Repeat(" ", 33-len(name))+"      GER           1 1990        0.0")
	if p := d.Event.Players[0]; p.Name != name || !p.HasPoints || p.Federation != "GER" {
		t.Errorf("%+v", p)
	}
}

func TestFileErrorsSayWhereAndWhat(t *testing.T) {
	two := playerText("1", "Ana", "1.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0")
	for _, c := range []struct{ name, text, want string }{
		{"empty", "", "1:1: no player: expected at least one record 001"},
		{"something else", "Hello\n", "1:1: no player: expected at least one record 001"},
		{"UTF-16", "\xFF\xFE0\x000\x001\x00", "1:1: the file is in UTF-16: expected UTF-8 or Windows-1252; save it as UTF-8"},
		{"teams", two + "310   1 One\n", "3:1: a team event “310”: expected an event of individuals; team events are not covered yet"},
		{"older teams", two + "013 One    1\n", "3:1: a team event “013”: expected an event of individuals; team events are not covered yet"},
		{"no number", "001\n", "1:4: pairing number: expected 1 to 9999 in columns 5 to 8"},
		{"letters as number", two + "001 12a4 m\n", "3:5: pairing number “12a4”: expected 1 to 9999 in columns 5 to 8"},
		{"number 0", two + "001    0\n", "3:8: pairing number “0”: expected 1 to 9999 in columns 5 to 8"},
		{"number twice", two + "001    2      Cai\n", "3:5: a second player with the pairing number “2”: expected a number of its own for each player"},
		{"tab", two + "001    3\tCai\n", "3:9: a tab “⇥Cai”: expected blanks, as the columns are fixed"},
		{"rating", strings.Replace(two, "2000", "2OOO", 1), "1:49: rating “2OOO”: expected a number in columns 49 to 52, or blanks"},
		{"points", strings.Replace(two, " 1.0", "1:00", 1), "1:81: points “1:00”: expected points such as 11.5 in columns 81 to 84, or blanks"},
		{"rank", strings.Replace(two, " 1.0    1", " 1.0   1.", 1), "1:88: rank “1.”: expected a number in columns 86 to 89, or blanks"},
		{"unknown opponent", strings.Replace(two, "   2 w 1", "  12 w 1", 1), "1:94: nobody has the pairing number “12”: expected the number of a record 001, or 0000 for none"},
		{"number cut off", "001    1" + strings.Repeat(" ", 83) + "  1\n" + two[len(two)/2:], "1:94: opponent “1”: expected a pairing number, or 0000 for none"},
		{"rounds", two + "142 ten\n", "3:5: number of rounds “ten”: expected 1 to 99"},
		{"rounds in hundreds", two + "142 100\n", "3:5: number of rounds “100”: expected 1 to 99"},
		{"scoring", two + "162  W 1.0    D half\n", "3:15: scoring “D half”: expected codes with their points, such as W 1.0 D 0.5 P 1.0"},
		{"unknown result in the scoring", two + "162  Q 1.0\n", "3:6: scoring “Q 1.0”: expected codes with their points, such as W 1.0 D 0.5 P 1.0"},
		{"scoring by colour", two + "XXS WW=1 BW=2\n", "3:5: different points for White and Black “WW=1 BW=2”: expected the same points for both"},
		{"letter in BBW", two + "BBW one\n", "3:5: scoring “one”: expected codes with their points, such as W 1.0 D 0.5 P 1.0"},
		{"bye after the end", two + "142 1\n240 H 002 0001\n", "4:5: bye “H 002 0001”: expected a type F, H or Z, a round of the event and pairing numbers"},
		{"bye of nobody", two + "240 H 001 0009\n", "3:11: nobody has the pairing number “0009”: expected the number of a record 001, or 0000 for none"},
		{"type of an award", two + "299 Q         0.5  001 0001\n", "3:5: points awarded “Q”: expected a type or a blank, points in columns 14 to 17, the round in 20 to 22 and pairing numbers from 24 on"},
		{"award of nobody", two + "299           0.5  001 0001 0009\n", "3:29: nobody has the pairing number “0009”: expected the number of a record 001, or 0000 for none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read([]byte(c.text))
			if err == nil {
				t.Fatal("no error")
			}
			if got := err.Error(); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func TestSeveralErrorsAreReportedAtOnce(t *testing.T) {
	_, err := Read([]byte(playerText("1", "Ana", "1.0", "   2 x 1", "   9 w 1") + playerText("2", "Bo", "0,x", "   1 b ?", "0000 - Q")))
	want := []string{"2:82: points", "1:97: colour", "1:105: nobody", "2:109: result"}
	errs, _ := err.(Errors)
	if len(errs) != len(want) {
		t.Fatalf("%d errors:\n%v", len(errs), err)
	}
	for i, m := range errs {
		if !strings.HasPrefix(m.String(), want[i]) {
			t.Errorf("error %d is %q, expected %q …", i, m, want[i])
		}
	}
}

// One mistake is one error, even where it makes more of the file unreadable.
func TestErrorsDoNotBreedErrors(t *testing.T) {
	for name, text := range map[string]string{
		"a letter of two bytes":    playerText("1", "Ana", "", "   2 w ½", "   2 b 1", "   2 w 1") + playerText("2", "Bo", ""),
		"a number that is missing": playerText("x", "Ana", "") + playerText("2", "Bo", "", "   1 w 1"),
		"a number that is taken":   playerText("2", "Ana", "") + playerText("2", "Bo", "", "   1 w 1"),
		"teams":                    playerText("1", "Ana", "", "   2 w x") + "XXS W=?\n310   1 One\n",
	} {
		_, err := Read([]byte(text))
		if errs, _ := err.(Errors); len(errs) != 1 {
			t.Errorf("%s: %d errors\n%v", name, len(errs), err)
		}
	}
}

func TestTheOrderOfTheStandings(t *testing.T) {
	for text, want := range map[string]string{
		"202 BH,SB":          "PTS BH SB",
		"202 PTS,BH,SB":      "PTS BH SB",
		"202 bh/c1 sb; de":   "PTS BH/C1 SB DE",
		"212 PTS,DE,BH":      "PTS DE BH",
		"212 SB,PTS":         "SB PTS",
		"202 BH\n212 PTS,DE": "PTS DE",
		"212 PTS,DE\n202 BH": "PTS DE",
		"":                   "",
	} {
		if got := criteria(mustRead(t, text+"\n"+playerText("1", "Ana", "")).Tiebreaks); got != want {
			t.Errorf("%q is %s, expected %s", text, got, want)
		}
	}
}

func TestNotesSayWhatWasAssumed(t *testing.T) {
	two := playerText("1", "Ana", "1.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0")
	for _, c := range []struct{ name, text, want string }{
		{"fewer rounds stated", "XXR 1\n" + playerText("1", "Ana", "", "   2 w 1", "   2 b 1") + playerText("2", "Bo", ""),
			"1:5: the numbers of rounds differ “1”: expected one number; the larger of the stated and the recorded counts"},
		{"two numbers of rounds", two + "142 5\nXXR 6\n", "4:5: the numbers of rounds differ “6”: expected one number; the larger of the stated and the recorded counts"},
		{"number of players", two + "062 3\n", "3:5: the number of players differs “3”: expected as many as there are records 001"},
		{"short year", two + "042 26/04/01\n", "3:5: year of two digits “26/04/01”: expected YYYY/MM/DD; the order year, month, day was assumed"},
		{"no date", two + "042 soon\n", "3:5: date “soon”: expected YYYY/MM/DD; the date is not known"},
		{"ambiguous date", two + "042 03/04/2026\n", "3:5: date “03/04/2026”: expected YYYY/MM/DD; the date is not known"},
		{"second name", "012 One\n012 Two\n" + two, "2:1: a second record of this kind “012 Two”: expected one; the first counts"},
		{"type", two + "092 Knockout\n", "3:5: type of tournament “Knockout”: expected a Swiss or a round robin; a Swiss was assumed"},
		{"tie-break", two + "202 BH, XYZ, SB\n", "3:9: tie-break “XYZ”: expected a code of C.07; it was left out"},
		{"unknown record", two + "777 what\n", "3:1: unknown record “777 what”: expected a record of the format; it was kept"},
		{"bye of a player with a game", two + "240 H 001 0001\n", "3:11: a bye for somebody who has another entry in the round “240 H 001 0001”: expected one entry; the player's record counts"},
		{"award for another result", two + "299 L         0.5  001 0001\n", "3:24: points awarded for something else than the player's record says “299 L         0.5  001 0001”: expected the same; they were left out"},
		{"penalty without a round", two + "299          -0.5      0001\n", "3:1: points awarded for something else than the player's record says “299          -0.5      0001”: expected the same; they were left out"},
		{"other scoring", playerText("1", "Ana", "3.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0"),
			"1:92: the points add up only with another scoring: expected 1, ½, 0 or a record 162; the scoring was taken from the points"},
		{"running on lichess", playerText("1", "Ana", "", "   2 w Z") + playerText("2", "Bo", "", "   1 b Z"),
			"1:99: unknown result “2 w Z” (2 times): expected a result; the game counts as not finished"},
		{"indented extension", two + "   XXR 1\n", "3:1: blanks before the record: expected the record in column 1; they were left out"},
		{"twice", playerText("1", "Ana", "", "   2 w ?", "   2 b ?") + playerText("2", "Bo", ""),
			"1:99: unknown result “2 w ?” (2 times): expected a result; the game counts as not finished"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := mustRead(t, c.text)
			if len(d.Notes) != 1 || d.Notes[0].String() != c.want {
				t.Errorf("got  %v\nwant %s", d.Notes, c.want)
			}
		})
	}
}

func TestDates(t *testing.T) {
	for text, want := range map[string]engine.Date{
		"2026/04/01": 20260401, "2026-04-01": 20260401, "2026.04.01": 20260401, "2026/4/1": 20260401, "01.04.2026": 20260401,
		"26/04/01": 20260401, "2026-04-01 10:00": 20260401,
		"24/09/2010": 20100924, "24-09-2010": 20100924, "09/24/2010": 20100924, "Nov 7, 2026": 20261107, "january 31 2024": 20240131,
		"25/24/2010": 0, "02/10/2010": 0, "Nov 32, 2026": 0, "Not 7, 2026": 0, "Anf 7, 2026": 0, "Nov 7, 26": 0, "Nov x, 2026": 0, "Nov 7": 0, "7 Nov 2026": 0,
		"2026/00/00": 0, "2026/13/01": 0, "04/01/2026": 0, "1.4.26": 0, "April": 0, "2026": 0, "2026/04": 0, "2026/04/01/1": 0, "/": 0,
	} {
		d := mustRead(t, "042 "+text+"\n"+playerText("1", "Ana", ""))
		if d.Event.Start != want {
			t.Errorf("%q is %v, expected %v", text, d.Event.Start, want)
		}
		if want == 0 && (len(d.Records) != 1 || d.Records[0].Text != "042 "+text) {
			t.Errorf("%q was not kept: %v", text, d.Records)
		}
	}
}

// Programs list the teams of an event of individuals with records 013, for a ranking of their own.
func TestTeamsOfIndividuals(t *testing.T) {
	two := playerText("1", "Ana", "1.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0") + "013 One    1    2\n"
	for kind, refused := range map[string]bool{
		"Individual: Swiss-System": false, "Einzelturnier": false, "Team Swiss System": true, "Swiss-System": true, "Individual and Team": true,
	} {
		d, err := Read([]byte("092 " + kind + "\n" + two))
		if refused != (err != nil) {
			t.Errorf("%s: %v", kind, err)
		}
		if err == nil && (len(d.Records) != 1 || d.Records[0].Code() != "013" || d.Event.Cell(0, 1).Opponent != 2) {
			t.Errorf("%s: the records are %v", kind, d.Records)
		}
	}
}

func TestTypesOfTournament(t *testing.T) {
	for _, c := range []struct {
		text    string
		pairing engine.Pairing
		stated  bool
	}{
		{"", engine.Swiss, false},
		{"092 Individual: Swiss-System", engine.Swiss, true},
		{"092 Schweizer System", engine.Swiss, true},
		{"092 Individual: Round-Robin", engine.Predetermined, true},
		{"092 Individual: Double-Round-Robin", engine.Predetermined, true},
		{"092 Individual: Quadruple-Round-Robin", engine.Predetermined, true},
		{"092 Scheveningen", engine.Predetermined, true},
		{"092 BERGER_ROUNDROBIN", engine.Predetermined, true},
		{"092 körmérkőzés", engine.Predetermined, true},
		{"092 something", engine.Swiss, false},
		{"192 FIDE_DUBOV_BAKU", engine.Swiss, true},
		{"192 CUSTOM_SWISS", engine.Swiss, true},
		{"192 FIDE_DOUBLESCHEVENINGEN", engine.Predetermined, true},
		{"192 FIDE_SCHILLER_4x3", engine.Predetermined, true},
		{"092 Individual: Swiss-System\n192 FIDE_DOUBLEROUNDROBIN", engine.Predetermined, true},
		{"192 FIDE_DOUBLEROUNDROBIN\n092 Individual: Swiss-System", engine.Predetermined, true},
	} {
		d := mustRead(t, c.text+"\n"+playerText("1", "Ana", ""))
		if d.Event.Pairing != c.pairing || d.PairingStated != c.stated {
			t.Errorf("%q: pairing %d, stated %v", c.text, d.Event.Pairing, d.PairingStated)
		}
	}
}

func TestScorings(t *testing.T) {
	const p, half = engine.Point, engine.HalfPoint
	three := engine.ScoringOf(3*p, p, 0)
	with := func(s engine.Scoring, change func(*engine.Scoring)) engine.Scoring { change(&s); return s }
	for _, c := range []struct {
		name, text string
		want       engine.Scoring
	}{
		{"none", "", engine.StandardScoring()},
		{"162", "162  W 3.0    D 1.0    L 0.0    A 0.0    P 3.0    X 1.0", three},
		{"162 in part: the bye follows the win", "162  W 3.0    D 1.0", three},
		{"162 with the bye first", "162  P 1.0    W 3.0    D 1.0", with(three, func(s *engine.Scoring) { s.PairingBye = p })},
		{"162 with absences", "162  A 0.5", with(engine.StandardScoring(), func(s *engine.Scoring) { s.ZeroBye, s.ForfeitLoss = half, half })},
		{"162 with the older Z", "162  Z 0.5", with(engine.StandardScoring(), func(s *engine.Scoring) { s.ZeroBye, s.ForfeitLoss = half, half })},
		{"162 written closely", "162 W3 D1,0 P=3", three},
		{"162 on two lines", "162  W 3.0\n162  D 1.0", three},
		{"299 for everybody", "299 +         2.0  000\n299 H        0.25", with(engine.StandardScoring(), func(s *engine.Scoring) { s.ForfeitWin, s.HalfBye = 2*p, p/4 })},
		{"XXS", "XXS PAB=3 D=1 W=3", three},
		{"XXS: the bye does not follow", "XXS W=3\nXXS D=1", with(three, func(s *engine.Scoring) { s.PairingBye = p })},
		{"XXS in full", "XXS WW=3 BW=3 WD=1 BD=1 WL=0 BL=0 FW=3 FL=0 PAB=3 FPB=3 HPB=1 ZPB=0", three},
		{"BBW", "BBW  3.0\nBBD  1.0", three},
		{"BBU", "BBW  3.0\nBBD  1.0\nBBU  1.0\nBBF  0.5\nBBZ  0.0\nBBL 0.0",
			with(three, func(s *engine.Scoring) { s.PairingBye, s.ForfeitLoss = p, half })},
	} {
		d := mustRead(t, c.text+"\n"+playerText("1", "Ana", ""))
		if d.Event.Scoring != c.want {
			t.Errorf("%s: %+v\nexpected %+v", c.name, d.Event.Scoring, c.want)
		}
	}
}

// The scoring is taken from the points only where every round with results says so.
func TestScoringFromThePoints(t *testing.T) {
	game := playerText("1", "Ana", "1.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0")
	for _, c := range []struct {
		name, text string
		bye        engine.Points
	}{
		{"a bye worth nothing", game + playerText("3", "Cai", "0.0", "0000 - U"), 0},
		{"a bye worth half a point", game + playerText("3", "Cai", "0.5", "0000 - U"), engine.HalfPoint},
		{"a bye of the next round", game + playerText("3", "Cai", "0.0", "", "0000 - U"), engine.Point},
		{"a bye before the first round", playerText("3", "Cai", "0.0", "0000 - U"), engine.Point},
		{"points that nothing explains", game + playerText("3", "Cai", "0.7", "0000 - U"), engine.Point},
		{"points that are missing", game + playerText("3", "Cai", "0.5", "0000 - U") + playerText("4", "Dev", ""), engine.Point},
		{"points with a scoring stated", "162  W 1.0\n" + game + playerText("3", "Cai", "0.5", "0000 - U"), engine.Point},
	} {
		if got := mustRead(t, c.text).Event.Scoring.PairingBye; got != c.bye {
			t.Errorf("%s: the bye is worth %v, expected %v", c.name, got, c.bye)
		}
	}
}

func TestAwards(t *testing.T) {
	const half = engine.HalfPoint
	players := playerText("1", "Ana", "", "   2 w +", "0000 - H", "   3 w 1") +
		playerText("2", "Bo", "", "   1 b -", "0000 - H", "0000 - H") + playerText("3", "Cai", "", "", "0000 - F", "   1 b 0")
	for _, c := range []struct {
		name, text  string
		seat, round int
		want        engine.Points
	}{
		{"penalty", "299          -0.5  003 0001", 0, 3, -half},
		{"two penalties", "299          -0.5  003 0001\n299         -0.25  003 0001 0002", 0, 3, -3 * engine.Point / 4},
		{"of the second named", "299          -0.5  003 0001 0002", 1, 3, -half},
		{"result of one round", "299 +         0.5  001 0001", 0, 1, -half},
		{"forfeit loss for everybody in a round", "299 -         0.5  001", 1, 1, half},
		{"half-point byes of one player", "299 H         1.0      0002", 1, 3, half},
		{"half-point byes of another", "299 H         1.0      0002", 0, 2, 0},
		{"with the changed scoring", "299 H         1.0\n299 H         0.5  002 0001", 0, 2, -half},
	} {
		d := mustRead(t, c.text+"\n"+players)
		if got := d.Event.Cell(c.seat, c.round).Extra; got != c.want {
			t.Errorf("%s: %v, expected %v", c.name, got, c.want)
		}
	}
}

func TestByesMakeRounds(t *testing.T) {
	d := mustRead(t, playerText("1", "Ana", "")+playerText("2", "Bo", "")+"240 F 004 0002\n240   003    1    2\n")
	e := d.Event
	if e.Rounds != 4 || e.Cell(1, 4).Kind != engine.FullBye || e.Cell(0, 3).Kind != engine.ZeroBye || e.Cell(0, 4).Kind != engine.Open {
		t.Errorf("%d rounds, %+v", e.Rounds, e)
	}
}

func TestByesMayBeSaidTwice(t *testing.T) {
	d := mustRead(t, playerText("1", "Ana", "", "0000 - H")+"240 H 001 0001\n")
	if len(d.Notes) > 0 || d.Event.Cell(0, 1).Kind != engine.HalfBye {
		t.Errorf("%v", d.Notes)
	}
}

func TestLooks(t *testing.T) {
	for text, want := range map[string]bool{
		sample: true, byteOrderMark + sample: true, playerText("7", "Ana", ""): true, "012": true,
		strings.ReplaceAll(sample, "\n", "\r"): true, "\n\n  ###\n012 Open": true,
		"DDD SSSS\n001    1      Ana\n": true,
		"":                              false, "1\tAna\t2w1": false, "001\tAna": false, "Hello\n012 Open": false, "0012    1": false,
		"No. Name Rtg\n1 Ana 2000": false, "001 is a number": false,
	} {
		if Looks([]byte(text)) != want {
			t.Errorf("%.40q: expected %v", text, want)
		}
	}
}
