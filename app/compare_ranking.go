package app

import (
	"strings"

	"feinwertung/app/compare"
	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// move returns what the last step did to the place of a card, and false where it stayed.
func (r *Compare) move(card int) (compare.Move, bool) {
	for _, m := range compare.Moves(r.before, r.ranking) {
		if m.Card == card {
			return m, true
		}
	}
	return compare.Move{}, false
}

// arrow writes a move: "3 → 1".
func arrow(m compare.Move) string { return itoa(m.Before) + " → " + itoa(m.After) }

// placeText is the place of a card, and where it comes from when the last step moved it.
func (r *Compare) placeText(card int) string {
	if m, moved := r.move(card); moved {
		return arrow(m)
	}
	return itoa(r.ranking.Of(card))
}

// movedClass says in which direction a card moved.
func (r *Compare) movedClass(card int) string {
	m, moved := r.move(card)
	switch {
	case !moved:
		return ""
	case m.After < m.Before:
		return "up"
	}
	return "down"
}

// renderRanking shows the places with what decided each.
func (r *Compare) renderRanking(l *text.Language) goapp.UI {
	var places []goapp.UI
	for i, p := range r.ranking.Places {
		entry := elem("li").Class("ranked", r.movedClass(p.Card)).DataSet("place", p.Rank).DataSet("ranked", p.Card+1).DataSet("decided", r.decided(p))
		if p.Shared {
			entry = entry.DataSet("shared", "shared")
		}
		places = append(places, entry.Body(
			textBox("span", "compare-place", r.placeText(p.Card)),
			textBox("b", "", r.now().name(p.Card)),
			textBox("span", "", r.reason(l, i)),
		))
	}
	if r.now().empty() {
		places = nil // all are equal, which says nothing yet
	}
	return elem("section").Class("ranking").Aria("label", l.Text(text.CardRanking)).Body(
		textBox("h2", "", l.Text(text.CardRanking)),
		box("ol", "", places...),
		textBox("p", "ranking-note", r.note(l)),
	)
}

// decided returns the code of the criterion that decided a place, "" where none did.
func (r *Compare) decided(p compare.Place) string {
	if p.Decided < 0 {
		return ""
	}
	return r.ranking.Order[p.Decided].String()
}

// reason says what decided a place: for the first what the card has, for the others what separates them from
// the one above.
func (r *Compare) reason(l *text.Language, place int) string {
	p := r.ranking.Places[place]
	if place == 0 {
		return r.editors[p.Card].ownPoints(l)
	}
	above := r.ranking.Places[place-1].Card
	c := tournament.Comparison{Decided: p.Decided}
	for i, criterion := range r.ranking.Order {
		c.Columns = append(c.Columns, tournament.ComparedColumn{Criterion: criterion, Ahead: r.ranking.Value(above, i), Behind: r.ranking.Value(p.Card, i)})
	}
	return separationWords(l, &c, r.now().name(above), r.now().name(p.Card), p.Rank)
}

// note says what the ranking is still without, or what is not to be used.
func (r *Compare) note(l *text.Language) string {
	if r.now().empty() {
		return l.Text(text.CompareHint)
	}
	var notes []string
	var forbidden []string
	incomplete := false
	for _, c := range r.now().Order {
		if c.Name.OfBuchholz() && r.settings.state().Pairing == engine.Predetermined {
			forbidden = append(forbidden, c.String())
		}
		for i := range r.now().Cards {
			incomplete = incomplete || r.editors[i].sheet.cellOf(c).incomplete
		}
	}
	if len(forbidden) > 0 {
		notes = append(notes, l.Say(text.WarningBuchholzRobin, "codes", l.List(forbidden), "count", itoa(len(forbidden))))
	}
	if incomplete {
		notes = append(notes, l.Text(text.ExplanationIncomplete))
	}
	if apart := apartWords(l, r.now()); apart != "" {
		notes = append(notes, apart)
	}
	return strings.Join(notes, " ")
}

// renderLeads shows who is first under which criterion alone.
func (r *Compare) renderLeads(l *text.Language) goapp.UI {
	var entries []goapp.UI
	for _, lead := range compare.Leads(r.tables, r.compared()) {
		var names, numbers, codes []string
		for _, card := range lead.Cards {
			names, numbers = append(names, r.now().name(card)), append(numbers, itoa(card+1))
		}
		for _, c := range lead.Criteria {
			codes = append(codes, c.String())
		}
		who := l.Text(text.LeadsNobody)
		if len(names) > 0 {
			who = l.List(names)
		}
		entries = append(entries, elem("li").DataSet("leads", strings.Join(numbers, " ")).Body(
			textBox("b", "", who), textBox("span", "", strings.Join(codes, " · "))))
	}
	return elem("section").Class("leads").Aria("label", l.Text(text.LeadsLabel)).Body(
		textBox("h2", "", l.Text(text.LeadsLabel)),
		box("ul", "", entries...),
	)
}

// compared are the criteria for which it is said who is first: those of the order and those of its kind.
func (r *Compare) compared() []engine.Criterion {
	american := r.settings.sheet.rules.Own == engine.ZeroOpponent
	list := r.now().criteria()[1:]
	kept := list[:len(r.now().Order):len(r.now().Order)]
	for _, c := range list[len(kept):] {
		if american || groupOf(c) != americanGroup {
			kept = append(kept, c)
		}
	}
	return kept
}

// renderStrip shows the ranking at the lower edge of small screens. Touching a place shows its card.
func (r *Compare) renderStrip(l *text.Language) goapp.UI {
	var entries []goapp.UI
	for _, p := range r.ranking.Places {
		card := p.Card
		entries = append(entries, pushButton("strip-place "+r.movedClass(card), chosenClass(card == r.chosen)).DataSet("strip", card+1).
			Body(textBox("span", "compare-place", r.placeText(card)), textBox("span", "strip-name", r.now().name(card)), textBox("code", "", r.decided(p))).
			OnClick(func(goapp.Context, goapp.Event) {
				r.chosen = card
				r.later(func() { showElement(r.cardID(card)) })
			}, goapp.EventScope(card)))
	}
	return elem("div").Class("summary").Role("group").Aria("label", l.Text(text.CardRanking)).Body(
		box("div", "summary-values", entries...),
	)
}

// announcement says which places the last step moved, and who is first.
func (r *Compare) announcement(l *text.Language) string {
	var moves []string
	for _, m := range compare.Moves(r.before, r.ranking) {
		moves = append(moves, r.now().name(m.Card)+" "+arrow(m))
	}
	if len(moves) == 0 {
		return l.Text(text.NothingMoved)
	}
	return l.Say(text.PlacesMoved, "moves", l.List(moves))
}
