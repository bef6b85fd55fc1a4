package engine

// Pairing is how the opponents of an event are found (C.07 Art. 15).
type Pairing uint8

const (
	// Swiss pairings depend on the results so far; unplayed rounds follow Art. 16.
	Swiss Pairing = iota
	// Predetermined pairings are known from the start: round robin, Scheveningen (15.2).
	Predetermined
)

// record is one participant as the criteria see him: his counted rounds with what the opponents
// bring. A card fills it from what was typed, an event from its table; from here on there is one
// computation.
type record struct {
	rounds    []round
	final     Points // the own score
	scoring   *Scoring
	pairing   Pairing
	announced int // rounds of the event
	counted   int // rounds that the standings count
	games     int // of them, in how many a participant of the event could be paired (9.2)
}

// round is one counted round of a record.
type round struct {
	number   int32
	opponent int32 // pairing number, 0 is none or unknown
	kind     Kind
	outcome  Outcome
	color    Color
	met      bool   // there is an opponent or a scheduled opponent
	missing  bool   // his points are not known
	awarded  Points // to the participant
	theirs   Points // awarded to the scheduled opponent in the same round
	final    Points // the opponent's score as it stands
	adjusted Points // the same as the rule set adjusts it (16.3)
}

// capRounds returns the number of rounds that 16.4.2 counts.
func (r *record) capRounds(rules *Rules) int {
	if rules.CapRounds == AnnouncedRounds {
		return r.announced
	}
	return r.counted
}

// regular reports whether forfeits are regular games: with predetermined pairings (15.2), unless the
// rule set keeps them unplayed there too.
func (rules *Rules) regular(p Pairing) bool {
	return p == Predetermined && rules.Forfeits == ForfeitsPlayed
}

// asPlayed reports whether a round without a game counts as a regular game against the scheduled
// opponent: forfeits where they are regular games, and everywhere under /P.
func (r *record) asPlayed(rules *Rules, rd *round, forfeits bool) bool {
	return rd.kind.Forfeit() && rd.met && (forfeits || rules.regular(r.pairing))
}

// free reports whether the round is no element at all: nothing was due in it. With predetermined
// pairings that is the free round of an odd field.
func (r *record) free(rd *round) bool {
	switch rd.kind {
	case Open, Pending:
		return true
	}
	return r.pairing == Predetermined && !rd.met
}

// voluntary reports whether the round is a voluntary unplayed round of the participant (16.1.2).
func (r *record) voluntary(rules *Rules, rd *round, forfeits bool) bool {
	return rd.kind.Voluntary() && !r.asPlayed(rules, rd, forfeits) && !r.free(rd)
}
