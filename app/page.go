package app

import (
	"net/url"
	"strings"

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

// roomPage is the page with one of the rooms in it.
type roomPage struct {
	goapp.Compo

	Room room

	pasted string // in another room, for the tournament
	lang   string
	theme  theme
}

// OnInit finds out the language and the colours: from the query, or else as chosen before, or else
// as the browser prefers.
func (p *roomPage) OnInit() {
	p.lang, p.theme = text.Complete()[0].Code, autoTheme
	if !goapp.IsClient {
		return
	}
	fragment, query := address()
	p.Room = roomOf(fragment, p.Room)
	values, err := url.ParseQuery(trimQuestionMark(query))
	if err != nil {
		values = nil
	}
	p.lang = text.Preferred(values.Get("lang"), browserStorage{}.Get(languageKey), browserLanguage()).Code
	p.theme = themeOf(firstOf(values.Get("theme"), browserStorage{}.Get(themeKey)))
	p.apply()
}

// OnPreRender takes the language that the page is written in beforehand.
func (p *roomPage) OnPreRender(ctx goapp.Context) { p.lang = languageAsked(ctx) }

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

// apply tells the document its language, title and colours.
func (p *roomPage) apply() {
	setDocumentAttribute("lang", p.lang)
	setDocumentTitle(text.In(p.lang).Text(p.title()))
	setDocumentAttribute("data-theme", string(p.theme))
}

// OnNav gives the document the title of the room, which another room may have had before, and shows where in
// the navigation one is.
func (p *roomPage) OnNav(ctx goapp.Context) {
	p.apply()
	ctx.Defer(func(goapp.Context) { showElement(roomID(p.Room)) })
}

// title returns the title of the document with the room.
func (p *roomPage) title() text.Key {
	switch p.Room {
	case tournamentRoom:
		return text.TournamentPageTitle
	case prizesRoom:
		return text.PrizesPageTitle
	case choosingRoom:
		return text.ChoosingPageTitle
	case compareRoom:
		return text.ComparePageTitle
	}
	return text.PageTitle
}

// Render shows the name, the rooms, the page's own choices and the room.
func (p *roomPage) Render() goapp.UI {
	l := text.In(p.lang)
	return elem("div").Class("page").Body(
		elem("header").Class("page-head").Body(
			elem("h1").Text(l.Text(text.Brand)),
			p.renderRooms(l),
			elem("div").Class("page-choices").Body(
				elem("select").DataSet("control", "language").Aria("label", l.Text(text.LanguageLabel)).
					OnChange(p.onLanguage).Body(p.languageOptions()...),
				box("span", "theme-choice",
					elem("select").DataSet("control", "theme").Aria("label", l.Text(text.ThemeLabel)).
						OnChange(p.onTheme).Body(p.themeOptions(l)...)),
			),
		),
		elem("main").Body(
			p.renderRoom(),
			goapp.If(p.Room == calculatorRoom, func() goapp.UI { return p.renderPaste(l) }),
		),
		elem("footer").Class("page-foot").Body(
			elem("p").Text(l.Text(text.FooterPrivate)),
			elem("p").Text(l.Text(text.FooterSources)),
			spokenPlace(),
		),
	)
}

// renderRoom shows the room. A crosstable that is pasted beside the calculator opens the tournament.
func (p *roomPage) renderRoom() goapp.UI {
	switch p.Room {
	case tournamentRoom:
		return &Tournament{ID: "event", Language: p.lang, Pasted: p.pasted}
	case prizesRoom:
		return &Prizes{ID: "prizes", Language: p.lang}
	case choosingRoom:
		return &Choosing{ID: "plan", Language: p.lang}
	case compareRoom:
		return &Compare{ID: "compare", Language: p.lang}
	}
	return &Calculator{ID: "card", Language: p.lang}
}

// renderPaste is where a crosstable can be pasted while the room is not the tournament.
func (p *roomPage) renderPaste(l *text.Language) goapp.UI {
	return elem("div").Class("rooms-paste").Body(
		elem("textarea").DataSet("control", "paste").Attr("rows", 1).Attr("spellcheck", "false").
			Attr("placeholder", l.Text(text.RoomsPaste)).Aria("label", l.Text(text.PasteLabel)).
			OnInput(func(ctx goapp.Context, _ goapp.Event) { p.takePasted(ctx, ctx.JSSrc().Get("value").String()) }),
	)
}

// takePasted goes to the tournament with a text.
func (p *roomPage) takePasted(ctx goapp.Context, pasted string) {
	if strings.TrimSpace(pasted) == "" || p.Room == tournamentRoom {
		return
	}
	p.pasted = pasted
	for _, one := range rooms {
		if one.room == tournamentRoom {
			p.enter(ctx, one.room, one.file)
		}
	}
}

func (p *roomPage) languageOptions() []goapp.UI {
	var options []goapp.UI
	for _, l := range text.Complete() {
		options = append(options, option(l.Code, l.Name, l.Code == p.lang))
	}
	return options
}

func (p *roomPage) themeOptions(l *text.Language) []goapp.UI {
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

func (p *roomPage) onLanguage(ctx goapp.Context, _ goapp.Event) {
	p.lang = text.In(ctx.JSSrc().Get("value").String()).Code
	browserStorage{}.Set(languageKey, p.lang)
	mendQuery("lang", p.lang)
	p.apply()
}

func (p *roomPage) onTheme(ctx goapp.Context, _ goapp.Event) {
	p.theme = themeOf(ctx.JSSrc().Get("value").String())
	browserStorage{}.Set(themeKey, string(p.theme))
	mendQuery("theme", string(p.theme))
	p.apply()
}

// mendQuery lets an address that asks for something ask for what was chosen: it would bring the other back.
func mendQuery(name, value string) {
	if queryValue(name) != "" {
		setQueryValue(name, value)
	}
}
