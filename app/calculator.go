package app

import (
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Calculator is one card with its tie-breaks. It knows nothing of the page around it, so that a
// page can hold it, or a frame in somebody's article.
type Calculator struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Language string // code of the language
	Framed   bool   // in somebody's article: keeps nothing in the browser

	cardEditor
	ctx     goapp.Context // of the component itself, outliving any of its elements
	history history[State]
	store   store

	notice    text.Key
	announced string // what was said to screen readers last
	recent    []savedCard
	gone      bool // another room has the page: the address is no longer this one's
	width     int  // of the window in CSS pixels, 0 where there is none: then everything is rendered

	changes int           // counts changes, so that a delayed task knows whether it is the last one
	entries int           // counts what was typed and where the focus went, for the same reason
	focus   focusedField  // where the focus was before the program came
	copied  copyingResult // what became of copying the link
}

// copyingResult is what the button for copying says.
type copyingResult uint8

const (
	notAsked copyingResult = iota
	linkCopied
	linkRefused
)

func (c *Calculator) language() *text.Language { return text.In(c.Language) }

// OnInit opens the card: the one in the address, or the last one of this browser. What was typed
// into the page before the program came is on top of it.
func (c *Calculator) OnInit() {
	c.store.storage = browserStorage{}
	if c.Framed {
		c.store.storage = pageStorage{}
	}
	c.cardEditor = cardEditor{id: c.ID, criteria: cardCriteria, take: c.change, typed: c.renderWhenQuiet, moved: c.renderWhenQuiet, finish: c.history.finish}
	c.history.now = newState()
	if goapp.IsClient {
		c.width, _ = goapp.Window().Size()
		fragment, query := address()
		c.history.now, c.notice = c.store.start(fragment, query)
		texts, focus := typedEarly()
		c.focus = focus
		c.history.do(c.rescue(c.rescueOptions(c.history.now, texts), texts), "")
		c.recent = c.store.earlier(cardFragment(c.history.now))
	}
	c.refresh()
}

// OnMount gives the focus back and says that the page takes input.
func (c *Calculator) OnMount(ctx goapp.Context) {
	c.ctx = ctx
	c.settle()
	focusAt(c.focus.id, c.focus.start, c.focus.end)
	onLeave(c.save)
	followKeyboard()
	onAddressChange(func() { ctx.Dispatch(c.onAddress) })
	c.save()
	setDocumentAttribute("data-ready", "true")
}

// OnDismount keeps the card before another room takes the page.
func (c *Calculator) OnDismount() {
	c.save()
	c.gone = true
}

// OnResize renders what there is room for now.
func (c *Calculator) OnResize(goapp.Context) {
	c.width, _ = goapp.Window().Size()
	c.refresh()
}

// The widths from which the list of criteria stands beside the card, and from which it has columns for
// the other rule sets. The style sheet hides by the same widths what is rendered beforehand.
const (
	besideWidth = 880
	othersWidth = 1120
)

// needsSummary reports whether the list of criteria is out of sight, so that it needs a summary.
func (c *Calculator) needsSummary() bool { return c.width < besideWidth }

// showsOthers reports whether there is room for the values under the other rule sets.
func (c *Calculator) showsOthers() bool { return c.width == 0 || c.width >= othersWidth }

// onAddress opens another card when the fragment of the address was changed by hand or by a link.
// go-app would tell the same, but not of an address that it has seen before.
func (c *Calculator) onAddress(ctx goapp.Context) {
	fragment, _ := address()
	if linkRoom(fragment) != cardLink || fragment == cardFragment(c.history.now) {
		return
	}
	s, err := readCardFragment(fragment)
	if err != nil {
		c.notice = text.LinkBroken
		return
	}
	c.keep()
	c.store.open(cardFragment(s))
	c.replace(ctx, s)
}

// Render shows the bar, the card, the values and, on small screens, their summary.
func (c *Calculator) Render() goapp.UI {
	l := c.language()
	return c.region("calculator", l.Text(text.CalculatorLabel)).ID(c.ID).
		OnKeyDown(c.onKey).
		Body(
			c.renderBar(l),
			noticePlace(c.notice != 0, func() string { return l.Text(c.notice) }),
			elem("div").Class("columns").Body(
				elem("div").Class("left").Body(c.renderCard(l), c.exampleList()),
				c.renderResults(l),
			),
			goapp.If(c.needsSummary(), func() goapp.UI { return c.renderSummary(l) }),
			elem("p").Class("unseen").Role("status").Text(c.announced),
		)
}

// region returns a part of the page with a name. In a frame it is none to jump to: those are the regions of the page
// around it, which would have two of the same name where it shows a calculator itself.
func (c *Calculator) region(class, label string) goapp.HTMLElem {
	part := elem("section").Class(class).Aria("label", label)
	if c.Framed {
		part = part.Role("group")
	}
	return part
}

// renderCard shows the rows and, under them, what is still missing and the keys.
func (c *Calculator) renderCard(l *text.Language) goapp.UI {
	return c.region("card", l.Text(text.CardLabel)).
		Body(append(c.cardBody(l), elem("p").Class("keys").Text(l.Text(text.KeyboardHint)))...)
}

func (c *Calculator) summaryID(code string) string {
	return c.ID + "-summary-" + code
}

// criterionOf returns one of the cardCriteria by its code.
func criterionOf(code string) (engine.Criterion, bool) {
	for _, c := range cardCriteria {
		if c.String() == code {
			return c, true
		}
	}
	return engine.Criterion{}, false
}
