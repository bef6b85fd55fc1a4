package paste

import "feinwertung/engine"

// numbering is which numbers the rounds of a table name.
type numbering struct {
	numbers []int // by row: the number that stands for it in the rounds
	own     []int // by row: the pairing number of the player
	ranks   bool  // the numbers are ranks, not start numbers
	ordered bool  // the rows are counted, as no column gives the numbers
	matches int   // rounds in which the opponents name each other
	seats   map[int32]int32
	twice   []int // rows with a number that another row has too
}

// number decides by symmetry which column the rounds refer to. Labels do not say it reliably: a ranking
// has the same heading over numbers that are ranks.
func (t *sheet) number() {
	type candidate struct {
		numbers []int
		rank    bool
		ordered bool
	}
	var list []candidate
	add := func(column int) {
		numbers := make([]int, len(t.cells))
		for row := range t.cells {
			n, ok := whole(t.cell(row, column))
			if !ok || n == 0 {
				return
			}
			numbers[row] = n
		}
		list = append(list, candidate{numbers: numbers, rank: t.roles[column] == Rank})
	}
	for _, m := range [...]Meaning{Number, Rank} {
		if c := t.column(m); c >= 0 {
			add(c)
		}
	}
	for c := range min(t.rounds.first, 4) {
		if t.roles[c] == Unused && t.kinds[c].wholes > 0 {
			add(c)
		}
	}
	rows := make([]int, len(t.cells))
	for row := range rows {
		rows[row] = row + 1
	}
	list = append(list, candidate{numbers: rows, ordered: true})
	best := -1
	for i, c := range list {
		if m := t.symmetry(seatsOf(c.numbers)); best < 0 || m > t.matches {
			best, t.matches = i, m
		}
	}
	chosen := list[best]
	t.numbers, t.own, t.ranks, t.ordered = chosen.numbers, chosen.numbers, chosen.rank, chosen.ordered
	t.seats = seatsOf(t.numbers)
	for row, n := range t.numbers {
		if int(t.seats[int32(n)]) != row {
			t.twice = append(t.twice, row)
		}
	}
	if chosen.rank && len(list[0].numbers) > 0 && !list[0].rank && !list[0].ordered && len(seatsOf(list[0].numbers)) == len(t.cells) {
		t.own = list[0].numbers
	}
}

// seatsOf returns the row of each number, the first one where a number repeats.
func seatsOf(numbers []int) map[int32]int32 {
	seats := make(map[int32]int32, len(numbers))
	for row, n := range numbers {
		if _, known := seats[int32(n)]; !known {
			seats[int32(n)] = int32(row)
		}
	}
	return seats
}

// symmetry counts the rounds in which a player's opponent names the player.
func (t *sheet) symmetry(seats map[int32]int32) int {
	matches := 0
	for row := range t.tokens {
		for r := range t.tokens[row] {
			k := &t.tokens[row][r]
			if k.state != paired {
				continue
			}
			opponent, known := seats[k.number]
			if !known || int(opponent) == row {
				continue
			}
			other := &t.tokens[opponent][r]
			if other.state != paired {
				continue
			}
			if back, known := seats[other.number]; known && int(back) == row && fit(k, other) {
				matches++
			}
		}
	}
	return matches
}

// balanced reports whether every game has an opponent who names the player, and the result that belongs to it.
func (t *sheet) balanced() bool {
	for row := range t.tokens {
		for r := range t.tokens[row] {
			k := &t.tokens[row][r]
			if k.state != paired {
				continue
			}
			opponent, known := t.seats[k.number]
			if !known {
				return false
			}
			other := &t.tokens[opponent][r]
			if other.state != paired || int(other.number) != t.numbers[row] || k.kind == engine.Played && k.outcome+other.outcome != engine.Win+engine.Loss {
				return false
			}
		}
	}
	return true
}

// fit reports whether two sides of a game can both be true as far as the result goes.
func fit(a, b *token) bool {
	if a.kind != engine.Played || b.kind != engine.Played {
		return true
	}
	return int(a.outcome)+int(b.outcome) <= int(engine.Win)+int(engine.Loss)
}
