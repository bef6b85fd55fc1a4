package paste

import "strings"

// findRoles decides what the other columns hold: by their headings where these are known and the
// content allows it, else by the content.
func (t *sheet) findRoles(rows int) {
	t.roles = make([]Meaning, t.width)
	taken := map[Meaning]bool{}
	take := func(c int, m Meaning) {
		t.roles[c] = m
		taken[m] = true
	}
	for c := range t.roles {
		if t.rounds.has(c) {
			t.roles[c] = Round
			continue
		}
		if m := meaningOf(t.label(c)); m != Unused && !taken[m] && t.kinds[c].allows(m) {
			take(c, m)
		}
	}
	for c := range t.roles {
		k := t.kinds[c]
		if t.roles[c] != Unused || k.filled == 0 || c >= t.rounds.first {
			continue
		}
		unlabelled := trim(t.label(c)) == ""
		switch {
		case !taken[Number] && !taken[Rank] && k.wholes == k.filled && 10*k.filled >= 9*rows && 10*k.distinct >= 9*k.filled && c <= 2:
			take(c, Number)
		case !taken[Title] && unlabelled && k.titles == k.filled:
			take(c, Title)
		case !taken[Federation] && unlabelled && k.upper3 == k.filled && k.titles < k.filled:
			take(c, Federation)
		case !taken[Rating] && unlabelled && k.wholes == k.filled && 2*k.large > k.filled:
			take(c, Rating)
		}
	}
	if !taken[Name] {
		best, most := -1, 0
		for c := range t.rounds.first {
			if k := t.kinds[c]; t.roles[c] == Unused && k.letters > most {
				best, most = c, k.letters
			}
		}
		if best >= 0 {
			take(best, Name)
		}
	}
	t.findTiebreaks(rows)
}

// allows reports whether a column can hold what its heading says.
func (k columnKind) allows(m Meaning) bool {
	switch m {
	case Number, Rank:
		return k.filled == 0 || 2*k.wholes > k.filled
	case Points:
		return k.filled == 0 || k.numbers == k.filled && 2*k.large <= k.filled
	case Federation:
		return k.filled == 0 || k.letters > 0
	}
	return true
}

// findTiebreaks takes the other columns of numbers for tie-breaks: those behind the rounds, and those
// before them whose headings are numbered.
func (t *sheet) findTiebreaks(rows int) {
	numbered := make([]bool, t.width)
	for _, run := range numberedRuns(t.heading) {
		if _, rest, _ := labelNumber(t.heading[run.first]); rest != "" {
			for c := run.first; c < run.last; c++ {
				numbered[c] = true
			}
		}
	}
	for c := range t.roles {
		k := t.kinds[c]
		l := labelOf(t.label(c))
		if t.roles[c] != Unused || strings.Contains(notTiebreaks, " "+l+" ") {
			continue
		}
		if c < t.rounds.first && !numbered[c] && !isTiebreakLabel(l) {
			continue
		}
		if k.filled > 0 && 5*k.numbers >= 4*k.filled && 2*k.filled >= rows {
			t.roles[c] = Tiebreak
		}
	}
}

// isTiebreakLabel reports whether a heading is that of a tie-break.
func isTiebreakLabel(l string) bool {
	if l == "" {
		return false
	}
	for _, part := range [...]string{"buch", "soberg", "sonneb", "berger", "busu", "wtg", "wertung", "tiebreak", "fortschr", "koya", "median", "solkoff", "cumul", "kashdan", "progr", "бухгольц", "бергер"} {
		if strings.Contains(l, part) {
			return true
		}
	}
	return strings.Contains(" bh sb bu buc tb ks ps de aro tpr win mbch bhg бх бухг зб доп ", " "+l+" ")
}
