package engine

import (
	"strings"
	"testing"
)

func TestParsePoints(t *testing.T) {
	tests := []struct{ in, want string }{
		{"3", "3"}, {" 3 ", "3"}, {"0", "0"}, {"12", "12"}, {"007", "7"},
		{"3.5", "3.5"}, {"3,5", "3.5"}, {"3.50", "3.5"}, {"3.", "3"}, {"3,", "3"}, {"4.75", "4.75"}, {"4,75", "4.75"}, {"0.1", "0.1"},
		{".5", "0.5"}, {",5", "0.5"}, {"1.000", "1"},
		{"½", "0.5"}, {"3½", "3.5"}, {"3 ½", "3.5"}, {"3\u00a0½", "3.5"}, {"¼", "0.25"}, {"2¾", "2.75"}, {"0½", "0.5"},
		{"1/2", "0.5"}, {"7/2", "3.5"}, {"3 1/2", "3.5"}, {"3  1 / 2", "3.5"}, {"9/4", "2.25"}, {"=", "0.5"},
		{"100000", "100000"},
	}
	for _, tt := range tests {
		p, err := ParsePoints(tt.in)
		if err != nil || p.String() != tt.want {
			t.Errorf("ParsePoints(%q) = %v, %v; want %s", tt.in, p, err, tt.want)
		}
	}
}

func TestParsePointsErrors(t *testing.T) {
	tests := []struct {
		in, expected string
		offset       int
	}{
		{"", "points such as", -1}, {"   ", "points such as", -1}, {"x", "points such as", 0}, {"3x", "points such as", 1},
		{"-1", "points such as", 0}, {"+", "points such as", 0}, {"3.x", "digits after", 2}, {"3.5.5", "digits after", 3},
		{"3.125", "at most two decimals", 2}, {".", "digits after", 1}, {"1/3", "halves, quarters", 1}, {"1/0", "halves, quarters", 1},
		{"3 1", "points such as", 1}, {"3 1/", "halves, quarters", 1}, {"½½", "points such as", 0}, {"3½½", "points such as", 1},
		{"1e3", "points such as", 1}, {"99999999999999999999", "fewer digits", 0}, {"100001", "fewer digits", 0}, {"/2", "points such as", 0},
		{"1/99999999999", "halves, quarters", 1}, {"1 99999999999/2", "points such as", 1},
	}
	for _, tt := range tests {
		p, err := ParsePoints(tt.in)
		pe, ok := err.(*ParseError)
		if !ok || p != 0 || !strings.HasPrefix(pe.Expected, tt.expected) && !strings.Contains(pe.Expected, tt.expected) || pe.Offset != tt.offset || pe.Input != tt.in {
			t.Errorf("ParsePoints(%q) = %v, %#v; want an error at %d with %q", tt.in, p, err, tt.offset, tt.expected)
		}
	}
	_, err := ParsePoints("3½x" + strings.Repeat("é", 100))
	if got := err.Error(); len(got) > 300 || !strings.Contains(got, "…") {
		t.Errorf("a long input is not shortened: %s", got)
	}
}

func TestPointsFormat(t *testing.T) {
	tests := []struct {
		in             Points
		plain, english string
		german         string
	}{
		{0, "0", "0", "0"}, {HalfPoint, "0.5", "½", "½"}, {45 * Point / 10, "4.5", "4½", "4½"}, {475 * Point / 100, "4.75", "4.75", "4,75"},
		{-Point, "-1", "-1", "-1"}, {-HalfPoint, "-0.5", "-½", "-½"}, {-3 * HalfPoint, "-1.5", "-1½", "-1½"}, {105 * Point / 10, "10.5", "10½", "10½"},
		{1, "0.0001", "0.0001", "0,0001"}, {Point + 10, "1.001", "1.001", "1,001"},
	}
	for _, tt := range tests {
		if got := tt.in.String(); got != tt.plain {
			t.Errorf("String of %d = %s, want %s", int64(tt.in), got, tt.plain)
		}
		if got := tt.in.Format('.'); got != tt.english {
			t.Errorf("Format of %d = %s, want %s", int64(tt.in), got, tt.english)
		}
		if got := tt.in.Format(','); got != tt.german {
			t.Errorf("Format with comma of %d = %s, want %s", int64(tt.in), got, tt.german)
		}
	}
}

func TestValue(t *testing.T) {
	tests := []struct {
		v                  Value
		json, text, german string
	}{
		{Value{}, "null", "undefined", "–"},
		{ValueOf(135 * Point / 10), "13.5", "13.5", "13½"},
		{WholeValue(2410), "2410", "2410", "2410"},
		{WholeValue(-3), "-3", "-3", "-3"},
		{MeanValue(1177*Point/2, 13), `"1177/26"`, "1177/26", "45,27"},
		{MeanValue(535*Point/10, 4), "13.375", "13.375", "13,38"},
		{MeanValue(2*Point, 3), `"2/3"`, "2/3", "0,67"},
		{MeanValue(Point, 0), "null", "undefined", "–"},
		{MeanValue(79*Point, 6), `"79/6"`, "79/6", "13,17"},
	}
	for _, tt := range tests {
		if got := tt.v.JSON(); got != tt.json {
			t.Errorf("JSON = %s, want %s", got, tt.json)
		}
		if got := tt.v.String(); got != tt.text {
			t.Errorf("String = %s, want %s", got, tt.text)
		}
		if got := tt.v.Format(','); got != tt.german {
			t.Errorf("Format = %s, want %s", got, tt.german)
		}
	}
}

func TestValueCompare(t *testing.T) {
	// Ascending; the values inside one line are equal though their denominators differ.
	ladder := [][]Value{
		{{}, MeanValue(5, 0)},
		{WholeValue(-1), ValueOf(-Point)},
		{WholeValue(0), ValueOf(0), MeanValue(0, 7)},
		{MeanValue(Point, 3), MeanValue(2*Point, 6)},
		{ValueOf(HalfPoint), MeanValue(Point, 2)},
		{WholeValue(1), ValueOf(Point)},
	}
	for i, lower := range ladder {
		for j, upper := range ladder {
			for _, v := range lower {
				for _, w := range upper {
					if got, want := v.Compare(w), compare(int64(i), int64(j)); got != want {
						t.Errorf("%v.Compare(%v) = %d, want %d", v, w, got, want)
					}
				}
			}
		}
	}
}
