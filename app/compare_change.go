package app

import (
	"net/url"
	"time"

	"feinwertung/app/compare"
	"feinwertung/app/text"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// start returns the cards that the room begins with: of the fragment, or else the last saved ones, or else
// empty ones; the query may name another rule set as long as there is no fragment. The notice says what could
// not be done.
func (r *Compare) start(fragment, query string) (s *lineup, notice text.Key) {
	if isFor(fragment, lineupLink) {
		s, err := readLineupFragment(fragment)
		if err == nil {
			r.store.open(lineupFragment(s))
			return s, 0
		}
		notice = text.LinkBroken
	}
	s = newLineup()
	for _, saved := range r.store.cards() {
		if last, err := readLineupFragment(saved.fragment); err == nil {
			s = last
			r.store.open(saved.fragment)
			break
		}
	}
	if values, err := url.ParseQuery(trimQuestionMark(query)); err == nil {
		s = s.withOptions(s.Cards[0].State.SetRules(values.Get("rules")))
	}
	return s, notice
}

// rescue returns the cards with the texts that their fields already have.
func (r *Compare) rescue(s *lineup, texts map[string]string) *lineup {
	for i := range s.Cards {
		if name := texts[r.nameID(i)]; name != "" {
			s = s.withName(i, cutName(name))
		}
		s = s.withState(i, r.editors[i].rescue(s.Cards[i].State, texts))
	}
	return s.withOptions(r.settings.rescueOptions(s.Cards[0].State, texts))
}

// refresh computes what is not computed yet of the present cards, and ranks them.
func (r *Compare) refresh() {
	s := r.now()
	criteria := s.criteria()
	r.tables = r.tables[:0:0]
	for i := range s.Cards {
		e := &r.editors[i]
		e.criteria = criteria
		if e.sheet == nil || e.sheet.state != s.Cards[i].State {
			sh := compute(s.Cards[i].State)
			sh.named = true
			e.show(sh)
		}
		r.tables = append(r.tables, e.sheet.table)
	}
	r.settings.show(r.editors[0].sheet)
	r.ranking = compare.Rank(r.tables, s.Order)
	r.chosen = min(r.chosen, len(s.Cards)-1)
}

// change makes a change. field names the field that is being typed into, so that one entry is one step of undo,
// and so that places are compared with those before the entry; "" makes the change a step of its own.
func (r *Compare) change(next *lineup, field string) {
	if next == r.now() {
		return
	}
	if field == "" || field != r.history.field {
		r.before = r.ranking
	}
	r.history.do(next, field)
	r.changed()
}

// changed computes anew, and a little later saves and says what moved.
func (r *Compare) changed() {
	r.refresh()
	r.notice = 0
	r.changes++
	saveWhenQuiet(r.ctx, &r.changes, r.save)
	whenQuiet(r.ctx, &r.changes, announceDelay, func(goapp.Context) { r.said = r.announcement(r.language()) })
}

// replace shows other cards, which undo takes back. Those that were there stay saved.
func (r *Compare) replace(s *lineup) {
	r.keep()
	r.store.leave()
	r.store.open(lineupFragment(s))
	r.before = nil
	r.history.do(s, "")
	r.changed()
	r.before = nil
	r.later(r.settle)
}

// save writes the cards into the address and the storage, as soon as there was anything to keep.
func (r *Compare) save() {
	if fragment := r.keep(); fragment != "" {
		replaceFragment(fragment)
	}
}

// keep writes the cards into the storage alone, and returns their fragment, "" where there is nothing to write.
func (r *Compare) keep() string {
	if r.gone || r.changes == 0 && len(r.history.past) == 0 {
		return ""
	}
	fragment := lineupFragment(r.now())
	r.store.save(fragment, time.Now().UnixMilli())
	return fragment
}

// onAddress opens other cards when the fragment of the address holds others than those that are shown.
func (r *Compare) onAddress() {
	fragment, _ := address()
	if r.gone || linkRoom(fragment) != lineupLink || fragment == lineupFragment(r.now()) {
		return
	}
	s, err := readLineupFragment(fragment)
	if err != nil {
		r.notice = text.LinkBroken
		return
	}
	r.replace(s)
}

// onKey takes the keys that work everywhere in the room: undo and redo.
func (r *Compare) onKey(ctx goapp.Context, e goapp.Event) {
	switch p := pressedOf(e); {
	case p.undoes():
		e.PreventDefault()
		r.travel(r.history.undo)
	case p.redoes():
		e.PreventDefault()
		r.travel(r.history.redo)
	default:
		ctx.PreventUpdate()
	}
}

// travel goes through the changes.
func (r *Compare) travel(step func() bool) {
	before := r.ranking
	if !step() {
		return
	}
	r.before = before
	r.changed()
	r.later(r.settle)
}

// settle makes the page say what go-app cannot: fields that were emptied, and attributes without a value.
func (r *Compare) settle() {
	for i := range r.now().Cards {
		r.editors[i].settle()
		setFieldText(r.nameID(i), r.now().Cards[i].Name)
	}
	r.settings.settle()
}

func (r *Compare) nameID(card int) string { return r.ID + "-name-" + itoa(card+1) }
