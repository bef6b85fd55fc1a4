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
	field     *field
	final     Points // the own score
	scoring   *Scoring
	pairing   Pairing
	announced int // rounds of the event
	counted   int // rounds that the standings count
	games     int // of them, in how many a participant of the event could be paired (9.2)
}

// round is one counted round of a record. Every criterion goes through the rounds of everybody, so it is
// kept to 16 bytes: what an opponent brings is one number for all who met him, and is looked up in the field.
type round struct {
	awarded  Points // to the participant
	opponent int32  // place in the field of the opponent or the scheduled opponent, 0 is none
	kind     Kind
	outcome  Outcome
	color    Color
	missing  bool // the opponent's points are not known
}

// met reports whether there is an opponent or a scheduled opponent.
func (rd *round) met() bool { return rd.opponent > 0 }

// seat returns the seat of the opponent or scheduled opponent in an event, -1 where there is none.
func (rd *round) seat() int { return int(rd.opponent) - 1 }

// field is whom rounds name as opponents: of an event all participants, of a card the opponents row by
// row. Places are counted from 1; place 0 is nobody, who brings nothing. A criterion needs one number of
// each opponent, at random, so they stand in columns of their own, which stay in the cache.
type field struct {
	final    []Points // the score as it stands
	adjusted []Points // the same as the rule set adjusts it (16.3)
	players  []Player // of an event, from place 1; on a card nobody has a number
	rounds   []round  // of an event, the counted rounds of one after another
}

// theirs returns the points awarded to the scheduled opponent in the same round, counted from 0.
func (r *record) theirs(i int) Points {
	return r.field.rounds[int(r.rounds[i].opponent-1)*r.counted+i].awarded
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
	return rd.kind.Forfeit() && rd.met() && (forfeits || rules.regular(r.pairing))
}

// free reports whether the round is no element at all: nothing was due in it. With predetermined
// pairings that is the free round of an odd field.
func (r *record) free(rd *round) bool {
	switch rd.kind {
	case Open, Pending:
		return true
	}
	return r.pairing == Predetermined && !rd.met()
}

// voluntary reports whether the round is a voluntary unplayed round of the participant (16.1.2).
func (r *record) voluntary(rules *Rules, rd *round, forfeits bool) bool {
	return rd.kind.Voluntary() && !r.asPlayed(rules, rd, forfeits) && !r.free(rd)
}
