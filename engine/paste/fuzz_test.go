package paste

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// check reads a text and reports whatever must not be in a reading of anything.
func check(t *testing.T, text string) *Reading {
	r, err := Read(text)
	if (r == nil) == (err == nil) {
		t.Fatalf("reading %v and error %v together", r, err)
	}
	if err != nil {
		if err.Error() == "" {
			t.Fatal("an error without words")
		}
		return nil
	}
	e := r.Event
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			if opponent := e.Cell(seat, round).Seat(); opponent >= len(e.Players) || opponent == seat && r.Document == nil {
				t.Fatalf("round %d of seat %d is against seat %d", round, seat, opponent)
			}
			r.Place(seat, round)
		}
	}
	for _, n := range r.Notes {
		if n.String() == "" || n.Kind != FromFile && n.Kind != NumbersAssumed && n.Expected() == "" {
			t.Fatalf("a note without words: %+v", n)
		}
	}
	for _, c := range r.Columns {
		if len(c.Values) != len(e.Players) || len(c.Raw) != len(e.Players) {
			t.Fatalf("a column of %d values for %d players", len(c.Values), len(e.Players))
		}
	}
	if q := r.Question; q != nil {
		for _, k := range q.Choices {
			if !r.Answer(k) {
				t.Fatalf("the answer %d is refused", k)
			}
		}
		r.Answer(q.Choices[0])
	}
	return r
}

// again reads what was written of a reading and compares the rounds, as far as the style carries them.
func again(t *testing.T, r *Reading) {
	e := r.Event
	if len(e.Players) < 3 || e.Rounds < 1 || e.Rounds > 20 || r.Document != nil {
		return
	}
	numbers := map[int]bool{}
	for seat := range e.Players {
		p := &e.Players[seat]
		if numbers[p.Number] || p.Number < 1 {
			return
		}
		numbers[p.Number] = true
		p.Name = "Player"
		p.Title, p.Federation, p.HasPoints, p.PrintedRank = "", "", false, 0
	}
	if len(e.Validate()) > 0 {
		return // nothing that could be repaired, or could be meant differently
	}
	text, lost := Write(e, Plain)
	if len(lost) > 0 || e.Pairings() == 0 {
		return
	}
	second, err := Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			if got, want := second.Event.Cell(seat, round), e.Cell(seat, round); got != want {
				t.Fatalf("seat %d, round %d: %+v, want %+v\n%s", seat, round, got, want, text)
			}
		}
	}
}

// FuzzRead reads anything; what is an event survives being written and read again.
func FuzzRead(f *testing.F) {
	f.Add(sample(f, "round-robin-9-players"))                                             // a whole page, with its legend
	f.Add(small)                                                                          // the least of a crosstable
	f.Add("1 Ana 2.0 +W2 =B3\n2 Bo 1.0 -B1 +BYE\n3 Cai 0.5 =BYE =W1\n")                   // blanks only, results first
	f.Add("  1  Ana  2w1  3b½\n  2  Bo   1b0   -1\n  3  Cai   -½  1w½\n")                 // fixed columns
	f.Add("Nr;Name;1;2;3\n1;Ana;*;1;½\n2;Bo;0;*;+\n3;Cai;½;-;*\n")                        // a matrix as CSV
	f.Add("1\tAna\t**\t½\t\n2\tBo\t½\t**\t1\n3\tCai\t\t0\t**\n")                          // a Swiss as a matrix
	f.Add("1 | ANA |1.0 |W 2|H 0|\nLA | 1 / R: 1500->1510 | |W | |\n2 | BO |0|L 1|X|")    // US Chess
	f.Add("<table><tr><td>1<td>Ana<td class=cw>1 2<tr><td>2<td>Bo<td class=cb>0 1")       // HTML without ends
	f.Add("<h1>Cup</h1>\n<pre>\n 1 Ana 2w1 3b½\n 2 Bo 1b0 -1\n 3 Cai -½ 1w½\n</pre> 5")   // preformatted text in a page
	f.Add("1. Ana\nX\n1\n0,5\n2. Bo\n0\nX\n1\n3. Cai\n0,5\n0\nX\n")                       // every field on a line of its own
	f.Add("1\tAna\t2w3\t3b1\n2\tBo\t1b0\t-1\n3\tCai\t-0\t1w1\n")                          // points of 3, 1 and 0
	f.Add("1\tAna\t*\t3\t1\n2\tBo\t0\t*\t3\n3\tCai\t1\t0\t*\n")                           // a matrix of them
	f.Add("Pos\tNAME\t1\t2\n1\tAna\t1\t2\t½\t3\n2\tBo\t0\t1\t1\t-\n3\tCai\t1\t0\t½\t1\n") // rounds of two columns
	f.Add("1\tAna\t3\tw\t1\t2\tb\t½\n2\tBo\t\tbye\t\t1\tw\t½\n3\tCai\t1\tb\t0\t\t\t\n")   // of three, without labels
	f.Add("No Name 1 2\n1 Ana 1 3 ½ 2\n2 Bo ½ 1\n3 Cai 0 1\n")                            // of two words, some missing
	f.Add("No\tName\t1\t2\n1\tAna\t1\n3\t½\n2\n2\tBo\t\t½\n1\n3\tCai\t0\n1\t\n")          // in several lines
	f.Add("№\tИмя\t1\t2\n1\tАна\t2б1\t3ч½\n2\tБо\t1ч0\tвыходной\n3\tКай\t\t1б½\n")        // in Cyrillic letters
	f.Add("001    1      Ana                               2100")                         // a report file
	f.Fuzz(func(t *testing.T, text string) {
		if r := check(t, text); r != nil {
			again(t, r)
		}
	})
}

// FuzzPage puts anything into the cells of a page: it never becomes anything but text.
func FuzzPage(f *testing.F) {
	f.Add("3w1", "&frac12;", "<b>x</b>")       // references and tags
	f.Add("<table>", "</td>", "<!--")          // what breaks the table
	f.Add("<script>", "</script", "<td x='>'") // content that is no text, tags with > inside
	f.Fuzz(func(t *testing.T, a, b, c string) {
		check(t, "<table><tr><th>No<th>Name<th>1.Rd<th>2.Rd<tr><td>1<td>Ana<td>"+a+"<td>2b½<tr><td>2<td>"+b+"<td>"+c+"<td>1w½<tr><td>3<td>Cai<td>1b0<td>-1</table>")
	})
}

// FuzzRow puts anything into the rounds of a crosstable with other rows around it.
func FuzzRow(f *testing.F) {
	for _, cell := range []string{"2w1", "-1", "½", "W2", "+W 2", "2b=", "bye ½", "2:W", "w2 1", "1k", "2/-"} {
		f.Add(cell, cell, "\t") // one habit in a row of tabs
		f.Add(cell, "-", ";")   // and in CSV
		f.Add("", cell, " ")    // and among blanks
	}
	f.Fuzz(func(t *testing.T, a, b, separator string) {
		if len(separator) > 4 {
			return
		}
		row := func(fields ...string) string { return strings.Join(fields, separator) + "\n" }
		r := check(t, row("No", "Name", "R1", "R2", "Pts")+row("1", "Ana", a, b, "1")+row("2", "Bo", "1b0", a, "0")+row("3", "Cai", b, "4w1", "1")+row("4", "Dev", "-0", "3b0", "0"))
		if r != nil {
			again(t, r)
		}
	})
}

// FuzzMatrix puts anything into a matrix.
func FuzzMatrix(f *testing.F) {
	f.Add("1", "0", "*")     // single
	f.Add("½½", "1 0", "**") // double
	f.Add("", "+", "X")      // a Swiss
	f.Add("1_", "_", "")     // running
	f.Fuzz(func(t *testing.T, a, b, d string) {
		check(t, "Nr\tName\t1\t2\t3\tP\n1\tAna\t"+d+"\t"+a+"\t½\t1\n2\tBo\t"+b+"\t"+d+"\t"+a+"\t1\n3\tCai\t½\t"+b+"\t"+d+"\t1\n")
	})
}

// FuzzUSChess puts anything into the rounds of US Chess.
func FuzzUSChess(f *testing.F) {
	f.Add("W  2", "H   0", "W") // a game and a bye
	f.Add("X", "F   2", "")     // forfeits
	f.Add("N  2", "Z", "|")     // disputes, and a bar too many
	f.Fuzz(func(t *testing.T, a, b, color string) {
		r := check(t, "1 | ANA |1.0|"+a+"|"+b+"|\nLA | 1 / R: 1500 ->1510 | |"+color+"|B|\n2 | BO |0.0|L  1|"+a+"|\nLA | 2 | |B| |\n3 | CAI |0.0|"+b+"|U|\n")
		if r != nil && r.Format == USChess && len(r.Event.Players) == 3 && r.Event.Rounds > 0 && r.Event.Cell(1, 1).Kind == engine.Open {
			t.Fatal("a plain loss was not read")
		}
	})
}
