package engine

import (
	"strconv"
	"strings"
)

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
