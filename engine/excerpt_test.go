package engine

import (
	"strings"
	"testing"
)

func TestExcerpt(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"nothing", "", ""},
		{"short", "BH/C1", "BH/C1"},
		{"as long as may be", strings.Repeat("x", 40), strings.Repeat("x", 40)},
		{"one more", strings.Repeat("x", 41), strings.Repeat("x", 40) + "…"},
		{"whole characters", "x" + strings.Repeat("ü", 40), "x" + strings.Repeat("ü", 19) + "…"},
		{"one line", "a\nb\tc\x7f", "a\uFFFDb⇥c\uFFFD"},
		{"not UTF-8", strings.Repeat("\x80", 50), "…"},
	} {
		if got := Excerpt(tt.in); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
