// Package text holds every sentence of the interface, by language, and the habits of each language:
// how it writes numbers, counts and days.
package text

import (
	"strconv"
	"strings"
)

// Language is one language of the interface.
type Language struct {
	Code string // of the html element and the query: en
	Name string // as its speakers call it

	Separator byte // between whole points and decimals

	sentences *[keys]string
	one       func(n int) bool                  // whether a count takes the first of two forms
	day       func(year, month, day int) string // a day in words
	list      string                            // what stands before the last entry of a list
	quotes    [2]string                         // what stands before and after a quotation
}

// complete lists the languages that have every sentence. The first one stands in for any other.
var complete = []*Language{&english, &german, &hungarian}

// joined puts the parts of a table together.
func joined(parts ...*[keys]string) (whole [keys]string) {
	for _, part := range parts {
		for k, sentence := range part {
			if sentence != "" {
				whole[k] = sentence
			}
		}
	}
	return whole
}

// Complete returns the languages that can be offered, the one that stands in for any other first.
func Complete() []*Language { return complete }

// In returns the language with the code, or with the code before a hyphen ("en-GB"); any other gives the first.
func In(code string) *Language { return Preferred(code) }

// Preferred returns the language of the first of the codes that there is one for.
func Preferred(codes ...string) *Language {
	for _, code := range codes {
		code, _, _ = strings.Cut(strings.ToLower(code), "-")
		for _, l := range complete {
			if l.Code == code {
				return l
			}
		}
	}
	return complete[0]
}

// Text returns a sentence that has no places to fill.
func (l *Language) Text(k Key) string { return l.sentences[k] }

// Say returns a sentence with its places filled. The arguments are pairs of a name and a value:
// {name} is the value, and {name#a round|# rounds} chooses by the value, which is a whole number
// then and stands where the form has another number sign.
func (l *Language) Say(k Key, pairs ...string) string {
	template := l.sentences[k]
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(template, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		place, after, _ := strings.Cut(rest, "}")
		b.WriteString(l.fill(place, pairs))
		template = after
	}
}

// fill returns what stands in one place of a sentence.
func (l *Language) fill(place string, pairs []string) string {
	name, forms, plural := strings.Cut(place, "#")
	for i := 0; i+1 < len(pairs); i += 2 {
		if pairs[i] != name {
			continue
		}
		if !plural {
			return pairs[i+1]
		}
		first, second, _ := strings.Cut(forms, "|")
		form := second
		if n, err := strconv.Atoi(pairs[i+1]); err == nil && l.one(n) {
			form = first
		}
		return strings.ReplaceAll(form, "#", pairs[i+1])
	}
	return "{" + place + "}"
}

// Day returns the day yyyymmdd in words.
func (l *Language) Day(yyyymmdd int) string {
	return l.day(yyyymmdd/10000, yyyymmdd/100%100, yyyymmdd%100)
}

// Quote puts somebody else's words between the language's quotation marks.
func (l *Language) Quote(words string) string { return l.quotes[0] + words + l.quotes[1] }

// List joins entries as the language does: "1, 3 and 4".
func (l *Language) List(entries []string) string {
	switch n := len(entries); n {
	case 0:
		return ""
	case 1:
		return entries[0]
	default:
		return strings.Join(entries[:n-1], ", ") + l.list + entries[n-1]
	}
}
