package guide

import (
	"fmt"
	"html"
	"strings"
)

// inline returns a line of the text as HTML.
func (l *language) inline(text string) (string, error) {
	var out strings.Builder
	for text != "" {
		i := strings.IndexAny(text, "*`[{")
		if i < 0 {
			out.WriteString(html.EscapeString(text))
			break
		}
		out.WriteString(html.EscapeString(text[:i]))
		mark := text[i]
		end := map[byte]string{'*': "*", '`': "`", '[': "]", '{': "}"}[mark]
		inside, rest, found := strings.Cut(text[i+1:], end)
		if !found {
			return "", fmt.Errorf("%.40q: no %s", text[i:], end)
		}
		text = rest
		switch mark {
		case '*':
			strong, err := l.inline(inside)
			if err != nil {
				return "", err
			}
			out.WriteString("<strong>" + strong + "</strong>")
		case '`':
			out.WriteString("<code>" + html.EscapeString(inside) + "</code>")
		case '{':
			figure, err := l.figure(inside)
			if err != nil {
				return "", err
			}
			out.WriteString(figure)
		case '[':
			if !strings.HasPrefix(text, "(") {
				out.WriteString(`<span class="article">` + html.EscapeString(inside) + "</span>")
				continue
			}
			address, behind, found := strings.Cut(text[1:], ")")
			if !found {
				return "", fmt.Errorf("%.40q: no )", text)
			}
			text = behind
			label, err := l.inline(inside)
			if err != nil {
				return "", err
			}
			out.WriteString(`<a href="` + html.EscapeString(address) + `">` + label + "</a>")
		}
	}
	return out.String(), nil
}

// figure returns a number of the text: one that the engine gives, or a stated one in quotes.
func (l *language) figure(inside string) (string, error) {
	if stated, is := strings.CutPrefix(inside, "'"); is {
		return html.EscapeString(strings.TrimSuffix(stated, "'")), nil
	}
	text, exact, err := l.shown(inside)
	if err != nil {
		return "", err
	}
	return `<data value="` + exact + `">` + text + "</data>", nil
}
