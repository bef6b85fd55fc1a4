package engine

import (
	"slices"
	"strings"
	"testing"
)

// testTable is an event of rows under a rule set after its last round.
func testTable(t *testing.T, rules Rules, pairing Pairing, rows ...string) *Table {
	t.Helper()
	e := testEvent(t, nil, rows...)
	e.Pairing = pairing
	table, err := e.Table(Options{Rules: rules, After: e.Rounds})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func orderOf(t *testing.T, list string) []Criterion {
	t.Helper()
	order, err := ParseCriteria(list)
	if err != nil {
		t.Fatal(err)
	}
	return order
}

// circle has 1, 2 and 3 with a point each from games in a circle, 4 ahead with two and 5 behind.
var circle = []string{"2w1 3b0 4w0", "1b0 3w1 4b0", "2b0 1w1 5w0", "5b= 5w= 1b1", "4w= 4b= 3b1"}

func TestStandings(t *testing.T) {
	tests := []struct {
		name, order string
		want        string // numbers, best first, with = between those who share a place
	}{
		{"by the score alone", "PTS", "4=5 1=2=3"},
		{"an encounter in a circle leaves the tie", "PTS,DE", "4=5 1=2=3"},
		{"a later criterion does not overturn", "PTS,DE,TPN", "4 5 1 2 3"},
		{"the smaller number first, or last", "PTS,TPN/R", "5 4 3 2 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			table := testTable(t, FIDE2026(), Swiss, circle...)
			s := table.Standings(orderOf(t, tt.order))
			var got strings.Builder
			for i, p := range s.Places {
				switch {
				case i > 0 && p.Rank == s.Places[i-1].Rank:
					got.WriteByte('=')
				case i > 0:
					got.WriteByte(' ')
				}
				got.WriteByte(byte('0' + table.Event().Players[p.Seat].Number))
				shared := strings.Contains(tt.want, "=")
				if p.Shared != shared {
					t.Errorf("%d: shared is %v, want %v", p.Seat+1, p.Shared, shared)
				}
			}
			if got.String() != tt.want {
				t.Errorf("the places are %s, want %s", &got, tt.want)
			}
		})
	}
}

// TestSeparate: the first criterion that tells two apart is what separated them.
func TestSeparate(t *testing.T) {
	table := testTable(t, FIDE2026(), Swiss, circle...)
	s := table.Standings(orderOf(t, "PTS,DE,WON,TPN"))
	tests := []struct{ one, other, ahead, criterion int }{
		{1, 4, 4, 0}, // points
		{2, 1, 1, 3}, // a circle, a win each: the pairing number
		{4, 5, 4, 3},
	}
	for _, tt := range tests {
		x := s.Separate(tt.one-1, tt.other-1)
		if x.Ahead != tt.ahead-1 || x.Criterion != tt.criterion {
			t.Errorf("%d and %d: %+v, want %d ahead by criterion %d", tt.one, tt.other, x, tt.ahead, tt.criterion)
		}
	}
	tied := table.Standings(orderOf(t, "PTS,DE"))
	if x := tied.Separate(0, 1); x.Criterion != -1 {
		t.Errorf("a shared place was separated by criterion %d", x.Criterion)
	}
	if _, below := s.Above(3); below {
		t.Error("the first has somebody above")
	}
	if x, below := s.Above(0); !below || x.Ahead != 4 || x.Behind != 0 || x.Criterion != 0 {
		t.Errorf("above 1: %+v", x)
	}
}

// TestEncounterTwice: listed again, Direct Encounter is applied to those who are still tied then (4.3).
func TestEncounterTwice(t *testing.T) {
	// 1 beat 2, 2 beat 3, 3 beat 1: the first encounter leaves them and 4 tied. The fewest voluntary
	// unplayed rounds put 3 first and 4 last, and then the game of 1 and 2 decides.
	table := testTable(t, FIDE2026(), Swiss, "2w1 3b0 Z", "1b0 3w1 Z", "2b0 1w1 U", "Z Z 5w1", "Z Z 4b0")
	s := table.Standings(orderOf(t, "WON,DE,VUR,DE"))
	for seat, want := range []int{2, 3, 1, 4, 5} {
		if got := s.Place(seat).Rank; got != want {
			t.Errorf("the place of %d is %d, want %d", seat+1, got, want)
		}
	}
	if v, w := s.Value(0, 1), s.Value(0, 3); v != WholeValue(0) || w != WholeValue(1) {
		t.Errorf("DE of 1 is %v, then %v; want 0, then 1", v, w)
	}
	first, second := s.Explain(table, 0, 1), s.Explain(table, 0, 3)
	if got := []int{len(first.Encounter[0].Members), len(second.Encounter[0].Members)}; !slices.Equal(got, []int{4, 2}) {
		t.Errorf("the encounters were among %v, want 4, then 2", got)
	}
	if x := s.Separate(1, 0); x.Ahead != 0 || x.Criterion != 3 {
		t.Errorf("what separated 1 and 2 is %+v, want the second encounter", x)
	}
}

// TestPartialEncounter: 6.3 places from the top who is certain to be there; the others stay tied.
func TestPartialEncounter(t *testing.T) {
	table := testTable(t, FIDE2026(), Swiss, "2w1 3b1 Z Z", "1b0 Z U U", "Z 1w0 U U")
	x := table.Explain(Criterion{Name: DE}, 0)
	first := x.Encounter[0]
	if first.Article != "6.3" || first.Placed != 1 || first.Members[0].Number != 1 || first.Members[0].Missing != 0 || first.Members[1].Best.String() != "1" {
		t.Errorf("the first pass is %+v", first)
	}
	if rest := x.Encounter[1]; rest.Article != "6.3" || rest.Placed != 0 || len(rest.Members) != 2 || rest.Members[0].Missing != 1 {
		t.Errorf("the others went through Art. 6 as %+v", rest)
	}
	checkEncounter(t, table, 1, 2, 2)
}

// TestRemainderGoesThroughArticle6Again: who is left after 6.3 gets new totals, and may all have met.
func TestRemainderGoesThroughArticle6Again(t *testing.T) {
	// 1 beat 2 and 3 and did not meet 4, who can reach 1½ at best. Without 1 all have met.
	table := testTable(t, FIDE2026(), Swiss,
		"2w1 3b1 U Z Z", "1b0 U 3w1 4w= H", "U 1w0 2b0 U 4w1", "U U H 2b= 3b0")
	x := table.Explain(Criterion{Name: DE}, 3)
	if len(x.Encounter) != 2 || x.Encounter[0].Article != "6.3" || x.Encounter[1].Article != "6.2" || x.Encounter[1].Placed != 3 {
		t.Errorf("the passes are %+v", x.Encounter)
	}
	checkEncounter(t, table, 1, 2, 3, 4)
}

func checkEncounter(t *testing.T, table *Table, want ...int) {
	t.Helper()
	for seat, place := range want {
		if got := table.Value(Criterion{Name: DE}, seat); got != WholeValue(place) {
			t.Errorf("DE of %d is %v, want %d", seat+1, got, place)
		}
	}
}

func TestRefusal(t *testing.T) {
	rr := testTable(t, FIDE2026(), Predetermined, "2w1", "1b0")
	tests := []struct {
		table *Table
		code  string
		want  Refusal
	}{
		{rr, "BH/C1", BuchholzInRoundRobin}, {rr, "AOB", BuchholzInRoundRobin}, {rr, "SB", Allowed},
		{rr, "ARO", RatingsWithUnrated}, {rr, "ARO/U1400", Allowed},
		{testTable(t, FIDE2026(), Swiss, "2w1", "1b0"), "BH", Allowed},
	}
	for _, tt := range tests {
		if got := tt.table.Refusal(criterionOf(t, tt.code)); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.code, got, tt.want)
		}
	}
}

// TestUsableOrder: the score comes first, and each event has an order that suits it.
func TestUsableOrder(t *testing.T) {
	us, _ := RulesNamed("us-chess+virtual-opponent")
	zero, _ := RulesNamed("fide-2026+unplayed-zero")
	tests := []struct {
		rules   Rules
		pairing Pairing
		order   string
		want    string
	}{
		{FIDE2026(), Swiss, "SB", "PTS SB"},
		{FIDE2026(), Swiss, "PTS,SB", "PTS SB"},
		{zero, Swiss, "", "PTS BH/C1 BH SB DE WIN"},
		{FIDE2026(), Predetermined, "", "PTS DE SB WIN KS"},
		{us, Swiss, "", "PTS USMM USSOL USCUM USOPC"},
	}
	for _, tt := range tests {
		var got []string
		for _, c := range testTable(t, tt.rules, tt.pairing, "2w1", "1b0").UsableOrder(orderOf(t, tt.order)) {
			got = append(got, c.String())
		}
		if joined := strings.Join(got, " "); joined != tt.want {
			t.Errorf("%s %v %q: %s, want %s", tt.rules.Name, tt.pairing, tt.order, joined, tt.want)
		}
	}
}

func TestRemovePlayer(t *testing.T) {
	e := testEvent(t, nil, "2w1 3b=", "1b0 Z", "U 1w=")
	e.RemovePlayer(1)
	if got := []string{e.Text(0, 1), e.Text(0, 2), e.Text(1, 1), e.Text(1, 2)}; !slices.Equal(got, []string{"", "3b½", "U", "1w½"}) {
		t.Errorf("what is left is %q", got)
	}
}

// TestOpponentOnCard: an opponent's own unplayed rounds count by what came after them.
func TestOpponentOnCard(t *testing.T) {
	tests := []struct {
		name     string
		unplayed []OpponentRound
		pairing  Pairing
		rules    string
		want     string
	}{
		{"stayed away to the end", []OpponentRound{{Kind: ZeroBye}, {Kind: ZeroBye}}, Swiss, "fide-2026", "2"},
		{"came back once", []OpponentRound{{Kind: ZeroBye, Followed: true}, {Kind: ZeroBye}}, Swiss, "fide-2026", "1.5"},
		{"lost by forfeit", []OpponentRound{{Kind: ForfeitLoss}}, Swiss, "fide-2026", "1"},
		{"half for each before 2023", []OpponentRound{{Kind: ForfeitLoss}, {Kind: PairingBye}}, Swiss, "virtual-2009", "1"},
		{"nothing to adjust in a round robin", []OpponentRound{{Kind: ZeroBye}}, Predetermined, "fide-2026", "1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules, _ := RulesNamed(tt.rules)
			c := &Card{Rounds: 5, Pairing: tt.pairing, Rows: []CardRow{{Kind: Played, Outcome: Win, Points: Point, Known: true, Unplayed: tt.unplayed}}}
			if got, err := c.Table(rules).Value(Criterion{Name: SB}); err != nil || got.String() != tt.want {
				t.Errorf("SB = %v, want %s (%v)", got, tt.want, err)
			}
		})
	}
}

// TestUnknownOnCard: what is not known is left out of the sum and said.
func TestUnknownOnCard(t *testing.T) {
	x, err := testCard(t, 3, "1:2 1 -").Table(FIDE2026()).Explain(Criterion{Name: BH})
	if err != nil || !x.Incomplete || x.Value.String() != "2" || x.Steps[1].Basis != Missing || x.Steps[2].Basis != Missing {
		t.Errorf("the explanation is %+v (%v)", x, err)
	}
}

// TestImpossibleCells: a table is refused, not computed wrong, where a round holds what no round can.
func TestImpossibleCells(t *testing.T) {
	for _, c := range []Cell{{Kind: Played, Opponent: 9}, {Opponent: -1}, {Kind: 99}, {Kind: Played, Outcome: 9, Opponent: 2}, {Color: 7}} {
		e := testEvent(t, nil, "2w1", "1b0")
		e.SetCell(0, 1, c)
		if _, err := e.Table(Options{Rules: FIDE2026()}); err == nil || !strings.Contains(err.Error(), "player 1, round 1") {
			t.Errorf("%+v: error %v", c, err)
		}
	}
}

// TestValueExtremes: comparing stays right where the products need more than 64 bits, and a negative
// average is written with its sign.
func TestValueExtremes(t *testing.T) {
	big, bigger := MeanValue(1<<60, 7), MeanValue(1<<60, 6)
	if big.Compare(bigger) != -1 || bigger.Compare(big) != 1 || big.Compare(big) != 0 || MeanValue(-1<<60, 6).Compare(MeanValue(-1<<60, 7)) != -1 {
		t.Error("large averages are compared wrong")
	}
	if got := MeanValue(-Point, 3).Format('.'); got != "-0.33" {
		t.Errorf("a negative average is shown as %s", got)
	}
	// Many rounds: the place of a cut is beyond what a byte holds.
	players := []Player{{Number: 1}, {Number: 2}}
	e := NewEvent(200, players)
	for round := 1; round <= 200; round++ {
		e.SetCell(0, round, Cell{Kind: Played, Outcome: Draw, Opponent: 2})
		e.SetCell(1, round, Cell{Kind: Played, Outcome: Draw, Opponent: 1})
	}
	e.SetCell(0, 200, Cell{Kind: ZeroBye})
	table, err := e.Table(Options{Rules: FIDE2026(), After: 200})
	if err != nil {
		t.Fatal(err)
	}
	c := Criterion{Name: BH, Low: 1}
	if x := table.Explain(c, 0); x.Value.Compare(table.Value(c, 0)) != 0 || x.Steps[199].Cut != CutLowVoluntary {
		t.Errorf("BH/C1 over 200 rounds: %v, explained as %v, cut %v", table.Value(c, 0), x.Value, x.Steps[199].Cut)
	}
}
