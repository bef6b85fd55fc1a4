package paste

import "strings"

// preformatted takes a page apart: what stands in its elements pre, as plain text, and the page without that, both on
// the lines where they stand. Older pages have their tables in such elements, with fixed columns. found reports
// whether there are any.
func preformatted(text string) (inside, outside string, found bool) {
	var in, out []byte
	within := false
	behind := len(text) + 1 // how much is left from the next > on; -1 where there is none
	plain := func(part string) {
		breaks := strings.Repeat("\n", strings.Count(part, "\n"))
		if within {
			in, out = unescape(in, part), append(out, breaks...)
		} else {
			in, out = append(in, breaks...), append(out, part...)
		}
	}
	for text != "" {
		i := strings.IndexByte(text, '<')
		if i < 0 {
			i = len(text)
		}
		plain(text[:i])
		text = text[i:]
		if text == "" {
			break
		}
		if behind > len(text) {
			behind = -1
			if i := strings.IndexByte(text, '>'); i >= 0 {
				behind = len(text) - i
			}
		}
		name, size := tagName(text)
		if behind < 0 || size == 1 && !strings.HasPrefix(text, "<!") {
			plain(text[:1])
			text = text[1:]
			continue
		}
		tag := text[:len(text)-behind+1]
		text = text[len(tag):]
		breaks := strings.Repeat("\n", strings.Count(tag, "\n"))
		switch {
		case name == "pre":
			within, found = true, true
		case name == "/pre":
			within = false
		case !within:
			out = append(out, tag...)
			in = append(in, breaks...)
			continue
		case name == "br":
			in = append(in, '\n')
		}
		in, out = append(in, breaks...), append(out, breaks...)
	}
	return string(in), string(out), found
}

// readPreformatted reads the table in the elements pre of a page. What stands around them is kept.
func readPreformatted(inside, outside string) (*Reading, error) {
	r, err := readPlain(inside)
	if err != nil {
		return nil, err
	}
	heading, undated := r.Heading, r.Event.Start == 0
	r.Heading = nil
	first := r.Fields[0].Line
	for _, l := range htmlLines(outside) {
		if text := trim(l.text); text != "" {
			r.beside(l.number, text, l.number < first)
		}
	}
	if r.Event.Name == "" {
		r.Event.Name = eventName(r.Heading)
	}
	r.Heading = append(r.Heading, heading...)
	if undated && r.Event.Start != 0 {
		r.Notes = append(r.Notes, datesAssumed(r.Event))
	}
	return r, nil
}
