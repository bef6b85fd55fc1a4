package prizes

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

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
	Numbered []Problem // lines where the name ends in a number, which could have been the points; Text is the name
}

// ReadRanking reads the final ranking, a player in each line, or several one after the other: the name and the points
// ("Ana 4½"), or how many have the same points ("3 × 4½"). From a table the first column with a number behind the name
// counts; else the last number of the line does. Players with the same points stand in the order of the tie-breaks; an
// equals sign in front says that none of them separated the player from the one before.
func ReadRanking(text string) Ranking {
	var r Ranking
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\u00a0", " "))
		if line == "" {
			continue
		}
		for _, entry := range apart(line) {
			if !r.read(i+1, entry) {
				return r
			}
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

// read adds the players of an entry of a line, and reports whether there is room for them.
func (r *Ranking) read(line int, entry string) bool {
	content, level := strings.CutPrefix(entry, "=")
	player, count, ok := readPlayer(strings.TrimSpace(content))
	switch {
	case !ok:
		r.Problems = append(r.Problems, Problem{line, entry, NoPoints})
		return true
	case len(r.Players)+count > mostPlayers:
		r.Problems = append(r.Problems, Problem{line, entry, TooManyPlayers})
		return false
	}
	player.Level = level
	if !strings.ContainsAny(entry, columnMarks) && endsInNumber(player.Name) {
		r.Numbered = append(r.Numbered, Problem{Line: line, Text: player.Name})
	}
	for range count {
		r.Players = append(r.Players, player)
	}
	return true
}

// apart returns the players that stand side by side in a line: "Ana 4½; Bo 4½". Read as one, they would be a player with
// a name that nobody has. A line of which a part says nothing by itself is a table's.
func apart(line string) []string {
	for _, parts := range [][]string{strings.Split(strings.TrimRight(line, "; "), ";"), atCommas(line)} {
		for i, part := range parts {
			parts[i] = strings.Trim(part, ", ")
		}
		if len(parts) > 1 && !slices.ContainsFunc(parts, func(part string) bool { return !isPlayer(part) }) {
			return parts
		}
	}
	return []string{line}
}

// atCommas cuts a line at its commas, but for those of decimals and those between a surname and what belongs to it.
func atCommas(line string) (parts []string) {
	open := false // the last part is a name without points so far
	for _, piece := range strings.SplitAfter(strings.TrimRight(line, ", "), ",") {
		decimal := len(parts) > 0 && piece[0] >= '0' && piece[0] <= '9'
		if open || decimal {
			parts[len(parts)-1] += piece
		} else {
			parts = append(parts, piece)
		}
		_, _, found := readPlayer(strings.Trim(piece, "=, "))
		open = !found
	}
	return parts
}

// isPlayer reports whether a part of a line says by itself who has how many points.
func isPlayer(part string) bool {
	p, count, ok := readPlayer(strings.TrimLeft(part, "= "))
	return ok && (p.Name != "" || count > 1) && p.Points < leastRating
}

// readPlayer reads one line, and how many players it stands for.
func readPlayer(line string) (p Player, count int, ok bool) {
	if points, ok := readScore(line); ok {
		return Player{Points: points}, 1, true
	}
	if n, points, ok := readCount(line); ok {
		return Player{Points: points}, n, true
	}
	if p, ok := readColumns(line); ok {
		return p, 1, true
	}
	fields := withoutPlace(strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || strings.ContainsRune(columnMarks, r) }))
	for n := min(mostScoreFields, len(fields)-1); n > 0; n-- { // "3 1/2" are two fields
		first := len(fields) - n
		if points, ok := readScore(strings.Join(fields[first:], " ")); ok {
			name := nameIn(fields[:first])
			return Player{Name: name, Points: points}, 1, name != ""
		}
	}
	return Player{}, 0, false
}

// columnMarks stand between the columns of a table.
const columnMarks = "\t;"

// mostScoreFields is how many fields points can have: "3 1/2 points out of 5".
const mostScoreFields = 6

// leastRating is a number that is a rating where it stands in a column of its own in front of other numbers.
const leastRating = 1000 * engine.Point

// readColumns reads the line of a table: perhaps a place, the name and what belongs to it, perhaps a rating, the points,
// and then the tie-breaks.
func readColumns(line string) (p Player, ok bool) {
	columns := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(columnMarks, r) })
	var name []string
	var numbers []engine.Points
	for _, column := range columns {
		column = strings.TrimSpace(column)
		points, isScore := readScore(column)
		switch {
		case isScore && len(name) > 0:
			numbers = append(numbers, points)
		case column != "" && !isScore && !isNumber(strings.TrimRight(column, ".)")) && len(numbers) == 0:
			name = append(name, strings.Fields(column)...)
		}
	}
	if len(numbers) == 0 {
		return Player{}, false
	}
	for len(numbers) > 1 && numbers[0] >= leastRating {
		numbers = numbers[1:]
	}
	if len(name) > 1 && isNumber(strings.TrimRight(name[0], ".)")) {
		name = name[1:]
	}
	p = Player{Name: nameIn(name), Points: numbers[0]}
	return p, p.Name != ""
}

// withoutPlace takes the place off the front of the fields of a line.
func withoutPlace(fields []string) []string {
	if len(fields) > 2 && isNumber(strings.TrimRight(fields[0], ".)")) {
		return fields[1:]
	}
	return fields
}

// nameIn joins the fields of a name without the marks behind it.
func nameIn(fields []string) string {
	return strings.TrimRight(strings.Join(fields, " "), " ,:-–—")
}

// endsInNumber reports whether the last field of a name is a number.
func endsInNumber(name string) bool {
	fields := strings.Fields(name)
	if len(fields) == 0 {
		return false
	}
	_, ok := readScore(fields[len(fields)-1])
	return ok
}

// readScore reads points, with a word that says so, and perhaps out of how many rounds: 4½, 4 pts, 4/5, 4 out of 5.
func readScore(s string) (engine.Points, bool) {
	s = withoutWord(strings.Trim(strings.TrimSpace(s), "()"))
	for _, between := range []string{"/", " out of ", " of ", " aus ", " von "} {
		at := strings.LastIndex(s, between)
		if at < 0 {
			continue
		}
		points, err := engine.ParsePoints(withoutWord(s[:at]))
		rounds, wrong := strconv.Atoi(strings.TrimSpace(s[at+len(between):]))
		// Nobody scores in quarters, and halves of points are older than events of two rounds.
		if err == nil && wrong == nil && rounds > 0 && (rounds != 2 || between != "/") && points <= engine.Points(rounds)*engine.Point {
			return points, true
		}
	}
	points, err := engine.ParsePoints(s)
	return points, err == nil && s != "="
}

// withoutWord takes a word off the end that only says that a number is points, also where it touches the number.
func withoutWord(s string) string {
	s = strings.TrimSpace(s)
	end := strings.LastIndexAny(s, "0123456789½¼¾")
	if end < 0 {
		return s
	}
	_, size := utf8.DecodeRuneInString(s[end:])
	if isWordForPoints(strings.TrimSpace(s[end+size:])) {
		return s[:end+size]
	}
	return s
}

// readCount reads "3 × 4½".
func readCount(line string) (n int, points engine.Points, ok bool) {
	digits := len(line) - len(strings.TrimLeft(line, "0123456789"))
	rest := strings.TrimLeft(line[digits:], " ")
	for _, sign := range []string{"×", "x", "*"} {
		if typed, found := strings.CutPrefix(rest, sign); found {
			n, err := strconv.Atoi(line[:digits])
			points, ok := readScore(typed)
			return n, points, err == nil && ok && n > 0
		}
	}
	return 0, 0, false
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// wordsForPoints say behind a number that it is points.
var wordsForPoints = strings.Fields("p p. pt pt. pts pts. point points punkt punkte punkten pkt pkt. pkte pont ponttal")

func isWordForPoints(word string) bool { return slices.Contains(wordsForPoints, strings.ToLower(word)) }
