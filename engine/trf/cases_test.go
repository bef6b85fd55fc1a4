package trf

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// cellCases is what one round can look like, for the reader and the writer. Player 1 has the round,
// player 2 is the opponent.
var cellCases = []struct {
	name    string
	text    string // the eight columns
	cell    engine.Cell
	note    Code
	written string // how the writer says it, "" for the text itself
}{
	// Games.
	{name: "win with White", text: "   2 w 1", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Opponent: 2}},
	{name: "draw with Black", text: "   2 b =", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Draw, Color: engine.Black, Opponent: 2}},
	{name: "loss", text: "   2 b 0", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Color: engine.Black, Opponent: 2}},
	{name: "leading zeros", text: "0002 w 1", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Opponent: 2}, written: "   2 w 1"},
	{name: "number on the left", text: "2    w 1", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Opponent: 2}, written: "   2 w 1"},
	{name: "game without a colour", text: "   2 - 1", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Opponent: 2}},
	{name: "blank colour", text: "   2   0", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Opponent: 2}, written: "   2 - 0"},
	{name: "German colour", text: "   2 s 1", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.Black, Opponent: 2}, written: "   2 b 1"},
	// Games under one move are played and not rated.
	{name: "unrated win", text: "   2 w W", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Unrated: true, Opponent: 2}},
	{name: "unrated draw", text: "   2 b D", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Draw, Color: engine.Black, Unrated: true, Opponent: 2}},
	{name: "unrated loss", text: "   2 w L", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Color: engine.White, Unrated: true, Opponent: 2}},
	{name: "lower case", text: "   2 W w", cell: engine.Cell{Kind: engine.Played, Outcome: engine.Win, Color: engine.White, Unrated: true, Opponent: 2}, written: "   2 w W"},
	// Pairings without a result.
	{name: "paired", text: "   2 w  ", cell: engine.Cell{Kind: engine.Pending, Color: engine.White, Opponent: 2}},
	{name: "unknown result", text: "   2 w ?", cell: engine.Cell{Kind: engine.Pending, Color: engine.White, Opponent: 2}, note: UnknownResult, written: "   2 w  "},
	{name: "adjourned", text: "   2 b x", cell: engine.Cell{Kind: engine.Pending, Color: engine.Black, Opponent: 2}, note: UnknownResult, written: "   2 b  "},
	// Forfeits.
	{name: "forfeit win", text: "   2 w +", cell: engine.Cell{Kind: engine.ForfeitWin, Color: engine.White, Opponent: 2}},
	{name: "forfeit loss", text: "   2 b -", cell: engine.Cell{Kind: engine.ForfeitLoss, Color: engine.Black, Opponent: 2}},
	{name: "colourless forfeit", text: "   2 - +", cell: engine.Cell{Kind: engine.ForfeitWin, Opponent: 2}},
	{name: "forfeit of nobody", text: "0000 w +", cell: engine.Cell{Kind: engine.ForfeitWin, Color: engine.White}, note: ForfeitWithoutOpponent},
	{name: "lost to nobody", text: "     b -", cell: engine.Cell{Kind: engine.ForfeitLoss, Color: engine.Black}, note: ForfeitWithoutOpponent, written: "0000 b -"},
	// Byes.
	{name: "pairing-allocated bye", text: "0000 - U", cell: engine.Cell{Kind: engine.PairingBye}},
	{name: "full-point bye", text: "0000 - F", cell: engine.Cell{Kind: engine.FullBye}},
	{name: "half-point bye", text: "0000 - H", cell: engine.Cell{Kind: engine.HalfBye}},
	{name: "zero-point bye", text: "0000 - Z", cell: engine.Cell{Kind: engine.ZeroBye}},
	{name: "lower case bye", text: "0000 - u", cell: engine.Cell{Kind: engine.PairingBye}, written: "0000 - U"},
	{name: "blank opponent", text: "       H", cell: engine.Cell{Kind: engine.HalfBye}, written: "0000 - H"},
	{name: "one zero", text: "   0 - Z", cell: engine.Cell{Kind: engine.ZeroBye}, written: "0000 - Z"},
	{name: "absent without a letter", text: "0000 -  ", cell: engine.Cell{Kind: engine.ZeroBye}, written: "0000 - Z"},
	{name: "absent without colour and letter", text: "0000    ", cell: engine.Cell{Kind: engine.ZeroBye}, written: "0000 - Z"},
	{name: "bye with a colour", text: "0000 w U", cell: engine.Cell{Kind: engine.PairingBye}, note: ByeWithColor, written: "0000 - U"},
	// Byes of older programs.
	{name: "old bye", text: "0000 - +", cell: engine.Cell{Kind: engine.FullBye}, note: ByeWithoutLetter, written: "0000 - F"},
	{name: "old absence", text: "0000 - -", cell: engine.Cell{Kind: engine.ZeroBye}, note: ByeWithoutLetter, written: "0000 - Z"},
	{name: "old half-point bye", text: "0000 - =", cell: engine.Cell{Kind: engine.HalfBye}, note: ByeWithoutLetter, written: "0000 - H"},
	{name: "bye with 1", text: "0000 - 1", cell: engine.Cell{Kind: engine.FullBye}, note: ByeWithoutLetter, written: "0000 - F"},
	{name: "absence with 0", text: "0000 - 0", cell: engine.Cell{Kind: engine.ZeroBye}, note: ByeWithoutLetter, written: "0000 - Z"},
	// Nothing.
	{name: "blank", text: "        "},
}

// playerText returns a player's record with the rounds given, each of eight columns.
func playerText(number, name, points string, rounds ...string) string {
	line := "001 " + pad(number, -4) + " m    " + pad(name, 33) + " 2000 GER      123456 1990/01/01 " + pad(points, -4) + "    1"
	for _, r := range rounds {
		line += "  " + pad(r, 8)
	}
	return line + "\n"
}

// pad fills a text up with blanks: to a width, or with a negative one from the left.
func pad(s string, width int) string {
	blanks := strings.Repeat(" ", max(0, max(width, -width)-len([]rune(s))))
	if width < 0 {
		return blanks + s
	}
	return s + blanks
}

// mustRead reads a file that has to be one.
func mustRead(t testing.TB, text string) *Document {
	t.Helper()
	d, err := Read([]byte(text))
	if err != nil {
		t.Fatalf("Read: %v", err)
	}
	return d
}

func TestCellsAreRead(t *testing.T) {
	for _, c := range cellCases {
		t.Run(c.name, func(t *testing.T) {
			d := mustRead(t, "XXR 2\n"+playerText("1", "Ana", "", c.text, "   2 b =")+playerText("2", "Bo", "", "", "   1 w ="))
			if got := d.Event.Cell(0, 1); got != c.cell {
				t.Errorf("%q is %+v, expected %+v", c.text, got, c.cell)
			}
			if got := d.Event.Cell(0, 2); got.Outcome != engine.Draw || got.Seat() != 1 {
				t.Errorf("the next round is %+v", got)
			}
			note := Code(0)
			if len(d.Notes) > 0 {
				note = d.Notes[0].Code
			}
			if note != c.note || len(d.Notes) > 1 {
				t.Errorf("notes %v, expected one with code %d", d.Notes, c.note)
			}
		})
	}
}

func TestCellsAtTheEndOfALineAreRead(t *testing.T) {
	for _, c := range cellCases {
		t.Run(c.name, func(t *testing.T) {
			text := strings.TrimRight(playerText("1", "Ana", "", c.text), " \n") + "\n" + playerText("2", "Bo", "")
			d := mustRead(t, "XXR 1\n"+text)
			if got := d.Event.Cell(0, 1); got != c.cell {
				t.Errorf("%q is %+v, expected %+v", c.text, got, c.cell)
			}
		})
	}
}

func TestCellsAreWritten(t *testing.T) {
	for _, c := range cellCases {
		t.Run(c.name, func(t *testing.T) {
			e := engine.NewEvent(2, []engine.Player{{Number: 1, Name: "Ana"}, {Number: 2, Name: "Bo"}})
			e.SetCell(0, 1, c.cell)
			e.SetCell(0, 2, engine.Cell{Kind: engine.Played, Outcome: engine.Draw, Color: engine.Black, Opponent: 2})
			want := c.written
			if want == "" {
				want = c.text
			}
			for _, f := range []Format{Format16, Format26} {
				out, lost, err := (&Document{Event: e}).Append(nil, f)
				if err != nil || len(lost) > 0 {
					t.Fatal(err, lost)
				}
				line := lineOf(string(out), "001")
				if got := line[firstCell-1:]; got != want+"     2 b =" {
					t.Errorf("format %d: %q, expected %q", f, got, want+"     2 b =")
				}
			}
		})
	}
}

// lineOf returns the first line with a code.
func lineOf(text, code string) string {
	for text != "" {
		var line string
		if line, text = cutLine(text); codeOf(line) == code {
			return line
		}
	}
	return ""
}

// brokenCells is what a round cannot be.
var brokenCells = []struct {
	name, text string
	code       Code
	column     int // within the ten columns, from 1
}{
	{"unknown letter", "   2 w R", BadResult, 8},
	{"half sign", "   2 w ½", BadResult, 8},
	{"unknown colour", "   2 x 1", BadColor, 6},
	{"letters as opponent", "  A2 w 1", BadOpponent, 3},
	{"two numbers", "1  2 w 1", BadOpponent, 1},
	{"bye with an opponent", "   2 w H", ByeWithOpponent, 8},
	{"pairing-allocated bye with an opponent", "   2 - U", ByeWithOpponent, 8},
	{"game with nobody", "0000 w 1", GameWithoutOpponent, 8},
	{"unrated game with nobody", "0000 - W", GameWithoutOpponent, 8},
	{"unknown result with nobody", "0000 - ?", GameWithoutOpponent, 8},
	{"colour alone", "     w  ", ColorWithoutOpponent, 6},
	{"shifted to the left", "  2 w 1 ", Misaligned, 5},
	{"shifted to the right", "    2 w 1", Misaligned, 5},
	{"nobody has the number", "  77 w 1", UnknownNumber, 3},
}

func TestBrokenCellsAreRefused(t *testing.T) {
	for _, c := range brokenCells {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read([]byte("XXR 2\n" + playerText("1", "Ana", "", "   2 w 1", c.text) + playerText("2", "Bo", "")))
			errs, _ := err.(Errors)
			if len(errs) == 0 || errs[0].Code != c.code {
				t.Fatalf("%q: %v, expected code %d", c.text, err, c.code)
			}
			if m := errs[0]; m.Line != 2 || m.Column != cellColumn(2)+c.column-1 {
				t.Errorf("%q: place %d:%d, expected 2:%d", c.text, m.Line, m.Column, cellColumn(2)+c.column-1)
			}
		})
	}
}
