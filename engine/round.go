package engine

// Kind says what happened to one participant in one round (C.07 15.1, 16.2).
type Kind uint8

// The kinds of round. All but Open, Pending and Played are the unplayed rounds of 15.1.
const (
	Open        Kind = iota // nothing is known: not played yet, or in a past round not there at all
	Pending                 // paired, but without a result so far
	Played                  // a game that was started, also one lost or won under one move
	ForfeitWin              // won without a game; the scheduled opponent is kept
	ForfeitLoss             // lost without a game, as both sides do in a double forfeit
	PairingBye              // pairing-allocated bye
	FullBye                 // full-point bye
	HalfBye                 // requested half-point bye
	ZeroBye                 // requested zero-point bye, absence, rounds after a withdrawal or before a late entry
)

// Unplayed reports whether k is a round without a game (15.1).
func (k Kind) Unplayed() bool { return k > Played }

// Requested reports whether k is a requested bye (16.1.1).
func (k Kind) Requested() bool { return k == HalfBye || k == ZeroBye }

// Voluntary reports whether k is a voluntary unplayed round (16.1.2): a requested bye or a forfeit loss.
func (k Kind) Voluntary() bool { return k.Requested() || k == ForfeitLoss }

// Forfeit reports whether k is a pairing that was decided without a game.
func (k Kind) Forfeit() bool { return k == ForfeitWin || k == ForfeitLoss }

// Letter returns the letter of TRF for the round: "1", "=", "0" for games, "+" and "-" for forfeits,
// "U", "F", "H" and "Z" for byes, "" where there is no result.
func (k Kind) Letter(o Outcome) string {
	switch {
	case k == Played && o <= Win:
		return [...]string{NoOutcome: "", Loss: "0", Draw: "=", Win: "1"}[o]
	case k == Played || k > ZeroBye:
		return ""
	}
	return [...]string{ForfeitWin: "+", ForfeitLoss: "-", PairingBye: "U", FullBye: "F", HalfBye: "H", ZeroBye: "Z"}[k]
}

// LetterKind is the inverse of Letter, in either case of the letter and with ½ for a draw; known is
// false where no round has the letter.
func LetterKind(letter string) (k Kind, o Outcome, known bool) {
	switch letter {
	case "":
		return Open, NoOutcome, true
	case "1":
		return Played, Win, true
	case "=", "½":
		return Played, Draw, true
	case "0":
		return Played, Loss, true
	case "+":
		return ForfeitWin, NoOutcome, true
	case "-":
		return ForfeitLoss, NoOutcome, true
	case "U", "u":
		return PairingBye, NoOutcome, true
	case "F", "f":
		return FullBye, NoOutcome, true
	case "H", "h":
		return HalfBye, NoOutcome, true
	case "Z", "z":
		return ZeroBye, NoOutcome, true
	}
	return Open, NoOutcome, false
}

// Outcome is the result of a played game for one of the two players.
type Outcome uint8

// The outcomes of a game.
const (
	NoOutcome Outcome = iota
	Loss
	Draw
	Win
)

// Color is the colour a participant had in a round.
type Color uint8

// The colours.
const (
	NoColor Color = iota
	White
	Black
)

// Opposite returns the colour of the other side of the board, NoColor for NoColor.
func (c Color) Opposite() Color {
	switch c {
	case White:
		return Black
	case Black:
		return White
	}
	return NoColor
}

// Scoring says what each result is worth.
type Scoring struct {
	Win, Draw, Loss Points
	ForfeitWin      Points
	ForfeitLoss     Points
	PairingBye      Points
	FullBye         Points
	HalfBye         Points
	ZeroBye         Points // also an absence
}

// StandardScoring is 1, ½, 0 with byes and forfeits at the usual worth.
func StandardScoring() Scoring { return ScoringOf(Point, HalfPoint, 0) }

// ScoringOf returns the scoring with the given worth of a game; byes and forfeits follow: the
// pairing-allocated and the full-point bye and the forfeit win as a win, the half-point bye as a
// draw, forfeit loss and absence as nothing.
func ScoringOf(win, draw, loss Points) Scoring {
	return Scoring{Win: win, Draw: draw, Loss: loss, ForfeitWin: win, PairingBye: win, FullBye: win, HalfBye: draw}
}

// worth returns what every kind of round with every outcome is worth. Which one it is cannot be foreseen
// from one round to the next, so that to look it up is faster than to ask.
func (s *Scoring) worth() (worth [ZeroBye + 1][Win + 1]Points) {
	for k := range worth {
		for o := range worth[k] {
			worth[k][o] = s.Points(Kind(k), Outcome(o))
		}
	}
	return worth
}

// Points returns what the round is worth; Open and Pending rounds are worth nothing.
func (s *Scoring) Points(k Kind, o Outcome) Points {
	switch k {
	case Played:
		switch o {
		case Win:
			return s.Win
		case Draw:
			return s.Draw
		}
		return s.Loss
	case ForfeitWin:
		return s.ForfeitWin
	case ForfeitLoss:
		return s.ForfeitLoss
	case PairingBye:
		return s.PairingBye
	case FullBye:
		return s.FullBye
	case HalfBye:
		return s.HalfBye
	case ZeroBye:
		return s.ZeroBye
	}
	return 0
}
