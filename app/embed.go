package app

import (
	"net/url"
	"slices"
	"strings"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// embedPage is the calculator in a frame in somebody's article: the language, the colours and the card
// are those that the article asks for, and nothing is kept in the reader's browser.
type embedPage struct {
	goapp.Compo

	lang string
}

// OnInit takes language and colours from the query alone: what the reader chose for the application is
// not what the article looks like.
func (p *embedPage) OnInit() {
	p.lang = text.Complete()[0].Code
	if !goapp.IsClient {
		return
	}
	values, err := url.ParseQuery(trimQuestionMark(addressQuery()))
	if err != nil {
		values = nil
	}
	p.lang = text.Preferred(values.Get("lang"), browserLanguage()).Code
	setDocumentAttribute("lang", p.lang)
	setDocumentAttribute("data-theme", string(themeOf(values.Get("theme"))))
}

// OnPreRender takes the language that the page is written in beforehand.
func (p *embedPage) OnPreRender(ctx goapp.Context) { p.lang = languageAsked(ctx) }

// Render shows the calculator, and the way to the application with the same card.
func (p *embedPage) Render() goapp.UI {
	l := text.In(p.lang)
	return elem("div").Class("page embedded").Body(
		elem("main").Aria("label", l.Text(text.CalculatorLabel)).Body(
			elem(p.heading()).Class("unseen").Text(l.Text(text.CalculatorLabel)),
			p.renderCalculator(l),
			elem("p").Class("embedded-foot").Body(
				elem("a").Attr("href", "index.html").Attr("target", "_blank").Attr("rel", "noopener").
					Text(l.Text(text.Brand)).OnClick(p.onOpen),
			),
			spokenPlace(),
		),
	)
}

// heading returns the element of the page's heading: in a frame it stands among those of the article.
func (p *embedPage) heading() string {
	if goapp.IsClient && !goapp.Window().Get("parent").Equal(goapp.Window()) {
		return "h2"
	}
	return "h1"
}

// renderCalculator is only a word beforehand: the article has something of its own to show until the
// calculator takes input, and every frame would load the rows and criteria once more.
func (p *embedPage) renderCalculator(l *text.Language) goapp.UI {
	if goapp.IsServer {
		return elem("p").Text(l.Text(text.BootLoading))
	}
	return &Calculator{ID: "card", Language: p.lang, Framed: true}
}

// onOpen lets the link lead to the card as it is now.
func (p *embedPage) onOpen(ctx goapp.Context, _ goapp.Event) {
	fragment, _ := address()
	ctx.JSSrc().Set("href", "index.html?lang="+p.lang+"#"+fragment)
}

// pageStorage is a storage that lasts as long as the page.
type pageStorage map[string]string

func (m pageStorage) Get(key string) string { return m[key] }
func (m pageStorage) Set(key, value string) { m[key] = value }
func (m pageStorage) Remove(key string)     { delete(m, key) }

// Keys returns the keys in order.
func (m pageStorage) Keys() []string {
	keys := make([]string, 0, len(m))
	for key := range m {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, strings.Compare)
	return keys
}
