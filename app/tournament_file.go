package app

import (
	"errors"
	"strings"

	"feinwertung/app/text"
	"feinwertung/engine/paste"
	"feinwertung/engine/trf"
)

// fileSentences say what the reader of tournament report files found.
var fileSentences = map[trf.Code]text.Key{
	trf.TooLarge: text.ErrorTooLarge, trf.TooManyLines: text.ErrorTooManyLines, trf.LineTooLong: text.ErrorLineTooLong,
	trf.WideCharacters: text.FileWide, trf.NoPlayers: text.FileNoPlayers, trf.TooManyErrors: text.FileMoreErrors,
	trf.Teams: text.FileTeams, trf.Tab: text.FileTab, trf.BadNumber: text.FileBadNumber, trf.RepeatedNumber: text.FileRepeatedNumber,
	trf.UnknownNumber: text.FileUnknownNumber, trf.BadRating: text.FileBadRating, trf.BadPoints: text.FileBadPoints,
	trf.BadRank: text.FileBadRank, trf.TooManyRounds: text.FileTooManyRounds, trf.BadRounds: text.FileBadRounds,
	trf.BadOpponent: text.FileBadOpponent, trf.BadColor: text.FileBadColor, trf.BadResult: text.FileBadResult,
	trf.Misaligned: text.FileMisaligned, trf.ByeWithOpponent: text.FileByeWithOpponent, trf.GameWithoutOpponent: text.FileGameAlone,
	trf.ColorWithoutOpponent: text.FileColorAlone, trf.BadScoring: text.FileBadScoring, trf.ScoringByColor: text.FileScoringByColor,
	trf.BadBye: text.FileBadBye, trf.BadAward: text.FileBadAward, trf.TooManyAwards: text.FileManyAwards,

	trf.Recoded: text.NoteRecoded, trf.ByteColumns: text.FileByteColumns, trf.LeadingBlanks: text.FileLeadingBlanks,
	trf.UnknownRecord: text.FileUnknownRecord, trf.RepeatedRecord: text.FileRepeatedRecord, trf.BadDate: text.FileBadDate,
	trf.ShortYear: text.FileShortYear, trf.PlayerCount: text.FilePlayerCount, trf.RoundCount: text.FileRoundCount,
	trf.UnknownType: text.FileUnknownType, trf.UnknownCriterion: text.FileNoCriterion, trf.ByeWithoutLetter: text.FileByeNoLetter,
	trf.ByeWithColor: text.FileByeColor, trf.ForfeitWithoutOpponent: text.FileForfeitAlone, trf.UnknownResult: text.FileUnknownResult,
	trf.ByeNotUsed: text.FileByeNotUsed, trf.AwardNotUsed: text.FileAwardUnused, trf.ScoringInferred: text.NoteScoringAssumed,
}

// fileWords says what the reader of tournament report files found, without the place.
func fileWords(l *text.Language, m *trf.Message) string {
	words := l.Text(fileSentences[m.Code])
	if input := strings.Join(strings.Fields(m.Input), " "); input != "" {
		words += ": " + l.Quote(input)
	}
	if m.Times > 1 {
		words += " " + l.Say(text.NoteTimes, "times", itoa(m.Times))
	}
	return words
}

// fileErrors says why a file is no event or cannot be written, one sentence for each place in it.
func fileErrors(l *text.Language, list trf.Errors) []string {
	var sentences []string
	for i := range list {
		words := fileWords(l, &list[i])
		if m := &list[i]; m.Line > 0 {
			words = l.Say(text.FileLine, "line", itoa(m.Line), "column", itoa(max(m.Column, 1))) + ": " + words
		}
		sentences = append(sentences, words)
	}
	return sentences
}

// unreadWords says why a text could not be read, with the places.
func unreadWords(l *text.Language, err error) []string {
	var file trf.Errors
	var e *paste.Error
	switch {
	case errors.As(err, &file):
		return fileErrors(l, file)
	case !errors.As(err, &e):
		return []string{err.Error()}
	}
	sentence := l.Text(errorSentences[e.Kind])
	if e.Line > 0 {
		sentence = l.Say(text.NoteLine, "line", itoa(e.Line), "column", itoa(max(e.Column, 1))) + ": " + sentence
	}
	if e.Input != "" {
		sentence += " " + l.Quote(e.Input)
	}
	return []string{sentence}
}
