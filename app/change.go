package app

import (
	"net/url"
	"time"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The delays after the last change: when what is not written at once is rendered, when the card is saved, and when
// screen readers are told.
const (
	renderDelay   = 120 * time.Millisecond // the values have been painted by then, on slow machines too
	saveDelay     = 250 * time.Millisecond
	announceDelay = 1200 * time.Millisecond
	copiedDelay   = 2 * time.Second
)

// start returns the state that a page begins with: of the fragment, or else of the last saved card,
// or else an empty card; the query may name another rule set as long as there is no fragment. The
// notice says what could not be done.
func (st *store) start(fragment, query string) (s State, notice text.Key) {
	if isFor(fragment, cardLink) {
		s, err := readCardFragment(fragment)
		if err == nil {
			st.open(cardFragment(s))
			return s, 0
		}
		notice = text.LinkBroken
	}
	s = newState()
	for _, card := range st.cards() {
		if saved, err := readCardFragment(card.fragment); err == nil {
			s = saved
			st.open(card.fragment)
			break
		}
	}
	if values, err := url.ParseQuery(trimQuestionMark(query)); err == nil {
		s = s.SetRules(values.Get("rules"))
	}
	return s, notice
}

func trimQuestionMark(query string) string {
	if query != "" && query[0] == '?' {
		return query[1:]
	}
	return query
}

// earlier returns the saved cards that show something else than the fragment, each once.
func (st *store) earlier(fragment string) []savedCard {
	var cards []savedCard
	shown := map[string]bool{fragment: true}
	for _, card := range st.cards() {
		if s, err := readCardFragment(card.fragment); err == nil && !s.Empty() && !shown[card.fragment] {
			cards = append(cards, card)
			shown[card.fragment] = true
		}
	}
	return cards
}

// refresh computes everything anew from the present state.
func (c *Calculator) refresh() { c.show(compute(c.history.now)) }

// change makes a change of the card. field names the field that is being typed into, so that one
// entry is one step of undo; "" makes the change a step of its own.
func (c *Calculator) change(next State, field string) {
	if next == c.history.now {
		return
	}
	c.history.do(next, field)
	c.changed()
}

// changed computes anew and saves a little later.
func (c *Calculator) changed() {
	before := c.sheet.values
	c.refresh()
	c.writeValues(before)
	c.notice = 0
	c.changes++
	saveWhenQuiet(c.ctx, &c.changes, c.save)
	whenQuiet(c.ctx, &c.changes, announceDelay, func(goapp.Context) { c.announced = c.announcement(c.language()) })
}

// renderWhenQuiet renders what is not a value, the sums and the rows, when the typing pauses: the next key does not wait for it.
func (c *Calculator) renderWhenQuiet() {
	renderWhenQuiet(c.ctx, &c.entries)
}

// writeValues puts the values that changed on the page at once. go-app renders them later and finds them there.
func (c *Calculator) writeValues(before []cell) {
	l := c.language()
	var texts []elementText
	for i := range c.sheet.values {
		v := c.sheet.values[i].value
		if v.Compare(before[i].value) == 0 {
			continue
		}
		code := cardCriteria[i].String()
		texts = append(texts, elementText{c.outputID(code), shown(l, v), exact(v)})
		if c.needsSummary() {
			texts = append(texts, elementText{id: c.summaryID(code), text: shown(l, v)})
		}
	}
	writeTexts(texts)
}

// replace shows another card, which undo takes back.
func (c *Calculator) replace(ctx goapp.Context, s State) {
	c.change(s, "")
	c.more = 0
	ctx.Defer(func(goapp.Context) { c.settle() })
}

// save writes the card into the address and the storage.
func (c *Calculator) save() {
	if c.gone {
		return
	}
	if c.touched() {
		replaceFragment(cardFragment(c.history.now))
	}
	c.keep()
}

// keep writes the card into the storage alone.
func (c *Calculator) keep() {
	if c.touched() {
		c.store.save(cardFragment(c.history.now), time.Now().UnixMilli())
	}
}

// touched reports whether anything was done; before that there is nothing to write.
func (c *Calculator) touched() bool { return c.changes > 0 || len(c.history.past) > 0 }

// undo and redo go through the changes.
func (c *Calculator) undo(ctx goapp.Context) { c.travel(ctx, c.history.undo) }
func (c *Calculator) redo(ctx goapp.Context) { c.travel(ctx, c.history.redo) }

func (c *Calculator) travel(ctx goapp.Context, step func() bool) {
	if !step() {
		return
	}
	c.changed()
	ctx.Defer(func(goapp.Context) { c.settle() })
}

// clear empties the rows. The card that was there stays among the earlier ones.
func (c *Calculator) clear(ctx goapp.Context) {
	if c.history.now.Empty() {
		return
	}
	c.openCard(ctx, c.history.now.Cleared())
	focusOn(c.scoreID(1))
}

// openCard shows another card and keeps the present one under its own key.
func (c *Calculator) openCard(ctx goapp.Context, s State) {
	c.save()
	c.store.leave()
	c.replace(ctx, s)
	c.recent = c.store.earlier(cardFragment(s))
}

// cutTyped shortens a text to what a field takes.
func cutTyped(typed string) string {
	for len(typed) > mostTyped {
		typed = string([]rune(typed)[:mostTyped/4])
	}
	return typed
}

// announcement is one short sentence with the values most people look for.
func (c *Calculator) announcement(l *text.Language) string {
	value := func(criterion engine.Criterion) string { return shown(l, c.sheet.value(criterion)) }
	return l.Say(text.Announcement,
		"points", c.ownPoints(l),
		"buchholz", value(engine.Criterion{Name: engine.BH}),
		"cut", value(engine.Criterion{Name: engine.BH, Low: 1}),
		"sonneborn", value(engine.Criterion{Name: engine.SB}))
}
