package prizes

import (
	"strings"
	"unicode"
	"unicode/utf8"
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
	NoProblem       ProblemKind = iota
	OtherCurrency               // money in another currency than the rest, which cannot be pooled with it
	MoneyInThing                // money inside of a text
	PlaceTaken                  // a place that has a prize already
	PlaceTooHigh                // beyond MostPlaces
	NoPoints                    // a player without points
	TooManyPlayers              // beyond mostPlayers
	NoAmount                    // begins like an amount, and is none
	SeveralAmounts              // several amounts with commas between them, added up for one place
	PlacesBackwards             // a range that ends before it begins
)

// ReadList reads the prizes, a place in each line: money, things, or both with a plus sign or a comma and a
// blank between them. A line may name its place or places ("1:", "4–6:"); others follow the line before. Several
// amounts with commas between them are a place each where they are the whole list ("200, 100, 50") or as many as
// the places that the line names ("1–3: 200, 100, 50").
func ReadList(text string) List {
	var list List
	taken := map[int]bool{}
	place := 0
	alone := !strings.Contains(strings.TrimSpace(text), "\n")
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(strings.ReplaceAll(line, "\u00a0", " "))
		if line == "" {
			continue
		}
		problem := func(kind ProblemKind) { list.Problems = append(list.Problems, Problem{i + 1, line, kind}) }
		from, to, content := placesOf(line)
		named := from > 0
		if !named {
			from, to = place+1, place+1
		}
		each := amountsOf(content)
		if alone && !named && each != nil {
			to = len(each)
		}
		switch {
		case to < from:
			problem(PlacesBackwards)
			continue
		case max(from, to) > MostPlaces:
			problem(PlaceTooHigh)
			continue
		}
		if to == from || to-from+1 != len(each) {
			each = nil
		}
		var prize Prize
		kind := NoProblem
		if each == nil {
			prize, kind = list.readPrize(content)
		}
		for place = from; place <= to; place++ {
			if each != nil {
				var wrong ProblemKind
				if prize, wrong = list.readPrize(each[place-from]); wrong != NoProblem {
					kind = wrong
				}
			}
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
		if kind != NoProblem {
			problem(kind)
		}
		place = to
	}
	return list
}

// readPrize reads what stands in a line behind its place.
func (list *List) readPrize(content string) (prize Prize, problem ProblemKind) {
	commas, amounts := strings.Contains(content, ", ") || strings.Contains(content, ";"), 0
	for _, part := range partsOf(content) {
		amount, currency, ok := parseMoney(part)
		switch {
		case ok && list.takes(currency):
			prize.Money += amount
			if amounts++; amounts > 1 && commas {
				problem = SeveralAmounts
			}
		case ok:
			problem = OtherCurrency
			prize.Things = append(prize.Things, part)
		case holdsMoney(part):
			problem = MoneyInThing
			prize.Things = append(prize.Things, part)
		case meantAsMoney(part):
			problem = NoAmount
		default:
			prize.Things = append(prize.Things, part)
		}
	}
	return prize, problem
}

// partsOf splits what a place brings.
func partsOf(content string) []string {
	var parts []string
	for _, part := range strings.FieldsFunc(strings.ReplaceAll(content, ", ", "+"), func(r rune) bool { return r == '+' || r == ';' }) {
		if part = strings.TrimSpace(part); part != "" && part != "-" && part != "–" {
			parts = append(parts, part)
		}
	}
	return parts
}

// amountsOf returns the parts of a text where commas or semicolons stand between nothing but amounts, which are
// then one place each; nil otherwise.
func amountsOf(content string) []string {
	parts := partsOf(content)
	if len(parts) < 2 || strings.Contains(content, "+") {
		return nil
	}
	for _, part := range parts {
		if _, _, ok := parseMoney(part); !ok {
			return nil
		}
	}
	return parts
}

// takes reports whether an amount in a currency can be pooled with the others. The first currency of the list
// is that of the whole list, however it is written; what only says kr becomes SEK by the first line that does.
func (list *List) takes(c Currency) bool {
	switch {
	case c.Sign == "":
		return true
	case list.Currency.Sign == "":
		list.Currency = c
	case !list.Currency.same(c):
		return false
	case len(c.meanings()) < len(list.Currency.meanings()):
		list.Currency = c
	}
	return true
}

// meantAsMoney reports whether a text that is no amount looks like one. Something that cannot be divided begins with
// a word ("Cup 2026", "board 1") or counts something ("2 books", "2 × book"); whatever else begins with a number, a
// sign or a currency is an amount that was written wrongly.
func meantAsMoney(part string) bool {
	first := strings.IndexFunc(part, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
	if first < 0 {
		return false
	}
	if part[first] < '0' || part[first] > '9' {
		digit := strings.IndexAny(part, "0123456789")
		return digit > 0 && isCurrency(strings.TrimRight(part[:digit], " -−"))
	}
	behind := strings.TrimLeft(part, "0123456789")
	if first > 0 || behind == "" {
		return true
	}
	blank := strings.TrimLeft(behind, " x×")
	next, _ := utf8.DecodeRuneInString(blank)
	counted := strings.HasPrefix(behind, " ") || strings.HasPrefix(behind, "x ") || strings.HasPrefix(behind, "× ")
	return !counted || !unicode.IsLetter(next)
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
