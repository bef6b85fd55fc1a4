package paste

import (
	"strings"
	"testing"
)

// TestAroundPreformatted: what a page says around a table in preformatted text is kept, above all the days, as the
// rules follow from them.
func TestAroundPreformatted(t *testing.T) {
	table := "<pre>\n Nr. Name    1    2   Pts\n  1  Ana   3w1  2b1  2\n  2  Bo    4b1  1w0  1\n  3  Cai   1b0  4w1  1\n  4  Dev   2w0  3b0  0\n</pre>"
	for _, page := range []string{"%s", "<table><tr><td>%s</td></tr></table>"} {
		r := mustRead(t, strings.Replace(page, "%s", "<h1>Cup &amp; Quick</h1>\n<p>12.03.2024 - 14.03.2024</p>\n"+table+"\n<p>Written by\n<b>hand</b> 1 < 2</p>", 1))
		if r.Event.Name != "Cup & Quick" || r.Event.Start != 20240312 || r.Rules().Name != "fide-2023" || kinds(r)[DatesAssumed] != 1 {
			t.Errorf("%q from %v under %s, %v", r.Event.Name, r.Event.Start, r.Rules().Name, r.Notes)
		}
		kept := strings.Join(r.Heading, "|")
		for _, u := range r.Unused {
			kept += "|" + u.Text
		}
		if line, _ := r.Place(0, 0); line != 5 || !strings.HasSuffix(kept, "Written by hand 1 < 2") {
			t.Errorf("player 1 on line %d, kept %q", line, kept)
		}
	}
	r := mustRead(t, "<a href=x>Back</a>"+strings.Replace(table, "<pre>", "<pre>Spring Cup\n\n", 1))
	if r.Event.Name != "Spring Cup" || strings.Join(r.Heading, "|") != "Back|Spring Cup" {
		t.Errorf("%q, %q", r.Event.Name, r.Heading)
	}
}

// TestLimitsOfSigns: an opponent has four digits at the most, a quotation most of the lines.
func TestLimitsOfSigns(t *testing.T) {
	g := &grammar{}
	if a, b := g.parse("1234w1"), g.parse("12345w1"); a.state != paired || b.state != unread {
		t.Errorf("%+v, %+v", a, b)
	}
	for _, tt := range []struct{ text, first string }{{"> a\n> b\n> c\nd\n", "a"}, {"> a\n> b\n> c\nd\ne\n", "> a"}, {"> a\n> b\n", "> a"}} {
		if lines, err := textLines(tt.text); err != nil || lines[0].text != tt.first {
			t.Errorf("%q: %v, %v", tt.text, lines, err)
		}
	}
}

// TestQuotedFields: quotation marks around a field are those of a file, others belong to the text.
func TestQuotedFields(t *testing.T) {
	const file = `No,,Name,1.Rd,2.Rd,Pts
1,GM,"Long, Ana ""Annie""",3w1,2b½,1.5
2,,"Bo ""B"", C" ,4b1,1w½,"1,5"
3,,"Cai" Short,1b0,4w1,1
4,,"Dev,2w0,3b0,"0"
`
	r := mustRead(t, file)
	for seat, want := range []string{`Long, Ana "Annie"`, `Bo "B", C`, `"Cai" Short`, `"Dev`} {
		if p := r.Event.Players[seat]; p.Name != want || !p.HasPoints {
			t.Errorf("%+v, want %s with points", p, want)
		}
	}
	if got := rounds(r.Event, 1); got != "4b1 1w½" {
		t.Errorf("%s, %v", got, r.Notes)
	}
}

// TestLinesBelowBrokenRows: what stands below rows in several lines is no part of the last row.
func TestLinesBelowBrokenRows(t *testing.T) {
	r := mustRead(t, "1. Ana\nX\n1\n0,5\n1,5\n2. Bo\n0\nX\n1\n1\n3. Cai\n0,5\n0\nX\n0,5\n\n1\nStart\n")
	if got := rounds(r.Event, 2); got != "20 . 1½" || len(r.Unused) != 2 || r.Unused[1] != (UnusedLine{18, "Start"}) {
		t.Errorf("%s, unused %v", got, r.Unused)
	}
}

// TestNicknamesInFrames: a name with quotation marks in it does not take a row out of a table that is drawn with bars.
func TestNicknamesInFrames(t *testing.T) {
	r := mustRead(t, "| No | Name | 1.Rd |\n| 1 | Ana \"Ace\" Able | 2w1 |\n| 2 | Bo Bell | 1b0 |\n| 3 | Cai Cole | 4w1 |\n| 4 | Dev Dorn | 3b0 |\n")
	if len(r.Event.Players) != 4 || r.Event.Players[0].Name != `Ana "Ace" Able` {
		t.Errorf("%+v", r.Event.Players)
	}
}

// TestCommas: commas can separate columns, stand in quoted fields, or be those of names and decimals in columns that
// blanks separate.
func TestCommas(t *testing.T) {
	want := mustRead(t, small)
	named := strings.NewReplacer("\tAna\t", "\tAsh, Ana\t", "\tBo\t", "\tBay, Bo\t", "\tCai\t", "\tCoxon, Cai\t", "\tDev\t", "\tDee, Dev\t",
		"TB1\n", "TB1\tTB2\tTB3\n", "\t2\n", "\t2,25\t3,5\t4,75\n").Replace(small)
	quoted, padded, spaced := "", "", ""
	widths := [...]int{5, 12, 6, 6, 6, 6, 6, 6, 6}
	for _, row := range strings.Split(strings.TrimSpace(named), "\n") {
		for c, cell := range strings.Split(row, "\t") {
			if c > 0 {
				quoted += ","
			}
			padded += cell + strings.Repeat(" ", widths[c]-len([]rune(cell)))
			spaced += cell + "  "
			if strings.Contains(cell, ",") {
				cell = `"` + cell + `"`
			}
			quoted += cell
		}
		quoted, padded, spaced = quoted+"\n", padded+"\n", spaced+"\n"
	}
	for _, text := range []string{quoted, padded, spaced} {
		r := mustRead(t, text)
		for seat := range want.Event.Players {
			if got := rounds(r.Event, seat); got != rounds(want.Event, seat) {
				t.Errorf("player %d: %s, want %s\n%s", seat+1, got, rounds(want.Event, seat), text)
			}
		}
		if p := r.Event.Players[1]; p.Name != "Bay, Bo" || p.Rating != 2000 || p.PrintedPoints != 15_000 {
			t.Errorf("player 2 is %+v\n%s", p, text)
		}
		if len(r.Columns) != 3 || r.Columns[2].Label != "TB3" || r.Columns[0].Raw[3] != "2,25" {
			t.Errorf("columns %v\n%s", r.Columns, text)
		}
	}
	if _, err := Read("1,Ana,2,b,c,d,e\n2,Bo,2,b,c,d,e\n3,Cai,3,x,y,z,z\n"); err == nil {
		t.Error("a list without games was read")
	}
}
