// Package trf reads and writes FIDE's tournament report files: TRF16, TRF26 and the extensions that
// pairing programs add to them (XXR, XXS, BBW …).
//
// A file is lines of fixed columns, each with a code of three characters. What the engine computes
// with goes into an [engine.Event]; every other record is kept as it stands and written back. The
// reader takes what programs of twenty years wrote (any line ends, UTF-8 or Windows-1252, columns
// counted in characters or in bytes, byes without letters), says in [Document.Notes] what it assumed,
// and refuses what could mean two things.
package trf

import "feinwertung/engine"

// The limits of a file. The numbers of players and rounds follow from the columns of the format.
const (
	maxBytes  = 16 << 20 // of a file
	maxLines  = 200_000
	maxLength = 64 << 10 // bytes of a line
	maxNumber = 9999     // pairing number, four columns
	maxRounds = 99
)

// Format is a version of the format for writing. The reader takes all of them.
type Format uint8

// The formats.
const (
	// Format16 is TRF16 with the extensions XXR and XXS for the number of rounds and the scoring.
	// It has no place for record 192, lists of tie-breaks and single points awarded (299).
	Format16 Format = iota
	// Format26 is TRF26, in force since September 2025.
	Format26
)

// Document is the content of a file: the event, what else is known of it, and the records the engine
// has no use for.
type Document struct {
	Event *engine.Event

	Type     string // record 092, the kind of tournament in words
	TypeCode string // record 192, the same in FIDE's code
	// PairingStated reports whether one of them said how the event is paired; otherwise
	// Event.Pairing is Swiss for want of anything better.
	PairingStated bool

	// Tiebreaks is the order of the standings as far as it is known: record 212, or 202 behind the
	// points. The texts are the records as they stand; they are what is written.
	Tiebreaks     []engine.Criterion
	TiebreakText  string // record 202
	StandingsText string // record 212

	Records []Record  // everything else, in the order of the file
	Notes   []Message // what was assumed or could not be used, one for each kind

	lines []int32 // line of each seat's record
}

// Record is a line that is kept as it stands: an official record that tie-breaks do not need, an
// extension, a comment or a ruler.
type Record struct {
	Text         string
	AfterPlayers bool // whether it stood behind the first player
}

// Code returns the three characters of the record, "" for a line that has none.
func (r Record) Code() string { return codeOf(r.Text) }

// NewDocument returns a document for an event that does not come from a file. Players without
// printed points get what they were awarded, as the format asks for them; the ranks are the
// caller's to fill in. The event is copied.
func NewDocument(e *engine.Event) *Document {
	d := &Document{Event: e.Clone(), PairingStated: true}
	d.Type = typeText(e.Pairing)
	for seat := range d.Event.Players {
		p := &d.Event.Players[seat]
		if !p.HasPoints {
			p.PrintedPoints, p.HasPoints = total(d.Event, seat, &d.Event.Scoring), true
		}
	}
	return d
}

// Place returns where in the file a round of a participant stands, or with round 0 the points: the
// line and the column from 1. Both are 0 for a participant who was not in the file.
func (d *Document) Place(seat, round int) (line, column int) {
	if seat < 0 || seat >= len(d.lines) {
		return 0, 0
	}
	if round < 1 {
		return int(d.lines[seat]), pointsColumn
	}
	return int(d.lines[seat]), cellColumn(round)
}

// cellColumn returns the column in which the round's opponent starts.
func cellColumn(round int) int { return firstCell + (round-1)*cellWidth }

// total returns the points awarded to a participant under a scoring.
func total(e *engine.Event, seat int, s *engine.Scoring) engine.Points {
	var sum engine.Points
	for round := 1; round <= e.Rounds; round++ {
		c := e.Cell(seat, round)
		sum += s.Points(c.Kind, c.Outcome) + c.Extra
	}
	return sum
}
