package app

import "feinwertung/engine"

// Result is what happened in one round of a card, by the letter of TRF: 1 = 0 for a game, + and -
// for a forfeit, U F H Z for the byes. The zero value is a round not played yet.
type Result byte

// The results.
const (
	NotPlayed   Result = 0
	Won         Result = '1'
	Drawn       Result = '='
	Lost        Result = '0'
	ForfeitWin  Result = '+'
	ForfeitLoss Result = '-'
	PairingBye  Result = 'U'
	FullBye     Result = 'F'
	HalfBye     Result = 'H'
	ZeroBye     Result = 'Z'
)

// gameResults and unplayedResults are the results in the order in which they are offered.
var (
	gameResults     = []Result{Won, Drawn, Lost}
	unplayedResults = []Result{HalfBye, PairingBye, ForfeitWin, ForfeitLoss, ZeroBye, FullBye}
)

// Letter returns TRF's letter, "" for a round not played yet.
func (r Result) Letter() string {
	if r == NotPlayed {
		return ""
	}
	return string(rune(r))
}

// resultOf reads TRF's letter.
func resultOf(letter byte) (r Result, known bool) {
	switch Result(letter) {
	case Won, Drawn, Lost, ForfeitWin, ForfeitLoss, PairingBye, FullBye, HalfBye, ZeroBye:
		return Result(letter), true
	}
	return NotPlayed, false
}

// resultOfKey reads a key pressed on a result: TRF's letters in either case, the signs that
// keyboards have for a draw and a minus, and Delete or Backspace for a round not played yet.
func resultOfKey(key string) (r Result, known bool) {
	switch key {
	case "Delete", "Backspace":
		return NotPlayed, true
	case "½", "r", "R":
		return Drawn, true
	case "−", "–":
		return ForfeitLoss, true
	case "u", "f", "h", "z":
		return Result(key[0] - 'a' + 'A'), true
	}
	if len(key) != 1 {
		return NotPlayed, false
	}
	return resultOf(key[0])
}

// Game reports whether r is the result of a game.
func (r Result) Game() bool { return r == Won || r == Drawn || r == Lost }

// Meets reports whether there is an opponent, in a forfeit the scheduled one.
func (r Result) Meets() bool { return r.Game() || r == ForfeitWin || r == ForfeitLoss }

// round returns the result as the engine has it.
func (r Result) round() (engine.Kind, engine.Outcome) {
	kind, outcome, _ := engine.LetterKind(r.Letter())
	return kind, outcome
}

// Absence is one unplayed round of an opponent by the letter of TRF. A requested bye (H, Z) that
// was followed by a round which was not left out voluntarily is written in lower case (h, z).
type Absence byte

// absences are the unplayed rounds an opponent can have, in the order in which they are offered.
var absences = []Absence{'Z', 'H', 'U', '+', '-', 'F'}

// absenceOf reads the letter of an unplayed round.
func absenceOf(letter byte) (a Absence, known bool) {
	switch letter {
	case 'H', 'Z', 'h', 'z', 'U', 'F', '+', '-':
		return Absence(letter), true
	}
	return 0, false
}

// Result returns the kind of the round.
func (a Absence) Result() Result {
	if a.Followed() {
		return Result(a - 'a' + 'A')
	}
	return Result(a)
}

// Requested reports whether it is a requested bye (16.1.1), for which it matters what followed.
func (a Absence) Requested() bool { return a.Result() == HalfBye || a.Result() == ZeroBye }

// Followed reports whether a round followed that was not a voluntary unplayed one (16.2.3).
func (a Absence) Followed() bool { return a == 'h' || a == 'z' }

// Toggled returns a requested bye with the other answer to what followed.
func (a Absence) Toggled() Absence {
	if a.Followed() {
		return a - 'a' + 'A'
	}
	return a - 'A' + 'a'
}

// round returns the unplayed round as the engine has it.
func (a Absence) round() engine.OpponentRound {
	kind, _ := a.Result().round()
	return engine.OpponentRound{Kind: kind, Followed: a.Followed()}
}
