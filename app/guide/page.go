package guide

import (
	"bytes"
	_ "embed"
	"fmt"
	"html"
	"html/template"
	"strings"
)

// The pages of the site that the article leads to, seen from it.
const (
	calculatorPage = "index.html"
	tournamentPage = "tournament.html"
)

// File returns the name of the article's page in a language. The pages lie beside the others, so that
// the addresses between them stay right wherever the site lies.
func File(code string) string {
	if code == Languages[0] {
		return "guide.html"
	}
	return "guide." + code + ".html"
}

// Look is what the pages share with the rest of the site: the security policy, and the colours of the
// browser's own surroundings of the page.
type Look struct{ Policy, ThemeLight, ThemeDark string }

//go:embed page.html
var pageText string

var page = template.Must(template.New("guide").Parse(pageText))

// Files returns the pages by their names. An error says where a text and the engine disagree.
func Files(look Look) (map[string][]byte, error) {
	files := map[string][]byte{}
	var all []*language
	for _, code := range Languages {
		l, err := read(code)
		if err != nil {
			return nil, err
		}
		all = append(all, l)
	}
	for _, l := range all {
		content, err := l.page(look, all)
		if err != nil {
			return nil, fmt.Errorf("the guide in %q: %w", l.code, err)
		}
		files[File(l.code)] = content
	}
	return files, nil
}

// link is one way to another page or section.
type link struct {
	Address, Text, Language string
	Current                 bool
}

func (l *language) page(look Look, all []*language) ([]byte, error) {
	body, err := l.body()
	if err != nil {
		return nil, err
	}
	var languages, contents []link
	for _, other := range all {
		languages = append(languages, link{File(other.code), other.word("language"), other.code, other == l})
	}
	for _, s := range l.sections {
		contents = append(contents, link{Address: "#" + s.id, Text: s.title})
	}
	var out bytes.Buffer
	err = page.Execute(&out, struct {
		Look
		Language                      string
		Word                          func(string) string
		Languages, Contents           []link
		Calculator, Tournament, First string
		Body                          template.HTML
	}{
		Look: look, Language: l.code, Word: func(key string) string { return l.word(key) },
		Languages: languages, Contents: contents,
		Calculator: calculatorPage, Tournament: tournamentPage, First: File(Languages[0]),
		Body: template.HTML(body),
	})
	return out.Bytes(), err
}

// body returns the sections as HTML.
func (l *language) body() (string, error) {
	var out strings.Builder
	for i := range l.sections {
		s := &l.sections[i]
		l.section = s.id
		out.WriteString(`<section aria-labelledby="` + s.id + `"><h2 id="` + s.id + `">` + html.EscapeString(s.title) + "</h2>\n")
		for j := range s.blocks {
			content, err := l.block(&s.blocks[j])
			if err != nil {
				return "", fmt.Errorf("section %s: %w", s.id, err)
			}
			out.WriteString(content)
		}
		out.WriteString("</section>\n")
	}
	return out.String(), nil
}

func (l *language) block(b *block) (string, error) {
	if b.kind == worked {
		return l.workedExample(b)
	}
	lines := make([]string, len(b.lines))
	for i, line := range b.lines {
		var err error
		if b.kind == grid {
			lines[i], err = l.row(line, i == 0)
		} else {
			lines[i], err = l.inline(line)
		}
		if err != nil {
			return "", err
		}
	}
	switch b.kind {
	case heading, question:
		return "<h3>" + lines[0] + "</h3>\n", nil
	case list:
		return "<ul><li>" + strings.Join(lines, "</li><li>") + "</li></ul>\n", nil
	case grid:
		named := ` aria-labelledby="` + l.section + `"`
		return `<div class="frame" role="group" tabindex="0"` + named + `><table class="grid"` + named + ">" + strings.Join(lines, "") + "</table></div>\n", nil
	}
	return "<p>" + lines[0] + "</p>\n", nil
}

// row returns a line of a table; the first cell of a line is its head.
func (l *language) row(line string, top bool) (string, error) {
	var out strings.Builder
	out.WriteString("<tr>")
	for i, cell := range strings.Split(strings.TrimSuffix(strings.TrimSpace(line), " |"), " | ") {
		content, err := l.inline(strings.TrimSpace(cell))
		if err != nil {
			return "", err
		}
		switch {
		case top:
			out.WriteString(`<th scope="col">` + content + "</th>")
		case i == 0:
			out.WriteString(`<th scope="row">` + content + "</th>")
		default:
			out.WriteString("<td>" + content + "</td>")
		}
	}
	out.WriteString("</tr>")
	return out.String(), nil
}
