package paste

import "strings"

// refilled puts rows together whose fields have line breaks in them: each goes on until it has as many fields as the
// heading, and its last field up to the next row. It returns nil where nothing is broken or the fields do not add up.
func refilled(lines []line) []line {
	for _, s := range separators {
		count := func(i int) int { return strings.Count(lines[i].text, string(rune(s.sign))) }
		head := 0
		for head < len(lines) && count(head) < s.least {
			head++
		}
		var starts, ends []int // of rows, without further lines of the last field
		most := 0              // separators of a row
		if head < len(lines) {
			most = count(head)
		}
		found := most
		for i := head + 1; i < len(lines) && found <= most; i++ {
			n := count(i)
			if found == most {
				if n == 0 {
					continue
				}
				starts, found = append(starts, i), 0
			}
			if found += n; found == most {
				ends = append(ends, i)
			}
		}
		if found == most && len(starts) >= 3 {
			return refill(lines, starts, ends)
		}
	}
	return nil
}

// refill makes one line of each row.
func refill(lines []line, starts, ends []int) []line {
	joined := append([]line(nil), lines[:starts[0]]...)
	most := 0 // further lines of the last field
	for k, start := range starts {
		next := len(lines)
		if k+1 < len(starts) {
			next = starts[k+1]
		}
		further := filledLines(lines, ends[k]+1, next)
		if k+1 == len(starts) {
			further = further[:min(len(further), most)] // nothing else says where the table ends
		}
		most = max(most, len(further))
		row, parts := lines[start], []string{lines[start].text}
		for _, i := range append(filledLines(lines, start+1, ends[k]+1), further...) {
			parts = append(parts, lines[i].text)
			ends[k] = i
		}
		row.text = strings.Join(parts, " ")
		joined = append(joined, row)
	}
	joined = append(joined, lines[ends[len(ends)-1]+1:]...)
	if len(joined) == len(lines) {
		return nil
	}
	return joined
}
