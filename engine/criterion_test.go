package engine

import (
	"strings"
	"testing"
)

func TestParseCriterion(t *testing.T) {
	tests := []struct{ in, want string }{
		{"BH", "BH"}, {"bh/c1", "BH/C1"}, {" Bh/m2 ", "BH/M2"}, {"BH/P/C1", "BH/C1/P"}, {"sb/c3", "SB/C3"},
		{"KS/L1", "KS/L+1"}, {"KS/L+1", "KS/L+1"}, {"KS/L-2", "KS/L-2"}, {"ks/l60", "KS/L60"}, {"KS/L100", "KS/L100"},
		{"ARO/U1400/M1", "ARO/M1/U1400"}, {"AOB/F/P", "AOB/P/F"}, {"TPN/R", "TPN/R"}, {"RTNG/R/U1000", "RTNG/R/U1000"},
		{"DE/P", "DE/P"}, {"ge", "GE"}, {"usmm", "USMM"}, {"PS/C9", "PS/C9"},
	}
	for _, tt := range tests {
		c, err := ParseCriterion(tt.in)
		if err != nil || c.String() != tt.want {
			t.Errorf("ParseCriterion(%q) = %v, %v; want %s", tt.in, c, err, tt.want)
			continue
		}
		if again, err := ParseCriterion(c.String()); err != nil || again != c {
			t.Errorf("ParseCriterion(%q) does not give %v back but %v, %v", c.String(), c, again, err)
		}
	}
}

func TestParseCriterionErrors(t *testing.T) {
	tests := []struct{ in, want string }{
		{"", "unknown"}, {"BHX", "nearest known one is BH"}, {"BUCH", "nearest"}, {"SBB", "nearest known one is SB"}, {"AR0", "nearest known one is ARO"},
		{"BH/", "a modifier is missing"}, {"BH/X", "unknown modifier /X"}, {"BH/C", "a number from 1 to 9"}, {"BH/C0", "a number from 1 to 9"},
		{"BH/C12", "a number from 1 to 9"}, {"BH/C1/M1", "only one of /C and /M"}, {"BH/L1", "not defined for BH"}, {"KS/C1", "not defined for KS"},
		{"KS/L", "half points"}, {"KS/L0", "half points"}, {"KS/L101", "half points"}, {"KS/L1/L2", "half points"}, {"PS/M1", "not defined for PS"},
		{"DE/C1", "not defined for DE"}, {"BH/F", "not defined for BH"}, {"AOB/FF", "unknown modifier /FF"}, {"ARO/U", "a rating from 1 to 4000"},
		{"ARO/U5000", "a rating from 1 to 4000"}, {"BH:MP", "team events"}, {"BH:XY", "nearest known one is BH"}, {"WIN/R", "not defined for WIN"},
	}
	for _, tt := range tests {
		c, err := ParseCriterion(tt.in)
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("ParseCriterion(%q) = %v, %v; want an error with %q", tt.in, c, err, tt.want)
		}
	}
	for _, modifier := range []string{"X", "L", "\x84"} { // unknown, not defined, and no text
		if _, err := ParseCriterion("ARO/" + strings.Repeat(modifier, 5000)); err == nil || len(err.Error()) > 400 {
			t.Errorf("5000 times %q: a message of %d bytes", modifier, len(err.Error()))
		}
	}
	if _, err := ParseCriteria("BH/C1, BH;SB XX"); err == nil || !strings.Contains(err.Error(), "“XX”") {
		t.Errorf("a list does not name its unknown code: %v", err)
	}
	if list, err := ParseCriteria(" BH/C1, BH;SB\tPS "); err != nil || len(list) != 4 {
		t.Errorf("a list with every separator: %v, %v", list, err)
	}
}

// FuzzParseCriterion: whatever is accepted is written so that it is read as the same again.
func FuzzParseCriterion(f *testing.F) {
	for _, seed := range []string{
		"BH/C1",                // the usual form
		"ks/l-2",               // a signed limit
		"ARO/M1/U1400",         // two modifiers with numbers
		"BH//",                 // empty modifiers
		"BH:GP/C1",             // team forms
		"\xff/\x00",            // not text
		"RTNG/R/R/U1/U2/U4000", // repeated modifiers
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, code string) {
		c, err := ParseCriterion(code)
		if err != nil {
			if len(err.Error()) > 400 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
			return
		}
		if again, err := ParseCriterion(c.String()); err != nil || again != c {
			t.Errorf("%q reads as %v, which reads as %v, %v", code, c, again, err)
		}
	})
}

func TestCutArticle(t *testing.T) {
	tests := []struct {
		code string
		cut  Cut
		want string
	}{
		{"BH/C1", CutLow, "14.1"}, {"BH/C2", CutLow, "14.2"}, {"BH/M1", CutLow, "14.3"}, {"BH/M1", CutHigh, "14.3"}, {"BH/M2", CutHigh, "14.4"},
		{"SB/C1", CutLowVoluntary, "16.5"}, {"BH/C1", Kept, ""}, {"USMM", CutHigh, "34E1"}, {"USMED", CutLow, "34E4"},
	}
	for _, tt := range tests {
		c, err := ParseCriterion(tt.code)
		if err != nil {
			t.Fatal(err)
		}
		if got := c.CutArticle(tt.cut); got != tt.want {
			t.Errorf("%s, cut %v: article %q, want %q", tt.code, tt.cut, got, tt.want)
		}
	}
}
