package trf

import (
	"strings"

	"feinwertung/engine"
)

// header reads a record that describes the tournament. The first one counts; a second one and one
// that says nothing readable are kept as they stand.
func (r *reader) header(l recordLine, code string) {
	if r.doc.Event == nil {
		r.doc.Event = &engine.Event{}
	}
	d, e := r.doc, r.doc.Event
	value, offset := l.value()
	if value == "" {
		return
	}
	var field *string
	switch code {
	case "012":
		field = &e.Name
	case "022":
		field = &e.City
	case "032":
		field = &e.Federation
	case "092":
		field = &d.Type
	case "192":
		field = &d.TypeCode
	case "202":
		field = &d.TiebreakText
	case "212":
		field = &d.StandingsText
	case "042":
		r.date(&e.Start, l)
		return
	case "052":
		r.date(&e.End, l)
		return
	}
	if *field != "" {
		r.report(l, RepeatedRecord, 0, l.text)
		r.keep(l)
		return
	}
	*field = value
	switch code {
	case "092", "192":
		r.pairing(l, value, offset, code == "192")
	case "202", "212":
		r.tiebreaks(l, value, offset, code == "212")
	}
}

// date reads 042 and 052. The format asks for YYYY/MM/DD; other separators, DD.MM.YYYY, other orders
// where the day cannot be a month, "Nov 27, 2026" as lichess writes it and, with a note, YY/MM/DD are
// taken as well.
func (r *reader) date(field *engine.Date, l recordLine) {
	value, offset := l.value()
	day, short, ok := parseDate(firstField(value))
	if !ok {
		day, ok = namedMonth(value)
	}
	switch {
	case *field != 0:
		r.report(l, RepeatedRecord, 0, l.text)
		r.keep(l)
	case !ok:
		r.report(l, BadDate, offset, value)
		r.keep(l)
	default:
		if short {
			r.report(l, ShortYear, offset, value)
		}
		*field = day
	}
}

// namedMonth reads a day such as "Nov 27, 2026".
func namedMonth(s string) (engine.Date, bool) {
	month := firstField(s)
	rest := strings.TrimLeft(s[len(month):], " \t")
	d := firstField(rest)
	y := strings.TrimLeft(rest[len(d):], " \t")
	day, ok := number(strings.TrimSuffix(d, ","))
	year, ok2 := number(y)
	if len(month) < 3 || len(y) != 4 || !ok || !ok2 || day < 1 || day > 31 {
		return 0, false
	}
	at := strings.Index("janfebmaraprmayjunjulaugsepoctnovdec", strings.ToLower(month[:3]))
	if at < 0 || at%3 != 0 {
		return 0, false
	}
	return engine.Date(year*10_000 + (at/3+1)*100 + day), true
}

// parseDate reads a day; short says that the year had two digits. A day before the month is recognised
// by the dots that languages with this order write. With other signs a year at the end is only taken where
// one of the other two is too large for a month.
func parseDate(s string) (day engine.Date, short, ok bool) {
	at := strings.IndexAny(s, "/-.")
	if at < 0 {
		return 0, false, false
	}
	separator := s[at : at+1]
	parts := strings.Split(s, separator)
	if len(parts) != 3 {
		return 0, false, false
	}
	y, m, d := parts[0], parts[1], parts[2]
	switch twoFigures := len(y) == 2 && len(m) == 2; {
	case len(d) != 4:
	case separator == "." || twoFigures && y > "12":
		y, d = d, y
	case twoFigures && m > "12":
		y, m, d = d, y, m
	}
	if len(m) > 2 || len(d) > 2 || len(y) != 4 && (len(y) != 2 || separator == ".") {
		return 0, false, false
	}
	year, ok1 := number(y)
	month, ok2 := number(m)
	date, ok3 := number(d)
	if short = len(y) == 2; short {
		year += 2000
	}
	ok = ok1 && ok2 && ok3 && year > 0 && 1 <= month && month <= 12 && 1 <= date && date <= 31
	if !ok {
		return 0, false, false
	}
	return engine.Date(year*10_000 + month*100 + date), short, true
}

// pairing reads how the event is paired from 092 or, before it, 192.
func (r *reader) pairing(l recordLine, value string, offset int, encoded bool) {
	p, ok := pairingOf(value)
	switch {
	case !ok:
		r.report(l, UnknownType, offset, value)
	case encoded || !r.doc.PairingStated:
		r.doc.Event.Pairing, r.doc.PairingStated = p, true
	}
}

// The words by which a type of tournament is recognised, in record 092 also in the languages that
// programs write; the letters of 192 contain them as well.
var (
	swissWords         = []string{"swiss", "schweiz", "suiss", "suizo", "svizzer", "svájc", "dutch", "dubov", "burstein"}
	predeterminedWords = []string{"robin", "berger", "scheveningen", "schiller", "rundenturnier", "körmérk", "all-play-all",
		"todos contra todos", "toutes rondes", "girone"}
)

// pairingOf says how a tournament of this type is paired.
func pairingOf(text string) (p engine.Pairing, ok bool) {
	text = strings.ToLower(text)
	for _, w := range swissWords {
		if strings.Contains(text, w) {
			return engine.Swiss, true
		}
	}
	for _, w := range predeterminedWords {
		if strings.Contains(text, w) {
			return engine.Predetermined, true
		}
	}
	return engine.Swiss, false
}

// typeText returns a record 092 for a way of pairing.
func typeText(p engine.Pairing) string {
	if p == engine.Predetermined {
		return "Individual: Round-Robin"
	}
	return "Individual: Swiss-System"
}

// tiebreaks reads a list of codes. 212 is the whole order of the standings and goes before 202,
// which stands behind the points.
func (r *reader) tiebreaks(l recordLine, value string, offset int, whole bool) {
	var order []engine.Criterion
	if !whole {
		order = append(order, engine.Criterion{Name: engine.PTS})
	}
	for rest, at := value, offset; rest != ""; {
		trimmed := strings.TrimLeft(rest, ",; \t")
		at += len(rest) - len(trimmed)
		end := strings.IndexAny(trimmed, ",; \t")
		if end < 0 {
			end = len(trimmed)
		}
		code := trimmed[:end]
		if code != "" {
			c, err := engine.ParseCriterion(code)
			switch {
			case err != nil:
				r.report(l, UnknownCriterion, at, code)
			case whole || c.Name != engine.PTS:
				order = append(order, c)
			}
		}
		rest, at = trimmed[end:], at+end
	}
	if whole || r.doc.StandingsText == "" {
		r.doc.Tiebreaks = order
	}
}
