package app

import (
	"strings"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Prizes is the room that shares out what an event has to give.
type Prizes struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Language string // code of the language

	ctx     goapp.Context // of the component itself, outliving any of its elements
	history history[*prizes.State]
	list    prizes.List
	ranking prizes.Ranking
	order   prizes.Order
	result  prizes.Result
	store   store
	event   *tournament.State // the last saved one of this browser, nil where there is none
	recent  []*prizes.State   // what was typed earlier in this browser
	notice  text.Key
	said    string // what was said to screen readers last
	gone    bool   // another room has the page: the address is no longer this one's
	changes int    // counts changes, so that a delayed task knows whether it is the last one
	focus   focusedField
}

func (p *Prizes) language() *text.Language { return text.In(p.Language) }

// now returns the state that is shown.
func (p *Prizes) now() *prizes.State { return p.history.now }

// OnInit opens what is in the address, or the last that was typed in this browser. What was typed into the
// page before the program came is on top of it.
func (p *Prizes) OnInit() {
	p.store = store{storage: browserStorage{}, prefix: prizesKey}
	p.history.now = prizes.New()
	if goapp.IsClient {
		fragment, _ := address()
		p.start(fragment)
		texts, focus := typedEarly()
		p.focus = focus
		p.rescue(texts)
		p.event = lastEvent(browserStorage{})
		p.recent = p.earlier()
	}
	p.compute()
}

// start opens the state of a fragment, or else the last saved one.
func (p *Prizes) start(fragment string) {
	if isFor(fragment, prizes.LinkPrefix) {
		s, err := prizes.ReadFragment(fragment)
		if err == nil {
			p.history.now = s
			p.store.open(s.Fragment())
			return
		}
		p.notice = text.LinkBroken
	}
	for _, saved := range p.store.cards() {
		if s, err := prizes.ReadFragment(saved.fragment); err == nil {
			p.history.now = s
			p.store.open(saved.fragment)
			return
		}
	}
}

// mostRecent is how many of the earlier states are offered.
const mostRecent = 3

// earlier returns what was typed earlier, the latest first.
func (p *Prizes) earlier() []*prizes.State {
	var states []*prizes.State
	for _, saved := range p.store.cards() {
		s, err := prizes.ReadFragment(saved.fragment)
		if err == nil && *s != *p.now() && !s.Empty() && len(states) < mostRecent {
			states = append(states, s)
		}
	}
	return states
}

// rescue takes the texts that fields already have.
func (p *Prizes) rescue(texts map[string]string) {
	next := p.now()
	if typed := texts[p.listID()]; typed != "" {
		next = next.WithList(typed)
	}
	if typed := texts[p.rankingID()]; typed != "" {
		next = next.WithRanking(typed)
	}
	if typed := texts[p.orderID()]; typed != "" {
		next = next.WithOrder(typed)
	}
	p.history.do(next, "")
}

// lastEvent returns the event that was saved last, nil where there is none.
func lastEvent(from storage) *tournament.State {
	events := store{storage: from, prefix: eventKey}
	for _, saved := range events.cards() {
		if s, err := tournament.ReadFragment(saved.fragment); err == nil {
			return s
		}
	}
	return nil
}

// OnMount gives the focus back and says that the page takes input.
func (p *Prizes) OnMount(ctx goapp.Context) {
	p.ctx = ctx
	p.settle()
	focusAt(p.focus.id, p.focus.start, p.focus.end)
	onLeave(p.save)
	onAddressChange(func() { ctx.Dispatch(p.onAddress) })
	if len(p.history.past) > 0 {
		p.changes++
		p.save()
	}
	setDocumentAttribute("data-ready", "true")
}

// OnDismount keeps what was typed before another room takes the page.
func (p *Prizes) OnDismount() {
	p.save()
	p.gone = true
}

// onAddress opens another state when the fragment of the address was changed by hand or by a link.
func (p *Prizes) onAddress(goapp.Context) {
	fragment, _ := address()
	if p.gone || !strings.HasPrefix(fragment, prizes.LinkPrefix) || fragment == p.now().Fragment() {
		return
	}
	s, err := prizes.ReadFragment(fragment)
	if err != nil {
		p.notice = text.LinkBroken
		return
	}
	p.keep()
	p.store.open(s.Fragment())
	p.replace(s)
}

// Render shows the choices, what is typed, and who gets what.
func (p *Prizes) Render() goapp.UI {
	l := p.language()
	return elem("section").ID(p.ID).Class("prizes").Aria("label", l.Text(text.PrizesLabel)).OnKeyDown(p.onKey).Body(
		p.renderBar(l),
		noticePlace(p.notice != 0, func() string { return l.Text(p.notice) }),
		box("div", "columns", p.renderForm(l), p.renderResult(l)),
		elem("p").Class("unseen").Role("status").Text(p.said),
	)
}

// The ids of the elements that the focus goes to.
func (p *Prizes) listID() string    { return p.ID + "-list" }
func (p *Prizes) rankingID() string { return p.ID + "-ranking" }
func (p *Prizes) orderID() string   { return p.ID + "-order" }
