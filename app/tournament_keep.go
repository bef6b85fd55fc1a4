package app

import (
	"slices"
	"time"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
)

// savedEvent is an event in the storage.
type savedEvent struct {
	key   string
	title string
	about string
	when  int64 // it was last changed, in milliseconds since 1970
}

// saveNew saves the event that is open unless the same one is among the saved ones already.
func (t *Tournament) saveNew() {
	if t.store.key == "" {
		t.changes++
		t.save()
	}
}

// savedEvents returns the saved events, the latest first.
func (t *Tournament) savedEvents() []savedEvent {
	var list []savedEvent
	for _, saved := range t.store.cards() {
		s, err := tournament.ReadFragment(saved.fragment)
		if err != nil {
			continue
		}
		l := t.language()
		title := s.Event.Name
		if title == "" {
			title = l.Text(text.UntitledEvent)
		}
		list = append(list, savedEvent{saved.key, title, l.Say(text.EventSize,
			"players", itoa(len(s.Event.Players)), "rounds", itoa(s.Event.Rounds)), saved.when})
	}
	return list
}

// save writes the event into the storage and, where it is not too long, into the address.
func (t *Tournament) save() {
	if fragment := t.keep(); fragment != "" {
		putFragment(fragment)
	}
}

// keep writes the event into the storage alone, and returns its fragment, "" where there is nothing to write.
func (t *Tournament) keep() string {
	if t.gone || t.sheet == nil || t.changes == 0 {
		return ""
	}
	fragment := tournament.Fragment(t.now())
	content := fragment
	if t.source.text != "" {
		content += " " + t.source.text
	}
	t.store.save(content, time.Now().UnixMilli())
	return fragment
}

// openSaved opens a saved event.
func (t *Tournament) openSaved(key string) {
	cards := t.store.cards()
	at := slices.IndexFunc(cards, func(c savedCard) bool { return c.key == key })
	if at < 0 {
		return
	}
	s, err := tournament.ReadFragment(cards[at].fragment)
	if err != nil {
		return
	}
	t.save()
	beside := t.store.open(cards[at].fragment)
	t.sheet = nil
	t.show(s)
	t.recall(beside)
	t.changes++
	t.save()
	t.saved = t.savedEvents()
}

// deleteSaved removes a saved event. If it is the open one, nothing of it stays: not in the room, not in
// the address.
func (t *Tournament) deleteSaved(key string) {
	t.asked = ""
	t.store.storage.Remove(key)
	if key == t.store.key {
		t.closeEvent()
	}
	t.saved = t.savedEvents()
}

// closeEvent leaves the open event.
func (t *Tournament) closeEvent() {
	t.store.leave()
	t.history = history[*tournament.State]{}
	t.sheet, t.rows, t.open, t.changes = nil, nil, opened{}, 0
	replaceFragment("")
}
