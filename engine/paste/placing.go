package paste

import "math/bits"

// place finds out for each round which one it is: those of a row are in order, and the opponent has the game in the
// same round. What that leaves open is taken as early as it can be. It returns the row and the word of what
// contradicts itself, nil where nothing does.
func (t *scattered) place() (row *scatteredRow, word int) {
	if row = t.unlike(); row != nil {
		return row, row.first
	}
	for i := range t.rows {
		n := len(t.rows[i].rounds)
		for k := range n {
			t.rows[i].rounds[k].can = (1<<(t.apart.rounds-n+1) - 1) << k
		}
	}
	if row, word = t.narrow(); row != nil {
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
			if row, word = t.narrow(); row != nil {
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

// narrow leaves out the rounds in which a game cannot have been played, and returns the first game for which none
// is left.
func (t *scattered) narrow() (row *scatteredRow, word int) {
	for changed := true; changed; {
		changed = false
		for i := range t.rows {
			row := &t.rows[i]
			for k := range row.rounds {
				r := &row.rounds[k]
				can := r.can
				if r.state == paired {
					can = t.agreed(i, r)
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
				changed = changed || can != r.can
				r.can = can
			}
		}
	}
	return nil, 0
}
