package engine

import (
	"cmp"
	"math/bits"
	"strconv"
)

// Value is what a criterion gives one participant: an exact fraction, or undefined (no games to
// average, a rating criterion dropped). The zero Value is undefined. Values of one criterion are
// compared with Compare; two equal values may differ as structs when their denominators do.
type Value struct {
	num int64
	den int64
}

// ValueOf returns points as a value.
func ValueOf(p Points) Value { return Value{int64(p), int64(Point)} }

// WholeValue returns a count or a rating as a value.
func WholeValue(n int) Value { return Value{int64(n), 1} }

// MeanValue returns sum divided by count, exactly; it is undefined when count is 0.
func MeanValue(sum Points, count int) Value { return Value{int64(sum), int64(Point) * int64(count)} }

// Defined reports whether there is a value at all.
func (v Value) Defined() bool { return v.den != 0 }

// Points returns the value in points and whether it is a whole number of ten-thousandths.
func (v Value) Points() (p Points, exact bool) {
	if v.den == 0 {
		return 0, false
	}
	if v.den == int64(Point) {
		return Points(v.num), true
	}
	num, den := v.reduced()
	if int64(Point)%den != 0 {
		return 0, false
	}
	return Points(num * (int64(Point) / den)), true
}

// Compare orders exact values: -1 when v is the smaller, 0 when they are equal, +1 when v is the
// greater. An undefined value is below every defined one, so that it sorts last under criteria
// where more is better.
func (v Value) Compare(w Value) int {
	switch {
	case v.den == 0 || w.den == 0:
		return min(int(v.den), 1) - min(int(w.den), 1)
	case v.den == w.den || v.num < 0 != (w.num < 0):
		return compare(v.num, w.num)
	}
	// The products can need more than 64 bits.
	vHigh, vLow := bits.Mul64(magnitude(v.num), uint64(w.den))
	wHigh, wLow := bits.Mul64(magnitude(w.num), uint64(v.den))
	order := cmp.Or(cmp.Compare(vHigh, wHigh), cmp.Compare(vLow, wLow))
	if v.num < 0 {
		return -order
	}
	return order
}

func magnitude(n int64) uint64 { return uint64(max(n, -n)) }

func compare(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return +1
	}
	return 0
}

// JSON returns the exact value: a number where the decimal is finite, a fraction in a string where
// it is not, null where it is undefined.
func (v Value) JSON() string {
	if v.den == 0 {
		return "null"
	}
	num, den := v.reduced()
	if !finite(den) {
		return `"` + strconv.FormatInt(num, 10) + "/" + strconv.FormatInt(den, 10) + `"`
	}
	return string(appendDecimal(nil, num, den, '.'))
}

// String returns the exact value as a decimal or a fraction, "undefined" when there is none.
func (v Value) String() string {
	if v.den == 0 {
		return "undefined"
	}
	num, den := v.reduced()
	if !finite(den) {
		return strconv.FormatInt(num, 10) + "/" + strconv.FormatInt(den, 10)
	}
	return string(appendDecimal(nil, num, den, '.'))
}

// Format returns the value as people are shown it: halves as ½, other points as decimals with the
// given separator, averages rounded half up to two places, and "–" when undefined.
func (v Value) Format(separator byte) string {
	if v.den == 0 {
		return "–"
	}
	if p, exact := v.Points(); exact && (v.den <= int64(Point) || p%hundredth == 0) {
		return p.Format(separator)
	}
	hundredths := floorDiv(2*100*v.num+v.den, 2*v.den)
	var b []byte
	if hundredths < 0 {
		b, hundredths = append(b, '-'), -hundredths
	}
	whole, fraction := hundredths/100, hundredths%100
	b = strconv.AppendInt(b, whole, 10)
	return string(append(b, separator, byte('0'+fraction/10), byte('0'+fraction%10)))
}

func (v Value) reduced() (num, den int64) {
	g := gcd(max(v.num, -v.num), v.den)
	return v.num / g, v.den / g
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, 1)
}

// finite reports whether a reduced fraction over den ends as a decimal.
func finite(den int64) bool {
	for _, prime := range [...]int64{2, 5} {
		for den%prime == 0 {
			den /= prime
		}
	}
	return den == 1
}

func appendDecimal(b []byte, num, den int64, separator byte) []byte {
	if num < 0 {
		b = append(b, '-')
		num = -num
	}
	b = strconv.AppendInt(b, num/den, 10)
	num %= den
	if num > 0 {
		b = append(b, separator)
	}
	for num > 0 {
		num *= 10
		b = append(b, byte('0'+num/den))
		num %= den
	}
	return b
}

// floorDiv divides rounding towards minus infinity.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
