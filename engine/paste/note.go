package paste

import (
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// NoteKind is a kind of thing to say about what was read.
type NoteKind uint8

// The notes. Those up to UnusedRow are about something that is wrong or could not be read; the others
// say what was repaired or assumed. Saved events have them by their numbers, so new ones come at the end.
const (
	_               NoteKind = iota
	Contradiction            // something in the event does not fit together: Note.Problem says what
	UnknownCell              // a round that could not be read; it is open
	UnknownOpponent          // an opponent who is not in the table; only the result counts
	RepeatedNumber           // a second row with the same number
	UnusedRow                // a row of the table without a player

	FilledIn           // a missing round, taken from the opponent's row
	ResultFilledIn     // a missing result, taken from the opponent's row
	OpponentFilledIn   // the missing opponent of a forfeit, taken from the opponent's row
	ByeWasForfeit      // a win without an opponent whom somebody lost to by forfeit
	AbsenceWasForfeit  // an absence that somebody won against by forfeit
	NumbersAssumed     // which numbers the rounds name: Note.Input says it, Note.Times in how many games it fits
	ByeAssumed         // full-point byes whose kind the text does not say
	ZeroAssumed        // a dash in a round: an absence
	ForfeitDraw        // a forfeited draw, which no rule knows; a half-point bye
	InconsistentResult // a result that the two players reported differently
	RoundsAssumed      // a matrix does not say in which round a game was played
	UnplayedFromPoints // a matrix does not show byes; this one follows from the points
	SwissMatrix        // a matrix in which not everybody met everybody
	PairingAssumed     // everybody met everybody: taken as a round robin
	LowerCaseIsBlack   // lower-case letters are games with Black
	BIsWhite           // the letter b stands for White (blancs, blancas, bianco, białe, beyaz)
	ScoringAssumed     // the points add up only with another scoring
	PointsInTiebreak   // there is no column of points; the first tie-break is it
	ColumnsByBlanks    // the columns are separated by nothing but blanks
	OtherTable         // a second table, left out
	Recoded            // the text is not UTF-8
	DatesAssumed       // dates found beside the table
	FromFile           // a note of the reader for tournament report files: Note.File says what
	FieldsMissing      // rows without their blank fields, moved to where their games belong
	GamesToCome        // blank rounds of a round robin that has not ended
	ByesCounted        // points with byes of a round that has no result yet
	RoundsMissing      // the headings of the rounds do not start with the first: Note.Input is the first of them
	RoundUnstated      // a row lacks a round, and the opponents do not show which

	// NoteKinds is one more than the last kind.
	NoteKinds
)

// Wrong reports whether the note is about something that is wrong, and not about what was assumed.
func (k NoteKind) Wrong() bool { return k <= UnusedRow }

var noteTexts = [...]struct{ problem, expected string }{
	Contradiction:      {"", ""},
	UnknownCell:        {"the round cannot be read", "an opponent, a colour and a result such as 12w1, or a bye; the round is open"},
	UnknownOpponent:    {"nobody in the table has this number", "the number of a row; only the result counts"},
	RepeatedNumber:     {"a second row with this number", "a number of its own for each player"},
	UnusedRow:          {"the row has no player", "a number and a name; the row is left out"},
	FilledIn:           {"the round is missing", "the same game as in the opponent's row, from where it was taken"},
	ResultFilledIn:     {"the result is missing", "a result; it was taken from the opponent's row"},
	OpponentFilledIn:   {"the opponent is missing", "the number of the opponent; it was taken from his row"},
	ByeWasForfeit:      {"a win without an opponent", "the opponent who lost by forfeit; he was taken from his row"},
	AbsenceWasForfeit:  {"an absence", "a loss by forfeit, as the opponent won by forfeit; it was taken from his row"},
	NumbersAssumed:     {"the opponents are given by number", "a word on which numbers; those were taken by which the opponents agree"},
	ByeAssumed:         {"a bye with a full point", "its kind; a pairing-allocated bye was assumed"},
	ZeroAssumed:        {"a round without an opponent", "a bye or a reason; an absence was assumed"},
	ForfeitDraw:        {"a forfeited game scored as a draw", "a forfeit with a winner; a half-point bye was assumed"},
	InconsistentResult: {"the players reported different results", "one result; the one given was taken"},
	RoundsAssumed:      {"a matrix does not say in which round a game was played", "rounds; an order was assumed, and criteria that depend on it cannot be checked"},
	UnplayedFromPoints: {"the round is missing", "a bye or an absence, as the points show; it was entered"},
	SwissMatrix:        {"not everybody met everybody", "a round robin; a Swiss was assumed"},
	PairingAssumed:     {"everybody met everybody", "a word on the pairing system; a round robin was assumed"},
	LowerCaseIsBlack:   {"letters in both cases", "colours; lower case was taken for Black"},
	BIsWhite:           {"the letter b with one that stands for Black", "w and b; b was taken for White"},
	ScoringAssumed:     {"the points do not add up with 1, ½, 0", "another scoring; it was taken from the points"},
	PointsInTiebreak:   {"no column of points", "points; the first tie-break was taken"},
	ColumnsByBlanks:    {"the columns are separated by blanks only", "tabs; the columns were found by the rounds"},
	OtherTable:         {"another table follows", "one table; the one with the most games was read"},
	Recoded:            {"the text is not UTF-8", "UTF-8; Windows-1252 was assumed"},
	DatesAssumed:       {"dates beside the table", "the days of the event; they were taken for it"},
	FromFile:           {"", ""},
	FieldsMissing:      {"a field is missing in front of the games", "a blank for what is not known; the row was moved to where its games belong"},
	GamesToCome:        {"not everybody has met everybody yet", "results in all rounds; games to come of a round robin were assumed, as all points are those of the games"},
	ByesCounted:        {"the points count byes of a round that has no result yet", "points after the last round with results; the standings are those after it"},
	RoundsMissing:      {"the first rounds are not there", "a column for every round from the first on; values that need the missing ones are wrong"},
	RoundUnstated:      {"the row lacks a round and does not show which", "every field, blank where there was no game; the earliest round that fits was assumed"},
}

// Note is something to say about a place in the text.
type Note struct {
	Kind     NoteKind
	Line     int    // from 1; 0 is the text as a whole
	Column   int    // the field of the line from 1, in plain text separated by blanks its place among the fields; 0 is the line
	Seat     int    // of the player, -1 where there is none
	Round    int    // 0 is none
	Opponent int    // number of the opponent, 0 is none
	Input    string // what stands there, shortened
	Times    int    // how often; the place is the first
	Problem  engine.Problem
	File     trf.Message // with FromFile; its place and input are those of the note
}

// Text returns what is wrong or was found, without the place and the input.
func (n Note) Text() string {
	switch n.Kind {
	case Contradiction:
		text, _, _ := strings.Cut(n.Problem.String(), ": expected ")
		return text
	case FromFile:
		return n.File.Problem()
	}
	return noteTexts[n.Kind].problem
}

// Expected returns what should stand there, and what was done without it.
func (n Note) Expected() string {
	switch n.Kind {
	case Contradiction:
		_, expected, _ := strings.Cut(n.Problem.String(), ": expected ")
		return expected
	case FromFile:
		return n.File.Expected()
	}
	return noteTexts[n.Kind].expected
}

// String returns LINE:COLUMN: what is wrong: what was expected.
func (n Note) String() string {
	switch n.Kind {
	case FromFile:
		return n.File.String()
	case NumbersAssumed:
		return "opponents are given by their " + n.Input + ": " + strconv.Itoa(n.Times) + " rounds have an opponent who agrees"
	}
	var b strings.Builder
	if n.Line > 0 {
		b.WriteString(strconv.Itoa(n.Line))
		b.WriteByte(':')
		b.WriteString(strconv.Itoa(n.Column))
		b.WriteString(": ")
	}
	b.WriteString(n.Text())
	if n.Round > 0 && n.Kind != Contradiction {
		b.WriteString(" in round ")
		b.WriteString(strconv.Itoa(n.Round))
	}
	if n.Input != "" {
		b.WriteString(" “")
		b.WriteString(n.Input)
		b.WriteString("”")
	}
	if n.Times > 1 {
		b.WriteString(" (")
		b.WriteString(strconv.Itoa(n.Times))
		b.WriteString(" times)")
	}
	b.WriteString(": expected ")
	b.WriteString(n.Expected())
	return b.String()
}

// maxNotes is how many notes of a kind are kept; of the others it is only said how many there are.
const maxNotes = 200

// notes collects notes, a limited number of each kind.
type notes struct {
	list  []Note
	count [NoteKinds]int
}

func (n *notes) add(note Note) {
	note.Input = engine.Excerpt(note.Input)
	note.Times = max(note.Times, 1)
	n.count[note.Kind]++
	if n.count[note.Kind] > maxNotes {
		for i := len(n.list) - 1; i >= 0; i-- {
			if n.list[i].Kind == note.Kind {
				n.list[i].Times++
				return
			}
		}
	}
	n.list = append(n.list, note)
}

// once adds a note that is about many places: the first one, and how often.
func (n *notes) once(note Note) {
	for i := range n.list {
		if n.list[i].Kind == note.Kind {
			n.list[i].Times++
			return
		}
	}
	n.add(note)
}

// ErrorKind is why a text is not an event.
type ErrorKind uint8

// The errors.
const (
	_ ErrorKind = iota
	TooLarge
	TooManyLines
	LineTooLong
	TooManyPlayers
	Empty
	NoTable
	NoGames
	PairingList
	GamesFile
	NotText
	JSONText
	TeamTable
	FieldsLost
)

var errorTexts = [...]struct{ problem, expected string }{
	TooLarge:       {"the text is too large", "at most 16 MiB"},
	TooManyLines:   {"too many lines", "at most 200000"},
	LineTooLong:    {"the line is too long", "at most 65536 bytes"},
	TooManyPlayers: {"too many players", "at most 9999"},
	Empty:          {"the text is empty", "a crosstable or a tournament report file"},
	NoTable:        {"no table of an event was found", "a crosstable, one row for each player, or a tournament report file"},
	NoGames:        {"a list without games", "the crosstable of the same event, with an opponent and a result in every round"},
	PairingList:    {"a list of pairings", "the crosstable of the same event: a list of pairings leaves byes and absences out"},
	NotText:        {"no text", "a text file; of a spreadsheet or a picture, the table copied out of it"},
	GamesFile:      {"a file of games (PGN)", "the crosstable of the same event: a file of games has neither byes nor forfeits"},
	JSONText:       {"a file for programs (JSON)", "a crosstable, or the tournament report file of the same event"},
	TeamTable:      {"a table of teams, or with several games in one number", "one result for each game, in an event of individuals; team events are not covered yet"},
	FieldsLost:     {"a table whose blank fields are lost", "every field, blank where there was no game; copy the table from its page"},
}

// Error is why a text is not an event, and where that shows.
type Error struct {
	Kind   ErrorKind
	Line   int // from 1; 0 is the text as a whole
	Column int
	Input  string // what stands there, shortened; may be empty
}

// Problem returns what is wrong, without the place and the input.
func (e *Error) Problem() string { return errorTexts[e.Kind].problem }

// Expected returns what should be there instead.
func (e *Error) Expected() string { return errorTexts[e.Kind].expected }

// Error returns LINE:COLUMN: what is wrong: what was expected.
func (e *Error) Error() string {
	s := strconv.Itoa(max(e.Line, 1)) + ":" + strconv.Itoa(max(e.Column, 1)) + ": " + e.Problem()
	if e.Input != "" {
		s += " “" + e.Input + "”"
	}
	return s + ": expected " + e.Expected()
}
