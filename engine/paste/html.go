package paste

import "strings"

// looksHTML reports whether a text is HTML with a table.
func looksHTML(text string) bool {
	for i := strings.IndexByte(text, '<'); i >= 0; {
		name, _ := tagName(text[i:])
		switch name {
		case "table", "tr", "td":
			return true
		}
		next := strings.IndexByte(text[i+1:], '<')
		if next < 0 {
			return false
		}
		i += 1 + next
	}
	return false
}

// tagName returns the name in lower case of the tag that starts s, with a slash where it is the end of
// an element; "" where s starts no tag. Most names are not wanted, so only short ones are looked at.
func tagName(s string) (name string, size int) {
	i := 1
	for i < len(s) && i < 12 && (isLetter(s[i]) || isDigit(s[i]) || i == 1 && s[i] == '/') {
		i++
	}
	return strings.ToLower(s[1:i]), i
}

// htmlLines takes the text out of HTML: a line for each row of a table, a line for each piece of text
// between tables. The tags are only looked at; nothing of the text is ever put into a document.
func htmlLines(text string) []line {
	h := &extractor{rest: text, at: 1, behind: len(text) + 1}
	for h.rest != "" {
		i := strings.IndexByte(h.rest, '<')
		if i < 0 {
			h.text(h.rest)
			break
		}
		h.text(h.rest[:i])
		h.rest = h.rest[i:]
		h.tag()
	}
	h.endRow()
	h.endText()
	return h.lines
}

// extractor goes through HTML.
type extractor struct {
	rest  string
	at    int // line of the text
	lines []line

	behind int // how much is left from the next > on; -1 where there is none

	open  []openTable
	count int // tables so far
	plain []byte
	start int // line where plain starts
}

// openTable is a table that has not ended. Tables can be inside the cells of others; the text of the
// inner one is not repeated in the outer.
type openTable struct {
	table  int
	row    line
	cell   []byte
	inCell bool
	span   int
	heads  int    // how many more th than td are in the row
	color  string // what the classes of the cell say about the colour

	caption int // where in the cell a heading of the page starts, from 1

	rows int             // how many rows the cell takes
	down map[int]carried // by column: fields of rows before that reach down
	next []carriedAt     // fields of this row that do
}

// top returns the innermost open table.
func (h *extractor) top() *openTable {
	if len(h.open) == 0 {
		return nil
	}
	return &h.open[len(h.open)-1]
}

// text takes what stands between two tags.
func (h *extractor) text(s string) {
	start := h.at
	h.at += strings.Count(s, "\n")
	t := h.top()
	switch {
	case strings.Trim(s, " \t\r\n") == "":
		if t != nil && t.inCell {
			t.cell = append(t.cell, ' ')
		} else if len(h.plain) > 0 {
			h.plain = append(h.plain, ' ')
		}
	case t != nil && t.inCell:
		t.cell = unescape(t.cell, s)
	case t == nil:
		if len(h.plain) == 0 {
			h.start = start
		}
		h.plain = unescape(h.plain, s)
	}
}

// maxTables bounds how deep tables are followed.
const maxTables = 50

// tag takes the tag that starts the rest.
func (h *extractor) tag() {
	if comment, ok := strings.CutPrefix(h.rest, "<!--"); ok {
		h.skip(4, endOf(comment, "-->"))
		return
	}
	name, size := tagName(h.rest)
	attributes, ok := h.attributes(size)
	if !ok && name == "input" && h.behind > 0 {
		h.skip(0, len(h.rest)-h.behind+1) // the state that a page keeps of itself can be very long
		return
	}
	if !ok {
		h.text("<")
		h.rest = h.rest[1:]
		return
	}
	switch name {
	case "script", "style":
		h.skip(0, h.endOfElement(name))
	case "table":
		h.endText()
		if len(h.open) < maxTables {
			h.count++
			h.open = append(h.open, openTable{table: h.count})
		}
	case "/table":
		h.endRow()
		if len(h.open) > 0 {
			h.open = h.open[:len(h.open)-1]
		}
	case "tr", "/tr":
		h.endRow()
		if len(h.open) == 0 && name == "tr" {
			h.endText()
			h.count++
			h.open = append(h.open, openTable{table: h.count}) // a fragment without its table
		}
	case "td", "th":
		h.startCell(name, attributes)
	case "/td", "/th":
		h.endCell()
	case "h1", "h2", "h3", "h4", "/h1", "/h2", "/h3", "/h4":
		h.caption(name[0] != '/')
	case "br", "p", "/p", "div", "/div", "li", "/li", "hr", "tbody", "/tbody":
		if t := h.top(); t != nil && t.inCell {
			t.cell = append(t.cell, ' ')
		} else if t == nil {
			h.endText()
		}
	}
	if t := h.top(); t != nil && t.inCell && t.color == "" {
		t.color = colorClass(attributes)
	}
}

// caption starts or ends a heading of the page. One inside a field belongs to the page all the same: its tables
// are then there to lay it out.
func (h *extractor) caption(start bool) {
	t := h.top()
	switch {
	case t == nil:
		h.endText()
	case !t.inCell:
	case start:
		t.caption = len(t.cell) + 1
	case t.caption > 0 && t.caption <= len(t.cell)+1:
		if text := strings.Join(strings.FieldsFunc(string(t.cell[t.caption-1:]), isBlank), " "); text != "" {
			h.lines = append(h.lines, line{number: h.at, text: text})
		}
		t.cell, t.caption = t.cell[:t.caption-1], 0
	}
}

// endOfElement returns where the end of an element starts whose content is no text.
func (h *extractor) endOfElement(name string) int {
	for i := 0; ; i++ {
		next := strings.Index(h.rest[i:], "</")
		if next < 0 {
			return len(h.rest)
		}
		i += next
		if end, _ := tagName(h.rest[i:]); end == "/"+name {
			return i
		}
	}
}

// maxTag is how long a tag can be; a < without an end is text.
const maxTag = 8192

// attributes moves behind the tag and returns what stands in it.
func (h *extractor) attributes(size int) (string, bool) {
	if size == 1 {
		if len(h.rest) < 2 || h.rest[1] != '!' && h.rest[1] != '?' {
			return "", false
		}
	}
	if h.behind > len(h.rest) {
		h.behind = -1
		if i := strings.IndexByte(h.rest, '>'); i >= 0 {
			h.behind = len(h.rest) - i
		}
	}
	if h.behind < 0 || len(h.rest)-h.behind > maxTag {
		return "", false // found out once for all the < in front of it
	}
	quote := byte(0)
	for i := size; i < min(len(h.rest), maxTag); i++ {
		switch c := h.rest[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case (c == '"' || c == '\'') && h.rest[i-1] == '=':
			quote = c
		case c == '>':
			inside := h.rest[size:i]
			h.skip(0, i+1)
			return inside, true
		}
	}
	return "", false
}

// skip moves on and counts the lines.
func (h *extractor) skip(before, size int) {
	h.at += strings.Count(h.rest[:before+size], "\n")
	h.rest = h.rest[before+size:]
}

// endOf returns where s continues behind the mark, its length where the mark is missing.
func endOf(s, mark string) int {
	if i := strings.Index(s, mark); i >= 0 {
		return i + len(mark)
	}
	return len(s)
}
