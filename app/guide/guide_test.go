package guide

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"feinwertung/engine"
)

func article(t *testing.T, code string) *language {
	t.Helper()
	l, err := read(code)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestTextAgreesWithTheEngine renders every page: a number in a text that the engine does not give is
// an error there.
func TestTextAgreesWithTheEngine(t *testing.T) {
	for _, code := range Languages {
		if _, err := article(t, code).body(); err != nil {
			t.Errorf("%s: %v", code, err)
		}
	}
}

// TestDisagreementIsFound: the test above would see a wrong number.
func TestDisagreementIsFound(t *testing.T) {
	for text, says := range map[string]string{
		"{halfbye:BH=13}":             "the engine says 13½",
		"{halfbye:BH@fide-2023=13½}":  "the engine says 15½",
		"{halfbye:BH}":                "is missing",
		"{halfbye:XX=1}":              "XX",
		"{nobody:BH=1}":               "no example",
		"{tied.Zoe:BH=1}":             "nobody",
		"{tied:BH=1}":                 "whose value",
		"{halfbye:9=1}":               "no such round",
		"{halfbye:opponent3=1}":       "nobody was paired",
		"{halfbye:BH@fide-1900=1}":    "no rule set",
		"{halfbye:BH * halfbye:BH=1}": "+ or -",
		"{money:tax=1}":               "no figure",
		"{halfbye:BH=13½":             "no }",
	} {
		if _, err := article(t, "en").inline(text); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: error %v, expected one about %q", text, err, says)
		}
	}
}

// TestPublishedFigures holds the numbers that readers know from elsewhere.
func TestPublishedFigures(t *testing.T) {
	for expression, want := range map[string]string{
		"halfbye:BH@fide-2023": "15½", "halfbye:BH": "13½", "halfbye:BH/C1": "11", "pairingbye:BH/C1": "11½",
		"strong:BH": "15", "strong:SB": "4½", "weak:BH": "11", "weak:SB": "8",
		"tied.Ana:BH": "13", "tied.Ana:BH/C1": "12", "tied.Ana:BH/M1": "8",
		"tied.Bo:BH": "13½", "tied.Bo:BH/C1": "11½", "tied.Bo:BH/M1": "7½",
		"tied.Cai:BH": "12½", "tied.Cai:BH/C1": "11½", "tied.Cai:BH/M1": "8½",
		"five.Ana:SB": "4.75", "five.Bo:SB": "4.25", "seven.Cai:SB": "9", "seven.Dev:SB": "7.75",
		"forfeitwin:5": "1½", "short:SB": "2½", "lateloss:PS": "13", "earlyloss:PS": "10", "away.Eli:ABH": "3",
		"withbye:BH": "13", "withgame:BH": "13½", "withbye:BH@fide-2023": "14",
		"american:USSOL": "15", "american:USMED": "10", "american:USMM": "15", "money:each": "150",
		"halfbye:BH - halfbye:5": "11½", "withbye:1 + withbye:2 + withbye:3 + withbye:4": "10½",
	} {
		v, err := Figure(expression)
		if err != nil || v.Format('.') != want {
			t.Errorf("%s = %v, want %s (%v)", expression, v.Format('.'), want, err)
		}
	}
}

// allowedDigits are the digits that are no results: years, names of criteria and rules.
var allowedDigits = regexp.MustCompile(`\b(1[89]|20)\d\d|\b(Cut|Median)-\d|34E|C\.07`)

var markup = regexp.MustCompile("\\{[^}]*\\}|`[^`]*`|\\[[^\\]]*\\](\\([^)]*\\))?")

// TestNoNumberStandsInTheText: every result in the text comes from the engine.
func TestNoNumberStandsInTheText(t *testing.T) {
	for _, code := range Languages {
		for _, s := range article(t, code).sections {
			texts := []string{s.title}
			for _, b := range s.blocks {
				if b.kind == worked {
					texts = append(texts, b.caption)
				} else {
					texts = append(texts, b.lines...)
				}
			}
			for _, text := range texts {
				plain := allowedDigits.ReplaceAllString(markup.ReplaceAllString(text, ""), "")
				if strings.ContainsAny(plain, "0123456789½¼¾") {
					t.Errorf("%s, %s: a number stands in the text: %s", code, s.id, text)
				}
			}
		}
	}
}

var (
	figureMark  = regexp.MustCompile(`\{([^'}=]+)=[^}]*\}`)
	articleMark = regexp.MustCompile(`\[([0-9E.]+)\]`)
	codeMark    = regexp.MustCompile("`([^`]+)`")
)

// outline is what must be the same in every language: the sections, the kinds of their blocks, and in
// each section the worked examples, figures, articles and codes.
func outline(l *language) []string {
	var lines []string
	for _, s := range l.sections {
		lines = append(lines, "# "+s.id)
		var marks []string
		for _, b := range s.blocks {
			text := strings.Join(append(slices.Clone(b.lines), b.caption), "\n")
			if b.kind == worked {
				lines = append(lines, s.id+" @"+b.command)
				text = b.caption
			} else if b.kind != paragraph {
				lines = append(lines, s.id+" block "+strings.Repeat("|", len(b.lines))+" of kind "+string(rune('0'+b.kind)))
			}
			for _, mark := range []*regexp.Regexp{figureMark, articleMark, codeMark} {
				for _, m := range mark.FindAllStringSubmatch(text, -1) {
					marks = append(marks, s.id+" "+m[1])
				}
			}
		}
		slices.Sort(marks)
		lines = append(lines, marks...)
	}
	return lines
}

// TestLanguagesAreComplete: no language misses a section, an example, a figure, an article or a word.
func TestLanguagesAreComplete(t *testing.T) {
	first := article(t, Languages[0])
	want := outline(first)
	for _, code := range Languages[1:] {
		l := article(t, code)
		got := outline(l)
		compare(t, code+" misses", want, got)
		compare(t, code+" has more:", got, want)
		for key := range first.words {
			if l.words[key] == "" {
				t.Errorf("%s misses the word %q", code, key)
			}
		}
		for key, word := range l.words {
			if first.words[key] == "" {
				t.Errorf("%s has the word %q, which nothing asks for", code, key)
			}
			if place := regexp.MustCompile(`\{\w+\}`); !slices.Equal(sorted(place.FindAllString(word, -1)), sorted(place.FindAllString(first.words[key], -1))) {
				t.Errorf("%s: the places of the word %q differ: %s", code, key, word)
			}
		}
	}
}

func sorted(texts []string) []string {
	slices.Sort(texts)
	return texts
}

// compare reports the lines that are more often in want than in got.
func compare(t *testing.T, says string, want, got []string) {
	t.Helper()
	count := map[string]int{}
	for _, line := range got {
		count[line]++
	}
	for _, line := range want {
		if count[line]--; count[line] < 0 {
			t.Errorf("%s %s", says, line)
		}
	}
}

// TestCodesExist: what is set as a code is a criterion that the engine knows.
func TestCodesExist(t *testing.T) {
	for _, s := range article(t, Languages[0]).sections {
		for _, b := range s.blocks {
			for _, m := range codeMark.FindAllStringSubmatch(strings.Join(b.lines, " "), -1) {
				if _, err := engine.ParseCriterion(m[1]); err != nil {
					t.Errorf("%s: %v", s.id, err)
				}
			}
		}
	}
}

// TestWordsAreUsed renders the pages and looks for words that are missing, and for ones nobody asked for.
func TestWordsAreUsed(t *testing.T) {
	files, err := Files(Look{"default-src 'self'", "#fff", "#000"})
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range Languages {
		content := string(files[File(code)])
		if found := regexp.MustCompile(`\{[a-z]+\.?[a-z0-9+=/-]*\}`).FindString(content); found != "" {
			t.Errorf("%s: %s was left in the page", code, found)
		}
		for key, word := range article(t, code).words {
			before := word[:strings.IndexAny(word+"{", "[{")]
			if before = strings.TrimSpace(before); before != "" && !strings.Contains(content, before) {
				t.Errorf("%s: the word %q is not on the page: %s", code, key, word)
			}
		}
	}
}

// hungarianArticle returns the article that a number takes: az before egy, öt, ötven, ötszáz and ezer, where a vowel
// is spoken first.
func hungarianArticle(number string) string {
	whole := number[:len(number)-len(strings.TrimLeft(number, "0123456789"))]
	if strings.HasPrefix(whole, "5") || strings.HasPrefix(whole, "1") && len(whole)%3 == 1 {
		return "az"
	}
	return "a"
}

// TestHungarianArticles looks at the articles before the numbers of the guide.
func TestHungarianArticles(t *testing.T) {
	for number, want := range map[string]string{
		"1": "az", "1½": "az", "5": "az", "52": "az", "1000": "az", "½": "a", "2½": "a", "10": "a", "11½": "a", "150": "a", "4,75": "a",
	} {
		if got := hungarianArticle(number); got != want {
			t.Errorf("%s: %s, want %s", number, got, want)
		}
	}
	before := regexp.MustCompile(`(?i)(?:^|\P{L})(az?) \{[^'}=]+=([^}]*)\}`)
	for _, s := range article(t, "hu").sections {
		for _, b := range s.blocks {
			for _, m := range before.FindAllStringSubmatch(strings.Join(append(slices.Clone(b.lines), b.caption), "\n"), -1) {
				if want := hungarianArticle(m[2]); strings.ToLower(m[1]) != want {
					t.Errorf("%s: %q, want %s", s.id, m[0], want)
				}
			}
		}
	}
	for key, word := range article(t, "hu").words {
		if found := regexp.MustCompile(`(?i)(?:^|\P{L})az? \{\w+\}`).FindString(word); found != "" {
			t.Errorf("the word %q has %q, and the article depends on what is filled in: %s", key, found, word)
		}
	}
}

// TestGermanSaysSie looks for the other form of address in the German guide.
func TestGermanSaysSie(t *testing.T) {
	other := regexp.MustCompile(`(?i)\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b`)
	l := article(t, "de")
	for _, s := range l.sections {
		texts := []string{s.title}
		for _, b := range s.blocks {
			texts = append(append(texts, b.lines...), b.caption)
		}
		if found := other.FindString(strings.Join(texts, "\n")); found != "" {
			t.Errorf("%s: %q", s.id, found)
		}
	}
}
