package paste

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// TestHugeTexts: whatever is pasted ends with an error or an event; the tests' own time limit is what
// a reading that takes quadratic time would run into.
func TestHugeTexts(t *testing.T) {
	repeat := func(s string, bytes int) string { return strings.Repeat(s, bytes/len(s)) }
	const size = 1 << 20
	tests := []struct{ name, text string }{
		{"50 MB of one line", repeat("1\tAna\t2w1\t3b0\n", 50<<20)},
		{"numbers", repeat("1 2 3\n", size)},
		{"rows of one number", repeat("1\tAna\t2w1\t3b0\n", size)},
		{"prose", repeat("It was a dark and stormy night; w1 b0\n", 2<<20-100)},
		{"rows of words without numbers", repeat("Ana 2w1 3b0\n", 1<<20)},
		{"rows of words", repeat("1 Ana 2w1 3b0\n", 1<<20)},
		{"long rows", repeat(repeat("2w1\t", maxLength-10)+"\n", size)},
		{"long rows of words", repeat(repeat("2w1 ", maxLength-10)+"\n", size)},
		{"tabs", repeat(repeat("\t", maxLength-10)+"\n", size)},
		{"commas", repeat(repeat(",", maxLength-10)+"\n", size)},
		{"quotes", repeat(repeat(`"`, maxLength-10)+";;;;\n", size)},
		{"bars", repeat("1|2|3|W 4|\n", size)},
		{"colons", repeat(repeat("Tie Break1:", 4000)+"\n", size)},
		{"open tags", "<table>" + repeat("<td", size)},
		{"open quotes", "<table>" + repeat(`<td a="`, size)},
		{"cells", "<table>" + repeat("<td>1", size)},
		{"rows of a page", "<table>" + repeat("<tr><td>1<td>Ana<td>2w1", size)},
		{"tables in tables", repeat("<table><tr><td>", size)},
		{"spans", "<table>" + repeat(`<td colspan="99999999">`, size)},
		{"scripts", "<table>" + repeat("<script>", size)},
		{"comments", "<table>" + repeat("<!--", size)},
		{"references", "<table><td>" + repeat("&", size)},
		{"matrices", repeat("No\tA\t1\t2\t3\n1\tA\t*\t1\t1\n2\tB\t0\t*\t1\n3\tC\t0\t0\t*\n", size)},
		{"headings", repeat("No\tName\tR1\tR2\n", size)},
		{"tables of rounds apart", repeat("No\tA\t1\t\t2\t\tPts\n1\tA\t1\t2\t1\t3\t2\n2\tB\t0\t1\t0\t1\t0\nNo\tB\t1\t\t2\t\tPts\n1\tA\t1\t2\t1\t3\t2\n2\tB\t0\t1\t0\t1\t0\n", size)},
		{"tables of single blanks", repeat("No A 1 2 3 Pts\n1 A 1 2 1 3 2\n2 B 0 1 2\n3 B 0 1 2\n\n", size/4)},
		{"rounds of single blanks that leave open which is missing", lacking(300, 60)},
		{"a wide matrix", wide(200)},
		{"a wide Swiss", strings.Replace(wide(150), "\t1\t1\t1", "\t1\t\t1", 140)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { check(t, tt.text) })
	}
}

// lacking returns a table of rounds apart in which nobody has the last round: each game can be of two rounds.
func lacking(players, rounds int) string {
	var b strings.Builder
	b.WriteString("No Name")
	for round := range rounds {
		b.WriteString(" " + itoa(round+1))
	}
	for seat := range players {
		b.WriteString("\n" + itoa(seat+1) + " Ana")
		for round := range rounds - 1 {
			half := players / 2
			opponent, result := half+(seat+round)%half, "1"
			if seat >= half {
				opponent, result = (seat-round+half)%half, "0"
			}
			b.WriteString(" " + result + " " + itoa(opponent+1))
		}
	}
	return b.String()
}

// wide returns a matrix of many players.
func wide(n int) string {
	var b strings.Builder
	for row := range n {
		b.WriteString(itoa(row+1) + "\tPlayer")
		for c := range n {
			switch {
			case c == row:
				b.WriteString("\t*")
			case c > row:
				b.WriteString("\t1")
			default:
				b.WriteString("\t0")
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestInProportion: reading allocates in proportion to the text, also where every row has the number it should have, so
// that each could be the start of what belongs together, where one row goes on over many lines, and where every
// column has the same heading.
func TestInProportion(t *testing.T) {
	const rows = 20_000
	numbered := func(row string) string {
		var b strings.Builder
		for i := range rows {
			fmt.Fprintf(&b, row, i+1, i+2)
		}
		return b.String()
	}
	const heading, row = "No\tA\tB\tC\n", "1\tA\tB\tC\n"
	prose := strings.Repeat("It was a dark and stormy night\n", rows)
	for name, text := range map[string]string{
		"fields":                numbered("%d\tPlayer\tGER\t%dw1\t3b0\t2,5\n"),
		"a line for a field":    numbered("%d\nPlayer\nGER\n%dw1\n2,5\n"),
		"words":                 numbered("%d. Player %dw1 3b0 2,5\n"),
		"a page":                numbered("<tr><td>%d<td>Player<td>%dw1<td>3b0\n"),
		"a row of many lines":   heading + "1\tA\n" + prose + "\tB\tC\n" + strings.Repeat(row, 3),
		"a field of many lines": heading + row + prose + strings.Repeat(row, 3),
		"headings of one word":  "No" + strings.Repeat("\tRd", 99) + "\n" + strings.Repeat("1"+strings.Repeat("\t1000", 99)+"\n", 200),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		check(t, text)
		runtime.ReadMemStats(&after)
		times := int(after.TotalAlloc-before.TotalAlloc) / len(text)
		if times > 1000 {
			t.Errorf("%s: allocates %d times the size of the text", name, times)
		}
	}
}

// TestHeadingsInTurn: reading rounds apart goes through all cells, so a wide heading must not name many places for them.
func TestHeadingsInTurn(t *testing.T) {
	for _, labels := range []string{" 1 2", " 1 1 2 2", " Rd Pts"} {
		s := segment{heading: strings.Split("No"+strings.Repeat(labels, 100), " ")}
		if n := len(s.labelledApart()); n > mostLabelled+6 {
			t.Errorf("%q: %d places", labels, n)
		}
	}
}
