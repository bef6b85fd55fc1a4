// Package app is the interface of Feinwertung: go-app components that know the
// engine, while the engine knows nothing of them.
package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// Page is one document of the site: the generator writes it, the browser
// module takes it over.
type Page struct {
	Path        string // the go-app route, such as "/"
	File        string // the file written below dist/, such as "index.html"
	Title       string
	Description string
}

// Pages lists every document of the site in the order it is written.
func Pages() []Page {
	return []Page{{
		Path:        "/",
		File:        "index.html",
		Title:       "Feinwertung: chess tie-breaks, exact and explained",
		Description: "Buchholz, Sonneborn-Berger and the other chess tie-breaks of one player, exact, with the sum written out.",
	}}
}

// BootTexts are the sentences that boot.js shows while the program is not there
// to show them (start, crash, update), in one of the languages de, en and hu.
func BootTexts(lang string) map[string]string {
	return map[string]string{
		"loading":      "Loading …",
		"offline":      "Works offline",
		"unreachable":  "The program could not be loaded. Connect once and reload; what you typed is kept.",
		"crashed":      "Something broke. What you typed is safe.",
		"copy":         "Copy my data",
		"copied":       "Copied",
		"reload":       "Reload",
		"update":       "A new version is ready — reload when it suits you.",
		"updateReload": "Reload now",
		"later":        "Later",
		"copyThis":     "Copying was refused. Select this text and copy it:",
		"fresh":        "Start empty (a copy is kept)",
		"noscript":     "The calculator needs JavaScript; everything is computed on your own device.",
	}
}

// Register binds every route to its component, for the generator and for the
// browser alike. A page is also found under its file name.
func Register() {
	for _, path := range []string{"/", "/index.html"} {
		goapp.Route(path, func() goapp.Composer { return &start{} })
	}
}

// start is the first page.
type start struct {
	goapp.Compo
	text string
}

// OnInit keeps what was typed into the prerendered page.
func (s *start) OnInit() {
	if goapp.IsClient {
		if field := goapp.Window().GetElementByID("first"); field.Truthy() {
			s.text = field.Get("value").String()
		}
	}
}

// OnMount says that the page takes input.
func (s *start) OnMount(goapp.Context) {
	goapp.Window().Get("document").Get("documentElement").Call("setAttribute", "data-ready", "true")
}

// Render shows one field.
func (s *start) Render() goapp.UI {
	return goapp.Main().Body(
		goapp.H1().Text("Feinwertung"),
		goapp.Div().DataSet("row", "1").Body(
			goapp.Label().For("first").Text("Round 1"),
			goapp.Input().ID("first").DataSet("field", "score").Value(s.text).OnInput(func(ctx goapp.Context, e goapp.Event) {
				s.text = ctx.JSSrc().Get("value").String()
			}),
		),
		goapp.Output().DataSet("tiebreak", "BH").DataSet("exact", s.text).Text(s.text),
	)
}
