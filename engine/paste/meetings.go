package paste

import (
	"strings"

	"feinwertung/engine"
)

// withHalves writes every half point with one sign.
func withHalves(s string) string {
	for _, half := range [...]string{"1/2", "0.5", "0,5"} {
		s = strings.ReplaceAll(s, half, "½")
	}
	return s
}

// reader reads the games of two players from their field of a matrix, and reports whether it could.
type reader func(field string) ([]token, bool)

// meetings reads the games of two players: "1", "½½", "1 0", "+", "1_". The sum of several games as a
// decimal is not taken: it does not say which game brought what.
func meetings(s string) ([]token, bool) {
	if isDiagonal(s) && s != "-" && s != "–" || s == "X" {
		return nil, true
	}
	const most = 40 // bytes of eight games
	if len(s) > most {
		return nil, false
	}
	var games []token
	rest := withHalves(s)
	for _, r := range rest {
		t := token{state: paired, kind: engine.Played}
		switch r {
		case '1':
			t.outcome = engine.Win
		case '½', '=':
			t.outcome = engine.Draw
		case '0':
			t.outcome = engine.Loss
		case '+':
			t.kind = engine.ForfeitWin
		case '-', '–':
			t.kind = engine.ForfeitLoss
		case '_', '?', '.':
			t.kind = engine.Pending
		case 'k', 'K', 'f', 'F':
			if len(games) == 0 {
				return nil, false
			}
			games[len(games)-1].unplayed()
			continue
		case ' ', '/', '|':
			continue
		default:
			return nil, false
		}
		games = append(games, t)
	}
	return games, len(games) > 0 && len(games) <= 8
}

// meetingsByComma reads the games of two players with commas between.
func meetingsByComma(s string) ([]token, bool) { return meetings(strings.ReplaceAll(s, ",", " ")) }

// meetingsOfThree reads the games of two players where a win is 3 points and a draw 1. Figures that touch are not
// taken: 31 can be the points of two teams.
func meetingsOfThree(s string) ([]token, bool) {
	for i := range len(s) {
		figure := isDigit(s[i])
		if figure && (strings.IndexByte("310", s[i]) < 0 || i > 0 && isDigit(s[i-1])) || strings.IndexByte("=.,", s[i]) >= 0 {
			return nil, false
		}
	}
	if strings.Contains(s, "½") {
		return nil, false
	}
	return meetings(threeAsUsual.Replace(s))
}

// threeAsUsual writes results of 3, 1 and 0 as they are where a win is a point.
var threeAsUsual = strings.NewReplacer("3", "1", "1", "½")
