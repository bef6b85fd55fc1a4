package tournament

import (
	"slices"
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

// What is known of the list that an event was read from is kept beside the event in the browser: what was
// assumed in reading, and the printed tie-breaks with the event as it was read, which they are compared with
// whatever is changed afterwards. A link leaves it out, as that would make it two to three times as
// long. The text is, line by
// line with tabs between the fields,
//
//	year of the rules in the legend, "r" where the rounds are stated, number of notes, number of columns,
//	  the answer and the choices of the question
//	the cells of the question: seat:round
//	one line a note: kind, opponent, how often, input, code of the file's reader, printed and awarded points
//	one line a column: heading, legend, column, what is printed for the players in their order
//	the printed rank and points of the players: rank:points
//	the event as in a link, where there are columns
//
// The kinds of notes are written by their numbers, so new ones come behind the others.

// SourcePrefix is the version of the text, with the colon.
const SourcePrefix = "s1:"

// SourceText returns what is kept of a reading, "" where there is nothing to keep.
func SourceText(r *paste.Reading) string {
	notes := keptNotes(r)
	if len(notes)+len(r.Columns) == 0 {
		return ""
	}
	var b strings.Builder
	stated, answers, cells := "", "", []string(nil)
	if r.RoundsStated {
		stated = "r"
	}
	if q := r.Question; q != nil {
		for _, k := range append([]engine.Kind{q.Answer}, q.Choices...) {
			answers += k.Letter(engine.NoOutcome)
		}
		for _, c := range q.Cells {
			cells = append(cells, strconv.Itoa(c.Seat)+":"+strconv.Itoa(c.Round))
		}
	}
	fields(&b, count(r.RuleYear()), stated, count(len(notes)), count(len(r.Columns)), answers)
	fields(&b, strings.Join(cells, " "))
	for i := range notes {
		n := &notes[i]
		fields(&b, strconv.Itoa(int(n.Kind)), count(n.Opponent), count(n.Times), n.Input, count(int(n.File.Code)),
			n.Problem.Printed.String(), n.Problem.Awarded.String())
	}
	for i := range r.Columns {
		c := &r.Columns[i]
		fields(&b, append([]string{c.Label, c.Legend, count(c.Column)}, c.Raw...)...)
	}
	if len(r.Columns) > 0 {
		var printed []string
		for i := range r.Event.Players {
			p := &r.Event.Players[i]
			points := ""
			if p.HasPoints {
				points = p.PrintedPoints.String()
			}
			printed = append(printed, count(p.PrintedRank)+":"+points)
		}
		fields(&b, strings.Join(printed, " "))
		b.WriteString(encode(&State{Event: r.Event, Rules: engine.FIDE2026().Name}))
	}
	return pack(SourcePrefix, b.String())
}

// keptNotes returns what was assumed, each once, and that printed points are not what was awarded: the
// comparison of a list asks for that.
func keptNotes(r *paste.Reading) []paste.Note {
	var list []paste.Note
	for _, n := range r.Notes {
		switch {
		case n.Kind == paste.Contradiction && n.Problem.Kind == engine.PointsDiffer:
			n = paste.Note{Kind: n.Kind, Problem: engine.Problem{Kind: engine.PointsDiffer, Printed: n.Problem.Printed, Awarded: n.Problem.Awarded}}
		case n.Kind.Wrong():
			continue
		default:
			n = paste.Note{Kind: n.Kind, Opponent: n.Opponent, Times: n.Times, Input: n.Input, File: trf.Message{Code: n.File.Code, Input: n.File.Input, Times: n.File.Times}}
		}
		if n.Seat = -1; !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	return list
}

// ReadSource reads what SourceText wrote. Of the reading there is only what it keeps; without columns the
// event is empty. The error is ErrLink.
func ReadSource(text string) (*paste.Reading, error) {
	text, err := unpack(text, SourcePrefix)
	if err != nil {
		return nil, err
	}
	s := sourceReader{lines: strings.Split(text, "\n"), reading: &paste.Reading{Event: engine.NewEvent(0, nil)}}
	if !s.read() {
		return nil, ErrLink
	}
	return s.reading, nil
}

// sourceReader goes through the lines of a text.
type sourceReader struct {
	lines   []string
	reading *paste.Reading
}

// line takes the next line, with at least n fields.
func (s *sourceReader) line(n int) []string {
	if len(s.lines) == 0 {
		return padded("", n)
	}
	f := padded(s.lines[0], n)
	s.lines = s.lines[1:]
	return f
}

func (s *sourceReader) read() bool {
	r := s.reading
	head := s.line(5)
	year, ok1 := number(head[0])
	notes, ok2 := number(head[2])
	columns, ok3 := number(head[3])
	if !ok1 || !ok2 || !ok3 || notes+columns > len(s.lines) {
		return false
	}
	if year > 0 {
		r.Legend = []paste.LegendLine{{Year: year}}
	}
	r.RoundsStated = head[1] == "r"
	if !s.question(head[4]) {
		return false
	}
	for range notes {
		if !s.note() {
			return false
		}
	}
	for range columns {
		f := s.line(3)
		at, ok := number(f[2])
		if !ok {
			return false
		}
		r.Columns = append(r.Columns, paste.Column{Label: f[0], Legend: f[1], Column: at, Raw: f[3:]})
	}
	return columns == 0 || s.event()
}

// question reads the answer and the choices with the cells they are about.
func (s *sourceReader) question(letters string) bool {
	q := &paste.Question{}
	for i := range len(letters) {
		kind, _, ok := engine.LetterKind(letters[i : i+1])
		if !ok {
			return false
		}
		if i == 0 {
			q.Answer = kind
		} else {
			q.Choices = append(q.Choices, kind)
		}
	}
	for cell := range strings.FieldsSeq(s.line(1)[0]) {
		seat, round, _ := strings.Cut(cell, ":")
		at, ok := number(seat)
		in, ok2 := number(round)
		if !ok || !ok2 {
			return false
		}
		q.Cells = append(q.Cells, paste.CellPlace{Seat: at, Round: in})
	}
	if letters != "" {
		s.reading.Question = q
	}
	return true
}

func (s *sourceReader) note() bool {
	f := s.line(7)
	kind, ok := number(f[0])
	opponent, ok1 := number(f[1])
	times, ok2 := number(f[2])
	code, ok3 := number(f[4])
	printed, ok4 := signedPoints(f[5])
	awarded, ok5 := signedPoints(f[6])
	if !ok || !ok1 || !ok2 || !ok3 || !ok4 || !ok5 || kind < 1 || kind >= int(paste.NoteKinds) {
		return false
	}
	n := paste.Note{Kind: paste.NoteKind(kind), Seat: -1, Opponent: opponent, Times: times, Input: f[3]}
	switch {
	case n.Kind == paste.FromFile:
		if n.File = (trf.Message{Code: trf.Code(code), Input: f[3], Times: times}); !slices.Contains(trf.Codes(), n.File.Code) {
			return false
		}
	case n.Kind == paste.Contradiction:
		n.Problem = engine.Problem{Kind: engine.PointsDiffer, Printed: printed, Awarded: awarded}
	case n.Kind.Wrong():
		return false
	}
	s.reading.Notes = append(s.reading.Notes, n)
	return true
}

// event reads the event with what was printed of its players.
func (s *sourceReader) event() bool {
	r := s.reading
	printed := strings.Fields(s.line(1)[0])
	state, err := decode(strings.Join(s.lines, "\n"))
	if err != nil || len(printed) != len(state.Event.Players) {
		return false
	}
	r.Event = state.Event
	for seat := range r.Event.Players {
		p := &r.Event.Players[seat]
		rank, points, _ := strings.Cut(printed[seat], ":")
		var ok bool
		if p.PrintedRank, ok = number(rank); !ok {
			return false
		}
		if p.HasPoints = points != ""; p.HasPoints {
			if p.PrintedPoints, ok = signedPoints(points); !ok {
				return false
			}
		}
	}
	if r.Question != nil {
		for _, c := range r.Question.Cells {
			if c.Seat >= len(r.Event.Players) || c.Round < 1 || c.Round > r.Event.Rounds {
				return false
			}
		}
	}
	for i := range r.Columns {
		if !printedValues(&r.Columns[i], len(r.Event.Players)) {
			return false
		}
	}
	return true
}

// printedValues makes values of what is printed, as they were in the list.
func printedValues(c *paste.Column, players int) bool {
	if len(c.Raw) > players {
		return false
	}
	c.Raw = append(c.Raw, slices.Repeat([]string{""}, players-len(c.Raw))...)
	c.Values = make([]engine.Value, players)
	for seat, text := range c.Raw {
		if p, err := engine.ParsePoints(text); err == nil {
			c.Values[seat] = engine.ValueOf(p)
		}
	}
	return true
}
