package prizes

import "testing"

func TestParseMoney(t *testing.T) {
	for _, tt := range []struct {
		typed, amount, sign string
		front               bool
	}{
		{"200", "200", "", false},
		{"£200", "200", "£", true},
		{"200 €", "200", "€", false},
		{"66.67", "66.67", "", false},
		{"66,67 €", "66.67", "€", false},
		{"0,5 €", "0.50", "€", false},
		{"1.234,50 €", "1234.50", "€", false},
		{"$1,234.50", "1234.50", "$", true},
		{"US$ 1,234", "1234", "US$", true},
		{"1.000", "1000", "", false},
		{"50 000 Ft", "50000", "Ft", false},
		{"50\u00a0000 forint", "50000", "forint", false},
		{"CHF 1'500.–", "1500", "CHF", true},
		{"200,- Kč", "200", "Kč", false},
		{"EUR 1 000 000", "1000000", "EUR", true},
		{"0", "0", "", false},
		{"0.00", "0", "", false},
	} {
		amount, currency, ok := parseMoney(tt.typed)
		if !ok || amount.String() != tt.amount || currency != (Currency{tt.sign, tt.front}) {
			t.Errorf("%q: %v %+v %v, want %s of %q", tt.typed, amount, currency, ok, tt.amount, tt.sign)
		}
	}
	for _, typed := range []string{"", "Cup", "Cup 2", "board 1", "2 books", "1.23.4", "1,2345", "12 34", "1..000", "0.125", "1234.567",
		"£200 €", "-5", "200 each", "99999999999", "1.000.00", "5 5"} {
		if amount, currency, ok := parseMoney(typed); ok {
			t.Errorf("%q is read as %v %v", typed, amount, currency)
		}
	}
}

func TestFormat(t *testing.T) {
	for _, tt := range []struct {
		amount  Amount
		english string
		german  string
	}{
		{0, "0", "0"}, {5, "0.05", "0,05"}, {100, "1", "1"}, {6667, "66.67", "66,67"}, {99_950, "999.50", "999,50"},
		{100_000, "1,000", "1.000"}, {123_456_789, "1,234,567.89", "1.234.567,89"},
	} {
		if got := tt.amount.Format('.', ","); got != tt.english {
			t.Errorf("%d is %s, want %s", tt.amount, got, tt.english)
		}
		if got := tt.amount.Format(',', "."); got != tt.german {
			t.Errorf("%d is %s, want %s", tt.amount, got, tt.german)
		}
	}
}
