package paste

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"feinwertung/engine"
)

// anEvent draws an event that the plain style can carry: everything that can happen in a round, with
// fewer rounds than would let everybody meet everybody.
func anEvent(t *rapid.T) *engine.Event {
	n := rapid.IntRange(3, 24).Draw(t, "players")
	rounds := rapid.IntRange(1, min(n-2, 11)).Draw(t, "rounds")
	step := rapid.IntRange(1, 3).Draw(t, "step")
	players := make([]engine.Player, n)
	for seat := range players {
		players[seat] = engine.Player{
			Number: 1 + seat*step, Name: "Player " + strconv.Itoa(seat+1),
			Rating:     rapid.SampledFrom([]int{0, 1000, 1875, 2400}).Draw(t, "rating"),
			Title:      rapid.SampledFrom([]string{"", "GM", "WFM"}).Draw(t, "title"),
			Federation: rapid.SampledFrom([]string{"", "GER", "HUN"}).Draw(t, "federation"),
		}
	}
	e := engine.NewEvent(rounds, players)
	kinds := []engine.Kind{engine.Open, engine.PairingBye, engine.FullBye, engine.HalfBye, engine.ZeroBye}
	for round := 1; round <= rounds; round++ {
		seats := rapid.Permutation(seatsUpTo(n)).Draw(t, "pairing")
		for i := 0; i+1 < n; i += 2 {
			drawGame(t, e, seats[i], seats[i+1], round, kinds)
		}
		if n%2 == 1 {
			e.SetCell(seats[n-1], round, engine.Cell{Kind: rapid.SampledFrom(kinds).Draw(t, "bye")})
		}
	}
	if rapid.Bool().Draw(t, "points") {
		for seat := range players {
			p := &e.Players[seat]
			p.HasPoints = true
			for round := 1; round <= rounds; round++ {
				p.PrintedPoints += e.Awarded(e.Cell(seat, round))
			}
		}
	}
	return e
}

func seatsUpTo(n int) []int {
	seats := make([]int, n)
	for i := range seats {
		seats[i] = i
	}
	return seats
}

// drawGame draws what happens between two players in a round.
func drawGame(t *rapid.T, e *engine.Event, a, b, round int, kinds []engine.Kind) {
	ca := engine.Cell{Kind: engine.Played, Color: rapid.SampledFrom([]engine.Color{engine.White, engine.Black, engine.NoColor}).Draw(t, "color"), Opponent: int32(b + 1)}
	switch rapid.IntRange(0, 9).Draw(t, "happening") {
	case 0:
		e.SetCell(a, round, engine.Cell{Kind: rapid.SampledFrom(kinds).Draw(t, "a")})
		e.SetCell(b, round, engine.Cell{Kind: rapid.SampledFrom(kinds).Draw(t, "b")})
		return
	case 1:
		ca.Kind = engine.ForfeitWin
	case 2:
		ca.Kind = engine.Pending
	default:
		ca.Outcome = rapid.SampledFrom([]engine.Outcome{engine.Win, engine.Draw, engine.Loss}).Draw(t, "outcome")
	}
	e.SetCell(a, round, ca)
	e.SetCell(b, round, ca.OtherSide(a))
}

// same compares what the formats carry.
func same(t interface {
	Fatalf(string, ...any)
	Helper()
}, text string, want, got *engine.Event) {
	t.Helper()
	if len(got.Players) != len(want.Players) || got.Rounds != want.Rounds || got.Pairing != want.Pairing || got.Scoring != want.Scoring {
		t.Fatalf("%d players, %d rounds, pairing %v, scoring %v: want %d, %d, %v, %v\n%s", len(got.Players), got.Rounds, got.Pairing, got.Scoring,
			len(want.Players), want.Rounds, want.Pairing, want.Scoring, text)
	}
	for seat := range want.Players {
		if got.Players[seat] != want.Players[seat] {
			t.Fatalf("player %+v, want %+v\n%s", got.Players[seat], want.Players[seat], text)
		}
		for round := 1; round <= want.Rounds; round++ {
			if g, w := got.Cell(seat, round), want.Cell(seat, round); g != w {
				t.Fatalf("player %d, round %d: %+v, want %+v\n%s", want.Players[seat].Number, round, g, w, text)
			}
		}
	}
}

// survives writes an event, reads it again and compares the two: nothing may be lost.
func survives(t *rapid.T, e *engine.Event, s Style) (r *Reading, text string) {
	t.Helper()
	text, lost := Write(e, s)
	if len(lost) > 0 {
		t.Fatalf("lost %v\n%s", lost, text)
	}
	r, err := Read(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	same(t, text, e, r.Event)
	return r, text
}

// TestPlainIsIdentity: an event survives being written plainly and read again, without a question.
func TestPlainIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anEvent(t)
		r, text := survives(t, e, Plain)
		if r.Question != nil {
			t.Fatalf("a question is left\n%s", text)
		}
	})
}

// TestCarriersAreIdentity: the same table survives in every way that tables are carried: as CSV, drawn with
// bars, as a page, in fixed columns.
func TestCarriersAreIdentity(t *testing.T) {
	carriers := []struct {
		name  string
		carry func(rows [][]string) string
	}{
		{"semicolons", func(rows [][]string) string { return joined(rows, "", ";", "") }},
		{"commas", func(rows [][]string) string { return joined(rows, "", ",", "") }},
		{"bars", func(rows [][]string) string { return joined(rows, "| ", " | ", " |") }},
		{"page", func(rows [][]string) string {
			return "<table>" + joined(rows, "<tr><td>", "</td><td>&nbsp;", "</td></tr>") + "</table>"
		}},
		{"fixed columns", fixed},
	}
	for _, c := range carriers {
		t.Run(c.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				e := anEvent(t)
				if e.Pairings() == 0 || c.name == "fixed columns" && len(e.Players) < 4 {
					return
				}
				plain, _ := Write(e, Plain)
				var rows [][]string
				for _, line := range strings.Split(strings.TrimSuffix(plain, "\n"), "\n") {
					rows = append(rows, strings.Split(line, "\t"))
				}
				text := c.carry(rows)
				r, err := Read(text)
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				same(t, text, e, r.Event)
			})
		})
	}
}

func joined(rows [][]string, before, between, after string) string {
	text := ""
	for _, row := range rows {
		text += before + strings.Join(row, between) + after + "\n"
	}
	return text
}

// fixed pads every column to the same width.
func fixed(rows [][]string) string {
	var b strings.Builder
	for _, row := range rows {
		for c, cell := range row {
			width := 0
			for _, other := range rows {
				width = max(width, utf8.RuneCountInString(other[c]))
			}
			b.WriteString(cell + strings.Repeat(" ", width-utf8.RuneCountInString(cell)+2))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestChessResultsIsIdentity: the same as a crosstable of chess-results.com, for what that can carry.
func TestChessResultsIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		e := anEvent(t)
		for seat := range e.Players {
			for round := 1; round <= e.Rounds; round++ {
				c := e.Cell(seat, round)
				switch {
				case c.Kind == engine.FullBye:
					c = engine.Cell{Kind: engine.PairingBye}
				case c.Opponent > 0 && c.Color == engine.NoColor:
					c.Color = engine.White
					if c.Seat() < seat {
						c.Color = engine.Black
					}
				}
				e.SetCell(seat, round, c)
			}
		}
		survives(t, e, ChessResults)
	})
}

// TestDiagramIsIdentity: a round robin whose rounds are those of the Berger tables survives as a matrix,
// once, twice or four times over.
func TestDiagramIsIdentity(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(3, 14).Draw(t, "players")
		times := rapid.SampledFrom([]int{1, 2, 4}).Draw(t, "cycles")
		even := n + n%2
		players := make([]engine.Player, n)
		for seat := range players {
			players[seat] = engine.Player{Number: seat + 1, Name: "Player " + strconv.Itoa(seat+1), Rating: 2000}
		}
		e := engine.NewEvent(times*(even-1), players)
		e.Pairing = engine.Predetermined
		for a := range n {
			for b := a + 1; b < n; b++ {
				for cycle := range times {
					c := engine.Cell{Kind: engine.Played, Opponent: int32(b + 1), Outcome: rapid.SampledFrom([]engine.Outcome{engine.Win, engine.Draw, engine.Loss}).Draw(t, "outcome")}
					switch rapid.IntRange(0, 9).Draw(t, "happening") {
					case 0:
						c.Kind, c.Outcome = engine.ForfeitWin, engine.NoOutcome
					case 1:
						c.Kind, c.Outcome = engine.Pending, engine.NoOutcome
					}
					round := cycle*(even-1) + bergerRound(a, b, even) + 1
					e.SetCell(a, round, c)
					e.SetCell(b, round, c.OtherSide(a))
				}
			}
		}
		survives(t, e, Diagram)
	})
}
