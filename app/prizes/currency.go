package prizes

import (
	"slices"
	"strings"
	"unicode"
)

// Currency is a currency as it was written, "" for none, and on which side of the amount.
type Currency struct {
	Sign  string
	Front bool
}

// currencies are the ways to write a currency, the code first. What only says "kr" or "fr" is one currency of its
// own event, whichever country that is in.
var currencies = [][]string{
	strings.Fields("EUR € euro euros euró"),
	strings.Fields("GBP £ pound pounds pfund font"),
	strings.Fields("USD $ us$ dollar dollars dollár"),
	strings.Fields("HUF ft ft. forint forints"),
	strings.Fields("CHF fr fr. sfr franken francs frank"),
	strings.Fields("JPY ¥ yen"),
	strings.Fields("KR kr. kronor kroner korona"),
	strings.Fields("CZK kč"),
	strings.Fields("PLN zł"),
	strings.Fields("RON lei"),
	strings.Fields("INR ₹ rs rs."),
	strings.Fields("TRY ₺ tl"),
	strings.Fields("UAH ₴ грн"),
	strings.Fields("RUB ₽ руб"),
	strings.Fields("BGN лв"),
	strings.Fields("DEN ден"),
	strings.Fields("DIN din din."),
	strings.Fields("SEK"), strings.Fields("NOK"), strings.Fields("DKK"), strings.Fields("ISK"), strings.Fields("KRW ₩"),
}

// wholeOnly are the currencies that have no coins of less than one.
var wholeOnly = strings.Fields("HUF JPY KR SEK NOK ISK KRW")

// code returns the same text for every way to write a currency: EUR for €, "" for none.
func (c Currency) code() string {
	for _, ways := range currencies {
		if strings.EqualFold(ways[0], c.Sign) || slices.Contains(ways[1:], strings.ToLower(c.Sign)) {
			return ways[0]
		}
	}
	return strings.ToUpper(c.Sign)
}

// Unit is what money in the currency is paid in at the least.
func (c Currency) Unit() Amount {
	if slices.Contains(wholeOnly, c.code()) {
		return Whole
	}
	return 1
}

// isCurrency reports whether a text can be the currency of an amount: a sign, with or without capitals (€, US$),
// three capitals (EUR), or a known word.
func isCurrency(s string) bool {
	known := func() bool {
		code := Currency{Sign: s}.code()
		return slices.ContainsFunc(currencies, func(ways []string) bool { return ways[0] == code })
	}
	signs, capitals := 0, 0
	for _, r := range s {
		switch {
		case unicode.Is(unicode.Sc, r):
			signs++
		case 'A' <= r && r <= 'Z':
			capitals++
		default:
			return known()
		}
	}
	return signs == 1 || capitals == 3 || known()
}
