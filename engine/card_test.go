package engine

import (
	"strings"
	"testing"
)

// testCard reads a card as the tests write it: one word a round, the result's letter of TRF
// and behind it the opponent's points, "1:3½ =:3 H U +:1½".
func testCard(t testing.TB, rounds int, text string) *Card {
	t.Helper()
	c := &Card{Rounds: rounds}
	for _, word := range strings.Fields(text) {
		letter, points, known := strings.Cut(word, ":")
		row := CardRow{Known: known}
		switch letter {
		case "1":
			row.Kind, row.Outcome = Played, Win
		case "=":
			row.Kind, row.Outcome = Played, Draw
		case "0":
			row.Kind, row.Outcome = Played, Loss
		case "+":
			row.Kind = ForfeitWin
		case "-":
			row.Kind = ForfeitLoss
		case "U":
			row.Kind = PairingBye
		case "F":
			row.Kind = FullBye
		case "H":
			row.Kind = HalfBye
		case "Z":
			row.Kind = ZeroBye
		case "?":
			row.Kind = Open
		default:
			t.Fatalf("test card %q: unknown result %q", text, letter)
		}
		if known {
			p, err := ParsePoints(points)
			if err != nil {
				t.Fatal(err)
			}
			row.Points = p
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}

func TestCard(t *testing.T) {
	tests := []struct {
		name, rules string
		rounds      int
		card        string
		want        string
	}{
		// Every round played.
		{"four of five, Ana", "fide-2026", 5, "1:4 1:3 1:3 1:2 0:1", "PTS=4 BH=13 BH/C1=12 BH/M1=8"},
		{"four of five, Bo", "fide-2026", 5, "1:4 1:3 1:2½ 1:2 0:2", "BH=13.5 BH/C1=11.5 BH/M1=7.5"},
		{"four of five, Cai", "fide-2026", 5, "1:3 1:3 1:3 1:2½ 0:1", "BH=12.5 BH/C1=11.5 BH/M1=8.5"},
		{"strong opponents, weak results", "fide-2026", 5, "0:5 0:4 =:3 1:2 1:1", "PTS=2.5 BH=15 BH/C1=14 SB=4.5"},
		{"weak opponents, strong results", "fide-2026", 5, "1:4 1:3 =:2 0:1 0:1", "PTS=2.5 BH=11 BH/C1=10 SB=8"},
		{"Sonneborn-Berger is not Buchholz plus points", "fide-2026", 3, "1:2 =:1 0:½", "BH=3.5 SB=2.5"},
		{"progressive, early loss", "fide-2026", 5, "0:0 1:0 1:0 1:0 1:0", "PS=10 PS/C1=10"},
		{"progressive, late loss", "fide-2026", 5, "1:0 1:0 1:0 0:0 1:0", "PS=13 PS/C1=12"},
		{"cuts deeper than the card", "fide-2026", 5, "1:2 1:3 0:3½ 0:4 1:5", "BH=17.5 BH/C1=15.5 BH/C2=12.5 BH/M1=10.5 BH/M2=3.5"},
		{"nothing left to cut", "fide-2026", 1, "1:2", "BH=2 BH/C1=0 BH/C2=0 BH/M1=0 SB/C1=0"},

		// Own unplayed rounds.
		{"half-point bye is capped", "fide-2026", 5, "1:3½ 1:3 H 1:2½ 1:2", "PTS=4.5 BH=13.5 BH/C1=11 BH/C2=9 SB=12.25"},
		{"half-point bye before the caps", "fide-2023", 5, "1:3½ 1:3 H 1:2½ 1:2", "PTS=4.5 BH=15.5 BH/C1=11"},
		{"pairing-allocated bye is not cut first", "fide-2026", 5, "1:3½ 1:3 U 1:2½ 1:2", "PTS=5 BH=13.5 BH/C1=11.5"},
		{"forfeit win is capped by the scheduled opponent", "fide-2026", 5, "1:2 1:2 1:2 0:2 +:1½", "PTS=4 BH=9.5 SB=7.5"},
		{"forfeit win uncapped", "fide-2023", 5, "1:2 1:2 1:2 0:2 +:1½", "BH=12"},
		{"rank order turns round, bye", "fide-2026", 5, "1:3 1:2½ 0:3 =:2 U", "PTS=3.5 BH=13"},
		{"rank order turns round, five games", "fide-2026", 5, "1:3 1:2½ 0:3 =:2 1:3", "PTS=3.5 BH=13.5"},
		{"rank order turns round, bye before the caps", "fide-2023", 5, "1:3 1:2½ 0:3 =:2 U", "BH=14"},
		{"byes left out", "played-only", 5, "1:3½ 1:3 H 1:2½ 1:2", "PTS=4.5 BH=11 BH/C1=9"},
		{"virtual opponent of an absence", "virtual-2009", 9, "1:0 =:0 Z 0:0 0:0 0:0 0:0 0:0 0:0", "BH=5.5"},
		{"virtual opponent of a forfeit win", "virtual-2009", 9, "1:0 1:0 1:0 =:0 0:0 +:7 0:0 0:0 0:0", "BH=5"},

		// US Chess, whatever the rule set.
		{"plus score drops the lowest", "fide-2026", 5, "0:0 1:3 1:3 1:4 1:5", "USSOL=15 USMED=10 USMM=15"},
		{"own bye is an opponent with nothing", "us-chess", 5, "H 1:3 1:3 1:4 0:5", "USSOL=15 USMM=15 USKAS=13 USSB=10"},
		{"two from nine rounds on", "us-chess", 9, "1:1 1:2 1:3 1:4 1:5 0:6 0:7 0:8 0:9", "USSOL=45 USMED=25 USMM=42"},
		{"minus score drops the highest", "us-chess", 4, "0:4 0:3 1:2 0:1", "USMM=6"},
		{"cumulative takes the bye off again", "us-chess", 5, "U 1:0 0:0 =:0 1:0", "USCUM=10"},
		{"cumulative without byes", "us-chess", 5, "1:0 1:0 0:0 1:0 =:0", "USCUM=11.5"},

		// Own record.
		{"own record", "fide-2026", 6, "1:2 U + - H Z", "WIN=3 WON=1 REP=3 PTS=3.5"},
		{"Koya counts who reached half", "fide-2026", 4, "1:2 1:1½ =:3 0:2", "KS=1.5"},
		{"rounds not played count for nothing", "fide-2026", 5, "1:1 H ? ? ?", "BH=2 PS=2.5 REP=1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			rules, _ := RulesNamed(tt.rules)
			table := testCard(t, tt.rounds, tt.card).Table(rules)
			for _, pair := range strings.Fields(tt.want) {
				code, want, _ := strings.Cut(pair, "=")
				c, err := ParseCriterion(code)
				if err != nil {
					t.Fatal(err)
				}
				v, err := table.Value(c)
				if err != nil || v.String() != want {
					t.Errorf("%s = %v, want %s (%v)", code, v, want, err)
				}
			}
		})
	}
}
