package engine

// ratingDifference is the table of the rating regulations (B.02 8.1.1): for a score of p hundredths
// per game, how far above the opponents' average a player performed. It is antisymmetric, so the
// upper half is written down: p = 50, 51 … 99; a full score is worth 800.
var ratingDifference = [50]int16{
	0, 7, 14, 21, 29, 36, 43, 50, 57, 65,
	72, 80, 87, 95, 102, 110, 117, 125, 133, 141,
	149, 158, 166, 175, 184, 193, 202, 211, 220, 230,
	240, 251, 262, 273, 284, 296, 309, 322, 336, 351,
	366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
}

const fullScoreDifference = 800

// differenceFor returns the rating difference for a score of p hundredths per game, 0 to 100.
func differenceFor(p int) int {
	switch {
	case p >= 100:
		return fullScoreDifference
	case p <= 0:
		return -fullScoreDifference
	case p < 50:
		return -int(ratingDifference[100-p-50])
	}
	return int(ratingDifference[p-50])
}

// expectedBands is the other table (B.02 8.1.2): the largest rating difference for which the
// stronger player is expected to score 50, 51 … 99 hundredths. Beyond the last it is a full point.
var expectedBands = [50]int16{
	3, 10, 17, 25, 32, 39, 46, 53, 61, 68,
	76, 83, 91, 98, 106, 113, 121, 129, 137, 145,
	153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
	245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
	374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
}

// fullExpectation is the first difference at which a full point is expected.
const fullExpectation = 736

// expected holds the expected score in hundredths for every difference from -fullExpectation to
// fullExpectation.
var expected = func() (table [2*fullExpectation + 1]uint8) {
	band := 0
	for d := range fullExpectation + 1 {
		if band < len(expectedBands) && d > int(expectedBands[band]) {
			band++
		}
		table[fullExpectation+d] = uint8(50 + band)
		table[fullExpectation-d] = uint8(50 - band)
	}
	return table
}()

// expectedScore returns the expected score in hundredths of a player rated difference above the
// opponent (below, when negative).
func expectedScore(difference int) int {
	return int(expected[min(max(difference+fullExpectation, 0), 2*fullExpectation)])
}
