package app

import (
	"slices"
	"strings"
	"unicode"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// foundCriterion is a criterion that a name led to.
type foundCriterion struct {
	criterion engine.Criterion
	other     string // the name that led to it, "" where that is its code or its name in the language
}

// mostFound is how many criteria a search shows.
const mostFound = 6

// findCriteria returns the criteria with a code or a name, now or formerly, here or elsewhere, in which the
// sought letters stand: those first whose name begins with them.
func findCriteria(l *text.Language, sought string) []foundCriterion {
	sought = plainName(sought)
	found := namedCriteriaWith(l, sought)
	for _, ending := range endings {
		if name, longer := strings.CutSuffix(sought, ending); longer && len(found) == 0 {
			found = namedCriteriaWith(l, name)
		}
	}
	return found[:min(len(found), mostFound)]
}

// endings are words behind a name that say no more than what it is the name of, as in Koya-Wertung.
var endings = []string{
	"wertung", "zahl", "punkte", "system", "score", "points", "method", "tiebreak", "szamitas", "pontszam", "rendszer", "ertekeles",
}

// namedCriteriaWith returns the criteria with the letters in one of their names, the best fitting first.
func namedCriteriaWith(l *text.Language, sought string) []foundCriterion {
	if len(sought) < 2 {
		return nil
	}
	var ranked [3][]foundCriterion
	for _, c := range namedCriteria() {
		if rank, other := rankOf(l, c, sought); rank < len(ranked) {
			ranked[rank] = append(ranked[rank], foundCriterion{c, other})
		}
	}
	return slices.Concat(ranked[0], ranked[1], ranked[2])
}

// namedCriteria are all criteria that are offered somewhere, each once.
func namedCriteria() []engine.Criterion {
	criteria := slices.Clone(cardCriteria)
	for _, group := range offered {
		more, _ := engine.ParseCriteria(group.codes)
		for _, c := range more {
			if !slices.Contains(criteria, c) {
				criteria = append(criteria, c)
			}
		}
	}
	return criteria
}

// rankOf says how well one of the names of a criterion fits: 0 it is what is sought, 1 it begins with it, 2 it
// has it somewhere, 3 none does.
func rankOf(l *text.Language, c engine.Criterion, sought string) (rank int, other string) {
	code := c.String()
	rank = 3
	try := func(name, shown string) {
		name = plainName(name)
		fit := 3
		switch {
		case name == sought:
			fit = 0
		case strings.HasPrefix(name, sought):
			fit = 1
		case strings.Contains(name, sought):
			fit = 2
		}
		if fit < rank {
			rank, other = fit, shown
		}
	}
	try(code, "")
	try(criterionName(l, c), "")
	for _, o := range text.OtherNames {
		if o.Code == code {
			try(o.Name, o.Name)
		}
	}
	for _, elsewhere := range text.Complete() {
		name := criterionName(elsewhere, c)
		try(name, name)
	}
	return rank, other
}

// plainName returns the letters and digits of a name alone, small and without accents.
func plainName(name string) string {
	return strings.Map(func(r rune) rune {
		switch r = unicode.ToLower(r); r {
		case 'á', 'ä':
			return 'a'
		case 'é':
			return 'e'
		case 'í':
			return 'i'
		case 'ó', 'ö', 'ő':
			return 'o'
		case 'ú', 'ü', 'ű':
			return 'u'
		}
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, name)
}

// criterionTaker is a room in which a criterion can be chosen.
type criterionTaker interface {
	// takes reports whether the room has a use for the criterion.
	takes(c engine.Criterion) bool
	// refusal says why it has none.
	refusal() text.Key
	// choose shows the criterion, or adds it.
	choose(c engine.Criterion)
}

// criterionSearch is a field that finds criteria by any of their names.
type criterionSearch struct {
	goapp.Compo

	ID       string
	Language string

	sought string
	room   criterionTaker
}

// Render shows the field, and below it what was found.
func (s *criterionSearch) Render() goapp.UI {
	l := text.In(s.Language)
	found := findCriteria(l, s.sought)
	var entries []goapp.UI
	for _, f := range found {
		entries = append(entries, elem("li").Body(s.entry(l, f)))
	}
	return box("div", "criterion-search",
		field().ID(s.ID).DataSet("control", "find-criterion").Attr("type", "search").Attr("autocomplete", "off").Attr("spellcheck", "false").
			Attr("maxlength", 60).Attr("placeholder", l.Text(text.FindCriterion)).Aria("label", l.Text(text.FindCriterion)).
			OnInput(s.onInput).OnKeyDown(s.onKey),
		goapp.If(len(entries) > 0, func() goapp.UI { return box("ul", "found-criteria", entries...) }).
			ElseIf(len(plainName(s.sought)) > 1, func() goapp.UI { return textBox("p", "found-criteria", l.Text(text.FoundNothing)) }),
	)
}

// entry shows one criterion that was found, as a button where the room has a use for it.
func (s *criterionSearch) entry(l *text.Language, f foundCriterion) goapp.UI {
	code := f.criterion.String()
	body := []goapp.UI{textBox("span", "code", code), textBox("span", "", criterionName(l, f.criterion))}
	if f.other != "" {
		body = append(body, textBox("small", "", f.other))
	}
	if !s.room.takes(f.criterion) {
		return box("div", "found-elsewhere", append(body, textBox("small", "", l.Text(s.room.refusal())))...).DataSet("found", code)
	}
	return pushButton("found-criterion").DataSet("found", code).Body(body...).
		OnClick(func(goapp.Context, goapp.Event) { s.pick(f.criterion) }, goapp.EventScope(code))
}

// pick takes a criterion and empties the field.
func (s *criterionSearch) pick(c engine.Criterion) {
	s.sought = ""
	setFieldText(s.ID, "")
	s.room.choose(c)
}

func (s *criterionSearch) onInput(ctx goapp.Context, _ goapp.Event) {
	s.sought = ctx.JSSrc().Get("value").String()
}

// onKey takes the first criterion with Enter.
func (s *criterionSearch) onKey(_ goapp.Context, e goapp.Event) {
	if pressedOf(e).key != "Enter" {
		return
	}
	e.PreventDefault()
	for _, f := range findCriteria(text.In(s.Language), s.sought) {
		if s.room.takes(f.criterion) {
			s.pick(f.criterion)
			return
		}
	}
}
