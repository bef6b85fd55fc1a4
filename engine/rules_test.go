package engine

import "testing"

func TestRulesOn(t *testing.T) {
	tests := []struct {
		day  Date
		want string
	}{
		{0, "fide-2026"}, {20260301, "fide-2026"}, {20300101, "fide-2026"}, {20260228, "fide-2023"}, {20230901, "fide-2023"},
		{20230831, "virtual-2009"}, {20090701, "virtual-2009"}, {19990101, "virtual-2009"},
	}
	for _, tt := range tests {
		if got := RulesOn(tt.day).Name; got != tt.want {
			t.Errorf("RulesOn(%v) = %s, want %s", tt.day, got, tt.want)
		}
	}
}

func TestRulesNamed(t *testing.T) {
	for _, r := range RuleSets() {
		if got, known := RulesNamed(r.Name); !known || got != r {
			t.Errorf("RulesNamed(%q) = %v, %v", r.Name, got, known)
		}
	}
	if r, known := RulesNamed("fide-2024"); !known || r.Name != "fide-2023" {
		t.Errorf("fide-2024 is %q, %v", r.Name, known)
	}
	if _, known := RulesNamed("fide-1999"); known {
		t.Error("fide-1999 is known")
	}
}

func TestParseDate(t *testing.T) {
	for _, in := range []string{"2026-03-01", "2026/03/01", "2026.03.01"} {
		if d, err := ParseDate(in); err != nil || d.String() != "2026-03-01" {
			t.Errorf("ParseDate(%q) = %v, %v", in, d, err)
		}
	}
	for _, in := range []string{"", "2026-03", "2026-13-01", "2026-00-01", "2026-03-32", "01.03.2026", "2026-03/01", "2026-0a-01", "+026-03-01"} {
		if d, err := ParseDate(in); err == nil {
			t.Errorf("ParseDate(%q) = %v, want an error", in, d)
		}
	}
	if Date(0).String() != "" {
		t.Error("an unknown day is not empty")
	}
}
