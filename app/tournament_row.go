package app

import (
	"strings"

	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// eventRow is one player of the standings. Its exported fields are all it shows; a row whose fields stay
// the same is left alone when another one changes.
type eventRow struct {
	goapp.Compo

	Seat     int
	Number   int
	First    bool // the first row, where Tab enters the table
	Name     string
	Details  string // title, rating and federation
	Rank     string
	Moved    int
	Cells    string // of the rounds or of the opponents, see cellTexts
	Values   string // of the columns, see valueTexts
	Codes    string // of the columns
	Narrow   bool
	Open     string // what is shown below the row
	Changes  int    // with Open: the number of the change, because it can change when nothing else does
	Language string

	owner *Tournament
}

// Signs between and in the texts of a row.
const (
	nextText = "\n" // between cells
	partText = "\t" // between the parts of a cell
)

// row returns the component of a player.
func (t *Tournament) row(l *text.Language, seat, index int) *eventRow {
	p := &t.now().Event.Players[seat]
	place := t.sheet.Standings.Place(seat)
	r := &eventRow{
		Seat: seat, Number: p.Number, First: index == 0, Name: nameOf(l, p), Details: playerDetails(p),
		Rank: itoa(place.Rank), Moved: t.sheet.Moved(seat), Cells: t.cellTexts(seat), Values: t.valueTexts(l, seat),
		Narrow: t.narrow(), Language: t.Language, owner: t,
	}
	if place.Shared {
		r.Rank = "=" + r.Rank
	}
	for _, c := range t.sheet.Columns {
		r.Codes += c.String() + nextText
	}
	if t.open.what != noPanel && t.open.seat == seat {
		r.Open = string(rune('0'+t.open.what)) + t.open.code + itoa(t.open.at)
		r.Changes = t.changes + t.cell.revision + t.other
	}
	return r
}

// playerDetails returns what stands small beside the name.
func playerDetails(p *engine.Player) string {
	var parts []string
	for _, part := range []string{p.Title, ratingText(p.Rating), p.Federation} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " ")
}

func ratingText(rating int) string {
	if rating == 0 {
		return ""
	}
	return itoa(rating)
}

// cellTexts returns what stands in the cells of a player: for each the round ("" where there is none, as in
// the diagonal of a grid), the text, and what stood there before a change.
func (t *Tournament) cellTexts(seat int) string {
	e := t.now().Event
	var b strings.Builder
	write := func(round int, text string) {
		b.WriteString(itoa(round) + partText + text + partText)
		if t.now().Changed(seat, round) {
			was := t.now().Base.Text(seat, round)
			if was == "" {
				was = "–"
			}
			b.WriteString(was)
		}
	}
	if !t.grid {
		for round := 1; round <= e.Rounds; round++ {
			write(round, cellShown(e, seat, round))
			b.WriteString(nextText)
		}
		return b.String()
	}
	for _, opponent := range t.rows {
		if opponent == seat {
			b.WriteString(diagonal + nextText)
			continue
		}
		first := true
		for round := 1; round <= e.Rounds; round++ {
			if e.Cell(seat, round).Seat() != opponent {
				continue
			}
			if !first {
				b.WriteString(partText)
			}
			first = false
			write(round, gridShown(e.Cell(seat, round)))
		}
		b.WriteString(nextText)
	}
	return b.String()
}

// diagonal marks the cell of a grid in which a player would meet himself.
const diagonal = "×"

// cellShown returns a round as it is shown: "12w½", "H".
func cellShown(e *engine.Event, seat, round int) string { return e.Text(seat, round) }

// gridShown returns a round as a grid of opponents shows it: the result alone.
func gridShown(c engine.Cell) string {
	switch letter := c.Kind.Letter(c.Outcome); letter {
	case "=":
		return "½"
	case "":
		return "·"
	default:
		return letter
	}
}

// valueTexts returns what stands in the columns of a player: for each the value, the exact value, and the
// value before the changes where it was another one.
func (t *Tournament) valueTexts(l *text.Language, seat int) string {
	var b strings.Builder
	for i := range t.sheet.Columns {
		v := t.sheet.Value(seat, i)
		b.WriteString(placeShown(l, t.sheet.Columns[i], v) + partText + exact(v) + partText)
		if was, changed := t.sheet.Before(seat, i); changed {
			b.WriteString(placeShown(l, t.sheet.Columns[i], was))
		}
		b.WriteString(nextText)
	}
	return b.String()
}

// placeShown returns a value as it is shown. Direct Encounter gives places; 0 is none.
func placeShown(l *text.Language, c engine.Criterion, v engine.Value) string {
	if tournament.Unplaced(c, v) {
		return "–"
	}
	return shown(l, v)
}

// Render shows the row, and below it what was opened.
func (r *eventRow) Render() goapp.UI {
	l := text.In(r.Language)
	t := r.owner
	tabStop := -1
	if r.First {
		tabStop = 0
	}
	label := l.Say(text.PlaceLabel, "rank", r.Rank, "player", r.Name)
	mark, moved := movedMark(l, r.Moved)
	if moved != "" {
		label += ", " + moved
	}
	rank := elem("td").ID(t.partID(r.Seat, "rank")).Class("rank").DataSet("part", "rank").TabIndex(-1).
		Aria("label", label).Body(textBox("span", "", r.Rank), mark)
	player := elem("th").ID(t.partID(r.Seat, "name")).Class("player").Attr("scope", "row").DataSet("part", "player").TabIndex(tabStop).
		Body(
			textBox("span", "number", r.Number),
			textBox("span", "name", r.Name),
			textBox("small", "", r.Details),
		)
	cells := append([]goapp.UI{rank, player}, inOrder(r.cells(l), r.values(l), r.Narrow)...)
	class := "standing"
	if r.Open != "" {
		class += " opened"
	}
	return box("tbody", class,
		elem("tr").DataSet("startno", r.Number).Body(cells...),
		goapp.If(r.Open != "", func() goapp.UI { return r.renderPanel(l, len(cells)) }),
	)
}

// inOrder returns what stands in a line of the table: where the page is narrow, the values come first.
func inOrder(rounds, values []goapp.UI, narrow bool) []goapp.UI {
	if narrow {
		return append(values, rounds...)
	}
	return append(rounds, values...)
}

// movedMark shows by how many places a player moved, and says it.
func movedMark(l *text.Language, by int) (mark goapp.UI, words string) {
	switch {
	case by > 0:
		return textBox("small", "moved up", "▲"+itoa(by)), l.Say(text.MovedUp, "places", itoa(by))
	case by < 0:
		return textBox("small", "moved down", "▼"+itoa(-by)), l.Say(text.MovedDown, "places", itoa(-by))
	}
	return elem("small").Class("moved"), ""
}

func (r *eventRow) cells(l *text.Language) []goapp.UI {
	var cells []goapp.UI
	for entry := range strings.Lines(r.Cells) {
		parts := strings.Split(strings.TrimSuffix(entry, nextText), partText)
		if len(parts) < 3 {
			class := "round none"
			if parts[0] == diagonal {
				class = "round diagonal"
			}
			cells = append(cells, elem("td").Class(class))
			continue
		}
		if len(parts) == 3 {
			cells = append(cells, r.cell(l, "td", parts))
			continue
		}
		// Several games against the same opponent share a cell of the grid.
		var games []goapp.UI
		for ; len(parts) >= 3; parts = parts[3:] {
			games = append(games, r.cell(l, "span", parts))
		}
		cells = append(cells, box("td", "round several", games...))
	}
	return cells
}

// cell is one round that can be changed.
func (r *eventRow) cell(l *text.Language, tag string, parts []string) goapp.UI {
	round, content, was := parts[0], parts[1], parts[2]
	class := "round cell"
	if was != "" {
		class += " changed"
	}
	if content == "" {
		class += " empty"
	}
	c := elem(tag).ID(r.owner.ID+"-cell-"+itoa(r.Seat)+"-"+round).Class(class).DataSet("part", "cell").DataSet("round", round).TabIndex(-1)
	if was != "" {
		c = c.Title(l.Say(text.CellBefore, "was", was))
	}
	return c.Text(content)
}

func (r *eventRow) values(l *text.Language) []goapp.UI {
	codes := strings.Split(strings.TrimSuffix(r.Codes, nextText), nextText)
	var cells []goapp.UI
	i := 0
	for entry := range strings.Lines(r.Values) {
		parts := strings.Split(strings.TrimSuffix(entry, nextText), partText)
		class := "value"
		if parts[2] != "" {
			class += " changed"
		}
		if i == 0 {
			class += " points"
		}
		id := r.owner.valueID(r.Seat, codes[i])
		opened := strings.HasPrefix(r.Open, string(rune('0'+sumPanel))+codes[i]+"0")
		if opened {
			class += " chosen"
		}
		cells = append(cells, elem("td").ID(id).Class(class).DataSet("part", "value").DataSet("tiebreak", codes[i]).
			DataSet("exact", parts[1]).TabIndex(-1).Aria("expanded", opened).
			Body(
				textBox("span", "", parts[0]),
				goapp.If(parts[2] != "", func() goapp.UI {
					return elem("small").Class("before").Role("img").Aria("label", l.Say(text.ValueBefore, "was", parts[2])).Text(parts[2])
				}),
			))
		i++
	}
	return cells
}
