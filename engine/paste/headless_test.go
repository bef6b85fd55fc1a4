package paste

import (
	"strings"
	"testing"
)

// TestRanksWithoutHeading: without headings the numbers from 1 on behind the points are ranks and no tie-break, as long
// as they are in the order of the points.
func TestRanksWithoutHeading(t *testing.T) {
	table := func(ranks [4]string, points [4]string) string {
		text := ""
		for i, row := range []string{"1\tAna\t3w1\t2b½", "2\tBo\t4b1\t1w½", "3\tCai\t1b0\t4w1", "4\tDee\t2w0\t3b0"} {
			text += row + "\t" + points[i] + "\t" + ranks[i] + "\t0\n"
		}
		return text
	}
	points := [4]string{"1,5", "1,5", "1", "0"}
	const head = "No\tName\t1.Rd\t2.Rd\tTB1\tTB2\tTB3\n"
	for _, tt := range []struct {
		name, text string
		ranks      [4]int
		columns    int
	}{
		{"ranks", table([4]string{"2", "1", "3", "4"}, points), [4]int{2, 1, 3, 4}, 1},
		{"with a legend", table([4]string{"1", "2", "3", "4"}, points) + "\nTie Break1: Buchholz\n", [4]int{1, 2, 3, 4}, 1},
		{"not in the order of the points", table([4]string{"2", "3", "1", "4"}, points), [4]int{}, 3},
		{"not from 1 on", table([4]string{"5", "4", "3", "2"}, points), [4]int{}, 3},
		{"one twice", table([4]string{"1", "1", "2", "3"}, points), [4]int{}, 3},
		{"words", table([4]string{"1", "2", "3", "4"}, [4]string{"1,5", "1,5", "1", "x"}), [4]int{}, 2},
		{"under headings", head + table([4]string{"1", "2", "3", "4"}, points), [4]int{}, 3},
	} {
		r, err := Read(tt.text)
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		var ranks [4]int
		for seat := range ranks {
			ranks[seat] = r.Event.Players[seat].PrintedRank
		}
		if ranks != tt.ranks || len(r.Columns) != tt.columns {
			t.Errorf("%s: ranks %v, %d columns, want %v and %d", tt.name, ranks, len(r.Columns), tt.ranks, tt.columns)
		}
		if first := r.Columns[0].Legend; tt.name == "with a legend" && first != "Buchholz" {
			t.Errorf("the first tie-break is called %q", first)
		}
		if p := &r.Event.Players[2]; tt.columns == 1 && (!p.HasPoints || p.PrintedPoints != 10_000) {
			t.Errorf("%s: %v points", tt.name, p.PrintedPoints)
		}
	}
}

// TestLegendWithoutHeading: without headings the first tie-break of the legend is the column behind the points.
func TestLegendWithoutHeading(t *testing.T) {
	const rows = "1\tAna\t3w1\t2b½\t1,5\t2,5\n2\tBo\t4b1\t1w½\t1,5\t1,5\n3\tCai\t1b0\t4w1\t1\t1,5\n4\tDee\t2w0\t3b0\t0\t2,5\n\n"
	for _, tt := range []struct{ legend, want string }{
		{"Tie Break1: Buchholz\n", "Buchholz"},
		{"Tie Break1: points\nTie Break2: Buchholz\n", "points, Buchholz"},
	} {
		r, err := Read(rows + tt.legend)
		if err != nil {
			t.Fatal(err)
		}
		var legends []string
		for _, c := range r.Columns {
			legends = append(legends, c.Legend)
		}
		if got := strings.Join(legends, ", "); got != tt.want || !r.Event.Players[0].HasPoints {
			t.Errorf("the tie-breaks are %q, want %q", got, tt.want)
		}
		taken := map[Meaning]int{}
		for _, f := range r.Fields {
			taken[f.Meaning]++
		}
		if taken[Tiebreak] != 4*len(legends) {
			t.Errorf("%d fields of tie-breaks in %d columns", taken[Tiebreak], len(legends))
		}
	}
}

// TestPointsOfASwissMatrix: it is said where the points were found, although the matrix is read as a round robin first.
func TestPointsOfASwissMatrix(t *testing.T) {
	r := mustRead(t, "1\tAna\t*\t1\t\t1\t2\t2\n2\tBo\t0\t*\t1\t½\t1,5\t1\n3\tCai\t\t0\t*\t1\t1\t1\n4\tDev\t0\t½\t0\t*\t0,5\t1\n\nTB1: Buchholz\n")
	if r.Format != SwissDiagram || kinds(r)[PointsInTiebreak] != 1 || !r.Event.Players[0].HasPoints || r.Columns[0].Legend != "Buchholz" {
		t.Errorf("%v, %v, %v", r.Format, r.Notes, r.Columns)
	}
}
