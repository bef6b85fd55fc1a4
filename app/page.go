package app

import (
	"net/url"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// theme is how the page is coloured.
type theme string

// The themes; auto follows the device.
const (
	autoTheme  theme = "auto"
	lightTheme theme = "light"
	darkTheme  theme = "dark"
)

// calculatorPage is the page with the calculator in it.
type calculatorPage struct {
	goapp.Compo

	lang  string
	theme theme
}

// OnInit finds out the language and the colours: from the query, or else as chosen before, or else
// as the browser prefers.
func (p *calculatorPage) OnInit() {
	p.lang, p.theme = text.Complete()[0].Code, autoTheme
	if !goapp.IsClient {
		return
	}
	_, query := address()
	values, err := url.ParseQuery(trimQuestionMark(query))
	if err != nil {
		values = nil
	}
	p.lang = firstOf(values.Get("lang"), browserStorage{}.Get(languageKey), browserLanguage())
	p.lang = text.In(p.lang).Code
	p.theme = themeOf(firstOf(values.Get("theme"), browserStorage{}.Get(themeKey)))
	p.apply()
}

func firstOf(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

func themeOf(name string) theme {
	if t := theme(name); t == lightTheme || t == darkTheme {
		return t
	}
	return autoTheme
}

// apply tells the document its language and colours.
func (p *calculatorPage) apply() {
	setDocumentAttribute("lang", p.lang)
	setDocumentAttribute("data-theme", string(p.theme))
}

// Render shows the name, the page's own choices and the calculator.
func (p *calculatorPage) Render() goapp.UI {
	l := text.In(p.lang)
	return elem("div").Class("page").Body(
		elem("header").Class("page-head").Body(
			elem("h1").Text(l.Text(text.Brand)),
			elem("div").Class("page-choices").Body(
				elem("select").DataSet("control", "language").Aria("label", l.Text(text.LanguageLabel)).
					OnChange(p.onLanguage).Body(p.languageOptions()...),
				elem("select").DataSet("control", "theme").Aria("label", l.Text(text.ThemeLabel)).
					OnChange(p.onTheme).Body(p.themeOptions(l)...),
			),
		),
		elem("main").Body(&Calculator{ID: "card", Language: p.lang}),
		elem("footer").Class("page-foot").Body(
			elem("p").Text(l.Text(text.FooterPrivate)),
			elem("p").Text(l.Text(text.FooterSources)),
		),
	)
}

func (p *calculatorPage) languageOptions() []goapp.UI {
	var options []goapp.UI
	for _, l := range text.Complete() {
		options = append(options, option(l.Code, l.Name, l.Code == p.lang))
	}
	return options
}

func (p *calculatorPage) themeOptions(l *text.Language) []goapp.UI {
	var options []goapp.UI
	for _, one := range []struct {
		theme theme
		label text.Key
	}{{autoTheme, text.ThemeAuto}, {lightTheme, text.ThemeLight}, {darkTheme, text.ThemeDark}} {
		options = append(options, option(string(one.theme), l.Text(one.label), one.theme == p.theme))
	}
	return options
}

func option(value, label string, chosen bool) goapp.UI {
	o := elem("option").Attr("value", value).Text(label)
	if chosen {
		o = o.Attr("selected", true)
	}
	return o
}

func (p *calculatorPage) onLanguage(ctx goapp.Context, _ goapp.Event) {
	p.lang = text.In(ctx.JSSrc().Get("value").String()).Code
	browserStorage{}.Set(languageKey, p.lang)
	p.apply()
}

func (p *calculatorPage) onTheme(ctx goapp.Context, _ goapp.Event) {
	p.theme = themeOf(ctx.JSSrc().Get("value").String())
	browserStorage{}.Set(themeKey, string(p.theme))
	p.apply()
}
