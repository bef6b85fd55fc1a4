package app

import (
	"feinwertung/app/compare"
	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// compareFile is the document of the room.
const compareFile = "compare.html"

// Compare is cards side by side: the order of the criteria, the ranking that follows from it, and who is first
// under each criterion alone.
type Compare struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Language string // code of the language

	ctx     goapp.Context // of the component itself, outliving any of its elements
	history history[*lineup]
	store   store

	editors  [mostLineup]cardEditor // by the place of the card
	settings cardEditor             // what holds for all cards
	order    orderEditor

	tables  []*engine.CardTable
	ranking *compare.Ranking
	before  *compare.Ranking // before the last step, nil where there was none
	chosen  int              // the card that is shown where there is room for one only

	notice text.Key
	said   string      // to screen readers, last
	recent []savedCard // of the calculator
	copied copyingResult
	focus  focusedField // where the focus was before the program came

	changes int  // counts changes, so that a delayed task knows whether it is the last one
	moves   int  // counts where the focus went, for the same reason
	gone    bool // another room has the page: the address is no longer this one's
}

func (r *Compare) language() *text.Language { return text.In(r.Language) }

// now returns the cards that are shown.
func (r *Compare) now() *lineup { return r.history.now }

// OnInit opens the cards in the address, or the last ones of this browser. What was typed into the page before
// the program came is on top of them.
func (r *Compare) OnInit() {
	r.store = store{storage: browserStorage{}, prefix: lineupKey}
	for i := range r.editors {
		r.editors[i] = cardEditor{id: r.ID + "-" + itoa(i+1), typed: r.render, moved: r.renderWhenQuiet, finish: r.history.finish, opens: r.openSum,
			take: func(next State, field string) { r.change(r.now().withState(i, next), field) }}
	}
	r.settings = cardEditor{id: r.ID, finish: r.history.finish,
		take: func(next State, field string) { r.change(r.now().withOptions(next), field) }}
	r.order = orderEditor{chips: r.ID + "-order", picked: -1,
		order:  func() []engine.Criterion { return r.now().Order },
		move:   func(from, to int) { r.change(r.now().moveCriterion(from, to), "") },
		remove: func(at int) { r.change(r.now().removeCriterion(at), "") }}
	r.history.now = newLineup()
	if goapp.IsClient {
		fragment, query := address()
		r.history.now, r.notice = r.start(fragment, query)
		texts, focus := typedEarly()
		r.focus = focus
		r.history.do(r.rescue(r.now(), texts), "")
		cards := store{storage: browserStorage{}}
		r.recent = cards.earlier("")
	}
	r.refresh()
}

// OnMount gives the focus back and says that the page takes input.
func (r *Compare) OnMount(ctx goapp.Context) {
	r.ctx = ctx
	r.settle()
	focusAt(r.focus.id, r.focus.start, r.focus.end)
	onLeave(r.save)
	followKeyboard()
	onAddressChange(func() { ctx.Dispatch(func(goapp.Context) { r.onAddress() }) })
	r.save()
	setDocumentAttribute("data-ready", "true")
}

// OnNav opens the cards that another room sent here: its address holds only after the room is there.
func (r *Compare) OnNav(goapp.Context) { r.onAddress() }

// OnDismount keeps the cards before another room takes the page.
func (r *Compare) OnDismount() {
	r.save()
	r.gone = true
}

// later does something after the next rendering.
func (r *Compare) later(do func()) { r.ctx.Defer(func(goapp.Context) { do() }) }

// render renders the room anew.
func (r *Compare) render() { r.ctx.Dispatch(func(goapp.Context) {}) }

// renderWhenQuiet renders the room when the focus has come to rest.
func (r *Compare) renderWhenQuiet() {
	renderWhenQuiet(r.ctx, &r.moves)
}

// openSum shows the sum of a criterion on every card, so that they can be compared.
func (r *Compare) openSum(code string) {
	for i := range r.editors {
		r.editors[i].opened = code
	}
}

// Render shows the order, the ranking, the cards and where else cards can come from.
func (r *Compare) Render() goapp.UI {
	l := r.language()
	var cards []goapp.UI
	for i := range r.now().Cards {
		cards = append(cards, r.renderCard(l, i))
	}
	return elem("section").ID(r.ID).Class("compare").Aria("label", l.Text(text.CompareLabel)).
		OnKeyDown(r.onKey).
		Body(
			r.renderBar(l),
			noticePlace(r.notice != 0, func() string { return l.Text(r.notice) }),
			r.renderOrder(l),
			r.renderRanking(l),
			r.renderTabs(l),
			box("div", "compare-cards", cards...),
			textBox("p", "keys", l.Text(text.KeyboardHint)),
			goapp.If(!r.now().empty(), func() goapp.UI { return r.renderLeads(l) }),
			r.renderMore(l),
			r.renderStrip(l),
			elem("p").Class("unseen").Role("status").Text(r.said),
		)
}
