// Package app is the interface of Feinwertung: go-app components that know the engine, while the
// engine knows nothing of them.
package app

import (
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is one document of the site: the generator writes it, the browser module takes it over.
type Page struct {
	Path        string   // the go-app route, such as "/"
	File        string   // the file written below dist/, such as "index.html"
	Styles      []string // style sheets beside those of every page
	Title       string
	Description string

	Framed bool // made for somebody's article: it takes nothing from what the reader chose before
}

// Pages lists every document of the site in the order it is written, with the words of a language.
func Pages(lang string) []Page {
	l := text.In(lang)
	return []Page{{
		Path:        "/",
		File:        "index.html",
		Title:       l.Text(text.PageTitle),
		Description: l.Text(text.PageDescription),
	}, {
		Path:        "/" + compareFile,
		File:        compareFile,
		Title:       l.Text(text.ComparePageTitle),
		Description: l.Text(text.ComparePageDescription),
	}, {
		Path:        "/tournament.html",
		File:        "tournament.html",
		Title:       l.Text(text.TournamentPageTitle),
		Description: l.Text(text.TournamentPageDescription),
	}, {
		Path:        "/prizes.html",
		File:        "prizes.html",
		Title:       l.Text(text.PrizesPageTitle),
		Description: l.Text(text.PrizesPageDescription),
	}, {
		Path:        "/choosing.html",
		File:        "choosing.html",
		Title:       l.Text(text.ChoosingPageTitle),
		Description: l.Text(text.ChoosingPageDescription),
	}, {
		Path:        "/embed.html",
		File:        "embed.html",
		Styles:      []string{"embed.css"},
		Framed:      true,
		Title:       l.Text(text.CalculatorLabel),
		Description: l.Text(text.PageDescription),
	}}
}

// bootKeys are the sentences for boot.js by the name it asks for them.
var bootKeys = map[string]text.Key{
	"loading":      text.BootLoading,
	"offline":      text.BootOffline,
	"unreachable":  text.BootUnreachable,
	"crashed":      text.BootCrashed,
	"copy":         text.BootCopy,
	"copied":       text.BootCopied,
	"reload":       text.BootReload,
	"update":       text.BootUpdate,
	"updateReload": text.BootUpdateReload,
	"later":        text.BootLater,
	"copyThis":     text.BootCopyThis,
	"fresh":        text.BootFresh,
	"noscript":     text.BootNoScript,
}

// BootTexts are the sentences that boot.js shows while the program is not there to show them
// (start, crash, update). A language that is not complete yet gives those of the first one.
func BootTexts(lang string) map[string]string {
	l := text.In(lang)
	texts := make(map[string]string, len(bootKeys))
	for name, key := range bootKeys {
		texts[name] = l.Text(key)
	}
	return texts
}

// GuideLinks are the ways to the guide for a reader without JavaScript, in every language.
func GuideLinks() []GuideLink {
	var links []GuideLink
	for _, l := range text.Complete() {
		links = append(links, GuideLink{guideFile(l), l.Code, l.Text(text.RoomGuide)})
	}
	return links
}

// GuideLink leads to the guide in one language.
type GuideLink struct{ File, Language, Text string }

// languageAsked returns the language that the generator asks for in the address of the page that it writes.
func languageAsked(ctx goapp.Context) string {
	return text.In(ctx.Page().URL().Query().Get("lang")).Code
}

// Register binds every route to its component, for the generator and for the browser alike. A page
// is also found under its file name.
func Register() {
	for _, path := range []string{"/", "/index.html"} {
		goapp.Route(path, func() goapp.Composer { return &roomPage{Room: calculatorRoom} })
	}
	for _, path := range []string{"/" + compareFile, "/compare"} {
		goapp.Route(path, func() goapp.Composer { return &roomPage{Room: compareRoom} })
	}
	for _, path := range []string{"/tournament.html", "/tournament"} {
		goapp.Route(path, func() goapp.Composer { return &roomPage{Room: tournamentRoom} })
	}
	for _, path := range []string{"/prizes.html", "/prizes"} {
		goapp.Route(path, func() goapp.Composer { return &roomPage{Room: prizesRoom} })
	}
	for _, path := range []string{"/choosing.html", "/choosing"} {
		goapp.Route(path, func() goapp.Composer { return &roomPage{Room: choosingRoom} })
	}
	for _, path := range []string{"/embed.html", "/embed"} {
		goapp.Route(path, func() goapp.Composer { return &embedPage{} })
	}
}
