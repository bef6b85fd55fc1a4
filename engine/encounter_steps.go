package engine

import "slices"

// EncounterPass is one application of Art. 6 to a group of tied participants.
type EncounterPass struct {
	Article string // 6.2 where all have met or the pairings were predetermined, 6.3 where some have not
	Members []EncounterMember
	Placed  int // how many of them, from the first, this pass put before the rest; 0: the tie stays
}

// EncounterMember is one participant of a pass, the highest total first.
type EncounterMember struct {
	Number   int
	Total    Value // average points against each of the others met, added up
	Missing  int   // how many were not met
	Best     Value // the total if he won all that is missing
	Meetings []Meeting
}

// Meeting is what one participant scored against another of the group.
type Meeting struct {
	Opponent int // pairing number
	Games    int
	Points   Value // the average over the games (6.1.2)
}

// note records a pass where an explanation was asked for.
func (d *encounters) note(totals []total, scale Points, article string, placed int) {
	if d.passes == nil {
		return
	}
	pass := EncounterPass{Article: article, Placed: placed}
	for i, t := range totals {
		d.member[t.seat] = int32(i + 1)
	}
	for _, t := range totals {
		m := EncounterMember{
			Number: d.number(t.seat), Missing: t.missing,
			Total: MeanValue(t.sum, int(scale)),
			Best:  MeanValue(t.sum+Points(t.missing)*d.win*scale, int(scale)),
		}
		d.meetings(t.seat, func(place int, games int32, points Points) {
			m.Meetings = append(m.Meetings, Meeting{d.number(totals[place].seat), int(games), MeanValue(points, int(games))})
		})
		slices.SortFunc(m.Meetings, func(x, y Meeting) int { return x.Opponent - y.Opponent })
		pass.Members = append(pass.Members, m)
	}
	for _, t := range totals {
		d.member[t.seat] = 0
	}
	*d.passes = append(*d.passes, pass)
}

func (d *encounters) number(seat int) int { return d.table.event.Players[seat].Number }
