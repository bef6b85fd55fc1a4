package paste

import (
	"slices"
	"strings"

	"feinwertung/engine"
)

// reading makes an event of a table of rounds.
func (t *sheet) reading(lines []line, byBlanks, othersLeftOut bool) *Reading {
	r := &Reading{Format: [...]Format{Crosstable, ResultFirst, ColorFirst}[t.grammar.order], RoundsStated: true, apart: t.extra > 0}
	b := &builder{
		reading: r, tokens: t.tokens, seats: t.seats, numbers: t.numbers, rounds: t.rounds.width(), decided: map[CellPlace]bool{},
	}
	t.pointsAndRank()
	r.Event = engine.NewEvent(b.rounds, t.players())
	t.scoring(b)
	if c := t.column(Points); c >= 0 && !t.canBePoints(c) {
		t.roles[c] = Tiebreak
	}
	t.fields(r, lines)
	surroundings(r, lines, t.head, t.lines)
	if byBlanks {
		b.notes.add(Note{Kind: ColumnsByBlanks, Seat: -1})
	}
	t.remarks(b)
	t.movedRows(b)
	if othersLeftOut {
		b.notes.add(Note{Kind: OtherTable, Seat: -1})
	}
	for _, i := range t.rejected {
		if l := &lines[i]; l.isNumbered() {
			b.notes.add(Note{Kind: UnusedRow, Seat: -1, Line: l.number, Column: 1, Input: l.text})
		}
	}
	for _, row := range t.twice {
		b.note(RepeatedNumber, row, 0, t.numbers[row])
	}
	b.cells()
	t.assumedRounds(b, lines)
	t.points(b)
	t.columns(r)
	return b.finish()
}

// isNumbered reports whether a row seems to be that of a player.
func (l *line) isNumbered() bool { return startsWithNumber(l.text) && len(l.cells) > 2 }

// scoring takes the scoring from results that are points.
func (t *sheet) scoring(b *builder) {
	if b.three = t.grammar.three; b.three {
		b.reading.Event.Scoring = engine.ScoringOf(3*engine.Point, engine.Point, 0)
	}
}

// movedRows notes the rows that lacked fields.
func (t *sheet) movedRows(b *builder) {
	for _, i := range t.moved {
		if row := slices.Index(t.lines, i); row >= 0 {
			b.once(FieldsMissing, row, 0, Sure)
		}
	}
}

// assumedRounds notes the rounds that can be others.
func (t *sheet) assumedRounds(b *builder, lines []line) {
	for row, i := range t.lines {
		for round := range b.rounds {
			if lines[i].assumed>>round&1 != 0 {
				b.note(RoundUnstated, row, round+1, 0)
				b.sure(row, round+1, Assumed)
			}
		}
	}
}

// remarks notes what was assumed of the table as a whole.
func (t *sheet) remarks(b *builder) {
	basis := StartNumbers
	switch {
	case t.ranks || t.isRanking():
		basis = Ranks
	case t.ordered:
		basis = Places
	}
	if t.matches > 0 {
		b.reading.Numbers, b.reading.Agreeing = basis, t.matches
		b.notes.add(Note{Kind: NumbersAssumed, Seat: -1, Input: basis.String(), Times: t.matches})
	}
	if b.reading.Event.Start != 0 {
		b.notes.add(datesAssumed(b.reading.Event))
	}
	if first := t.label(t.rounds.first); t.startsLater(first) {
		b.notes.add(Note{Kind: RoundsMissing, Seat: -1, Input: first})
	}
	if t.grammar.bIsWhite {
		b.notes.add(Note{Kind: BIsWhite, Seat: -1})
	}
	if t.grammar.lowerBlack {
		b.notes.add(Note{Kind: LowerCaseIsBlack, Seat: -1})
	}
}

// startsLater reports whether a heading of the first round says that it is a later one.
func (t *sheet) startsLater(first string) bool {
	n, rest, ok := labelNumber(first)
	last, same, counted := labelNumber(t.label(t.rounds.last - 1))
	return ok && n > 1 && counted && last-n == t.rounds.width()-1 && rest == same && (rest == "" || isRoundLabel(rest))
}

// datesAssumed notes that the days of an event were found beside its table.
func datesAssumed(e *engine.Event) Note {
	return Note{Kind: DatesAssumed, Seat: -1, Input: e.Start.String() + " – " + e.End.String(), Times: 1}
}

// isRanking reports whether the numbers stand under a heading for ranks.
func (t *sheet) isRanking() bool {
	return t.column(Number) < 0 && t.column(Rank) >= 0 && !t.ordered
}

// players takes the players from the rows.
func (t *sheet) players() []engine.Player {
	players := make([]engine.Player, len(t.cells))
	columns := [...]int{t.column(Name), t.column(Title), t.column(Federation), t.column(Rating), t.column(Rank), t.column(Sex), t.column(ID)}
	for row := range players {
		players[row] = engine.Player{
			Number: t.own[row], Name: t.cell(row, columns[0]), Title: t.cell(row, columns[1]), Federation: t.cell(row, columns[2]),
			Rating: rating(t.cell(row, columns[3])), Sex: t.cell(row, columns[5]), ID: t.cell(row, columns[6]),
		}
		if rank, ok := whole(t.cell(row, columns[4])); ok {
			players[row].PrintedRank = rank
		}
	}
	if columns[1] < 0 && columns[3] < 0 {
		splitNames(players)
	}
	return players
}

// splitNames takes title and rating out of the names where every one has a number, a title or a dash and a
// rating behind it, as Vega's pages have in one field.
func splitNames(players []engine.Player) {
	type parts struct{ name, title, rating string }
	list := make([]parts, len(players))
	for i := range players {
		f := strings.Fields(players[i].Name)
		n := len(f) - 3
		if n < 1 || !isWhole(f[n]) || !isWhole(f[n+2]) || f[n+1] != "-" && !strings.Contains(titles, " "+strings.ToLower(f[n+1])+" ") {
			return
		}
		list[i] = parts{strings.Join(f[:n], " "), strings.Trim(f[n+1], "-"), f[n+2]}
	}
	for i := range players {
		players[i].Name, players[i].Title, players[i].Rating = list[i].name, list[i].title, rating(list[i].rating)
	}
}

// rating reads a rating: the figures at the start, as in 1850F or 651P7; 0 where there is none.
func rating(s string) int {
	digits := 0
	for digits < len(s) && digits < 5 && isDigit(s[digits]) {
		digits++
	}
	n, ok := whole(s[:digits])
	if !ok || n > 4000 {
		return 0
	}
	return n
}

// fields lists every field of the table with what it was taken for.
func (t *sheet) fields(r *Reading, lines []line) {
	rounds := t.rounds.width()
	r.rows = make([]int32, len(t.cells))
	r.places = make([]int32, len(t.cells)*rounds)
	if t.head >= 0 {
		for c, raw := range lines[t.head].cells {
			r.Fields = append(r.Fields, Field{Line: lines[t.head].number, Column: c + 1, Raw: raw, Meaning: Label, Seat: -1})
		}
	}
	for row := range t.cells {
		r.rows[row] = int32(len(r.Fields))
		number := lines[t.lines[row]].number
		for c, raw := range t.cells[row] {
			f := Field{Line: number, Column: t.place(c), Raw: raw, Meaning: t.roles[c], Seat: row}
			if f.Meaning == Round {
				f.Round = c - t.rounds.first + 1
				r.places[row*rounds+f.Round-1] = int32(len(r.Fields) + 1)
			}
			r.Fields = append(r.Fields, f)
		}
	}
}

// surroundings takes what stands above and below the table: the name of the event, its days, the legend;
// everything else is kept as unused.
func surroundings(r *Reading, lines []line, head int, rows []int) {
	used := make([]bool, len(lines))
	first := len(lines)
	if head >= 0 {
		used[head], first = true, head
	}
	for _, i := range rows {
		used[i] = true
		first = min(first, i)
	}
	for i := range lines {
		text := trim(lines[i].text)
		if used[i] || isRule(text) {
			continue
		}
		r.beside(lines[i].number, text, i < first && lines[i].cells == nil)
	}
	r.Event.Name = eventName(r.Heading)
}

// beside takes a text that stands above the table, or elsewhere beside it.
func (r *Reading) beside(number int, text string, above bool) {
	if found := legend(text); len(found) > 0 {
		r.Legend = append(r.Legend, found...)
		return
	}
	if n := len(r.Legend); n > 0 && r.Legend[n-1].Text == "" {
		r.Legend[n-1].Text, r.Legend[n-1].Year = text, year(text) // the name is in the line below the number
		return
	}
	if !above && r.listed(text) {
		return
	}
	if above {
		r.Heading = append(r.Heading, text)
	} else {
		r.Unused = append(r.Unused, UnusedLine{number, text})
	}
	if r.Event.Start == 0 && len(text) < 400 {
		r.Event.Start, r.Event.End = days(text)
	}
}

// eventName returns the name of an event from the lines above its table: the first that is not the
// address of a page, the time of a page, or the caption of the table.
func eventName(heading []string) string {
	for i, text := range heading {
		lower := strings.ToLower(text)
		caption := i == len(heading)-1 && strings.ContainsAny(text, "0123456789") || strings.Contains(lower, "crosstable") || strings.Contains(lower, "kreuztabelle")
		if caption || strings.Contains(lower, "http") || strings.Contains(lower, "last update") || strings.Contains(lower, "chess-results") || len(text) > 200 {
			continue
		}
		return text
	}
	return ""
}
