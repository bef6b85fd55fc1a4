package app

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine"
)

// stateOf reads a fragment that the test wrote.
func stateOf(t testing.TB, fragment string) State {
	t.Helper()
	s, err := readCardFragment(fragment)
	if err != nil {
		t.Fatalf("%s: %v", fragment, err)
	}
	return s
}

func TestValues(t *testing.T) {
	for _, tt := range []struct{ fragment, want string }{
		{"c1:5,fide-2026:14;13;13;12;01", "PTS=4 BH=13 BH/C1=12 BH/M1=8"},
		{"c1:5,fide-2026:13h;13;H;12h;12", "PTS=4.5 BH=13.5 BH/C1=11"},
		{"c1:5,fide-2023:13h;13;H;12h;12", "PTS=4.5 BH=15.5"},
		{"c1:5,fide-2026:13h;13;U;12h;12", "PTS=5 BH=13.5 BH/C1=11.5"},
		{"c1:5,fide-2026:12h;12;12;02;+1h", "PTS=4 BH=10"},
		{"c1:3,fide-2026,s=310:12;=1;0h", "PTS=4 BH=3.5 SB=7"},
		{"c1:5,us-chess:10;13;13;14;05", "USSOL=15 USMED=10 USMM=15"},
		// What cannot be read is left out, and so is what a smaller number of rounds hides.
		{"c1:5,fide-2026:14;1%61%62%63;12", "PTS=3 BH=6"},
		{"c1:2,fide-2026:14;13;12;11", "PTS=2 BH=7"},
		// The opponent was absent twice: once before he played again, once for good.
		{"c1:5,fide-2026:12*zZ", "BH=2.5"},
		{"c1:5,us-chess:12*zZ", "BH=3"},
	} {
		sh := compute(stateOf(t, tt.fragment))
		for _, pair := range strings.Fields(tt.want) {
			code, want, _ := strings.Cut(pair, "=")
			c, known := criterionOf(code)
			if got := exact(sh.value(c)); !known || got != want {
				t.Errorf("%s: %s is %s, want %s", tt.fragment, code, got, want)
			}
		}
	}
}

func TestProblems(t *testing.T) {
	for _, tt := range []struct {
		fragment string
		want     problem
	}{
		{"c1:5,fide-2026:15", noProblem},
		{"c1:5,fide-2026:1", noProblem},
		{"c1:5,fide-2026:15.555", unreadable},
		{"c1:5,fide-2026:1%2D1", unreadable},
		{"c1:5,fide-2026:15h", tooHigh},
		{"c1:5,fide-2026,s=310:115", noProblem},
		{"c1:1,fide-2026:11*ZZ", tooManyAbsences},
	} {
		if got := compute(stateOf(t, tt.fragment)).readings[0].problem; got != tt.want {
			t.Errorf("%s: problem %d, want %d", tt.fragment, got, tt.want)
		}
	}
}

func TestGaps(t *testing.T) {
	scores, results := compute(stateOf(t, "c1:6,fide-2026:13;1;.4;-;H;;=")).gaps()
	if !slices.Equal(scores, []int{2, 4}) || !slices.Equal(results, []int{3}) {
		t.Errorf("without points %v, without a result %v", scores, results)
	}
}

func TestUnfinished(t *testing.T) {
	for _, typed := range []string{"3 1", "3 1/", ".", ",", "7/", "3 "} {
		if !unfinished(typed) {
			t.Errorf("%q can still become points", typed)
		}
	}
	for _, typed := range []string{"x", "3x", "3..", "1/3", "3.123"} {
		if unfinished(typed) {
			t.Errorf("%q can no longer become points", typed)
		}
	}
}

// TestEveryChoiceIsNamed finds rule sets and criteria that the engine has got and the interface has no words for.
func TestEveryChoiceIsNamed(t *testing.T) {
	for _, l := range text.Complete() {
		for _, r := range engine.RuleSets() {
			if _, known := ruleSentences[r.Name]; !known || rulesDate(l, r) == "" {
				t.Errorf("%s: no words for the rule set %s", l.Code, r.Name)
			}
		}
		for _, c := range cardCriteria {
			if _, known := criterionSentences[c.Name]; !known {
				t.Errorf("%s: no words for the criterion %s", l.Code, c)
			}
		}
	}
	for american, codes := range summaryFirst {
		for _, code := range codes {
			if _, known := criterionOf(code); !known {
				t.Errorf("the summary (US Chess: %v) begins with the unknown criterion %s", american, code)
			}
		}
	}
	for _, r := range engine.RuleSets() {
		if n := len(summaryOrder(r)); n != len(cardCriteria)-1 {
			t.Errorf("%s: the summary shows %d of %d criteria", r.Name, n, len(cardCriteria)-1)
		}
	}
}

func TestExamplesAreLinks(t *testing.T) {
	for _, one := range examples {
		s := stateOf(t, one.fragment)
		if cardFragment(s) != one.fragment {
			t.Errorf("%s is written as %s", one.fragment, cardFragment(s))
		}
		sh := compute(s)
		if scores, results := sh.gaps(); len(scores)+len(results) > 0 {
			t.Errorf("%s is not complete", one.fragment)
		}
	}
}
