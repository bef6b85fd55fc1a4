package engine

import "slices"

// encounters resolves ties by Direct Encounter (Art. 6). Its buffers are per participant of the
// event and reused from one group to the next.
type encounters struct {
	table    *Table
	grid     *grid
	win      Points
	pairing  Pairing
	partial  PartialEncounters
	forfeits bool // forfeits count as meetings: with predetermined pairings (15.2), and under /P (6.1.1)

	member []int32  // by seat: place in the group + 1 while a group is worked on
	games  []int32  // by place in the group: games of the present participant against it
	points []Points // likewise the points
	stack  []total  // see totals
	ends   []int    // where the classes of the present group end
	passes *[]EncounterPass
}

// encounters returns the resolver of a criterion.
func (t *Table) encounters(c Criterion) *encounters {
	g := t.grid(asPlayedOut)
	players := len(t.event.Players)
	return &encounters{
		table: t, grid: g, win: t.event.Scoring.Win,
		pairing: t.event.Pairing, partial: t.rules.Encounters, forfeits: c.Forfeits || t.rules.regular(t.event.Pairing),
		member: make([]int32, players), games: make([]int32, players), points: make([]Points, players),
	}
}

// total is one participant's standing inside a group.
type total struct {
	seat    int
	sum     Points // average points against each of the others, added up, times the group's scale
	missing int    // how many of the others were not met
}

// resolve orders a group of tied participants and returns where the classes end that stay tied:
// the group is sorted in place, best first, and ends[i] is the end of the i-th class in it.
func (d *encounters) resolve(group []int, ends []int, offset int) []int {
	if len(group) == 1 {
		return append(ends, offset+1)
	}
	base := len(d.stack)
	totals, scale := d.totals(group)
	defer func() { d.stack = d.stack[:base] }()
	complete := !slices.ContainsFunc(totals, func(t total) bool { return t.missing > 0 })
	if !complete && d.passes == nil && (d.partial == OnlyIfAllMet || d.pairing == Swiss && !d.leads(totals, scale)) {
		return append(ends, offset+len(group)) // nobody is placed: the order would only be shown
	}
	d.sort(totals)
	for i := range totals {
		group[i] = totals[i].seat
	}
	switch {
	case !complete && d.partial == OnlyIfAllMet:
		d.note(totals, scale, "6.2", 0)
		return append(ends, offset+len(group))
	case complete || d.pairing == Predetermined:
		return d.bySum(group, totals, scale, ends, offset)
	}
	return d.fromTheTop(group, totals, scale, ends, offset)
}

// sort sorts the totals of a group, the highest first.
func (d *encounters) sort(totals []total) {
	for i := range totals {
		d.table.ranked[i] = ranked{Value{int64(totals[i].sum), 1}, i}
	}
	base := len(d.stack)
	d.stack = append(d.stack, totals...)
	unsorted := d.stack[base:]
	for i, r := range d.table.sortRanked(len(totals)) {
		totals[i] = unsorted[r.seat]
	}
	d.stack = d.stack[:base]
}

// leads reports whether anyone is ahead of every other, and puts the first by the totals in front.
func (d *encounters) leads(totals []total, scale Points) bool {
	for i := range totals {
		if totals[i].sum > totals[0].sum {
			totals[0], totals[i] = totals[i], totals[0]
		}
	}
	return d.ahead(totals, scale)
}

// bySum orders a group by the totals; whoever shares one goes through Art. 6 again among themselves (6.2).
func (d *encounters) bySum(group []int, totals []total, scale Points, ends []int, offset int) []int {
	all := totals[0].sum == totals[len(totals)-1].sum
	placed := len(totals)
	if all {
		placed = 0
	}
	d.note(totals, scale, "6.2", placed)
	if all {
		return append(ends, offset+len(group))
	}
	for start := 0; start < len(totals); {
		end := start + 1
		for end < len(totals) && totals[end].sum == totals[start].sum {
			end++
		}
		ends = d.resolve(group[start:end], ends, offset+start)
		start = end
	}
	return ends
}

// fromTheTop places whoever would be ahead of every other whatever the missing games had brought,
// then the next likewise; the rest goes through Art. 6 again (6.3).
func (d *encounters) fromTheTop(group []int, totals []total, scale Points, ends []int, offset int) []int {
	placed := 0
	for placed < len(totals) && d.ahead(totals[placed:], scale) {
		placed++
	}
	d.note(totals, scale, "6.3", placed)
	for i := range placed {
		ends = append(ends, offset+i+1)
	}
	switch {
	case placed == 0:
		return append(ends, offset+len(group))
	case placed < len(group):
		return d.resolve(group[placed:], ends, offset+placed)
	}
	return ends
}

// ahead reports whether the first is ahead of every other even if these win all that is missing.
func (d *encounters) ahead(totals []total, scale Points) bool {
	for _, other := range totals[1:] {
		if other.sum+Points(other.missing)*d.win*scale >= totals[0].sum {
			return false
		}
	}
	return true
}

// totals adds up, for each of the group, the average points against every other one met: repeated
// meetings count by their average (6.1.2). All sums are multiplied by the scale, so that the averages
// are whole.
func (d *encounters) totals(group []int) ([]total, Points) {
	for i, seat := range group {
		d.member[seat] = int32(i + 1)
	}
	scale := int64(1)
	for _, seat := range group {
		d.meetings(seat, func(_ int, games int32, _ Points) {
			if scale < mostScale {
				scale = scale / gcd(scale, int64(games)) * int64(games)
			}
		})
	}
	// A group is done with before its parts are looked at, but what called for the part still needs its
	// own totals: they are kept one behind the other.
	base := len(d.stack)
	d.stack = append(d.stack, make([]total, len(group))...)
	totals := d.stack[base:]
	for i, seat := range group {
		totals[i] = total{seat: seat, missing: len(group) - 1}
		d.meetings(seat, func(_ int, games int32, points Points) {
			totals[i].sum += points * Points(scale) / Points(games)
			totals[i].missing--
		})
	}
	for _, seat := range group {
		d.member[seat] = 0
	}
	return totals, Points(scale)
}

// mostScale bounds the common denominator of the averages, so that totals stay inside 64 bits. It is
// beyond what any event needs: several pairs would have to meet dozens of times, each a different number.
const mostScale = 1 << 31

// meetings calls f for everyone of the group whom the participant met, with the number of games and
// the points in them.
func (d *encounters) meetings(seat int, f func(place int, games int32, points Points)) {
	rounds := d.grid.of(seat)
	for i := range rounds {
		if place, met := d.meets(&rounds[i]); met {
			d.games[place]++
			d.points[place] += rounds[i].awarded
		}
	}
	for i := range rounds {
		if place, met := d.meets(&rounds[i]); met && d.games[place] > 0 {
			f(place, d.games[place], d.points[place])
			d.games[place], d.points[place] = 0, 0
		}
	}
}

// meets returns the opponent's place in the group and whether the round is a meeting with one of it:
// a game, or a forfeit where such count (6.1.1, 15.2).
func (d *encounters) meets(rd *round) (place int, met bool) {
	if !rd.met() || d.member[rd.seat()] == 0 {
		return 0, false
	}
	counts := rd.kind == Played || rd.kind.Forfeit() && d.forfeits
	return int(d.member[rd.seat()] - 1), counts
}

// encounterValues computes, for every participant, the place inside the group with the same score.
func (t *Table) encounterValues(c Criterion, values []Value) {
	split := t.splitter(c)
	order := t.seatsByScore()
	scores := t.grid(asPlayedOut).scores()
	for start := 0; start < len(order); {
		end := start + 1
		for end < len(order) && scores[order[end]] == scores[order[start]] {
			end++
		}
		split(order[start:end], values)
		start = end
	}
}

// seatsByScore returns the seats, the highest score first, sorted once.
func (t *Table) seatsByScore() []int {
	if t.byScore == nil {
		t.byScore = make([]int, len(t.event.Players))
		for seat := range t.byScore {
			t.byScore[seat] = seat
		}
		t.sortByValue(t.byScore, t.Values(Criterion{Name: PTS}), Criterion{})
	}
	return slices.Clone(t.byScore) // whoever splits the tied reorders them
}

// splitter returns what orders a tied group by a criterion between the tied, writes their values,
// and returns where the classes that stay tied end.
func (t *Table) splitter(c Criterion) func(group []int, values []Value) (ends []int) {
	return t.splitWith(c, nil)
}

// splitWith is splitter where the passes of Art. 6 are wanted too.
func (t *Table) splitWith(c Criterion, passes *[]EncounterPass) func(group []int, values []Value) (ends []int) {
	d := t.encounters(c)
	d.passes = passes
	if c.Name == USRES {
		return d.plusMinus
	}
	return func(group []int, values []Value) []int {
		ends := d.resolve(group, d.ends[:0], 0)
		d.ends = ends
		start := 0
		for _, end := range ends {
			for _, seat := range group[start:end] {
				values[seat] = WholeValue(start + 1)
				if len(ends) == 1 {
					values[seat] = WholeValue(0)
				}
			}
			start = end
		}
		if len(group) == 1 {
			values[group[0]] = WholeValue(0)
		}
		return ends
	}
}

// plusMinus orders a tied group by the result between the tied of US Chess (34E5): wins less losses
// in the games among themselves.
func (d *encounters) plusMinus(group []int, values []Value) (ends []int) {
	for _, seat := range group {
		d.member[seat] = 1
	}
	for _, seat := range group {
		balance := 0
		for _, rd := range d.grid.of(seat) {
			if rd.kind == Played && rd.met() && d.member[rd.seat()] > 0 {
				balance += int(rd.outcome) - int(Draw)
			}
		}
		values[seat] = WholeValue(balance)
	}
	for _, seat := range group {
		d.member[seat] = 0
	}
	d.table.sortByValue(group, values, Criterion{})
	d.ends = classes(d.ends[:0], group, values)
	return d.ends
}

// classes appends where the runs of equal values in an ordered group end.
func classes(ends []int, group []int, values []Value) []int {
	for i := 1; i <= len(group); i++ {
		if i == len(group) || values[group[i]].Compare(values[group[i-1]]) != 0 {
			ends = append(ends, i)
		}
	}
	return ends
}
