package paste

import (
	"strings"

	"feinwertung/engine"
)

// points takes the printed points: from their column, or from a first tie-break that the legend calls
// points or that adds up. A column with more than the rounds can give is a rating, not points.
func (t *sheet) points(b *builder) {
	column := t.column(Points)
	if column < 0 {
		column = t.pointsInTiebreak(b)
		if column < 0 {
			return
		}
		b.notes.add(Note{Kind: PointsInTiebreak, Seat: -1, Input: t.label(column)})
	}
	for row := range t.cells {
		if p, err := printedPoints(t.cell(row, column)); err == nil {
			b.reading.Event.Players[row].PrintedPoints, b.reading.Event.Players[row].HasPoints = p, true
		}
	}
}

// canBePoints reports whether nobody has more points in the column than the rounds can give.
func (t *sheet) canBePoints(column int) bool {
	most := 3 * engine.Point * engine.Points(t.rounds.width())
	for row := range t.cells {
		if p, err := printedPoints(t.cell(row, column)); err == nil && p > most {
			return false
		}
	}
	return true
}

// pointsInTiebreak returns the column of the tie-break that is the points, -1 where none is.
func (t *sheet) pointsInTiebreak(b *builder) int {
	n := 0
	for c, role := range t.roles {
		if role != Tiebreak {
			continue
		}
		n++
		if n > 3 {
			break
		}
		text := strings.ToLower(legendOf(b.reading.Legend, n))
		named := strings.HasPrefix(text, "points") || strings.HasPrefix(text, "punkte") || strings.HasPrefix(text, "pont") || strings.HasPrefix(text, "punt") || strings.HasPrefix(text, "очки")
		if !t.canBePoints(c) {
			continue
		}
		if named || text == "" && t.addsUp(b.reading.Event, c) {
			return c
		}
		if n == 1 && t.heading == nil && t.addsUp(b.reading.Event, c) {
			t.retake(b.reading, c, Points) // what the legend calls the first tie-break is the next column
			return c
		}
	}
	return -1
}

// retake takes a column for something else than it was first taken for.
func (t *sheet) retake(r *Reading, column int, m Meaning) {
	t.roles[column] = m
	for i := range r.Fields {
		if f := &r.Fields[i]; f.Column == t.place(column) {
			f.Meaning = m
		}
	}
}

// addsUp reports whether a column has the sum of the rounds for nine rows of ten.
func (t *sheet) addsUp(e *engine.Event, column int) bool {
	same := 0
	for row := range t.cells {
		var sum engine.Points
		for round := 1; round <= e.Rounds; round++ {
			sum += e.Awarded(e.Cell(row, round))
		}
		if p, err := printedPoints(t.cell(row, column)); err == nil && p == sum {
			same++
		}
	}
	return 10*same >= 9*len(t.cells)
}

// columns takes the printed tie-breaks.
func (t *sheet) columns(r *Reading) {
	for c, role := range t.roles {
		if role != Tiebreak {
			continue
		}
		col := Column{Label: t.label(c), Column: t.place(c), Values: make([]engine.Value, len(t.cells)), Raw: make([]string, len(t.cells))}
		n := len(r.Columns) + 1
		if number, rest, ok := labelNumber(col.Label); ok && rest != "" {
			n = number
		}
		col.Legend = legendOf(r.Legend, n)
		for row := range t.cells {
			col.Raw[row] = t.cell(row, c)
			if p, err := engine.ParsePoints(col.Raw[row]); err == nil {
				col.Values[row] = engine.ValueOf(p)
			}
		}
		r.Columns = append(r.Columns, col)
	}
}

// legendOf returns what the legend says of the n-th tie-break.
func legendOf(list []LegendLine, n int) string {
	for _, l := range list {
		if l.Number == n {
			return l.Text
		}
	}
	return ""
}
