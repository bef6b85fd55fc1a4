package report

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// trio is an event of three in which everybody met everybody else once. Cai has no rating.
func trio() *engine.Event {
	e := engine.NewEvent(3, []engine.Player{
		{Number: 1, Name: "Ana", Rating: 2000}, {Number: 2, Name: "Bo", Rating: 1900}, {Number: 3, Name: "Cai"},
	})
	game := func(round, white, black int, outcome engine.Outcome) {
		e.SetCell(white, round, engine.Cell{Kind: engine.Played, Outcome: outcome, Color: engine.White, Opponent: int32(black + 1)})
		e.SetCell(black, round, engine.Cell{Kind: engine.Played, Outcome: engine.Win + engine.Loss - outcome, Color: engine.Black, Opponent: int32(white + 1)})
	}
	game(1, 0, 1, engine.Win)
	game(2, 1, 2, engine.Win)
	game(3, 2, 0, engine.Draw)
	return e
}

func codes(t *testing.T, list string) []engine.Criterion {
	t.Helper()
	parsed, err := engine.ParseCriteria(list)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

func texts(list []engine.Criterion) string {
	var names []string
	for _, c := range list {
		names = append(names, c.String())
	}
	return strings.Join(names, " ")
}

func refused(list []Refused) string {
	var names []string
	for _, r := range list {
		names = append(names, r.Criterion.String())
	}
	return strings.Join(names, " ")
}

func TestRequest(t *testing.T) {
	for _, tt := range []struct {
		name    string
		request Request
		stated  bool   // whether the file says how the event is paired
		file    string // its criteria

		rules, mode             string
		after                   int
		order, leftOut, dropped string
	}{
		{name: "all met: a round robin", rules: "fide-2026", mode: "rr", after: 3, order: "PTS DE SB WIN KS"},
		{name: "the file says otherwise", stated: true, rules: "fide-2026", mode: "swiss", after: 3, order: "PTS BH/C1 BH SB DE WIN"},
		{name: "the request says otherwise", request: Request{Mode: "swiss"}, rules: "fide-2026", mode: "swiss", after: 3, order: "PTS BH/C1 BH SB DE WIN"},
		{name: "against the file", request: Request{Mode: "rr"}, stated: true, rules: "fide-2026", mode: "rr", after: 3, order: "PTS DE SB WIN KS"},
		{name: "the order of the file", file: "SB DE", rules: "fide-2026", mode: "rr", after: 3, order: "PTS SB DE"},
		{name: "what the event does not allow is left out of it", file: "BH SB", rules: "fide-2026", mode: "rr", after: 3, order: "PTS SB", leftOut: "BH"},
		{name: "unless it is asked for", file: "BH SB", request: Request{BuchholzInRoundRobin: true}, rules: "fide-2026", mode: "rr", after: 3, order: "PTS BH SB"},
		{name: "the order asked for", file: "BH", request: Request{Tiebreaks: "WIN, sb/c1"}, rules: "fide-2026", mode: "rr", after: 3, order: "PTS WIN SB/C1"},
		{name: "ratings with an unrated player", request: Request{Tiebreaks: "ARO"}, rules: "fide-2026", mode: "rr", after: 3, order: "PTS ARO", dropped: "ARO"},
		{name: "with a rating for him", request: Request{Tiebreaks: "ARO", Unrated: 1400}, rules: "fide-2026", mode: "rr", after: 3, order: "PTS ARO"},
		{name: "rules and round", request: Request{Rules: "fide-2023", Round: 2, Mode: "swiss"}, rules: "fide-2023", mode: "swiss", after: 2, order: "PTS BH/C1 BH SB DE WIN"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := &Source{Event: trio(), PairingStated: tt.stated, Tiebreaks: codes(t, tt.file), Rules: engine.FIDE2026()}
			a, err := tt.request.Answer(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, x := range []struct{ what, got, want string }{
				{"rules", a.Table.Rules().Name, tt.rules},
				{"mode", Mode(a.Table.Event().Pairing), tt.mode},
				{"order", texts(a.Order), tt.order},
				{"left out", refused(a.LeftOut), tt.leftOut},
				{"dropped", refused(a.Dropped), tt.dropped},
			} {
				if x.got != x.want {
					t.Errorf("%s: %q, want %q", x.what, x.got, x.want)
				}
			}
			if a.Table.Rounds() != tt.after {
				t.Errorf("after round %d, want %d", a.Table.Rounds(), tt.after)
			}
		})
	}
}

func TestRequestErrors(t *testing.T) {
	for _, tt := range []struct {
		name    string
		request Request
		want    string
	}{
		{"rules", Request{Rules: "fide-1999"}, "rules “fide-1999”: expected fide-2026, fide-2023, virtual-2009, us-chess, played-only"},
		{"mode", Request{Mode: "Swiss"}, "mode “Swiss”: expected swiss, rr or auto"},
		{"a round before the first", Request{Round: -1}, "round “-1”: expected a round from 1 to 3, the last one paired"},
		{"a round after the last", Request{Round: 4}, "round “4”: expected a round from 1 to 3, the last one paired"},
		{"a rating below 1", Request{Unrated: -1}, "unrated “-1”: expected a rating from 1 to 4000"},
		{"a rating above 4000", Request{Unrated: 4001}, "unrated “4001”: expected a rating from 1 to 4000"},
		{"an unknown criterion", Request{Tiebreaks: "BH/C1 XX"}, "criterion “XX”: unknown; the nearest known one is "},
		{"no criterion", Request{Tiebreaks: " , "}, "tiebreaks “ , ”: expected criteria such as BH/C1,BH,SB"},
		{"a forbidden criterion", Request{Tiebreaks: "SB BH/C1"}, "BH/C1 is refused: the Buchholz family must not be used in round robins (C.07 Art. 8)"},
	} {
		_, err := tt.request.Answer(&Source{Event: trio(), Rules: engine.FIDE2026()})
		if err == nil || !strings.HasPrefix(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", tt.name, err, tt.want)
		}
	}
}
