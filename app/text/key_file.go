package text

// What the reader of tournament report files has to say. A record is a line of the file.
const (
	FileLine Key = firstFileKey + iota

	// Why a file is no event.
	FileWide
	FileNoPlayers
	FileMoreErrors
	FileTeams
	FileTab
	FileBadNumber
	FileRepeatedNumber
	FileUnknownNumber
	FileBadRating
	FileBadPoints
	FileBadRank
	FileTooManyRounds
	FileBadRounds
	FileBadOpponent
	FileBadColor
	FileBadResult
	FileMisaligned
	FileByeWithOpponent
	FileGameAlone
	FileColorAlone
	FileBadScoring
	FileScoringByColor
	FileBadBye
	FileBadAward
	FileManyAwards

	// What was assumed or could not be used.
	FileByteColumns
	FileLeadingBlanks
	FileUnknownRecord
	FileRepeatedRecord
	FileBadDate
	FileShortYear
	FilePlayerCount
	FileRoundCount
	FileUnknownType
	FileNoCriterion
	FileByeNoLetter
	FileByeColor
	FileForfeitAlone
	FileUnknownResult
	FileByeNotUsed
	FileAwardUnused

	firstScoringKey
)
