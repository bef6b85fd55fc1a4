package app

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine"
)

func TestFindCriteria(t *testing.T) {
	for _, tt := range []struct{ language, sought, codes string }{
		{"de", "Median-Buchholz", "BH/M1"},
		{"en", "median buchholz", "BH/M1"},
		{"de", "Feinbuchholz", "SOB"},
		{"hu", "Buchholzsumme", "SOB"},
		{"en", "Solkoff", "BH USSOL"},
		{"de", "Fortschrittswertung", "PS"},
		{"en", "fortschritt", "PS"},
		{"hu", "progresszív", "PS"},
		{"de", "progressziv", "PS"},
		{"en", "Harkness", "BH/M1 USMED"},
		{"de", "BH/C1", "BH/C1"},
		{"de", "bhc1", "BH/C1"},
		{"hu", "vagott", "BH/C1"},
		{"hu", "egymás elleni", "DE"},
		{"de", "Direkter Vergleich", "DE"},
		{"de", "Gegnerschnitt", "ARO"},
		{"en", "Neustadtl", "SB"},
		{"de", "Buchholzsumme", "SOB"},
		{"de", "BuSumm", "SOB"},
		{"de", "verfeinerte Buchholz", "BH/M1 SOB"},
		{"en", "refined Buchholz", "BH/M1 SOB"},
		{"hu", "finomított Buchholz", "BH/M1 SOB"},
		{"de", "mittlere Buchholz", "BH/M1"},
		{"hu", "medián Buchholz", "BH/M1"},
		{"hu", "középső Buchholz", "BH/M1"},
		{"hu", "vágott Buchholz", "BH/C1"},
		{"de", "Buchholz mit 1 Streichergebnis", "BH/C1"},
		{"de", "Streichwertung", "BH/C1"},
		{"de", "Buchholzzahl", "BH"},
		{"hu", "Buchholz-számítás", "BH"},
		{"hu", "Buchholcz-számítás", "BH"},
		{"en", "Bucholz", "BH"},
		{"de", "Sonneborn-Berger-Wertung", "SB"},
		{"hu", "Berger-Sonneborn", "SB"},
		{"hu", "Sonneborn–Berger-számítás", "SB"},
		{"de", "SB-Zahl", "SB"},
		{"de", "Summenwertung", "PS"},
		{"de", "FIDE-Wertung", "PS"},
		{"hu", "progresszív számítás", "PS"},
		{"en", "progress", "PS"},
		{"en", "cumulative", "PS USCUM"},
		{"de", "Koya-Wertung", "KS"},
		{"de", "Direktvergleich", "DE"},
		{"hu", "közvetlen eredmény", "DE"},
		{"de", "Anzahl der Siege", "WIN"},
		{"hu", "győzelmek száma", "WIN"},
		{"de", "mehr Schwarzpartien", "BPG"},
		{"en", "most Blacks", "BPG USBLK"},
		{"en", "AROC", "ARO/C1"},
		{"de", "Performance", "ARO TPR"},
		{"hu", "rajtszám", "TPN"},
		{"de", "DWZ", "RTNG"},
		{"en", "ModMed", "USMM"},
		{"en", "Kashdan score", "USKAS"},
	} {
		found := map[string]bool{}
		var codes []string
		for _, f := range findCriteria(text.In(tt.language), tt.sought) {
			found[f.criterion.String()] = true
			codes = append(codes, f.criterion.String())
		}
		for code := range strings.FieldsSeq(tt.codes) {
			if !found[code] {
				t.Errorf("%s: %q finds %v, want %s", tt.language, tt.sought, codes, tt.codes)
			}
		}
		if len(codes) > 0 && !strings.Contains(" "+tt.codes+" ", " "+codes[0]+" ") {
			t.Errorf("%s: %q finds %v, want one of %s first", tt.language, tt.sought, codes, tt.codes)
		}
	}
	for _, nothing := range []string{"", "b", "/", "schach960"} {
		if found := findCriteria(text.In("en"), nothing); found != nil {
			t.Errorf("%q finds %v", nothing, found)
		}
	}
}

func TestOtherNamesAreOfCriteria(t *testing.T) {
	seen := map[text.OtherName]bool{}
	for _, o := range text.OtherNames {
		c, err := engine.ParseCriterion(o.Code)
		if err != nil || c.String() != o.Code {
			t.Errorf("%s: %v", o.Name, err)
		}
		if seen[o] {
			t.Errorf("%s stands twice at %s", o.Name, o.Code)
		}
		seen[o] = true
		if found := namedCriteriaWith(text.In("en"), plainName(o.Name)); !slices.ContainsFunc(found, func(f foundCriterion) bool { return f.criterion == c }) {
			t.Errorf("%s of %s is not found", o.Name, o.Code)
		}
		for _, l := range text.Complete() {
			if plainName(criterionName(l, c)) == plainName(o.Name) {
				t.Errorf("%s is the name of %s in %s anyway", o.Name, o.Code, l.Name)
			}
		}
	}
}
