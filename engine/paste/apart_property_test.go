package paste

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"feinwertung/engine"
)

// confirmable draws an event in which enough is played that the rounds show how they are written.
func confirmable(t *rapid.T) *engine.Event {
	return rapid.Custom(anEvent).Filter(func(e *engine.Event) bool {
		played := 0
		for seat := range e.Players {
			for round := 1; round <= e.Rounds; round++ {
				if e.Cell(seat, round).Kind == engine.Played {
					played++
				}
			}
		}
		return 2*played >= len(e.Players)
	}).Draw(t, "event")
}

// parts returns a round as opponent, colour and result.
func parts(e *engine.Event, seat, round int) [3]string {
	c := e.Cell(seat, round)
	if c.Opponent == 0 {
		return [3]string{map[engine.Kind]string{engine.PairingBye: "pab", engine.FullBye: "fpb", engine.HalfBye: "hpb", engine.ZeroBye: "zpb"}[c.Kind]}
	}
	result := c.Kind.Letter(c.Outcome)
	if result == "=" {
		result = "½"
	}
	return [3]string{itoa(e.Players[c.Seat()].Number), [...]string{"", "w", "b"}[c.Color], result}
}

// TestApartIsIdentity: an event survives being written with its rounds apart, in whichever order and under whichever
// labels.
func TestApartIsIdentity(t *testing.T) {
	orders := []struct {
		parts  []int // of opponent, colour and result
		labels []string
	}{
		{[]int{0, 2}, []string{"Opp", "Res"}},
		{[]int{2, 0}, []string{"Res", "Opp"}},
		{[]int{0, 1, 2}, []string{"Op.", "C", "R"}},
		{[]int{1, 0, 2}, []string{"", "Op.", "R1"}},
	}
	rapid.Check(t, func(t *rapid.T) {
		e := confirmable(t)
		order := rapid.SampledFrom(orders).Draw(t, "order")
		colors := slices.Contains(order.parts, 1)
		for seat := range e.Players {
			for round := 1; round <= e.Rounds && !colors; round++ {
				c := e.Cell(seat, round)
				c.Color = engine.NoColor
				e.SetCell(seat, round, c)
			}
		}
		habit := rapid.SampledFrom([]string{"one label", "labels and blanks", "labels of the parts"}).Draw(t, "heading")
		text, _ := Write(e, Plain)
		var rows [][]string
		for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
			fields := strings.Split(line, "\t")
			row := slices.Clone(fields[:5])
			for round := 1; round <= e.Rounds; round++ {
				for k, part := range order.parts {
					switch {
					case i > 0:
						row = append(row, parts(e, i-1, round)[part])
					case habit == "labels of the parts" && e.Rounds > 1:
						row = append(row, strings.Replace(order.labels[k], "1", strconv.Itoa(round), 1))
					case k == 0:
						row = append(row, strconv.Itoa(round)+".Rd")
					case habit == "labels and blanks":
						row = append(row, "")
					}
				}
			}
			rows = append(rows, append(row, fields[5+e.Rounds:]...))
		}
		text = rapid.SampledFrom([]func() string{
			func() string { return joined(rows, "", "\t", "") },
			func() string { return joined(rows, "", ";", "") },
			func() string { return joined(rows, "| ", " | ", " |") },
			func() string { return "<table>" + joined(rows, "<tr><td>", "</td><td>", "</td></tr>") + "</table>" },
		}).Draw(t, "carrier")()
		r, err := Read(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		same(t, text, e, r.Event)
	})
}

// TestSingleBlanksLoseNothing: with single blanks between the words every game is there and in its round, or the text is
// refused, or it is said of the round.
func TestSingleBlanksLoseNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := confirmable(t)
		decided := false
		var b strings.Builder
		b.WriteString("Pos Name Rtg Pts")
		for round := 1; round <= e.Rounds; round++ {
			b.WriteString(" " + itoa(round))
		}
		for seat := range e.Players {
			p := &e.Players[seat]
			b.WriteString("\n" + itoa(p.Number) + " Player 1500")
			var points engine.Points
			for round := 1; round <= e.Rounds; round++ {
				points += e.Awarded(e.Cell(seat, round))
			}
			b.WriteString(" " + points.String())
			for round := 1; round <= e.Rounds; round++ {
				c := e.Cell(seat, round)
				if c.Kind == engine.Pending || c.Opponent == 0 && c.Kind != engine.PairingBye {
					c = engine.Cell{}
				}
				c.Color = engine.NoColor
				e.SetCell(seat, round, c)
				decided = decided || c.Kind == engine.Played && c.Outcome != engine.Draw
				if p := parts(e, seat, round); p[0] != "" {
					b.WriteString(" " + p[2] + " " + p[0])
				}
			}
		}
		text := strings.ReplaceAll(b.String(), " pab", "1 BYE")
		r, err := Read(text)
		if err != nil || !decided {
			return
		}
		if len(r.Event.Players) != len(e.Players) || r.Event.Rounds != e.Rounds {
			t.Fatalf("%d players, %d rounds\n%s", len(r.Event.Players), r.Event.Rounds, text)
		}
		unstated := map[int]bool{}
		for _, n := range r.Notes {
			if n.Kind == RoundUnstated {
				unstated[n.Seat] = true
			}
		}
		for seat := range e.Players {
			var got, want []engine.Cell
			for round := 1; round <= e.Rounds; round++ {
				g, w := r.Event.Cell(seat, round), e.Cell(seat, round)
				if g != w && !unstated[seat] {
					t.Fatalf("player %d, round %d: %+v, want %+v\n%s", e.Players[seat].Number, round, g, w, text)
				}
				if g.Kind != engine.Open {
					got = append(got, g)
				}
				if w.Kind != engine.Open {
					want = append(want, w)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("player %d: %+v, want %+v\n%s", e.Players[seat].Number, got, want, text)
			}
		}
	})
}
