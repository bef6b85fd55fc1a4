package engine

import "strings"

// ParseError says what could not be read: the function, the quoted input, where in it the
// trouble starts (byte offset from 0, or -1 when it is the input as a whole) and what was expected.
type ParseError struct {
	Func     string
	Input    string
	Offset   int
	Expected string
}

func (e *ParseError) Error() string {
	s := e.Func + "(" + quote(e.Input) + "): expected " + e.Expected
	if e.Offset >= 0 && e.Offset < len(e.Input) {
		s += ", found " + quote(e.Input[e.Offset:])
	}
	return s
}

// vulgar are the fraction signs that keyboards and result sheets offer, in hundredths.
var vulgar = []struct {
	sign       string
	hundredths Points
}{{"½", 50}, {"¼", 25}, {"¾", 75}}

// ParsePoints reads a score in every habit of the field: "3", "3.5", "3,5", "3½", "3 1/2",
// "7/2", ".5", "½", and "=" for half a point. At most two decimals are taken, as finer scores
// do not exist. The error is a *ParseError.
func ParsePoints(s string) (Points, error) {
	fail := func(offset int, expected string) (Points, error) {
		return 0, &ParseError{"ParsePoints", s, offset, expected}
	}
	const expected = "points such as 3, 3.5, 3,5, 3½ or 3 1/2"
	text := strings.TrimSpace(strings.ReplaceAll(s, "\u00a0", " "))
	if text == "=" {
		return HalfPoint, nil
	}
	if text == "" {
		return fail(-1, expected)
	}
	offset := strings.Index(s, text[:1])
	whole, digits, rest := leadingNumber(text)
	at := offset + len(text) - len(rest)
	switch {
	case whole < 0:
		return fail(offset, "fewer digits")
	case rest == "" && digits > 0:
		return whole * Point, nil
	case rest == "":
		return fail(offset, expected)
	}

	if rest[0] == '.' || rest[0] == ',' {
		return parseDecimals(s, whole, digits, rest[1:], at+1)
	}
	trimmed := strings.TrimLeft(rest, " ")
	for _, v := range vulgar {
		if trimmed == v.sign {
			return whole*Point + v.hundredths*hundredth, nil
		}
	}
	if digits == 0 {
		return fail(offset, expected)
	}
	// A fraction: either "7/2", or "3 1/2" behind whole points.
	numerator, base := whole, Points(0)
	if len(trimmed) < len(rest) && trimmed != "" && trimmed[0] != '/' {
		base = whole * Point
		if numerator, digits, trimmed = leadingNumber(trimmed); digits == 0 || numerator < 0 {
			return fail(at, expected)
		}
	}
	trimmed = strings.TrimLeft(trimmed, " ")
	if !strings.HasPrefix(trimmed, "/") {
		return fail(at, expected)
	}
	denominator, digits, tail := leadingNumber(strings.TrimLeft(trimmed[1:], " "))
	if digits == 0 || tail != "" || denominator <= 0 || numerator*100%denominator != 0 {
		return fail(at, "a fraction in halves, quarters, tenths or hundredths")
	}
	return base + numerator*100/denominator*hundredth, nil
}

// parseDecimals reads what stands behind the decimal separator.
func parseDecimals(s string, whole Points, digits int, decimals string, at int) (Points, error) {
	_, n, tail := leadingNumber(decimals)
	trailing := strings.TrimRight(decimals[:n], "0")
	switch {
	case tail != "" || digits+n == 0:
		return 0, &ParseError{"ParsePoints", s, at + n, "digits after the decimal separator"}
	case len(trailing) > 2:
		return 0, &ParseError{"ParsePoints", s, at, "at most two decimals"}
	}
	fraction := Points(0)
	for unit, i := 10*hundredth, 0; i < len(trailing); i++ {
		fraction += Points(trailing[i]-'0') * unit
		unit /= 10
	}
	return whole*Point + fraction, nil
}

// leadingNumber splits the digits off the front of s. The number is -1 when it is beyond
// anything a score can be.
func leadingNumber(s string) (number Points, digits int, rest string) {
	for digits < len(s) && '0' <= s[digits] && s[digits] <= '9' {
		if number >= 0 {
			number = number*10 + Points(s[digits]-'0')
		}
		if number*Point > maxPoints {
			number = -1
		}
		digits++
	}
	return number, digits, s[digits:]
}
