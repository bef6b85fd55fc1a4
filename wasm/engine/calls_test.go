//go:build js

package main

import (
	"encoding/json"
	"os"
	"strings"
	"syscall/js"
	"testing"
)

// object makes a JavaScript value of its literal.
func object(literal string) js.Value {
	return js.Global().Call("eval", "("+literal+")")
}

// answer is the part of the output that the tests look at.
type answer struct {
	Rules   string
	Rounds  int
	After   int `json:"after_round"`
	Values  map[string]any
	Steps   map[string][]map[string]any
	Players []struct {
		Startno int
		Rank    int
		Values  map[string]any
		Steps   map[string][]map[string]any
	}
}

func decode(t *testing.T, data []byte, err error) answer {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	var a answer
	if err := json.Unmarshal(data, &a); err != nil {
		t.Fatalf("%v in %s", err, data)
	}
	return a
}

func TestCard(t *testing.T) {
	card5 := `{rounds: 5, rows: [{result: "1", score: "3½"}, {result: 1, score: 3}, {result: "H"}, {result: "1", score: 2.5}, {result: "1", score: "2"}]}`
	tests := []struct {
		name, input, options, code string
		want                       any
	}{
		{"a capped bye", card5, `{}`, "BH", 13.5},
		{"cut first", card5, `{}`, "BH/C1", 11.0},
		{"before the caps", card5, `{rules: "fide-2023"}`, "BH", 15.5},
		{"an announced alternative", card5, `{rules: "fide-2026+uncapped"}`, "BH", 15.5},
		{"chosen criteria", card5, `{tiebreaks: "ps/c1"}`, "PS/C1", 12.5},
		{"an opponent who left", `{rounds: 5, rows: [{result: "=", score: 1, unplayed: [{result: "Z"}, {result: "Z", followed: true}]}]}`, `{}`, "BH", 1.5},
		{"another scoring", `{rows: [{result: "1", score: 4}, {result: "="}], scoring: {win: 3, draw: 1}}`, `{}`, "PTS", 4.0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			data, err := card(object(tt.input), object(tt.options))
			a := decode(t, data, err)
			if a.Values[tt.code] != tt.want || len(a.Steps[tt.code]) == 0 {
				t.Errorf("%s = %v with %d steps, want %v", tt.code, a.Values[tt.code], len(a.Steps[tt.code]), tt.want)
			}
		})
	}
}

func TestStandings(t *testing.T) {
	event := `{rounds: 2, start: "2026-05-01", players: [
		{name: "Ana", rating: 2000, rounds: ["2w1", "3b="]},
		{name: "Bo", rating: 1900, rounds: ["1b0", "H"]},
		{name: "Cai", rating: 1800, rounds: ["U", "1w="]}]}`
	data, err := standings(object(event), object(`{tiebreaks: "BH,ARO"}`))
	a := decode(t, data, err)
	if a.Rules != "fide-2026" || len(a.Players) != 3 || a.Players[0].Values["BH"] != 2.0 || a.Players[0].Values["ARO"] != 1850.0 || len(a.Players[0].Steps["BH"]) != 2 {
		t.Errorf("the standings are %+v", a)
	}
	data, err = standings(object(event), object(`{steps: false, rules: "us-chess"}`))
	if a := decode(t, data, err); a.Players[0].Steps != nil || a.Players[0].Values["USSOL"] != 1.5 {
		t.Errorf("without steps: %+v", a.Players[0])
	}
}

// TestStandingsOfText reads a tournament report file.
func TestStandingsOfText(t *testing.T) {
	file, err := os.ReadFile("../../engine/testdata/oracle/tec2023-swiss.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, trf, _ := strings.Cut(string(file), "\n\n")
	data, err := standings(js.ValueOf(trf), object(`{rules: "fide-2023", round: 5}`))
	a := decode(t, data, err)
	if len(a.Players) != 16 || a.Players[3].Values["BH/C1"] != 11.5 || a.Rules != "fide-2023" {
		t.Errorf("player 4 is %+v", a.Players[3])
	}
}

func TestCallErrors(t *testing.T) {
	tests := []struct{ call, input, options, want string }{
		{"card", `1`, `{}`, "expected an object"},
		{"card", `{}`, `{}`, "expected rows"},
		{"card", `{rows: [1]}`, `{}`, "round 1: expected an object"},
		{"card", `{rows: [{result: "x"}]}`, `{}`, "round 1: result “x”: expected 1, =, 0"},
		{"card", `{rows: [{result: "1", score: "1/3"}]}`, `{}`, "halves, quarters"},
		{"card", `{rows: [{result: "1", score: 7}]}`, `{}`, "opponent with 7 points: expected 0 to 1"},
		{"card", `{rounds: 1000, rows: []}`, `{}`, "a whole number from 0 to 99"},
		{"card", `{rounds: NaN, rows: []}`, `{}`, "a whole number from 0 to 99"},
		{"card", `{rounds: 5, rows: [{result: "1", score: 1, unplayed: [5]}]}`, `{}`, "unplayed: expected objects"},
		{"card", `{rounds: 5, rows: [{result: "1", score: 1, unplayed: [{result: "1"}]}]}`, `{}`, "unplayed: result “1”"},
		{"card", `{rows: []}`, `{rules: "x"}`, "rules “x”: expected fide-2026"},
		{"card", `{rows: [{result: "1", score: 1}]}`, `{tiebreaks: "ARO"}`, "needs the whole event"},
		{"card", `{rows: [], mode: "ko"}`, `{}`, "expected swiss, rr or auto"},
		{"standings", `1`, `{}`, "expected the text"},
		{"standings", `{players: []}`, `{}`, "expected players"},
		{"standings", `{players: [{rounds: ["2w9"]}]}`, `{}`, "player 1, round 1"},
		{"standings", `{players: [{rounds: ["2w1"]}]}`, `{}`, "opponent 2: expected the startno"},
		{"standings", `{players: [{rounds: ["2w1"]}, {rounds: ["1b1"]}]}`, `{}`, "round 1"},
		{"standings", `{players: [{rounds: ["U"]}]}`, `{round: 1.5}`, "round “1.5”: expected a whole number"},
		{"standings", `"no file"`, `{}`, "no player"},
		{"standings", `{players: [{rating: -5, rounds: ["U"]}]}`, `{}`, "rating “-5”: expected a whole number from 0 to 4000"},
		{"standings", `{players: [{startno: 1e300, rounds: ["U"]}]}`, `{}`, "startno “1e+300”"},
		{"standings", `{mode: "rr", players: [{rounds: ["2w1"]}, {rounds: ["1b0"]}]}`, `{tiebreaks: ["BH"]}`, "BH is refused: the Buchholz family"},
		{"standings", `{players: [{rounds: ["2w1", ""]}, {rounds: ["1b0", ""]}]}`, `{round: 2}`, "expected a round from 1 to 1"},
		{"standings", `{players: [{rounds: ["U"]}]}`, `{tiebreaks: [","]}`, "criteria such as BH/C1"},
	}
	for _, tt := range tests {
		_, err := calls[tt.call](object(tt.input), object(tt.options))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s(%s, %s): error %v, want one with %q", tt.call, tt.input, tt.options, err, tt.want)
		}
	}
}
