package app

import (
	"time"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Tournament is a whole event: pasted, opened or typed, with its standings and the sum behind every value.
type Tournament struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Language string // code of the language
	Pasted   string // a text that was pasted in another room, to be read at once

	orderEditor
	ctx     goapp.Context // of the component itself, outliving any of its elements
	history history[*tournament.State]
	sheet   *tournament.Sheet // nil where no event is open
	rows    []int             // seats in the order in which they are shown
	store   store
	saved   []savedEvent
	asked   string // the key of the saved event of which was asked whether it is to be deleted, "" for none
	ready   bool   // takes input: from then on ctx can be used
	gone    bool   // dismounted: nothing may touch the address any more

	// What is read and not yet used.
	typed   string // what stands in the text area
	html    string // the same as HTML, where the clipboard had it
	reading *paste.Reading
	problem error
	asRead  bool // whether the table is shown as it was read

	// What is shown.
	open     opened
	byNumber bool // rows in the order of the pairing numbers, not of the places
	grid     bool // opponents across in place of rounds
	settings bool
	worths   ownScoring
	exports  bool
	pick     rowPicker
	starting bool // the ways to an event are shown although one is open
	other    int  // whom the opened player is compared with, a seat
	cell     cellEditor
	check    listCheck
	late     lateRows
	written  writtenTexts
	width    int // of the window in CSS pixels, 0 where there is none
	notice   string
	source   listSource
	copied   copyingResult
	said     string // what was said to screen readers last

	changes int    // counts changes, so that a delayed task knows whether it is the last one
	focused string // id of the element of the table that has the focus, "" for none
	field   string // id of the field of an open panel that has the focus, "" for none
	taken   string // the key that went down on a cell and set its result, "" for none
}

// opened is what is shown below a row: of which player, and what.
type opened struct {
	seat int
	what panel
	code string // of the criterion, for sumPanel
	at   int    // the round, for cellPanel
}

// panel is what can be shown below a row.
type panel uint8

const (
	noPanel panel = iota
	sumPanel
	cellPanel
	pairPanel
	playerPanel
)

func (t *Tournament) language() *text.Language { return text.In(t.Language) }

// now returns the state that is shown, nil where no event is open.
func (t *Tournament) now() *tournament.State { return t.history.now }

// OnInit opens the event in the address, or the last one of this browser.
func (t *Tournament) OnInit() {
	t.store = store{storage: browserStorage{}, prefix: eventKey}
	t.orderEditor = orderEditor{chips: t.ID + "-order", picked: -1,
		order:  func() []engine.Criterion { return t.now().Order },
		move:   func(from, to int) { t.rearrange(t.now().MoveCriterion(from, to)) },
		remove: func(at int) { t.rearrange(t.now().RemoveCriterion(at)) },
	}
	t.other = -1
	t.written = writtenTexts{}
	if !goapp.IsClient {
		return
	}
	t.width, _ = goapp.Window().Size()
	fragment, _ := address()
	t.begin(fragment)
	texts, _ := typedEarly()
	t.typed = texts[t.pasteID()]
	if t.Pasted != "" {
		t.typed = t.Pasted
	}
	if t.typed != "" {
		t.read()
	}
	t.saved = t.savedEvents()
}

// OnMount takes what is pasted or dropped anywhere on the page, and says that the page takes input.
func (t *Tournament) OnMount(ctx goapp.Context) {
	t.ctx = ctx
	setFieldText(t.pasteID(), t.typed)
	onLeave(t.save)
	onAddressChange(func() { ctx.Dispatch(t.onAddress) })
	onPasted(func(plain, html string) {
		ctx.Dispatch(func(goapp.Context) { t.take(plain, html) })
	})
	onDropped(func(data string, ok bool) {
		ctx.Dispatch(func(goapp.Context) { t.takeFile(data, ok) })
	})
	t.ready = true
	t.showRest(t.late.turn)
	setDocumentAttribute("data-ready", "true")
}

// OnDismount keeps what is open; from then on the address belongs to another room.
func (t *Tournament) OnDismount() {
	t.save()
	t.gone = true
}

// OnResize renders what there is room for now.
func (t *Tournament) OnResize(goapp.Context) { t.width, _ = goapp.Window().Size() }

// narrow reports whether the values come before the rounds, because not both can be in sight.
func (t *Tournament) narrow() bool { return t.width > 0 && t.width < besideWidth }

// Render shows the ways to an event, what was understood of a text, and the event that is open.
func (t *Tournament) Render() goapp.UI {
	t.written.giveBack()
	l := t.language()
	return elem("section").ID(t.ID).Class("tournament").Aria("label", l.Text(text.TournamentLabel)).
		OnKeyDown(t.onKey).
		Body(
			textBox("h2", "unseen", l.Text(text.TournamentLabel)),
			noticePlace(t.notice != "", func() string { return t.notice }),
			t.renderStart(l),
			goapp.If(t.reading != nil || t.problem != nil, func() goapp.UI { return t.renderReading(l) }),
			goapp.If(t.sheet != nil, func() goapp.UI { return t.renderEvent(l) }),
			elem("p").Class("unseen").Role("status").Text(t.said),
		)
}

// renderEvent shows the open event.
func (t *Tournament) renderEvent(l *text.Language) goapp.UI {
	class := "event"
	if t.settings {
		class += " with-settings"
	}
	return box("div", class,
		t.renderSheetHead(l),
		t.renderTitle(l),
		t.renderTools(l),
		goapp.If(t.settings, func() goapp.UI { return t.renderSettings(l) }),
		goapp.If(t.pick.shown, func() goapp.UI { return t.renderPick(l) }),
		goapp.If(t.exports, func() goapp.UI { return t.renderExports(l) }),
		t.renderOrder(l),
		goapp.If(t.check.shown, func() goapp.UI { return t.renderCheck(l) }),
		t.renderWarnings(l),
		t.renderChanges(l),
		t.renderTable(l),
		textBox("p", "keys table-keys", l.Text(text.TableKeys)),
		t.renderSheetFoot(l),
	)
}

// The ids of the elements that the focus goes to.
func (t *Tournament) pasteID() string { return t.ID + "-paste" }
func (t *Tournament) fileID() string  { return t.ID + "-file" }
func (t *Tournament) cellID(seat, round int) string {
	return t.ID + "-cell-" + itoa(seat) + "-" + itoa(round)
}
func (t *Tournament) valueID(seat int, code string) string {
	return t.ID + "-value-" + itoa(seat) + "-" + code
}
func (t *Tournament) partID(seat int, part string) string {
	return t.ID + "-" + part + "-" + itoa(seat)
}
func (t *Tournament) editorID() string { return t.ID + "-editor" }

// standingsDelay is how long after a change of a cell the rows are put into the order of the places again:
// not while somebody is typing from row to row.
const standingsDelay = 700 * time.Millisecond

// columnOf returns the column of a criterion in the open sheet, -1 for none.
func (t *Tournament) columnOf(code string) int {
	for i, c := range t.sheet.Columns {
		if c.String() == code {
			return i
		}
	}
	return -1
}

// playerName returns how a player is called in a sentence: the name, or the number where there is none.
func (t *Tournament) playerName(l *text.Language, seat int) string {
	p := &t.now().Event.Players[seat]
	return nameOf(l, p)
}

func nameOf(l *text.Language, p *engine.Player) string {
	if p.Name == "" {
		return l.Say(text.PlayerNumber, "number", itoa(p.Number))
	}
	return p.Name
}
