package app

import (
	"fmt"
	"slices"
	"testing"

	"feinwertung/app/text"
)

// memory is a storage of the test.
type memory map[string]string

func (m memory) Get(key string) string { return m[key] }
func (m memory) Set(key, value string) { m[key] = value }
func (m memory) Remove(key string)     { delete(m, key) }
func (m memory) Keys() []string {
	keys := []string{}
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// fragments returns the saved cards, the latest first.
func (st *store) fragments() []string {
	var fragments []string
	for _, card := range st.cards() {
		fragments = append(fragments, card.fragment)
	}
	return fragments
}

func TestTwoPagesKeepBothCards(t *testing.T) {
	shared := memory{}
	first, second := &store{storage: shared}, &store{storage: shared}
	first.save("c1:5,fide-2026:13", 1)
	s, _ := second.start("", "")
	if cardFragment(s) != "c1:5,fide-2026:13" {
		t.Fatalf("the second page opens %s", cardFragment(s))
	}
	first.save("c1:5,fide-2026:13;14", 2)
	second.save("c1:5,fide-2026:15", 3)
	first.save("c1:5,fide-2026:13;14;15", 4)
	second.save("c1:5,fide-2026:15;16", 5)
	want := []string{"c1:5,fide-2026:15;16", "c1:5,fide-2026:13;14;15"}
	if got := first.fragments(); !slices.Equal(got, want) {
		t.Errorf("kept are %q, want %q", got, want)
	}
}

func TestReloadGoesOnWithTheSameCard(t *testing.T) {
	shared := memory{}
	st := &store{storage: shared}
	st.save("c1:5,fide-2026:13", 1)
	again := &store{storage: shared}
	again.start("c1:5,fide-2026:13", "")
	again.save("c1:5,fide-2026:13;14", 2)
	if got := again.fragments(); !slices.Equal(got, []string{"c1:5,fide-2026:13;14"}) {
		t.Errorf("kept are %q", got)
	}
}

func TestLeftCardsStay(t *testing.T) {
	st := &store{storage: memory{"feinwertung:card:odd": "not ours", "feinwertung:theme": "dark", "other": "1 c1:5,fide-2026:1"}}
	for n := range 2 * mostCards {
		st.leave()
		st.save(fmt.Sprintf("c1:%d,fide-2026:1", n+1), int64(n+1))
	}
	cards := st.fragments()
	if len(cards) != mostCards || !slices.Contains(cards, fmt.Sprintf("c1:%d,fide-2026:1", 2*mostCards)) {
		t.Errorf("kept are %q", cards)
	}
	if st.storage.Get("other") == "" || st.storage.Get("feinwertung:card:odd") == "" {
		t.Error("something that is no card of ours was removed")
	}
}

// A clock that was put back makes the open card the oldest; it stays all the same.
func TestOpenCardStaysWhateverTheClockSays(t *testing.T) {
	st := &store{storage: memory{}}
	for n := range mostCards {
		st.save(fmt.Sprintf("c1:%d,fide-2026:1", n+1), int64(1000+n))
		st.leave()
	}
	for _, fragment := range []string{"c1:9,fide-2026:13", "c1:9,fide-2026:13;14"} {
		st.save(fragment, 1)
		if cards := st.fragments(); !slices.Contains(cards, fragment) || len(cards) > mostCards+1 {
			t.Errorf("kept are %q", cards)
		}
	}
}

func TestStart(t *testing.T) {
	const saved = "c1:7,us-chess:13"
	for _, tt := range []struct {
		name, fragment, query string
		want                  string
		notice                text.Key
	}{
		{"the last card", "", "", saved, 0},
		{"a link", "c1:5,fide-2023:12", "", "c1:5,fide-2023:12", 0},
		{"a link is stronger than the query", "c1:5,fide-2023:12", "?rules=played-only", "c1:5,fide-2023:12", 0},
		{"the query names the rule set", "", "?lang=en&rules=played-only", "c1:7,played-only:13", 0},
		{"an unknown rule set", "", "?rules=fide-1924", saved, 0},
		{"a broken link", "c1:5,what", "", saved, text.LinkBroken},
		{"a link of a later version", "c9:5,fide-2026:13", "", saved, text.LinkBroken},
		{"a link to another room", "t1:abc", "", saved, 0},
		{"an anchor that is no link", "somewhere", "", saved, 0},
	} {
		st := &store{storage: memory{cardKey + "a": "5 " + saved, cardKey + "b": "4 c1:5,fide-2026:1", cardKey + "c": "9 c9:broken"}}
		s, notice := st.start(tt.fragment, tt.query)
		if got := cardFragment(s); got != tt.want || notice != tt.notice {
			t.Errorf("%s: %s, notice %d; want %s, notice %d", tt.name, got, notice, tt.want, tt.notice)
		}
	}
	st := &store{storage: memory{}}
	if s, _ := st.start("", "?rules=us-chess"); cardFragment(s) != "c1:5,us-chess" {
		t.Errorf("the first visit opens %s", cardFragment(s))
	}
}

func TestEarlierCards(t *testing.T) {
	st := &store{storage: memory{
		cardKey + "a": "1 c1:5,fide-2026:13", cardKey + "b": "2 c1:5,fide-2026", cardKey + "c": "3 c1:5,fide-2026:14", cardKey + "d": "4 c1:x",
	}}
	var got []string
	for _, card := range st.earlier("c1:5,fide-2026:14") {
		got = append(got, card.fragment)
	}
	if !slices.Equal(got, []string{"c1:5,fide-2026:13"}) {
		t.Errorf("offered are %q: neither the open card nor an empty or a broken one was expected", got)
	}
}

// TestSameCardTwicePushesNoneOut goes back and forth between cards, which saves the same one under several keys.
func TestSameCardTwicePushesNoneOut(t *testing.T) {
	st := &store{storage: memory{}}
	st.save("c1:5,fide-2026:11", 1)
	for i := range int64(3 * mostCards) {
		st.leave()
		st.save("c1:5,fide-2026:12", 2+2*i)
		st.leave()
		st.save("c1:5,fide-2026:13", 3+2*i)
	}
	if got := st.fragments(); len(got) > mostCards || !slices.Contains(got, "c1:5,fide-2026:11") {
		t.Errorf("kept are %q", got)
	}
	var shown []string
	for _, card := range st.earlier("c1:5,fide-2026:13") {
		shown = append(shown, card.fragment)
	}
	if want := []string{"c1:5,fide-2026:12", "c1:5,fide-2026:11"}; !slices.Equal(shown, want) {
		t.Errorf("offered are %q, want %q", shown, want)
	}
}
