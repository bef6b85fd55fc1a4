package site

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"feinwertung/app"
)

var landmark = regexp.MustCompile(`(?s)<(header|main|footer)\b.*?</(header|main|footer)>`)

// What can be used or read lies in a landmark, so that nobody who goes from one to the next misses it.
func TestEverythingLiesInALandmark(t *testing.T) {
	app.Register()
	pages, err := pages()
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range app.Pages(Languages[0]) {
		_, body, _ := strings.Cut(string(pages[page.File]), "<body")
		if !strings.Contains(body, "<main") {
			t.Errorf("%s has no main part", page.File)
		}
		outside := landmark.ReplaceAllString(body, "")
		for _, element := range []string{"<textarea", "<input", "<select", "<button", "<a ", "<p"} {
			if before, _, found := strings.Cut(outside, element); found && !strings.Contains(before, "<noscript") {
				t.Errorf("%s has %s… outside of every landmark:\n%.2000s", page.File, element, outside)
			}
		}
	}
}

// The dark colours stand in the style sheet twice, for whoever prefers them and for whoever chose them here.
func TestDarkIsDarkHoweverItIsChosen(t *testing.T) {
	style, err := os.ReadFile("../../public/app.css")
	if err != nil {
		t.Fatal(err)
	}
	colors := func(rule string) []string {
		_, body, found := strings.Cut(string(style), "\n"+rule+" {")
		if !found {
			t.Fatalf("there is no rule %s", rule)
		}
		body, _, _ = strings.Cut(body, "}")
		return strings.Fields(body)
	}
	preferred, chosen := colors(`@media (prefers-color-scheme: dark) {`+"\n"+`  :root:not([data-theme="light"])`), colors(`:root[data-theme="dark"]`)
	if len(chosen) < 20 || !slices.Equal(preferred, chosen) {
		t.Errorf("preferred:\n%s\nchosen:\n%s", preferred, chosen)
	}
}

// The mark before the name is the one of the installed application.
func TestOneMark(t *testing.T) {
	if icons()["icon.svg"] == nil {
		t.Fatal("there is no icon.svg")
	}
	for file, rule := range map[string]string{"app.css": ".page-head h1::before", "guide.css": ".guide-head .brand::before"} {
		style, err := os.ReadFile("../../public/" + file)
		if err != nil {
			t.Fatal(err)
		}
		_, body, _ := strings.Cut(string(style), "\n"+rule+" {")
		body, _, _ = strings.Cut(body, "}")
		if !strings.Contains(body, `url("icon.svg")`) {
			t.Errorf("%s: %s {%s} does not show icon.svg", file, rule, body)
		}
	}
}
