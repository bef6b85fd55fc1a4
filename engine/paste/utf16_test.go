package paste

import (
	"encoding/binary"
	"reflect"
	"testing"
	"unicode/utf16"

	"pgregory.net/rapid"
)

// inUTF16 writes a text in UTF-16 behind a byte order mark.
func inUTF16(text string, order binary.AppendByteOrder) string {
	b := order.AppendUint16(nil, 0xFEFF)
	for _, unit := range utf16.Encode([]rune(text)) {
		b = order.AppendUint16(b, unit)
	}
	return string(b)
}

// A file in UTF-16 is read as the same file in UTF-8: a table, a page and a tournament report file.
func TestUTF16(t *testing.T) {
	for _, text := range []string{
		"No.\tName\t1.Rd\t2.Rd\tPts.\r\n1\tŹdź 𝄞\t2w½\t2b1\t1½\r\n2\tBo\t1b½\t1w0\t½\r\n",
		"<table><tr><td>1</td><td>Ana</td><td>2w½</td></tr><tr><td>2</td><td>Bő</td><td>1b½</td></tr></table>",
		"012 Kőszeg\n001    1      Ana                                                                0.5          2 w =\n" +
			"001    2      Bo                                                                 0.5          1 b =\n",
	} {
		want, err := Read(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			got, err := Read(inUTF16(text, order))
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%v: %q: %+v, error %v", order, text, got, err)
			}
		}
	}
}

func TestDecoded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.String().Draw(t, "text")
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			if got := Decoded(inUTF16(text, order)); got != text {
				t.Fatalf("%v: %q became %q", order, text, got)
			}
		}
	})
	for _, tt := range []struct{ text, want string }{
		{"", ""}, {"\xFF", "\xFF"}, {"a\xFF\xFE", "a\xFF\xFE"}, {"\xFF\xFE", ""},
		{"\xFF\xFEa", "\uFFFD"},                         // half a character
		{"\xFE\xFF\x00a\xD8\x34", "a\uFFFD"},            // the first half of a pair at the end
		{"\xFF\xFE\x34\xD8a\x00", "\uFFFDa"},            // the first half alone
		{"\xFE\xFF\xDD\x1E\xD8\x34\xDD\x1E", "\uFFFD𝄞"}, // the second half alone, then both
	} {
		if got := Decoded(tt.text); got != tt.want {
			t.Errorf("Decoded(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}
