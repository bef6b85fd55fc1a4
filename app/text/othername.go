package text

// OtherName is a name by which a criterion is or was known: a former one, that of a country or a program, a short
// form, or a spelling that is often met. The names of the interface's own languages are not among them.
type OtherName struct {
	Code string // with its modifiers: BH/M1
	Name string
}

// OtherNames lists them by criterion. A name that was used for several criteria stands at each of them.
var OtherNames = []OtherName{
	{"PTS", "score"}, {"PTS", "Punktzahl"}, {"PTS", "pont"},

	{"BH", "BuHo"}, {"BH", "volle Buchholz"}, {"BH", "Buchholzzahl"}, {"BH", "Buchholz total"}, {"BH", "total Buchholz"}, {"BH", "teljes Buchholz"},
	{"BH", "Solkoff"}, {"BH", "sum of opponents’ scores"}, {"BH", "Summe der Gegnerpunkte"},
	{"BH", "Bucholz"}, {"BH", "Buchholtz"}, {"BH", "Bucholtz"}, {"BH", "Buchholcz"}, {"BH", "Bucholcz"},
	{"BH/C1", "Cut-1"}, {"BH/C1", "Streichwertung"}, {"BH/C1", "Streichbuchholz"}, {"BH/C1", "Buchholz mit einem Streichergebnis"},
	{"BH/C1", "Buchholz mit 1 Streichergebnis"}, {"BH/C1", "Buchholz, 1 Streichresultat"}, {"BH/C1", "Buchholz -1"},
	{"BH/C1", "vágott Buchholz"}, {"BH/C1", "Buchholz minus worst"},
	{"BH/C2", "Cut-2"}, {"BH/C2", "zwei Streichwertungen"}, {"BH/C2", "Buchholz mit zwei Streichergebnissen"},
	{"BH/C2", "Buchholz mit 2 Streichergebnissen"}, {"BH/C2", "Buchholz, 2 Streichresultate"}, {"BH/C2", "Buchholz -2"}, {"BH/C2", "kétszer vágott Buchholz"},
	{"BH/M1", "Median-Buchholz"}, {"BH/M1", "mittlere Buchholz"}, {"BH/M1", "gemittelte Buchholz"}, {"BH/M1", "verfeinerte Buchholz"},
	{"BH/M1", "refined Buchholz"}, {"BH/M1", "mean Buchholz"}, {"BH/M1", "M-Buch"},
	{"BH/M1", "középső Buchholz"}, {"BH/M1", "módosított Buchholz"}, {"BH/M1", "finomított Buchholz"}, {"BH/M1", "Harkness"},
	{"BH/M2", "Median-Buchholz 2"}, {"BH/M2", "mittlere Buchholz 2"}, {"BH/M2", "középső Buchholz 2"},
	{"FB", "Vor-Buchholz"}, {"FB", "Buchholz before the last round"},
	{"AOB", "average Buchholz"}, {"AOB", "durchschnittliche Buchholz"}, {"AOB", "átlagos Buchholz"},
	{"SOB", "Feinbuchholz"}, {"SOB", "BuSumm"}, {"SOB", "Summe Buchholz"}, {"SOB", "verfeinerte Buchholz"}, {"SOB", "refined Buchholz"},
	{"SOB", "Buchholz-Buchholz"}, {"SOB", "sum of Buchholz"}, {"SOB", "finomított Buchholz"}, {"SOB", "Buchholz-összeg"}, {"SOB", "FBHZ"},

	{"SB", "SoBerg"}, {"SB", "SoBe"}, {"SB", "SBerg"}, {"SB", "SB-Zahl"}, {"SB", "Neustadtl"}, {"SB", "Gelbfuhs"}, {"SB", "Sonneborn"}, {"SB", "Berger"},
	{"SB/C1", "Sonneborn-Berger mit einem Streichergebnis"}, {"SB/C1", "Sonneborn-Berger mit 1 Streichergebnis"},
	{"SB/C1", "Sonneborn-Berger, 1 Streichresultat"}, {"SB/C1", "vágott Sonneborn-Berger"}, {"SB/C1", "vágott Berger-Sonneborn"},
	{"PS", "progressiv"}, {"PS", "progresszív"}, {"PS", "progressive Wertung"}, {"PS", "progress"}, {"PS", "Fortschritt"}, {"PS", "Summenwertung"},
	{"PS", "FIDE-Wertung"}, {"PS", "FIDE tie-break"}, {"PS", "cumulative"}, {"PS", "kumulativ"}, {"PS", "kumulatív"}, {"PS", "halmozott pontszám"},
	{"PS", "running score"}, {"PS", "sum of progressive scores"},
	{"PS/C1", "Fortschrittswertung mit Streichergebnis"}, {"PS/C1", "vágott progresszív"},
	{"KS", "Koya-System"}, {"KS", "Koya-rendszer"},

	{"DE", "head-to-head"}, {"DE", "particular result"}, {"DE", "mutual result"}, {"DE", "Direktvergleich"}, {"DE", "Ergebnis untereinander"},
	{"DE", "Partie gegeneinander"}, {"DE", "közvetlen eredmény"}, {"DE", "közvetlen találkozó"},
	{"WIN", "number of wins"}, {"WIN", "most wins"}, {"WIN", "number of victories"}, {"WIN", "Anzahl der Siege"}, {"WIN", "Anzahl Siege"},
	{"WIN", "mehr Siege"}, {"WIN", "Siegwertung"}, {"WIN", "győzelmek száma"}, {"WIN", "több győzelem"},
	{"WON", "wins over the board"}, {"WON", "gewonnene Partien"}, {"WON", "Gewinnpartien"}, {"WON", "nyert játszmák"},
	{"BPG", "more Blacks"}, {"BPG", "most Blacks"}, {"BPG", "Anzahl Schwarzpartien"}, {"BPG", "mehr Schwarzpartien"}, {"BPG", "több sötét"},
	{"BWG", "Black wins"}, {"BWG", "Schwarzsiege"}, {"BWG", "Anzahl der Siege mit Schwarz"}, {"BWG", "sötéttel nyert játszmák"},
	{"REP", "games elected to play"}, {"REP", "GE"},
	{"STD", "standard score"},
	{"TPN", "starting number"}, {"TPN", "starting rank"}, {"TPN", "seed"}, {"TPN", "Setznummer"}, {"TPN", "Startrang"}, {"TPN", "kezdő sorszám"}, {"TPN", "alapsor"},

	{"ARO", "average opponent rating"}, {"ARO", "average opposition"}, {"ARO", "Gegnerschnitt"}, {"ARO", "Gegnerdurchschnitt"}, {"ARO", "Gegner-Elo-Mittel"},
	{"ARO", "Elo-Durchschnitt"}, {"ARO", "DWZ-Schnitt"}, {"ARO", "Performance"}, {"ARO", "Élő-átlag"}, {"ARO", "Rc"},
	{"ARO/C1", "AROC"}, {"ARO/C1", "average rating of opponents cut"},
	{"TPR", "performance"}, {"TPR", "Rp"}, {"TPR", "tournament performance"}, {"TPR", "Eloleistung"}, {"TPR", "Elo-Performance"}, {"TPR", "Rating-Leistung"},
	{"TPR", "Élő-teljesítmény"},
	{"PTP", "perfect tournament performance"}, {"PTP", "perfekte Performance"},
	{"APRO", "average of opponents’ performance"}, {"APRO", "Performance-Schnitt der Gegner"},
	{"RTNG", "Elozahl"}, {"RTNG", "Wertungszahl"}, {"RTNG", "Élő-pont"}, {"RTNG", "DWZ"}, {"RTNG", "TWZ"}, {"RTNG", "NWZ"},

	{"USMM", "modified Harkness"}, {"USMM", "ModMed"}, {"USMM", "modified median Buchholz"}, {"USMM", "modifizierter Median"}, {"USMM", "módosított medián"},
	{"USMED", "Harkness"}, {"USMED", "Median-Buchholz (USA)"},
	{"USCUM", "Fortschrittswertung (USA)"}, {"USCUM", "progressive (USA)"}, {"USCUM", "progresszív (USA)"},
	{"USRES", "head-to-head (USA)"}, {"USRES", "plus-minus"},
	{"USSB", "partial"},
	{"USOPC", "opponents’ cumulative"}, {"USOPC", "sum of opponents’ cumulative scores"},
}
