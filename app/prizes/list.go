package prizes

import (
	"strconv"
	"strings"
)

// MostPlaces is the last place that can have a prize.
const MostPlaces = 500

// Prize is what a place brings.
type Prize struct {
	Money  Amount
	Things []string // what cannot be divided: a cup, a title, board one
}

// List is a list of prizes as it was understood. Prizes begin with the first place.
type List struct {
	Prizes   []Prize
	Currency Currency
	Problems []Problem
}

// Problem is a line that could not be read as it was meant.
type Problem struct {
	Line int // from 1
	Text string
	Kind ProblemKind
}

// ProblemKind says what is wrong with a line.
type ProblemKind uint8

// What can be wrong.
const (
	NoProblem      ProblemKind = iota
	OtherCurrency              // money in another currency than the rest, which cannot be pooled with it
	MoneyInThing               // money inside of a text
	PlaceTaken                 // a place that has a prize already
	PlaceTooHigh               // beyond MostPlaces
	NoPoints                   // a player without points
	TooManyPlayers             // beyond mostPlayers
)

// ReadList reads the prizes, a place in each line: money, things, or both with a plus sign or a comma and a
// blank between them. A line may name its place or places ("1:", "4–6:"); others follow the line before.
func ReadList(text string) List {
	var list List
	taken := map[int]bool{}
	place := 0
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\u00a0", " "))
		if line == "" {
			continue
		}
		problem := func(kind ProblemKind) { list.Problems = append(list.Problems, Problem{i + 1, line, kind}) }
		from, to, content := placesOf(line)
		if from == 0 {
			from, to = place+1, place+1
		}
		if to > MostPlaces {
			problem(PlaceTooHigh)
			continue
		}
		prize, kind := list.readPrize(content)
		if kind != NoProblem {
			problem(kind)
		}
		for place = from; place <= to; place++ {
			if taken[place] {
				problem(PlaceTaken)
				continue
			}
			taken[place] = true
			for len(list.Prizes) < place {
				list.Prizes = append(list.Prizes, Prize{})
			}
			list.Prizes[place-1] = prize
		}
		place = to
	}
	return list
}

// placesOf splits the places off the front of a line, 0 where it names none.
func placesOf(line string) (from, to int, content string) {
	from, rest := leadingPlace(line)
	if from == 0 {
		return 0, 0, line
	}
	to = from
	for _, dash := range []string{"-", "–", "—"} {
		if behind, found := strings.CutPrefix(strings.TrimLeft(rest, " ."), dash); found {
			if n, after := leadingPlace(strings.TrimLeft(behind, " ")); n > from {
				to, rest = n, after
			}
		}
	}
	rest = strings.TrimLeft(rest, " ")
	content, found := strings.CutPrefix(rest, ":")
	if !found {
		if content, found = strings.CutPrefix(rest, "\t"); !found {
			content, found = cutMark(rest)
		}
	}
	if !found {
		return 0, 0, line
	}
	return from, to, strings.TrimSpace(content)
}

// cutMark takes a full stop or a bracket with a blank behind it off the front.
func cutMark(s string) (string, bool) {
	if len(s) > 2 && (s[0] == '.' || s[0] == ')') && (s[1] == ' ' || s[1] == '\t') {
		return s[2:], true
	}
	return s, false
}

// leadingPlace returns the number at the front of a text, 0 where there is none.
func leadingPlace(s string) (int, string) {
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	n, err := strconv.Atoi(s[:digits])
	if err != nil || digits > 3 {
		return 0, s
	}
	return n, s[digits:]
}

// readPrize reads what stands in a line behind its place.
func (list *List) readPrize(content string) (prize Prize, problem ProblemKind) {
	for _, part := range strings.FieldsFunc(strings.ReplaceAll(content, ", ", "+"), func(r rune) bool { return r == '+' || r == ';' }) {
		part = strings.TrimSpace(part)
		amount, currency, ok := parseMoney(part)
		switch {
		case part == "" || part == "-" || part == "–":
		case ok && list.takes(currency):
			prize.Money += amount
		case ok:
			problem = OtherCurrency
			prize.Things = append(prize.Things, part)
		default:
			if holdsMoney(part) {
				problem = MoneyInThing
			}
			prize.Things = append(prize.Things, part)
		}
	}
	return prize, problem
}

// takes reports whether an amount in a currency can be pooled with the others. The first currency of the list
// is that of the whole list.
func (list *List) takes(c Currency) bool {
	if list.Currency.Sign == "" {
		list.Currency = c
	}
	return c.Sign == "" || c.Sign == list.Currency.Sign
}

// holdsMoney reports whether a text begins or ends with an amount in a currency.
func holdsMoney(part string) bool {
	words := strings.Fields(part)
	for n := 1; n <= 2 && n < len(words); n++ {
		for _, piece := range []string{strings.Join(words[:n], " "), strings.Join(words[len(words)-n:], " ")} {
			if _, currency, ok := parseMoney(piece); ok && currency.Sign != "" {
				return true
			}
		}
	}
	return false
}
