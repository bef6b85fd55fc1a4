package app

import (
	"html"
	"os"
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestCheckSaysWhatItAssumes has a round robin whose printed Sonneborn-Berger counts a forfeit as a Swiss does: the
// standings show another number beside the column that is explained.
func TestCheckSaysWhatItAssumes(t *testing.T) {
	list, err := os.ReadFile("../engine/paste/testdata/round-robin-9-players.txt")
	if err != nil {
		t.Fatal(err)
	}
	reading, err := paste.Read(string(list))
	if err != nil {
		t.Fatal(err)
	}
	report := published.Check(reading)
	for _, l := range text.Complete() {
		for i := range report.Columns {
			c := &report.Columns[i]
			var want []string
			if c.Criterion.Name == engine.SB {
				want = []string{l.Text(text.CheckAsSwiss)}
			}
			if got := assumedWords(l, report, c); !slices.Equal(got, want) {
				t.Errorf("%s, %s: %q, want %q", l.Code, c.Label, got, want)
			}
		}
	}
}

func TestAssumedWords(t *testing.T) {
	l := text.In("en")
	reading := &paste.Reading{Event: &engine.Event{Rounds: 5}, Question: &paste.Question{Answer: engine.PairingBye}}
	c := &published.Column{Fit: published.Fit{Assumptions: published.Assumptions{
		Pairing: engine.Predetermined, Bye: engine.FullBye, After: 3, Postponed: published.WithoutPoints,
	}}}
	want := []string{
		l.Text(text.CheckAsRoundRobin), "Byes with a full point are taken as this: full-point bye.",
		"These are the values after round 3.", l.Text(text.CheckPostponed),
	}
	if got := assumedWords(l, &published.Report{Reading: reading}, c); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// What was found out about a column is said of it: the same number everywhere, a performance behind the tie-breaks,
// opponents without a rating. The criteria that are taken over are the tie-breaks alone.
func TestCheckSaysWhatColumnsAre(t *testing.T) {
	list := "No.\tName\tRtg\t1.Rd\t2.Rd\t3.Rd\tPts.\tTB1\tTB2\tTB3\tRp\n"
	for _, row := range []string{"1\tAna\t2000\t3w1\t2b½\t4w1\t2,5\t0\t2\t1850\t2043", "2\tBo\t1900\t4b1\t1w½\t3b½\t2\t0\t1\t1900\t1900",
		"3\tCai\t1800\t1b0\t4w1\t2w½\t1,5\t0\t1\t1950\t1757", "4\tDee\t0\t2w0\t3b0\t1b0\t0\t0\t0\t1900\t1100"} {
		list += row + "\n"
	}
	r, err := paste.Read(list + "Tie Break2: Number of wins\nTie Break3: Average Rating of Opponents\n")
	if err != nil {
		t.Fatal(err)
	}
	room := begun(memory{}, "")
	room.show(tournament.Open(r.Event, r.Rules(), namedOrder(r)))
	room.cameFrom(r)
	room.check.report = published.Check(r)
	for _, l := range text.Complete() {
		page := goapp.HTMLString(room.renderCheck(l))
		for _, words := range []string{
			l.Say(text.CheckSame, "label", "TB1", "value", "0"), l.Text(text.CheckAside), l.Text(text.CheckUnratedOut),
		} {
			if !strings.Contains(page, html.EscapeString(words)) {
				t.Errorf("%s: expected %q in %s", l.Code, words, page)
			}
		}
	}
	room.onUseOrder(goapp.Context{}, goapp.Event{})
	var order []string
	for _, c := range room.now().Order {
		order = append(order, c.String())
	}
	if got := strings.Join(order, " "); got != "WIN ARO" {
		t.Errorf("the order is %s", got)
	}
}

func TestCheckedClass(t *testing.T) {
	for _, tt := range []struct {
		agree, of int
		want      string
	}{{9, 9, "checked agrees"}, {8, 9, "checked"}, {0, 9, "checked none"}, {0, 0, "checked none"}} {
		if got := checkedClass(tt.agree, tt.of); got != tt.want {
			t.Errorf("%d of %d: %q, want %q", tt.agree, tt.of, got, tt.want)
		}
	}
}
