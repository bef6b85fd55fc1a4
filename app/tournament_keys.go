package app

import (
	"strconv"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// tablePart is the part of the table that an event is about.
type tablePart struct {
	number string // of the player
	part   string // rank, player, cell or value
	id     string // of the element
	round  string
	code   string // of the criterion
}

// partOf returns what part of the table an event is about; the fields are "" for what it is not about.
func partOf(e goapp.Event) (p tablePart) {
	target := e.Get("target")
	if !target.Get("closest").Truthy() {
		return p
	}
	cell := target.Call("closest", "[data-part]")
	if cell.IsNull() {
		return p
	}
	row := cell.Call("closest", "tr[data-startno]")
	if row.IsNull() {
		return p
	}
	data := cell.Get("dataset")
	p.number, p.part, p.id = row.Get("dataset").Get("startno").String(), data.Get("part").String(), cell.Get("id").String()
	if p.part == "cell" {
		p.round = data.Get("round").String()
	}
	if p.part == "value" {
		p.code = data.Get("tiebreak").String()
	}
	return p
}

// seatOf returns the seat of the player of a part, -1 for none.
func (t *Tournament) seatOf(p tablePart) int {
	n, err := strconv.Atoi(p.number)
	if err != nil || t.sheet == nil {
		return -1
	}
	return t.now().Event.SeatOf(n)
}

// openedBy returns what touching a part opens.
func (t *Tournament) openedBy(p tablePart) opened {
	o := opened{seat: t.seatOf(p)}
	switch {
	case o.seat < 0:
	case p.part == "rank":
		o.what = pairPanel
	case p.part == "player":
		o.what = playerPanel
	case p.part == "value":
		o.what, o.code = sumPanel, p.code
	case p.part == "cell":
		o.what = cellPanel
		o.at, _ = strconv.Atoi(p.round)
	}
	return o
}

// toggle shows below a row what was asked for, or hides it when it is there already.
func (t *Tournament) toggle(o opened) {
	if o == t.open || o.what == noPanel {
		t.open = opened{}
		return
	}
	t.takeCell()
	t.open, t.cell, t.other = o, cellEditor{}, -1
	if o.what == pairPanel {
		t.other = t.sheet.Neighbour(o.seat)
	}
	t.ctx.Defer(func(goapp.Context) {
		showElement(t.panelID())
		showElement(t.openerID())
	})
}

func (t *Tournament) onTableClick(ctx goapp.Context, e goapp.Event) {
	p := partOf(e)
	if p.part == "" {
		ctx.PreventUpdate()
		return
	}
	roveTo(p.id)
	t.toggle(t.openedBy(p))
}

func (t *Tournament) onTableFocus(ctx goapp.Context, e goapp.Event) {
	ctx.PreventUpdate()
	t.focused, t.field = partOf(e).id, ""
	if tag := e.Get("target").Get("tagName").String(); tag == "INPUT" || tag == "SELECT" {
		t.field = e.Get("target").Get("id").String()
	}
	if t.focused != "" {
		roveTo(t.focused)
	}
}

func (t *Tournament) onTableBlur(ctx goapp.Context, _ goapp.Event) {
	ctx.PreventUpdate()
	t.focused, t.field = "", ""
	t.history.finish()
}

// onTableKey takes the keys of the table: arrows move, results are set by TRF's letters, Enter opens.
func (t *Tournament) onTableKey(ctx goapp.Context, e goapp.Event) {
	part, p := partOf(e), pressedOf(e)
	t.taken = ""
	if part.part == "" || p.ctrl || p.alt {
		ctx.PreventUpdate()
		return
	}
	if seat, round := t.cellOf(part); seat >= 0 && t.opening(seat, round) {
		t.onComingKey(ctx, e, p.key)
		return
	}
	if columns, rows := p.direction(); columns != 0 || rows != 0 {
		ctx.PreventUpdate()
		e.PreventDefault()
		if next := beside(part.id, columns, rows); next != "" {
			moveFocus(next)
		}
		return
	}
	switch {
	case p.key == "Enter" || p.key == " " || p.key == "F2":
		e.PreventDefault()
		t.toggle(t.openedBy(part))
		switch t.open.what {
		case cellPanel:
			t.enter()
		case playerPanel:
			t.enterName(t.open.seat)
		}
	case t.cellKey(part, p.key):
		e.PreventDefault()
		ctx.PreventUpdate()
		t.taken = p.key
	default:
		ctx.PreventUpdate()
	}
}

// onComingKey takes a key on a cell whose editor is about to be there, and does with it what the editor would do. Signs are
// left to onTablePress.
func (t *Tournament) onComingKey(ctx goapp.Context, e goapp.Event, key string) {
	switch key {
	case "Enter":
		e.PreventDefault()
		t.finishCell()
	case "Backspace", "Delete":
		e.PreventDefault()
		signs := []rune(t.cell.typed)
		if key == "Backspace" && len(signs) > 0 {
			signs = signs[:len(signs)-1]
		}
		t.edit(t.open.seat, t.open.at, string(signs))
	case "Tab":
		t.cell.coming = false
		t.takeCell()
	case "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End":
		ctx.PreventUpdate()
		e.PreventDefault() // they would only move the caret
	default:
		ctx.PreventUpdate()
	}
}

// direction returns how many columns to the right and rows down a key goes.
func (p pressed) direction() (columns, rows int) {
	const far = 1000
	switch p.key {
	case "ArrowRight":
		return 1, 0
	case "ArrowLeft":
		return -1, 0
	case "ArrowDown":
		return 0, 1
	case "ArrowUp":
		return 0, -1
	case "Home":
		return -far, 0
	case "End":
		return far, 0
	}
	return 0, 0
}

// cellKey takes a key that was pressed on a cell, if it is one of a result.
func (t *Tournament) cellKey(part tablePart, key string) bool {
	seat, round := t.cellOf(part)
	r, known := resultOfKey(key)
	if seat < 0 || !known || t.opening(seat, round) {
		return false
	}
	next, needsOpponent := t.now().SetResult(seat, round, r.Letter())
	if needsOpponent {
		return false
	}
	before := t.sheet
	t.change(next, "")
	t.writeChanges(before)
	t.renderLate()
	return true
}

// cellOf returns the seat and the round of a part, -1 for the seat where it is no cell.
func (t *Tournament) cellOf(part tablePart) (seat, round int) {
	round, err := strconv.Atoi(part.round)
	if part.part != "cell" || err != nil {
		return -1, 0
	}
	return t.seatOf(part), round
}

// onTablePress opens a cell with the first digit of an opponent's number. This waits for the sign that a key
// types: the editor takes the focus, and a browser may type the sign of a key into whatever has the focus by
// then, also if the key was taken when it went down. What is typed before the editor has the focus goes into it.
func (t *Tournament) onTablePress(ctx goapp.Context, e goapp.Event) {
	part, p := partOf(e), pressedOf(e)
	seat, round := t.cellOf(part)
	switch {
	case seat < 0 || p.ctrl || p.alt || p.key == t.taken || len([]rune(p.key)) != 1:
		ctx.PreventUpdate()
	case t.opening(seat, round):
		e.PreventDefault()
		t.edit(seat, round, t.cell.typed+p.key)
	case p.key >= "0" && p.key <= "9":
		e.PreventDefault()
		t.edit(seat, round, p.key)
	default:
		ctx.PreventUpdate()
	}
}

// opening reports whether a cell was opened by a key that is still being typed into its editor: a key may come to the cell
// until the editor has got the focus, and one that was on its way even after that.
func (t *Tournament) opening(seat, round int) bool {
	return t.open == opened{seat: seat, what: cellPanel, at: round} && (t.cell.coming || t.cell.typing)
}

// onKey takes the keys that work everywhere in the room: undo and redo, and Escape, which closes what is open
// and then goes back to the event as it was.
func (t *Tournament) onKey(ctx goapp.Context, e goapp.Event) {
	p := pressedOf(e)
	key := strings.ToLower(p.key)
	inField := e.Get("target").Get("tagName").String() == "TEXTAREA"
	switch {
	case p.undoes() && !inField:
		e.PreventDefault()
		if !t.takeBackTyping(e) {
			t.undo()
		}
	case p.redoes() && !inField:
		e.PreventDefault()
		t.redo()
	case key == "escape" && t.asked != "":
		e.PreventDefault()
		t.asked = ""
	case key == "escape" && t.sheet != nil && t.open.what != noPanel:
		e.PreventDefault()
		t.leave(t.openerID())
	case key == "escape" && t.sheet != nil && t.now().Changes() > 0:
		e.PreventDefault()
		t.original()
	default:
		ctx.PreventUpdate()
	}
}

// openerID returns the id of what the open panel belongs to.
func (t *Tournament) openerID() string {
	switch t.open.what {
	case sumPanel:
		return t.valueID(t.open.seat, t.open.code)
	case cellPanel:
		return t.cellID(t.open.seat, t.open.at)
	case pairPanel:
		return t.partID(t.open.seat, "rank")
	}
	return t.partID(t.open.seat, "name")
}
