package engine

import "math/big"

// The slow implementation: the articles of C.07 once more, written down as literally as Go allows,
// with fractions and plain loops. It shares nothing with the fast one but the data types; where the two
// differ, one of them misreads an article.

// slowRound is one round of one participant, as the articles see it.
type slowRound struct {
	number   int // from 1
	counted  bool
	kind     Kind
	outcome  Outcome
	color    Color
	opponent int // seat, -1 is none
	points   *big.Rat
}

// slow is an event as one rule set and one perspective see it.
type slow struct {
	event  *Event
	rules  Rules
	rounds int // counted
	swiss  bool
	lives  [][]slowRound // by seat

	unrated int // the announced rating of unrated players

	awarded  map[int]*big.Rat    // scores known already, by seat
	scores   map[int]*big.Rat    // adjusted scores known already, by seat
	perfects map[[2]int]*big.Rat // perfect performances known already, by seat and rating of unrated players
}

// slowWorlds are the four ways to see one event: by the rules chosen or those of US Chess, and as
// played or as Fore Buchholz takes it.
type slowWorlds struct {
	event   *Event
	options Options
	worlds  map[[2]bool]*slow
}

func slowEvent(e *Event, o Options) *slowWorlds {
	return &slowWorlds{e, o, map[[2]bool]*slow{}}
}

// values computes a criterion for everybody; nil is undefined.
func (w *slowWorlds) values(c Criterion) []*big.Rat {
	american := usChess[c.Name]
	fore := c.Name == FB || c.Name == AFB || c.Fore
	s := w.worlds[[2]bool{american, fore}]
	if s == nil {
		rules := w.options.Rules
		if american {
			rules = USChess()
			rules.Cumulative = w.options.Rules.Cumulative
		}
		s = newSlow(w.event, w.options, rules, fore)
		w.worlds[[2]bool{american, fore}] = s
	}
	switch c.Name {
	case DE:
		return s.directEncounter(c.Forfeits)
	case USRES:
		return s.resultBetweenTied()
	}
	values := make([]*big.Rat, len(w.event.Players))
	for seat := range values {
		values[seat] = s.value(c, seat)
	}
	return values
}

// newSlow reads the event. Up to the last round that counts, a participant of whom a round knows
// nothing took a zero-point bye in it (16.1.1: that is how absences, late entries and withdrawals are
// recorded), at what an absence is worth. In a round robin it is the free round and worth nothing.
// A pairing without a result is not there yet.
func newSlow(e *Event, o Options, rules Rules, fore bool) *slow {
	s := &slow{
		event: e, rules: rules, rounds: o.After, swiss: e.Pairing == Swiss,
		unrated: o.Unrated,
		awarded: map[int]*big.Rat{}, scores: map[int]*big.Rat{}, perfects: map[[2]int]*big.Rat{},
	}
	if s.rounds == 0 {
		s.rounds = e.LastRound()
	}
	for seat := range e.Players {
		var life []slowRound
		for number := 1; number <= s.rounds; number++ {
			cell := e.Cell(seat, number)
			r := slowRound{number, true, cell.Kind, cell.Outcome, cell.Color, cell.Seat(), nil}
			switch {
			case r.kind == Open && r.opponent < 0:
				r.kind = ZeroBye
			case r.kind == Open || r.kind == Pending:
				r.counted = false
			}
			if s.swiss {
				cell.Kind = r.kind
			}
			r.points = rat(e.Awarded(cell))
			// 8.3: as if every paired game of the final round were drawn.
			if paired := r.kind == Pending || r.kind == Played || r.kind.Forfeit(); fore && number == e.Rounds && paired && r.opponent >= 0 {
				r.kind, r.outcome, r.counted, r.points = Played, Draw, true, rat(e.Scoring.Draw)
			}
			life = append(life, r)
		}
		s.lives = append(s.lives, life)
	}
	return s
}

// counted returns the rounds that are there.
func (s *slow) counted(seat int) []slowRound {
	var rounds []slowRound
	for _, r := range s.lives[seat] {
		if r.counted {
			rounds = append(rounds, r)
		}
	}
	return rounds
}

// score is the sum of the points awarded.
func (s *slow) score(seat int) *big.Rat {
	if known := s.awarded[seat]; known != nil {
		return known
	}
	sum := new(big.Rat)
	for _, r := range s.counted(seat) {
		sum.Add(sum, r.points)
	}
	s.awarded[seat] = sum
	return sum
}

// free says whether a round of a round robin is one without an opponent: it is no element of anything.
func (s *slow) free(r slowRound) bool {
	return !s.swiss && r.kind != Played && r.opponent < 0
}

// regular says whether a round counts as a game for Art. 8 and 9: it was one, or it is a forfeit in a
// round robin (15.2). Rule 34E knows no such exception.
func (s *slow) regular(r slowRound) bool {
	return r.kind == Played || !s.swiss && s.rules.Name != "us-chess" && r.kind.Forfeit() && r.opponent >= 0
}

// adjusted is the score that a participant brings to the tie-breaks of his opponents (16.3).
func (s *slow) adjusted(seat int) *big.Rat {
	if known := s.scores[seat]; known != nil {
		return known
	}
	sum := new(big.Rat)
	rounds := s.counted(seat)
	for i, r := range rounds {
		points := r.points
		switch {
		case s.regular(r) || s.free(r):
		case s.rules.Opponents == HalfForEachUnplayed:
			points = rat(s.event.Scoring.Draw)
		case s.rules.Opponents == AdjustedByAvailability && requested(r.kind):
			// 16.2.3: followed by a round that is not a voluntary unplayed one; else 16.2.5, a draw.
			followed := false
			for _, later := range rounds[i+1:] {
				if !voluntary(later.kind) {
					followed = true
				}
			}
			if !followed {
				points = rat(s.event.Scoring.Draw)
			}
		}
		sum.Add(sum, points)
	}
	s.scores[seat] = sum
	return sum
}

// requested is 16.1.1, voluntary is 16.1.2.
func requested(k Kind) bool { return k == HalfBye || k == ZeroBye }
func voluntary(k Kind) bool { return requested(k) || k == ForfeitLoss }

// slowElement is one round's contribution to a sum.
type slowElement struct {
	opponent  *big.Rat // the opponent's or the dummy's score
	product   *big.Rat // what the round adds to the sum
	voluntary bool
}

// elements are the contributions to Buchholz, or to Sonneborn-Berger, where the opponent's score is
// multiplied by the points scored against him (9.1).
func (s *slow) elements(c Criterion, seat int) []slowElement {
	var list []slowElement
	for _, r := range s.counted(seat) {
		if s.free(r) {
			continue
		}
		var e slowElement
		switch played := c.Forfeits && r.kind.Forfeit() && r.opponent >= 0; {
		case s.regular(r) || played:
			e.opponent = s.adjusted(r.opponent)
		case s.rules.Own == LeftOut:
			continue
		default:
			e.opponent, e.voluntary = s.dummy(seat, r), voluntary(r.kind)
		}
		e.product = e.opponent
		if c.Name == SB {
			e.product = mul(e.opponent, r.points)
		}
		list = append(list, e)
	}
	return list
}

// dummy is the score of the opponent whom an unplayed round is a game against (16.4).
func (s *slow) dummy(seat int, r slowRound) *big.Rat {
	draw := rat(s.event.Scoring.Draw)
	rounds := s.rounds
	if s.rules.CapRounds == AnnouncedRounds {
		rounds = s.event.Rounds
	}
	switch s.rules.Own {
	case ZeroOpponent:
		return new(big.Rat)
	case VirtualOpponent:
		// The score before the round, what was not got in it, and draws in the rounds after it.
		before := new(big.Rat)
		for _, earlier := range s.counted(seat) {
			if earlier.number < r.number {
				before.Add(before, earlier.points)
			}
		}
		missed := new(big.Rat).Sub(rat(s.event.Scoring.Win), r.points)
		after := mul(draw, whole(rounds-r.number))
		return before.Add(before, missed).Add(before, after)
	}
	own := s.score(seat)
	if s.rules.Caps == Uncapped {
		return own
	}
	if r.kind.Forfeit() {
		if r.opponent < 0 {
			return own // nobody was scheduled whose score could be the limit
		}
		return least(own, s.adjusted(r.opponent)) // 16.4.1
	}
	return least(own, mul(draw, whole(rounds))) // 16.4.2
}

// sum adds the elements up, after the cuts.
func (s *slow) sum(c Criterion, seat int) *big.Rat {
	total := new(big.Rat)
	for _, e := range s.cut(s.elements(c, seat), c) {
		total.Add(total, e.product)
	}
	return total
}
