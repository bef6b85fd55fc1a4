package trf

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"feinwertung/engine"
)

// write returns the file and what it could not carry.
func write(t testing.TB, d *Document, f Format) (string, []Loss) {
	t.Helper()
	out, lost, err := d.Append(nil, f)
	if err != nil {
		t.Fatalf("Append: %v", err)
	}
	return string(out), lost
}

func TestWrite26(t *testing.T) {
	got, lost := write(t, mustRead(t, sample), Format26)
	const want = `012 Example Open
022 Nowhere
032 GER
042 2026/04/01
052 2026/04/03
062 4
072 2
092 Individual: Swiss-System
142 3
162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0
192 FIDE_DUTCH_2025_BAKU
202 BH/C1,BH,SB
212 PTS,BH/C1,BH,SB
102 IA 10101010 Dev
112 FA 20202020 Eli
122 90 min
132                                                                                        26/04/01  26/04/02  26/04/03
152 B
172 GER NIDOF
182 Some Program 1
222 5400+30
### a comment
         1         2         3         4
1234567890123456789012345678901234567890
DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1
001    1 m GM Ana                               2100 GER    12345678 1990/01/01  3.0    1     2 w 1  0000 - Z  0000 - H
001    2 wWFM Bo, B                              900 AUT           7 1991        1.0    2     1 b 0     4 w =  0000 - H
001    4      Cai                                                                0.5    3  0000 - Z     2 b =
001    7      Dev                                                                       
299          -0.5  002 0004
GER    1      Ana                               2050
250      01.0 001 002 0001 0002
260 001 003 0001 0002
XXZ 7
XXC black1
`
	if strings.Count(got, "\r\n") != strings.Count(want, "\n") || strings.ReplaceAll(strings.ReplaceAll(got, "\r\n", "\n"), " \n", "\n") != want {
		t.Errorf("got\n%s", got)
	}
	if len(lost) > 0 {
		t.Errorf("lost %v", lost)
	}
}

func TestWrite16SaysWhatItLeavesOut(t *testing.T) {
	d := mustRead(t, sample)
	got, lost := write(t, d, Format16)
	for _, line := range []string{"XXR 3", "XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0 FW=3.0 FL=0.0 PAB=1.0 FPB=3.0 HPB=1.0 ZPB=0.0", "XXZ 7", "102 IA 10101010 Dev"} {
		if !strings.Contains(got, line+"\r\n") {
			t.Errorf("%q is missing in\n%s", line, got)
		}
	}
	var texts []string
	for _, l := range lost {
		texts = append(texts, l.String())
	}
	want := `no place in this format for “192 FIDE_DUTCH_2025_BAKU”
no place in this format for “202 BH/C1,BH,SB”
no place in this format for “212 PTS,BH/C1,BH,SB”
no place in this format for “152 B”
no place in this format for “172 GER NIDOF”
no place in this format for “182 Some Program 1”
no place in this format for “222 5400+30”
player 4, round 2: points left out or changed “-0.5”
no place in this format for “250      01.0 001 002 0001 0002”
no place in this format for “260 001 003 0001 0002”`
	if got := strings.Join(texts, "\n"); got != want {
		t.Errorf("lost\n%s", got)
	}
	again := mustRead(t, got)
	if again.Event.Scoring != d.Event.Scoring || again.Event.Rounds != 3 || again.Event.Cell(0, 3).Kind != engine.HalfBye {
		t.Errorf("read again: %+v", again.Event)
	}
}

func TestEveryScoringSurvives(t *testing.T) {
	const q = engine.Point / 4
	s := engine.Scoring{Win: 8 * q, Draw: 3 * q, Loss: q, ForfeitWin: 7 * q, ForfeitLoss: -q, PairingBye: 6 * q, FullBye: 5 * q, HalfBye: 2 * q, ZeroBye: 0}
	for _, f := range []Format{Format16, Format26} {
		e := engine.NewEvent(1, []engine.Player{{Number: 1}})
		e.Scoring = s
		text, lost := write(t, &Document{Event: e}, f)
		if got := mustRead(t, text).Event.Scoring; got != s || len(lost) > 0 {
			t.Errorf("format %d: %+v\nexpected %+v, lost %v", f, got, s, lost)
		}
	}
}

// Points that add up under another scoring only would be read with that one if the file did not say
// which one it is.
func TestScoringIsWrittenWhereItCouldBeMistaken(t *testing.T) {
	e := engine.NewEvent(1, []engine.Player{
		{Number: 1, PrintedPoints: 3 * engine.Point, HasPoints: true}, {Number: 2, HasPoints: true},
	})
	e.SetCell(0, 1, engine.Cell{Kind: engine.Played, Outcome: engine.Win, Opponent: 2})
	e.SetCell(1, 1, engine.Cell{Kind: engine.Played, Outcome: engine.Loss, Opponent: 1})
	for _, f := range []Format{Format16, Format26} {
		text, _ := write(t, &Document{Event: e}, f)
		if got := mustRead(t, text).Event.Scoring; got != engine.StandardScoring() {
			t.Errorf("format %d: %+v", f, got)
		}
	}
}

func TestLosses(t *testing.T) {
	win := engine.Cell{Kind: engine.Played, Outcome: engine.Win}
	for _, c := range []struct {
		name   string
		change func(*Document)
		want   string
	}{
		{"long name", func(d *Document) { d.Event.Players[0].Name = strings.Repeat("ü", 34) },
			"player 1: text shortened or cleaned “üüüüüüüüüüüüüüüüüüüü…”"},
		{"tab in a name", func(d *Document) { d.Event.Players[0].Name = "A\tB" }, "player 1: text shortened or cleaned “A⇥B”"},
		{"bytes in a name", func(d *Document) { d.Event.Players[0].Name = "A\xFF" }, "player 1: text shortened or cleaned “A�”"},
		{"title of four letters", func(d *Document) { d.Event.Players[0].Title = "WAGM" }, "player 1: text shortened or cleaned “WAGM”"},
		{"line break in the event's name", func(d *Document) { d.Event.Name = "A\nB" }, "text shortened or cleaned “A�B”"},
		{"rating", func(d *Document) { d.Event.Players[0].Rating = 10000 }, "player 1: number left out “10000”"},
		{"rank", func(d *Document) { d.Event.Players[0].PrintedRank = -1 }, "player 1: number left out “-1”"},
		{"wide points", func(d *Document) {
			d.Event.Players[0].PrintedPoints, d.Event.Players[0].HasPoints = 1001*engine.Point/100, true
		}, "player 1: points left out or changed “10.01”"},
		{"fine points", func(d *Document) { d.Event.Players[0].PrintedPoints, d.Event.Players[0].HasPoints = 1, true }, "player 1: points left out or changed “0.0001”"},
		{"fine scoring", func(d *Document) { d.Event.Scoring.Draw = 1 }, "points left out or changed “0.0001”"},
		{"fine award", func(d *Document) { d.Event.SetCell(0, 1, engine.Cell{Extra: 1}) }, "player 1, round 1: points left out or changed “0.0001”"},
		{"impossible day", func(d *Document) { d.Event.Start = 20261301 }, "no place in this format for “042 2026/13/01”"},
		{"record of two lines", func(d *Document) { d.Records = []Record{{Text: "XXZ 1\nXXZ 2"}} }, "no place in this format for “XXZ 1�XXZ 2”"},
		{"game without an opponent", func(d *Document) { d.Event.SetCell(0, 1, win) }, "player 1, round 1: a part of the round left out “”"},
		{"bye with an opponent", func(d *Document) { d.Event.SetCell(0, 1, engine.Cell{Kind: engine.HalfBye, Opponent: 2}) }, "player 1, round 1: a part of the round left out “”"},
		{"opponent outside", func(d *Document) { d.Event.SetCell(0, 1, engine.Cell{Kind: engine.Pending, Opponent: 9}) }, "player 1, round 1: a part of the round left out “”"},
		{"played without an outcome", func(d *Document) { d.Event.SetCell(0, 1, engine.Cell{Kind: engine.Played, Opponent: 2}) }, "player 1, round 1: a part of the round left out “”"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := &Document{Event: engine.NewEvent(1, []engine.Player{{Number: 1}, {Number: 2}})}
			c.change(d)
			text, lost := write(t, d, Format26)
			got := ""
			for i, l := range lost {
				if i > 0 {
					got += "\n"
				}
				got += l.String()
			}
			if !strings.HasPrefix(got, c.want) {
				t.Errorf("lost %q, expected %q", got, c.want)
			}
			mustRead(t, text)
		})
	}
}

func TestUnwritableEvents(t *testing.T) {
	for _, c := range []struct {
		event *engine.Event
		want  string
	}{
		{engine.NewEvent(1, nil), "no player: expected at least one record 001"},
		{engine.NewEvent(100, []engine.Player{{Number: 1}}), "too many rounds “100”: expected at most 99"},
		{engine.NewEvent(1, []engine.Player{{}}), "pairing number “0”: expected 1 to 9999 in columns 5 to 8"},
		{engine.NewEvent(1, []engine.Player{{Number: 10000}}), "pairing number “10000”: expected 1 to 9999 in columns 5 to 8"},
		{engine.NewEvent(1, []engine.Player{{Number: 3}, {Number: 3}}), "a second player with the pairing number “3”: expected a number of its own for each player"},
	} {
		var out bytes.Buffer
		lost, err := (&Document{Event: c.event}).Write(&out, Format26)
		if err == nil || err.Error() != c.want || out.Len() > 0 || lost != nil {
			t.Errorf("%v, %d bytes; expected %s", err, out.Len(), c.want)
		}
	}
}

type brokenWriter struct{}

var errBroken = errors.New("broken")

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

func TestWriteReportsTheWriter(t *testing.T) {
	if _, err := mustRead(t, sample).Write(brokenWriter{}, Format26); err != errBroken {
		t.Errorf("error %v", err)
	}
	var out bytes.Buffer
	if _, err := mustRead(t, sample).Write(&out, Format16); err != nil || out.Len() == 0 {
		t.Errorf("error %v, %d bytes", err, out.Len())
	}
}

func TestChangedPairingIsWritten(t *testing.T) {
	for _, f := range []Format{Format16, Format26} {
		d := mustRead(t, sample)
		d.Event.Pairing = engine.Predetermined
		text, _ := write(t, d, f)
		if got := mustRead(t, text); got.Event.Pairing != engine.Predetermined || got.Type != "Individual: Round-Robin" || got.TypeCode != "" {
			t.Errorf("format %d: %q %q", f, got.Type, got.TypeCode)
		}
	}
	// The code alone says it: TRF16 has no place for the code, so the words have to.
	d := mustRead(t, "192 FIDE_ROUNDROBIN\n"+playerText("1", "Ana", ""))
	text, _ := write(t, d, Format16)
	if got := mustRead(t, text); got.Event.Pairing != engine.Predetermined {
		t.Errorf("TRF16: %q", got.Type)
	}
}

func TestNewDocumentFillsThePoints(t *testing.T) {
	e := engine.NewEvent(2, []engine.Player{{Number: 1, Name: "Ana"}, {Number: 2, Name: "Bo", PrintedPoints: engine.Point, HasPoints: true}})
	e.SetCell(0, 1, engine.Cell{Kind: engine.FullBye, Extra: -engine.HalfPoint})
	d := NewDocument(e)
	if p := d.Event.Players; p[0].PrintedPoints != engine.HalfPoint || !p[0].HasPoints || p[1].PrintedPoints != engine.Point || e.Players[0].HasPoints {
		t.Errorf("points %v, %v", p[0].PrintedPoints, p[1].PrintedPoints)
	}
	if d.Type != "Individual: Swiss-System" || !d.PairingStated {
		t.Errorf("type %q", d.Type)
	}
}
