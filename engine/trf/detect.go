package trf

import "strings"

// Looks reports whether the data is likely a tournament report file: its first record is one, or
// there is a player's record. It looks at the beginning only and does not say that Read will succeed.
func Looks(data []byte) bool {
	const most = 1 << 20
	rest := strings.TrimPrefix(string(data[:min(len(data), most)]), byteOrderMark)
	for first := true; rest != ""; {
		var line string
		line, rest = cutLine(rest)
		line = strings.Trim(line, " ")
		if isPlayer(line) || first && codeOf(line) == "012" {
			return true
		}
		first = first && (line == "" || strings.HasPrefix(line, "###"))
	}
	return false
}

// isPlayer reports whether a line has the code and the number of a player's record.
func isPlayer(line string) bool {
	if codeOf(line) != "001" || len(line) < 5 || strings.IndexByte(line, '\t') >= 0 {
		return false
	}
	_, ok := number(strings.Trim(line[4:min(8, len(line))], " "))
	return ok && (len(line) < 9 || line[8] == ' ')
}
