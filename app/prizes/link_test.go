package prizes

import (
	"net/url"
	"strings"
	"testing"
)

// links are links of every version so far with what they say.
var links = map[string]State{
	"p1:pool,1/%C2%A3200%20%2B%20Cup%0A%C2%A3100/Ana%204%C2%BD%0A=Bo%204%C2%BD/BH%2FC1%2C%20BH": {
		List: "£200 + Cup\n£100", Ranking: "Ana 4½\n=Bo 4½", Order: "BH/C1, BH", Method: Pooled, Unit: 1,
	},
	"p1:pool,0/50%20000%20Ft//":    {List: "50 000 Ft", Method: Pooled},
	"p1:half,500//3%20%C3%97%204/": {Ranking: "3 × 4", Method: Halves, Unit: 500},
}

func TestLinks(t *testing.T) {
	for link, want := range links {
		for _, form := range []string{link, url.PathEscape(link)} {
			s, err := ReadFragment(form)
			if err != nil || *s != want {
				t.Errorf("%s: %+v, %v", form, s, err)
			}
		}
		if got := want.Fragment(); got != link {
			t.Errorf("written as %s, want %s", got, link)
		}
	}
	odd := New().WithList("a/b:c#d?e%f + (g)\n\t\"h\"").WithMethod(ByPlace)
	if s, err := ReadFragment(odd.Fragment()); err != nil || *s != *odd || strings.ContainsAny(odd.Fragment(), " +\"#\n)") {
		t.Errorf("%s: %+v, %v", odd.Fragment(), s, err)
	}
	for _, broken := range []string{"", "p1:", "p2:pool,1///", "p1:pool,1//", "p1:pool,7///", "p1:all,1///", "p1:pool,x///", "p1:pool,1/%zz//", "c1:5,fide-2026:"} {
		if s, err := ReadFragment(broken); err == nil {
			t.Errorf("%s is read as %+v", broken, s)
		}
	}
}

func TestChanges(t *testing.T) {
	s := New().WithList("200").WithRanking("Ana 4").WithOrder("BH")
	if s.WithList("200") != s || s.WithMethod("nothing") != s || s.WithUnit(7) != s {
		t.Error("what changes nothing gives another state")
	}
	if c := s.WithUnit(Whole).Cleared(); !c.Empty() || c.Unit != Whole || s.Empty() {
		t.Errorf("%+v", c)
	}
	if New().UnitIn(Currency{}) != 1 || New().UnitIn(Currency{Sign: "ft"}) != Whole || New().WithUnit(1).UnitIn(Currency{Sign: "¥"}) != 1 {
		t.Error("the unit is not that of the currency, or not the chosen one")
	}
	if got := New().WithOrder(strings.Repeat("½", mostOrder)).Order; len(got) > mostOrder || strings.Trim(got, "½") != "" {
		t.Errorf("cut to %q", got)
	}
}
