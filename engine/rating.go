package engine

import "slices"

// ratingValues computes a criterion of Art. 10. Where an unrated player takes part all are dropped,
// unless a rating for such players was announced.
func (t *Table) ratingValues(c Criterion, values []Value) {
	if t.dropped(c) {
		return
	}
	if c.Name == APRO || c.Name == APPO {
		t.opponentsPerformance(c, values)
		return
	}
	if c.Name == RTNG {
		for seat := range values {
			values[seat] = WholeValue(t.ratingOf(c, seat))
		}
		return
	}
	games := t.ratedGames(c)
	if c.Low > 0 {
		games.sort()
	}
	for seat := range values {
		values[seat] = games.value(c, seat)
	}
}

// dropped reports whether the rating criterion is dropped from the list (Art. 10).
func (t *Table) dropped(c Criterion) bool { return t.unrated && t.unratedAs(c) == 0 }

// unratedAs returns the rating of unrated players, 0 where none was announced.
func (t *Table) unratedAs(c Criterion) int {
	if c.Unrated > 0 {
		return int(c.Unrated)
	}
	return t.options.Unrated
}

func (t *Table) ratingOf(c Criterion, seat int) int {
	if rating := t.event.Players[seat].Rating; rating > 0 {
		return rating
	}
	return t.unratedAs(c)
}

// ratedGames are the games that everyone played over the board, the only ones Art. 10 counts, in
// round robins too (15.2).
type ratedGames struct {
	ratings []int32 // of the opponents
	sorted  bool    // whether they are ascending for each participant, as only cuts need them
	ends    []int32 // where a participant's ratings end
	halves  []int32 // the score on the scale 1, ½, 0, in half points
}

func (g *ratedGames) of(seat int) (ratings []int32, halves int) {
	start := int32(0)
	if seat > 0 {
		start = g.ends[seat-1]
	}
	return g.ratings[start:g.ends[seat]], int(g.halves[seat])
}

// sort puts everybody's ratings into ascending order. There are few of each participant.
func (g *ratedGames) sort() {
	if g.sorted {
		return
	}
	for seat := range g.ends {
		ratings, _ := g.of(seat)
		for i, rating := range ratings {
			for ; i > 0 && ratings[i-1] > rating; i-- {
				ratings[i] = ratings[i-1]
			}
			ratings[i] = rating
		}
	}
	g.sorted = true
}

// value returns the average or the performance over a participant's games.
func (g *ratedGames) value(c Criterion, seat int) Value {
	ratings, halves := g.of(seat)
	if len(ratings) == 0 {
		return Value{}
	}
	switch c.Name {
	case TPR:
		p := roundedDiv(100*halves, 2*len(ratings))
		return WholeValue(roundedMean(ratings) + differenceFor(p))
	case PTP:
		return WholeValue(perfectPerformance(ratings, halves))
	}
	low, high := int(c.Low), int(c.High)
	if low+high >= len(ratings) {
		return Value{}
	}
	return WholeValue(roundedMean(ratings[low : len(ratings)-high]))
}

// ratedGames returns the rated games with the criterion's rating for unrated players, worked out once.
func (t *Table) ratedGames(c Criterion) *ratedGames {
	unrated := t.unratedAs(c)
	if games := t.rated[unrated]; games != nil {
		return games
	}
	g := t.grid(asPlayedOut)
	games := &ratedGames{
		ratings: make([]int32, 0, len(g.rounds)),
		ends:    make([]int32, len(t.event.Players)),
		halves:  make([]int32, len(t.event.Players)),
	}
	ratings := make([]int32, len(t.event.Players)) // players are too far apart to be asked for each game
	for seat := range ratings {
		ratings[seat] = int32(t.ratingOf(c, seat))
	}
	list := games.ratings
	for seat := range games.ends {
		for _, rd := range g.of(seat) {
			if rd.kind == Played && rd.met() {
				list = append(list, ratings[rd.seat()])
				games.halves[seat] += max(0, int32(rd.outcome)-int32(Loss))
			}
		}
		games.ends[seat] = int32(len(list))
	}
	games.ratings = list
	t.rated[unrated] = games
	return games
}

// opponentsPerformance averages the opponents' performances over the games played (10.4, 10.5),
// leaving out those who have none.
func (t *Table) opponentsPerformance(c Criterion, values []Value) {
	performance := t.Values(c.ofOpponents())
	g := t.grid(asPlayedOut)
	for seat := range values {
		sum, games := 0, 0
		for _, rd := range g.of(seat) {
			if rd.kind == Played && rd.met() && performance[rd.seat()].Defined() {
				sum += int(performance[rd.seat()].num)
				games++
			}
		}
		if games > 0 {
			values[seat] = WholeValue(roundedDiv(sum, games))
		}
	}
}

// roundedMean returns the average of ratings, rounded half up to a whole one.
func roundedMean(ratings []int32) int {
	sum := 0
	for _, r := range ratings {
		sum += int(r)
	}
	return roundedDiv(sum, len(ratings))
}

// roundedDiv divides, rounding half up; neither is negative in what is averaged here, but for
// performances, where floorDiv keeps half up right below zero too.
func roundedDiv(sum, count int) int { return int(floorDiv(int64(2*sum+count), int64(2*count))) }

// perfectPerformance returns the lowest rating at which the score over the games is expected by the
// table (10.3). For a full score that is where a full point is expected against the strongest opponent;
// with nothing scored the value is the weakest opponent's rating less 800.
func perfectPerformance(ratings []int32, halves int) int {
	lowest := int(slices.Min(ratings))
	if halves == 0 {
		return lowest - fullScoreDifference
	}
	low, high := lowest-fullExpectation, int(slices.Max(ratings))+fullExpectation
	for low < high {
		rating := (low + high) >> 1
		expectation := 0
		for _, r := range ratings {
			expectation += expectedScore(rating - int(r))
		}
		if expectation >= 50*halves {
			high = rating
		} else {
			low = rating + 1
		}
	}
	return low
}
