package app

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// storage keeps texts by key, as the browser's local storage does.
type storage interface {
	Get(key string) string // "" when there is none
	Set(key, value string)
	Remove(key string)
	Keys() []string
}

// Keys in the storage.
const (
	cardKey     = "feinwertung:card:"   // followed by the number of the card
	eventKey    = "feinwertung:event:"  // followed by the number of the event
	prizesKey   = "feinwertung:prizes:" // followed by the number of what was typed
	lineupKey   = "feinwertung:cards:"  // followed by the number of the cards side by side
	planKey     = "feinwertung:plan"
	languageKey = "feinwertung:language"
	themeKey    = "feinwertung:theme"
)

// mostCards is how many cards are kept, and how many events.
const mostCards = 10

// store keeps the cards of this browser, or the events in the same way, each under a key of its own. Several pages may be open at
// the same time: a page only writes over what it wrote or read itself, and takes a new key otherwise.
type store struct {
	storage storage
	prefix  string // of the keys; "" is cardKey
	key     string // of the card that is open, "" when it has none yet
	known   string // what stands under it as far as this page knows
}

// savedCard is a card in the storage.
type savedCard struct {
	key      string
	when     int64 // milliseconds since 1970
	fragment string
	beside   string // what is kept beside it and in no link, "" for nothing
}

// family returns what the keys begin with.
func (st *store) family() string { return cmp.Or(st.prefix, cardKey) }

// cards returns the saved cards, the latest first.
func (st *store) cards() []savedCard {
	var cards []savedCard
	for _, key := range st.storage.Keys() {
		if !strings.HasPrefix(key, st.family()) {
			continue
		}
		when, fragment, _ := strings.Cut(st.storage.Get(key), " ")
		n, err := strconv.ParseInt(when, 10, 64)
		if err != nil {
			continue
		}
		fragment, beside, _ := strings.Cut(fragment, " ")
		cards = append(cards, savedCard{key, n, fragment, beside})
	}
	slices.SortFunc(cards, func(a, b savedCard) int {
		return cmp.Or(cmp.Compare(b.when, a.when), strings.Compare(a.key, b.key))
	})
	return cards
}

// open makes a saved card with the same fragment the one that is written to, and returns what is kept
// beside it.
func (st *store) open(fragment string) (beside string) {
	st.leave()
	for _, card := range st.cards() {
		if card.fragment == fragment {
			st.key, st.known = card.key, st.storage.Get(card.key)
			return card.beside
		}
	}
	return ""
}

// leave makes the next save a new card, so that the one that was open stays as it is.
func (st *store) leave() { st.key, st.known = "", "" }

// save writes the card that is open: its fragment and, after a blank, what is kept beside it. now is the time
// in milliseconds since 1970.
func (st *store) save(content string, now int64) {
	if _, saved, _ := strings.Cut(st.known, " "); saved == content && st.key != "" {
		return
	}
	if st.key == "" || st.storage.Get(st.key) != st.known {
		st.key = st.free(now)
	}
	st.known = strconv.FormatInt(now, 10) + " " + content
	st.storage.Set(st.key, st.known)
	st.tidy()
}

// tidy keeps as many cards as are kept, and rather an old one than one twice: going back and forth between cards leaves
// the same one in several places.
func (st *store) tidy() {
	cards := st.cards()
	tooMany := len(cards) - mostCards
	if tooMany <= 0 {
		return
	}
	seen := map[[2]string]bool{}
	once := slices.DeleteFunc(cards, func(card savedCard) bool {
		content := [2]string{card.fragment, card.beside}
		again := tooMany > 0 && seen[content] && card.key != st.key
		if again {
			st.storage.Remove(card.key)
			tooMany--
		}
		seen[content] = true
		return again
	})
	for _, card := range once[min(mostCards, len(once)):] {
		if card.key != st.key {
			st.storage.Remove(card.key)
		}
	}
}

// free returns a key that nothing stands under.
func (st *store) free(now int64) string {
	for n := now; ; n++ {
		if key := st.family() + strconv.FormatInt(n, 36); st.storage.Get(key) == "" {
			return key
		}
	}
}
