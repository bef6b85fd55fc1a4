package trf

import "strings"

// records goes through the lines, reads what describes the event and puts the rest aside.
func (r *reader) records(text string) {
	for line := 1; text != "" && !r.stopped; line++ {
		var l string
		l, text = cutLine(text)
		if line > maxLines {
			r.stop(recordLine{line: line}, TooManyLines, 0, "")
			return
		}
		if len(l) > maxLength {
			r.stop(recordLine{line: line}, LineTooLong, 0, l)
			return
		}
		l = strings.TrimRight(l, " \t\x1a")
		if l == "" {
			continue
		}
		if l[0] == ' ' {
			if trimmed := strings.TrimLeft(l, " "); isPlayer(trimmed) || isOfficial(codeOf(trimmed)) || strings.HasPrefix(codeOf(trimmed), "XX") {
				r.report(recordLine{line: line}, LeadingBlanks, 0, "")
				l = trimmed
			}
		}
		r.record(recordLine{l, line})
	}
}

// cutLine splits the first line off, ended by CR, LF or both.
func cutLine(text string) (line, rest string) {
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '\n':
			return text[:i], text[i+1:]
		case '\r':
			if i+1 < len(text) && text[i+1] == '\n' {
				return text[:i], text[i+2:]
			}
			return text[:i], text[i+1:]
		}
	}
	return text, ""
}

// codeOf returns the code of a line: three characters with a blank or nothing behind them.
func codeOf(line string) string {
	if len(line) < 3 || len(line) > 3 && line[3] != ' ' && line[3] != '\t' {
		return ""
	}
	for i := range 3 {
		if c := line[i]; (c < '0' || c > '9') && (c < 'A' || c > 'Z') {
			return ""
		}
	}
	return line[:3]
}

// record reads one line or keeps it.
func (r *reader) record(l recordLine) {
	switch code := codeOf(l.text); code {
	case "001":
		r.players = append(r.players, playerLine{recordLine: l})
	case "310":
		r.errs = nil
		r.stop(l, Teams, 0, code)
	case "013":
		if r.teams.line == 0 {
			r.teams = l
		}
		r.keep(l)
	case "012", "022", "032", "042", "052", "092", "192", "202", "212":
		r.header(l, code)
	case "062":
		r.count = l
	case "072": // counted anew when written
	case "142":
		r.once(&r.stated, l)
	case "XXR":
		r.once(&r.extension, l)
	case "162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU":
		r.scoring.read(r, l, code)
	case "240":
		r.byes = append(r.byes, l)
	case "299":
		r.awards = append(r.awards, l)
	default:
		if !isOfficial(code) && !isExtension(code) && !isRuler(l.text) {
			r.report(l, UnknownRecord, 0, l.text)
		}
		r.keep(l)
	}
}

// keep puts a line with the records that are written back as they stand.
func (r *reader) keep(l recordLine) {
	r.doc.Records = append(r.doc.Records, Record{l.text, len(r.players) > 0})
}

// individual reports whether the type says that an event is one of individuals: then records 013 are no
// more than a ranking of their teams.
func (r *reader) individual() bool {
	if r.doc.Event == nil {
		return false
	}
	kind := strings.ToLower(r.doc.Type)
	return (strings.Contains(kind, "individ") || strings.Contains(kind, "einzel")) && !strings.Contains(kind, "team")
}

// once keeps the first of several records.
func (r *reader) once(field *recordLine, l recordLine) {
	if field.line > 0 {
		r.report(l, RepeatedRecord, 0, l.text)
		return
	}
	*field = l
}

// isOfficial reports whether a code is one of the format's.
func isOfficial(code string) bool {
	switch code {
	case "001", "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132":
		return true
	}
	return isOnly26(code)
}

// isOnly26 reports whether a code came with TRF26.
func isOnly26(code string) bool {
	switch code {
	case "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250", "260", "299",
		"300", "310", "320", "330", "352", "362", "801", "802":
		return true
	}
	return false
}

// isExtension reports whether a code consists of letters: the records of pairing programs, national
// ratings, and the ruler that starts with DDD.
func isExtension(code string) bool {
	return code != "" && code[0] >= 'A' && code[1] >= 'A' && code[2] >= 'A'
}

// isRuler reports whether a line is a comment, or counts columns.
func isRuler(line string) bool {
	return strings.HasPrefix(line, "###") || strings.Trim(line, "0123456789 .-+|=_") == ""
}
