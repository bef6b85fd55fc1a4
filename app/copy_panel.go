package app

import (
	"strings"

	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// copyPanel is a text to be taken away, with a button that copies it.
type copyPanel struct {
	goapp.Compo

	ID       string
	Title    string
	Content  string // its lines are paragraphs
	Speaks   string // code of the language of the content
	Language string

	copied copyingResult
}

// Render shows the title, the button and the text.
func (p *copyPanel) Render() goapp.UI {
	l := text.In(p.Language)
	label := p.copied.words(l, text.CopyText, text.EmbedNotCopied)
	var paragraphs []goapp.UI
	for line := range strings.Lines(p.Content) {
		paragraphs = append(paragraphs, textBox("p", "", strings.TrimSuffix(line, "\n")))
	}
	return elem("section").ID(p.ID).Class("copy-panel").Aria("labelledby", p.ID+"-title").Body(
		box("div", "copy-head",
			elem("h3").ID(p.ID+"-title").Text(p.Title),
			actionButton("chip", "copy").Aria("label", label+": "+p.Title).Text(label).OnClick(p.onCopy),
		),
		elem("div").Class("copy-text").Attr("lang", p.Speaks).Body(paragraphs...),
	)
}

func (p *copyPanel) onCopy(ctx goapp.Context, _ goapp.Event) {
	copyText(p.Content, func(copied bool) { p.copied.say(ctx, copied, text.In(p.Language), text.EmbedNotCopied) })
}

// words is what the button says: what it does, or what became of that.
func (r copyingResult) words(l *text.Language, does, refused text.Key) string {
	return firstOf(r.outcome(l, refused), l.Text(does))
}

// outcome says what became of copying, "" where nothing was copied.
func (r copyingResult) outcome(l *text.Language, refused text.Key) string {
	switch r {
	case linkCopied:
		return l.Text(text.LinkCopied)
	case linkRefused:
		return l.Text(refused)
	}
	return ""
}

// say takes over what became of copying and forgets it a little later. A screen reader does not read a button again
// whose name has changed, so that what it says then is announced as well.
func (r *copyingResult) say(ctx goapp.Context, copied bool, l *text.Language, refused text.Key) {
	ctx.Dispatch(func(ctx goapp.Context) {
		*r = linkRefused
		if copied {
			*r = linkCopied
		}
		speak(r.outcome(l, refused))
		ctx.After(copiedDelay, func(goapp.Context) {
			*r = notAsked
			speak("")
		})
	})
}

// spokenID is the element that speaks for the buttons of all rooms.
const spokenID = "spoken"

// spokenPlace is where something is written that is only to be heard. It has to be on the page beforehand, because
// what appears together with its words is often not announced.
func spokenPlace() goapp.UI {
	return elem("p").ID(spokenID).Class("unseen").Role("status")
}

// speak lets a screen reader say a sentence when it has finished another one.
func speak(sentence string) { setElementText(spokenID, sentence) }

// linkButton copies the address of the page with a fragment and the language.
type linkButton struct {
	goapp.Compo

	Fragment string
	Language string

	copied copyingResult
}

// Render shows the button, and what became of the last press.
func (b *linkButton) Render() goapp.UI {
	return actionButton("chip", "link").Text(b.copied.words(text.In(b.Language), text.CopyLink, text.LinkNotCopied)).OnClick(b.onClick)
}

func (b *linkButton) onClick(ctx goapp.Context, _ goapp.Event) {
	copyLink(ctx, b.Language, b.Fragment, &b.copied)
}

// toolButton is a button with a sign; its label is seen where there is room.
func toolButton(sign, label string, a availability, do goapp.EventHandler) goapp.UI {
	return unavailable(actionButton("icon-button action", sign).
		Title(label).Aria("label", label).Body(icon(sign), textBox("span", "action-label", label)).OnClick(do), a)
}

// segments is a choice between a few buttons.
func segments(l *text.Language, label text.Key, buttons ...goapp.UI) goapp.UI {
	return elem("div").Class("choice-group").Role("group").Aria("label", l.Text(label)).Body(
		textBox("span", "bar-label", l.Text(label)),
		box("div", "segments", buttons...),
	)
}
