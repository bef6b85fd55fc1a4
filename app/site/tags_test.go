package site

import (
	"strings"
	"testing"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestNormalizeTags(t *testing.T) {
	for _, c := range []struct{ name, in, out string }{
		{"sorted", `<a id="x" class="y" href="z">t</a>`, `<a class="y" href="z" id="x">t</a>`},
		{"boolean false is absent", `<input disabled="false" value="1">`, `<input value="1">`},
		{"boolean true is bare", `<option selected value="b">`, `<option selected value="b">`},
		{"the word true comes back", `<p aria-expanded aria-hidden="false">`, `<p aria-expanded="true" aria-hidden="false">`},
		{"empty stays empty", `<output data-exact for="a">`, `<output data-exact="" for="a">`},
		{"Go quoting undone", `<p title="say \"½\"\u00a0\\ now">`, "<p title=\"say &quot;½&quot;\u00a0\\ now\">"},
		{"a tag end inside a value", `<p title="a > b" id="c">x > y</p>`, `<p id="c" title="a > b">x > y</p>`},
		{"ampersand", `<a href="?a=1&b=2">`, `<a href="?a=1&amp;b=2">`},
		{"reference kept", `<p title="&quot;a&quot;">`, `<p title="&quot;a&quot;">`},
		{"raw with single quotes", `<svg viewBox='0 0 1 1' width=8><path d="M0"/></svg>`, `<svg viewBox="0 0 1 1" width="8"><path d="M0"/></svg>`},
		{"comment kept", `<!-- a <b c="d"> --><i></i>`, `<!-- a <b c="d"> --><i></i>`},
		{"no tag", `1 < 2`, `1 < 2`},
		{"link to elsewhere", `<a href="https://example.org/x">`, `<a href="https://example.org/x">`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := normalizeTags(c.in)
			if err != nil || got != c.out {
				t.Errorf("got  %s (%v)\nwant %s", got, err, c.out)
			}
		})
	}
}

func TestNormalizeTagsRefuses(t *testing.T) {
	for _, c := range []struct{ in, says string }{
		{`<img src="/icon.png">`, "relative"},
		{`<a href="/tournament">`, "relative"},
		{`<img src="https://example.org/x.png">`, "relative"},
		{`<link href="//example.org/x.css">`, "relative"},
		{`<p style="color:red">`, "class"},
		{`<p onclick="x()">`, "inline scripts"},
		{`<p title="no end`, "tag <p>"},
		{`<p =x>`, "attribute expected"},
		{`<!-- no end`, "comment"},
	} {
		if got, err := normalizeTags(c.in); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: got %s, error %v; expected an error about %q", c.in, got, err, c.says)
		}
	}
}

// TestNormalizeTagsUndoesGoApp runs what go-app really writes through it.
func TestNormalizeTagsUndoesGoApp(t *testing.T) {
	encoded := goapp.HTMLString(goapp.Div().Body(
		goapp.Button().Disabled(false).Aria("pressed", true).Title(`"½" & <more>`).Text("a < b"),
		goapp.Option().Selected(true).Value("x"),
	))
	got, err := normalizeTags(encoded)
	if err != nil {
		t.Fatal(err)
	}
	for _, expected := range []string{
		`<button aria-pressed="true" title="&quot;½&quot; &amp; <more>">a &lt; b</button>`,
		`<option selected value="x">`,
	} {
		if !strings.Contains(got, expected) {
			t.Errorf("%s is missing in %s", expected, got)
		}
	}
}
