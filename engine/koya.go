package engine

// koyaLimit returns the score from which an opponent counts for the Koya System (9.2): half of the
// most that could be won, or what the criterion's limit makes of it (14.5).
func (c Criterion) koyaLimit(win Points, games int) Points {
	most := win * Points(games)
	switch {
	case c.Limit.Percent > 0:
		return ceilDiv(most*Points(c.Limit.Percent), 100)
	case c.Limit.HalfPoints != 0:
		return most/2 + HalfPoint*Points(c.Limit.HalfPoints)
	}
	return most / 2
}

func ceilDiv(a, b Points) Points { return (a + b - 1) / b }

// koyaPoints returns what a round adds to the Koya System: the points awarded against anyone, played
// or not, whose score as it stands reaches the limit.
func (r *record) koyaPoints(rd *round, limit Points) Points {
	if !rd.met() || rd.missing || r.free(rd) {
		return 0
	}
	points := rd.awarded
	if r.field.final[rd.opponent] < limit {
		points = 0
	}
	return points
}

// koya appends the steps of the Koya System.
func (r *record) koya(dst []Step, limit Points) []Step {
	for i := range r.rounds {
		rd := &r.rounds[i]
		s := r.step(i)
		switch {
		case !rd.met() || r.free(rd):
			s.Basis = NoElement
		case rd.missing:
			s.Basis = Missing
		default:
			final := r.field.final[rd.opponent]
			s.Basis, s.Final, s.Score, s.Limit, s.Limited = FinalScore, final, final, limit, true
			s.Contribution = r.koyaPoints(rd, limit)
			if final >= limit {
				s.Times = Point
			}
		}
		dst = append(dst, s)
	}
	return dst
}

// koyaSum returns the sum of the contributions that koya explains.
func (r *record) koyaSum(limit Points) Points {
	sum := Points(0)
	for i := range r.rounds {
		sum += r.koyaPoints(&r.rounds[i], limit)
	}
	return sum
}
