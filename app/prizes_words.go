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

// placesWords writes places: "1 and 2", "2–5". In Hungarian they are ordinals, and a range takes only one sign for
// them: "1–2. hely".
func placesWords(l *text.Language, g *prizes.Group) string {
	if g.Last == g.First+1 && l.Code != "hu" {
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
	sentences := []string{l.Say(key, "places", placesWords(l, g), "pool", p.poolWords(l, g), "players", itoa(g.Last-g.First+1),
		"each", p.money(l, g.Each))}
	if p.now().Method == prizes.Pooled {
		return append(sentences, p.oddWords(l, g)...)
	}
	for at := range g.Awards {
		if drawn := p.drawn(g, at); drawn != nil {
			sentences = append(sentences, l.Say(text.ReasonLots, "names", p.names(l, playersOf(drawn))))
		}
	}
	return append(sentences, p.oddWords(l, g)...)
}

// oddWords say who has what is left over from the division, and who by lot.
func (p *Prizes) oddWords(l *text.Language, g *prizes.Group) []string {
	var sentences []string
	for _, left := range g.Leftovers(p.ranking.Players) {
		clear, lots := text.ReasonOdd, text.ReasonOddLots
		if left.Less {
			clear, lots = text.ReasonLess, text.ReasonLessLots
		}
		amount := p.money(l, left.Amount)
		if len(left.First) > 0 {
			sentences = append(sentences, l.Say(clear, "names", p.names(l, left.First), "count", itoa(len(left.First)), "amount", amount))
		}
		if left.Drawn > 0 {
			sentences = append(sentences, l.Say(lots, "names", p.names(l, left.Lots), "count", itoa(left.Drawn), "amount", amount))
		}
	}
	return sentences
}

// drawn returns the players among whom lots decide over the money that is that of a place, nil where the place of an
// award is clear or is not the first of them.
func (p *Prizes) drawn(g *prizes.Group, at int) []prizes.Award {
	if !g.Awards[at].ByLot || p.ranking.Players[g.Awards[at].Player].Level {
		return nil
	}
	end := at + 1
	for end < len(g.Awards) && p.ranking.Players[g.Awards[end].Player].Level {
		end++
	}
	return g.Awards[at:end]
}

// playersOf returns the players of awards.
func playersOf(awards []prizes.Award) []int {
	var players []int
	for _, award := range awards {
		players = append(players, award.Player)
	}
	return players
}

// sayMoneyLots announces over what money lots decide, and among whom.
func (p *Prizes) sayMoneyLots(l *text.Language, score []string, drawn []prizes.Award) string {
	var amounts []string
	for _, award := range drawn {
		if award.Money > 0 {
			amounts = append(amounts, p.money(l, award.Money))
		}
	}
	return l.Say(text.SayMoneyLots, append(score, "names", p.names(l, playersOf(drawn)), "amounts", l.List(amounts))...)
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
			line := l.Say(text.SayShared, append(score, "places", placesWords(l, g), "names", p.names(l, playersOf(g.Awards)),
				"pool", p.money(l, g.Pool), "each", p.money(l, g.Each))...)
			lines = append(lines, strings.Join(append([]string{line}, p.oddWords(l, g)...), " "))
		default:
			for at, award := range g.Awards {
				if drawn := p.drawn(g, at); drawn != nil {
					lines = append(lines, p.sayMoneyLots(l, score, drawn))
				}
				if award.Money > 0 && !award.ByLot {
					lines = append(lines, l.Say(text.SayAlone, append(score, "place", itoa(award.Player+1),
						"name", p.playerName(l, award.Player), "money", p.money(l, award.Money))...))
				}
			}
		}
	}
	for i := range p.result.Things {
		lines = append(lines, p.thingWords(l, &p.result.Things[i]))
	}
	return strings.Join(lines, "\n")
}

// summary is one short sentence for screen readers.
func (p *Prizes) summary(l *text.Language) string {
	if len(p.result.Groups) == 0 {
		return l.Text(text.PrizesEmpty)
	}
	announced, _, _ := strings.Cut(p.announcement(l), "\n")
	return announced
}
