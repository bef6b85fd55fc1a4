package report

import (
	"encoding/json"
	"testing"
)

// What appendString writes, encoding/json reads as the same text; what is not UTF-8 is replaced.
func TestAppendString(t *testing.T) {
	for _, tt := range []struct{ name, in, want, read string }{
		{"nothing", "", `""`, ""},
		{"letters", "Ágnes Ö. Øystein", `"Ágnes Ö. Øystein"`, "Ágnes Ö. Øystein"},
		{"quotes", `a "b" \c/`, `"a \"b\" \\c/"`, `a "b" \c/`},
		{"lines", "a\nb\tc\x00", `"a\u000ab\u0009c\u0000"`, "a\nb\tc\x00"},
		{"delete", "\x7f", `"\u007f"`, "\x7f"},
		{"line separators of scripts", "\u2028\u2029", `"\u2028\u2029"`, "\u2028\u2029"},
		{"beyond 16 bits", "♞😀", `"♞😀"`, "♞😀"},
		{"not UTF-8", "a\xff\xe2\x82", `"a` + "\uFFFD\uFFFD\uFFFD" + `"`, "a\uFFFD\uFFFD\uFFFD"},
	} {
		got := string(appendString(nil, tt.in))
		if got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
		var read string
		if err := json.Unmarshal([]byte(got), &read); err != nil || read != tt.read {
			t.Errorf("%s: read as %q (%v), want %q", tt.name, read, err, tt.read)
		}
	}
}

// Separators stand between members and between elements, and nowhere else.
func TestObject(t *testing.T) {
	for _, tt := range []struct {
		name  string
		write func(o *object)
		want  string
	}{
		{"empty", func(o *object) {}, `{}`},
		{"one", func(o *object) { o.number("n", -3) }, `{"n":-3}`},
		{"several", func(o *object) {
			o.text("a", "x")
			o.exact("b", "1.5")
			o.number("c", 0)
		}, `{"a":"x","b":1.5,"c":0}`},
		{"nothing where there is nothing", func(o *object) {
			o.some("a", "")
			o.flag("b", false)
			o.some("c", "x")
			o.flag("d", true)
		}, `{"c":"x","d":true}`},
		{"nested", func(o *object) {
			o.key("list")
			o.open('[')
			o.next()
			o.open('{')
			o.close('}')
			o.next()
			o.open('[')
			o.close(']')
			o.close(']')
			o.number("after", 1)
		}, `{"list":[{},[]],"after":1}`},
	} {
		o := &object{}
		o.open('{')
		tt.write(o)
		o.close('}')
		if string(o.b) != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, o.b, tt.want)
		}
	}
}
