package paste

import (
	"strconv"
	"strings"
)

func (h *extractor) startCell(name, attributes string) {
	if len(h.open) == 0 {
		h.endText()
		h.count++
		h.open = append(h.open, openTable{table: h.count})
	}
	h.endCell()
	t := h.top()
	if t.row.number == 0 {
		t.row.number = h.at
	}
	t.inCell, t.color, t.caption = true, "", 0
	if t.heads--; name == "th" {
		t.heads += 2
	}
	attributes = strings.ToLower(attributes)
	t.span, t.rows = spanOf(attributes, "colspan="), spanOf(attributes, "rowspan=")
}

// spanOf reads how many columns or rows a field takes.
func spanOf(attributes, name string) int {
	_, after, ok := strings.Cut(attributes, name)
	if !ok {
		return 1
	}
	after = strings.TrimLeft(after, `"' `)
	digits := 0
	for digits < len(after) && isDigit(after[digits]) {
		digits++
	}
	n, err := strconv.Atoi(after[:digits])
	if err != nil {
		return 1
	}
	return min(max(n, 1), 100)
}

// carried is a field that reaches down into further rows.
type carried struct {
	rows int // further rows
	text string
}

// carriedAt is one that starts in the row being read.
type carriedAt struct {
	column int
	carried
}

// carry adds the fields that reach down into the row at the column that is next.
func (t *openTable) carry() {
	for len(t.row.cells) < maxCells {
		at := len(t.row.cells)
		c, ok := t.down[at]
		if !ok {
			return
		}
		t.row.cells = append(t.row.cells, c.text)
		if c.rows--; c.rows == 0 {
			delete(t.down, at)
		} else {
			t.down[at] = c
		}
	}
}

func (h *extractor) endCell() {
	t := h.top()
	if t == nil || !t.inCell {
		return
	}
	text := strings.Join(strings.FieldsFunc(string(t.cell), isBlank), " ")
	if t.color != "" && text != "" && (t.color != forfeitClass || isDigit(text[len(text)-1])) {
		text += " " + t.color
	}
	for range t.span {
		t.carry()
		if len(t.row.cells) < maxCells {
			if t.rows > 1 {
				if t.down == nil {
					t.down = map[int]carried{}
				}
				t.next = append(t.next, carriedAt{len(t.row.cells), carried{t.rows - 1, text}})
			}
			t.row.cells = append(t.row.cells, text)
		}
		text = ""
	}
	t.cell = t.cell[:0]
	t.inCell = false
}

func (h *extractor) endRow() {
	h.endCell()
	t := h.top()
	if t == nil || len(t.row.cells) == 0 {
		return
	}
	t.carry()
	for _, c := range t.next {
		t.down[c.column] = c.carried
	}
	t.next = t.next[:0]
	t.row.table, t.row.heading, t.heads = t.table, t.heads > 0, 0 // the number or the name of a row can be a th too
	t.row.text = strings.Join(t.row.cells, "\t")
	h.lines = append(h.lines, t.row)
	t.row = line{}
}

func (h *extractor) endText() {
	if text := strings.Join(strings.FieldsFunc(string(h.plain), isBlank), " "); text != "" {
		h.lines = append(h.lines, line{number: h.start, text: text})
	}
	h.plain = h.plain[:0]
}

func isBlank(r rune) bool {
	return r == ' ' || r == '\t' || r == '\n' || r == '\r'
}

// forfeitClass is the mark of a game that was not played; byes have the class too.
const forfeitClass = "F"

// colorClass returns the colour that the class of an element says, as in Vega's pages: cw, cb, and cf for
// a forfeit.
func colorClass(attributes string) string {
	_, class, ok := strings.Cut(attributes, "class=")
	if !ok {
		return ""
	}
	if class != "" && (class[0] == '"' || class[0] == '\'') {
		class, _, _ = strings.Cut(class[1:], class[:1])
	}
	for word := range strings.FieldsSeq(class) {
		switch word {
		case "cw":
			return "w"
		case "cb":
			return "b"
		case "cf":
			return forfeitClass
		}
	}
	return ""
}
