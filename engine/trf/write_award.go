package trf

import (
	"strconv"

	"feinwertung/engine"
)

// awards writes records 299: the results that record 162 cannot tell apart, and single points
// awarded. TRF16 has the first in XXS and no place for the second.
func (w *writer) awards() {
	e := w.Event
	s := &e.Scoring
	if w.format == Format26 {
		for _, x := range [...]struct {
			symbol
			usual engine.Points
		}{
			{symbol{"+", s.ForfeitWin}, s.Win}, {symbol{"-", s.ForfeitLoss}, s.ZeroBye},
			{symbol{"F", s.FullBye}, s.Win}, {symbol{"H", s.HalfBye}, s.Draw},
		} {
			if x.worth != x.usual && !w.award(x.name, x.worth, 0, 0) {
				w.lose(Loss{Kind: PointsChanged, Text: decimal(x.worth)})
			}
		}
	}
	for seat := range e.Players {
		for round := 1; round <= e.Rounds; round++ {
			extra := e.Cell(seat, round).Extra
			if extra == 0 {
				continue
			}
			number := e.Players[seat].Number
			if w.format == Format16 || !w.award(" ", extra, round, number) {
				w.lose(Loss{PointsChanged, number, round, decimal(extra)})
			}
		}
	}
}

// award writes one record 299, for all rounds and everybody with round and number 0. It reports
// whether the points fit.
func (w *writer) award(kind string, p engine.Points, round, number int) bool {
	const width = 6
	amount := decimal(p)
	if len(amount) > width || !expressible(p) {
		return false
	}
	w.out = append(w.out, "299 "...)
	w.out = append(w.out, kind...)
	w.out = append(w.out, "      "...)
	w.out = appendPadded(w.out, amount, width)
	w.out = append(w.out, "  "...)
	w.out = appendZeros(w.out, round, 3)
	if number > 0 {
		w.out = append(w.out, ' ')
		w.out = appendZeros(w.out, number, 4)
	}
	w.out = append(w.out, lineEnd...)
	return true
}

// appendZeros appends a number with leading zeros.
func appendZeros(b []byte, n, width int) []byte {
	s := strconv.Itoa(n)
	for range width - len(s) {
		b = append(b, '0')
	}
	return append(b, s...)
}
