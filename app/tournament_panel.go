package app

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func (t *Tournament) panelID() string { return t.ID + "-panel" }

// renderPanel shows what was opened, in a row of its own below the player's.
func (r *eventRow) renderPanel(l *text.Language, columns int) goapp.UI {
	t := r.owner
	row := elem("tr").ID(t.panelID()).Class("panel-row")
	var body goapp.UI
	switch t.open.what {
	case sumPanel:
		row = row.DataSet("explains", t.open.code)
		body = t.renderEventSum(l)
	case cellPanel:
		body = t.renderCellPanel(l)
	case pairPanel:
		row = row.DataSet("compares", r.Number)
		body = t.renderPair(l)
	default:
		body = t.renderPlayer(l)
	}
	return row.Body(elem("td").Attr("colspan", columns).Body(box("div", "panel", body)))
}

// cellEditor is what is typed into the field of an open cell.
type cellEditor struct {
	typed    string
	began    string // what stood in the field when typing began
	typing   bool
	coming   bool // opened by a key, and its field has not got the focus yet: the keys still come to the cell
	problem  tournament.CellProblem
	revision int
}

// edit opens a cell with what was typed before its editor was there.
func (t *Tournament) edit(seat, round int, typed string) {
	t.open = opened{seat: seat, what: cellPanel, at: round}
	t.cell = cellEditor{typed: typed, began: typed, typing: true, coming: true, revision: t.cell.revision + 1}
	t.ctx.Defer(func(goapp.Context) {
		if t.cell.coming && t.cell.typing {
			t.cell.coming = false
			setFieldText(t.editorID(), t.cell.typed)
			focusAt(t.editorID(), len(t.cell.typed), len(t.cell.typed))
		}
	})
}

// enter puts the focus into the editor of the cell that a key has opened, as soon as it is there.
func (t *Tournament) enter() {
	t.cell.coming = true
	t.ctx.Defer(func(goapp.Context) {
		if t.cell.coming && !t.cell.typing {
			t.cell.coming = false
			focusOn(t.editorID())
		}
	})
}

// enterName does that with the field for a player's name, and keeps what is typed before.
func (t *Tournament) enterName(seat int) {
	id, name := t.partID(seat, "typed-name"), t.now().Event.Players[seat].Name
	typeAhead(t.ctx, id, t.ID, t.language().Text(text.PlayerName), name, func(typed string) {
		if t.sheet != nil && seat < len(t.now().Event.Players) {
			t.change(t.now().SetName(seat, typed), id)
		}
	})
}

// leave closes what is open and puts the focus on an element of the table at once: the next key comes before the panel
// has gone from the page, and is not meant for it.
func (t *Tournament) leave(to string) {
	t.open, t.cell = opened{}, cellEditor{revision: t.cell.revision + 1}
	moveFocus(to)
}

// isOpen reports whether a panel is open that somebody still sees: after it was closed it may get a key or a touch more
// before it has gone from the page.
func (t *Tournament) isOpen(what panel, seat int) bool {
	return t.open.what == what && t.open.seat == seat
}

// renderCellPanel shows every result for a cell, and a field for the opponent.
func (t *Tournament) renderCellPanel(l *text.Language) goapp.UI {
	seat, round := t.open.seat, t.open.at
	e := t.now().Event
	cell := e.Cell(seat, round)
	opponent := cell.Seat()
	title := l.Say(text.CellTitle, "player", t.playerName(l, seat), "round", itoa(round))
	if opponent >= 0 {
		title = l.Say(text.CellTitleAgainst, "player", t.playerName(l, seat), "round", itoa(round), "opponent", t.playerName(l, opponent))
	}
	// What is being typed is only on the page: written back, it could undo a key that comes meanwhile.
	content := t.cell.began
	if !t.cell.typing {
		content = e.Text(seat, round)
	}
	editor := field().ID(t.editorID()).Class("cell-text").DataSet("control", "cell").Attr("type", "text").Attr("autocomplete", "off").
		Attr("autocapitalize", "off").Attr("enterkeyhint", "done").Attr("maxlength", 12).Attr("value", content).
		Aria("label", l.Text(text.CellFieldLabel)).Aria("describedby", t.editorID()+"-note").
		OnInput(t.onCellInput).OnKeyDown(t.onCellKey).OnChange(t.onCellDone)
	note, class := l.Text(text.CellFieldHint), "hint"
	if t.cell.problem != tournament.CellUnderstood {
		editor = editor.Aria("invalid", "true")
		note, class = l.Text(cellProblems[t.cell.problem]), "problem"
	}
	var games, byes []goapp.UI
	results := append(append([]Result(nil), gameResults...), ForfeitWin, ForfeitLoss)
	for _, r := range results {
		games = append(games, t.resultButton(l, r))
	}
	for _, r := range []Result{PairingBye, HalfBye, FullBye, ZeroBye, NotPlayed} {
		byes = append(byes, t.resultButton(l, r))
	}
	return elem("div").Class("cell-panel").Role("group").Aria("label", title).Body(
		textBox("h3", "", title),
		box("div", "cell-choices",
			box("label", "cell-field", textBox("span", "", l.Text(text.CellField)), editor),
			goapp.If(opponent >= 0, func() goapp.UI {
				return elem("div").Class("segments").Role("group").Aria("label", l.Text(text.ColorLabel)).Body(
					t.colorButton(l, text.ColorWhite, engine.White), t.colorButton(l, text.ColorBlack, engine.Black))
			}),
			goapp.If(opponent >= 0, func() goapp.UI { return box("div", "chips", games...) }),
			box("div", "chips", byes...),
		),
		elem("p").ID(t.editorID()+"-note").Class(class).Text(note),
	)
}

var cellProblems = [...]text.Key{
	tournament.CellUnreadable: text.CellUnreadable, tournament.CellUnknown: text.CellUnknown, tournament.CellHimself: text.CellHimself,
}

// resultButton is one result for the open cell.
func (t *Tournament) resultButton(l *text.Language, r Result) goapp.UI {
	cell := t.now().Event.Cell(t.open.seat, t.open.at)
	chosen := cell.Kind.Letter(cell.Outcome) == r.Letter()
	letter := r.Letter()
	sign := keySign(r)
	if r == NotPlayed {
		sign = "⌫"
	}
	return pushButton("chip", chosenClass(chosen)).DataSet("letter", letter).Aria("pressed", chosen).
		Body(goapp.Text(l.Text(resultNames[r].full)), textBox("kbd", "", sign)).
		OnClick(func(goapp.Context, goapp.Event) {
			if t.open.what != cellPanel {
				return
			}
			next, _ := t.now().SetResult(t.open.seat, t.open.at, letter)
			t.cell = cellEditor{revision: t.cell.revision + 1}
			t.change(next, "")
			t.ctx.Defer(func(goapp.Context) { t.settleCell() })
		}, goapp.EventScope("letter", letter))
}

func (t *Tournament) colorButton(l *text.Language, label text.Key, color engine.Color) goapp.UI {
	chosen := t.now().Event.Cell(t.open.seat, t.open.at).Color == color
	return choice(l.Text(label), chosen).OnClick(func(goapp.Context, goapp.Event) {
		if t.open.what != cellPanel {
			return
		}
		t.change(t.now().SetColor(t.open.seat, t.open.at, color), "")
		t.ctx.Defer(func(goapp.Context) { t.settleCell() })
	}, goapp.EventScope("color", int(color)))
}

// settleCell makes the field show the cell, also an empty one.
func (t *Tournament) settleCell() {
	if t.open.what == cellPanel && !t.cell.typing {
		setFieldText(t.editorID(), t.now().Event.Text(t.open.seat, t.open.at))
	}
}

func (t *Tournament) onCellInput(ctx goapp.Context, _ goapp.Event) {
	if t.open.what != cellPanel {
		return
	}
	if !t.cell.typing {
		t.cell.began = t.now().Event.Text(t.open.seat, t.open.at)
	}
	t.cell.typed, t.cell.typing = ctx.JSSrc().Get("value").String(), true
	t.cell.problem = tournament.CellUnderstood
	t.cell.revision++
}

// takeCell takes what stands in the field of the open cell, and reports whether it could.
func (t *Tournament) takeCell() bool {
	if !t.cell.typing || t.open.what != cellPanel {
		return true
	}
	next, problem := t.now().TypeCell(t.open.seat, t.open.at, t.cell.typed)
	t.cell.revision++
	if t.cell.problem = problem; problem != tournament.CellUnderstood {
		return false
	}
	t.cell.typing = false
	t.change(next, "")
	return true
}

func (t *Tournament) onCellDone(goapp.Context, goapp.Event) {
	t.takeCell()
	t.ctx.Defer(func(goapp.Context) { t.settleCell() })
}

// onCellKey takes Enter.
func (t *Tournament) onCellKey(ctx goapp.Context, e goapp.Event) {
	if t.open.what != cellPanel || pressedOf(e).key != "Enter" {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	t.finishCell()
}

// finishCell takes what is typed into the open cell and goes on with the next player's cell of the round, as a column is
// typed downwards.
func (t *Tournament) finishCell() {
	if !t.takeCell() {
		return
	}
	id := t.openerID()
	if next := beside(id, 0, 1); next != "" {
		id = next
	}
	t.leave(id)
}

// renderPlayer shows what is known of a player, to be changed.
func (t *Tournament) renderPlayer(l *text.Language) goapp.UI {
	seat := t.open.seat
	p := &t.now().Event.Players[seat]
	return elem("div").Class("player-panel").Role("group").Aria("label", nameOf(l, p)).Body(
		box("label", "",
			textBox("span", "", l.Text(text.PlayerName)),
			field().ID(t.partID(seat, "typed-name")).Attr("type", "text").Attr("autocomplete", "off").Attr("maxlength", 60).Attr("value", p.Name).
				OnInput(func(ctx goapp.Context, _ goapp.Event) {
					if !t.isOpen(playerPanel, seat) {
						return
					}
					t.change(t.now().SetName(seat, ctx.JSSrc().Get("value").String()), t.partID(seat, "typed-name"))
				}, goapp.EventScope(seat)).OnChange(t.onTyped),
		),
		box("label", "",
			textBox("span", "", l.Text(text.PlayerRating)),
			field().ID(t.partID(seat, "typed-rating")).Class("number-field").Attr("type", "number").Attr("inputmode", "numeric").Attr("min", 0).Attr("max", 4000).
				Attr("value", ratingText(p.Rating)).
				OnInput(func(ctx goapp.Context, _ goapp.Event) {
					if !t.isOpen(playerPanel, seat) {
						return
					}
					rating, _ := strconv.Atoi(strings.TrimSpace(ctx.JSSrc().Get("value").String()))
					t.change(t.now().SetRating(seat, rating), t.partID(seat, "typed-rating"))
				}, goapp.EventScope(seat)).OnChange(t.onTyped),
		),
		actionButton("button", "remove-player").Text(l.Text(text.RemovePlayer)).
			OnClick(func(goapp.Context, goapp.Event) {
				if !t.isOpen(playerPanel, seat) {
					return
				}
				t.removePlayer(seat)
			}, goapp.EventScope(seat)),
	)
}

// removePlayer takes a player out of the event. The focus goes to the row that takes the place of his, or to the last.
func (t *Tournament) removePlayer(seat int) {
	at := slices.Index(t.rows, seat)
	t.open = opened{}
	t.rearrange(t.now().RemovePlayer(seat))
	next := t.rows[min(at, len(t.rows)-1)]
	t.ctx.Defer(func(goapp.Context) { moveFocus(t.partID(next, "name")) })
}
