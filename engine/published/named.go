package published

import (
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// named returns the criterion that a column's legend names, or else its heading, and the year of the
// rules in it. The zero value is nothing known.
func named(c *paste.Column) (engine.Criterion, int) {
	year := 0
	for y := 2020; y < 2040; y++ {
		if strings.Contains(c.Legend, "("+string([]byte{byte('0' + y/1000), byte('0' + y/100%10), byte('0' + y/10%10), byte('0' + y%10)})+")") {
			year = y
		}
	}
	if found := criterionOf(c.Legend); found.Name != 0 {
		return found, year
	}
	return criterionOf(c.Label), year
}

// phrases are what legends and headings call criteria, in lower case; the first that is found counts, so
// that the special ones come before the general ones. A phrase in blanks has to be the whole text.
var phrases = [...]struct {
	phrase string
	name   engine.Name
}{
	{"schwarzsiege", engine.BWG}, {"schwarzpartien", engine.BPG}, {"games with black", engine.BPG}, {"elo-schnitt", engine.ARO},
	{"ergebnis zwischen den spielern", engine.DE}, {"egymás elleni", engine.DE}, {"győzelmek", engine.WIN},
	{"average of opponents' buchholz", engine.AOB}, {"(aob)", engine.AOB},
	{"sum of buchholz", engine.SOB}, {"sum buchholz", engine.SOB}, {"buchholzsumme", engine.SOB}, {"busum", engine.SOB}, {"verfeinerte buchholz", engine.SOB},
	{"fore buchholz", engine.FB}, {"modified median", engine.USMM}, {"mod. med", engine.USMM}, {"modmed", engine.USMM},
	{"buchholz", engine.BH}, {"buchh", engine.BH}, {" bu ", engine.BH}, {" bh", engine.BH}, {" buho ", engine.BH}, {"buc", engine.BH},
	{"sonneborn", engine.SB}, {"soberg", engine.SB}, {" s.b. ", engine.SB}, {" sb", engine.SB}, {"berger", engine.SB}, {" s-b ", engine.SB},
	{"direct encounter", engine.DE}, {"(de)", engine.DE}, {" de ", engine.DE}, {"dire", engine.DE}, {"results of the players in the same point", engine.DE},
	{"(bwg)", engine.BWG}, {"won with black", engine.BWG}, {"(bpg)", engine.BPG}, {"most black", engine.BPG}, {"played with black", engine.BPG},
	{"(won)", engine.WON}, {"number of games won", engine.WON}, {"(win)", engine.WIN}, {"number of wins", engine.WIN}, {"number of victories", engine.WIN}, {" win", engine.WIN}, {"siege", engine.WIN},
	{"progressive", engine.PS}, {"(ps)", engine.PS}, {" ps", engine.PS}, {"fide tie-break", engine.PS}, {"fide tiebreak", engine.PS}, {"fortschritt", engine.PS}, {"cmlt", engine.PS}, {"progr", engine.PS},
	{"koya", engine.KS}, {"(ks)", engine.KS}, {" ks", engine.KS},
	{"apro", engine.APRO}, {"arpo", engine.APRO}, {"appo", engine.APPO}, {"ptp", engine.PTP}, {"perfect", engine.PTP}, {"(tpr)", engine.TPR}, {" tpr ", engine.TPR}, {"performance", engine.TPR}, {"perf", engine.TPR}, {" rp ", engine.TPR},
	{"average rating of opponents", engine.ARO}, {"rating average of the opponents", engine.ARO}, {"(aro)", engine.ARO}, {" aro", engine.ARO}, {"rtgavg", engine.ARO},
	{"rounds elected", engine.REP}, {"(rep)", engine.REP}, {"standard points", engine.STD}, {"(std)", engine.STD}, {"(tpn)", engine.TPN},
	{"solkoff", engine.USSOL}, {"kashdan", engine.USKAS}, {"cumulative of opp", engine.USOPC}, {"cumul", engine.USCUM}, {"harkness", engine.USMED}, {"median", engine.USMED},
	{" points", engine.PTS}, {" punkte", engine.PTS}, {"game-points", engine.PTS},
}

// criterionOf returns the criterion that a text names.
func criterionOf(text string) engine.Criterion {
	if c, err := engine.ParseCriterion(text); err == nil {
		return c
	}
	lower := " " + strings.ToLower(strings.Trim(text, " ")) + " "
	for _, p := range phrases {
		if strings.Contains(lower, p.phrase) {
			c := engine.Criterion{Name: p.name}
			if strings.Contains(lower, "oppon") || strings.Contains(lower, "gegner") || strings.Contains(lower, "ellenf") {
				c.Name = ofOpponents(c.Name)
			}
			modify(&c, lower)
			return c
		}
	}
	return engine.Criterion{}
}

// ofOpponents returns for a performance its average over the opponents, every other criterion as it is.
func ofOpponents(n engine.Name) engine.Name {
	switch n {
	case engine.TPR:
		return engine.APRO
	case engine.PTP:
		return engine.APPO
	}
	return n
}

// modify sets the modifiers that a text names.
func modify(c *engine.Criterion, lower string) {
	switch c.Name {
	case engine.BH, engine.FB, engine.SB, engine.PS, engine.ARO:
	default:
		return
	}
	compact := strings.NewReplacer(" ", "", "-", "", "/", "", "=", "", ":gp", "").Replace(lower)
	for i, n := range [...]string{"1", "2", "3"} {
		switch {
		case strings.Contains(compact, "median"+n) || strings.Contains(compact, "bhm"+n):
			c.Low, c.High = uint8(i+1), uint8(i+1)
		case strings.Contains(compact, "cut"+n) || strings.Contains(compact, "bhc"+n) || strings.Contains(compact, "buc"+n) || strings.Contains(compact, "sbc"+n) || strings.Contains(compact, n+"streich"):
			c.Low = uint8(i + 1)
		}
	}
	switch {
	case c.Low > 0:
	case strings.Contains(lower, "without two") || strings.Contains(lower, "middle") || strings.Contains(lower, "median") || strings.Contains(lower, "mittlere"):
		c.Low, c.High = 1, 1
	case strings.Contains(lower, "without one"):
		c.Low = 1
	}
	if c.Name == engine.PS {
		c.High = 0
	}
}
