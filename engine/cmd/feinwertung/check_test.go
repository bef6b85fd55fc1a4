package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// list is a published list of the test data of package paste.
func list(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "paste", "testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// wrongRow is the open with one wrong number.
func wrongRow(t *testing.T) string {
	t.Helper()
	text := list(t, "open-5-rounds")
	changed := strings.Replace(text, "\t9\t3\t0\t10,5", "\t9\t3\t0\t11,5", 1)
	if changed == text {
		t.Fatal("nothing was changed")
	}
	return changed
}

// TestCheckGolden: what a check says of lists that are right, running, and wrong in a number.
func TestCheckGolden(t *testing.T) {
	tests := []struct {
		name, text string
		args       []string
		status     int
	}{
		{"check-round-robin", list(t, "round-robin-9-players"), nil, exitDone},
		{"check-open", list(t, "open-5-rounds"), nil, exitDone},
		{"check-running", list(t, "championship-round-9-running"), nil, exitDone},
		{"check-differs", wrongRow(t), []string{"-sums"}, exitWrong},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			status, out, _ := runWith(tt.text, append(append([]string{"check"}, tt.args...), "-")...)
			if status != tt.status {
				t.Errorf("status %d, want %d", status, tt.status)
			}
			compareGolden(t, tt.name, out)
		})
	}
}

// TestCheckJSON: the machine-readable form has both numbers of a row that differs, and our sum.
func TestCheckJSON(t *testing.T) {
	status, out, _ := runWith(wrongRow(t), "check", "-json", "-")
	var got struct {
		Explained bool
		Players   int
		Columns   []struct {
			Label, Legend, Criterion, Rules, Mode, Compared string
			Agree, Of                                       int
			Under                                           map[string]int
			Equals                                          []string
			Differ                                          []struct {
				Startno       int
				Printed, Ours float64
				Steps         []map[string]any
			}
		}
		Ranks struct {
			Order     []string
			Agree, Of int
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil {
		t.Fatal(err)
	}
	if status != exitWrong || got.Explained || got.Players != 38 || len(got.Columns) != 3 {
		t.Fatalf("status %d, %+v", status, got)
	}
	c := got.Columns[2]
	if c.Criterion != "PS" || c.Mode != "swiss" || c.Agree != 37 || c.Of != 38 || c.Under["fide-2023"] != 37 || len(c.Differ) != 1 {
		t.Fatalf("the column is %+v", c)
	}
	if d := c.Differ[0]; d.Startno != 11 || d.Printed != 11.5 || d.Ours != 10.5 || len(d.Steps) != 5 {
		t.Errorf("the row is %+v", d)
	}
	if strings.Join(got.Ranks.Order, " ") != "PTS DE PS" || got.Ranks.Of != 38 {
		t.Errorf("the ranks are %+v", got.Ranks)
	}
}

// TestCheckErrors: 2 where nothing can be read, 1 where the text contradicts itself.
func TestCheckErrors(t *testing.T) {
	tests := []struct {
		name, in string
		args     []string
		status   int
		errs     string
	}{
		{"help", "", []string{"check", "-help"}, exitDone, ""},
		{"no file", "", []string{"check"}, exitUsage, "expected one"},
		{"unknown flag", "", []string{"check", "-colour", "-"}, exitUsage, "-colour"},
		{"missing file", "", []string{"check", "no-such-file.txt"}, exitUsage, "no-such-file.txt"},
		{"unknown mode", list(t, "open-5-rounds"), []string{"check", "-mode", "knockout", "-"}, exitUsage, "expected swiss, rr or auto"},
		{"prose", "Hello there", []string{"check", "-"}, exitUsage, "standard input:1:1: no table of an event was found"},
		{"a round that does not fit", strings.Replace(list(t, "open-5-rounds"), "37b1\t2b0", "37b1\t2b1", 1), []string{"check", "-"}, exitWrong, "the result does not fit the result of opponent 18"},
		{"nothing printed", "No\tName\tR1\tR2\n1\tAna\t2w1\t3b1\n2\tBo\t1b0\t\n3\tCai\t\t1w0\n", []string{"check", "-"}, exitDone, "start numbers"},
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

// TestStandingsOfPaste: standings of a pasted list follow the order and the rules that its legend names.
func TestStandingsOfPaste(t *testing.T) {
	status, out, errs := runWith(list(t, "round-robin-9-players"), "standings", "-")
	if status != exitDone || !strings.Contains(out, "rr, rules fide-2023") || !strings.Contains(out, "PTS  DE  WIN") || !strings.Contains(errs, "standard input:") {
		t.Errorf("status %d, errors %q\n%s", status, errs, out)
	}
}

// TestCheckNamesAndNumbers: columns without a heading are counted as tie-breaks, and of one there is one.
func TestCheckNamesAndNumbers(t *testing.T) {
	_, out, _ := runWith("No.\tName\t1.Rd\tPts.\n1\tAna\t-1\t1\t0\t0,5\n2\tBo\t3w1\t1\t1\t1\n3\tCai\t2b0\t0\t0\t1\n", "check", "-")
	for _, want := range []string{"crosstable: 3 players, 1 round\n1 bye with a full point", "\ncolumn TB1 ", "\ncolumn TB2 "} {
		if !strings.Contains(out, want) {
			t.Errorf("expected %q in\n%s", want, out)
		}
	}
}

// TestOriginOfOrderAndRules: standings of a pasted list say whether their order and rules are the list's or ours.
func TestOriginOfOrderAndRules(t *testing.T) {
	const (
		rows = "1\tAna\t3w1\t2b½\t1,5\t1\t1,75\n2\tBo\t4b1\t1w½\t1,5\t1\t0,75\n3\tCai\t1b0\t4w1\t1\t1\t0\n4\tDee\t2w0\t3b0\t0\t0\t0\n"
		text = "No.\tName\t1.Rd\t2.Rd\tPts.\tTB1\tTB2\n" + rows
		wins = "Tie Break1: Number of wins (WIN)\n"
	)
	const (
		no      = "the list names no order of tie-breaks, the usual one was taken (check finds out what its columns are)"
		its     = "the order is the one that the list names"
		present = "the list names neither rules nor a date, fide-2026 was taken"
	)
	tests := []struct {
		name, text string
		args       []string
		want       string
	}{
		{"nothing named", text, nil, no + "; " + present},
		{"machine-readable", text, []string{"-json"}, no + "; " + present},
		{"one of two named", text + wins, nil, its + ", without 1 of its columns, which it names in no way that is known (check finds out what its columns are); " + present},
		{"headings", strings.Replace(text, "TB1\tTB2", "WIN\tSB", 1), nil, its + "; " + present},
		{"a year", text + wins + "Tie Break2: Sonneborn-Berger (2023)\n", nil, its + "; the rules are fide-2023, as the list names 2023"},
		{"two years of the same rules", text + "Tie Break1: Buchholz (2024)\nTie Break2: Sonneborn-Berger (2023)\n", nil, its + "; the rules are fide-2023, as the list names 2024"},
		{"two years", text + "Tie Break1: Buchholz (2026)\nTie Break2: Sonneborn-Berger (2023)\n", nil,
			its + "; the rules are fide-2026 for all columns, the latest that the list names, although it names 2023 too (check takes each column by its own)"},
		{"dates", "Date 2025/09/10 to 2025/09/14\n" + strings.Replace(text, "TB1\tTB2", "WIN\tSB", 1), nil, its + "; the rules are fide-2023, in force on 2025-09-10"},
		{"an order asked for", text, []string{"-tiebreaks", "WIN"}, present},
		{"rules asked for", text, []string{"-rules", "fide-2023"}, no},
		{"both asked for", text, []string{"-rules", "fide-2023", "-tiebreaks", "WIN"}, ""},
		{"a report file", sample(t, "tec2023-swiss"), nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			status, _, errs := runWith(tt.text, append(append([]string{"standings"}, tt.args...), "-")...)
			got := ""
			for _, line := range strings.Split(errs, "\n") {
				if line, found := strings.CutPrefix(line, "standard input: "); found {
					got += line
				}
			}
			if status != exitDone || got != tt.want {
				t.Errorf("status %d, %q, want %q", status, got, tt.want)
			}
		})
	}
}
