package app

import (
	"feinwertung/app/text"
	"feinwertung/app/tournament"
	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

var formatNames = [...]text.Key{
	paste.Crosstable: text.FormatCrosstable, paste.ResultFirst: text.FormatResultFirst, paste.ColorFirst: text.FormatColorFirst,
	paste.Matrix: text.FormatMatrix, paste.SwissDiagram: text.FormatSwissDiagram, paste.USChess: text.FormatUSChess,
	paste.ReportFile: text.FormatReportFile,
}

var meaningNames = [...]text.Key{
	paste.Unused: text.FieldUnused, paste.Label: text.FieldLabel, paste.Number: text.FieldNumber, paste.Name: text.FieldName,
	paste.Title: text.FieldTitle, paste.Rating: text.FieldRating, paste.Federation: text.FieldFederation, paste.Sex: text.FieldSex,
	paste.ID: text.FieldID, paste.Round: text.FieldRound, paste.Points: text.FieldPoints, paste.Rank: text.FieldRank,
	paste.Tiebreak: text.FieldTiebreak,
}

// noteSentences say what is wrong or was assumed, and what was done about it.
var noteSentences = map[paste.NoteKind]text.Key{
	paste.UnknownCell: text.NoteUnknownCell, paste.UnknownOpponent: text.NoteUnknownOpponent, paste.RepeatedNumber: text.NoteRepeatedNumber,
	paste.UnusedRow: text.NoteUnusedRow, paste.FilledIn: text.NoteFilledIn, paste.ResultFilledIn: text.NoteResultFilledIn,
	paste.OpponentFilledIn: text.NoteOpponentFilledIn, paste.ByeWasForfeit: text.NoteByeWasForfeit,
	paste.AbsenceWasForfeit: text.NoteAbsenceWasForfeit, paste.NumbersAssumed: text.NoteNumbersAssumed, paste.ByeAssumed: text.NoteByeAssumed,
	paste.ZeroAssumed: text.NoteZeroAssumed, paste.ForfeitDraw: text.NoteForfeitDraw, paste.InconsistentResult: text.NoteInconsistentResult,
	paste.RoundsAssumed: text.NoteRoundsAssumed, paste.UnplayedFromPoints: text.NoteUnplayedFromPoints, paste.SwissMatrix: text.NoteSwissMatrix,
	paste.PairingAssumed: text.NotePairingAssumed, paste.LowerCaseIsBlack: text.NoteLowerCaseIsBlack, paste.BIsWhite: text.NoteBIsWhite,
	paste.ScoringAssumed: text.NoteScoringAssumed, paste.PointsInTiebreak: text.NotePointsInTiebreak, paste.ColumnsByBlanks: text.NoteColumnsByBlanks,
	paste.OtherTable: text.NoteOtherTable, paste.Recoded: text.NoteRecoded, paste.DatesAssumed: text.NoteDatesAssumed,
	paste.FieldsMissing: text.NoteFieldsMissing, paste.GamesToCome: text.NoteGamesToCome,
	paste.ByesCounted: text.NoteByesCounted, paste.RoundsMissing: text.NoteRoundsMissing,
	paste.RoundUnstated: text.NoteRoundUnstated,
}

// problemSentences say how an event contradicts itself.
var problemSentences = map[engine.ProblemKind]text.Key{
	engine.BadNumber: text.ProblemBadNumber, engine.RepeatedNumber: text.ProblemRepeatedNumber, engine.PlayerUnknown: text.ProblemPlayerUnknown,
	engine.PlaysHimself: text.ProblemPlaysHimself, engine.NoOpponent: text.ProblemNoOpponent, engine.ByeWithOpponent: text.ProblemByeWithOpponent,
	engine.NoResult: text.ProblemNoResult, engine.OpponentDenies: text.ProblemOpponentDenies, engine.TwoGames: text.ProblemTwoGames,
	engine.SameColor: text.ProblemSameColor, engine.ResultsDiffer: text.ProblemResultsDiffer, engine.PointsDiffer: text.ProblemPointsDiffer,
}

// errorSentences say why a text is not an event.
var errorSentences = map[paste.ErrorKind]text.Key{
	paste.TooLarge: text.ErrorTooLarge, paste.TooManyLines: text.ErrorTooManyLines, paste.LineTooLong: text.ErrorLineTooLong,
	paste.TooManyPlayers: text.ErrorTooManyPlayers, paste.Empty: text.ErrorEmpty, paste.NoTable: text.ErrorNoTable,
	paste.NoGames: text.ErrorNoGames, paste.PairingList: text.ErrorPairingList, paste.GamesFile: text.ErrorGamesFile, paste.NotText: text.ErrorNotText, paste.JSONText: text.ErrorJSON,
	paste.TeamTable: text.ErrorTeamTable, paste.FieldsLost: text.ErrorFieldsLost,
}

// noteWords says what a note is about.
func noteWords(l *text.Language, e *engine.Event, n *paste.Note) string {
	switch n.Kind {
	case paste.FromFile:
		return fileWords(l, &n.File)
	case paste.Contradiction:
		return problemWords(l, e, &n.Problem)
	}
	key, known := noteSentences[n.Kind]
	if !known {
		return n.Text() + ": " + n.Expected()
	}
	input := n.Input
	switch {
	case n.Kind == paste.NumbersAssumed:
		input = basisWords(l, input)
	case input != "":
		input = l.Quote(input)
	}
	sentence := l.Say(key, "input", input, "opponent", itoa(n.Opponent), "times", itoa(n.Times))
	if n.Times > 1 && n.Kind != paste.NumbersAssumed {
		sentence += " " + l.Say(text.NoteTimes, "times", itoa(n.Times))
	}
	return sentence
}

// basisNames are what opponents can be named by.
var basisNames = map[paste.Basis]text.Key{
	paste.StartNumbers: text.BasisNumbers, paste.Ranks: text.BasisRanks, paste.Places: text.BasisPlaces,
}

// basisWords translates what the opponents are named by.
func basisWords(l *text.Language, basis string) string {
	for b, key := range basisNames {
		if b.String() == basis {
			return l.Text(key)
		}
	}
	return basis
}

// lossSentences say what a file could not carry.
var lossSentences = map[trf.LossKind]text.Key{
	trf.NoRecord: text.LossRecord, trf.TextChanged: text.LossText, trf.NumberLeftOut: text.LossNumber,
	trf.PointsChanged: text.LossPoints, trf.CellChanged: text.LossCell,
}

// lossWords says what a file could not carry, and of whom.
func lossWords(l *text.Language, e *engine.Event, lost *trf.Loss) string {
	words := l.Say(lossSentences[lost.Kind], "text", l.Quote(lost.Text))
	seat := e.SeatOf(lost.Number)
	switch {
	case seat < 0:
		return words
	case lost.Round == 0:
		return nameOf(l, &e.Players[seat]) + ": " + words
	}
	return l.Say(text.NotePlace, "player", nameOf(l, &e.Players[seat]), "round", itoa(lost.Round)) + ": " + words
}

func problemWords(l *text.Language, e *engine.Event, p *engine.Problem) string {
	opponent := itoa(p.Opponent)
	if seat := e.SeatOf(p.Opponent); seat >= 0 {
		opponent = nameOf(l, &e.Players[seat])
	}
	return l.Say(problemSentences[p.Kind], "opponent", opponent, "printed", points(l, p.Printed), "awarded", points(l, p.Awarded))
}

// separationSentence says in one sentence what separated two players.
func (t *Tournament) separationSentence(l *text.Language, seat, other int) string {
	c := t.sheet.Compare(seat, other)
	return separationWords(l, &c, t.playerName(l, c.Ahead), t.playerName(l, c.Behind), t.sheet.Standings.Place(c.Ahead).Rank)
}

// separationWords says in one sentence what separated two players by their names; place is the one that they
// share where nothing did.
func separationWords(l *text.Language, c *tournament.Comparison, ahead, behind string, place int) string {
	if c.Decided < 0 {
		return l.Say(text.SeparatedByNothing, "ahead", ahead, "behind", behind, "place", itoa(place))
	}
	column := c.Columns[c.Decided]
	better, worse := shown(l, column.Ahead), shown(l, column.Behind)
	name := criterionName(l, column.Criterion)
	switch {
	case c.Decided == 0:
		return l.Say(text.SeparatedByPoints, "ahead", ahead, "behind", behind, "better", better, "worse", worse)
	case c.Decided == 1:
		return l.Say(text.SeparatedFirst, "ahead", ahead, "behind", behind, "points", shown(l, c.Columns[0].Ahead),
			"name", name, "better", better, "worse", worse)
	}
	var equal []string
	for _, e := range c.Columns[1:c.Decided] {
		equal = append(equal, e.Criterion.String()+" ("+shown(l, e.Ahead)+")")
	}
	return l.Say(text.Separated, "ahead", ahead, "behind", behind, "points", shown(l, c.Columns[0].Ahead),
		"equal", l.List(equal), "name", name, "better", better, "worse", worse)
}

// changesSentence says what the changes moved.
func (t *Tournament) changesSentence(l *text.Language) string {
	n := t.now().Changes()
	if n == 0 {
		return ""
	}
	return l.Say(text.ChangesMade, "changes", itoa(n), "moved", itoa(t.sheet.MovedPlayers()))
}
