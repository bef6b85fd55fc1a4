package published

import (
	"cmp"

	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// lab computes the event under every assumption and rule set that is tried, each once.
type lab struct {
	reading  *paste.Reading
	variants []variant
	rules    []engine.Rules
	criteria []engine.Criterion
	unrated  bool // somebody has no rating

	unratedAll bool // nobody has one
}

// variant is the event under some assumptions.
type variant struct {
	Assumptions
	number int // from 0
	event  *engine.Event
	tables []*engine.Table // by rule set, computed when needed
	means  map[engine.Criterion][]engine.Value
}

// newLab prepares the assumptions, those that the reading makes first.
func newLab(r *paste.Reading) *lab {
	l := &lab{reading: r, rules: engine.RuleSets(), criteria: candidates(), unratedAll: true}
	for i := range r.Event.Players {
		none := r.Event.Players[i].Rating == 0
		l.unrated, l.unratedAll = l.unrated || none, l.unratedAll && none
	}
	rounds := []int{r.Event.LastRound()}
	if last := rounds[0]; last > 1 && running(r.Event, last) {
		rounds = append(rounds, last-1)
	}
	// A round of which only the byes are known so far: programs count it when its pairings are out.
	if next := r.Event.LastPaired(); next > rounds[0] && hasByes(r.Event, next) {
		rounds = append(rounds, next)
	}
	// The other pairing system is tried even where a matrix says that it is a round robin: programs have
	// counted its forfeits as unplayed rounds, as those of a Swiss.
	pairings := []engine.Pairing{r.Event.Pairing, engine.Predetermined - r.Event.Pairing}
	byes := []engine.Kind{engine.Open}
	if q := r.Question; q != nil {
		byes = []engine.Kind{q.Answer}
		for _, k := range q.Choices {
			if k != q.Answer {
				byes = append(byes, k)
			}
		}
	}
	for _, pairing := range pairings {
		for _, after := range rounds {
			for _, bye := range byes {
				for _, postponed := range postponements(r.Event, after) {
					a := Assumptions{Pairing: pairing, Bye: bye, After: after, Postponed: postponed}
					e := a.event(r)
					// The free rounds of an odd field are mostly no absences then, but some programs take them for such.
					if r.RoundsStated && pairing == engine.Swiss && r.Event.Pairing == engine.Predetermined && len(e.Players)%2 > 0 {
						l.add(a, asSwiss(e))
					}
					l.add(a, e)
				}
			}
		}
	}
	if l.unrated && !l.unratedAll {
		for _, u := range [...]Unrated{LeftOut, AsZero} {
			for _, after := range rounds { // neither the pairing system nor the byes make a difference to ratings
				a := Assumptions{Pairing: pairings[0], Bye: byes[0], After: after, Unrated: u}
				l.add(a, a.event(r))
			}
		}
	}
	return l
}

func (l *lab) add(a Assumptions, e *engine.Event) {
	l.variants = append(l.variants, variant{Assumptions: a, number: len(l.variants), event: e, means: map[engine.Criterion][]engine.Value{}})
}

// postponements returns how games without a result are taken: in two ways where the counted rounds have
// any.
func postponements(e *engine.Event, after int) []Postponed {
	for round := 1; round <= after; round++ {
		if running(e, round) {
			return []Postponed{NotCounted, WithoutPoints}
		}
	}
	return []Postponed{NotCounted}
}

// event returns the event of the reading under the assumptions.
func (a Assumptions) event(r *paste.Reading) *engine.Event {
	e := r.Event.Clone()
	if a.Pairing == engine.Swiss && e.Pairing == engine.Predetermined && !r.RoundsStated {
		e = asSwiss(e)
	}
	e.Pairing = a.Pairing
	if q := r.Question; q != nil && a.Bye != q.Answer {
		for _, p := range q.Cells {
			e.SetCell(p.Seat, p.Round, engine.Cell{Kind: a.Bye})
		}
	}
	if a.Unrated != AsAnnounced {
		withoutRatings(e, a.Unrated)
	}
	if a.Postponed == NotCounted {
		return e
	}
	for seat := range e.Players {
		for round := 1; round <= a.After; round++ {
			if c := e.Cell(seat, round); c.Kind == engine.Pending && c.Opponent > 0 {
				c.Kind, c.Outcome, c.Extra = engine.Played, engine.Loss, -e.Scoring.Loss
				e.SetCell(seat, round, c)
			}
		}
	}
	return e
}

// withoutRatings lets players without a rating count with 0, which a rating below it is for the engine, or takes the
// games against them from their opponents. It is for criteria of ratings only.
func withoutRatings(e *engine.Event, u Unrated) {
	for seat := range e.Players {
		e.Players[seat].Rating = cmp.Or(e.Players[seat].Rating, -1)
	}
	for seat := range e.Players {
		for round := 1; u == LeftOut && round <= e.Rounds; round++ {
			if opponent := e.Cell(seat, round).Seat(); opponent >= 0 && e.Players[opponent].Rating < 0 {
				e.SetCell(seat, round, engine.Cell{})
			}
		}
	}
}

// asSwiss returns a round robin whose forfeits count as unplayed rounds. The free rounds of an odd field
// are no absences: they become byes without points, so that nobody has withdrawn.
func asSwiss(e *engine.Event) *engine.Event {
	e = e.Clone()
	e.Pairing = engine.Swiss
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			if e.Cell(seat, round).Kind == engine.Open {
				e.SetCell(seat, round, engine.Cell{Kind: engine.PairingBye, Extra: -e.Scoring.PairingBye})
			}
		}
	}
	return e
}

// hasByes reports whether anybody has a bye in a round, or is known to be absent.
func hasByes(e *engine.Event, round int) bool {
	for seat := range e.Players {
		if e.Cell(seat, round).Kind >= engine.PairingBye {
			return true
		}
	}
	return false
}

// running reports whether a round has games without a result.
func running(e *engine.Event, round int) bool {
	for seat := range e.Players {
		if e.Cell(seat, round).Kind == engine.Pending {
			return true
		}
	}
	return false
}

// candidates are all criteria that are tried, the usual ones first: of several that explain a column
// equally well the first is chosen.
func candidates() []engine.Criterion {
	const usual = "PTS BH/C1 BH SB DE WIN WON BPG BWG PS ARO AOB TPR KS BH/M1 BH/C2 BH/M2 SB/C1 PS/C1 SOB ARO/C1 FB FB/C1"
	list, err := engine.ParseCriteria(usual)
	if err != nil {
		panic(err) // the list above names an unknown code: every test computes it
	}
	seen := map[engine.Criterion]bool{}
	for _, c := range list {
		seen[c] = true
	}
	for _, c := range engine.Everything() {
		if !seen[c] && c.Unrated == 0 {
			list = append(list, c)
		}
	}
	return list
}

// table returns the event under a variant and a rule set.
func (l *lab) table(v *variant, rules int) *engine.Table {
	for len(v.tables) <= rules {
		v.tables = append(v.tables, nil)
	}
	if v.tables[rules] == nil {
		t, err := v.event.Table(engine.Options{Rules: l.rules[rules], After: v.After})
		if err != nil {
			panic(err) // the round is one of the event's
		}
		v.tables[rules] = t
	}
	return v.tables[rules]
}

// meansOf returns the averages of ratings under a variant, before they are rounded. They are the same under all rules.
func (l *lab) meansOf(v *variant, c engine.Criterion) []engine.Value {
	if v.means[c] == nil {
		v.means[c] = means(l.table(v, 0), c)
	}
	return v.means[c]
}

// ruleIndex returns the place of a rule set, added where it is not among those that are tried.
func (l *lab) ruleIndex(r engine.Rules) int {
	for i := range l.rules {
		if l.rules[i].Name == r.Name {
			return i
		}
	}
	l.rules = append(l.rules, r)
	return len(l.rules) - 1
}
