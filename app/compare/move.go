package compare

// Move is a card that has another place than before.
type Move struct{ Card, Before, After int }

// Moves returns which cards a change gave another place, best first. Where there are more or fewer cards than
// before, there is nothing to compare with.
func Moves(before, after *Ranking) []Move {
	if before == nil || after == nil || len(before.Places) != len(after.Places) {
		return nil
	}
	var moves []Move
	for _, p := range after.Places {
		if was := before.Of(p.Card); was != p.Rank {
			moves = append(moves, Move{Card: p.Card, Before: was, After: p.Rank})
		}
	}
	return moves
}
