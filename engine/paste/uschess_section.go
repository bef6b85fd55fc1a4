package paste

import "strings"

// looksUSChess reports whether the lines are a report of US Chess: rows with bars and results that are
// letters in front of opponents.
func looksUSChess(lines []line) bool {
	rows, games := 0, 0
	for i := range lines {
		if f := bars(lines[i].text); len(f) >= 4 && isWhole(f[0]) && americanRounds(f[3:]) > 0 {
			rows++
			for _, cell := range f[3:] {
				if t := americanRound(cell); t.state == paired && isLetter(cell[0]) {
					games++
				}
			}
		}
	}
	return rows >= 2 && games > 0
}

// isAmericanPlayer reports whether the fields are the first line of a player.
func isAmericanPlayer(f []string) bool {
	return isWhole(f[0]) && (americanRounds(f[3:]) > 0 || isNumeric(f[2]))
}

// americanSection returns the lines of the section with the most rounds, as a report can hold several, each
// with numbers of its own, and whether there are others.
func americanSection(lines []line) (best span, others bool) {
	numbers := map[int]bool{}
	start, heading := 0, -1 // of the section; a heading behind its first player
	var list []span
	for i := range lines {
		f := bars(lines[i].text)
		switch {
		case len(f) < 4:
			continue
		case !isAmericanPlayer(f):
			if len(numbers) > 0 && strings.EqualFold(f[0], "pair") {
				heading = i
			}
			continue
		}
		n, _ := whole(f[0])
		if numbers[n] {
			end := i
			if heading >= 0 {
				end = heading
			}
			list = append(list, span{start, end})
			start, heading = end, -1
			numbers = map[int]bool{}
		}
		numbers[n] = true
	}
	list = append(list, span{start, len(lines)})
	rounds := make([]int, len(list))
	at := 0
	for k, s := range list {
		for i := s.first; i < s.last; i++ {
			if f := bars(lines[i].text); len(f) >= 4 && isAmericanPlayer(f) {
				rounds[k] += americanRounds(f[3:])
			}
		}
		if rounds[k] > rounds[at] {
			at = k
		}
	}
	return list[at], len(list) > 1
}
