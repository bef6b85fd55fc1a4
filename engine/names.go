package engine

// The criteria: Art. 5 for individuals, the score itself, what arbiters use outside C.07, US Chess
// rule 34E, and values that other programs print and that help when checking.
const (
	PTS Name = iota + 1 // the score that ties are broken of

	DE  // Direct Encounter, Art. 6
	WIN // Number of Wins, 7.1
	WON // Number of Games Won, 7.2
	BPG // Games Played with Black, 7.3
	BWG // Games Won with Black, 7.4
	PS  // Progressive Scores, 7.5
	REP // Rounds one Elected to Play, 7.6
	STD // Standard Points, 7.7
	TPN // Tournament Pairing Number, 7.8

	BH  // Buchholz, 8.1
	AOB // Average of Opponents' Buchholz, 8.2
	FB  // Fore Buchholz, 8.3
	SB  // Sonneborn-Berger, 9.1
	KS  // Koya System, 9.2

	ARO  // Average Rating of Opponents, 10.1
	TPR  // Tournament Performance Rating, 10.2
	PTP  // Perfect Tournament Performance, 10.3
	APRO // Average Performance Rating of Opponents, 10.4
	APPO // Average Perfect Performance of Opponents, 10.5
	RTNG // Rating, 10.6

	SOB // sum of the opponents' Buchholz (Buchholzsumme), not in C.07

	USMM  // Modified Median, US Chess 34E1
	USSOL // Solkoff, 34E2
	USCUM // Cumulative, 34E3
	USMED // Median (Harkness), 34E4
	USRES // Result between tied players, 34E5
	USBLK // Most Blacks, 34E6
	USKAS // Kashdan, 34E7
	USSB  // Sonneborn-Berger of US Chess, 34E8
	USOPC // Cumulative of opposition, 34E9

	ABH // adjusted score, 16.3
	AFB // adjusted score as Fore Buchholz takes it, 16.3 with 8.3
	VUR // number of voluntary unplayed rounds, 16.1.2
	NUM // number of games played
	GE  // the name of REP until July 2024
	RIP // rounds with a pairing or a pairing-allocated bye
)

// Type is the type of a criterion (C.07 4.3): what its data is.
type Type string

// definition is one line of the table of Art. 5.
type definition struct {
	code      string
	kind      Type
	article   string // of C.07, or the rule of US Chess
	modifiers string // the letters of the modifiers that are defined for it
	ascending bool   // the smaller value is the better one
	card      bool   // a card of one player is enough to compute it
	rating    bool   // Art. 10: dropped where an unrated player takes part
	buchholz  bool   // Art. 8: not to be used in round robins
}

var definitions = [...]definition{
	PTS: {code: "PTS", kind: "B", card: true},

	DE:  {code: "DE", kind: "A", article: "6", modifiers: "P"},
	WIN: {code: "WIN", kind: "B", article: "7.1", card: true},
	WON: {code: "WON", kind: "B", article: "7.2", card: true},
	BPG: {code: "BPG", kind: "B", article: "7.3"},
	BWG: {code: "BWG", kind: "B", article: "7.4"},
	PS:  {code: "PS", kind: "B", article: "7.5", modifiers: "C", card: true},
	REP: {code: "REP", kind: "B", article: "7.6", card: true},
	STD: {code: "STD", kind: "B", article: "7.7"},
	TPN: {code: "TPN", kind: "B", article: "7.8", modifiers: "R", ascending: true},

	BH:  {code: "BH", kind: "C", article: "8.1", modifiers: "CMP", card: true, buchholz: true},
	AOB: {code: "AOB", kind: "CC", article: "8.2", modifiers: "PF", buchholz: true},
	FB:  {code: "FB", kind: "D", article: "8.3", modifiers: "CMP", buchholz: true},
	SB:  {code: "SB", kind: "BC", article: "9.1", modifiers: "CMP", card: true},
	KS:  {code: "KS", kind: "BC", article: "9.2", modifiers: "L", card: true},

	ARO:  {code: "ARO", kind: "D", article: "10.1", modifiers: "CMU", rating: true},
	TPR:  {code: "TPR", kind: "DB", article: "10.2", modifiers: "U", rating: true},
	PTP:  {code: "PTP", kind: "DB", article: "10.3", modifiers: "U", rating: true},
	APRO: {code: "APRO", kind: "DC", article: "10.4", modifiers: "U", rating: true},
	APPO: {code: "APPO", kind: "DC", article: "10.5", modifiers: "U", rating: true},
	RTNG: {code: "RTNG", kind: "B", article: "10.6", modifiers: "RU", rating: true},

	SOB: {code: "SOB", kind: "CC", modifiers: "PF", buchholz: true},

	USMM:  {code: "USMM", kind: "C", article: "34E1", card: true},
	USSOL: {code: "USSOL", kind: "C", article: "34E2", card: true},
	USCUM: {code: "USCUM", kind: "B", article: "34E3", card: true},
	USMED: {code: "USMED", kind: "C", article: "34E4", card: true},
	USRES: {code: "USRES", kind: "A", article: "34E5"},
	USBLK: {code: "USBLK", kind: "B", article: "34E6"},
	USKAS: {code: "USKAS", kind: "B", article: "34E7", card: true},
	USSB:  {code: "USSB", kind: "BC", article: "34E8", card: true},
	USOPC: {code: "USOPC", kind: "CC", article: "34E9"},

	ABH: {code: "ABH", kind: "B", article: "16.3"},
	AFB: {code: "AFB", kind: "B", article: "16.3"},
	VUR: {code: "VUR", kind: "B", article: "16.1.2", ascending: true},
	NUM: {code: "NUM", kind: "B"},
	GE:  {code: "GE", kind: "B", article: "7.6"},
	RIP: {code: "RIP", kind: "B"},
}
