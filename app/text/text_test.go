package text

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// names returns the names of the keys in their order.
func names(t *testing.T) []string {
	t.Helper()
	var names []string
	for _, name := range []string{"key.go", "key_tournament.go", "key_file.go", "key_scoring.go", "key_guide.go", "key_prizes.go", "key_money.go", "key_choosing.go", "key_compare.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		// The last name of a file is where the next one begins.
		names = names[:max(0, len(names)-1)]
		for _, declaration := range file.Decls {
			constants, ok := declaration.(*ast.GenDecl)
			if !ok || constants.Tok != token.CONST {
				continue
			}
			for _, spec := range constants.Specs {
				names = append(names, spec.(*ast.ValueSpec).Names[0].Name)
			}
		}
	}
	if len(names) != int(keys)+1 {
		t.Fatalf("%d names for %d keys", len(names), keys)
	}
	return names[:keys]
}

var place = regexp.MustCompile(`\{([a-z]+)(#[^}]*)?\}`)

// places returns the names of the places of a sentence, each once, in order of the alphabet.
func places(sentence string) []string {
	var found []string
	for _, match := range place.FindAllStringSubmatch(sentence, -1) {
		found = append(found, match[1])
	}
	slices.Sort(found)
	return slices.Compact(found)
}

func TestEveryLanguageHasEverySentence(t *testing.T) {
	names := names(t)
	for _, l := range Complete() {
		for k := range keys {
			sentence := l.Text(k)
			if sentence == "" {
				t.Errorf("%s: %s is missing", l.Code, names[k])
			}
			if got, want := places(sentence), places(english.Text(k)); !slices.Equal(got, want) {
				t.Errorf("%s: %s has the places %v, want %v", l.Code, names[k], got, want)
			}
			if rest := place.ReplaceAllString(sentence, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: %s has a place that cannot be filled: %s", l.Code, names[k], sentence)
			}
		}
	}
}

func TestEverySentenceIsUsed(t *testing.T) {
	used := map[string]bool{}
	files, err := filepath.Glob("../*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range regexp.MustCompile(`\btext\.([A-Z]\w*)`).FindAllStringSubmatch(string(source), -1) {
			used[match[1]] = true
		}
	}
	for _, name := range names(t) {
		if !used[name] {
			t.Errorf("%s is never used", name)
		}
	}
}

func TestSay(t *testing.T) {
	var sentences [keys]string
	l := english
	l.sentences = &sentences
	for _, tt := range []struct {
		template string
		pairs    []string
		want     string
	}{
		{"plain", nil, "plain"},
		{"{a} and {b}", []string{"b", "2", "a", "1"}, "1 and 2"},
		{"{n} {n#round|rounds}", []string{"n", "1"}, "1 round"},
		{"{n} {n#round|rounds}", []string{"n", "5"}, "5 rounds"},
		{"{n#The lowest|The # lowest}", []string{"n", "2"}, "The 2 lowest"},
		{"{n#point|points}", []string{"n", "½"}, "points"},
		{"{unknown} stays", nil, "{unknown} stays"},
	} {
		sentences[Brand] = tt.template
		if got := l.Say(Brand, tt.pairs...); got != tt.want {
			t.Errorf("Say(%q, %q) = %q, want %q", tt.template, tt.pairs, got, tt.want)
		}
	}
}

func TestHabits(t *testing.T) {
	for _, tt := range []struct {
		l                *Language
		day, list, quote string
	}{
		{&english, "1 March 2026", "1, 3 and 4", "“x”"},
		{&german, "1. März 2026", "1, 3 und 4", "„x“"},
		{&hungarian, "2026. március 1.", "1, 3 és 4", "„x”"},
	} {
		if got := tt.l.Day(20260301); got != tt.day {
			t.Errorf("%s: Day = %q, want %q", tt.l.Code, got, tt.day)
		}
		if got := tt.l.List([]string{"1", "3", "4"}); got != tt.list {
			t.Errorf("%s: List = %q, want %q", tt.l.Code, got, tt.list)
		}
		if got := tt.l.Quote("x"); got != tt.quote {
			t.Errorf("%s: Quote = %q, want %q", tt.l.Code, got, tt.quote)
		}
	}
	for _, tt := range []struct{ entries, want string }{
		{"", ""}, {"1", "1"}, {"1 3", "1 and 3"}, {"1 3 4", "1, 3 and 4"},
	} {
		if got := english.List(strings.Fields(tt.entries)); got != tt.want {
			t.Errorf("List(%q) = %q, want %q", tt.entries, got, tt.want)
		}
	}
}

func TestIn(t *testing.T) {
	for _, tt := range []struct{ code, want string }{
		{"en", "en"}, {"EN-gb", "en"}, {"", "en"}, {"tlh", "en"}, {"de-AT", "de"}, {"hu", "hu"},
	} {
		if got := In(tt.code).Code; got != tt.want {
			t.Errorf("In(%q) = %q, want %q", tt.code, got, tt.want)
		}
	}
}

func TestPreferred(t *testing.T) {
	for _, tt := range []struct{ codes, want string }{
		{"de hu en", "de"}, {"tlh hu de", "hu"}, {"fr it", "en"}, {"", "en"},
	} {
		if got := Preferred(strings.Fields(tt.codes)...).Code; got != tt.want {
			t.Errorf("Preferred(%q) = %q, want %q", tt.codes, got, tt.want)
		}
	}
}

// TestTranslated finds sentences that were copied from English and forgotten.
func TestTranslated(t *testing.T) {
	names := names(t)
	for _, l := range Complete()[1:] {
		for k := range keys {
			if sentence := l.Text(k); strings.Count(sentence, " ") > 3 && strings.ContainsAny(sentence, "aeiou") && sentence == english.Text(k) {
				t.Errorf("%s: %s is as in English: %s", l.Code, names[k], sentence)
			}
		}
	}
}

// In Hungarian articles and suffixes follow the sound of a word, which is not known of what fills a place.
var fixedToPlace = regexp.MustCompile(`(^|[^\p{L}])[Aa]z? (\{[a-z]+\}|#)|(\}|#)-?\p{L}`)

func TestHungarianPlacesStandAlone(t *testing.T) {
	names := names(t)
	for k := range keys {
		// The name and the forms of a place that counts are taken apart, so that only its number signs are left.
		sentence := regexp.MustCompile(`\{[a-z]+#`).ReplaceAllString(hungarian.Text(k), "{")
		if found := fixedToPlace.FindString(sentence); found != "" {
			t.Errorf("%s has %q: %s", names[k], found, hungarian.Text(k))
		}
	}
	for _, wrong := range []string{"a {name} szerint", "az # pont", "{place}-ban", "{n}pontos"} {
		if fixedToPlace.FindString(wrong) == "" {
			t.Errorf("%q is not found", wrong)
		}
	}
}

// habits are what a careful writer of a language does not write.
var habits = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`[„‘"]|\p{L} …|\d,\d\D`),
	// The reader is „Sie“.
	"de": regexp.MustCompile(`[”‘"]|\p{L}…|(?i:\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b)`),
	// Numerals and adjectives made of a noun are one word, a foreign word keeps its suffix apart; the reader is „te“.
	"hu": regexp.MustCompile(`[“‘"]|\p{L} …|(fél|nulla) pontos|\bbye(t|nak|ok)|\b(Ön|Önök|Önnek)\b`),
}

func TestHabitsOfWriting(t *testing.T) {
	names := names(t)
	for _, l := range Complete() {
		for k := range keys {
			// It lists the habits of numbers that are understood, in every language.
			if found := habits[l.Code].FindString(l.Text(k)); found != "" && k != ScoreExpected {
				t.Errorf("%s: %s has %q: %s", l.Code, names[k], found, l.Text(k))
			}
		}
	}
	for code, wrong := range map[string]string{"en": "Loading …", "de": "Wähle deine Karte", "hu": "kért fél pontos bye"} {
		if !habits[code].MatchString(wrong) {
			t.Errorf("%s: %q is not found", code, wrong)
		}
	}
}
