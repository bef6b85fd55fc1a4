package app

import (
	"strings"
	"testing"

	"feinwertung/engine"

	"pgregory.net/rapid"
)

// TestStoredLineups reads links of cards side by side as they were given away. They must be read for ever: a
// new version of the format adds lines here and changes none.
func TestStoredLineups(t *testing.T) {
	card := func(fragment string) State { return stateOf(t, fragment) }
	three := &lineup{
		Cards: []namedCard{
			{Name: "Ana", State: card("c1:5,fide-2026:11;12;04;13;13")}, {Name: "Bo", State: card("c1:5,fide-2026:03;12;14;12h;12")}, {Name: "Cai", State: card("c1:5,fide-2026:13;02h;11;13;13")},
		},
		Order: criteriaOf(t, "BH BH/C1 BH/M1"),
	}
	everything := &lineup{
		Cards: []namedCard{
			{Name: "Müller, Jörg", State: card("c1:7,us-chess,rr,s=2~1~0~1%2C5:.4;-%61;+1*zH")}, {Name: "", State: card("c1:7,us-chess,rr,s=2~1~0~1%2C5")},
		},
		Order: criteriaOf(t, "USMM"),
	}
	for _, tt := range []struct {
		fragment string
		want     *lineup
	}{
		{"s1:5,fide-2026:BH,BH/C1,BH/M1:Ana;11;12;04;13;13:Bo;03;12;14;12h;12:Cai;13;02h;11;13;13", three},
		{"s1%3A5%2Cfide-2026%3ABH%2CBH%2FC1%2CBH%2FM1%3AAna%3B11%3B12%3B04%3B13%3B13%3ABo%3B03%3B12%3B14%3B12h%3B12%3ACai%3B13%3B02h%3B11%3B13%3B13", three},
		{"s1:7,us-chess,rr,s=2~1~0~1%2C5:USMM:M%C3%BCller%2C_J%C3%B6rg;.4;-%61;+1*zH:", everything},
		{"s1:5,fide-2026:BH:Ana!PTS~BH/C1;13:Bo", &lineup{
			Cards: []namedCard{{Name: "Ana", State: card("c1:5,fide-2026:13"), Apart: "PTS~BH/C1"}, {Name: "Bo", State: card("c1:5,fide-2026")}}, Order: criteriaOf(t, "BH"),
		}},
		{"s1:5,fide-2026:::", &lineup{Cards: []namedCard{{Name: "", State: newState()}, {Name: "", State: newState()}}}},
	} {
		got, err := readLineupFragment(tt.fragment)
		if err != nil || !sameLineup(got, tt.want) {
			t.Errorf("%s: %v\n got %+v\nwant %+v", tt.fragment, err, got, tt.want)
		}
	}
}

func sameLineup(a, b *lineup) bool {
	return a != nil && lineupFragment(a) == lineupFragment(b) && len(a.Cards) == len(b.Cards) && a.Cards[0] == b.Cards[0] && a.Cards[1] == b.Cards[1]
}

func criteriaOf(t testing.TB, codes string) []engine.Criterion {
	t.Helper()
	order, err := engine.ParseCriteria(codes)
	if err != nil {
		t.Fatal(err)
	}
	return order
}

func TestBrokenLineups(t *testing.T) {
	for _, fragment := range []string{
		"", "s1", "s1:5,fide-2026", "s1:5,fide-2026:BH:Ana", "s2:5,fide-2026:BH:Ana:Bo", "c1:5,fide-2026:BH:Ana:Bo",
		"s1:0,fide-2026:BH:Ana:Bo", "s1:5,fide-1924:BH:Ana:Bo", "s1:5,fide-2026:XX:Ana:Bo", "s1:5,fide-2026:DE:Ana:Bo",
		"s1:5,fide-2026:BH,BH:Ana:Bo", "s1:5,fide-2026:PTS:Ana:Bo", "s1:5,fide-2026:BH:Ana;X3:Bo", "s1:5,fide-2026:BH:%zz:Bo",
		"s1:5,fide-2026:BH" + strings.Repeat(":Ana", mostLineup+1), "s1:5,fide-2026:BH:" + strings.Repeat("A", mostName+1) + ":Bo",
	} {
		if s, err := readLineupFragment(fragment); err == nil {
			t.Errorf("%s was read as %+v", fragment, s)
		}
	}
}

func TestLineupLinksKeepEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newLineup(namedCard{State: drawState(t)})
		for range rapid.IntRange(0, mostLineup-1).Draw(t, "more") {
			s = s.add("", drawState(t))
		}
		for i := range s.Cards {
			s = s.withName(i, cutName(rapid.String().Draw(t, "name")))
		}
		s = s.withOrder(rapid.Permutation(cardCriteria).Draw(t, "order")[:rapid.IntRange(0, len(cardCriteria)).Draw(t, "criteria")])
		fragment := lineupFragment(s)
		got, err := readLineupFragment(fragment)
		if err != nil || !sameLineup(got, s) {
			t.Fatalf("%s: %v\n got %+v\nwant %+v", fragment, err, got, s)
		}
		for _, r := range fragment {
			if r <= ' ' || r > '~' || strings.ContainsRune("\"<>`#", r) {
				t.Fatalf("%s holds %q, which an address cannot carry", fragment, r)
			}
		}
	})
}

func TestLineupChanges(t *testing.T) {
	s := newLineup(namedCard{State: stateOf(t, "c1:7,us-chess,rr,s=310:13")})
	if len(s.Cards) != 2 || s.Cards[1].State != s.Cards[0].State.Cleared() || s.Order[0].Name != engine.USMM {
		t.Fatalf("beside a card there is %+v in the order %v", s.Cards, s.Order)
	}
	s = s.add("", stateOf(t, "c1:5,fide-2026:12"))
	if third := s.Cards[2].State; third.Rounds != 7 || third.Rules != "us-chess" || third.Rows[0].Score != "2" {
		t.Errorf("the card that was added is %+v", third)
	}
	if next := s.withState(2, s.Cards[2].State.SetRules("fide-2023")); next.Cards[0].State.Rules != "fide-2023" || next.Cards[0].State.Rows[0].Score != "3" {
		t.Errorf("other rules of one card: the first is %+v", next.Cards[0])
	}
	if next := s.remove(0); len(next.Cards) != 2 || next.name(0) != "Bo" || next.name(1) != "Cai" || next.Cards[1].State.Rows[0].Score != "2" {
		t.Errorf("without the first card: %+v", next.Cards)
	}
	if s.remove(0).remove(0) != s.remove(0) && len(s.remove(0).remove(0).Cards) != fewestCards {
		t.Error("fewer cards than two")
	}
	for _, same := range []*lineup{
		s.withName(0, ""), s.withOptions(s.Cards[0].State), s.addCriterion(s.Order[1]), s.moveCriterion(0, 0), s.moveCriterion(0, -1),
		s.removeCriterion(9), s.withOrder(append(criteriaOf(t, "PTS DE AOB"), s.Order...)),
	} {
		if same != s {
			t.Errorf("nothing was changed, but it is %+v", same)
		}
	}
	for range mostLineup {
		s = s.add("", newState())
	}
	if len(s.Cards) != mostLineup || s.add("", newState()) != s {
		t.Errorf("%d cards", len(s.Cards))
	}
}

func FuzzReadLineupFragment(f *testing.F) {
	for _, one := range lineupExamples {
		f.Add(one.fragment)
	}
	f.Add("s1:5,fide-2026:BH:Ana!PTS~BH/C1;13:Bo")
	f.Add("s1:7,us-chess,rr,s=2~1~0~1%2C5:USMM:M%C3%BCller%2C_J%C3%B6rg;.4;-%61;+1*zH:")
	f.Fuzz(func(t *testing.T, fragment string) {
		s, err := readLineupFragment(fragment)
		if err != nil {
			return
		}
		again, err := readLineupFragment(lineupFragment(s))
		if err != nil || !sameLineup(again, s) {
			t.Errorf("%q is read as %+v and then as %+v (%v)", fragment, s, again, err)
		}
	})
}
