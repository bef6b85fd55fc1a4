// Package choosing proposes an order of tie-breaks for an event that is being planned, with a reason for every
// criterion, and says what must not be used there or says little. FIDE names no default order; the proposals
// for its events are ours, and the same as those of the guide. That of US Chess is the default of rule 34E.
package choosing

import "feinwertung/engine"

// Format is the kind of an event.
type Format string

// The formats.
const (
	Short    Format = "swiss3" // Swiss system, three or four rounds
	Medium   Format = "swiss5" // five to seven
	Long     Format = "swiss8" // eight and more
	Robin    Format = "rr"
	American Format = "us"
)

// Formats lists the formats in the order in which they are offered.
var Formats = []Format{Short, Medium, Long, Robin, American}

// Money is what the rules of the event say about cash prizes.
type Money string

// What they can say.
const (
	NoMoney Money = "none"
	Pooled  Money = "pool"  // shared equally among the tied
	ByPlace Money = "place" // by the tie-breaks
)

// Plan is what is known of the event. Plans are never changed in place: every change gives a new one, or the
// same where nothing changes.
type Plan struct {
	Format  Format
	Unrated bool // unrated players take part, or may
	Lots    bool // who is still tied after the last criterion draws lots, and does not share the place (C.07 4.2)
	Money   Money
}

// New returns the plan to begin with: what most events of clubs are.
func New() *Plan { return &Plan{Format: Medium, Unrated: true, Money: Pooled} }

// change returns the plan with one thing changed, or the same where it is as before.
func (p *Plan) change(set func(next *Plan)) *Plan {
	next := *p
	if set(&next); next == *p {
		return p
	}
	return &next
}

// WithFormat returns the plan with another format; one that does not exist changes nothing.
func (p *Plan) WithFormat(f Format) *Plan {
	for _, known := range Formats {
		if f == known {
			return p.change(func(next *Plan) { next.Format, next.Money = f, f.money(p.Money) })
		}
	}
	return p
}

// WithMoney returns the plan with other words about cash prizes; ones that do not exist change nothing.
func (p *Plan) WithMoney(m Money) *Plan {
	if m != NoMoney && m != Pooled && m != ByPlace {
		return p
	}
	return p.change(func(next *Plan) { next.Money = p.Format.money(m) })
}

// money returns what can be said about cash prizes: US Chess pools them, it does not break ties for them.
func (f Format) money(m Money) Money {
	if f == American && m == ByPlace {
		return Pooled
	}
	return m
}

// Offers reports whether the rules of the event can say so.
func (p *Plan) Offers(m Money) bool { return p.Format.money(m) == m }

// UnratedMatter reports whether it makes a difference that unrated players take part: the order of US Chess has no
// criterion of ratings, and none is warned of there.
func (p *Plan) UnratedMatter() bool { return p.Format != American }

// Step is a criterion of an order with the reason for it at its place.
type Step struct {
	Criterion engine.Criterion
	Reason    Reason
}

// Order returns the proposed order, behind the points.
func (p *Plan) Order() []engine.Criterion {
	codes := orders[p.Format].codes
	if !p.Unrated && p.Format.swiss() {
		codes += " " + ratingsLast
	}
	return criteria(codes)
}

// Steps returns the proposed order with its reasons.
func (p *Plan) Steps() []Step {
	order := p.Order()
	steps := make([]Step, len(order))
	for i, c := range order {
		steps[i] = Step{c, orders[p.Format].first + Reason(i)}
		if c.Name.OfRatings() {
			steps[i].Reason = RatingsLast
		}
	}
	return steps
}

func (f Format) swiss() bool { return f == Short || f == Medium || f == Long }

// Caution is a group of criteria that do not belong into the order.
type Caution struct {
	Criteria  []engine.Criterion
	Forbidden bool // by the rules; otherwise they say little
	Reason    Reason
}

// Cautions returns what must not be used in the event, and then what says little there.
func (p *Plan) Cautions() []Caution {
	dropped := p.Unrated && p.UnratedMatter()
	list := warnings[p.Format]
	if dropped {
		list = append([]warning{unratedPresent}, list...)
	}
	var cautions []Caution
	for i, w := range list {
		c := Caution{criteria(w.codes), w.forbidden, w.reason}
		// What is forbidden already need not be called weak as well.
		if i == 0 || !dropped || !c.Criteria[0].Name.OfRatings() {
			cautions = append(cautions, c)
		}
	}
	return cautions
}
