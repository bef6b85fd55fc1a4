package app

import (
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// pressed is a key with what is held down beside it.
type pressed struct {
	key         string
	shift, ctrl bool // ctrl is also the command key
	alt         bool
}

func pressedOf(e goapp.Event) pressed {
	return pressed{
		key:   e.Get("key").String(),
		shift: e.Get("shiftKey").Truthy(),
		ctrl:  e.Get("ctrlKey").Truthy() || e.Get("metaKey").Truthy(),
		alt:   e.Get("altKey").Truthy(),
	}
}

// undoes and redoes report whether a key goes through the history, as it does everywhere in a room.
func (p pressed) undoes() bool {
	return p.ctrl && !p.alt && !p.shift && strings.ToLower(p.key) == "z"
}

func (p pressed) redoes() bool {
	key := strings.ToLower(p.key)
	return p.ctrl && !p.alt && (key == "y" || p.shift && key == "z")
}

// onKey takes the keys that work everywhere in the calculator: undo and redo.
func (c *Calculator) onKey(ctx goapp.Context, e goapp.Event) {
	switch p := pressedOf(e); {
	case p.undoes():
		e.PreventDefault()
		c.undo(ctx)
	case p.redoes():
		e.PreventDefault()
		c.redo(ctx)
	default:
		ctx.PreventUpdate()
	}
}

// vertical returns how many rows a key goes down, 0 for keys that do something else.
func (p pressed) vertical() int {
	switch {
	case p.ctrl || p.alt:
		return 0
	case p.key == "ArrowDown", p.key == "Enter" && !p.shift:
		return 1
	case p.key == "ArrowUp", p.key == "Enter":
		return -1
	}
	return 0
}

// onScoreKey moves from a score field: Enter and the arrows up and down to the rows below and
// above, the right arrow behind the last sign to the result.
func (c *cardEditor) onScoreKey(round int, e goapp.Event) {
	p := pressedOf(e)
	if by := p.vertical(); by != 0 {
		e.PreventDefault()
		focusOn(c.scoreID(round + by))
		return
	}
	if p.key != "ArrowRight" || p.ctrl || p.alt || p.shift {
		return
	}
	if start, end, length := caret(c.scoreID(round)); end == length && (start == end || start == 0) {
		e.PreventDefault()
		focusOn(c.resultID(round))
	}
}

// onResultKey takes a result by its key and moves from it as from a score field.
func (c *cardEditor) onResultKey(ctx goapp.Context, round int, e goapp.Event) {
	p := pressedOf(e)
	if by := p.vertical(); by != 0 {
		e.PreventDefault()
		focusOn(c.resultID(round + by))
		return
	}
	if p.ctrl || p.alt {
		return
	}
	switch p.key {
	case "ArrowLeft":
		e.PreventDefault()
		focusOn(c.scoreID(round))
		return
	case "ArrowRight":
		e.PreventDefault()
		focusOn(c.scoreID(round + 1))
		return
	case " ":
		e.PreventDefault()
		c.toggleMore(round)
		return
	case "Escape":
		c.more = 0
		return
	}
	if r, known := resultOfKey(p.key); known {
		e.PreventDefault()
		c.setResult(ctx, round, r)
	}
}

// toggleMore shows or hides the further choices of a round.
func (c *cardEditor) toggleMore(round int) {
	if c.more == round {
		round = 0
	}
	c.more = round
}

// onValueKey opens and closes the sum of a value and moves between the values.
func (c *cardEditor) onValueKey(code string, e goapp.Event) {
	p := pressedOf(e)
	switch {
	case p.ctrl || p.alt:
	case p.key == "Enter" || p.key == " ":
		e.PreventDefault()
		c.toggleSum(code)
	case p.key == "Escape" && c.opened != "":
		e.PreventDefault()
		c.open("")
	case p.key == "ArrowDown" || p.key == "ArrowUp":
		e.PreventDefault()
		for i, criterion := range c.criteria {
			if to := i + p.vertical(); criterion.String() == code && to >= 0 && to < len(c.criteria) {
				focusOn(c.outputID(c.criteria[to].String()))
			}
		}
	}
}

// toggleSum shows or hides the sum of a value.
func (c *cardEditor) toggleSum(code string) {
	if c.opened == code {
		code = ""
	}
	c.open(code)
}
