package engine

import "strconv"

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
