package app

import (
	"maps"
	"slices"

	"feinwertung/app/tournament"
)

// writtenTexts are the texts that were put on the page without go-app, by the id of their element. go-app renders later,
// and what it compares with is what it rendered last: before that, the texts are given back, or a row that
// takes the place of another would keep the other's.
type writtenTexts map[string]elementText

// write puts texts on the page and remembers what go-app believes is there.
func (w writtenTexts) write(texts []elementText) {
	for _, was := range writeTexts(texts) {
		if _, known := w[was.id]; !known {
			w[was.id] = was
		}
	}
}

// giveBack undoes every write.
func (w writtenTexts) giveBack() {
	writeTexts(slices.Collect(maps.Values(w)))
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
	var texts []elementText
	for seat := range is.Players {
		if !t.late.changed(seat) {
			continue
		}
		for round := 1; round <= is.Rounds; round++ {
			if was.Cell(seat, round) == is.Cell(seat, round) {
				continue
			}
			content := cellShown(is, seat, round)
			if t.grid {
				content = gridShown(is.Cell(seat, round))
			}
			texts = append(texts, elementText{id: t.cellID(seat, round), text: content})
		}
		for i, c := range t.sheet.Columns {
			if v := t.sheet.Value(seat, i); v.Compare(before.Value(seat, i)) != 0 {
				texts = append(texts, elementText{t.valueID(seat, c.String()), placeShown(l, c, v), exact(v)})
			}
		}
	}
	t.written.write(texts)
}

// sameShape reports whether two sheets have the same players, rounds and columns.
func sameShape(a, b *tournament.Sheet) bool {
	return len(a.State.Event.Players) == len(b.State.Event.Players) && a.State.Event.Rounds == b.State.Event.Rounds &&
		slices.Equal(a.Columns, b.Columns)
}
