package app

import (
	"strings"

	"feinwertung/app/prizes"
	"feinwertung/app/text"
	"feinwertung/engine"
)

// money writes an amount as the language writes numbers, with the currency as it was typed.
func (p *Prizes) money(l *text.Language, a prizes.Amount) string {
	thousands := "."
	switch {
	case l.Separator == '.':
		thousands = ","
	case l.Code == "hu":
		thousands = noBreak
	}
	amount := a.Format(l.Separator, thousands)
	switch c := p.list.Currency; {
	case c.Sign == "":
		return amount
	case !c.Front:
		return amount + noBreak + c.Sign
	case c.Sign[len(c.Sign)-1] >= 'A' && c.Sign[len(c.Sign)-1] <= 'z':
		return c.Sign + noBreak + amount
	default:
		return c.Sign + amount
	}
}

// noBreak is a blank at which no line ends.
const noBreak = "\u00a0"

// pointCount returns the number that decides between "point" and "points".
func pointCount(points engine.Points) string {
	if 0 < points && points <= engine.Point {
		return "1"
	}
	return "2"
}

// placesWords writes places: "1 and 2", "2–5".
func placesWords(l *text.Language, g *prizes.Group) string {
	if g.Last == g.First+1 {
		return l.List([]string{itoa(g.First), itoa(g.Last)})
	}
	return itoa(g.First) + "–" + itoa(g.Last)
}

// poolWords writes the prizes that are put together: "£200 + £100".
func (p *Prizes) poolWords(l *text.Language, g *prizes.Group) string {
	var parts []string
	for place := g.First; place <= min(g.Last, len(p.list.Prizes)); place++ {
		if m := p.list.Prizes[place-1].Money; m > 0 {
			parts = append(parts, p.money(l, m))
		}
	}
	if len(parts) > 1 {
		return strings.Join(parts, " + ") + " = " + p.money(l, g.Pool)
	}
	return parts[0]
}

// reasons say how the money of tied players comes about, and where what is left over goes.
func (p *Prizes) reasons(l *text.Language, g *prizes.Group) []string {
	key := text.ReasonPooled
	switch p.now().Method {
	case prizes.ByPlace:
		key = text.ReasonByPlace
	case prizes.Halves:
		key = text.ReasonHalves
	}
	return append([]string{l.Say(key, "places", placesWords(l, g), "pool", p.poolWords(l, g), "players", itoa(g.Last-g.First+1),
		"each", p.money(l, g.Each))}, p.oddWords(l, g)...)
}

// oddWords say who has what is left over from the division.
func (p *Prizes) oddWords(l *text.Language, g *prizes.Group) []string {
	var sentences []string
	odd := g.Odd()
	for len(odd) > 0 {
		var names []string
		amount := odd[0].Odd
		for len(odd) > 0 && odd[0].Odd == amount {
			names = append(names, p.playerName(l, odd[0].Player))
			odd = odd[1:]
		}
		sentences = append(sentences, l.Say(text.ReasonOdd, "names", l.List(names), "count", itoa(len(names)), "amount", p.money(l, amount)))
	}
	return sentences
}

// brokenBy writes how ties are broken: the names of the criteria where codes were typed, or else what was typed.
func (p *Prizes) brokenBy(l *text.Language) string {
	criteria, err := engine.ParseCriteria(p.now().Order)
	if err != nil || len(criteria) == 0 {
		return strings.TrimSpace(p.now().Order)
	}
	return orderWords(l, criteria)
}

// orderWords lists criteria by their names.
func orderWords(l *text.Language, criteria []engine.Criterion) string {
	var names []string
	for _, c := range criteria {
		names = append(names, criterionName(l, c))
	}
	return strings.Join(names, ", ")
}

// announcement is what is read out at the prize-giving, a sentence or two in a line.
func (p *Prizes) announcement(l *text.Language) string {
	var lines []string
	for i := range p.result.Groups {
		g := &p.result.Groups[i]
		score := []string{"points", points(l, g.Points), "count", pointCount(g.Points)}
		switch {
		case g.Pool == 0:
		case g.Tied() && p.now().Method == prizes.Pooled:
			var tied []int
			for _, award := range g.Awards {
				tied = append(tied, award.Player)
			}
			line := l.Say(text.SayShared, append(score, "places", placesWords(l, g), "names", p.names(l, tied),
				"pool", p.money(l, g.Pool), "each", p.money(l, g.Each))...)
			lines = append(lines, strings.Join(append([]string{line}, p.oddWords(l, g)...), " "))
		default:
			for _, award := range g.Awards {
				if award.Money > 0 {
					lines = append(lines, l.Say(text.SayAlone, append(score, "place", itoa(award.Player+1),
						"name", p.playerName(l, award.Player), "money", p.money(l, award.Money))...))
				}
			}
		}
	}
	for i := range p.result.Things {
		lines = append(lines, p.thingWords(l, &p.result.Things[i]))
	}
	if p.now().Method != prizes.Pooled {
		for _, tied := range p.result.Lots {
			lines = append(lines, l.Say(text.PrizeLots, "names", p.names(l, tied)))
		}
	}
	return strings.Join(lines, "\n")
}

// thingWords says who gets something that cannot be divided, and by what.
func (p *Prizes) thingWords(l *text.Language, thing *prizes.Thing) string {
	key := text.SayThing
	switch order := p.brokenBy(l); {
	case len(thing.Players) > 1:
		key = text.SayThingLots
	case thing.Tied && order != "":
		return l.Say(text.SayThingBy, "thing", thing.Name, "names", p.names(l, thing.Players), "order", order)
	case thing.Tied:
		key = text.SayThingTied
	}
	return l.Say(key, "thing", thing.Name, "names", p.names(l, thing.Players))
}

// summary is one short sentence for screen readers.
func (p *Prizes) summary(l *text.Language) string {
	if len(p.result.Groups) == 0 {
		return l.Text(text.PrizesEmpty)
	}
	announced, _, _ := strings.Cut(p.announcement(l), "\n")
	return announced
}
