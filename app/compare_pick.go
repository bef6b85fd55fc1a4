package app

import (
	"slices"
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// rowPicker is the choice of players of a tournament whose cards are to stand side by side.
type rowPicker struct {
	shown bool
	seats []int
}

// onPick shows or hides the choice. At first those are chosen who have as many points as the player whose row
// is open, or as the first; where nobody else has, the one beside him.
func (t *Tournament) onPick(goapp.Context, goapp.Event) {
	if t.pick.shown = !t.pick.shown; !t.pick.shown {
		return
	}
	leader := -1
	if t.open.what != noPanel {
		leader = t.open.seat
	}
	t.pick.seats = nil
	for _, seat := range t.sheet.Seats() {
		if leader < 0 {
			leader = seat
		}
		if len(t.pick.seats) < mostLineup && t.sheet.Value(seat, 0).Compare(t.sheet.Value(leader, 0)) == 0 {
			t.pick.seats = append(t.pick.seats, seat)
		}
	}
	if beside := t.sheet.Neighbour(leader); len(t.pick.seats) == 1 && beside >= 0 {
		t.pick.seats = append(t.pick.seats, beside)
	}
}

// renderPick shows the players in the order of their places, each to be chosen.
func (t *Tournament) renderPick(l *text.Language) goapp.UI {
	// Players can be taken out of the event while they are chosen.
	t.pick.seats = slices.DeleteFunc(t.pick.seats, func(seat int) bool { return seat >= len(t.now().Event.Players) })
	var chips []goapp.UI
	for _, seat := range t.sheet.Seats() {
		chosen := slices.Contains(t.pick.seats, seat)
		chips = append(chips, pushButton("chip", chosenClass(chosen)).DataSet("pick", t.now().Event.Players[seat].Number).Aria("pressed", chosen).
			Text(itoa(t.sheet.Standings.Place(seat).Rank)+" · "+t.playerName(l, seat)).
			OnClick(func(goapp.Context, goapp.Event) { t.togglePick(seat) }, goapp.EventScope("pick", seat)))
	}
	note := l.Text(text.PickHint)
	if left := t.leftOut(); len(left) > 0 {
		note += " " + l.Say(text.PickLeftOut, "codes", l.List(left), "count", itoa(len(left)))
	}
	apart := ""
	if len(t.pick.seats) >= fewestCards {
		apart = apartWords(l, t.lineup(l))
	}
	return elem("div").Class("choices").Role("group").Aria("label", l.Text(text.PickLabel)).Body(
		textBox("p", "export-note", note),
		goapp.If(apart != "", func() goapp.UI { return textBox("p", "export-note apart", apart) }),
		box("div", "chips picks", chips...),
		unavailable(actionButton("button primary", "open-compare").Text(l.Say(text.PickOpen, "count", itoa(len(t.pick.seats)))).
			OnClick(t.onPicked), available(len(t.pick.seats) >= fewestCards)),
	)
}

// togglePick chooses a player, or no longer; beyond the most there can be nobody is chosen.
func (t *Tournament) togglePick(seat int) {
	if i := slices.Index(t.pick.seats, seat); i >= 0 {
		t.pick.seats = slices.Delete(t.pick.seats, i, i+1)
	} else if len(t.pick.seats) < mostLineup {
		t.pick.seats = append(t.pick.seats, seat)
	}
}

// leftOut are the criteria of the order that need the whole event.
func (t *Tournament) leftOut() []string {
	var codes []string
	for _, c := range t.now().Order {
		if !c.Name.OnCard() {
			codes = append(codes, c.String())
		}
	}
	return codes
}

func (t *Tournament) onPicked(ctx goapp.Context, _ goapp.Event) {
	if len(t.pick.seats) < fewestCards {
		return
	}
	t.save()
	goTo(ctx, compareFile+"#"+lineupFragment(t.lineup(t.language())))
}

// lineup returns the cards of the chosen players under the rules and in the order of the tournament.
func (t *Tournament) lineup(l *text.Language) *lineup {
	var cards []namedCard
	for _, seat := range t.pick.seats {
		card := t.sheet.Table.Card(seat)
		cards = append(cards, namedCard{Name: cutName(t.playerName(l, seat)), State: stateOfCard(&card, t.now().Rules)})
	}
	s := newLineup(cards...).withOrder(t.now().Order)
	for i, seat := range t.pick.seats {
		card := s.Cards[i]
		card.Apart = t.apart(card.State, s.criteria(), seat)
		s = s.with(i, card)
	}
	return s
}

// apart returns the criteria for which a card has another value than the tournament has, as the link writes them. A
// card has no place for some of what an event may hold: points awarded beyond the scoring, more than MaxRounds rounds,
// a forfeit that names no opponent, a scoring with byes of an unusual worth.
func (t *Tournament) apart(card State, criteria []engine.Criterion, seat int) string {
	var codes []string
	table := compute(card).table
	for _, c := range criteria {
		if value, err := table.Value(c); err != nil || value.Compare(t.sheet.Table.Value(c, seat)) != 0 {
			codes = append(codes, c.String())
		}
	}
	return strings.Join(codes, apartSign)
}

// apartWords says whose cards have other values than the tournament, "" where none has.
func apartWords(l *text.Language, s *lineup) string {
	names, codes := s.apart()
	if len(names) == 0 {
		return ""
	}
	return l.Say(text.CardsApart, "names", l.List(names), "codes", l.List(codes), "most", itoa(MaxRounds))
}

// stateOfCard returns a card as somebody would have typed it. Rounds beyond MaxRounds have no place in it.
func stateOfCard(card *engine.Card, rules string) State {
	s := newState().SetRules(rules).SetRounds(card.Rounds).SetPairing(card.Pairing).SetPoints(card.Scoring)
	for i := range min(len(card.Rows), MaxRounds) {
		row, typed := &card.Rows[i], &s.Rows[i]
		if letter := row.Kind.Letter(row.Outcome); letter != "" {
			typed.Result, _ = resultOf(letter[0])
		}
		if row.Known {
			typed.Score = row.Points.Format('.')
		}
		for _, u := range row.Unplayed {
			a := Absence(u.Kind.Letter(engine.NoOutcome)[0])
			if u.Followed && a.Requested() {
				a = a.Toggled()
			}
			s = s.AddAbsence(i+1, a)
		}
	}
	return s
}
