package trf

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"feinwertung/engine"
)

// many returns as many players.
func many(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(playerText(strconv.Itoa(i+1), "Ana", "", "0000 - Z"))
	}
	return b.String()
}

// distinct returns as many words.
func distinct(n int) string {
	var b strings.Builder
	for i := range n {
		b.WriteString("X" + strconv.Itoa(i) + ",")
	}
	return b.String()
}

// A file of any size ends soon, with few errors.
func TestLimits(t *testing.T) {
	if testing.Short() {
		t.Skip("large inputs")
	}
	repeat := func(line string, size int) string { return strings.Repeat(line, size/len(line)) }
	player := playerText("1", "Ana", "1.0", "   2 w 1")
	for _, c := range []struct {
		name, text string
		code       Code
	}{
		{"50 MB of one player", repeat(player, 50<<20), TooLarge},
		{"15 MB of one player", repeat(player, 15<<20), RepeatedNumber},
		{"many players", repeat(player, 10<<20), RepeatedNumber},
		{"15 MB of line ends", player + repeat("\r", 15<<20), TooManyLines},
		{"15 MB of a record", repeat("012 Open\n", 15<<20), TooManyLines},
		{"15 MB in one line", repeat("0000 - Z  ", 15<<20), LineTooLong},
		{"15 MB of Latin-1", repeat("\xFC", 15<<20), LineTooLong},
		{"100 rounds", playerText("1", "Ana", "", strings.Split(strings.Repeat("0000 - Z,", 100), ",")[:100]...), TooManyRounds},
		{"a long list", player + playerText("2", "Bo", "") + "240 H 001 " + repeat("0001 ", 60<<10), 0},
		{"many long lists", player + playerText("2", "Bo", "") + repeat("240 H 001 "+repeat("0001 ", 60<<10)+"\n", 15<<20), 0},
		{"many awards", player + playerText("2", "Bo", "") + repeat("299          -0.5  001 0001\n", 5<<20), 0},
		{"awards of everybody", many(9999) + repeat("299 Z         0.5  001\n", 3<<20), TooManyAwards},
		{"unknown tie-breaks", player + playerText("2", "Bo", "") + "202 " + distinct(10000), 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Read([]byte(c.text))
			errs, _ := err.(Errors)
			switch {
			case c.code == 0:
				if err != nil {
					t.Errorf("%v", err)
				}
			case len(errs) == 0 || errs[0].Code != c.code && errs[len(errs)-1].Code != c.code || len(errs) > maxErrors+1:
				t.Errorf("%d errors, expected code %d", len(errs), c.code)
			}
		})
	}
	Looks(bytes.Repeat([]byte("\r"), 50<<20))
}

func TestErrorsAreBounded(t *testing.T) {
	rounds := strings.Split(strings.Repeat("   2 x 1,", 99), ",")[:99]
	_, err := Read([]byte(playerText("1", "Ana", "", rounds...) + playerText("2", "Bo", "")))
	errs, _ := err.(Errors)
	if len(errs) != maxErrors+1 || errs[maxErrors].Code != TooManyErrors {
		t.Errorf("%d errors", len(errs))
	}
}

func TestQuotedInputIsShort(t *testing.T) {
	m := Message{Line: 1, Column: 2, Code: BadResult, Input: engine.Excerpt(strings.Repeat("ü", 1000) + "\n")}
	if got := m.String(); len(got) > 200 || strings.ContainsAny(got, "\n") {
		t.Errorf("%s", got)
	}
}

func TestEveryMessageHasItsTexts(t *testing.T) {
	for c := TooLarge; c <= ScoringInferred; c++ {
		if TooManyAwards < c && c < Recoded {
			continue
		}
		if m := (Message{Code: c}); m.Problem() == "" || m.Expected() == "" {
			t.Errorf("code %d has no text", c)
		}
	}
}
