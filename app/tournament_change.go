package app

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func itoa(n int) string { return strconv.Itoa(n) }

// mostEventUndo is how many steps back are kept of an event; each is a copy of it.
const mostEventUndo = 100

// start returns the event that the room begins with: of the fragment, or else the last saved one, nil for
// none; and what is kept beside it. The notice says what could not be done.
func (t *Tournament) start(fragment string) (s *tournament.State, beside string, notice text.Key) {
	if isFor(fragment, tournament.LinkPrefix) {
		s, err := tournament.ReadFragment(fragment)
		if err == nil {
			return s, t.store.open(tournament.Fragment(s)), 0
		}
		notice = text.LinkBroken
	}
	if t.Pasted != "" {
		return nil, "", notice
	}
	for _, saved := range t.store.cards() {
		if s, err := tournament.ReadFragment(saved.fragment); err == nil {
			return s, t.store.open(saved.fragment), notice
		}
	}
	return nil, "", notice
}

// begin opens the event that the room begins with. One that came in a link is saved at once, so that it is
// among the saved ones even if it is never changed.
func (t *Tournament) begin(fragment string) {
	state, beside, notice := t.start(fragment)
	if notice != 0 {
		t.notice = t.language().Text(notice)
	}
	if state != nil {
		t.show(state)
		t.recall(beside)
		t.saveNew()
	}
}

// show opens an event in the room.
func (t *Tournament) show(s *tournament.State) {
	t.history = history[*tournament.State]{now: s}
	t.open, t.picked, t.other = opened{}, -1, -1
	t.check, t.source = listCheck{seat: -1}, listSource{}
	t.settings, t.exports, t.starting = false, false, false
	t.pick = rowPicker{}
	t.worths = ownScoring{}
	t.grid = isRobin(s) && len(s.Event.Players) <= mostGrid
	t.byNumber = s.Event.LastRound() == 0
	t.compute()
	t.arrange()
	t.showFirst()
}

// compute computes everything anew from the present state.
func (t *Tournament) compute() {
	before := t.sheet
	t.sheet = tournament.Compute(t.now(), before)
	t.late.note(before, t.sheet)
	if t.open.what == noPanel {
		return
	}
	if t.open.seat >= len(t.now().Event.Players) || t.open.what == sumPanel && t.columnOf(t.open.code) < 0 ||
		t.open.what == cellPanel && t.open.at > t.now().Event.Rounds {
		t.open = opened{}
	}
}

// arrange puts the rows into the order in which they are asked for.
func (t *Tournament) arrange() {
	t.rows = t.sheet.Seats()
	if t.byNumber {
		slices.Sort(t.rows)
	}
}

// openNew makes an event the one that is open; the one before stays among the saved ones.
func (t *Tournament) openNew(s *tournament.State) {
	t.save()
	t.store.leave()
	t.sheet = nil
	t.show(s)
	t.forgetReading()
	t.changes++
	t.save()
	t.saved = t.savedEvents()
}

// change makes a change. field names the field that is being typed into, so that one entry is one step
// of undo; "" makes the change a step of its own.
func (t *Tournament) change(next *tournament.State, field string) {
	if next == t.now() {
		return
	}
	t.history.do(next, field)
	if n := len(t.history.past); n > mostEventUndo {
		t.history.past = slices.Clone(t.history.past[n-mostEventUndo:])
	}
	t.changed()
}

// rearrange makes a change after which the rows are in order again at once.
func (t *Tournament) rearrange(next *tournament.State) {
	t.change(next, "")
	t.arrange()
}

// changed computes anew, saves a little later, and puts the rows in order when nobody is typing any more.
func (t *Tournament) changed() {
	t.compute()
	if len(t.rows) != len(t.now().Event.Players) {
		t.arrange()
	}
	t.notice = ""
	t.changes++
	saveWhenQuiet(t.ctx, &t.changes, t.save)
	t.arrangeWhenQuiet()
}

// arrangeWhenQuiet puts the rows into order when nothing has been changed for a while, not before the change is rendered.
func (t *Tournament) arrangeWhenQuiet() {
	whenQuiet(t.ctx, &t.changes, max(standingsDelay, 2*t.late.took), t.arrangeAfter)
}

// arrangeAfter puts the rows into the order of the places after a change. Moving rows makes an open panel anew, so
// that waits while one of its fields has the focus or is about to get it.
func (t *Tournament) arrangeAfter(ctx goapp.Context) {
	switch {
	case t.sheet == nil:
		ctx.PreventUpdate()
		return
	case t.open.what == playerPanel || t.open.what == cellPanel && (t.cell.typing || t.cell.coming) || t.open.what != noPanel && t.field != "":
		ctx.PreventUpdate()
		t.arrangeWhenQuiet()
		return
	}
	t.arrange()
	t.said = t.changesSentence(t.language())
	t.refocus()
}

// refocus gives the focus back to the same player's cell after the rows moved. Whoever goes to another cell before they
// have moved on the page stays there.
func (t *Tournament) refocus() {
	t.ctx.Defer(func(goapp.Context) {
		if t.focused != "" {
			moveFocus(t.focused)
		}
	})
}

// undo and redo go through the changes.
func (t *Tournament) undo() { t.travel(t.history.undo) }
func (t *Tournament) redo() { t.travel(t.history.redo) }

func (t *Tournament) travel(step func() bool) {
	if t.sheet == nil || !step() {
		return
	}
	t.worths.wrong = nil
	t.changed()
	t.arrange()
	t.refocus()
	t.ctx.Defer(func(goapp.Context) { t.settle() })
}

// original goes back to the event that changes are compared with.
func (t *Tournament) original() {
	if next := t.now().Original(); next != t.now() {
		t.rearrange(next)
		t.refocus()
	}
}

// accept makes the changes part of the event that later ones are compared with.
func (t *Tournament) accept() { t.rearrange(t.now().Accepted()) }

// onAddress opens another event when the fragment of the address was changed by hand or by a link.
func (t *Tournament) onAddress(goapp.Context) {
	fragment, _ := address()
	if t.gone || !strings.HasPrefix(fragment, tournament.LinkPrefix) {
		return
	}
	if t.sheet != nil && fragment == tournament.Fragment(t.now()) {
		return
	}
	s, err := tournament.ReadFragment(fragment)
	if err != nil {
		t.notice = t.language().Text(text.LinkBroken)
		return
	}
	t.keep()
	beside := t.store.open(tournament.Fragment(s))
	t.sheet = nil
	t.show(s)
	t.recall(beside)
	t.saveNew()
	t.saved = t.savedEvents()
}

// settle makes fields show what go-app cannot: emptied ones.
func (t *Tournament) settle() {
	setFieldText(t.pasteID(), t.typed)
	if t.sheet == nil {
		return
	}
	e := t.now().Event
	setFieldText(t.ID+"-title", e.Name)
	setFieldText(t.ID+"-start", e.Start.String())
	t.settleWorths()
	if t.open.what == playerPanel {
		setFieldText(t.partID(t.open.seat, "typed-name"), e.Players[t.open.seat].Name)
		setFieldText(t.partID(t.open.seat, "typed-rating"), ratingText(e.Players[t.open.seat].Rating))
	}
}
