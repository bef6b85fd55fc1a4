package trf

import (
	"strings"
	"testing"

	"feinwertung/engine"
	"pgregory.net/rapid"
)

// anyDocument draws a document that the format can carry in full: gaps in the numbers, every kind of
// round, odd scorings, letters of any kind. The two sides of a game need not agree, as the format
// has no opinion.
func anyDocument(t *rapid.T, f Format) *Document {
	count := rapid.IntRange(1, 12).Draw(t, "players")
	rounds := rapid.IntRange(0, 12).Draw(t, "rounds")
	numbers := rapid.SliceOfNDistinct(rapid.IntRange(1, 9999), count, count, rapid.ID).Draw(t, "numbers")
	players := make([]engine.Player, count)
	for i := range players {
		players[i] = engine.Player{
			Number: numbers[i], Name: text(t, 33), Sex: text(t, 1),
			Title:      rapid.SampledFrom([]string{"", "GM", "IM", "WFM", "x"}).Draw(t, "title"),
			Federation: text(t, 3), ID: text(t, 11), Birth: text(t, 10),
			Rating:      rapid.SampledFrom([]int{0, 1, 999, 2000, 9999}).Draw(t, "rating"),
			PrintedRank: rapid.IntRange(0, 9999).Draw(t, "rank"),
		}
		if players[i].HasPoints = rapid.Bool().Draw(t, "has points"); players[i].HasPoints {
			players[i].PrintedPoints = rapid.SampledFrom([]engine.Points{-engine.HalfPoint, hundredths(t, 0, 999), 199 * engine.HalfPoint}).Draw(t, "printed")
		}
	}
	e := engine.NewEvent(rounds, players)
	e.Name, e.City, e.Federation = text(t, 60), text(t, 20), text(t, 3)
	e.Start = rapid.SampledFrom([]engine.Date{0, 20260301, 19991231}).Draw(t, "start")
	e.End = rapid.SampledFrom([]engine.Date{0, 20260309}).Draw(t, "end")
	e.Scoring = anyScoring(t)
	for seat := range players {
		for round := 1; round <= rounds; round++ {
			e.SetCell(seat, round, anyCell(t, f, count))
		}
	}
	d := &Document{Event: e}
	d.Type = rapid.SampledFrom([]string{"", "Individual: Swiss-System", "Individual: Round-Robin", "Match"}).Draw(t, "type")
	if f == Format26 {
		d.TypeCode = rapid.SampledFrom([]string{"", "FIDE_DUTCH_2025", "BERGER_DOUBLEROUNDROBIN", "CUSTOM_KNOCKOUT"}).Draw(t, "code")
		d.TiebreakText = rapid.SampledFrom([]string{"", "BH/C1,BH,SB", "DE XYZ"}).Draw(t, "202")
		d.StandingsText = rapid.SampledFrom([]string{"", "PTS,BH/C1,SB", "SB,PTS"}).Draw(t, "212")
	}
	e.Pairing, d.PairingStated = pairingOf(d.TypeCode)
	if !d.PairingStated {
		e.Pairing, d.PairingStated = pairingOf(d.Type)
	}
	for _, after := range []bool{false, true} {
		for range rapid.IntRange(0, 3).Draw(t, "records") {
			record := rapid.SampledFrom([]string{"### note", "XXZ 1 2", "102 IA Ana", "  1  2", "DDD SSSS", "ABC    1", "whatever – ½"}).Draw(t, "record")
			d.Records = append(d.Records, Record{record, after})
		}
	}
	return d
}

// text draws a text without blanks at the ends, as fields lose them.
func text(t *rapid.T, most int) string {
	letters := []rune("aZ09 ,.-'½äöüßéŁźДжשׁ中\u00a0\u0301")
	s := rapid.StringOfN(rapid.SampledFrom(letters), 0, most, -1).Draw(t, "text")
	return strings.Trim(s, " ")
}

func hundredths(t *rapid.T, from, to int) engine.Points {
	return engine.Points(rapid.IntRange(from, to).Draw(t, "points")) * engine.Point / 100
}

func anyScoring(t *rapid.T) engine.Scoring {
	if rapid.Bool().Draw(t, "standard scoring") {
		return engine.StandardScoring()
	}
	s := engine.ScoringOf(hundredths(t, 0, 300), hundredths(t, 0, 150), hundredths(t, 0, 100))
	for _, p := range []*engine.Points{&s.ForfeitWin, &s.ForfeitLoss, &s.PairingBye, &s.FullBye, &s.HalfBye, &s.ZeroBye} {
		if rapid.Bool().Draw(t, "own worth") {
			*p = hundredths(t, -50, 300)
		}
	}
	return s
}

// anyCell draws what the format can say.
func anyCell(t *rapid.T, f Format, players int) engine.Cell {
	c := engine.Cell{Kind: engine.Kind(rapid.IntRange(0, int(engine.ZeroBye)).Draw(t, "kind"))}
	if c.Kind == engine.Played || c.Kind == engine.Pending || c.Kind.Forfeit() {
		c.Color = engine.Color(rapid.IntRange(0, 2).Draw(t, "color"))
		if !c.Kind.Forfeit() || c.Color == engine.NoColor || rapid.Bool().Draw(t, "known") {
			c.Opponent = int32(rapid.IntRange(1, players).Draw(t, "opponent"))
		}
	}
	if c.Kind == engine.Played {
		c.Outcome = engine.Outcome(rapid.IntRange(1, 3).Draw(t, "outcome"))
		c.Unrated = rapid.Bool().Draw(t, "unrated")
	}
	if f == Format26 && rapid.IntRange(0, 9).Draw(t, "award") == 0 {
		c.Extra = hundredths(t, -300, 300)
	}
	return c
}

func TestReadUndoesWrite(t *testing.T) {
	for name, f := range map[string]Format{"TRF16": Format16, "TRF26": Format26} {
		t.Run(name, rapid.MakeCheck(func(t *rapid.T) {
			d := anyDocument(t, f)
			out, lost, err := d.Append(nil, f)
			if err != nil || len(lost) > 0 {
				t.Fatalf("%v, lost %v", err, lost)
			}
			again, err := Read(out)
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			d.Tiebreaks = again.Tiebreaks
			if what := difference(d, again); what != "" {
				t.Fatalf("%s differs\n%s", what, out)
			}
			if second, _, _ := again.Append(nil, f); string(second) != string(out) {
				t.Fatalf("written again\n%s\nafter\n%s", second, out)
			}
		}))
	}
}

// Every UTF-8 file with columns counted in bytes reads like the one counted in characters.
func TestColumnsInBytesReadLikeCharacters(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := anyDocument(t, Format26)
		for i := range d.Event.Players {
			p := &d.Event.Players[i]
			p.Sex, p.Federation, p.ID, p.Birth = "m", "GER", "1", "1990"
			for len(p.Name) > 33 {
				p.Name = strings.Trim(string([]rune(p.Name)[1:]), " ")
			}
			if p.HasPoints = true; p.PrintedPoints > 0 {
				p.PrintedPoints = engine.Point
			}
		}
		out, _, err := d.Append(nil, Format26)
		if err != nil {
			t.Fatal(err)
		}
		again, err := Read([]byte(countBytes(string(out))))
		if err != nil {
			t.Fatalf("%v\n%s", err, countBytes(string(out)))
		}
		d.Tiebreaks = again.Tiebreaks
		if what := difference(d, again); what != "" {
			t.Fatalf("%s differs\n%s", what, countBytes(string(out)))
		}
	})
}

// countBytes takes away a blank behind each name for every byte beyond one of a character.
func countBytes(text string) string {
	var b strings.Builder
	for text != "" {
		var line string
		line, text = cutLine(text)
		if codeOf(line) == "001" {
			runes := []rune(line)
			name, rest := string(runes[14:47]), string(runes[47:])
			extra := len(name) - 33
			line = string(runes[:14]) + name[:len(name)-extra] + rest
		}
		b.WriteString(line + "\n")
	}
	return b.String()
}
