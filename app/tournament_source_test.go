package app

import (
	"slices"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"
)

// printedList is exampleEvent with two tie-breaks printed.
func printedList() string {
	lines := strings.Split(strings.TrimSpace(exampleEvent), "\n")
	lines[0] += "\tBH\tSB"
	for i, values := range []string{"14\t11", "13½\t9", "15\t8", "13½\t8", "12\t5", "10\t2½", "11\t0", "9½\t0"} {
		lines[i+1] += "\t" + values
	}
	return strings.Join(lines, "\n")
}

// After a reload the list can still be compared, the printed sheet still says what was assumed, in the language
// of the page, and a change of the event takes neither away.
func TestSourceIsKept(t *testing.T) {
	kept := memory{}
	r, err := paste.Read(printedList())
	if err != nil || len(r.Columns) != 2 {
		t.Fatal(r, err)
	}
	room := begun(kept, "")
	room.show(tournament.Open(r.Event, r.Rules(), namedOrder(r)))
	room.cameFrom(r)
	room.changes++
	room.save()
	assumed := room.assumptions(text.In("de"))
	if len(assumed) < 2 {
		t.Fatalf("assumed: %q", assumed)
	}
	report := published.Check(r)

	for _, fragment := range []string{"", tournament.Fragment(room.now())} {
		again := begun(kept, fragment)
		if got := again.assumptions(text.In("de")); !slices.Equal(got, assumed) {
			t.Errorf("assumed: %q, want %q", got, assumed)
		}
		if got := again.assumptions(text.In("hu")); len(got) != len(assumed) || slices.Equal(got, assumed) {
			t.Errorf("in Hungarian: %q", got)
		}
		if again.check.printed() != 2 {
			t.Fatalf("%d printed columns", again.check.printed())
		}
		for i, c := range published.Check(again.check.reading).Columns {
			if want := report.Columns[i]; c.Criterion != want.Criterion || c.Agree != want.Agree || c.Of != want.Of || c.Of != 8 {
				t.Errorf("%s: %v for %d of %d, want %v for %d of %d", c.Label, c.Criterion, c.Agree, c.Of, want.Criterion, want.Agree, want.Of)
			}
		}
		if len(kept) != 1 {
			t.Errorf("%d events are kept", len(kept))
		}
	}

	changed := begun(kept, "")
	changed.history.now = changed.now().SetTitle("Changed")
	changed.changes++
	changed.save()
	last := begun(kept, "")
	if last.now().Event.Name != "Changed" || last.check.printed() != 2 || len(kept) != 1 {
		t.Errorf("after a change %d columns are left, %d events", last.check.printed(), len(kept))
	}
	// Another event has none of it.
	last.show(tournament.NewSwiss(4, 3))
	if last.check.printed() != 0 || len(last.assumptions(text.In("de"))) != 0 {
		t.Error("an event that was typed has printed columns")
	}
}

// A link is as long as without: what was printed stays in this browser.
func TestLinkLeavesTheSourceOut(t *testing.T) {
	r, err := paste.Read(printedList())
	if err != nil {
		t.Fatal(err)
	}
	kept := memory{}
	room := begun(kept, "")
	room.show(tournament.Open(r.Event, r.Rules(), namedOrder(r)))
	link := tournament.Fragment(room.now())
	room.cameFrom(r)
	if tournament.Fragment(room.now()) != link {
		t.Error("the link is another one")
	}
	other := begun(memory{}, link)
	if other.sheet == nil || other.check.printed() != 0 {
		t.Errorf("from the link: %d columns", other.check.printed())
	}
}
