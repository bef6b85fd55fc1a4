package tournament

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"
	"feinwertung/engine/trf"
)

// lists are published lists with tie-breaks printed in them.
var lists = []string{"open-5-rounds.txt", "championship-round-9-running.txt", "round-robin-9-players.txt"}

func readList(t *testing.T, name string) *paste.Reading {
	t.Helper()
	data, err := os.ReadFile("../../engine/paste/testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := paste.Read(string(data))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// What is found out about a list is the same from what is kept of it, and nothing that was assumed is missing.
func TestSourceCarriesAList(t *testing.T) {
	for _, name := range lists {
		r := readList(t, name)
		text := SourceText(r)
		kept, err := ReadSource(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		before, after := published.Check(r), published.Check(kept)
		if len(before.Columns) == 0 || !reflect.DeepEqual(before.Columns, after.Columns) || !reflect.DeepEqual(before.Ranks, after.Ranks) ||
			before.Explained() != after.Explained() {
			t.Errorf("%s: other columns:\n%+v\n%+v", name, before.Columns, after.Columns)
		}
		if !reflect.DeepEqual(keptNotes(kept), keptNotes(r)) {
			t.Errorf("%s: other notes:\n%+v\n%+v", name, keptNotes(r), kept.Notes)
		}
		if again := SourceText(kept); again != text {
			t.Errorf("%s: written twice it is another text", name)
		}
		t.Logf("%s: %d letters beside a link of %d", name, len(text), len(Fragment(Open(r.Event, engine.FIDE2026(), nil))))
	}
}

// The choices of a question, contradicting points and the notes of a report file are carried too.
func TestSourceCarriesQuestionsAndFindings(t *testing.T) {
	const table = "No.\tName\t1.Rd\t2.Rd\tPts.\tTB1\tRk.\n1\tAna\t2w1\t-1\t2\t½\t1\n2\tBo\t1b0\t3w1\t1\t2\t2\n3\tCai\t-0\t2b0\t1\t1\t3\n"
	r, err := paste.Read(table)
	if err != nil || r.Question == nil {
		t.Fatal(r, err)
	}
	kept, err := ReadSource(SourceText(r))
	if err != nil || !reflect.DeepEqual(kept.Question, r.Question) || !reflect.DeepEqual(kept.Event, r.Event) {
		t.Fatalf("%v: %+v, want %+v", err, kept, r)
	}
	wrong := 0
	for _, n := range kept.Notes {
		if n.Kind.Wrong() {
			wrong++
		}
	}
	if wrong != 1 {
		t.Errorf("notes %+v, of which one says that points do not add up", kept.Notes)
	}
	file, err := paste.Read("012 Open\n042 spring\n001    1      Ana\n001    2      Bo\n")
	if err != nil {
		t.Fatal(err)
	}
	kept, err = ReadSource(SourceText(file))
	if err != nil || len(kept.Notes) != 1 || kept.Notes[0].File.Code != file.Notes[0].File.Code || kept.Notes[0].File.Input != "spring" {
		t.Errorf("%v: %+v", err, kept)
	}
	if text := SourceText(&paste.Reading{Event: engine.NewEvent(1, nil)}); text != "" {
		t.Errorf("of nothing %q is kept", text)
	}
}

// What an earlier version kept. A note whose number moved would say another thing.
const (
	keptSource = "s1:TMwxzoJAFMTxeuYUewG-7DzIfmQ7MbG1kcYOIyYUogEMp7PxZIbVqFP9f694GBAg1PWGPholoMA4NcPk-tv50A4j4OEpA4RMb2GZ4Gn_KZejlUuV-kEoEnaVgIDHHQZR0ZxFuTyKp-7YZuYtpC8jjNtr2xOrvsFrf0R1-fa66T6gzXJ71i6fxewZAAD__w"
	keptLink   = "t1:RMcxCsJAEIXh-s0p5gDjOm9Fi-2cKKyNFiKCXcQIaaJgkesLKuav_u_e37pZ9rxC1HlDi2rHsM3Wzrs9ALyQAdA8Lc2N5p_7WQ7PbhCshxbfkiAe0zdt_4dUTXqRky5GiheWPFJZWHh1fQcAAP__"
)

func TestKeptTextsAreStillRead(t *testing.T) {
	s, err := ReadFragment(keptLink)
	if err != nil || s.Event.Name != "Open" || len(s.Event.Players) != 3 || s.Changes() != 2 || s.Event.Scoring.PairingBye != engine.HalfPoint {
		t.Errorf("%v: %+v", err, s)
	}
	r, err := ReadSource(keptSource)
	if err != nil {
		t.Fatal(err)
	}
	want := []paste.NoteKind{paste.NumbersAssumed, paste.ByeAssumed, paste.DatesAssumed, paste.FromFile, paste.FromFile}
	var got []paste.NoteKind
	for _, n := range r.Notes {
		if !n.Kind.Wrong() {
			got = append(got, n.Kind)
		}
	}
	if !reflect.DeepEqual(got, want) || len(r.Columns) != 1 || r.Columns[0].Label != "TB1" || r.Event.Players[2].PrintedRank != 3 {
		t.Fatalf("notes of the kinds %v, want %v; %+v", got, want, r)
	}
	if a, b := r.Notes[len(r.Notes)-2].File.Code, r.Notes[len(r.Notes)-1].File.Code; a != trf.ScoringInferred || b != trf.Recoded {
		t.Errorf("findings %d and %d", a, b)
	}
}

func TestSourceRefusesWhatIsNotOne(t *testing.T) {
	whole := SourceText(readList(t, lists[0]))
	for _, text := range []string{"", "s1:", "s1:AAAA", "s2:" + whole[3:], strings.Replace(whole, "s1", "t1", 1), whole[:len(whole)-9]} {
		if _, err := ReadSource(text); err != ErrLink {
			t.Errorf("ReadSource(%.20q): error %v, want ErrLink", text, err)
		}
	}
	event := "1:1\nfide-2026\t\t\t\t\ts\t1\n\n\tAna\n\n.\n-"
	if _, err := ReadSource(pack(SourcePrefix, "\t\t\t1\n\nTB1\t\t\t3\n"+event)); err != nil {
		t.Errorf("the text that the others are made of: %v", err)
	}
	for _, text := range []string{
		"x\t\t\t1\n\nTB1\t\t\t3\n" + event,                              // no year
		"\t\t9999\n\n",                                                  // fewer notes
		"\t\t1\n\n0\t\t\t\t\t0\t0\n",                                    // no kind
		"\t\t1\n\n99\t\t\t\t\t0\t0\n",                                   // a kind that is not there
		"\t\t1\n\n2\t\t\t\t\t0\t0\n",                                    // nothing that was assumed
		fmt.Sprintf("\t\t1\n\n%d\t\t\t\t250\t0\t0\n", paste.FromFile),   // no finding
		"\t\t1\n\n12\t\t\t\t\tx\t0\n",                                   // no points
		"\t\t\t1\tx\n\nTB1\t\t\t3\n" + event,                            // no answer
		"\t\t\t1\tUF\n7:1\nTB1\t\t\t3\n" + event,                        // nobody's question
		"\t\t\t1\tUF\nx\nTB1\t\t\t3\n" + event,                          // no cell
		"\t\t\t1\n\nTB1\t\tx\t3\n" + event,                              // no column
		"\t\t\t1\n\nTB1\t\t\t3\t4\n" + event,                            // more than the players
		"\t\t\t1\n\nTB1\t\t\t3\n1:1 " + event,                           // the same with what was printed
		"\t\t\t1\n\nTB1\t\t\t3\nx:1" + strings.TrimPrefix(event, "1:1"), // no rank
		"\t\t\t1\n\nTB1\t\t\t3\n1:x" + strings.TrimPrefix(event, "1:1"), // no points
		"\t\t\t1\n\nTB1\t\t\t3\n1:1\nfide-2026",                         // no event
	} {
		if _, err := ReadSource(pack(SourcePrefix, text)); err != ErrLink {
			t.Errorf("%q: error %v, want ErrLink", text, err)
		}
	}
}

func FuzzReadSource(f *testing.F) {
	for _, name := range lists {
		data, err := os.ReadFile("../../engine/paste/testdata/" + name)
		if err != nil {
			f.Fatal(err)
		}
		r, err := paste.Read(string(data))
		if err != nil {
			f.Fatal(err)
		}
		text, err := unpack(SourceText(r), SourcePrefix)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := ReadSource(pack(SourcePrefix, text))
		if err != nil {
			return
		}
		again, err := ReadSource(SourceText(r))
		if SourceText(r) != "" && (err != nil || !reflect.DeepEqual(again.Event, r.Event)) {
			t.Errorf("read %q and wrote another: %v", text, err)
		}
	})
}
