package text

// OtherName is a name by which a criterion is or was known: a former one, that of a country or a program, or a
// short form. The names of the interface's own languages are not among them.
type OtherName struct {
	Code string // with its modifiers: BH/M1
	Name string
}

// OtherNames lists them by criterion. A name that was used for several criteria stands at each of them.
var OtherNames = []OtherName{
	{"PTS", "score"}, {"PTS", "Punktzahl"}, {"PTS", "pont"},
	{"BH", "BuHo"}, {"BH", "volle Buchholz"}, {"BH", "Buchholzwertung"}, {"BH", "Buchholz total"}, {"BH", "teljes Buchholz"}, {"BH", "Solkoff"},
	{"BH/C1", "Cut-1"}, {"BH/C1", "Streichwertung"}, {"BH/C1", "Streichbuchholz"}, {"BH/C1", "Buchholz mit einem Streichergebnis"},
	{"BH/C1", "vágott Buchholz"}, {"BH/C1", "Buchholz minus worst"},
	{"BH/C2", "Cut-2"}, {"BH/C2", "zwei Streichwertungen"}, {"BH/C2", "kétszer vágott Buchholz"},
	{"BH/M1", "Median-Buchholz"}, {"BH/M1", "mittlere Buchholz"}, {"BH/M1", "gemittelte Buchholz"}, {"BH/M1", "verfeinerte Buchholz"},
	{"BH/M1", "középső Buchholz"}, {"BH/M1", "Buchholz-Median"}, {"BH/M1", "Harkness"},
	{"BH/M2", "Median-Buchholz 2"}, {"BH/M2", "Buchholz-Median 2"},
	{"FB", "Vor-Buchholz"}, {"FB", "Buchholz before the last round"},
	{"AOB", "average Buchholz"}, {"AOB", "durchschnittliche Buchholz"}, {"AOB", "átlagos Buchholz"},
	{"SOB", "Buchholzsumme"}, {"SOB", "Feinbuchholz"}, {"SOB", "BuSumm"}, {"SOB", "verfeinerte Buchholz"}, {"SOB", "Buchholz-Buchholz"},
	{"SOB", "sum of Buchholz"}, {"SOB", "finomított Buchholz"}, {"SOB", "Buchholz-összeg"},
	{"SB", "SoBerg"}, {"SB", "SoBe"}, {"SB", "Neustadtl"}, {"SB", "Sonneborn"}, {"SB", "Berger"},
	{"PS", "progressiv"}, {"PS", "progresszív"}, {"PS", "progressive Wertung"}, {"PS", "Fortschritt"}, {"PS", "cumulative"}, {"PS", "sum of progressive scores"},
	{"KS", "Koya-System"}, {"KS", "Koya-rendszer"},
	{"DE", "head-to-head"}, {"DE", "particular result"}, {"DE", "Ergebnis untereinander"},
	{"WIN", "number of wins"}, {"WIN", "Anzahl der Siege"}, {"WIN", "Siegwertung"}, {"WIN", "győzelmek száma"},
	{"WON", "wins over the board"}, {"WON", "gewonnene Partien"},
	{"BPG", "more Blacks"}, {"BPG", "mehr Schwarzpartien"}, {"BPG", "több sötét"},
	{"BWG", "Black wins"}, {"BWG", "Schwarzsiege"},
	{"REP", "games elected to play"}, {"REP", "GE"},
	{"TPN", "starting number"}, {"TPN", "seed"}, {"TPN", "Setznummer"}, {"TPN", "Startrang"},
	{"ARO", "average opponent rating"}, {"ARO", "Gegnerschnitt"}, {"ARO", "Elo-Durchschnitt"}, {"ARO", "Performance"}, {"ARO", "Élő-átlag"},
	{"TPR", "performance"}, {"TPR", "Rp"}, {"TPR", "Eloleistung"}, {"TPR", "Performance"}, {"TPR", "Élő-teljesítmény"},
	{"RTNG", "Elo"}, {"RTNG", "Élő-pont"}, {"RTNG", "DWZ"},
	{"USMM", "modified Harkness"}, {"USMM", "modifizierter Median"}, {"USMM", "módosított medián"},
	{"USSOL", "Solkoff"},
	{"USMED", "Harkness"}, {"USMED", "Median-Buchholz (USA)"},
	{"USCUM", "Fortschrittswertung (USA)"}, {"USCUM", "progressive (USA)"}, {"USCUM", "progresszív (USA)"},
	{"USSB", "partial"},
}
