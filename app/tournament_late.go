package app

import (
	"fmt"
	"slices"
	"time"

	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// lateRows keeps the rows of the standings from being made again where nothing in them changed: of 300 players a result
// changes some twenty. Of thousands of players the first are shown while the others are still being made.
type lateRows struct {
	shown int               // how many rows are on the page yet; all of them where it is 0
	turn  int               // counts the events that were shown
	rows  map[int]*eventRow // by seat, as they were rendered last
	under string            // what all of them depended on then, see rowsUnder
	stale map[int]bool      // the seats whose rows have something else to show since; nil is all of them
	took  time.Duration     // from the beginning of the last rendering after a change until the page was free again, at most longestDelay
}

// How long typing pauses before a change is rendered where that takes longer than the next key; on a slow device it
// takes a second, which must not come between two keys, so that the pause is as long as the rendering was last time.
const (
	manyRows     = 60
	largeDelay   = 150 * time.Millisecond
	longestDelay = 2 * time.Second
	laterDelay   = 15 * time.Millisecond
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

// note takes note of the rows that a change has changed.
func (r *lateRows) note(before, after *tournament.Sheet) {
	if r.stale == nil {
		return
	}
	if before == nil || !sameShape(before, after) || before.State.Base != after.State.Base ||
		!slices.Equal(before.State.Event.Players, after.State.Event.Players) {
		r.stale = nil
		return
	}
	for seat := range after.State.Event.Players {
		if rowDiffers(before, after, seat) {
			r.stale[seat] = true
		}
	}
}

// rowDiffers reports whether a player's cells, values, what they were before, or the place differ between two sheets of the same shape.
func rowDiffers(a, b *tournament.Sheet, seat int) bool {
	for round := 1; round <= b.State.Event.Rounds; round++ {
		if a.State.Event.Cell(seat, round) != b.State.Event.Cell(seat, round) {
			return true
		}
	}
	for i := range b.Columns {
		wasA, changedA := a.Before(seat, i)
		wasB, changedB := b.Before(seat, i)
		if a.Value(seat, i).Compare(b.Value(seat, i)) != 0 || changedA != changedB || changedB && wasA.Compare(wasB) != 0 {
			return true
		}
	}
	return a.Standings.Place(seat) != b.Standings.Place(seat) || a.Moved(seat) != b.Moved(seat)
}

// changed reports whether a player's row has something else to show since it was rendered.
func (r *lateRows) changed(seat int) bool { return r.stale == nil || r.stale[seat] }

// same returns a player's row as it was rendered last, nil where it is to be made anew.
func (r *lateRows) same(seat, index int) *eventRow {
	last := r.rows[seat]
	if r.changed(seat) || last == nil || last.Open != "" {
		return nil
	}
	row := *last
	row.Compo, row.First = goapp.Compo{}, index == 0
	return &row
}

// rowsUnder returns what every row depends on beside its player. In a grid that is the order of all rows, so that none
// is ever the same.
func (t *Tournament) rowsUnder() string {
	if t.grid {
		return ""
	}
	return fmt.Sprint(t.Language, t.narrow(), t.sheet.Columns)
}

// eventRows makes the rows that are on the page.
func (t *Tournament) eventRows(l *text.Language) []*eventRow {
	late := &t.late
	under := t.rowsUnder()
	if under == "" || under != late.under {
		late.stale = nil
	}
	shown := t.shownRows()
	rows, bySeat := make([]*eventRow, len(shown)), make(map[int]*eventRow, len(shown))
	for i, seat := range shown {
		row := late.same(seat, i)
		if row == nil || t.open.what != noPanel && t.open.seat == seat {
			row = t.row(l, seat, i)
		}
		rows[i], bySeat[seat] = row, row
	}
	late.rows, late.under, late.stale = bySeat, under, map[int]bool{}
	return rows
}

// renderLate renders a change of a player's cell when the typing pauses. The texts are on the page by then: see
// writeChanges.
func (t *Tournament) renderLate() {
	delay := renderDelay
	if len(t.rows) > manyRows {
		delay = max(largeDelay, t.late.took)
	}
	whenQuiet(t.ctx, &t.changes, delay, t.late.time)
}

// time takes the time of the rendering that comes now. What is asked for when it is done is answered only after the
// browser has painted too.
func (r *lateRows) time(ctx goapp.Context) {
	began := time.Now()
	ctx.Defer(func(ctx goapp.Context) {
		ctx.After(time.Millisecond, func(ctx goapp.Context) {
			ctx.PreventUpdate()
			r.took = min(time.Since(began), longestDelay)
		})
	})
}
