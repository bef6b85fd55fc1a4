package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// sample is an event of the corpus with byes, a forfeit and a withdrawal.
func sample(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "testdata", "oracle", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(string(data), "\n\n")
	return body
}

// runWith runs the program with the text on standard input.
func runWith(in string, args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = run(args, strings.NewReader(in), &o, &e)
	return status, o.String(), e.String()
}

// compareGolden compares what people are shown with the stored output of the name; -update rewrites it.
func compareGolden(t *testing.T, name, out string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		if err := os.WriteFile(file, []byte(out), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if out != string(want) {
		t.Errorf("the output is\n%s\nwant\n%s", out, want)
	}
}

// fullDisk takes nothing.
type fullDisk struct{}

func (fullDisk) Write(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	return 0, errors.New("no space left on device")
}

// TestFullDisk: whatever is asked for, what cannot be written is said, once, and the status tells it.
func TestFullDisk(t *testing.T) {
	in := sample(t, "tec2023-swiss")
	for _, args := range [][]string{{"check", "-"}, {"check", "-json", "-"}, {"standings", "-"}, {"standings", "-json", "-all", "-"}, {"standings", "-explain", "1", "-"}, {"help"}} {
		var errs bytes.Buffer
		status := run(args, strings.NewReader(in), fullDisk{}, &errs)
		if status != exitUsage || strings.Count(errs.String(), "no space left on device") != 1 {
			t.Errorf("%q: status %d, %q", args, status, errs.String())
		}
	}
}

// TestOptionsBehindTheFile: who adds an option to the command before gets what the options say.
func TestOptionsBehindTheFile(t *testing.T) {
	in := sample(t, "tec2023-swiss")
	_, want, _ := runWith(in, "standings", "-rules", "fide-2023", "-json", "-")
	for _, args := range [][]string{{"-rules", "fide-2023", "-", "-json"}, {"-", "-json", "-rules", "fide-2023"}, {"-json", "-rules", "fide-2023", "--", "-"}} {
		if status, out, errs := runWith(in, append([]string{"standings"}, args...)...); status != exitDone || out != want {
			t.Errorf("%q: status %d, %s; the output is not that of the options before the file", args, status, errs)
		}
	}
}

// TestGolden: the tables and explanations of standings.
func TestGolden(t *testing.T) {
	tests := []struct {
		name, sample string
		args         []string
	}{
		{"table", "tec2023-swiss", nil},
		{"table-2023", "tec2023-swiss", []string{"-rules", "fide-2023", "-round", "3"}},
		{"round-robin", "tec2023-rr", nil},
		{"us-chess", "tec2023-swiss", []string{"-rules", "us-chess"}},
		{"explain", "tec2023-swiss", []string{"-explain", "4"}},
		{"explain-ratings", "tec2023-swiss", []string{"-explain", "4", "-tiebreaks", "ARO/M1,TPR,PTP,APRO,AOB,FB"}},
		{"explain-encounter", "tec2023-rr", []string{"-explain", "4:DE"}},
		{"explain-virtual", "tec2023-swiss", []string{"-rules", "virtual-2009", "-explain", "12:BH"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			args := append([]string{"standings"}, tt.args...)
			status, out, errs := runWith(sample(t, tt.sample), append(args, "-")...)
			if status != exitDone || errs != "" {
				t.Fatalf("status %d, errors %q", status, errs)
			}
			compareGolden(t, tt.name, out)
		})
	}
}

func TestJSON(t *testing.T) {
	status, out, errs := runWith(sample(t, "tec2023-swiss"), "standings", "-json", "-steps", "-tiebreaks", "BH/C1,AOB,TPR,DE", "-")
	if status != exitDone || errs != "" {
		t.Fatalf("status %d, errors %q", status, errs)
	}
	var got struct {
		Rules   string
		Mode    string
		Rounds  int
		After   int `json:"after_round"`
		Players []struct {
			Startno int
			Points  float64
			Rank    int
			Values  map[string]any
			Steps   map[string][]map[string]any
		}
		Rankings []struct {
			Order []string
			Rank  map[string]int
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if got.Rules != "fide-2026" || got.Mode != "swiss" || got.Rounds != 5 || got.After != 5 || len(got.Players) != 16 {
		t.Errorf("the head is %s %s %d %d with %d players", got.Rules, got.Mode, got.Rounds, got.After, len(got.Players))
	}
	four := got.Players[3]
	if four.Startno != 4 || four.Points != 3.5 || four.Rank != 3 || four.Values["BH/C1"] != 11.5 || four.Values["AOB"] != 13.375 {
		t.Errorf("player 4 is %+v", four)
	}
	if two := got.Players[1]; two.Values["AOB"] != 13.6 {
		t.Errorf("an average that is a finite decimal is %v", two.Values["AOB"])
	}
	if v := got.Players[13].Values["AOB"]; v != 13.0 {
		t.Errorf("AOB of player 14 is %v", v)
	}
	bye := four.Steps["BH/C1"][1]
	if bye["result"] != "H" || bye["basis"] != "dummy-capped-by-draws" || bye["final"] != 3.5 || bye["score"] != 2.5 || bye["article"] != "16.4.2" || bye["cut"] != "low-voluntary" || bye["cut_article"] != "16.5" {
		t.Errorf("the step of the half-point bye is %v", bye)
	}
	if r := got.Rankings[0]; len(r.Order) != 5 || r.Order[0] != "PTS" || r.Rank["2"] != 1 {
		t.Errorf("the ranking is %+v", r)
	}
}

// TestAllCodes: with -all there is a value under every code that there is, in every pairing system.
func TestAllCodes(t *testing.T) {
	for _, name := range []string{"tec2023-swiss", "tec2023-rr"} {
		_, out, _ := runWith(sample(t, name), "standings", "-json", "-all", "-")
		var got struct {
			Players []struct{ Values map[string]any }
		}
		if err := json.Unmarshal([]byte(out), &got); err != nil {
			t.Fatal(err)
		}
		for _, code := range strings.Fields("PTS GE RIP BH/C2/P KS/L+2 AOB/F APPO/U1400 DE/P SOB USMM TPN/R") {
			if _, there := got.Players[0].Values[code]; !there {
				t.Errorf("%s: no value of %s", name, code)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	swiss, rr := sample(t, "tec2023-swiss"), sample(t, "tec2023-rr")
	broken := strings.Replace(swiss, "w 1", "w 7", 1)
	denied := strings.Replace(rr, "5 w =", "5 w 1", 1)
	tests := []struct {
		name   string
		in     string
		args   []string
		status int
		errs   string
	}{
		{"no command", "", nil, exitUsage, "usage:"},
		{"unknown command", "", []string{"rank"}, exitUsage, "unknown command “rank”"},
		{"no file", "", []string{"standings"}, exitUsage, "expected one"},
		{"no name of a file", "", []string{"standings", ""}, exitUsage, "open :"},
		{"two files", "", []string{"standings", "a.trf", "-json", "b.trf"}, exitUsage, "2 files given"},
		{"missing file", "", []string{"standings", "no-such-file.trf"}, exitUsage, "no-such-file.trf"},
		{"unknown flag", "", []string{"standings", "-colour", "-"}, exitUsage, "-colour"},
		{"unknown rules", swiss, []string{"standings", "-rules", "fide-1850", "-"}, exitUsage, "rules “fide-1850”: expected fide-2026"},
		{"unknown mode", swiss, []string{"standings", "-mode", "knockout", "-"}, exitUsage, "expected swiss, rr or auto"},
		{"unknown code", swiss, []string{"standings", "-tiebreaks", "BH,SBX", "-"}, exitUsage, "“SBX”: unknown; the nearest known one is SB"},
		{"round too late", swiss, []string{"standings", "-round", "9", "-"}, exitUsage, "expected a round from 1 to 5"},
		{"rating out of range", swiss, []string{"standings", "-unrated", "9000", "-"}, exitUsage, "a rating from 1 to 4000"},
		{"nobody to explain", swiss, []string{"standings", "-explain", "99", "-"}, exitUsage, "number of a player"},
		{"Buchholz in a round robin", rr, []string{"standings", "-tiebreaks", "BH", "-"}, exitWrong, "BH is refused: the Buchholz family must not be used in round robins (C.07 Art. 8)"},
		{"a result that is none", broken, []string{"standings", "-"}, exitUsage, "standard input:"},
		{"results that do not fit", denied, []string{"standings", "-"}, exitWrong, "standard input:"},
		{"nothing at all", "", []string{"standings", "-"}, exitUsage, "the text is empty"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			status, out, errs := runWith(tt.in, tt.args...)
			if status != tt.status || !strings.Contains(errs, tt.errs) {
				t.Errorf("status %d, errors %q; want %d and %q (output %q)", status, errs, tt.status, tt.errs, out)
			}
		})
	}
}

// TestRoundRobinOverride: who asks for Buchholz in a round robin explicitly gets it.
func TestRoundRobinOverride(t *testing.T) {
	status, out, _ := runWith(sample(t, "tec2023-rr"), "standings", "-buchholz-in-round-robin", "-tiebreaks", "BH", "-")
	if status != exitDone || !strings.Contains(out, "BH") {
		t.Errorf("status %d, output %q", status, out)
	}
}

func TestUnratedAreReported(t *testing.T) {
	in := sample(t, "mini-13-unrated")
	status, out, errs := runWith(in, "standings", "-tiebreaks", "ARO", "-")
	if status != exitDone || !strings.Contains(errs, "ARO is dropped: an unrated player takes part") || !strings.Contains(out, "–") {
		t.Errorf("status %d, errors %q, output %q", status, errs, out)
	}
	if _, out, errs := runWith(in, "standings", "-tiebreaks", "ARO", "-unrated", "1400", "-"); errs != "" || strings.Contains(out, "–") {
		t.Errorf("with a rating for them: errors %q, output %q", errs, out)
	}
}
