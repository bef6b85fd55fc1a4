package site

import (
	"encoding/json"
	"html"
	"reflect"
	"slices"
	"strings"
	"testing"

	"feinwertung/app"
	"feinwertung/app/text"
)

// putInPlace does to nodes what language.js does to the page.
func putInPlace(t *testing.T, nodes []node, changes [][]any) {
	t.Helper()
	for _, one := range changes {
		n := &nodes[int(one[0].(float64))]
		if len(one) == 2 {
			if n.tag != "" {
				t.Errorf("a text for the element <%s>", n.tag)
			}
			n.text = one[1].(string)
			continue
		}
		name := one[1].(string)
		n.attributes = slices.DeleteFunc(slices.Clone(n.attributes), func(a attribute) bool { return a.name == name })
		if value, given := one[2].(string); given {
			n.attributes = append(n.attributes, attribute{name: name, value: value})
		}
	}
}

// plain makes nodes comparable: attributes in order, without the marks of how they were written.
func plain(nodes []node) []node {
	for i := range nodes {
		for j, one := range nodes[i].attributes {
			nodes[i].attributes[j] = attribute{name: one.name, value: html.UnescapeString(one.value)}
		}
		slices.SortFunc(nodes[i].attributes, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	}
	return nodes
}

func TestEveryPageHasItsTextsInEveryLanguage(t *testing.T) {
	files := assemble(t, sources(t))
	if codes := text.Complete(); len(codes) != len(Languages) {
		t.Fatalf("%d languages of the interface, %d of the site", len(codes), len(Languages))
	}
	for _, language := range Languages[1:] {
		for i, page := range app.Pages(Languages[0]) {
			var content struct {
				Of, Title string
				Changes   [][]any
			}
			if err := json.Unmarshal(files[textsFile(page.File, language)], &content); err != nil {
				t.Fatalf("%s in %s: %v", page.File, language, err)
			}
			if !strings.Contains(string(files[page.File]), `data-of="`+content.Of+`"`) {
				t.Errorf("%s does not name the digest of its texts in %s", page.File, language)
			}
			if want := app.Pages(language)[i].Title; content.Title != want || want == page.Title {
				t.Errorf("%s in %s has the title %q", page.File, language, content.Title)
			}
			body, err := prerender(page.Path, Languages[0])
			if err != nil {
				t.Fatal(err)
			}
			translated, err := prerender(page.Path, language)
			if err != nil {
				t.Fatal(err)
			}
			nodes, err := nodesOf(body)
			if err != nil {
				t.Fatal(err)
			}
			want, err := nodesOf(translated)
			if err != nil {
				t.Fatal(err)
			}
			putInPlace(t, nodes, content.Changes)
			if !reflect.DeepEqual(plain(nodes), plain(want)) {
				t.Errorf("%s with its texts is not the page in %s", page.File, language)
			}
			if l := text.In(language); !page.Framed && !strings.Contains(translated, l.Text(text.RoomsLabel)) {
				t.Errorf("%s was not written in %s", page.File, language)
			}
		}
	}
}

func TestTexts(t *testing.T) {
	got, err := texts(`<p>one <b title="x &amp; y">two</b>
  <option selected value="1"> </option></p>`, `<p>eins <b title="&quot;z&quot;">two</b>
  <option value="1"> </option></p>`, "T")
	if err != nil {
		t.Fatal(err)
	}
	if want := `"title":"T","changes":[[1,"eins "],[2,"title","\"z\""],[4,"selected",null]]}`; !strings.HasSuffix(string(got), want) {
		t.Errorf("got  %s\nwant …%s", got, want)
	}
	for _, translated := range []string{`<p>a</p>`, `<p>a<i>b</i></p>`, `<p>a<b>b</b><!-- c --></p>`} {
		if got, err := texts(`<p>a<b>b</b></p>`, translated, ""); err == nil {
			t.Errorf("%s was taken for the same page: %s", translated, got)
		}
	}
}

// The script that finds the language holds up the page behind it; whatever else the page needs must have been asked
// for before, or everybody waits for one answer after the other.
func TestLanguageIsFoundLastInTheHead(t *testing.T) {
	app.Register()
	pages, err := pages()
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range app.Pages(Languages[0]) {
		head, _, _ := strings.Cut(string(pages[page.File]), "</head>")
		_, behind, found := strings.Cut(head, `src="language.js"`)
		if !found || strings.Contains(behind, "<link") || strings.Contains(behind, "<script") {
			t.Errorf("%s does not have language.js last in its head", page.File)
		}
	}
}
