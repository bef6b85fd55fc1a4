package paste

import "math/bits"

// place finds out for each round which one it is: those of a row are in order, and the opponent has the game in the
// same round. What that leaves open is taken as early as it can be. It returns the row and the word of what
// contradicts itself, nil where nothing does.
func (t *scattered) place() (row *scatteredRow, word int) {
	if row = t.unlike(); row != nil {
		return row, row.first
	}
	var all []spot
	for i := range t.rows {
		n := len(t.rows[i].rounds)
		for k := range n {
			t.rows[i].rounds[k].can = (1<<(t.apart.rounds-n+1) - 1) << k
			all = append(all, spot{i, k})
		}
	}
	if row, word = t.narrow(all); row != nil {
		return row, word
	}
	for i := range t.rows {
		for k := range t.rows[i].rounds {
			r := &t.rows[i].rounds[k]
			r.assumed = bits.OnesCount64(r.can) > 1
		}
	}
	for i := range t.rows {
		for k := range t.rows[i].rounds {
			r := &t.rows[i].rounds[k]
			if bits.OnesCount64(r.can) == 1 {
				continue
			}
			r.can = 1 << lowest(r.can)
			if row, word = t.narrow(t.beside(spot{i, k})); row != nil {
				return row, word
			}
		}
	}
	return nil, 0
}

// lowest returns the first round of some.
func lowest(can uint64) int { return bits.TrailingZeros64(can) }

// unlike returns the first row that has other numbers between the name and the rounds than most: a word is missing, and
// what was taken for rounds may be none.
func (t *scattered) unlike() *scatteredRow {
	count, usual := map[int]int{}, 0
	for i := range t.rows {
		n := t.rows[i].numbersInFront()
		if count[n]++; count[n] > count[usual] {
			usual = n
		}
	}
	for i := range t.rows {
		if t.rows[i].numbersInFront() != usual {
			return &t.rows[i]
		}
	}
	return nil
}

// numbersInFront counts the numbers in front of the rounds.
func (row *scatteredRow) numbersInFront() int {
	n := 0
	for n < row.first && isNumeric(row.words[row.first-1-n]) {
		n++
	}
	return n
}

// spot is a round of a row.
type spot struct{ row, round int }

// beside returns the rounds that can depend on the place of one: its neighbours in the row, and the same game in the
// row of the opponent.
func (t *scattered) beside(at spot) []spot {
	list := []spot{{at.row, at.round - 1}, {at.row, at.round + 1}}
	if r := &t.rows[at.row].rounds[at.round]; r.state == paired {
		seat := int(t.seats[r.number])
		for k := range t.rows[seat].rounds {
			list = append(list, spot{seat, k})
		}
	}
	return list
}

// narrow leaves out the rounds in which a game cannot have been played, from some games on to all that depend on them,
// and returns the first game for which none is left.
func (t *scattered) narrow(open []spot) (row *scatteredRow, word int) {
	for len(open) > 0 {
		at := open[0]
		open = open[1:]
		row, k := &t.rows[at.row], at.round
		if k < 0 || k >= len(row.rounds) {
			continue
		}
		r := &row.rounds[k]
		can := r.can
		if r.state == paired {
			can = t.agreed(at.row, r)
		}
		if k > 0 {
			can &= ^uint64(1) << lowest(row.rounds[k-1].can)
		}
		if k+1 < len(row.rounds) {
			can &= 1<<(bits.Len64(row.rounds[k+1].can)-1) - 1
		}
		if can == 0 {
			return row, row.first + k*t.columns
		}
		if can != r.can {
			r.can = can
			open = append(open, t.beside(at)...)
		}
	}
	return nil, 0
}
