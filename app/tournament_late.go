package app

import (
	"slices"
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// lateRows puts off what is out of sight: when a cell was changed, the rows around it are rendered first, those further
// away a few at a time, so that typing never waits for 300 rows. Of thousands of players the first are shown while
// the others are still being made.
type lateRows struct {
	shown    int         // how many rows are on the page yet; all of them where it is 0
	turn     int         // counts the events that were shown
	rows     []*eventRow // as they were shown last
	from, to int         // the rows that are up to date; all of them where to is 0
}

// The rows that are rendered first on either side of a change, and those that follow in each step.
const (
	rowsAtOnce = 30
	rowsLater  = 50
	laterDelay = 15 * time.Millisecond
	largeDelay = 150 * time.Millisecond
)

// The rows that a new event is shown with, if it has more, and those that come in each step.
const (
	firstRows = 400
	nextRows  = 200
)

// showFirst begins with the first rows of a large event; the others follow when the page takes input.
func (t *Tournament) showFirst() {
	t.late.shown = 0
	if len(t.rows) > firstRows {
		t.late.shown = firstRows
	}
	t.late.turn++
	if t.ready {
		t.showRest(t.late.turn)
	}
}

// showRest adds the rows that are not on the page yet, unless another event has come.
func (t *Tournament) showRest(turn int) {
	if t.late.shown == 0 {
		return
	}
	t.ctx.After(laterDelay, func(ctx goapp.Context) {
		if t.late.turn != turn {
			ctx.PreventUpdate()
			return
		}
		if t.late.shown += nextRows; t.late.shown >= len(t.rows) {
			t.late.shown = 0
		}
		t.showRest(turn)
	})
}

// shownRows returns the seats whose rows are on the page.
func (t *Tournament) shownRows() []int {
	if t.late.shown == 0 || t.late.shown > len(t.rows) {
		return t.rows
	}
	return t.rows[:t.late.shown]
}

// row returns what a row goes on showing for the moment, nil where it is to be made anew.
func (r *lateRows) row(i int) *eventRow {
	if r.to == 0 || r.from <= i && i < r.to || i >= len(r.rows) {
		return nil
	}
	same := *r.rows[i]
	same.Compo = goapp.Compo{}
	return &same
}

// renderLate renders a change of a player's cell when the typing pauses, the rows far from it last. The texts are on
// the page by then: see writeChanges.
func (t *Tournament) renderLate(seat int) {
	if i := slices.Index(t.rows, seat); i >= 0 && len(t.rows) == len(t.late.rows) {
		t.late.from, t.late.to = max(0, i-rowsAtOnce), i+rowsAtOnce
	}
	delay := renderDelay
	if len(t.rows) > 2*rowsAtOnce {
		delay = largeDelay // rendering takes longer than the next key
	}
	whenQuiet(t.ctx, &t.changes, delay, func(goapp.Context) { t.renderMore() })
}

// renderMore renders the next rows a little later, as long as no other change has come.
func (t *Tournament) renderMore() {
	whenQuiet(t.ctx, &t.changes, laterDelay, func(ctx goapp.Context) {
		if t.late.to == 0 {
			ctx.PreventUpdate()
			return
		}
		t.late.from, t.late.to = max(0, t.late.from-rowsLater), t.late.to+rowsLater
		if t.late.from == 0 && t.late.to >= len(t.rows) {
			t.late.to = 0
			return
		}
		t.renderMore()
	})
}
