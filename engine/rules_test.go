package engine

import (
	"strings"
	"testing"
)

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
	for _, name := range []string{"", "fide-1999", "fide-2026+", "fide-2026+capless", "+uncapped", "fide-2026+uncapped+"} {
		if r, known := RulesNamed(name); known {
			t.Errorf("%q is known as %+v", name, r)
		}
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

// TestAlternatives: each alternative on its own changes what it names on a card with every kind of
// round, or makes two rule sets the same.
func TestAlternatives(t *testing.T) {
	tests := []struct{ name, code, without, with string }{
		{"fide-2026+uncapped", "BH", "13.5", "15.5"},
		{"fide-2023+capped", "BH", "15.5", "13.5"},
		{"fide-2026+virtual-opponent", "BH", "13.5", "14.5"},
		{"fide-2026+unplayed-zero", "BH", "13.5", "11"},
		{"fide-2026+unplayed-left-out", "BH/C1", "11", "9"},
		{"fide-2026+lowest-first", "BH/C1", "11", "11.5"},
		{"virtual-2009+voluntary-first", "BH/C1", "12.5", "11"},
		{"fide-2026+full-byes-only", "USCUM", "13", "13.5"},
	}
	card := testCard(t, 5, "1:3½ 1:3 H 1:2½ 1:2")
	for _, tt := range tests {
		rules, known := RulesNamed(tt.name)
		if !known || rules.Name != tt.name {
			t.Fatalf("%s: known %v, named %s", tt.name, known, rules.Name)
		}
		plain, _ := RulesNamed(tt.name[:strings.IndexByte(tt.name, '+')])
		for _, x := range []struct {
			rules Rules
			want  string
		}{{plain, tt.without}, {rules, tt.with}} {
			if v, err := card.Table(x.rules).Value(criterionOf(t, tt.code)); err != nil || v.String() != x.want {
				t.Errorf("%s: %s = %v, want %s (%v)", x.rules.Name, tt.code, v, x.want, err)
			}
		}
	}
}

// TestAlternativesInEvents does the same for what only an event shows.
func TestAlternativesInEvents(t *testing.T) {
	// 1 has a bye in round 2 of 5 announced; 4 stays away after a loss; the double forfeit is of 2 and 3.
	rows := []string{"4w1 U . . .", "3b- . . . .", "2w- 4b1 . . .", "1b0 3w0 . . ."}
	tests := []struct {
		name, code    string
		seat          int
		without, with string
	}{
		{"fide-2026+announced-rounds", "BH", 0, "1", "2"},
		{"fide-2026+half-each", "ABH", 1, "0.5", "1"},
		{"fide-2026+as-in-standings", "ABH", 1, "0.5", "0"},
		{"fide-2026+against-draw", "STD", 1, "0.5", "0"},
	}
	e := testEvent(t, nil, rows...)
	for _, tt := range tests {
		rules, known := RulesNamed(tt.name)
		if !known {
			t.Fatal(tt.name)
		}
		for _, x := range []struct {
			rules Rules
			want  string
		}{{FIDE2026(), tt.without}, {rules, tt.with}} {
			table, err := e.Table(Options{Rules: x.rules, After: 2})
			if err != nil {
				t.Fatal(err)
			}
			if got := table.Value(criterionOf(t, tt.code), tt.seat).String(); got != x.want {
				t.Errorf("%s: %s of %d = %s, want %s", x.rules.Name, tt.code, tt.seat+1, got, x.want)
			}
		}
	}
}
