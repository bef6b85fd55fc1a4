package paste

import "feinwertung/engine"

// pointsAndRank takes, in a table without headings, the first column behind the rounds for the points and the next for
// the ranks, where those are the numbers from 1 on in the order of the points.
func (t *sheet) pointsAndRank() {
	points, rank := t.rounds.last, t.rounds.last+1
	if t.heading != nil || rank >= t.width || t.roles[points] != Tiebreak || t.roles[rank] != Tiebreak {
		return
	}
	byRank := make([]engine.Points, len(t.cells)+1)
	for i := range byRank {
		byRank[i] = -1
	}
	for row := range t.cells {
		p, err := printedPoints(t.cell(row, points))
		n, ok := whole(t.cell(row, rank))
		if err != nil || !ok || n < 1 || n >= len(byRank) || byRank[n] >= 0 {
			return
		}
		byRank[n] = p
	}
	for n := 2; n < len(byRank); n++ {
		if byRank[n] > byRank[n-1] {
			return
		}
	}
	t.roles[points], t.roles[rank] = Points, Rank
}
