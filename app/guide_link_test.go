package app

import (
	"regexp"
	"strings"
	"testing"

	"feinwertung/app/guide"
	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/app/tournament"
)

// TestGuideLinks: the navigation leads to the pages of the guide, and their examples open in the rooms.
func TestGuideLinks(t *testing.T) {
	files, err := guide.Files(guide.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range text.Complete() {
		content, known := files[guideFile(l)]
		if !known {
			t.Errorf("%s: there is no %s", l.Code, guideFile(l))
		}
		cards, events, organisers, lineups := 0, 0, 0, 0
		for _, part := range strings.Split(string(content), `href="`)[1:] {
			address, _, _ := strings.Cut(part, `"`)
			_, fragment, _ := strings.Cut(address, "#")
			switch {
			case strings.HasPrefix(address, "index.html?lang="+l.Code+"#"):
				if s, err := readCardFragment(fragment); err != nil || cardFragment(s) != fragment {
					t.Errorf("%s: the card %s: %v", l.Code, fragment, err)
				}
				cards++
			case strings.HasPrefix(address, "tournament.html?lang="+l.Code+"#"):
				if _, err := tournament.ReadFragment(fragment); err != nil {
					t.Errorf("%s: the event %s: %v", l.Code, fragment, err)
				}
				events++
			case strings.HasPrefix(address, "prizes.html?lang="+l.Code+"#"):
				if _, err := prizes.ReadFragment(fragment); err != nil {
					t.Errorf("%s: the prizes %s: %v", l.Code, fragment, err)
				}
				organisers++
			case address == "choosing.html?lang="+l.Code:
				organisers++
			case strings.HasPrefix(address, "compare.html?lang="+l.Code+"#"):
				if s, err := readLineupFragment(fragment); err != nil || lineupFragment(s) != fragment {
					t.Errorf("%s: the players %s: %v", l.Code, fragment, err)
				}
				lineups++
			}
		}
		if cards < 15 || events != 3 || organisers != 2 || lineups < 2 {
			t.Errorf("%s: %d cards, %d events, %d rooms for organisers and %d comparisons to open", l.Code, cards, events, organisers, lineups)
		}
	}
}

var workedSum = regexp.MustCompile(`<figure class="worked-sum">.*?<code>([^<]+)</code></th><td class="n">([^<]+)</td>.*? state="([^"]+)"`)

// TestGuideExamplesGiveTheirNumbers: an example that is opened shows the total that the guide prints.
func TestGuideExamplesGiveTheirNumbers(t *testing.T) {
	files, err := guide.Files(guide.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range text.Complete() {
		found := workedSum.FindAllStringSubmatch(string(files[guideFile(l)]), -1)
		if len(found) < 8 {
			t.Errorf("%s: %d worked sums", l.Code, len(found))
		}
		for _, one := range found {
			s, err := readCardFragment(one[3])
			if err != nil {
				t.Fatal(err)
			}
			c, known := criterionOf(one[1])
			if got := shown(l, compute(s).value(c)); !known || got != one[2] {
				t.Errorf("%s: %s of %s is %s in the calculator, %s in the guide", l.Code, one[1], one[3], got, one[2])
			}
		}
	}
}
