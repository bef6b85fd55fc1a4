package app

import "testing"

func TestOneEntryIsOneStep(t *testing.T) {
	h := history[State]{now: newState()}
	empty := h.now
	for _, typed := range []string{"3", "3 ", "3 1", "3 1/", "3 1/2"} {
		h.do(h.now.SetScore(1, typed), "first")
	}
	first := h.now
	h.do(h.now.SetScore(2, "4"), "second")
	h.finish()
	h.do(h.now.SetScore(2, "5"), "second")
	for _, want := range []State{first.SetScore(2, "4"), first, empty} {
		if !h.undo() || h.now != want {
			t.Fatalf("undo gives %+v, want %+v", h.now.Rows[:2], want.Rows[:2])
		}
	}
	if h.undo() {
		t.Error("there was something before the beginning")
	}
	for _, want := range []State{first, first.SetScore(2, "4"), first.SetScore(2, "5")} {
		if !h.redo() || h.now != want {
			t.Fatalf("redo gives %+v, want %+v", h.now.Rows[:2], want.Rows[:2])
		}
	}
	if h.redo() {
		t.Error("there was something after the end")
	}
}

func TestChangeAfterUndo(t *testing.T) {
	h := history[State]{now: newState()}
	h.do(h.now.SetResult(1, Won), "")
	h.undo()
	h.do(h.now.SetResult(1, Lost), "")
	if h.redo() {
		t.Error("a change that was taken back came again after another one")
	}
	h.do(h.now, "")
	if len(h.past) != 1 {
		t.Errorf("a change that changes nothing is a step: %d steps", len(h.past))
	}
	for n := range mostUndo + 50 {
		h.do(h.now.SetRounds(1+n%MaxRounds), "")
	}
	if len(h.past) != mostUndo {
		t.Errorf("%d steps are kept", len(h.past))
	}
}
