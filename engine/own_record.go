package engine

// ownRecord appends the steps of a criterion of the own record (Art. 7), one a round; Art. 16 has
// no part in them. The count or sum is the sum of the contributions.
func (r *record) ownRecord(dst []Step, rules *Rules, n Name) []Step {
	running := Points(0)
	for i := range r.rounds {
		rd := &r.rounds[i]
		running += rd.awarded
		s := r.step(i)
		s.Contribution = r.ownContribution(rules, n, i, running)
		dst = append(dst, s)
	}
	if n != USCUM {
		return dst
	}
	for i := range r.rounds {
		if off := r.deduction(rules, &r.rounds[i]); off != 0 {
			s := r.step(i)
			s.Contribution = -off
			dst = append(dst, s)
		}
	}
	return dst
}

// ownContribution returns what one round, counted from 0, adds; running is the score after it.
func (r *record) ownContribution(rules *Rules, n Name, i int, running Points) Points {
	rd := &r.rounds[i]
	none := rd.kind == Open || rd.kind == Pending
	switch n {
	case PTS:
		return rd.awarded
	case WIN: // 7.1: as many points as a win gives, with or without a game
		return one(!none && rd.awarded == r.scoring.Win)
	case WON: // 7.2
		return one(rd.kind == Played && rd.outcome == Win)
	case BPG, USBLK: // 7.3, 34E6
		return one(rd.kind == Played && rd.color == Black)
	case BWG: // 7.4
		return one(rd.kind == Played && rd.outcome == Win && rd.color == Black)
	case PS, USCUM: // 7.5, 34E3: the score after each round, byes and forfeits at the points awarded
		if rd.kind == Pending || none && r.pairing == Swiss {
			return 0
		}
		return running
	case REP, GE: // 7.6; forfeit losses stay unplayed for it in round robins too (15.2)
		return one(!none && !rd.kind.Voluntary())
	case STD: // 7.7
		return r.standardPoints(rules, i)
	case VUR: // 16.1.2; the free rounds of a round robin are counted with them, as other programs do
		return one(rd.kind.Voluntary() || rd.kind == Open)
	case NUM:
		return one(rd.kind == Played)
	case RIP:
		return one(rd.met() || rd.kind == PairingBye)
	case USKAS: // 34E7
		if rd.kind == Played {
			return [...]Points{Loss: 1 * Point, Draw: 2 * Point, Win: 4 * Point}[rd.outcome]
		}
	}
	return 0
}

// standardPoints compares the points of one round with the scheduled opponent's, without one with
// a draw: one point for more, half a point for as many (7.7).
func (r *record) standardPoints(rules *Rules, i int) Points {
	rd := &r.rounds[i]
	if rd.kind == Open || rd.kind == Pending {
		return 0
	}
	other := r.scoring.Draw
	if rd.met() && rules.Standard == AgainstOpponent {
		other = r.theirs(i)
	}
	points := HalfPoint
	if rd.awarded > other {
		points = Point
	}
	if rd.awarded < other {
		points = 0
	}
	return points
}

// deduction returns what US Chess takes off the cumulative score again for a round: the points of a
// win without a game, and of half a win where the rule set says so (34E3).
func (r *record) deduction(rules *Rules, rd *round) Points {
	full := rd.awarded >= r.scoring.Win
	half := rd.awarded == r.scoring.Draw && rules.Cumulative == FullAndHalfByes
	if rd.kind.Unplayed() && (full || half) {
		return rd.awarded
	}
	return 0
}

// ownSum returns the sum of the contributions that ownRecord explains, without the first rounds cut
// from Progressive Scores.
func (r *record) ownSum(rules *Rules, c Criterion) Points {
	sum, running := Points(0), Points(0)
	for i := range r.rounds {
		rd := &r.rounds[i]
		running += rd.awarded
		if i >= int(c.Low) {
			sum += r.ownContribution(rules, c.Name, i, running)
		}
		if c.Name == USCUM {
			sum -= r.deduction(rules, rd)
		}
	}
	return sum
}

// countsRounds reports whether the criterion looks at nothing but kind, outcome and colour of each round.
func (n Name) countsRounds() bool {
	switch n {
	case WON, BPG, USBLK, BWG, REP, GE, VUR, NUM, USKAS:
		return true
	}
	return false
}

// state is kind, outcome and colour of a round in one number.
func (rd *round) state() uint8 { return uint8(rd.kind)<<4 | uint8(rd.outcome)<<2 | uint8(rd.color) }

// roundStates is how many numbers state can return.
const roundStates = int(ZeroBye+1) << 4

// contributions returns what a criterion that counts rounds adds for each state, so that for the rounds of
// everybody it is looked up and not worked out again.
func (r *record) contributions(rules *Rules, n Name) (table [roundStates]Points) {
	one := *r
	one.rounds = make([]round, 1)
	for state := range table {
		one.rounds[0] = round{kind: Kind(state >> 4), outcome: Outcome(state >> 2 & 3), color: Color(state & 3)}
		table[state] = one.ownContribution(rules, n, 0, 0)
	}
	return table
}

func one(counts bool) Points {
	if counts {
		return Point
	}
	return 0
}
