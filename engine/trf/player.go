package trf

import (
	"strings"
	"unicode/utf8"

	"feinwertung/engine"
)

// The columns of a player's record.
const (
	pointsColumn = 81
	firstCell    = 92
	cellWidth    = 10
)

// separators are the columns that are blank between the fields of a player's record.
var separators = [...]int{4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91}

// playerLine is a player's record; tail is the byte at which the rounds start.
type playerLine struct {
	recordLine
	tail int
}

// columns gives the fields of a line. Where a column is not a byte, offsets holds where each starts.
type columns struct {
	line    string
	offsets *[firstCell]int32
}

// start returns the byte at which a column starts, the end of the line where it has no such column.
func (c columns) start(column int) int {
	if c.offsets != nil {
		return int(c.offsets[column-1])
	}
	return min(column-1, len(c.line))
}

// field returns the text of the columns without the blanks around it.
func (c columns) field(first, last int) string {
	return strings.Trim(c.line[c.start(first):c.start(last+1)], " ")
}

// tail returns what stands from the first round on.
func (c columns) tail() int { return c.start(firstCell) }

// columnsOf decides how the columns of a line are counted. They are characters; but many programs
// count bytes, so a line with other letters that makes sense in bytes only, or has its points only in
// bytes, is read in bytes.
func (r *reader) columnsOf(l recordLine) columns {
	if isASCII(l.text[:min(len(l.text), firstCell-1)]) {
		return columns{line: l.text}
	}
	column := 0
	for i := range l.text {
		if column == firstCell {
			break
		}
		r.offsets[column] = int32(i)
		column++
	}
	for ; column < firstCell; column++ {
		r.offsets[column] = int32(len(l.text))
	}
	inCharacters, inBytes := columns{l.text, &r.offsets}, columns{line: l.text}
	hasPoints := func(c columns) bool { return strings.Contains(c.field(pointsColumn, 84), ".") }
	if inBytes.fits() && (!inCharacters.fits() || hasPoints(inBytes) && !hasPoints(inCharacters)) {
		r.report(l, ByteColumns, 0, "")
		return inBytes
	}
	return inCharacters
}

// fits reports whether a line makes sense in these columns: blanks between the fields, numbers where
// numbers belong, readable rounds.
func (c columns) fits() bool {
	for _, s := range separators {
		if i := c.start(s); i < len(c.line) && c.line[i] != ' ' {
			return false
		}
	}
	for _, f := range [...][2]int{{49, 52}, {86, 89}} {
		if _, ok := number(c.field(f[0], f[1])); !ok && c.field(f[0], f[1]) != "" {
			return false
		}
	}
	if _, ok := points(c.field(pointsColumn, 84)); !ok && c.field(pointsColumn, 84) != "" {
		return false
	}
	for tail := c.line[c.tail():]; tail != ""; tail = tail[min(cellWidth, len(tail)):] {
		if _, _, code, _ := readCell(tail[:min(cellWidth, len(tail))]); code != 0 && !code.Note() {
			return false
		}
	}
	return true
}

// roster reads the players without their rounds, and counts the rounds there are.
func (r *reader) roster() []engine.Player {
	players := make([]engine.Player, 0, len(r.players))
	r.doc.lines = make([]int32, 0, len(r.players))
	r.numbered = true
	for i := range r.players {
		l := &r.players[i]
		if r.stopped {
			break
		}
		if at := strings.IndexByte(l.text, '\t'); at >= 0 {
			r.report(l.recordLine, Tab, at, l.text[at:])
			l.text = l.text[:at]
		}
		c := r.columnsOf(l.recordLine)
		l.tail = c.tail()
		players = append(players, r.player(l.recordLine, c))
		r.doc.lines = append(r.doc.lines, int32(l.line))

		rounds := (utf8.RuneCountInString(l.text[l.tail:]) + cellWidth - 1) / cellWidth
		if rounds > maxRounds {
			r.report(l.recordLine, TooManyRounds, l.tail+maxRounds*cellWidth, "")
			l.text = l.text[:l.tail]
			rounds = 0
		}
		r.rounds = max(r.rounds, rounds)
		r.number(players[i].Number, i, l.recordLine)
	}
	return players
}

// number notes who has a pairing number.
func (r *reader) number(n, seat int, l recordLine) {
	switch {
	case n == 0:
		r.numbered = false
	case r.seats[n] > 0:
		r.numbered = false
		r.report(l, RepeatedNumber, 4, columns{line: l.text}.field(5, 8))
	default:
		r.seats[n] = int32(seat) + 1
	}
}

// player reads the fields of one record. The number is 0 where it cannot be used.
func (r *reader) player(l recordLine, c columns) engine.Player {
	p := engine.Player{
		Sex: c.field(10, 10), Title: titleOf(c.field(11, 13)),
		Name:       strings.ToValidUTF8(c.field(15, 47), ""),
		Federation: c.field(54, 56), ID: c.field(58, 68), Birth: c.field(70, 79),
	}
	complain := func(code Code, first, last int) {
		text := c.line[c.start(first):c.start(last+1)]
		blanks := len(text) - len(strings.TrimLeft(text, " "))
		r.report(l, code, c.start(first)+blanks, strings.Trim(text, " "))
	}
	if n, ok := number(c.field(5, 8)); ok && 1 <= n && n <= maxNumber {
		p.Number = n
	} else {
		complain(BadNumber, 5, 8)
	}
	if text := c.field(49, 52); text != "" {
		var ok bool
		if p.Rating, ok = number(text); !ok {
			complain(BadRating, 49, 52)
		}
	}
	if text := c.field(pointsColumn, 84); text != "" {
		if p.PrintedPoints, p.HasPoints = points(text); !p.HasPoints {
			complain(BadPoints, pointsColumn, 84)
		}
	}
	if text := c.field(86, 89); text != "" {
		var ok bool
		if p.PrintedRank, ok = number(text); !ok {
			complain(BadRank, 86, 89)
		}
	}
	return p
}

// titleOf spells out the short titles of older files.
func titleOf(s string) string {
	switch s {
	case "g":
		return "GM"
	case "m":
		return "IM"
	case "f":
		return "FM"
	case "c":
		return "CM"
	case "wg":
		return "WGM"
	case "wm":
		return "WIM"
	case "wf":
		return "WFM"
	case "wc":
		return "WCM"
	}
	return s
}
