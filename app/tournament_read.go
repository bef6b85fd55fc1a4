package app

import (
	"strings"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// take reads a text that was pasted anywhere on the page. It stays in the text area until it is used.
func (t *Tournament) take(plain, html string) {
	t.typed, t.html = plain, html
	if strings.TrimSpace(plain) == "" {
		t.typed = html
	}
	t.read()
	t.ctx.Defer(func(goapp.Context) { setFieldText(t.pasteID(), t.typed) })
}

// takeFile reads the content of a file.
func (t *Tournament) takeFile(content string, ok bool) {
	if !ok {
		t.notice = t.language().Text(text.FileUnreadable)
		return
	}
	// The text area shows what was read, so that is decoded here already.
	t.take(paste.Decoded(content), "")
}

// read reads what stands in the text area, at once and as a whole.
func (t *Tournament) read() {
	t.reading, t.problem, t.asRead, t.notice = nil, nil, false, ""
	if strings.TrimSpace(t.typed) == "" {
		return
	}
	t.reading, t.problem = understand(t.typed, t.html)
}

// understand reads a text, or the same as HTML where more of it is understood: a browser copies tables in both
// forms, and programs do not always separate the columns of the plain one.
func understand(plain, html string) (*paste.Reading, error) {
	r, err := paste.Read(plain)
	if html == "" {
		return robin(r), err
	}
	h, htmlErr := paste.Read(html)
	if htmlErr == nil && (err != nil || h.Event.Pairings() > r.Event.Pairings()) {
		return robin(h), nil
	}
	return robin(r), err
}

// robin makes an event a round robin where its file does not say how it was paired and everybody met.
func robin(r *paste.Reading) *paste.Reading {
	if r != nil && !r.PairingStated && r.Event.AllMet() {
		r.Event.Pairing = engine.Predetermined
	}
	return r
}

// use opens what was read.
func (t *Tournament) use() {
	if t.reading == nil {
		return
	}
	r := t.reading
	rules := r.Rules()
	if asked, known := engine.RulesNamed(queryValue("rules")); known {
		rules = asked
	}
	t.openNew(tournament.Open(r.Event, rules, namedOrder(r)))
	t.cameFrom(r)
	t.save()
	t.ctx.Defer(func(goapp.Context) {
		t.settle()
		if len(t.rows) > 0 {
			moveFocus(t.partID(t.rows[0], "name"))
		}
	})
}

// namedOrder returns the order of the standings that a text names, nil where it names none.
func namedOrder(r *paste.Reading) []engine.Criterion {
	if len(r.Tiebreaks) > 0 {
		return r.Tiebreaks
	}
	return published.Order(r)
}

// forgetReading empties the text area.
func (t *Tournament) forgetReading() {
	t.typed, t.html, t.reading, t.problem, t.asRead = "", "", nil, nil, false
	t.ctx.Defer(func(goapp.Context) { setFieldText(t.pasteID(), "") })
}

// renderReading shows what was understood of a text before it is used.
func (t *Tournament) renderReading(l *text.Language) goapp.UI {
	if t.reading == nil {
		body := []goapp.UI{textBox("p", "reading-title", l.Text(text.NotUnderstood))}
		for _, sentence := range unreadWords(l, t.problem) {
			body = append(body, textBox("p", "reading-problem", sentence))
		}
		return elem("section").Class("reading failed").Role("alert").
			Body(append(body, textBox("p", "reading-hint", l.Text(text.NotUnderstoodHint)))...)
	}
	r := t.reading
	wrong, assumed := t.notesOf(l, r)
	return elem("section").Class("reading").Aria("label", l.Text(text.ReadingLabel)).DataSet("format", r.Format.String()).Body(
		box("div", "reading-head",
			elem("p").Class("reading-title").Role("status").Text(l.Say(text.Understood, "format", l.Text(formatNames[r.Format]),
				"players", itoa(len(r.Event.Players)), "rounds", itoa(r.Event.Rounds))),
			box("div", "reading-buttons",
				elem("button").ID(t.ID+"-use").Attr("type", "button").Class("button primary").DataSet("control", "use-import").
					Text(l.Text(text.UseReading)).OnClick(t.onUse),
				actionButton("button", "as-read").Aria("expanded", t.asRead).
					Text(l.Text(text.LookAtReading)).OnClick(t.onAsRead),
				actionButton("button", "forget").Text(l.Text(text.ForgetReading)).OnClick(t.onForget),
			),
		),
		goapp.If(r.Question != nil, func() goapp.UI { return t.renderQuestion(l, r) }),
		renderNoteList(l.Text(text.NotesWrong), "wrong", wrong),
		renderNoteList(l.Text(text.NotesAssumed), "assumed", assumed),
		goapp.If(t.asRead, func() goapp.UI { return t.renderFields(l, r) }),
	)
}

func (t *Tournament) onUse(goapp.Context, goapp.Event)    { t.use() }
func (t *Tournament) onAsRead(goapp.Context, goapp.Event) { t.asRead = !t.asRead }
func (t *Tournament) onForget(goapp.Context, goapp.Event) { t.forgetReading() }

// renderQuestion asks of which kind the byes are that the text does not tell apart, with the difference it makes.
func (t *Tournament) renderQuestion(l *text.Language, r *paste.Reading) goapp.UI {
	q := r.Question
	var who []string
	for i, c := range q.Cells {
		if i == mostNamed {
			who = append(who, "…")
			break
		}
		who = append(who, l.Say(text.NotePlace, "player", nameOf(l, &r.Event.Players[c.Seat]), "round", itoa(c.Round)))
	}
	var choices []goapp.UI
	for _, kind := range q.Choices {
		letter := kind.Letter(engine.NoOutcome)
		result, _ := resultOf(letter[0])
		choices = append(choices, choice(l.Text(resultNames[result].full), q.Answer == kind).DataSet("answer", letter).
			OnClick(func(goapp.Context, goapp.Event) { r.Answer(kind) }, goapp.EventScope("answer", letter)))
	}
	order := namedOrder(r)
	if len(order) == 0 {
		order = tournament.Usual(r.Event, r.Rules())
	}
	var differences []string
	for _, e := range r.Effects(r.Rules(), order) {
		letter := e.Answer.Letter(engine.NoOutcome)
		result, _ := resultOf(letter[0])
		differences = append(differences, l.Say(text.QuestionEffect, "kind", l.Text(resultNames[result].full),
			"code", e.Criterion.String(), "count", itoa(e.Players)))
	}
	effect := l.Text(text.QuestionNoEffect)
	if len(differences) > 0 {
		effect = strings.Join(differences, " ")
	}
	return elem("div").Class("question").Role("group").Aria("label", l.Text(text.QuestionLabel)).Body(
		box("p", "",
			textBox("strong", "", l.Say(text.Question, "count", itoa(len(q.Cells)))+" "),
			textBox("span", "", strings.Join(who, ", ")),
		),
		box("div", "segments", choices...),
		textBox("p", "question-effect", effect),
	)
}

// mostNamed is how many places a sentence names before it stops.
const mostNamed = 6

// noteText is one note with its place.
type noteText struct{ place, words string }

// notesOf returns what is wrong with a text and what was assumed, each with its place.
func (t *Tournament) notesOf(l *text.Language, r *paste.Reading) (wrong, assumed []noteText) {
	for i := range r.Notes {
		n := &r.Notes[i]
		one := noteText{notePlace(l, r, n), noteWords(l, r.Event, n)}
		if n.Kind.Wrong() {
			wrong = append(wrong, one)
		} else {
			assumed = append(assumed, one)
		}
	}
	return wrong, assumed
}

// notePlace says where in the text a note belongs.
func notePlace(l *text.Language, r *paste.Reading, n *paste.Note) string {
	var parts []string
	if n.Seat >= 0 && n.Seat < len(r.Event.Players) {
		parts = append(parts, nameOf(l, &r.Event.Players[n.Seat]))
	}
	if n.Round > 0 {
		parts = append(parts, l.Say(text.NoteRound, "round", itoa(n.Round)))
	}
	if n.Line > 0 {
		place := text.NoteLine
		if r.Document != nil {
			place = text.FileLine // the columns of a file are counted in characters
		}
		parts = append(parts, l.Say(place, "line", itoa(n.Line), "column", itoa(max(n.Column, 1))))
	}
	return strings.Join(parts, " · ")
}

// renderNoteList shows notes; long lists only begin.
func renderNoteList(title, class string, notes []noteText) goapp.UI {
	const most = 30
	var entries []goapp.UI
	for i, n := range notes {
		if i == most {
			entries = append(entries, textBox("li", "", "… +"+itoa(len(notes)-most)))
			break
		}
		entries = append(entries, box("li", "",
			goapp.If(n.place != "", func() goapp.UI { return textBox("span", "note-place", n.place) }),
			textBox("span", "", n.words),
		))
	}
	return goapp.If(len(notes) > 0, func() goapp.UI {
		return elem("div").Class("notes", class).Body(textBox("h3", "", title+" ("+itoa(len(notes))+")"), box("ul", "", entries...))
	})
}

// certaintyClasses mark a field that is not simply what stands there.
var certaintyClasses = [...]string{paste.Sure: "", paste.Assumed: "assumed", paste.Repaired: "repaired", paste.Ambiguous: "ambiguous", paste.Unread: "unread"}

// renderFields shows every field of the table with what it was taken for.
func (t *Tournament) renderFields(l *text.Language, r *paste.Reading) goapp.UI {
	if r.Document != nil {
		return t.renderCells(l, r.Event)
	}
	var rows, cells []goapp.UI
	line := 0
	flush := func() {
		if len(cells) > 0 {
			rows = append(rows, box("tr", "", append([]goapp.UI{elem("th").Attr("scope", "row").Text(line)}, cells...)...))
		}
		cells = nil
	}
	for i := range r.Fields {
		f := &r.Fields[i]
		if f.Line != line {
			flush()
			line = f.Line
		}
		class := certaintyClasses[f.Certainty]
		taken := l.Text(meaningNames[f.Meaning])
		if f.Meaning == paste.Round {
			taken = l.Say(text.NoteRound, "round", itoa(f.Round))
			if f.Seat >= 0 && f.Round > 0 {
				taken = r.Event.Text(f.Seat, f.Round)
			}
		}
		td := elem("td").Class("field", class)
		if f.Meaning == paste.Unused && f.Raw != "" {
			td = td.Class("unused")
		}
		if f.Raw != "" || taken != "" && f.Meaning == paste.Round {
			td = td.Title(taken).Body(
				textBox("span", "", f.Raw),
				goapp.If(f.Meaning == paste.Round && taken != f.Raw && taken != "", func() goapp.UI { return textBox("small", "", "→ "+taken) }),
			)
		}
		cells = append(cells, td)
	}
	flush()
	return elem("div").Class("frame fields").TabIndex(0).Role("region").Aria("label", l.Text(text.LookAtReading)).Body(
		box("table", "", box("tbody", "", rows...)),
	)
}

// renderCells shows the rounds of a file, whose fields have fixed columns.
func (t *Tournament) renderCells(l *text.Language, e *engine.Event) goapp.UI {
	var rows []goapp.UI
	for seat := range e.Players {
		cells := []goapp.UI{elem("th").Attr("scope", "row").Text(e.Players[seat].Number), textBox("td", "", nameOf(l, &e.Players[seat]))}
		for round := 1; round <= e.Rounds; round++ {
			cells = append(cells, textBox("td", "", e.Text(seat, round)))
		}
		rows = append(rows, box("tr", "", cells...))
	}
	return elem("div").Class("frame fields").TabIndex(0).Role("region").Aria("label", l.Text(text.LookAtReading)).Body(
		box("table", "", box("tbody", "", rows...)),
	)
}
