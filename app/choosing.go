package app

import (
	"strings"

	"feinwertung/app/choosing"
	"feinwertung/app/text"
	"feinwertung/app/tournament"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Choosing is the room where organisers choose an order of tie-breaks.
type Choosing struct {
	goapp.Compo

	ID       string // in front of the ids of its elements; unique on the page
	Language string // code of the language

	ctx    goapp.Context // of the component itself, outliving any of its elements
	plan   *choosing.Plan
	event  *tournament.State // the last saved one of this browser, nil where there is none
	notice text.Key
	said   string // what was said to screen readers last
	gone   bool   // another room has the page: the address is no longer this one's
}

func (c *Choosing) language() *text.Language { return text.In(c.Language) }

// OnInit takes the plan of the address, or the last one of this browser.
func (c *Choosing) OnInit() {
	c.plan = choosing.New()
	if !goapp.IsClient {
		return
	}
	fragment, _ := address()
	asked := isFor(fragment, choosing.LinkPrefix)
	for _, source := range []string{fragment, browserStorage{}.Get(planKey)} {
		if plan, err := choosing.ReadFragment(source); err == nil {
			c.plan = plan
			asked = asked && source != fragment
			break
		}
	}
	if asked {
		c.notice = text.LinkBroken
	}
	c.event = lastEvent(browserStorage{})
}

// OnMount says that the page takes input.
func (c *Choosing) OnMount(ctx goapp.Context) {
	c.ctx = ctx
	onAddressChange(func() { ctx.Dispatch(c.onAddress) })
	setDocumentAttribute("data-ready", "true")
}

// OnDismount leaves the address to another room.
func (c *Choosing) OnDismount() { c.gone = true }

// onAddress takes another plan when the fragment of the address was changed by hand or by a link.
func (c *Choosing) onAddress(goapp.Context) {
	fragment, _ := address()
	if c.gone || !strings.HasPrefix(fragment, choosing.LinkPrefix) || fragment == c.plan.Fragment() {
		return
	}
	plan, err := choosing.ReadFragment(fragment)
	if err != nil {
		c.notice = text.LinkBroken
		return
	}
	c.change(plan)
}

// change takes another plan and keeps it.
func (c *Choosing) change(plan *choosing.Plan) {
	if plan == c.plan {
		return
	}
	c.plan, c.notice = plan, 0
	c.said = orderWords(c.language(), plan.Order())
	replaceFragment(plan.Fragment())
	browserStorage{}.Set(planKey, plan.Fragment())
}

// Render shows what is asked about the event, the order with its reasons, and the text for the rules.
func (c *Choosing) Render() goapp.UI {
	l := c.language()
	return elem("section").ID(c.ID).Class("choosing").Aria("label", l.Text(text.ChoosingLabel)).Body(
		noticePlace(c.notice != 0, func() string { return l.Text(c.notice) }),
		box("div", "no-default",
			textBox("p", "", l.Text(text.ChoosingNoDefault)),
			textBox("p", "", l.Text(text.ChoosingAmericanDefault)),
		),
		c.renderPlan(l),
		box("div", "columns",
			box("div", "left", c.renderOrder(l), c.renderCautions(l)),
			c.renderRules(l),
		),
		elem("p").Class("unseen").Role("status").Text(c.said),
	)
}

// formatLabels are the formats that are offered.
var formatLabels = map[choosing.Format]text.Key{
	choosing.Short: text.FormatShort, choosing.Medium: text.FormatMedium, choosing.Long: text.FormatLong,
	choosing.Robin: text.PairingRoundRobin, choosing.American: text.FormatAmerican,
}

// renderPlan shows the questions about the event.
func (c *Choosing) renderPlan(l *text.Language) goapp.UI {
	answer := func(question, value string, label text.Key, chosen bool, next func() *choosing.Plan) goapp.UI {
		return choice(l.Text(label), chosen).DataSet(question, value).
			OnClick(func(goapp.Context, goapp.Event) { c.change(next()) }, goapp.EventScope(question, value))
	}
	with := func(set func(p *choosing.Plan)) func() *choosing.Plan {
		return func() *choosing.Plan {
			next := *c.plan
			set(&next)
			return &next
		}
	}
	var formats []goapp.UI
	for _, f := range choosing.Formats {
		formats = append(formats, answer("format", string(f), formatLabels[f], f == c.plan.Format, func() *choosing.Plan { return c.plan.WithFormat(f) }))
	}
	money := func(m choosing.Money, label text.Key) goapp.UI {
		return answer("money", string(m), label, m == c.plan.Money, func() *choosing.Plan { return c.plan.WithMoney(m) })
	}
	cash := []goapp.UI{money(choosing.Pooled, text.CashPooled)}
	if c.plan.Offers(choosing.ByPlace) {
		cash = append(cash, money(choosing.ByPlace, text.CashByPlace))
	}
	return box("div", "bar plan",
		segments(l, text.FormatLabel, formats...),
		goapp.If(c.plan.UnratedMatter(), func() goapp.UI {
			return segments(l, text.UnratedTakePart,
				answer("unrated", "yes", text.UnratedYes, c.plan.Unrated, with(func(p *choosing.Plan) { p.Unrated = true })),
				answer("unrated", "no", text.UnratedNo, !c.plan.Unrated, with(func(p *choosing.Plan) { p.Unrated = false })),
			)
		}),
		segments(l, text.StillTied,
			answer("still", "share", text.StillShare, !c.plan.Lots, with(func(p *choosing.Plan) { p.Lots = false })),
			answer("still", "lots", text.StillLots, c.plan.Lots, with(func(p *choosing.Plan) { p.Lots = true })),
		),
		segments(l, text.CashLabel, append(cash, money(choosing.NoMoney, text.CashNone))...),
	)
}
