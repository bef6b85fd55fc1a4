package app

// mostUndo is how many steps back are kept.
const mostUndo = 200

// history is the present state with the way back and forth. A state is a value, or points to what is
// never changed.
type history[S comparable] struct {
	now    S
	past   []S
	future []S
	field  string // the field that the last step typed into, "" when it is finished
}

// do makes a change. Changes that follow one another in the same field are one step, so that undo
// takes back an entry and not a letter; field is "" for a change that is a step of its own.
func (h *history[S]) do(next S, field string) {
	if next == h.now {
		return
	}
	if field == "" || field != h.field {
		h.past = append(h.past, h.now)
		if len(h.past) > mostUndo {
			h.past = append([]S(nil), h.past[len(h.past)-mostUndo:]...)
		}
	}
	h.now, h.future, h.field = next, nil, field
}

// finish ends the step that is being typed.
func (h *history[S]) finish() { h.field = "" }

// undo goes one step back and reports whether there was one.
func (h *history[S]) undo() bool {
	if len(h.past) == 0 {
		return false
	}
	last := len(h.past) - 1
	h.future = append(h.future, h.now)
	h.now, h.past, h.field = h.past[last], h.past[:last], ""
	return true
}

// redo goes one step forth again and reports whether there was one.
func (h *history[S]) redo() bool {
	if len(h.future) == 0 {
		return false
	}
	last := len(h.future) - 1
	h.past = append(h.past, h.now)
	h.now, h.future, h.field = h.future[last], h.future[:last], ""
	return true
}
