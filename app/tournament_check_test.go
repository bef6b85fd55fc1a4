package app

import (
	"os"
	"slices"
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"
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
