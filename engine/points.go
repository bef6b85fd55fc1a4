package engine

import "strconv"

// Points is a number of points, exact and comparable: a game's half point, a final score,
// or one product of the Sonneborn-Berger sum. It counts ten-thousandths of a point, so a
// score in hundredths (all that a result sheet can say) times another is still exact.
// The zero value is no points.
type Points int64

const (
	// Point is one whole point.
	Point Points = 10_000
	// HalfPoint is half a point.
	HalfPoint Points = Point / 2

	hundredth Points = Point / 100
	// maxPoints bounds what is accepted as input, far above any event, so that sums and
	// cross products stay inside 64 bits.
	maxPoints = 100_000 * Point
)

// Mul returns x times y. It is exact when both are whole hundredths, as every parsed score is.
func (x Points) Mul(y Points) Points { return x * y / Point }

// String returns the shortest decimal, with a point: "4.5", "9.75", "-1".
func (x Points) String() string { return string(x.AppendDecimal(nil, '.')) }

// AppendDecimal appends x as a decimal number with the given separator and no trailing zeros.
func (x Points) AppendDecimal(b []byte, separator byte) []byte {
	if x < 0 {
		b = append(b, '-')
		x = -x
	}
	b = strconv.AppendInt(b, int64(x/Point), 10)
	fraction := x % Point
	if fraction == 0 {
		return b
	}
	b = append(b, separator)
	for unit := Point / 10; fraction > 0; unit /= 10 {
		b = append(b, byte('0'+fraction/unit))
		fraction %= unit
	}
	return b
}

// Format returns x as people write it: halves with the sign ½ ("4½", "½"), anything
// finer as a decimal with the given separator ("4,75").
func (x Points) Format(separator byte) string {
	magnitude := max(x, -x)
	if magnitude%Point != HalfPoint {
		return string(x.AppendDecimal(nil, separator))
	}
	var b []byte
	if x < 0 {
		b = append(b, '-')
	}
	if magnitude > Point {
		b = strconv.AppendInt(b, int64(magnitude/Point), 10)
	}
	return string(append(b, "½"...))
}
