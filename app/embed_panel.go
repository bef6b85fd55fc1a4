package app

import (
	"html"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// embedPanel gives what an author puts into a page to show the card there, and shows how it looks.
type embedPanel struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Fragment string // the card
	Language string

	opened  bool
	preview bool
	follows bool // the height of the frame
	copied  copyingResult
}

// Render shows a button, and once it was pressed the HTML, a button for copying it, and the preview.
func (p *embedPanel) Render() goapp.UI {
	l := text.In(p.Language)
	return elem("div").Class("embedding").Body(
		elem("button").Attr("type", "button").Class("chip", chosenClass(p.opened)).DataSet("control", "embed").
			Aria("expanded", p.opened).Text(l.Text(text.EmbedLabel)).OnClick(p.onOpen),
		goapp.If(p.opened, func() goapp.UI { return p.renderCode(l) }),
	)
}

func (p *embedPanel) renderCode(l *text.Language) goapp.UI {
	code := p.code(l)
	return elem("div").Class("embedding-code").Body(
		elem("p").ID(p.ID+"-hint").Class("more-hint").Text(l.Text(text.EmbedHint)),
		elem("textarea").ID(p.ID+"-code").DataSet("control", "embed-code").Attr("rows", 5).Attr("readonly", true).Attr("spellcheck", "false").
			Aria("label", l.Text(text.EmbedCode)).Aria("describedby", p.ID+"-hint").Text(code),
		elem("div").Class("choice-group").Body(
			elem("button").Attr("type", "button").Class("chip").DataSet("control", "embed-copy").Text(p.copied.words(l, text.EmbedCopy, text.EmbedNotCopied)).OnClick(p.onCopy),
			elem("button").Attr("type", "button").Class("chip", chosenClass(p.preview)).DataSet("control", "embed-preview").
				Aria("pressed", p.preview).Text(l.Text(text.EmbedPreview)).OnClick(p.onPreview),
		),
		goapp.If(p.preview, func() goapp.UI {
			return elem("iframe").ID(p.ID+"-preview").Class("embedding-preview").Title(l.Text(text.EmbedPreview)).
				Attr("src", p.address("embed.html")+"&theme=auto#"+p.Fragment)
		}),
	)
}

// code returns the HTML for the author's page. Where there is no script, the link in it remains.
func (p *embedPanel) code(l *text.Language) string {
	state := html.EscapeString(p.Fragment)
	return `<script src="` + html.EscapeString(siteAddress()+"embed.js") + `" defer></script>` + "\n" +
		`<tie-break-calculator lang="` + l.Code + `" theme="auto" state="` + state + `">` + "\n" +
		`  <a href="` + html.EscapeString(p.address("index.html")) + "#" + state + `">` + html.EscapeString(l.Text(text.EmbedFallback)) + "</a>\n" +
		"</tie-break-calculator>"
}

func (p *embedPanel) address(page string) string {
	return siteAddress() + page + "?lang=" + text.In(p.Language).Code
}

// siteAddress returns where the site lies, with the slash at its end.
func siteAddress() string {
	if !goapp.IsClient {
		return ""
	}
	return goapp.Window().Get("location").Get("origin").String() + goapp.Getenv("GOAPP_ROOT_PREFIX") + "/"
}

func (p *embedPanel) onOpen(goapp.Context, goapp.Event) { p.opened = !p.opened }

// onPreview shows how the card looks in a page, or hides it. The frame is as high as what is in it, as it is in
// a page.
func (p *embedPanel) onPreview(goapp.Context, goapp.Event) {
	p.preview = !p.preview
	if !p.follows {
		followFrame(p.ID + "-preview")
		p.follows = true
	}
}

func (p *embedPanel) onCopy(ctx goapp.Context, _ goapp.Event) {
	copyText(p.code(text.In(p.Language)), func(copied bool) {
		p.copied.say(ctx, copied, text.In(p.Language), text.EmbedNotCopied)
	})
}
