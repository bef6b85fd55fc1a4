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

// isoCodes are the codes of the world's currencies (ISO 4217). Those that are words too are left out: a CUP, the TOP 10
// and ALL are hardly pesos, paʻanga and lek.
var isoCodes = strings.Fields("AED AFN AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF " +
	"CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR " +
	"ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU " +
	"MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD " +
	"SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER " +
	"ZAR ZMW ZWG")

// meanings returns the codes of the currencies that may be meant: several where countries share a sign or a word.
func (c Currency) meanings() []string {
	code := c.code()
	switch sign := strings.ToLower(c.Sign); {
	case code == "KR":
		return strings.Fields("SEK NOK DKK ISK")
	case code == "DIN":
		return []string{"RSD"}
	case code == "DEN":
		return []string{"MKD"}
	case sign == "$" || strings.HasPrefix(sign, "doll"):
		return strings.Fields("USD CAD AUD NZD SGD HKD TWD")
	}
	return []string{code}
}

// same reports whether two ways to write a currency may be one currency.
func (c Currency) same(other Currency) bool {
	return slices.ContainsFunc(c.meanings(), func(code string) bool { return slices.Contains(other.meanings(), code) })
}

// Unit is what money in the currency is paid in at the least.
func (c Currency) Unit() Amount {
	if slices.Contains(wholeOnly, c.code()) {
		return Whole
	}
	return 1
}

// isCurrency reports whether a text can be the currency of an amount: a sign, with or without capitals (€, US$),
// the three capitals of a currency (EUR), or a known word.
func isCurrency(s string) bool {
	known := func() bool {
		code := Currency{Sign: s}.code()
		return slices.ContainsFunc(currencies, func(ways []string) bool { return ways[0] == code })
	}
	signs := 0
	for _, r := range s {
		switch {
		case unicode.Is(unicode.Sc, r):
			signs++
		case 'A' <= r && r <= 'Z':
		default:
			return known()
		}
	}
	return signs == 1 || slices.Contains(isoCodes, s) || known()
}
