package prizes

import (
	"strconv"
	"strings"
)

// Amount is money in hundredths of a currency, such as cents.
type Amount int64

const (
	// Whole is one of the currency.
	Whole Amount = 100

	// mostAmount bounds what is read, so that sums and products of them stay inside 64 bits.
	mostAmount = 1_000_000_000 * Whole
)

// Format returns the amount with a decimal separator and what stands between thousands. Hundredths are written
// only where there are any.
func (a Amount) Format(decimal byte, thousands string) string {
	whole := strconv.FormatInt(int64(a/Whole), 10)
	var b strings.Builder
	for i := range len(whole) {
		if i > 0 && (len(whole)-i)%3 == 0 {
			b.WriteString(thousands)
		}
		b.WriteByte(whole[i])
	}
	if cents := a % Whole; cents > 0 {
		b.Write([]byte{decimal, '0' + byte(cents/10), '0' + byte(cents%10)})
	}
	return b.String()
}

// String returns the amount as a decimal: 150, 66.67.
func (a Amount) String() string { return a.Format('.', "") }

// parseMoney reads an amount with or without a currency: 200, £200, 1.234,50 €, EUR 66.67, 50 000 Ft.
func parseMoney(s string) (Amount, Currency, bool) {
	s = strings.TrimSpace(strings.ReplaceAll(s, "\u00a0", " "))
	first := strings.IndexAny(s, "0123456789")
	if first < 0 {
		return 0, Currency{}, false
	}
	last := strings.LastIndexAny(s, "0123456789")
	front, back := strings.TrimSpace(s[:first]), strings.TrimSpace(s[last+1:])
	// "200,-" and "200.–" are whole amounts.
	for _, ending := range []string{",-", ".-", ",–", ".–", ",—"} {
		back = strings.TrimSpace(strings.TrimPrefix(back, ending))
	}
	currency := Currency{Sign: back}
	switch {
	case front != "" && back != "":
		return 0, Currency{}, false
	case front != "":
		currency = Currency{front, true}
	}
	if currency.Sign != "" && !isCurrency(currency.Sign) {
		return 0, Currency{}, false
	}
	amount, ok := parseAmount(s[first : last+1])
	return amount, currency, ok
}

// parseAmount reads the digits of an amount in the habit of any country. One or two digits behind the last
// full stop or comma are hundredths; three are thousands.
func parseAmount(s string) (Amount, bool) {
	decimals := ""
	if i := strings.LastIndexAny(s, ".,"); i >= 0 && len(s)-i <= 3 {
		mark := s[i : i+1]
		s, decimals = s[:i], s[i+1:]
		if strings.Contains(s, mark) || strings.ContainsAny(decimals, " '") {
			return 0, false
		}
	}
	groups := strings.FieldsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
	if len(groups) == 0 || !oneSeparator(s) {
		return 0, false
	}
	for i, group := range groups[1:] {
		if len(group) != 3 || i == 0 && (len(groups[0]) > 3 || groups[0][0] == '0') {
			return 0, false
		}
	}
	whole, err := strconv.ParseInt(strings.Join(groups, ""), 10, 64)
	if err != nil || Amount(whole) > mostAmount/Whole {
		return 0, false
	}
	cents, err := strconv.Atoi((decimals + "00")[:2])
	return Amount(whole)*Whole + Amount(cents), err == nil
}

// oneSeparator reports whether only one sign, one at a time, stands between the groups of digits.
func oneSeparator(s string) bool {
	found := rune(0)
	digit := true
	for _, r := range s {
		if '0' <= r && r <= '9' {
			digit = true
			continue
		}
		if !digit || found != 0 && r != found || !strings.ContainsRune("., '’", r) {
			return false
		}
		found, digit = r, false
	}
	return digit
}
