// Package paste reads what people copy from web pages and programs: crosstables of every habit, matrices
// of round robins, reports of US Chess, tournament report files.
//
// [Read] detects the format and returns a [Reading]: the event as far as it was understood, every field
// of the text with what it was taken for, what was repaired or assumed ([Note]), what only a person can
// decide ([Question]), and the printed tie-breaks with their legend, so that they can be checked.
// Nothing is decided silently and nothing is lost: what was not used is there in [Reading.Unused].
//
// Labels are in every language, so columns are found by what they hold first and by their labels
// second. Which numbers the rounds name (ranks or start numbers), and which of several readings of a
// round is meant, is decided by symmetry: in the right one the opponents name each other.
package paste

import (
	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// The limits of a text.
const (
	maxBytes   = 16 << 20
	maxLines   = 200_000
	maxLength  = 64 << 10 // bytes of a line, except in HTML
	maxPlayers = 9999
	maxRounds  = 99
	maxCells   = 400 // fields of a line
)

// Format is what a text was recognised as.
type Format uint8

// The formats.
const (
	_            Format = iota
	Crosstable          // a row for each player, rounds as opponent, colour and result: 12w1
	ResultFirst         // the same with the result first: W12, +8, 1 26
	ColorFirst          // the same with the colour first: w12 1
	Matrix              // a round robin, players against players
	SwissDiagram        // a Swiss drawn as a matrix
	USChess             // the two lines for each player of US Chess
	ReportFile          // a tournament report file
)

// String returns the format in English.
func (f Format) String() string {
	return [...]string{"", "crosstable", "crosstable, results first", "crosstable, colours first", "matrix of a round robin",
		"matrix of a Swiss", "US Chess crosstable", "tournament report file"}[f]
}

// Meaning is what a field was taken for.
type Meaning uint8

// The meanings.
const (
	Unused Meaning = iota
	Label          // a heading of a column
	Number
	Name
	Title
	Rating
	Federation
	Sex
	ID
	Round
	Points
	Rank
	Tiebreak
)

// Certainty is how sure the meaning of a round is.
type Certainty uint8

// The certainties.
const (
	Sure      Certainty = iota
	Assumed             // read by an assumption; a note says which
	Repaired            // completed or changed by what another row says; a note says how
	Ambiguous           // to be answered: see Reading.Question
	Unread              // not understood
)

// Field is one field of the table as it stands in the text.
type Field struct {
	Line, Column int    // as in Note
	Raw          string // as it stands there, without blanks around it
	Meaning      Meaning
	Seat         int // of the player, -1 where there is none
	Round        int // 0 is none
	Certainty    Certainty
}

// Basis is what the opponents are named by.
type Basis uint8

// The bases.
const (
	Given        Basis = iota // the format says it: report files and matrices
	StartNumbers              // the numbers of the players
	Ranks                     // the places of the players
	Places                    // the order of the rows, as no column gives the numbers
)

// String returns the basis in English, "" for what needs no word.
func (b Basis) String() string {
	return [...]string{"", "start numbers", "ranks", "places in the table"}[b]
}

// Column is a printed tie-break.
type Column struct {
	Label  string         // the heading
	Legend string         // what the legend says of it, "" where there is none
	Column int            // the field of the line, from 1
	Values []engine.Value // by seat; undefined where nothing readable is printed
	Raw    []string       // by seat, as it stands there
}

// UnusedLine is a line that says nothing about players.
type UnusedLine struct {
	Line int
	Text string
}

// Reading is what was understood of a text.
type Reading struct {
	Format Format
	Event  *engine.Event

	Heading []string // lines above the table, as they stand
	Fields  []Field  // of the table, line by line
	Columns []Column // the printed tie-breaks, in their order
	Legend  []LegendLine
	Unused  []UnusedLine
	Notes   []Note

	// Numbers is what the rounds name the opponents by, Agreeing how many rounds have an opponent who
	// names the player in turn.
	Numbers  Basis
	Agreeing int

	// Question is what the text leaves open, nil where nothing is.
	Question *Question

	// PairingStated reports whether the text itself says how the event is paired; a matrix does.
	PairingStated bool
	// RoundsStated reports whether the text says in which round a game was played; a matrix does not.
	RoundsStated bool
	// Tiebreaks is the order of the standings as a file states it.
	Tiebreaks []engine.Criterion
	// Document is the tournament report file, nil for other formats.
	Document *trf.Document

	places []int32 // for each seat the field of each round, + 1; 0 is none
	rows   []int32 // first field of each seat
	apart  bool    // the rounds take several columns each
}

// Place returns where in the text a round of a player stands, with round 0 the row: line and field. Both
// are 0 where it stands nowhere.
func (r *Reading) Place(seat, round int) (line, column int) {
	if r.Document != nil {
		return r.Document.Place(seat, round)
	}
	if f := r.field(seat, round); f != nil {
		return f.Line, f.Column
	}
	return 0, 0
}

// field returns the field of a round, with round 0 the first of the row.
func (r *Reading) field(seat, round int) *Field {
	if seat < 0 || seat >= len(r.rows) || round < 0 {
		return nil
	}
	if round == 0 {
		return &r.Fields[r.rows[seat]]
	}
	rounds := len(r.places) / len(r.rows)
	if round > rounds || r.places[seat*rounds+round-1] == 0 {
		return nil
	}
	return &r.Fields[r.places[seat*rounds+round-1]-1]
}

// RuleYear returns the latest year that the legend names, such as 2026 in "Buchholz Tie-Break Variable
// (2026)", 0 where it names none.
func (r *Reading) RuleYear() int {
	year := 0
	for _, l := range r.Legend {
		year = max(year, l.Year)
	}
	return year
}

// Rules returns the rule set that the text suggests: that of the year in the legend, else the one in
// force when the event started.
func (r *Reading) Rules() engine.Rules {
	switch year := r.RuleYear(); {
	case year >= 2026:
		return engine.FIDE2026()
	case year >= 2022:
		return engine.FIDE2023()
	}
	return engine.RulesOn(r.Event.Start)
}
