package app

import (
	"testing"

	"feinwertung/app/tournament"
)

// begun returns a room that begins with an address, in a browser that has kept something.
func begun(kept memory, fragment string) *Tournament {
	room := &Tournament{ID: "event", Language: "en", store: store{storage: kept, prefix: eventKey}}
	room.begin(fragment)
	return room
}

// An event that was opened from a link is there without the link, once, and crowds out the oldest one.
func TestLinkedEventIsSaved(t *testing.T) {
	kept := memory{}
	link := tournament.Fragment(readEvent(t, exampleEvent).now())
	for range 2 {
		if room := begun(kept, link); room.sheet == nil || len(room.savedEvents()) != 1 {
			t.Fatalf("kept are %v", kept)
		}
	}
	again := begun(kept, "")
	if again.sheet == nil || tournament.Fragment(again.now()) != link || len(kept) != 1 {
		t.Fatalf("without the link: kept are %v", kept)
	}
	// It is written to from then on, not copied.
	again.history.now = again.now().SetTitle("Changed")
	again.changes++
	again.save()
	if len(kept) != 1 {
		t.Errorf("a change made a second one: %v", kept)
	}
	// Times are not told apart here; which ones go is the store's own test.
	for n := range mostCards + 2 {
		begun(kept, tournament.Fragment(tournament.NewSwiss(n+2, 3)))
	}
	room := begun(kept, link)
	if len(kept) != mostCards || tournament.Fragment(room.now()) != link {
		t.Errorf("%d events are kept", len(kept))
	}
}
