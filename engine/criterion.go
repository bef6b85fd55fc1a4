package engine

import (
	"strconv"
	"strings"
)

// Name is a criterion without its modifiers: BH, SB, DE …
type Name uint8

// Criterion is a tie-break with its modifiers, as C.07 Art. 5 and 14 and TRF26 record 202 write it:
// BH/C1, KS/L+1, ARO/M1/U1400. It is comparable, and the zero value is no criterion.
type Criterion struct {
	Name Name

	// Low and High are how many of the least and most significant values are cut (14.1–14.4):
	// /C2 is Low 2, /M2 is Low 2 and High 2.
	Low, High uint8

	Limit    Limit  // the Koya limit (14.5)
	Forfeits bool   // /P: forfeits count as games against the scheduled opponent
	Fore     bool   // /F: Fore Buchholz in place of Buchholz
	Reverse  bool   // /R: the opposite direction
	Unrated  uint16 // /U: the rating of unrated players; 0 is none
}

// Limit is where Koya's half of the maximum is moved to (14.5): by half points, or to a
// percentage of the maximum. The zero value leaves it at 50 %.
type Limit struct {
	HalfPoints int8
	Percent    uint8
}

// String returns the criterion in upper case with its modifiers in the order of TRF26.
func (c Criterion) String() string {
	b := append([]byte(nil), c.Name.String()...)
	switch {
	case c.High > 0:
		b = append(b, '/', 'M', '0'+c.High)
	case c.Low > 0:
		b = append(b, '/', 'C', '0'+c.Low)
	}
	switch {
	case c.Limit.HalfPoints > 0:
		b = append(b, "/L+"...)
		b = strconv.AppendInt(b, int64(c.Limit.HalfPoints), 10)
	case c.Limit.HalfPoints < 0:
		b = append(b, "/L"...)
		b = strconv.AppendInt(b, int64(c.Limit.HalfPoints), 10)
	case c.Limit.Percent > 0:
		b = append(b, "/L"...)
		b = strconv.AppendInt(b, int64(c.Limit.Percent), 10)
	}
	if c.Forfeits {
		b = append(b, "/P"...)
	}
	if c.Fore {
		b = append(b, "/F"...)
	}
	if c.Reverse {
		b = append(b, "/R"...)
	}
	if c.Unrated > 0 {
		b = append(b, "/U"...)
		b = strconv.AppendInt(b, int64(c.Unrated), 10)
	}
	return string(b)
}

// Base returns the criterion without its cuts: what the cut forms are cut from.
func (c Criterion) Base() Criterion {
	c.Low, c.High = 0, 0
	return c
}

// CutArticle returns the article by which a contribution is struck out under the criterion: one of
// 14.1 to 14.4 by its modifier, 16.5 for a voluntary unplayed round, the rule of US Chess; "" when
// nothing was cut.
func (c Criterion) CutArticle(cut Cut) string {
	switch {
	case cut == Kept:
		return ""
	case cut == CutLowVoluntary:
		return "16.5"
	case c.Low == 0:
		return c.Name.Article()
	case c.High > 1:
		return "14.4"
	case c.High == 1:
		return "14.3"
	case c.Low > 1:
		return "14.2"
	}
	return "14.1"
}

// CriterionError says why a criterion's code could not be read, and the nearest code that exists.
type CriterionError struct {
	Code    string
	Problem string
	Nearest string // "" where the code's name is known
}

func (e *CriterionError) Error() string {
	s := "criterion " + quote(e.Code) + ": " + e.Problem
	if e.Nearest != "" {
		s += "; the nearest known one is " + e.Nearest
	}
	return s
}

// ParseCriterion reads one code, in any case and with its modifiers in any order. The error is a
// *CriterionError.
func ParseCriterion(code string) (Criterion, error) {
	parts := strings.Split(strings.ToUpper(strings.TrimSpace(code)), "/")
	fail := func(problem string) (Criterion, error) {
		return Criterion{}, &CriterionError{Code: code, Problem: problem}
	}
	name, score, scored := strings.Cut(parts[0], ":")
	if scored && (score == "MP" || score == "GP") {
		return fail("match points and game points belong to team events, which are not covered yet")
	}
	c := Criterion{Name: nameOf(name)}
	if c.Name == 0 || scored {
		return Criterion{}, &CriterionError{code, "unknown", nearestCode(parts[0])}
	}
	for _, m := range parts[1:] {
		if problem := c.modify(m); problem != "" {
			return fail(problem)
		}
	}
	return c, nil
}

// modify sets one modifier, or says why it cannot be set.
func (c *Criterion) modify(m string) (problem string) {
	if m == "" {
		return "a modifier is missing after /"
	}
	d := c.Name.definition()
	allowed := strings.IndexByte(d.modifiers, m[0]) >= 0
	if strings.IndexByte("CMLPFRU", m[0]) < 0 {
		return "unknown modifier /" + Excerpt(m)
	}
	if !allowed {
		return "the modifier /" + Excerpt(m) + " is not defined for " + d.code
	}
	number, err := strconv.Atoi(m[1:])
	switch m[0] {
	case 'C', 'M':
		if err != nil || len(m) != 2 || number < 1 {
			return "/" + m[:1] + " takes a number from 1 to 9"
		}
		if c.Low > 0 {
			return "only one of /C and /M can be given"
		}
		c.Low = uint8(number)
		if m[0] == 'M' {
			c.High = uint8(number)
		}
	case 'L':
		return c.limit(m, number, err)
	case 'U':
		if err != nil || number < 1 || number > 4000 {
			return "/U takes a rating from 1 to 4000"
		}
		c.Unrated = uint16(number)
	default:
		if len(m) > 1 {
			return "unknown modifier /" + Excerpt(m)
		}
		switch m[0] {
		case 'P':
			c.Forfeits = true
		case 'F':
			c.Fore = true
		case 'R':
			c.Reverse = true
		}
	}
	return ""
}

// limit reads /L+1, /L-2 and /L1 as half points, /L60 as a percentage.
func (c *Criterion) limit(m string, number int, err error) (problem string) {
	const expected = "/L takes half points (/L+1, /L-2) or a percentage (/L60)"
	if err != nil || c.Limit != (Limit{}) {
		return expected
	}
	signed := m[1] == '+' || m[1] == '-'
	switch {
	case number == 0 || signed && max(number, -number) > 99 || number > 100:
		return expected
	case signed || number < 10:
		c.Limit.HalfPoints = int8(number)
	default:
		c.Limit.Percent = uint8(number)
	}
	return ""
}

// ParseCriteria reads a list separated by commas, semicolons or blanks, such as "BH/C1, BH, SB".
// The first code that cannot be read is returned as a *CriterionError.
func ParseCriteria(list string) ([]Criterion, error) {
	var criteria []Criterion
	for _, code := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune(",; \t", r) }) {
		c, err := ParseCriterion(code)
		if err != nil {
			return nil, err
		}
		criteria = append(criteria, c)
	}
	return criteria, nil
}

// nearestCode returns the known name with the smallest edit distance to s.
func nearestCode(s string) string {
	best, distance := "", 1<<30
	if len(s) > 20 {
		s = s[:20]
	}
	for n := range definitions {
		code := definitions[n].code
		if code == "" {
			continue
		}
		if d := editDistance(s, code); d < distance {
			best, distance = code, d
		}
	}
	return best
}

func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}
