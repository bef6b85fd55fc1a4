package paste

import "strings"

// preformatted returns what stands in the elements pre of a page as plain text, on the lines where it stands
// there; "" where there are none. Older pages have their tables in them, with fixed columns.
func preformatted(text string) string {
	var b []byte
	inside, found := false, false
	behind := len(text) + 1 // how much is left from the next > on; -1 where there is none
	for text != "" {
		i := strings.IndexByte(text, '<')
		if i < 0 {
			i = len(text)
		}
		part := text[:i]
		text = text[i:]
		if inside {
			b = unescape(b, part)
		} else {
			b = append(b, strings.Repeat("\n", strings.Count(part, "\n"))...)
		}
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
		end := len(text) - behind
		if behind < 0 || size == 1 && !strings.HasPrefix(text, "<!") {
			if inside {
				b = append(b, '<')
			}
			text = text[1:]
			continue
		}
		switch name {
		case "pre":
			inside, found = true, true
		case "/pre":
			inside = false
		case "br":
			if inside {
				b = append(b, '\n')
			}
		}
		b = append(b, strings.Repeat("\n", strings.Count(text[:end], "\n"))...)
		text = text[end+1:]
	}
	if !found {
		return ""
	}
	return string(b)
}
