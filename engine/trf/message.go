package trf

import (
	"strconv"
	"strings"
)

// Code is a kind of message. Those from Recoded on are notes; the others are errors, after which
// there is no event. Others keep notes by their numbers, so new ones come at the end.
type Code uint8

// The errors.
const (
	_ Code = iota
	TooLarge
	TooManyLines
	LineTooLong
	WideCharacters
	NoPlayers
	TooManyErrors
	Teams
	Tab
	BadNumber
	RepeatedNumber
	UnknownNumber
	BadRating
	BadPoints
	BadRank
	TooManyRounds
	BadRounds
	BadOpponent
	BadColor
	BadResult
	Misaligned
	ByeWithOpponent
	GameWithoutOpponent
	ColorWithoutOpponent
	BadScoring
	ScoringByColor
	BadBye
	BadAward
	TooManyAwards
)

// The notes.
const (
	Recoded Code = iota + 64
	ByteColumns
	LeadingBlanks
	UnknownRecord
	RepeatedRecord
	BadDate
	ShortYear
	PlayerCount
	RoundCount
	UnknownType
	UnknownCriterion
	ByeWithoutLetter
	ByeWithColor
	ForfeitWithoutOpponent
	UnknownResult
	ByeNotUsed
	AwardNotUsed
	ScoringInferred
)

// Note reports whether c is a note and not an error.
func (c Code) Note() bool { return c >= Recoded }

// texts holds what is wrong and what was expected.
var texts = [...]struct{ problem, expected string }{
	TooLarge:             {"the file is too large", "at most 16 MiB"},
	TooManyLines:         {"too many lines", "at most 200000"},
	LineTooLong:          {"the line is too long", "at most 65536 bytes"},
	WideCharacters:       {"the file is in UTF-16", "UTF-8 or Windows-1252; save it as UTF-8"},
	NoPlayers:            {"no player", "at least one record 001"},
	TooManyErrors:        {"more errors follow", "a tournament report file"},
	Teams:                {"a team event", "an event of individuals; team events are not covered yet"},
	Tab:                  {"a tab", "blanks, as the columns are fixed"},
	BadNumber:            {"pairing number", "1 to 9999 in columns 5 to 8"},
	RepeatedNumber:       {"a second player with the pairing number", "a number of its own for each player"},
	UnknownNumber:        {"nobody has the pairing number", "the number of a record 001, or 0000 for none"},
	BadRating:            {"rating", "a number in columns 49 to 52, or blanks"},
	BadPoints:            {"points", "points such as 11.5 in columns 81 to 84, or blanks"},
	BadRank:              {"rank", "a number in columns 86 to 89, or blanks"},
	TooManyRounds:        {"too many rounds", "at most 99"},
	BadRounds:            {"number of rounds", "1 to 99"},
	BadOpponent:          {"opponent", "a pairing number, or 0000 for none"},
	BadColor:             {"colour", "w, b, or - for none"},
	BadResult:            {"result", "1 = 0 + - W D L, the byes F H U Z, or a blank"},
	Misaligned:           {"text between the columns", "a blank; each round has ten columns: opponent, blank, colour, blank, result"},
	ByeWithOpponent:      {"a bye with an opponent", "0000 in place of the opponent, or the result of a game"},
	GameWithoutOpponent:  {"a result without an opponent", "an opponent, or one of the byes F H U Z"},
	ColorWithoutOpponent: {"a colour without an opponent", "an opponent, or blanks"},
	BadScoring:           {"scoring", "codes with their points, such as W 1.0 D 0.5 P 1.0"},
	ScoringByColor:       {"different points for White and Black", "the same points for both"},
	BadBye:               {"bye", "a type F, H or Z, a round of the event and pairing numbers"},
	BadAward:             {"points awarded", "a type or a blank, points in columns 14 to 17, the round in 20 to 22 and pairing numbers from 24 on"},
	TooManyAwards:        {"too many records of points awarded", "fewer of them"},

	Recoded:                {"the text is not UTF-8", "UTF-8; Windows-1252 was assumed"},
	ByteColumns:            {"the columns are counted in bytes", "columns counted in characters"},
	LeadingBlanks:          {"blanks before the record", "the record in column 1; they were left out"},
	UnknownRecord:          {"unknown record", "a record of the format; it was kept"},
	RepeatedRecord:         {"a second record of this kind", "one; the first counts"},
	BadDate:                {"date", "YYYY/MM/DD; the date is not known"},
	ShortYear:              {"year of two digits", "YYYY/MM/DD; the order year, month, day was assumed"},
	PlayerCount:            {"the number of players differs", "as many as there are records 001"},
	RoundCount:             {"the numbers of rounds differ", "one number; the larger of the stated and the recorded counts"},
	UnknownType:            {"type of tournament", "a Swiss or a round robin; a Swiss was assumed"},
	UnknownCriterion:       {"tie-break", "a code of C.07; it was left out"},
	ByeWithoutLetter:       {"a bye without its letter", "F, H, U or Z; F was assumed for + and 1, H for =, Z for - and 0"},
	ByeWithColor:           {"a bye with a colour", "- for none; the colour was left out"},
	ForfeitWithoutOpponent: {"a forfeit without the scheduled opponent", "the opponent; only the result counts"},
	UnknownResult:          {"unknown result", "a result; the game counts as not finished"},
	ByeNotUsed:             {"a bye for somebody who has another entry in the round", "one entry; the player's record counts"},
	AwardNotUsed:           {"points awarded for something else than the player's record says", "the same; they were left out"},
	ScoringInferred:        {"the points add up only with another scoring", "1, ½, 0 or a record 162; the scoring was taken from the points"},
}

// Codes returns every kind of message, the errors first.
func Codes() []Code {
	var codes []Code
	for c := range texts {
		if texts[c].problem != "" {
			codes = append(codes, Code(c))
		}
	}
	return codes
}

// Message is something to say about a place in a file.
type Message struct {
	Line, Column int // from 1, the column in characters; 0 is the file as a whole
	Code         Code
	Input        string // what stands there, shortened; may be empty
	Times        int    // how often; the place is the first
}

// Problem returns what is wrong, without the place and the input.
func (m Message) Problem() string { return texts[m.Code].problem }

// Expected returns what should stand there.
func (m Message) Expected() string { return texts[m.Code].expected }

// String returns LINE:COLUMN: what is wrong: what was expected.
func (m Message) String() string {
	var b strings.Builder
	if m.Line > 0 {
		b.WriteString(strconv.Itoa(m.Line))
		b.WriteByte(':')
		b.WriteString(strconv.Itoa(m.Column))
		b.WriteString(": ")
	}
	b.WriteString(m.Problem())
	if m.Input != "" {
		b.WriteString(" “")
		b.WriteString(m.Input)
		b.WriteString("”")
	}
	if m.Times > 1 {
		b.WriteString(" (")
		b.WriteString(strconv.Itoa(m.Times))
		b.WriteString(" times)")
	}
	b.WriteString(": expected ")
	b.WriteString(m.Expected())
	return b.String()
}

// Errors is everything that keeps a file from being an event, at most maxErrors and a last one that
// says so. It is never empty as an error.
type Errors []Message

const (
	maxErrors = 20
	maxNotes  = 40 // beyond it, further unknown tie-breaks are only counted
)

// Error returns one line for each.
func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, m := range e {
		lines[i] = m.String()
	}
	return strings.Join(lines, "\n")
}
