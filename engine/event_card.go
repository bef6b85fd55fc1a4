package engine

// Card returns the participant's card: what somebody would type who knows the own results and, of every
// opponent, the points and the unplayed rounds. A criterion that a card is enough for has the same value
// on it, as long as nothing was awarded beyond the scoring (Cell.Extra), and no forfeit is without a
// scheduled opponent: on the card it lacks his points. A card ends with the last round that has a result.
func (t *Table) Card(seat int) Card {
	e, g := t.event, t.grid(asPlayedOut)
	card := Card{Rounds: e.Rounds, Scoring: e.Scoring, Pairing: e.Pairing, Rows: make([]CardRow, t.rounds)}
	for i := range card.Rows {
		rd := &g.of(seat)[i]
		row := CardRow{Kind: rd.kind, Outcome: rd.outcome}
		if rd.met() {
			row.Points, row.Known, row.Unplayed = g.final[rd.opponent], true, unplayed(g.of(rd.seat()), e.Pairing)
		}
		card.Rows[i] = row
	}
	return card
}

// unplayed returns the unplayed rounds of a participant as they matter to opponents (16.3). With
// predetermined pairings these are the forfeits alone: nothing was due in the other rounds.
func unplayed(rounds []round, p Pairing) []OpponentRound {
	var list []OpponentRound
	for i := range rounds {
		k := rounds[i].kind
		if !k.Unplayed() || p == Predetermined && !k.Forfeit() {
			continue
		}
		followed := false
		for j := i + 1; j < len(rounds) && k.Requested(); j++ {
			followed = followed || rounds[j].kind.available()
		}
		list = append(list, OpponentRound{Kind: k, Followed: followed})
	}
	return list
}
