package app

import (
	"strings"
	"testing"

	"feinwertung/engine"

	"pgregory.net/rapid"
)

// TestStoredLinks reads links as they were given away. They must be read for ever: a new version of
// the format adds lines here and changes none.
func TestStoredLinks(t *testing.T) {
	bye := newState().SetScore(1, "3½").SetResult(1, Won).SetScore(2, "3").SetResult(2, Won).SetResult(3, HalfBye).
		SetScore(4, "2.5").SetResult(4, Drawn).SetScore(5, "2 1/2").SetResult(5, Lost)
	everything := newState().SetRounds(9).SetRules("virtual-2009").SetPairing(engine.Predetermined).
		SetSystem(Own).SetWorth(WorthWin, "2").SetWorth(WorthDraw, "1").SetWorth(WorthLoss, "0").SetWorth(WorthBye, "1,5").
		SetScore(1, "4").SetScore(2, "abc").SetResult(2, ForfeitLoss).SetScore(3, "1").SetResult(3, ForfeitWin).
		AddAbsence(3, 'z').AddAbsence(3, 'H').AddAbsence(3, '+').SetResult(12, FullBye)
	for _, tt := range []struct {
		fragment string
		want     State
	}{
		{"c1:5,fide-2026", newState()},
		{"c1:5,fide-2026:", newState()},
		{"c1:5,fide-2026:13h;13;H;=2.5;02_1/2", bye},
		{"c1:9,virtual-2009,rr,s=2~1~0~1%2C5:.4;-%61%62%63;+1*zH+;;;;;;;;;F", everything},
		{"c1:7,fide-2023,s=310:U;Z", newState().SetRounds(7).SetRules("fide-2023").SetSystem(ThreeOne).SetResult(1, PairingBye).SetResult(2, ZeroBye)},
		{"c1:5,us-chess,s=210", newState().SetRules("us-chess").SetSystem(TwoOne)},
		{"c1:5,fide-2024:1", newState().SetRules("fide-2023").SetResult(1, Won)},
		{"c1%3A5%2Cfide-2026%3A13h%3B13%3BH%3B%3D2.5%3B02_1%2F2", bye},
	} {
		got, err := readCardFragment(tt.fragment)
		if err != nil || got != tt.want {
			t.Errorf("%s: %v\n got %+v\nwant %+v", tt.fragment, err, got, tt.want)
		}
	}
}

func TestBrokenLinks(t *testing.T) {
	for _, fragment := range []string{
		"", "c1", "c1:", "c1:5", "c1:0,fide-2026", "c1:21,fide-2026", "c1:x,fide-2026", "c1:5,fide-1924",
		"c2:5,fide-2026", "t1:5,fide-2026", "c1:5,fide-2026,what", "c1:5,fide-2026,s=1~2",
		"c1:5,fide-2026:X3", "c1:5,fide-2026:13*q", "c1:5,fide-2026:1%zz",
		"c1:5,fide-2026:" + strings.Repeat(";", MaxRounds),
		"c1:5,fide-2026:1*" + strings.Repeat("Z", MaxRounds+1),
		"c1:5,fide-2026:1" + strings.Repeat("3", mostTyped+1),
	} {
		if s, err := readCardFragment(fragment); err == nil {
			t.Errorf("%s was read as %+v", fragment, s)
		}
	}
}

// typedText gives texts as people and cats type them.
var typedText = rapid.OneOf(
	rapid.SampledFrom([]string{"", "3", "3½", "½", "3 1/2", "7/2", "3,5", ".5", "=", "htq_", "%41", "~;:,*#"}),
	rapid.StringN(0, -1, mostTyped/2),
)

// drawState gives any state that can be typed.
func drawState(t *rapid.T) State {
	s := newState().SetRounds(rapid.IntRange(1, MaxRounds).Draw(t, "rounds"))
	s = s.SetRules(rapid.SampledFrom(engine.RuleSets()).Draw(t, "rules").Name)
	s = s.SetPairing(rapid.SampledFrom([]engine.Pairing{engine.Swiss, engine.Predetermined}).Draw(t, "pairing"))
	s.Scoring.System = rapid.SampledFrom([]System{Standard, ThreeOne, TwoOne, Own}).Draw(t, "system")
	if s.Scoring.System == Own {
		for w := WorthWin; w <= WorthBye; w++ {
			s = s.SetWorth(w, typedText.Draw(t, "worth"))
		}
	}
	results := append(append([]Result{NotPlayed}, gameResults...), unplayedResults...)
	for range rapid.IntRange(0, MaxRounds).Draw(t, "rows") {
		round := rapid.IntRange(1, MaxRounds).Draw(t, "round")
		s = s.SetScore(round, typedText.Draw(t, "score")).SetResult(round, rapid.SampledFrom(results).Draw(t, "result"))
		for range rapid.IntRange(0, 3).Draw(t, "absences") {
			s = s.AddAbsence(round, rapid.SampledFrom(append([]Absence{'h', 'z'}, absences...)).Draw(t, "absence"))
		}
	}
	return s
}

func TestLinksKeepEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawState(t)
		fragment := cardFragment(s)
		got, err := readCardFragment(fragment)
		if err != nil || got != s {
			t.Fatalf("%s: %v\n got %+v\nwant %+v", fragment, err, got, s)
		}
		for _, r := range fragment {
			if r <= ' ' || r > '~' || strings.ContainsRune("\"<>`#", r) {
				t.Fatalf("%s holds %q, which an address cannot carry", fragment, r)
			}
		}
	})
}

func FuzzReadCardFragment(f *testing.F) {
	for _, one := range examples {
		f.Add(one.fragment)
	}
	f.Add("c1:9,virtual-2009,rr,s=2~1~0~1%2C5:.4;-%61%62%63;+1*zH+;;;;;;;;;F")
	f.Fuzz(func(t *testing.T, fragment string) {
		s, err := readCardFragment(fragment)
		if err != nil {
			return
		}
		again, err := readCardFragment(cardFragment(s))
		if err != nil || again != s {
			t.Errorf("%q is read as %+v and then as %+v (%v)", fragment, s, again, err)
		}
		compute(s)
	})
}
