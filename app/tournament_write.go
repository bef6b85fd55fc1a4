package app

import (
	"slices"

	"feinwertung/app/tournament"
)

// writtenTexts are the texts that were put on the page without go-app, by the id of their element. go-app renders later,
// and what it compares with is what it rendered last: before that, the texts are given back, or a row that
// takes the place of another would keep the other's.
type writtenTexts map[string]elementText

// elementText is what an element of the table shows: a text, and the exact value if it is a value.
type elementText struct{ text, exact string }

// write puts a text on the page and remembers what go-app believes is there.
func (w writtenTexts) write(id string, new elementText) {
	was, ok := writeElement(id, new)
	if _, known := w[id]; ok && !known {
		w[id] = was
	}
}

// giveBack undoes every write.
func (w writtenTexts) giveBack() {
	for id, was := range w {
		writeElement(id, was)
	}
	clear(w)
}

// writeChanges puts the cells and values that a change of the event changed on the page at once. The marks of what
// changed, and the rest of the page, are rendered later.
func (t *Tournament) writeChanges(before *tournament.Sheet) {
	if !sameShape(before, t.sheet) {
		return
	}
	l := t.language()
	was, is := before.State.Event, t.now().Event
	for seat := range is.Players {
		for round := 1; round <= is.Rounds; round++ {
			if was.Cell(seat, round) == is.Cell(seat, round) {
				continue
			}
			content := cellShown(is, seat, round)
			if t.grid {
				content = gridShown(is.Cell(seat, round))
			}
			t.written.write(t.cellID(seat, round), elementText{text: content})
		}
		for i, c := range t.sheet.Columns {
			if v := t.sheet.Value(seat, i); v.Compare(before.Value(seat, i)) != 0 {
				t.written.write(t.valueID(seat, c.String()), elementText{placeShown(l, c, v), exact(v)})
			}
		}
	}
}

// sameShape reports whether two sheets have the same players, rounds and columns.
func sameShape(a, b *tournament.Sheet) bool {
	return len(a.State.Event.Players) == len(b.State.Event.Players) && a.State.Event.Rounds == b.State.Event.Rounds &&
		slices.Equal(a.Columns, b.Columns)
}
