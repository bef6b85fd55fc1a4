package paste

import (
	"strconv"
	"strings"

	"feinwertung/engine"
)

func itoa(n int) string { return strconv.Itoa(n) }

// isWhole reports whether a field is a number without decimals, with or without a dot behind it.
func isWhole(s string) bool {
	_, ok := whole(s)
	return ok
}

// whole reads a place or a number such as 4, 4., =4 or (4).
func whole(s string) (int, bool) {
	s = strings.Trim(s, "=.)( ")
	if s == "" || len(s) > 5 {
		return 0, false
	}
	n := 0
	for i := range len(s) {
		if !isDigit(s[i]) {
			return 0, false
		}
		n = n*10 + int(s[i]-'0')
	}
	return n, true
}

// isNumeric reports whether a field is a number of points in any habit.
func isNumeric(s string) bool {
	_, err := engine.ParsePoints(s)
	return err == nil
}

// printedPoints reads points as tables print them: 4½, 4,5 and 4½ / 7, of seven.
func printedPoints(s string) (engine.Points, error) {
	p, err := engine.ParsePoints(s)
	if err == nil {
		return p, nil
	}
	if won, of, ok := strings.Cut(s, "/"); ok && isWhole(trim(of)) {
		return engine.ParsePoints(trim(won))
	}
	return 0, err
}

// labels are the headings of columns in the languages that crosstables come in, in lower case and
// without blanks and dots.
var labels = [...]struct {
	meaning Meaning
	words   string
}{
	{Number, " no nr sno snr stno stnr startno startnr startnummer noini nº n° num número numéro # sorszám ssz kezd kezdő pair pairing tn id# bib № №п/п ст№ ном номер стном бр стбр αρ αα "},
	{Rank, " rk rg rank rang place platz pl pos position hely helyezés clas clasif puesto class cl lp pořadí poz plads plats sija rangs rangsor место м поз позиция місце пл пласман θέση κατ "},
	{Name, " name names player players playername spieler teilnehmer teilnehmerin nachname név játékos nom nombre nomejogador jugador joueur nome jogador giocatore naam speler navn namn imię nazwisko jméno nimi igrač ime игрок имя фио участник фамилия учасник прізвище име играч όνομα "},
	{Rating, " rtg rating elo eloi elon rtgi rtgn twz dwz nwz élő értékszám rat ratings elofide elonat eloint nationalrating rapide rapid rk/elo рейтинг рейт рег эло ело έλο "},
	{Federation, " fed fede land federation föd szöv ország country país pays fide-land nation nat фед федерация страна χώρα "},
	{Title, " title titel cím titre título tit titolo tytuł титул звание зв τίτλος "},
	{Sex, " sex s/m geschlecht nem sexe sexo "},
	{ID, " fideid id fide-id id-no identcard memberid uscfid ident codefide "},
	{Points, " pts pkt points point punkte pkte pont pontszám puntos ptos punti total tot score pnt pt body poäng poeng poena point(s) очки очков очк о бали поени βαθμοί βαθ "},
}

// notTiebreaks are headings of numbers that are no tie-breaks.
const notTiebreaks = " n w we w-we we-w k kf kf+/- rtg+/- +/- rtgn+/- rtgi+/- birth year jahrgang geb geburt born age alter verein club sp s r v sieg remis niederlage " +
	"wins draws losses games partien spiele gespielt played gp rtgavg prize preis typ type gr gruppe group liga board brett state год клуб группа побед партий пол "

// labelOf returns the heading as labels are compared.
func labelOf(s string) string { return without(s, " .:") }

// without returns a text in lower case without some characters.
func without(s, dropped string) string {
	s = strings.ToLower(s)
	if !strings.ContainsAny(s, dropped) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(dropped, r) {
			return -1
		}
		return r
	}, s)
}

// meaningOf returns what a heading says, Unused where it is unknown.
func meaningOf(heading string) Meaning {
	const most = 30
	if heading == "" || len(heading) > most {
		return Unused
	}
	l := labelOf(heading)
	for i := range labels {
		if strings.Contains(labels[i].words, " "+l+" ") {
			return labels[i].meaning
		}
	}
	return Unused
}

// labelNumber splits a numbered heading such as "1.Rd", "R1", "TB 2" or "3" into the number and the rest.
func labelNumber(heading string) (n int, rest string, ok bool) {
	if len(heading) > 24 {
		return 0, "", false
	}
	l := labelOf(heading)
	digits := 0
	for digits < len(l) && isDigit(l[digits]) {
		digits++
	}
	number := l[:digits]
	rest = l[digits:]
	if digits == 0 {
		end := len(l)
		for end > 0 && isDigit(l[end-1]) {
			end--
		}
		number, rest = l[end:], l[:end]
	}
	n, err := strconv.Atoi(number)
	// A row with the opponents 1, 2, 3 in this order is no heading: "1w½", "2w½", "3w½".
	return n, rest, err == nil && n >= 1 && n <= 999 && len(rest) <= 16 && !strings.ContainsAny(rest, "0123456789½/:=+")
}

// span is a run of columns, first inclusive, last exclusive.
type span struct{ first, last int }

func (s span) has(column int) bool { return s.first <= column && column < s.last }
func (s span) width() int          { return s.last - s.first }

// numberedRuns returns the runs of columns whose headings count up from 1 (or from where a run starts) with the same words.
func numberedRuns(heading []string) []span {
	var runs []span
	for i := 0; i < len(heading); {
		n, rest, ok := labelNumber(heading[i])
		if !ok || n != 1 {
			i++
			continue
		}
		end := i + 1
		for end < len(heading) {
			m, same, ok := labelNumber(heading[end])
			if !ok || same != rest || m != n+1 {
				break
			}
			n, end = m, end+1
		}
		runs = append(runs, span{i, end})
		i = end
	}
	return runs
}

// titles are the titles of players that crosstables have in a column of their own.
const titles = " gm im fm cm wgm wim wfm wcm hm lm nm wnm sm em m km mk agm aim afm acm g i f c wg wi wf wc wh h gf mf ff jm nm fst km am k "

// columnKind counts what a column holds.
type columnKind struct {
	filled, wholes, numbers, titles, upper3, letters int
	distinct                                         int
	large                                            int // wholes from 500 on
}

// kindsOf looks at every column of the rows.
func kindsOf(rows [][]string, width int) []columnKind {
	kinds := make([]columnKind, width)
	for c := range kinds {
		k := &kinds[c]
		seen := map[string]bool{}
		for _, row := range rows {
			if c >= len(row) || row[c] == "" {
				continue
			}
			s := row[c]
			k.filled++
			seen[s] = true
			if n, ok := whole(s); ok {
				k.wholes++
				if n >= 500 {
					k.large++
				}
			}
			if _, err := printedPoints(s); err == nil {
				k.numbers++
			}
			if strings.Contains(titles, " "+strings.ToLower(s)+" ") {
				k.titles++
			}
			if len(s) == 3 && s == strings.ToUpper(s) && isLetter(s[0]) && isLetter(s[1]) && isLetter(s[2]) {
				k.upper3++
			}
			for i := range len(s) {
				if isLetter(s[i]) || s[i] >= 0x80 {
					k.letters++
				}
			}
		}
		k.distinct = len(seen)
	}
	return kinds
}
