package paste

import (
	"slices"

	"feinwertung/engine"
)

// reading makes an event of the matrix. Where not everybody met everybody it is a round robin that has not ended, if
// the points and a tie-break say so; else a Swiss.
func (m *matrix) reading(lines []line, byBlanks, othersLeftOut bool) *Reading {
	if m.partial {
		roles := slices.Clone(m.roles) // a reading can take a column for the points
		m.running = true
		if r := m.readAs(lines, byBlanks, othersLeftOut); r.isRunning() {
			return r
		}
		m.running, m.roles = false, roles
	}
	return m.readAs(lines, byBlanks, othersLeftOut)
}

// readAs makes an event of the matrix. A matrix does not say in which round a game was played: of a round robin the
// rounds are those of the Berger tables, of a Swiss any that fit.
func (m *matrix) readAs(lines []line, byBlanks, othersLeftOut bool) *Reading {
	r := &Reading{Format: Matrix, PairingStated: true}
	swiss := m.partial && !m.running
	if swiss {
		r.Format = SwissDiagram
	}
	rounds := m.schedule(lines)
	b := &builder{
		reading: r, tokens: m.tokens, seats: seatsOf(m.numbers), numbers: m.numbers, rounds: rounds, decided: map[CellPlace]bool{},
	}
	for row, n := range m.numbers {
		if int(b.seats[int32(n)]) != row {
			m.twice = append(m.twice, row)
		}
	}
	r.Event = engine.NewEvent(rounds, m.players())
	m.scoring(b)
	if !swiss {
		r.Event.Pairing = engine.Predetermined
	}
	m.diagramFields(r, lines, rounds)
	surroundings(r, lines, m.head, m.lines)
	if byBlanks {
		b.notes.add(Note{Kind: ColumnsByBlanks, Seat: -1})
	}
	m.remarks(b)
	m.movedRows(b)
	b.notes.add(Note{Kind: RoundsAssumed, Seat: -1})
	switch {
	case swiss:
		b.notes.add(Note{Kind: SwissMatrix, Seat: -1})
	case m.running:
		b.notes.add(Note{Kind: GamesToCome, Seat: -1})
	}
	if othersLeftOut {
		b.notes.add(Note{Kind: OtherTable, Seat: -1})
	}
	for _, i := range m.rejected {
		if l := &lines[i]; startsWithNumber(l.text) {
			b.notes.add(Note{Kind: UnusedRow, Seat: -1, Line: l.number, Column: 1, Input: l.text})
		}
	}
	b.cells()
	m.points(b)
	m.columns(r)
	if swiss {
		m.unplayed(b)
	}
	return b.finish()
}

// diagramFields lists the fields of the table; the place of a round is the field of its game.
func (m *matrix) diagramFields(r *Reading, lines []line, rounds int) {
	roles := m.roles
	m.sheet.fields(r, lines)
	r.places = make([]int32, len(m.cells)*rounds)
	for row := range m.tokens {
		for round := range m.tokens[row] {
			t := &m.tokens[row][round]
			if t.state == blank {
				continue
			}
			for c, opponent := range m.against {
				if at := m.rounds.first + c; m.numbers[opponent] == int(t.number) && at < len(m.cells[row]) && at < len(roles) {
					i := r.rows[row] + int32(at)
					r.places[row*rounds+round] = i + 1
					r.Fields[i].Round = round + 1
					break
				}
			}
		}
	}
	for i := range r.Fields {
		if f := &r.Fields[i]; f.Meaning == Round && f.Seat >= 0 && r.places != nil && m.against[f.Column-1-m.rounds.first] == f.Seat {
			f.Meaning, f.Round = Label, 0 // the diagonal
		}
	}
}

// unplayed enters byes and absences of a Swiss by the points: what the games do not give.
func (m *matrix) unplayed(b *builder) {
	e := b.reading.Event
	for seat := range e.Players {
		if p := &e.Players[seat]; p.HasPoints {
			missing := p.PrintedPoints
			for round := 1; round <= e.Rounds; round++ {
				missing -= e.Awarded(e.Cell(seat, round))
			}
			for round := 1; round <= e.Rounds; round++ {
				if e.Cell(seat, round).Kind != engine.Open {
					continue
				}
				t := token{state: bare, kind: engine.ZeroBye, doubt: fromPoints}
				switch {
				case missing >= e.Scoring.PairingBye:
					t.kind = engine.PairingBye
					b.doubts = append(b.doubts, CellPlace{seat, round})
				case missing >= e.Scoring.HalfBye:
					t.kind = engine.HalfBye
				}
				e.SetCell(seat, round, engine.Cell{Kind: t.kind})
				missing -= e.Awarded(e.Cell(seat, round))
				b.doubt(&t, seat, round)
			}
		}
	}
}
