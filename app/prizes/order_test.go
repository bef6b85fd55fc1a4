package prizes

import (
	"strings"
	"testing"
)

func TestReadOrder(t *testing.T) {
	for _, tt := range []struct{ typed, want string }{
		{"", ""},
		{"bh/c1, BH;sb", "BH/C1|BH|SB"},
		{"BH/C1 BH SB", "BH/C1|BH|SB"},
		{"drawing lots", "“drawing lots”"},
		{"BH, rapid play-off", "BH|“rapid play-off”"},
		{"Buchholz", "“Buchholz”"},
		{"BH/C1 then lots", "“BH/C1 then lots”"},
		{"and/or", "“and/or”"},
		{"BH/C19, XX", "!BH/C19|!XX"},
		{"BH, XX/C1, SB", "BH|SB|!XX/C1"},
		{"bh/z", "!bh/z"},
	} {
		var got []string
		o := ReadOrder(tt.typed)
		for _, part := range o.Parts {
			if part.Words != "" {
				got = append(got, "“"+part.Words+"”")
				continue
			}
			got = append(got, part.Criterion.String())
		}
		for _, problem := range o.Problems {
			got = append(got, "!"+problem.Code)
		}
		if all := strings.Join(got, "|"); all != tt.want || o.HasWords() != strings.Contains(tt.want, "“") {
			t.Errorf("%q: %s, want %s", tt.typed, all, tt.want)
		}
	}
}
