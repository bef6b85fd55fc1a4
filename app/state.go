package app

import (
	"feinwertung/engine"
)

// MaxRounds is the most rounds a card can have.
const MaxRounds = 20

// defaultRounds is the number of rounds of a new card.
const defaultRounds = 5

// State is a card as it was typed, with the choices that its numbers depend on. It is a value:
// every change gives a new one, and two equal ones show the same page. Rows beyond Rounds are kept,
// so that a smaller number of rounds loses nothing.
type State struct {
	Rounds  int
	Rows    [MaxRounds]Row
	Rules   string // the name of a rule set
	Pairing engine.Pairing
	Scoring Scoring
}

// Row is one round as it was typed.
type Row struct {
	Score  string // the opponent's final points, in a forfeit the scheduled opponent's
	Result Result
	Away   string // the opponent's own unplayed rounds, one Absence a byte
}

// System is a scoring system by name.
type System string

// The scoring systems.
const (
	Standard System = ""    // 1, ½, 0
	ThreeOne System = "310" // 3, 1, 0
	TwoOne   System = "210" // 2, 1, 0
	Own      System = "own" // as typed in the Scoring
)

// Scoring is the chosen scoring system. The texts are what was typed for Own; the other systems
// leave them alone, so that going back finds them again.
type Scoring struct {
	System               System
	Win, Draw, Loss, Bye string
}

// newState returns the empty card.
func newState() State {
	return State{Rounds: defaultRounds, Rules: engine.RuleSets()[0].Name}
}

// Empty reports whether nothing was typed into the rows, hidden ones included.
func (s State) Empty() bool { return s.Rows == [MaxRounds]Row{} }

// SetRounds returns the state with another number of rounds, from 1 to MaxRounds.
func (s State) SetRounds(n int) State {
	s.Rounds = min(max(n, 1), MaxRounds)
	return s
}

// SetScore returns the state with another text in the score field of a round.
func (s State) SetScore(round int, text string) State {
	s.Rows[round-1].Score = text
	return s
}

// SetResult returns the state with another result in a round.
func (s State) SetResult(round int, r Result) State {
	s.Rows[round-1].Result = r
	return s
}

// AddAbsence returns the state with one more unplayed round of the opponent of a round.
func (s State) AddAbsence(round int, a Absence) State {
	if len(s.Rows[round-1].Away) < MaxRounds {
		s.Rows[round-1].Away += string(rune(a))
	}
	return s
}

// RemoveAbsence returns the state without the unplayed round at an index.
func (s State) RemoveAbsence(round, index int) State {
	if away := s.Rows[round-1].Away; index < len(away) {
		s.Rows[round-1].Away = away[:index] + away[index+1:]
	}
	return s
}

// ToggleAbsence returns the state with the other answer to what followed the requested bye at an index.
func (s State) ToggleAbsence(round, index int) State {
	away := s.Rows[round-1].Away
	if index >= len(away) || !Absence(away[index]).Requested() {
		return s
	}
	s.Rows[round-1].Away = away[:index] + string(rune(Absence(away[index]).Toggled())) + away[index+1:]
	return s
}

// SetRules returns the state with another rule set; a name that does not exist changes nothing.
func (s State) SetRules(name string) State {
	if rules, known := engine.RulesNamed(name); known {
		s.Rules = rules.Name
	}
	return s
}

// SetPairing returns the state as a Swiss or as a round robin.
func (s State) SetPairing(p engine.Pairing) State {
	s.Pairing = p
	return s
}

// SetSystem returns the state with another scoring system. The first time Own is chosen, it starts
// from what was in force.
func (s State) SetSystem(system System) State {
	if system == Own && s.Scoring.Win+s.Scoring.Draw+s.Scoring.Loss+s.Scoring.Bye == "" {
		was, _ := s.Scoring.points()
		s.Scoring.Win, s.Scoring.Draw = was.Win.Format('.'), was.Draw.Format('.')
		s.Scoring.Loss, s.Scoring.Bye = was.Loss.Format('.'), was.PairingBye.Format('.')
	}
	s.Scoring.System = system
	return s
}

// SetPoints returns the state with a scoring of the engine.
func (s State) SetPoints(scoring engine.Scoring) State {
	s.Scoring = Scoring{}
	for _, system := range []System{Standard, ThreeOne, TwoOne} {
		s.Scoring.System = system
		if known, _ := s.Scoring.points(); known == scoring {
			return s
		}
	}
	s.Scoring = Scoring{Own, scoring.Win.Format('.'), scoring.Draw.Format('.'), scoring.Loss.Format('.'), scoring.PairingBye.Format('.')}
	return s
}

// Worth names one field of an own scoring system.
type Worth int

// The fields.
const (
	WorthWin Worth = iota
	WorthDraw
	WorthLoss
	WorthBye
)

// text returns the field of the scoring that a Worth names.
func (s *Scoring) text(w Worth) *string {
	return [...]*string{&s.Win, &s.Draw, &s.Loss, &s.Bye}[w]
}

// SetWorth returns the state with another text for what a result is worth.
func (s State) SetWorth(w Worth, text string) State {
	*s.Scoring.text(w) = text
	return s
}

// Cleared returns the state with empty rows; the rule set and the other choices stay.
func (s State) Cleared() State {
	s.Rows = [MaxRounds]Row{}
	return s
}

// points returns the scoring for the engine, and which of the typed texts cannot be read; for those
// the standard worth is taken.
func (s *Scoring) points() (scoring engine.Scoring, wrong [4]bool) {
	switch s.System {
	case ThreeOne:
		return engine.ScoringOf(3*engine.Point, engine.Point, 0), wrong
	case TwoOne:
		return engine.ScoringOf(2*engine.Point, engine.Point, 0), wrong
	case Own:
	default:
		return engine.StandardScoring(), wrong
	}
	worth := [4]engine.Points{engine.Point, engine.HalfPoint, 0, engine.Point}
	for w := WorthWin; w <= WorthBye; w++ {
		p, err := engine.ParsePoints(*s.text(w))
		if wrong[w] = err != nil; err == nil {
			worth[w] = p
		}
	}
	scoring = engine.ScoringOf(worth[WorthWin], worth[WorthDraw], worth[WorthLoss])
	scoring.PairingBye = worth[WorthBye]
	return scoring, wrong
}
