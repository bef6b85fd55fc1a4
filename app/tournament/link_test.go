package tournament

import (
	"reflect"
	"strings"
	"testing"

	"feinwertung/engine"
	"pgregory.net/rapid"
)

// anyEvent draws an event of any kind, also one that contradicts itself: a link has to carry it as it is.
func anyEvent(t *rapid.T) *engine.Event {
	n := rapid.IntRange(1, 9).Draw(t, "players")
	rounds := rapid.IntRange(1, 6).Draw(t, "rounds")
	numbers := rapid.SliceOfNDistinct(rapid.IntRange(1, 30), n, n, rapid.ID).Draw(t, "numbers")
	players := make([]engine.Player, n)
	for i := range players {
		players[i] = engine.Player{
			Number: numbers[i], Name: rapid.SampledFrom([]string{"", "Ana", "Bo, B.", "Źdź 中", "."}).Draw(t, "name"),
			Rating: rapid.SampledFrom([]int{0, 1, 2400}).Draw(t, "rating"), Birth: rapid.SampledFrom([]string{"", "1990"}).Draw(t, "birth"),
		}
	}
	e := engine.NewEvent(rounds, players)
	e.Name = rapid.SampledFrom([]string{"", "Open"}).Draw(t, "event")
	e.Start = rapid.SampledFrom([]engine.Date{0, 20260301}).Draw(t, "start")
	if rapid.Bool().Draw(t, "round robin") {
		e.Pairing = engine.Predetermined
	}
	if rapid.Bool().Draw(t, "scoring") {
		e.Scoring = engine.ScoringOf(3*engine.Point, engine.Point, 0)
		e.Scoring.ForfeitLoss = -engine.HalfPoint
	}
	for seat := range players {
		for round := 1; round <= rounds; round++ {
			switch cell := anyCell(t, n); {
			case cell.Seat() >= 0 && cell.Seat() != seat && rapid.Bool().Draw(t, "both sides"):
				place(e, seat, round, cell)
			case rapid.Bool().Draw(t, "one side"):
				e.SetCell(seat, round, cell)
			}
		}
	}
	return e
}

func anyCell(t *rapid.T, players int) engine.Cell {
	c := engine.Cell{
		Kind:  rapid.SampledFrom([]engine.Kind{engine.Open, engine.Pending, engine.Played, engine.Played, engine.ForfeitWin, engine.ForfeitLoss, engine.PairingBye, engine.FullBye, engine.HalfBye, engine.ZeroBye}).Draw(t, "kind"),
		Color: rapid.SampledFrom([]engine.Color{engine.NoColor, engine.White, engine.Black}).Draw(t, "color"),
		Extra: rapid.SampledFrom([]engine.Points{0, 0, 0, engine.HalfPoint, -engine.Point}).Draw(t, "extra"),
	}
	if c.Kind == engine.Played {
		c.Outcome = rapid.SampledFrom([]engine.Outcome{engine.Win, engine.Draw, engine.Loss}).Draw(t, "outcome")
		c.Unrated = rapid.Bool().Draw(t, "unrated")
	}
	if c.Kind < engine.PairingBye {
		c.Opponent = int32(rapid.IntRange(0, players).Draw(t, "opponent"))
	}
	return c
}

func TestLinkCarriesEverything(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anyEvent(t)
		s := Open(e, engine.FIDE2023(), rapid.SampledFrom([][]engine.Criterion{nil, robinOrder}).Draw(t, "named"))
		s.After = rapid.IntRange(0, e.Rounds).Draw(t, "after")
		s.Unrated = rapid.SampledFrom([]int{0, 1400}).Draw(t, "unrated")
		switch rapid.IntRange(0, 2).Draw(t, "base") {
		case 0:
			s.Base = nil
		case 1:
			changed := s.Event.Clone()
			changed.SetCell(0, 1, engine.Cell{Kind: engine.HalfBye})
			s.Event = changed
		}
		fragment := Fragment(s)
		got, err := ReadFragment(fragment)
		if err != nil {
			t.Fatalf("%v: %q", err, encode(s))
		}
		if len(got.Named) == 0 {
			got.Named = s.Named
		}
		if s.Base == s.Event != (got.Base == got.Event) && !reflect.DeepEqual(s.Base, s.Event) {
			t.Fatalf("the base is the event: %v", got.Base == got.Event)
		}
		if !reflect.DeepEqual(got, s) {
			t.Fatalf("differs:\n%+v\n%+v\n%q", got, s, encode(s))
		}
	})
}

func TestLinkRefusesWhatIsNotOne(t *testing.T) {
	whole := Fragment(NewRoundRobin(6, 1))
	for _, fragment := range []string{
		"", "t1:", "t1:AAAA", "t2:" + whole[3:], "c1:5,fide-2026", whole[:len(whole)-6], whole + "%%", strings.Replace(whole, ":", ":_", 1),
	} {
		if _, err := ReadFragment(fragment); err != ErrLink {
			t.Errorf("ReadFragment(%.20q): error %v, want ErrLink", fragment, err)
		}
	}
	for _, text := range []string{
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n.\n",        // a round too few
		"fide-9999\t\t\t\t\ts\t1\n\n\tAna\n\n.\n-",       // no such rules
		"fide-2026\tXX\t\t\t\ts\t1\n\n\tAna\n\n.\n-",     // no such criterion
		"fide-2026\t\t\t2\t\ts\t1\n\n\tAna\n\n.\n-",      // after a round that is not there
		"fide-2026\t\t\t\t\ts\t100\n\n\tAna\n\n.\n-",     // too many rounds
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n2w1\n-",     // nobody there
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n1w1\n-",     // himself without being marked
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n. .\n-",     // a cell too many
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n.\n0:2:H",   // a change of a round that is not there
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\nX\n-",       // no cell
		"fide-2026\t\t\t\t\ts\t1\n\n\tAna\n\nH*x\n-",     // no points
		"fide-2026\t\t\t\t\ts\t1\t2026\n\n\tAna\n\n.\n-", // no day
	} {
		if s, err := decode(text); err != ErrLink && text[len(text)-1] == '-' || err == nil && s.Event.Rounds != 1 {
			t.Errorf("decode(%q): error %v, want ErrLink", text, err)
		}
	}
}

func FuzzReadFragment(f *testing.F) {
	f.Add(encode(NewRoundRobin(5, 1)))
	f.Add(encode(NewSwiss(3, 2)))
	f.Fuzz(func(t *testing.T, text string) {
		s, err := decode(text)
		if err != nil {
			return
		}
		Compute(s)
		again, err := decode(encode(s))
		if err != nil || !reflect.DeepEqual(s.Event, again.Event) {
			t.Errorf("read %q and wrote %q: %v", text, encode(s), err)
		}
	})
}
