package site

import (
	"io/fs"
	"strconv"
	"strings"
)

// chooseCoding picks the compressed sibling to send: of those that exist and
// that the client accepts, the one it prefers, and among equals the smaller.
// It returns two empty strings for the plain file.
func chooseCoding(tree fs.FS, name string, accepted []string) (coding, ending string) {
	weights := parseWeights(strings.Join(accepted, ","))
	best := 0
	for _, candidate := range codings {
		weight, named := weights[candidate.name]
		if !named {
			weight = weights["*"]
		}
		if weight <= best {
			continue
		}
		if _, err := fs.Stat(tree, name+candidate.ending); err == nil {
			best, coding, ending = weight, candidate.name, candidate.ending
		}
	}
	return coding, ending
}

// parseWeights reads an Accept-Encoding header. Weights are in thousandths, as
// the three decimals that the header may have; nought means refused. A part
// that cannot be read counts as refused, which costs bytes but never breaks.
func parseWeights(header string) map[string]int {
	weights := map[string]int{}
	for part := range strings.SplitSeq(header, ",") {
		coding, parameters, _ := strings.Cut(part, ";")
		coding = strings.ToLower(strings.TrimSpace(coding))
		if coding == "" {
			continue
		}
		weights[coding] = 1000
		if key, value, found := strings.Cut(parameters, "="); found && strings.EqualFold(strings.TrimSpace(key), "q") {
			number, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if err != nil || number < 0 || number > 1 {
				number = 0
			}
			weights[coding] = int(number*1000 + 0.5)
		}
	}
	return weights
}
