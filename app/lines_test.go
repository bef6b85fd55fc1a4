package app

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"feinwertung/app/text"
	"feinwertung/engine"
)

var update = flag.Bool("update", false, "write the golden files anew; read their difference before the commit")

// explained are the sums of the golden files, each under the heading of what it shows.
var explained = []struct{ heading, fragment, codes string }{
	{"every round played", "c1:5,fide-2026:05;04;=3;12;11", "PTS BH BH/C1 BH/M1 BH/C2 BH/M2 SB SB/C1 PS PS/C1 WIN KS"},
	{"a half-point bye", "c1:5,fide-2026:13h;13;H;12h;12", "BH BH/C1 SB SB/C1 REP PS"},
	{"a half-point bye above the product of the lowest opponent", "c1:5,fide-2026:13h;13;H;12h;02", "SB/C1"},
	{"a pairing-allocated bye", "c1:5,fide-2026:13h;13;U;12h;12", "BH BH/C1 WIN WON"},
	{"a dummy below the cap", "c1:5,fide-2026:03h;=3;H;02h;02", "BH"},
	{"a forfeit win over a weak opponent", "c1:5,fide-2026:12h;12;12;02;+1h", "BH BH/C1 SB"},
	{"a forfeit loss against a strong opponent, and an absence", "c1:5,fide-2026:12h;12;-4;02;Z", "BH BH/C1 REP"},
	{"opponents who missed rounds", "c1:5,fide-2026:12*zZ;13*H;=2*ZZ;01*U+;12", "BH SB KS"},
	{"the virtual opponent", "c1:9,virtual-2009:10;=0;Z;00;00;00;00;00;00", "BH"},
	{"US Chess", "c1:5,us-chess:H;13;U;14*z;05", "BH USMM USMED USCUM USSB USKAS"},
	{"played games only", "c1:5,played-only:13h;13;H;12h;+2", "BH BH/C1"},
	{"a round robin", "c1:5,fide-2026,rr:13h;+3;F;-2h;=2", "BH SB KS WIN REP"},
	{"three points for a win", "c1:4,fide-2026,s=310:16;=4;H;03", "PTS BH SB"},
	{"rounds and points missing", "c1:6,fide-2026:13;1;;-;=2", "BH BH/C1 PS KS"},
	{"nothing yet", "c1:5,fide-2026", "BH"},
}

// TestExplanations compares the sums in words with the golden files, one for each language.
func TestExplanations(t *testing.T) {
	for _, l := range text.Complete() {
		var b strings.Builder
		for _, one := range explained {
			s := stateOf(t, one.fragment)
			fmt.Fprintf(&b, "==== %s (%s)\n\n", one.heading, one.fragment)
			for _, code := range strings.Fields(one.codes) {
				c, known := criterionOf(code)
				if !known {
					t.Fatalf("%s is no criterion of a card", code)
				}
				write(&b, l, explain(l, compute(s), c))
			}
		}
		golden := filepath.Join("testdata", "explanations."+l.Code+".txt")
		if *update {
			if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		gotLines, wantLines := strings.Split(b.String(), "\n"), strings.Split(string(want), "\n")
		for i := range max(len(gotLines), len(wantLines)) {
			if i >= len(gotLines) || i >= len(wantLines) || gotLines[i] != wantLines[i] {
				t.Errorf("%s:%d differs; go test ./app -run Explanations -update writes it anew\n got %q\nwant %q", golden, i+1,
					strings.Join(gotLines[min(i, len(gotLines)):min(i+1, len(gotLines))], ""),
					strings.Join(wantLines[min(i, len(wantLines)):min(i+1, len(wantLines))], ""))
				break
			}
		}
	}
}

// write writes an explanation as text: what was struck out in brackets, what stands in for an opponent with a bar.
func write(b *strings.Builder, l *text.Language, e explanation) {
	fmt.Fprintf(b, "%s   [%s]\n%s\n", e.title, e.source, e.meaning)
	writeLines(b, e.lines)
	if len(e.lines) > 0 {
		fmt.Fprintf(b, "  = %7s\n", e.sum)
	}
	for _, note := range e.notes {
		fmt.Fprintf(b, "  * %s\n", note)
	}
	switch {
	case len(e.others) == 0:
		fmt.Fprintf(b, "  %s\n", l.Text(text.ExplanationAmericanOnly))
	case e.sameAll:
		fmt.Fprintf(b, "  %s\n", l.Text(text.ExplanationNoDifferenceAny))
	default:
		for _, other := range e.others {
			fmt.Fprintf(b, "  %s: %s", other.rules, other.value)
			switch {
			case other.same:
				b.WriteString(" — " + l.Text(text.ExplanationNoDifferenceYou))
			case other.equal:
				b.WriteString(" — " + l.Text(text.ExplanationSameValue))
			}
			b.WriteString("\n")
			writeLines(b, other.lines)
		}
	}
	b.WriteString("\n")
}

func writeLines(b *strings.Builder, lines []line) {
	for _, one := range lines {
		amount := one.amount
		if one.cut != "" {
			amount = "[" + amount + "]"
		}
		frame := " "
		if one.standIn {
			frame = "|"
		}
		fmt.Fprintf(b, "%4d %7s %s %s", one.round, amount, frame, one.words)
		if one.product != "" {
			fmt.Fprintf(b, " (%s)", one.product)
		}
		if one.cut != "" {
			fmt.Fprintf(b, "; %s", one.cut)
		}
		b.WriteString("\n")
	}
}

// TestDummyIsNeverABareNumber looks at the sentence that the issue of the calculator gives.
func TestDummyIsNeverABareNumber(t *testing.T) {
	sh := compute(stateOf(t, "c1:5,fide-2026:13h;13;U;12h;12"))
	e := explain(text.In("en"), sh, engine.Criterion{Name: engine.BH})
	if got, want := e.lines[2].words, "bye: your own 5, capped at 2½ (16.4.2)"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestLinesAddUp checks in every golden card that the lines that are not struck out give the sum.
func TestLinesAddUp(t *testing.T) {
	for _, one := range explained {
		sh := compute(stateOf(t, one.fragment))
		for _, c := range cardCriteria {
			here, others := sh.explain(c)
			for _, x := range append(others, here) {
				sum := engine.Points(0)
				for i := range x.Steps {
					if x.Steps[i].Cut == engine.Kept {
						sum += x.Steps[i].Contribution
					}
				}
				if x.Value.Compare(engine.ValueOf(sum)) != 0 {
					t.Errorf("%s, %s under %s: the lines give %s, the value is %s", one.heading, c, x.Rules.Name, sum, x.Value)
				}
			}
		}
	}
}

// TestSumOfNoPlace has Direct Encounter leave a tie: the sum is headed by what the cell shows, and not by a number.
func TestSumOfNoPlace(t *testing.T) {
	de := engine.Explanation{Criterion: engine.Criterion{Name: engine.DE}, Value: engine.WholeValue(0)}
	if got, want := explainSteps(text.In("en"), &setting{}, &de, nil).title, "Direct encounter = –"; got != want {
		t.Errorf("a tie that stays is headed %q, want %q", got, want)
	}
}
