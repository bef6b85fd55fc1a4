package app

import (
	"strings"
	"time"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// compute reads what was typed and shares out anew.
func (p *Prizes) compute() {
	p.list = prizes.ReadList(p.now().List)
	p.ranking = prizes.ReadRanking(p.now().Ranking)
	p.order = prizes.ReadOrder(p.now().Order)
	p.result = prizes.Share(p.list.Prizes, p.ranking.Players, p.now().Method, p.unit())
}

// unit is what money is paid in at the least.
func (p *Prizes) unit() prizes.Amount { return p.now().UnitIn(p.list.Currency) }

// change makes a change. field names the field that is being typed into, so that one entry is one step of
// undo; "" makes the change a step of its own.
func (p *Prizes) change(next *prizes.State, field string) {
	if next == p.now() {
		return
	}
	p.history.do(next, field)
	p.changed()
}

// changed computes anew, saves a little later, and says what came out when the typing pauses.
func (p *Prizes) changed() {
	p.compute()
	p.notice = 0
	p.changes++
	saveWhenQuiet(p.ctx, &p.changes, p.save)
	whenQuiet(p.ctx, &p.changes, announceDelay, func(goapp.Context) { p.said = p.summary(p.language()) })
}

// save writes what was typed into the storage and, where it is not too long, into the address.
func (p *Prizes) save() {
	if fragment := p.keep(); fragment != "" {
		putFragment(fragment)
	}
}

// keep writes it into the storage alone, and returns the fragment, "" where there is nothing to write.
func (p *Prizes) keep() string {
	if p.gone || p.changes == 0 {
		return ""
	}
	fragment := p.now().Fragment()
	p.store.save(fragment, time.Now().UnixMilli())
	return fragment
}

// travel goes through the changes.
func (p *Prizes) travel(step func() bool) {
	if step() {
		p.changed()
		p.ctx.Defer(func(goapp.Context) { p.settle() })
	}
}

// settle makes the fields show what go-app cannot: emptied ones.
func (p *Prizes) settle() {
	setFieldText(p.listID(), p.now().List)
	setFieldText(p.rankingID(), p.now().Ranking)
	setFieldText(p.orderID(), p.now().Order)
}

// replace shows another state, which undo takes back.
func (p *Prizes) replace(next *prizes.State) {
	p.change(next, "")
	p.ctx.Defer(func(goapp.Context) { p.settle() })
}

// onKey takes the keys that work everywhere in the room: undo and redo.
func (p *Prizes) onKey(ctx goapp.Context, e goapp.Event) {
	switch held := pressedOf(e); {
	case held.undoes():
		e.PreventDefault()
		p.travel(p.history.undo)
	case held.redoes():
		e.PreventDefault()
		p.travel(p.history.redo)
	default:
		ctx.PreventUpdate()
	}
}

func (p *Prizes) onUndo(goapp.Context, goapp.Event) { p.travel(p.history.undo) }
func (p *Prizes) onRedo(goapp.Context, goapp.Event) { p.travel(p.history.redo) }

// onClear empties the fields. What was there stays among the earlier.
func (p *Prizes) onClear(goapp.Context, goapp.Event) {
	if p.now().Empty() {
		return
	}
	p.open(p.now().Cleared())
	focusOn(p.listID())
}

// open shows another state, and keeps the present one under its own key.
func (p *Prizes) open(s *prizes.State) {
	p.changes++
	p.save()
	p.store.leave()
	p.replace(s)
	p.recent = p.earlier()
}

func (p *Prizes) onList(ctx goapp.Context, _ goapp.Event) {
	p.change(p.now().WithList(ctx.JSSrc().Get("value").String()), p.listID())
}

func (p *Prizes) onRanking(ctx goapp.Context, _ goapp.Event) {
	p.change(p.now().WithRanking(ctx.JSSrc().Get("value").String()), p.rankingID())
}

func (p *Prizes) onOrder(ctx goapp.Context, _ goapp.Event) {
	p.change(p.now().WithOrder(ctx.JSSrc().Get("value").String()), p.orderID())
}

// onTyped ends the step of undo that was being typed.
func (p *Prizes) onTyped(goapp.Context, goapp.Event) { p.history.finish() }

func (p *Prizes) onUnit(ctx goapp.Context, _ goapp.Event) {
	for _, unit := range prizes.Units {
		if unit.String() == ctx.JSSrc().Get("value").String() {
			p.change(p.now().WithUnit(unit), "")
		}
	}
}

// onEvent takes the standings of the last saved event as the ranking.
func (p *Prizes) onEvent(goapp.Context, goapp.Event) {
	ranking, order := finalRanking(p.language(), p.event)
	p.replace(p.now().WithRanking(ranking).WithOrder(order))
}

// finalRanking writes the standings of an event as a ranking, and its order of criteria. A tab in front of the points
// keeps them apart from a name that ends in a number.
func finalRanking(l *text.Language, s *tournament.State) (ranking, order string) {
	sheet := tournament.Compute(s)
	var b strings.Builder
	rank := 0
	for _, place := range sheet.Standings.Places {
		if place.Rank == rank {
			b.WriteString("= ")
		}
		rank = place.Rank
		b.WriteString(nameOf(l, &s.Event.Players[place.Seat]) + "\t" + shown(l, sheet.Value(place.Seat, 0)) + "\n")
	}
	var codes []string
	for _, c := range s.Order {
		codes = append(codes, c.String())
	}
	return b.String(), strings.Join(codes, ", ")
}

// onExample shows what it is about: two tied at the top, a cup, and one prize for two.
func (p *Prizes) onExample(goapp.Context, goapp.Event) {
	p.replace(p.now().WithList("£200 + " + p.language().Text(text.ExampleCup) + "\n£100\n£50").
		WithRanking("Ana 4\nBo 4\nCai 3½\nDev 3½\nEli 3½\nFay 3").WithOrder("BH/C1, BH, SB"))
}
