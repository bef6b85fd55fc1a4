package app

import (
	"testing"

	"feinwertung/engine"
)

func TestRoundsKeepWhatWasTyped(t *testing.T) {
	s := newState().SetRounds(9).SetScore(9, "7½").SetResult(9, Drawn)
	fewer := s.SetRounds(3)
	if fewer.Rounds != 3 || fewer.Rows[8] != s.Rows[8] {
		t.Errorf("three rounds: %d rounds, row 9 %+v", fewer.Rounds, fewer.Rows[8])
	}
	if back := fewer.SetRounds(9); back != s {
		t.Errorf("nine rounds again: %+v, want %+v", back, s)
	}
	if n := s.SetRounds(0).Rounds; n != 1 {
		t.Errorf("SetRounds(0) gives %d rounds", n)
	}
	if n := s.SetRounds(99).Rounds; n != MaxRounds {
		t.Errorf("SetRounds(99) gives %d rounds", n)
	}
}

func TestAbsences(t *testing.T) {
	s := newState().AddAbsence(2, 'Z').AddAbsence(2, '+').AddAbsence(2, 'H')
	for _, tt := range []struct {
		name string
		got  State
		want string
	}{
		{"added", s, "Z+H"},
		{"a requested bye was followed", s.ToggleAbsence(2, 0), "z+H"},
		{"and not", s.ToggleAbsence(2, 0).ToggleAbsence(2, 0), "Z+H"},
		{"of a forfeit there is no such question", s.ToggleAbsence(2, 1), "Z+H"},
		{"no such round", s.ToggleAbsence(2, 3), "Z+H"},
		{"removed", s.RemoveAbsence(2, 1), "ZH"},
		{"no such round to remove", s.RemoveAbsence(2, 3), "Z+H"},
	} {
		if got := tt.got.Rows[1].Away; got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	for range 2 * MaxRounds {
		s = s.AddAbsence(1, 'Z')
	}
	if n := len(s.Rows[0].Away); n != MaxRounds {
		t.Errorf("%d unplayed rounds of one opponent were taken", n)
	}
}

func TestScoring(t *testing.T) {
	s := newState()
	for _, tt := range []struct {
		name            string
		state           State
		win, draw, loss engine.Points
		bye             engine.Points
	}{
		{"standard", s, engine.Point, engine.HalfPoint, 0, engine.Point},
		{"3-1-0", s.SetSystem(ThreeOne), 3 * engine.Point, engine.Point, 0, 3 * engine.Point},
		{"2-1-0", s.SetSystem(TwoOne), 2 * engine.Point, engine.Point, 0, 2 * engine.Point},
		{"own starts from what was in force", s.SetSystem(ThreeOne).SetSystem(Own), 3 * engine.Point, engine.Point, 0, 3 * engine.Point},
		{"a bye worth half a point", s.SetSystem(Own).SetWorth(WorthBye, "½"), engine.Point, engine.HalfPoint, 0, engine.HalfPoint},
		{"what cannot be read has the usual worth", s.SetSystem(Own).SetWorth(WorthWin, "much"), engine.Point, engine.HalfPoint, 0, engine.Point},
	} {
		got, _ := tt.state.Scoring.points()
		if got.Win != tt.win || got.Draw != tt.draw || got.Loss != tt.loss || got.PairingBye != tt.bye {
			t.Errorf("%s: %+v", tt.name, got)
		}
	}
	unread := s.SetSystem(Own).SetWorth(WorthDraw, "?")
	if _, wrong := unread.Scoring.points(); wrong != [4]bool{WorthDraw: true} {
		t.Errorf("marked as wrong: %v", wrong)
	}
	own := s.SetSystem(Own).SetWorth(WorthWin, "5")
	if again := own.SetSystem(Standard).SetSystem(Own); again != own {
		t.Errorf("an own scoring was forgotten: %+v", again.Scoring)
	}
}

func TestCleared(t *testing.T) {
	s := newState().SetRules("us-chess").SetRounds(7).SetScore(7, "3").SetRounds(5)
	if s.Empty() {
		t.Error("a hidden row counts as typed")
	}
	c := s.Cleared()
	if !c.Empty() || c.Rules != "us-chess" || c.Rounds != 5 {
		t.Errorf("cleared: %+v", c)
	}
	if c.SetRules("fide-1924") != c {
		t.Error("an unknown rule set changed something")
	}
}

func TestResultOfKey(t *testing.T) {
	for _, tt := range []struct {
		keys string
		want Result
	}{
		{"1", Won}, {"=½rR", Drawn}, {"0", Lost}, {"+", ForfeitWin}, {"-−–", ForfeitLoss},
		{"uU", PairingBye}, {"fF", FullBye}, {"hH", HalfBye}, {"zZ", ZeroBye},
	} {
		for _, key := range tt.keys {
			if got, known := resultOfKey(string(key)); !known || got != tt.want {
				t.Errorf("key %q: %q, %v", key, got, known)
			}
		}
	}
	for _, key := range []string{"Delete", "Backspace"} {
		if got, known := resultOfKey(key); !known || got != NotPlayed {
			t.Errorf("key %s: %q, %v", key, got, known)
		}
	}
	for _, key := range []string{"", "2", "a", "Tab", "Shift", "Unidentified"} {
		if got, known := resultOfKey(key); known {
			t.Errorf("key %q was taken as %q", key, got)
		}
	}
}
