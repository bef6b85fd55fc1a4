package app

import (
	"slices"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// orderEditor shows an order of criteria as chips that can be dragged, or moved with the keyboard. The room
// that has it makes the changes.
type orderEditor struct {
	chips  string                    // in front of the ids of the chips; unique on the page
	order  func() []engine.Criterion // as it is now
	move   func(from, to int)        // places from 0
	remove func(at int)

	picked int // the chip that has buttons, -1 for none
}

// renderChips shows the order.
func (o *orderEditor) renderChips(l *text.Language) goapp.UI {
	var chips []goapp.UI
	for i, c := range o.order() {
		chips = append(chips, o.chip(l, i, c))
	}
	return box("ol", "order-chips", chips...)
}

// chip is one criterion of the order. Its buttons are there while it is picked.
func (o *orderEditor) chip(l *text.Language, i int, c engine.Criterion) goapp.UI {
	code := c.String()
	picked := o.picked == i
	// A second click may come before the chips are shown in their new order: it is meant for the same criterion.
	here := func() int { return slices.Index(o.order(), c) }
	move := func(action, sign string, label text.Key, by int) goapp.UI {
		return unavailable(pushButton("icon-button").DataSet("move", action).
			Aria("label", l.Say(label, "code", code)).Text(sign).
			OnClick(func(goapp.Context, goapp.Event) {
				if at := here(); at >= 0 {
					o.moveCriterion(at, at+by)
				}
			}, goapp.EventScope(action, i, code)),
			available(i+by >= 0 && i+by < len(o.order())))
	}
	// Where there are no buttons, something else stands before the code: else its element would become a button, and
	// take the focus with it.
	earlier := goapp.UI(elem("span"))
	if picked {
		earlier = move("left", "‹", text.MoveEarlier, -1)
	}
	return elem("li").Class("order-chip", chosenClass(picked)).Attr("draggable", "true").DataSet("criterion", code).
		On("dragstart", func(_ goapp.Context, e goapp.Event) {
			o.picked = i
			e.Get("dataTransfer").Call("setData", "text/plain", code)
			e.Get("dataTransfer").Set("effectAllowed", "move")
		}, goapp.EventScope(i, code)).
		On("dragover", func(ctx goapp.Context, e goapp.Event) {
			ctx.PreventUpdate()
			if o.picked >= 0 {
				e.PreventDefault()
			}
		}, goapp.EventScope(i, code)).
		On("drop", func(_ goapp.Context, e goapp.Event) {
			if o.picked < 0 {
				return
			}
			e.PreventDefault()
			from := o.picked
			o.picked = -1
			o.move(from, i)
		}, goapp.EventScope(i, code)).
		On("dragend", func(goapp.Context, goapp.Event) { o.picked = -1 }, goapp.EventScope(i, code)).
		Body(
			earlier,
			elem("button").ID(o.chipID(i)).Attr("type", "button").Class("order-code").Aria("expanded", picked).
				Aria("label", code+", "+l.Say(text.OrderChip, "name", criterionName(l, c), "place", itoa(i+1))).Title(criterionName(l, c)).
				Text(code).
				OnClick(func(goapp.Context, goapp.Event) { o.pick(i) }, goapp.EventScope(i, code)).
				OnKeyDown(func(ctx goapp.Context, e goapp.Event) { o.onChipKey(ctx, i, e) }, goapp.EventScope(i, code)),
			goapp.If(picked, func() goapp.UI { return move("right", "›", text.MoveLater, 1) }),
			goapp.If(picked, func() goapp.UI {
				return pushButton("icon-button").DataSet("move", "remove").Aria("label", l.Say(text.RemoveCriterion, "code", code)).
					Body(icon("remove")).
					OnClick(func(goapp.Context, goapp.Event) {
						if at := here(); at >= 0 {
							o.removeCriterion(at)
						}
					}, goapp.EventScope(i, code))
			}),
		)
}

func (o *orderEditor) chipID(i int) string { return o.chips + "-" + itoa(i) }

func (o *orderEditor) pick(i int) {
	if o.picked == i {
		i = -1
	}
	o.picked = i
}

// onChipKey moves between the chips with the arrows, moves a chip with Alt or Shift and an arrow, and removes
// it with Delete.
func (o *orderEditor) onChipKey(ctx goapp.Context, i int, e goapp.Event) {
	p := pressedOf(e)
	by := 0
	switch p.key {
	case "ArrowRight", "ArrowDown":
		by = 1
	case "ArrowLeft", "ArrowUp":
		by = -1
	case "Delete", "Backspace":
		e.PreventDefault()
		o.removeCriterion(i)
		return
	}
	if by == 0 || p.ctrl {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	if p.alt || p.shift {
		o.moveCriterion(i, i+by)
		return
	}
	ctx.PreventUpdate()
	focusOn(o.chipID(i + by))
}

// moveCriterion moves a criterion, and the focus with it, at once: the next key may come before the chips are shown in
// their new order.
func (o *orderEditor) moveCriterion(from, to int) {
	if to < 0 || to >= len(o.order()) {
		return
	}
	o.move(from, to)
	if o.picked == from {
		o.picked = to
	}
	focusOn(o.chipID(to))
}

func (o *orderEditor) removeCriterion(i int) {
	o.picked = -1
	o.remove(i)
	focusOn(o.chipID(max(0, min(i, len(o.order())-1))))
}
