package app

import (
	"strings"
	"time"

	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// renderExports shows the forms in which the event leaves the room.
func (t *Tournament) renderExports(l *text.Language) goapp.UI {
	button := func(action string, label text.Key, do goapp.EventHandler) goapp.UI {
		return actionButton("chip", action).Text(l.Text(label)).OnClick(do)
	}
	link := len(tournament.Fragment(t.now()))
	note := t.copied.outcome(l, text.CopyRefused)
	if link > tournament.MostLink {
		note = l.Say(text.LinkTooLong, "length", itoa(link), "most", itoa(tournament.MostLink))
	}
	return box("div", "choices exports",
		button("print", text.ExportPrint, t.onPrint),
		button("copy-text", text.ExportText, t.onCopyText),
		button("csv", text.ExportCSV, t.onCSV),
		button("trf", text.ExportTRF, t.onTRF),
		unavailable(actionButton("chip", "link").Text(l.Text(text.CopyLink)).OnClick(t.onLink),
			available(link <= tournament.MostLink)),
		elem("p").Class("export-note").Text(note),
	)
}

// fileName returns the name for a file of the event.
func (t *Tournament) fileName(extension string) string {
	name := strings.Map(func(r rune) rune {
		switch {
		case r < ' ' || strings.ContainsRune(`/\:*?"<>|.`, r):
			return '-'
		}
		return r
	}, strings.TrimSpace(t.now().Event.Name))
	if name == "" {
		name = "feinwertung"
	}
	return name + "." + extension
}

func (t *Tournament) onPrint(ctx goapp.Context, _ goapp.Event) {
	ctx.PreventUpdate()
	printPage()
}

func (t *Tournament) onCSV(ctx goapp.Context, _ goapp.Event) {
	ctx.PreventUpdate()
	// Spreadsheets take a file for UTF-8 by the mark in front.
	saveFile(t.fileName("csv"), "text/csv", "\ufeff"+t.sheet.CSV())
}

func (t *Tournament) onTRF(goapp.Context, goapp.Event) {
	file, lost, err := t.sheet.TRF()
	if err != nil {
		t.notice = strings.Join(unreadWords(t.language(), err), " ")
		return
	}
	if len(lost) > 0 {
		t.notice = t.language().Say(text.ExportLost, "what", lossWords(t.language(), t.now().Event, &lost[0]), "count", itoa(len(lost)))
	}
	saveFile(t.fileName("trf"), "text/plain", file)
}

func (t *Tournament) onCopyText(goapp.Context, goapp.Event) {
	l := t.language()
	head := t.now().Event.Name
	if head != "" {
		head += "\n"
	}
	t.copy(head + t.sourceLine(l) + "\n\n" + t.sheet.Text(l.Separator))
}

func (t *Tournament) onLink(goapp.Context, goapp.Event) {
	fragment := tournament.Fragment(t.now())
	if len(fragment) <= tournament.MostLink {
		setQueryValue("lang", t.Language)
		t.copy(linkTo(fragment))
	}
}

func (t *Tournament) copy(content string) {
	copyText(content, func(copied bool) { t.copied.say(t.ctx, copied, text.In(t.Language), text.CopyRefused) })
}

// sourceLine says by what the standings were computed: after which round, rules and their date, order.
func (t *Tournament) sourceLine(l *text.Language) string {
	var order []string
	for _, c := range t.now().Order {
		order = append(order, c.String())
	}
	rules := t.now().RuleSet()
	return l.Say(text.SheetSource, "round", itoa(t.sheet.Table.Rounds()), "rules", rulesName(l, t.now().RuleSet())+", "+rulesDate(l, rules), "order", strings.Join(order, " · "))
}

// renderSheetHead is the head of the printed sheet.
func (t *Tournament) renderSheetHead(l *text.Language) goapp.UI {
	name := t.now().Event.Name
	if name == "" {
		name = l.Text(text.StandingsLabel)
	}
	return elem("div").Class("sheet-head").Aria("hidden", "true").Body(
		textBox("h2", "", name),
		textBox("p", "", t.sourceLine(l)),
	)
}

// renderSheetFoot is the foot of the printed sheet: what was assumed, and the day.
func (t *Tournament) renderSheetFoot(l *text.Language) goapp.UI {
	var lines []goapp.UI
	for _, words := range t.assumptions(l) {
		lines = append(lines, textBox("li", "", words))
	}
	for _, w := range t.sheet.Warnings() {
		lines = append(lines, textBox("li", "", l.Say(warningSentences[w.Kind], "codes", w.Criterion.String(), "count", "1", "rounds", itoa(t.now().Event.Rounds))))
	}
	if n := t.now().Changes(); n > 0 {
		lines = append(lines, textBox("li", "", t.changesSentence(l)))
	}
	year, month, day := time.Now().Date()
	return elem("div").Class("sheet-foot").Aria("hidden", "true").Body(
		goapp.If(len(lines) > 0, func() goapp.UI {
			return box("div", "", textBox("p", "", l.Text(text.SheetAssumed)), box("ul", "", lines...))
		}),
		textBox("p", "", l.Say(text.SheetDate, "day", l.Day(year*10000+int(month)*100+day))),
	)
}
