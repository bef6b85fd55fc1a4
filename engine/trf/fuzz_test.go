package trf

import (
	"testing"
)

// FuzzRead checks that whatever comes in, there is an error with a place and a text or a document;
// and that what was accepted survives being written and read again, but for what the writer says.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{
		sample,               // every record
		"001    1\n001    2", // the shortest file
		playerText("1", "Ana", "1.0", "   2 w 1", "0000 - U", "   2 b +") + playerText("2", "Bo", "0.0", "   1 b 0", "0000 - H", "   1 w -"), // games, byes, a forfeit
		"XXR 2\r" + playerText("9999", "Ana", "", "0000 - +", "0000 - -"),                                                                    // byes of older programs, CR and LF
		"XXS WW=3 BW=3 WD=1 BD=1\nBBU 0.5\n" + playerText("1", "Ana", "3.0", "   1 w 1"),                                                     // extensions, a game against oneself
		playerText("1", "Ana", "3.0", "   2 w 1") + playerText("2", "Bo", "0.0", "   1 b 0"),                                                 // points of another scoring
		"001    1 m    J\xF6rg" + playerText("1", "", "1.0", "   2 w 1")[18:],                                                                // Windows-1252
		"001    1 m    Žofie" + playerText("1", "", "1.0", "   1 w 1")[20:],                                                                  // UTF-8, columns in bytes
		"299 H         1.0  001 0001\n299 +         2.0  000\n240 H 001 0001\n" + playerText("1", "Ana", "", ""),                             // awards and byes
		"042 26/04/01\n042 soon\n092 Match\n212 PTS,??,BH/C1\n" + playerText("1", "Ana", ""),                                                 // everything that makes notes
		"   001    1 m\n\t\n012\tOpen\n", // blanks and tabs
		"013 Team                             1    2\n",
		"\xFF\xFE0\x000\x001\x00",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Read(data)
		if err != nil {
			errs, ok := err.(Errors)
			if !ok || len(errs) == 0 || len(errs) > maxErrors+1 || d != nil {
				t.Fatalf("error %v, document %v", err, d)
			}
			for _, m := range errs {
				if m.Code.Note() || m.Problem() == "" || m.Line < 1 && m.Code != TooLarge || m.Line > 0 && m.Column < 1 {
					t.Fatalf("message %+v", m)
				}
			}
			return
		}
		for _, n := range d.Notes {
			if !n.Code.Note() || n.Problem() == "" {
				t.Fatalf("note %+v", n)
			}
		}
		d.Event.Validate()
		for _, format := range []Format{Format16, Format26} {
			out, lost, err := d.Append(nil, format)
			if err != nil {
				t.Fatalf("format %d: %v", format, err)
			}
			again, err := Read(out)
			if err != nil {
				t.Fatalf("format %d: %v\n%s", format, err, out)
			}
			if what := difference(d, again); what != "" && len(lost) == 0 {
				t.Fatalf("format %d: %s differs\n%s", format, what, out)
			}
		}
	})
}
