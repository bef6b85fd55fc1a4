package app

import (
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
)

// readEvent opens a text in a room without a page.
func readEvent(t *testing.T, content string) *Tournament {
	t.Helper()
	r, err := paste.Read(content)
	if err != nil {
		t.Fatal(err)
	}
	room := &Tournament{ID: "event", Language: "en"}
	room.store.storage = memory{}
	room.show(tournament.Open(r.Event, engine.FIDE2026(), nil))
	return room
}

// Every criterion that is offered has a name, a meaning and words for each line of its sum, in every language.
func TestEverySumOfAnEventHasWords(t *testing.T) {
	room := readEvent(t, exampleEvent)
	for _, l := range text.Complete() {
		for _, group := range offered {
			criteria, err := engine.ParseCriteria(group.codes)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range criteria {
				room.history.now = room.now().WithOrder([]engine.Criterion{c})
				room.compute()
				if criterionName(l, c) == "" || criterionMeaning(l, c) == "" {
					t.Errorf("%s: %s has no name or no meaning", l.Code, c)
				}
				for seat := range room.now().Event.Players {
					here := room.sheet.Explain(seat, 1)
					e := explainSteps(l, room.setting(l), &here, room.underOtherRules(c, seat))
					for _, one := range append(e.lines, allLines(e.others)...) {
						if one.words == "" || one.amount == "" || strings.ContainsAny(one.words, "{}") {
							t.Errorf("%s: %s of seat %d, round %d: %+v", l.Code, c, seat, one.round, one)
						}
					}
					if here.Value.Defined() && len(here.Steps)+len(here.Encounter)+len(derivation(l, &here)) == 0 && c.Name != engine.RTNG && c.Name != engine.TPN && c.Name != engine.USRES {
						t.Errorf("%s of seat %d has a value and nothing behind it", c, seat)
					}
				}
			}
		}
	}
}

func allLines(others []comparison) []line {
	var lines []line
	for i := range others {
		lines = append(lines, others[i].lines...)
	}
	return lines
}

func TestSeparationSentences(t *testing.T) {
	room := readEvent(t, exampleEvent)
	l := room.language()
	for _, tt := range []struct {
		seat, other int
		order, want string
	}{
		{1, 0, "BH", "Ana before Bo: 4 points against 3½."},
		{2, 3, "BH", "Cai before Dev: equal on points (3); Buchholz 15 against 13½ decides."},
		{3, 2, "BH/C1 BH", "Cai before Dev: equal on points (3) and BH/C1 (13); Buchholz 15 against 13½ decides."},
		{2, 3, "BH/C1", "Cai and Dev share place 3: equal under every criterion."},
	} {
		order, err := engine.ParseCriteria(tt.order)
		if err != nil {
			t.Fatal(err)
		}
		room.history.now = room.now().WithOrder(order)
		room.compute()
		if got := room.separationSentence(l, tt.seat, tt.other); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.order, got, tt.want)
		}
	}
}

// An average says how it was divided, a rating performance from what it comes.
func TestDerivations(t *testing.T) {
	room := readEvent(t, exampleEvent)
	l := room.language()
	for code, want := range map[string]string{
		"ARO": "9672 divided by 5: 1934",
		"TPR": "4 of 5 is 80%: the average rating 1934 and a difference of 240 give 2174.",
		"AOB": "",
	} {
		c, err := engine.ParseCriterion(code)
		if err != nil {
			t.Fatal(err)
		}
		x := room.sheet.Table.Explain(c, 0)
		got := strings.Join(derivation(l, &x), " ")
		if want != "" && got != want || got == "" {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func TestEveryWarningAndNoteHasASentence(t *testing.T) {
	for k := tournament.BuchholzRobin; k <= tournament.FewRounds; k++ {
		if _, known := warningSentences[k]; !known {
			t.Errorf("warning %d has no sentence", k)
		}
	}
	for k := paste.UnknownCell; k < paste.NoteKinds; k++ {
		if _, known := noteSentences[k]; !known && k != paste.FromFile {
			t.Errorf("note %d has no sentence", k)
		}
	}
	for k := engine.BadNumber; k <= engine.PointsDiffer; k++ {
		if _, known := problemSentences[k]; !known {
			t.Errorf("problem %d has no sentence", k)
		}
	}
	for k := paste.TooLarge; k <= paste.FieldsLost; k++ {
		if _, known := errorSentences[k]; !known {
			t.Errorf("error %d has no sentence", k)
		}
	}
	for f := paste.Crosstable; f <= paste.ReportFile; f++ {
		if int(f) >= len(formatNames) || formatNames[f] == 0 {
			t.Errorf("the format %s has no name", f)
		}
	}
}

// Deleting an event leaves nothing of it, and the others stay.
func TestDeletedEventsAreGone(t *testing.T) {
	room := readEvent(t, exampleEvent)
	room.store.prefix = eventKey
	first := tournament.Fragment(room.now())
	room.store.save(first, 1)
	key := room.store.key
	room.store.leave()
	room.store.save(tournament.Fragment(room.now().SetTitle("Other")), 2)
	room.deleteSaved(key)
	if len(room.saved) != 1 || room.saved[0].title != "Other" {
		t.Errorf("saved: %+v", room.saved)
	}
	if room.sheet == nil {
		t.Error("another event was closed")
	}
	room.deleteSaved(room.store.key)
	if len(room.store.storage.Keys()) != 0 || room.sheet != nil {
		t.Errorf("left: %v", room.store.storage.Keys())
	}
}
