package app

import (
	"strings"
	"testing"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
)

func TestPrizesAnnounced(t *testing.T) {
	for _, tt := range []struct {
		name, list, ranking, order string
		method                     prizes.Method
		unit                       prizes.Amount
		want                       string
	}{
		{"lots over money", "£200\n£100\n£50", "Ana 4\nBo 4\n=Cai 4", "", prizes.ByPlace, 0,
			"Place 1: Ana with 4 points, £200.\nBo and Cai with 4 points: no tie-break separates them, and lots decide who gets £100 and £50."},
		{"the same money needs no lots", "£100\n£100", "Ana 4\n=Bo 4", "", prizes.ByPlace, 0,
			"Place 1: Ana with 4 points, £100.\nPlace 2: Bo with 4 points, £100."},
		{"odd cents by the tie-breaks", "£100", "3 × 4", "", prizes.Pooled, 0,
			"Player 1, Player 2 and Player 3 are tied for places 1–3 with 4 points. They share £100 equally: £33.33 each. " +
				"What cannot be divided goes to the first by the tie-breaks: Player 1 gets £0.01 more."},
		{"odd cents by lot", "£0.01", "Ana 1\n=Bo 1", "", prizes.Pooled, 0,
			"Ana and Bo are tied for places 1 and 2 with 1 point. They share £0.01 equally: £0 each. " +
				"What cannot be divided goes by lot, as no tie-break separates Ana and Bo: 1 of them gets £0.01 more."},
		{"units, and less than one", "€161.50", "Ana 4\nBo 4", "", prizes.Pooled, prizes.Whole,
			"Ana and Bo are tied for places 1 and 2 with 4 points. They share €161.50 equally: €80 each. " +
				"What cannot be divided goes to the first by the tie-breaks: Ana gets €1 more. " +
				"Bo gets €0.50 more: it is less than what is paid in, and is given all the same."},
		{"forints are paid whole", "100 Ft", "Ana 4\nBo 4\nCai 4", "", prizes.Pooled, 0,
			"Ana, Bo and Cai are tied for places 1–3 with 4 points. They share 100\u00a0Ft equally: 33\u00a0Ft each. " +
				"What cannot be divided goes to the first by the tie-breaks: Ana gets 1\u00a0Ft more."},
		{"codes", "Cup", "Ana 4\nBo 4", "bh/c1, XX, SB", prizes.Pooled, 0, "Cup: Ana, by the tie-breaks (Buchholz Cut-1, Sonneborn-Berger)."},
		{"words", "Cup", "Ana 4\nBo 4", "rapid play-off", prizes.Pooled, 0, "Cup: Ana (rapid play-off)."},
		{"only unknown codes", "Cup", "Ana 4\nBo 4", "XX", prizes.Pooled, 0, "Cup: Ana, by the tie-breaks."},
		{"a cup by lot", "Cup", "Ana 4\n=Bo 4", "BH", prizes.Pooled, 0, "Cup: lots decide between Ana and Bo, whom no tie-break separates."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := &Prizes{Language: "en"}
			p.history.now = prizes.New().WithList(tt.list).WithRanking(tt.ranking).WithOrder(tt.order).WithMethod(tt.method).WithUnit(tt.unit)
			p.compute()
			if got := p.announcement(text.In("en")); got != tt.want {
				t.Errorf("%s\nwant %s", got, tt.want)
			}
			for i := range p.result.Groups {
				g := &p.result.Groups[i]
				if !g.Tied() || g.Pool == 0 {
					continue
				}
				said := p.reasons(text.In("en"), g)
				for j, sentence := range said {
					if strings.Contains(strings.Join(said[j+1:], "\n"), sentence) {
						t.Errorf("said twice: %s", sentence)
					}
				}
			}
		})
	}
}

// TestPrizesAnnouncedInEveryLanguage: cases, counts and ordinals are those of the language.
func TestPrizesAnnouncedInEveryLanguage(t *testing.T) {
	for code, want := range map[string]string{
		"en": "Ana and Bo are tied for places 1 and 2 with 4½ points. They share 300\u00a0€ equally: 150\u00a0€ each.\nPlace 3: Cai with 1 point, 50\u00a0€.",
		"de": "Ana und Bo sind mit 4½ Punkten punktgleich auf den Plätzen 1 und 2. Sie teilen sich 300\u00a0€: je 150\u00a0€.\nPlatz 3: Cai mit 1 Punkt, 50\u00a0€.",
		"hu": "Ana és Bo 4½ ponttal holtversenyben végzett (1–2. hely). Díjaik összege 300\u00a0€, egyenlően elosztva fejenként 150\u00a0€.\n3. hely: Cai 1 ponttal, 50\u00a0€.",
	} {
		p := &Prizes{Language: code}
		p.history.now = prizes.New().WithList("200 €\n100 €\n50 €").WithRanking("Ana 4½\nBo 4½\nCai 1").WithMethod(prizes.Pooled)
		p.compute()
		if got := p.announcement(text.In(code)); got != want {
			t.Errorf("%s\nwant %s", got, want)
		}
	}
}

func TestUnknownCodesSayWhatIsExpected(t *testing.T) {
	l := text.In("en")
	for typed, want := range map[string]string{
		"SX":     "“SX”: expected the code of a criterion, such as ",
		"BH/C19": "“BH/C19”: expected a modifier that this criterion has",
	} {
		problems := prizes.ReadOrder(typed).Problems
		if len(problems) != 1 || !strings.HasPrefix(codeWords(l, problems[0]), want) {
			t.Errorf("%s: %v", typed, problems)
		}
	}
}
