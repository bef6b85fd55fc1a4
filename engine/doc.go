// Package engine computes chess tie-breaks exactly as FIDE's C.07 defines them, under the rules of a
// named year, and says how every number comes about.
//
// # From results to standings
//
// An [Event] holds who plays and what happened in every round. [Event.Table] looks at it under a rule
// set ([Rules]) after a round, and answers for any [Criterion]: [Table.Values] for everyone,
// [Table.Explain] for one participant with every step of the sum, [Table.Standings] for the ranking by
// a list of criteria and what separated any two. A [Card] is one participant with the opponents' final
// points given; it runs through the same computation.
//
// Numbers are exact: [Points] are integers, averages are fractions ([Value]) compared by cross
// multiplication. Nothing here knows a language, a clock or a browser: what comes back is data.
//
// # Coverage
//
// Every code of C.07 Art. 5 for individuals, with its article, the modifiers it takes, and what it needs.
// The rule sets are fide-2026, fide-2023, virtual-2009, us-chess and played-only; a code outside the
// years that define it is computed all the same, by the definition of its first year. What an event may
// announce instead of 16.3, 16.4 or 16.5 (16.6) is a choice behind the name: fide-2026+uncapped
// ([Alternatives]).
//
//	code  article  modifiers      needs                              since
//	DE    6        /P             games inside the tied group
//	WIN   7.1                     points per round
//	WON   7.2                     games
//	BPG   7.3                     games, colours
//	BWG   7.4                     games, colours
//	PS    7.5      /Cn            points per round, in order
//	REP   7.6                     kinds of unplayed rounds           GE until July 2024
//	STD   7.7                     points of both in the round        2026
//	TPN   7.8      /R             pairing numbers                    2026
//	BH    8.1      /Cn /Mn /P     opponents' adjusted scores (16.3)
//	AOB   8.2      /P /F          the opponents' BH (or FB)
//	FB    8.3      /Cn /Mn /P     as BH, the last round drawn
//	SB    9.1      /Cn /Mn /P     adjusted scores, own points
//	KS    9.2      /L±n /Ln       final scores
//	ARO   10.1     /Cn /Mn /U     ratings
//	TPR   10.2     /U             ratings
//	PTP   10.3     /U             ratings
//	APRO  10.4     /U             the opponents' TPR
//	APPO  10.5     /U             the opponents' PTP
//	RTNG  10.6     /R /U          ratings                            2026
//
// Outside C.07: PTS, the score; SOB, the sum of the opponents' Buchholz; the US Chess criteria of rule
// 34E, always by that rule whatever the rule set (USMM USSOL USCUM USMED USRES USBLK USKAS USSB USOPC);
// and, for checking against other programs, ABH AFB VUR NUM GE RIP.
//
// Not done yet: team events (Art. 11–13: BC TBR BBE MPvGP ESB EDE SSSC), which are refused with a
// message; opposition's performance and average opposition of US Chess (34E10, 34E11).
//
// # Readings
//
// Where the text leaves something open, these were chosen:
//
//   - The rounds of 16.4.2 are the rounds counted; the announced rounds are a choice ([AnnouncedRounds]).
//   - A round for which nothing was entered is, in a Swiss, an absence. A pairing without a result counts
//     for nothing, except that Fore Buchholz takes the last announced round's as drawn when the standings
//     are asked for after that round; before, it equals Buchholz.
//   - A forfeit whose scheduled opponent a list has dropped leaves nothing to cap the dummy by (16.4.1).
//   - In Sonneborn-Berger a median takes the value of the highest-scoring opponent, as the low cut takes
//     that of the lowest-scoring one.
//   - Cuts beyond the elements leave nothing: 0, of averages undefined.
//   - With predetermined pairings the most that could be won (9.2) leaves out the free rounds of an odd
//     field, and VUR counts them with the absences, as other programs do.
//   - Direct Encounter counts meetings by their average, and with predetermined pairings ranks on what
//     was played, as 6.3 is for Swiss events; where only complete encounters count ([OnlyIfAllMet]) the
//     tie stays.
//   - The rounds one elected to play leave out forfeit losses in round robins of every year.
//   - US Chess: the cumulative score loses half a point for a half-point bye too ([FullAndHalfByes]);
//     a forfeited game is no opponent, in round robins neither.
package engine
