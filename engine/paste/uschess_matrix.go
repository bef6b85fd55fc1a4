package paste

// americanMatrix returns the report of a round robin, nil where it is none: every column is an opponent, in the
// order of the entries, while the rows are in the order of the standings; an asterisk is the player himself.
func (t *sheet) americanMatrix() *matrix {
	n := len(t.cells)
	if n < 3 || t.rounds.width() != n {
		return nil
	}
	m := &matrix{sheet: t, against: make([]int, n), games: make([][][]token, n), most: 1}
	for c := range n {
		m.against[c] = -1
		for row := range n {
			if t.cell(row, t.rounds.first+c) != "*" {
				continue
			}
			if m.against[c] >= 0 {
				return nil
			}
			m.against[c] = row
		}
		if m.against[c] < 0 {
			return nil
		}
	}
	for row := range t.cells {
		m.games[row] = make([][]token, n)
		for c, opponent := range m.against {
			switch k := t.tokens[row][c]; {
			case opponent == row || k.state == blank:
			case k.state == paired && int(k.number) != t.numbers[opponent]:
				return nil
			default:
				if k.kind.Forfeit() {
					k.state = paired
				}
				m.games[row][c] = []token{k}
			}
		}
	}
	return m
}
