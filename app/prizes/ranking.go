package prizes

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// mostPlayers is how many players a ranking can have.
const mostPlayers = 2000

// Player is a line of the final ranking.
type Player struct {
	Name   string // "" where only points were given
	Points engine.Points
	// Level says that no criterion separated the player from the one before.
	Level bool
}

// Ranking is the final ranking as it was understood, the best first.
type Ranking struct {
	Players  []Player
	Sorted   bool // whether the lines were not in the order of the points
	Problems []Problem
}

// ReadRanking reads the final ranking, a player in each line: the name and the points ("Ana 4½"), or how many
// have the same points ("3 × 4½"). Players with the same points stand in the order of the tie-breaks; an equals
// sign in front says that none of them separated the player from the one before.
func ReadRanking(text string) Ranking {
	var r Ranking
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\u00a0", " "))
		if line == "" {
			continue
		}
		content, level := strings.CutPrefix(line, "=")
		player, count, ok := readPlayer(strings.TrimSpace(content))
		switch {
		case !ok:
			r.Problems = append(r.Problems, Problem{i + 1, line, NoPoints})
			continue
		case len(r.Players)+count > mostPlayers:
			r.Problems = append(r.Problems, Problem{i + 1, line, TooManyPlayers})
			return r
		}
		player.Level = level
		for range count {
			r.Players = append(r.Players, player)
		}
	}
	descending := func(a, b Player) int { return int(b.Points - a.Points) }
	if r.Sorted = !slices.IsSortedFunc(r.Players, descending); r.Sorted {
		slices.SortStableFunc(r.Players, descending)
	}
	for i := range r.Players {
		if i == 0 || r.Players[i].Points != r.Players[i-1].Points {
			r.Players[i].Level = false
		}
	}
	return r
}

// readPlayer reads one line, and how many players it stands for.
func readPlayer(line string) (p Player, count int, ok bool) {
	if points, err := engine.ParsePoints(line); err == nil {
		return Player{Points: points}, 1, true
	}
	if n, points, ok := readCount(line); ok {
		return Player{Points: points}, n, true
	}
	fields := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == '\t' || r == ';' })
	for len(fields) > 1 && isWordForPoints(fields[len(fields)-1]) {
		fields = fields[:len(fields)-1]
	}
	if len(fields) > 2 && isNumber(strings.TrimRight(fields[0], ".)")) {
		fields = fields[1:] // the place
	}
	for n := min(2, len(fields)-1); n > 0; n-- { // "3 1/2" are two fields
		first := len(fields) - n
		points, err := engine.ParsePoints(strings.Trim(strings.Join(fields[first:], " "), "()"))
		if err != nil {
			continue
		}
		name := strings.TrimRight(strings.Join(fields[:first], " "), " ,:-–—")
		return Player{Name: name, Points: points}, 1, name != ""
	}
	return Player{}, 0, false
}

// readCount reads "3 × 4½".
func readCount(line string) (n int, points engine.Points, ok bool) {
	digits := len(line) - len(strings.TrimLeft(line, "0123456789"))
	rest := strings.TrimLeft(line[digits:], " ")
	for _, sign := range []string{"×", "x", "*"} {
		if typed, found := strings.CutPrefix(rest, sign); found {
			n, err := strconv.Atoi(line[:digits])
			points, wrong := engine.ParsePoints(strings.TrimSpace(typed))
			return n, points, err == nil && wrong == nil && n > 0
		}
	}
	return 0, 0, false
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// isWordForPoints reports whether a word behind the points only says that they are points.
func isWordForPoints(word string) bool {
	return slices.Contains([]string{"p", "p.", "pt", "pt.", "pts", "pts.", "point", "points", "punkt", "punkte", "pont"}, strings.ToLower(word))
}
