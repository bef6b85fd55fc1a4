package app

import (
	"testing"

	"feinwertung/app/tournament"
)

// The bin asks before it deletes; the second press of a double click is not an answer.
func TestDeletingAsks(t *testing.T) {
	kept := memory{}
	begun(kept, tournament.Fragment(tournament.NewSwiss(4, 3)))
	room := begun(kept, tournament.Fragment(tournament.NewSwiss(6, 3)))
	room.saved = room.savedEvents()
	if len(room.saved) != 2 || room.saved[0].when == 0 {
		t.Fatalf("saved: %+v", room.saved)
	}
	first, second := room.saved[0].key, room.saved[1].key
	for _, step := range []struct {
		key  string
		nth  int
		left int
	}{{first, 1, 2}, {first, 2, 2}, {second, 1, 2}, {first, 1, 2}, {first, 1, 1}, {second, 0, 1}, {second, 0, 0}} {
		if room.pressDelete(step.key, step.nth); len(kept) != step.left {
			t.Fatalf("after %+v: %v", step, kept)
		}
	}
}

// The columns with pairing numbers in them grow with the digits of the largest.
func TestDigitsClass(t *testing.T) {
	room := readEvent(t, exampleEvent)
	for number, want := range map[int]string{8: "", 99: "", 100: " digits-3", 999: " digits-3", 1000: " digits-4"} {
		room.now().Event.Players[7].Number = number
		if got := room.digitsClass(); got != want {
			t.Errorf("number %d: %q", number, got)
		}
	}
}

// A text is several lines high as long as it is said what was understood of it.
func TestTextIsSeenWhileItIsQuestionable(t *testing.T) {
	room := readEvent(t, exampleEvent)
	room.reading, room.problem = nil, nil
	if got := room.pasteRows(); got != 1 {
		t.Errorf("beside an event: %d", got)
	}
	for _, typed := range []string{exampleEvent, "nothing of the kind"} {
		room.typed = typed
		if room.read(); room.pasteRows() < 4 {
			t.Errorf("%d lines for %.20q", room.pasteRows(), typed)
		}
	}
}
