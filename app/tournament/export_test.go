package tournament

import (
	"strings"
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// small is an event of four after two rounds.
func small() *State {
	s := NewSwiss(4, 3)
	for i, name := range []string{"Ana", "Bo", `Cai "C", D.`, "=Dev"} {
		s = s.SetName(i, name)
	}
	for _, cell := range []string{"1:1:2w1", "3:1:4w=", "1:2:3b0", "2:2:H"} {
		s, _ = s.TypeCell(int(cell[0]-'0')-1, int(cell[2]-'0'), cell[4:])
	}
	return s.WithOrder([]engine.Criterion{{Name: engine.BH}, {Name: engine.SB}, {Name: engine.ARO}})
}

func TestCSV(t *testing.T) {
	want := strings.ReplaceAll(`rank,startno,title,name,federation,rating,R1,R2,PTS,BH,SB,ARO
1,3,,"Cai ""C"", D.",,,4w½,1w1,1.5,2,1.5,
2,1,,Ana,,,2w1,3b0,1,2,0.5,
3,4,,'=Dev,,,3b½,,0.5,2,0.75,
4,2,,Bo,,,1b0,H,0.5,1.5,0.25,
`, "\n", "\r\n")
	if got := Compute(small()).CSV(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// Direct Encounter gives no place where those with the same points did not all meet: nothing stands there, as
// on the page, and no 0 that would sort before the first place.
func TestNoPlaceIsNotWritten(t *testing.T) {
	sh := Compute(small().WithOrder([]engine.Criterion{{Name: engine.DE}}))
	if got := sh.CSV(); !strings.Contains(got, ",Bo,,,1b0,H,0.5,\r\n") {
		t.Errorf("got\n%s", got)
	}
	if got := sh.Text('.'); !strings.Contains(got, "–\n") || strings.Contains(got, " 0\n") {
		t.Errorf("got\n%s", got)
	}
}

func TestText(t *testing.T) {
	want := `   No                 1    2  PTS  BH    SB  ARO
1   3  Cai "C", D.  4w½  1w1   1½   2    1½    –
2   1  Ana          2w1  3b0    1   2     ½    –
3   4  =Dev         3b½         ½   2  0,75    –
4   2  Bo           1b0    H    ½  1½  0,25    –
`
	if got := Compute(small()).Text(','); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestReportFileIsTheEvent(t *testing.T) {
	s := small()
	file, lost, err := Compute(s).TRF()
	if err != nil || len(lost) > 0 {
		t.Fatal(err, lost)
	}
	d, err := trf.Read([]byte(file))
	if err != nil {
		t.Fatal(err)
	}
	again := Open(d.Event, engine.FIDE2026(), d.Tiebreaks)
	if show(again) != show(s) || codes(again.Order) != "BH,SB,ARO" {
		t.Errorf("%s %s, want %s", show(again), codes(again.Order), show(s))
	}
	if got := d.Event.Players[2]; got.PrintedRank != 1 || got.PrintedPoints != 3*engine.HalfPoint {
		t.Errorf("the winner is printed as %+v", got)
	}
}

func TestCompare(t *testing.T) {
	sheet := Compute(small())
	c := sheet.Compare(1, 3)
	if c.Ahead != 3 || c.Behind != 1 || c.Decided != 1 || !c.Columns[1].Reached || c.Columns[2].Reached {
		t.Errorf("%+v", c)
	}
	if got := sheet.Neighbour(1); got != 3 {
		t.Errorf("before Bo is seat %d", got)
	}
	if got := sheet.Neighbour(2); got != 0 {
		t.Errorf("the first is compared with seat %d", got)
	}
	tied := Compute(NewSwiss(2, 1))
	if c := tied.Compare(0, 1); c.Decided != -1 {
		t.Errorf("two without results are separated by %d", c.Decided)
	}
}
