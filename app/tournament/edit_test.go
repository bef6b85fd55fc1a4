package tournament

import (
	"strings"
	"testing"

	"feinwertung/engine"
	"pgregory.net/rapid"
)

// show writes the cells of a state, players with | and rounds with blanks between them.
func show(s *State) string {
	var players []string
	for seat := range s.Event.Players {
		var cells []string
		for round := 1; round <= s.Event.Rounds; round++ {
			text := s.Event.Text(seat, round)
			if text == "" {
				text = "."
			}
			cells = append(cells, text)
		}
		players = append(players, strings.Join(cells, " "))
	}
	return strings.Join(players, " | ")
}

func TestOpponentFollows(t *testing.T) {
	for _, tt := range []struct{ name, do, want string }{
		{"a pairing", "1:2w", "2w | 1b | . | ."},
		{"a game", "1:2w1", "2w1 | 1b0 | . | ."},
		{"a draw with ½", "1:2b½", "2b½ | 1w½ | . | ."},
		{"a result by its key", "1:2w 1!1", "2w1 | 1b0 | . | ."},
		{"the same from the other side", "1:2w 2!1", "2w0 | 1b1 | . | ."},
		{"a forfeit", "1:2w 1!-", "2w- | 1b+ | . | ."},
		{"a double forfeit", "1:2w 1!- 1!-", "2w- | 1b- | . | ."},
		{"a double forfeit stays", "1:2w 1!- 1!- 1!-", "2w- | 1b- | . | ."},
		{"out of a double forfeit", "1:2w 1!- 1!- 2!+", "2w- | 1b+ | . | ."},
		{"a bye ends the pairing", "1:2w1 1!H", "H | . | . | ."},
		{"a new opponent", "1:2w1 1:3w1", "3w1 | . | 1b0 | ."},
		{"a new opponent who had one", "1:2w1 3:4w½ 1:3w1", "3w1 | . | 1b0 | ."},
		{"only the number", "1:2w1 1:3", "3w1 | . | 1b0 | ."},
		{"the same opponent without a colour", "1:2w1 1:2½", "2w½ | 1b½ | . | ."},
		{"a new opponent without a colour", "1:2w1 1:3½", "3½ | . | 1½ | ."},
		{"only the number of an empty round", "1:3", "3 | . | 1 | ."},
		{"the result taken away", "1:2w1 1!", "2w | 1b | . | ."},
		{"the pairing taken away", "1:2w1 1! 1!", ". | . | . | ."},
		{"a bye taken away", "1!U 1!", ". | . | . | ."},
		{"an empty text", "1:2w1 1:", ". | . | . | ."},
		{"a lower-case letter", "1!h", "H | . | . | ."},
	} {
		s := NewSwiss(4, 1)
		for step := range strings.FieldsSeq(tt.do) {
			seat := int(step[0]-'0') - 1
			if step[1] == ':' {
				s, _ = s.TypeCell(seat, 1, step[2:])
			} else {
				s, _ = s.SetResult(seat, 1, step[2:])
			}
		}
		if got := show(s); got != tt.want {
			t.Errorf("%s (%s): %s, want %s", tt.name, tt.do, got, tt.want)
		}
		if problems := s.Event.Validate(); len(problems) > 0 {
			t.Errorf("%s: %v", tt.name, problems)
		}
	}
}

func TestTypedCellsThatCannotBe(t *testing.T) {
	s := NewSwiss(3, 1)
	for typed, want := range map[string]CellProblem{
		"x": CellUnreadable, "0": CellUnreadable, "2w7": CellUnreadable, "9": CellUnknown, "9w1": CellUnknown, "1b1": CellHimself, "1": CellHimself,
	} {
		if next, got := s.TypeCell(0, 1, typed); got != want || next != s {
			t.Errorf("%q: problem %d, want %d", typed, got, want)
		}
	}
	if next, needs := s.SetResult(0, 1, "1"); !needs || next != s {
		t.Error("a win against nobody was taken")
	}
	if next, needs := s.SetResult(0, 1, "Q"); needs || next != s {
		t.Error("a letter that is no result was taken")
	}
	s, _ = s.TypeCell(0, 1, "2w-")
	s, _ = s.SetResult(0, 1, "-")
	if next, needs := s.SetResult(0, 1, "-"); needs || next != s {
		t.Error("a double forfeit became one once more")
	}
}

// TestOthersKeepTheirCells: what somebody has who is named by one side only is not touched.
func TestOthersKeepTheirCells(t *testing.T) {
	e := NewSwiss(3, 1).Event
	e.SetCell(0, 1, engine.Cell{Kind: engine.Played, Outcome: engine.Win, Opponent: 2})
	theirs := engine.Cell{Kind: engine.Played, Outcome: engine.Win, Opponent: 3}
	e.SetCell(1, 1, theirs)
	s, _ := Open(e, engine.FIDE2026(), nil).SetResult(0, 1, "H")
	if got := s.Event.Cell(1, 1); got != theirs {
		t.Errorf("the cell of player 2 became %+v", got)
	}
}

// TestEditsKeepEventsSound changes an event at random and looks for contradictions.
func TestEditsKeepEventsSound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := NewSwiss(rapid.IntRange(2, 6).Draw(t, "players"), rapid.IntRange(1, 4).Draw(t, "rounds"))
		for range rapid.IntRange(1, 30).Draw(t, "steps") {
			seat := rapid.IntRange(0, len(s.Event.Players)-1).Draw(t, "seat")
			round := rapid.IntRange(1, s.Event.Rounds).Draw(t, "round")
			before := encode(s)
			old := s
			switch rapid.IntRange(0, 5).Draw(t, "what") {
			case 0:
				s, _ = s.SetResult(seat, round, rapid.SampledFrom([]string{"1", "=", "0", "+", "-", "U", "F", "H", "Z", ""}).Draw(t, "letter"))
			case 1, 2:
				s, _ = s.TypeCell(seat, round, rapid.StringMatching(`[1-6]([wb]?[10=+-]?)`).Draw(t, "typed"))
			case 3:
				s = s.AddPlayer("Eli")
			case 4:
				s = s.RemovePlayer(seat)
			case 5:
				s = s.SetRounds(rapid.IntRange(1, 5).Draw(t, "to"))
			}
			if encode(old) != before {
				t.Fatal("a change changed the former state")
			}
			if problems := s.Event.Validate(); len(problems) > 0 {
				t.Fatalf("%v in %s", problems, show(s))
			}
			Compute(s)
		}
	})
}

// The tables of the handbook for six and eight players (C.05, Annex 1).
func TestBergerTables(t *testing.T) {
	for even, want := range map[int]string{
		4: "1-4 2-3, 4-3 1-2, 2-4 3-1",
		6: "1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1",
		8: "1-8 2-7 3-6 4-5, 8-5 6-4 7-3 1-2, 2-8 3-1 4-7 5-6, 8-6 7-5 1-4 2-3, 3-8 4-2 5-1 6-7, 8-7 1-6 2-5 3-4, 4-8 5-3 6-2 7-1",
	} {
		var rounds []string
		for round := 1; round < even; round++ {
			var pairs []string
			for board := range even / 2 {
				white, black := berger(even, round, board)
				pairs = append(pairs, count(white)+"-"+count(black))
			}
			rounds = append(rounds, strings.Join(pairs, " "))
		}
		if got := strings.Join(rounds, ", "); got != want {
			t.Errorf("%d players: %s\nwant %s", even, got, want)
		}
	}
}

func TestNewRoundRobin(t *testing.T) {
	for _, tt := range []struct{ players, cycles, rounds int }{{6, 1, 5}, {7, 1, 7}, {5, 2, 10}, {4, 4, 12}} {
		s := NewRoundRobin(tt.players, tt.cycles)
		if s.Event.Rounds != tt.rounds || !s.Event.AllMet() {
			t.Errorf("%d players, %d cycles: %d rounds, everybody met: %v", tt.players, tt.cycles, s.Event.Rounds, s.Event.AllMet())
		}
		if problems := s.Event.Validate(); len(problems) > 0 {
			t.Error(problems)
		}
	}
}

func TestOrder(t *testing.T) {
	s := NewSwiss(4, 5)
	order := func(s *State) string { return codes(s.Order) }
	for _, tt := range []struct {
		name string
		got  *State
		want string
	}{
		{"usual", s, "BH/C1,BH,SB,DE,WIN"},
		{"up", s.MoveCriterion(2, 0), "SB,BH/C1,BH,DE,WIN"},
		{"down", s.MoveCriterion(0, 1), "BH,BH/C1,SB,DE,WIN"},
		{"beyond the end", s.MoveCriterion(1, 9), "BH/C1,SB,DE,WIN,BH"},
		{"removed", s.RemoveCriterion(4), "BH/C1,BH,SB,DE"},
		{"added", s.AddCriterion(engine.Criterion{Name: engine.PS}), "BH/C1,BH,SB,DE,WIN,PS"},
		{"added twice", s.AddCriterion(engine.Criterion{Name: engine.BH}), "BH/C1,BH,SB,DE,WIN"},
		{"a round robin", s.SetPairing(engine.Predetermined), "DE,SB,WIN,KS"},
		{"an own order as a round robin", s.RemoveCriterion(0).SetPairing(engine.Predetermined), "BH,SB,DE,WIN"},
	} {
		if got := order(tt.got); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
	if s.Preset() != "swiss" || s.RemoveCriterion(0).Preset() != "" {
		t.Error("the preset is not recognised")
	}
}

func TestChangesAgainstTheBase(t *testing.T) {
	s := NewSwiss(4, 2)
	for _, cell := range []string{"1:1:2w1", "3:1:4w1", "1:2:3w1", "2:2:4w1"} {
		s, _ = s.TypeCell(int(cell[0]-'0')-1, int(cell[2]-'0'), cell[4:])
	}
	s = Open(s.Event, engine.FIDE2026(), nil)
	first := Compute(s)
	if s.Changes() != 0 || first.MovedPlayers() != 0 {
		t.Errorf("an event as it was read has %d changes and %d moved players", s.Changes(), first.MovedPlayers())
	}
	changed, _ := s.SetResult(2, 2, "1") // Cai beats Ana
	sheet := Compute(changed, first)
	if changed.Changes() != 1 || !changed.Changed(0, 2) || !changed.Changed(2, 2) || changed.Changed(1, 2) {
		t.Errorf("%d changes", changed.Changes())
	}
	if got := sheet.Moved(2); got != 1 {
		t.Errorf("the winner moved by %d places, want 1", got)
	}
	if v, was := sheet.Before(0, 0); !was || v.String() != "2" || sheet.Value(0, 0).String() != "1" {
		t.Errorf("points before: %v %v", v, was)
	}
	if sheet.before != first && sheet.before.Table != first.Table {
		t.Error("the standings of the base were computed again")
	}
	if back := changed.Original(); back.Event != s.Event || back.Changes() != 0 {
		t.Error("the original is not what was read")
	}
	if kept := changed.Accepted(); kept.Changes() != 0 || kept.Event != changed.Event {
		t.Error("accepted changes are still marked")
	}
	if more := changed.AddPlayer("Eli"); more.Base != nil || more.Changes() != 0 {
		t.Error("an event with another player is compared")
	}
	if named := changed.SetName(0, "Ana"); named.Changes() != 1 {
		t.Error("a name is a change of a result")
	}
}

func TestWarnings(t *testing.T) {
	kinds := func(s *State) string {
		var list []string
		for _, w := range Compute(s).Warnings() {
			list = append(list, count(int(w.Kind))+w.Criterion.String())
		}
		return strings.Join(list, " ")
	}
	s := NewSwiss(4, 4)
	if got := kinds(s); got != "3BH/C1 3BH" {
		t.Errorf("four rounds: %s", got)
	}
	s = s.SetRounds(5).AddCriterion(engine.Criterion{Name: engine.ARO})
	if got := kinds(s); got != "2ARO" {
		t.Errorf("unrated players: %s", got)
	}
	if got := kinds(s.WithUnrated(1400)); got != "" {
		t.Errorf("a rating for unrated players: %s", got)
	}
	if got := kinds(NewRoundRobin(4, 1).WithOrder(swissOrder)); got != "1BH/C1 1BH" {
		t.Errorf("a round robin: %s", got)
	}
}
