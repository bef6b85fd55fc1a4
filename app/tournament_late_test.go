package app

import (
	"fmt"
	"testing"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// After every kind of change the rows are what they would be if all of them were made anew; and a change of one result
// makes only those anew that it touches.
func TestRowsThatStaySame(t *testing.T) {
	room := readEvent(t, exampleEvent)
	room.eventRows(text.In("en"))
	draw := func(s *tournament.State) *tournament.State {
		next, _ := s.SetResult(0, 1, "=")
		return next
	}
	for _, step := range []struct {
		name   string
		change func()
		kept   int // rows at least that are not made anew
	}{
		{"nothing", func() {}, 8},
		{"another order", func() { room.history.now = room.now().WithOrder([]engine.Criterion{{Name: engine.PS}}) }, 0},
		{"a result", func() { room.history.now = draw(room.now()) }, 4},
		{"only a colour", func() { room.history.now = room.now().SetColor(0, 1, engine.Black) }, 6},
		{"another rule set", func() { room.history.now = room.now().WithRules("virtual-2009") }, 0},
		{"an earlier round", func() { room.history.now = room.now().WithAfter(3) }, 0},
		{"another language", func() { room.Language = "de" }, 0},
		{"a narrow window", func() { room.width = 360 }, 0},
		{"an open panel", func() { room.open = opened{what: sumPanel, seat: 2, code: "PS"} }, 7},
		{"a closed panel", func() { room.open = opened{} }, 7},
		{"rows by number", func() { room.byNumber = true; room.arrange() }, 8},
		{"another name", func() { room.history.now = room.now().SetName(3, "Player 4") }, 0},
		{"what was changed is kept", func() { room.history.now = room.now().Accepted() }, 0},
		{"another colour", func() { room.history.now = room.now().SetColor(4, 2, engine.Black) }, 6},
		{"that is kept too", func() { room.history.now = room.now().Accepted() }, 0},
	} {
		step.change()
		room.compute()
		l := text.In(room.Language)
		kept := 0
		for i, seat := range room.rows {
			if room.rowsUnder() == room.late.under && room.late.same(seat, i) != nil {
				kept++
			}
		}
		if kept < step.kept {
			t.Errorf("%s: %d rows are kept, %d could be", step.name, kept, step.kept)
		}
		room.checkRows(t, step.name, l)
	}
}

// checkRows compares the rows of the standings with what they are when all of them are made anew.
func (t *Tournament) checkRows(test *testing.T, name string, l *text.Language) {
	test.Helper()
	for i, row := range t.eventRows(l) {
		anew := t.row(l, row.Seat, i)
		was := *row
		was.Compo, anew.Compo = goapp.Compo{}, goapp.Compo{}
		if was != *anew {
			test.Errorf("%s: row %d is\n%+v, made anew\n%+v", name, i+1, was, *anew)
		}
	}
}

// A value can stay the same under another rule set while what it was before a change does not.
func TestRowsUnderOtherRulesAfterAChange(t *testing.T) {
	l := text.In("en")
	for seat := range 8 {
		for _, letter := range []string{"1", "0", "H", "Z", "U"} {
			room := readEvent(t, exampleEvent)
			room.history.now, _ = room.now().SetResult(seat, 4, letter)
			room.compute()
			room.eventRows(l)
			for _, rules := range []string{"virtual-2009", "fide-2026", "us-chess"} {
				room.history.now = room.now().WithRules(rules)
				room.compute()
				room.checkRows(t, fmt.Sprint("player ", seat+1, ": ", letter, " under ", rules), l)
			}
		}
	}
}
