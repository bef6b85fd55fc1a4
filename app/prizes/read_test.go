package prizes

import (
	"fmt"
	"strings"
	"testing"
)

// lines writes a list of prizes as "1 200 Cup|Title; 2 100".
func (list List) lines() string {
	var out []string
	for i, p := range list.Prizes {
		out = append(out, strings.TrimSpace(fmt.Sprintf("%d %v %s", i+1, p.Money, strings.Join(p.Things, "|"))))
	}
	for _, p := range list.Problems {
		out = append(out, fmt.Sprintf("line %d: %d", p.Line, p.Kind))
	}
	return strings.Join(out, "; ")
}

func TestReadList(t *testing.T) {
	for _, tt := range []struct{ name, typed, want string }{
		{"nothing", "", ""},
		{"a line each", "£200\n£100\n50", "1 200; 2 100; 3 50"},
		{"blank lines are no places", "200\n\n \n100", "1 200; 2 100"},
		{"money and things", "£200 + Cup\nMedal\n0", "1 200 Cup; 2 0 Medal; 3 0"},
		{"several things", "Cup, title; board 1 + 200 €", "1 200 Cup|title|board 1"},
		{"two amounts of one place", "200 + 50", "1 250"},
		{"nothing for a place", "200\n-\n50", "1 200; 2 0; 3 50"},
		{"named places", "1. 200\n2) 100\n3: 50\n4:25", "1 200; 2 100; 3 50; 4 25"},
		{"a range", "1: 300\n2–4: £100 + Medal\n20", "1 300; 2 100 Medal; 3 100 Medal; 4 100 Medal; 5 20"},
		{"out of order, with a gap", "3: 10\n1: 30", "1 30; 2 0; 3 10"},
		{"thousands are no place", "1.000 €\n1.500,50 €", "1 1000; 2 1500.50"},
		{"from a table", "1\t200\n2\t100", "1 200; 2 100"},
		{"a number in a thing", "Place in the 2027 final\nboard 2", "1 0 Place in the 2027 final; 2 0 board 2"},
		{"another currency", "£200\n100 €", "1 200; 2 0 100 €; line 2: 1"},
		{"money that would not be shared", "£200 and a cup", "1 0 £200 and a cup; line 1: 2"},
		{"a place twice", "1: 200\n1: 100", "1 200; line 2: 3"},
		{"too many places", "1-999: 5", "line 1: 4"},
		{"too high a place", "1000: 5", "line 1: 4"},
		{"ordinals", "1st: 200\n2nd £100\n3RD place: 50\n4th prize 25", "1 200; 2 100; 3 50; 4 25"},
		{"ordinals with a full stop", "1. 200\n2. Preis 100 €\n3.50 €\n4.: 25", "1 200; 2 100; 3 3.50; 4 25"},
		{"ordinals in Hungarian", "1. hely: 20000 Ft\n2. díj 10 000 Ft\n3. helyezett: kupa", "1 20000; 2 10000; 3 0 kupa"},
		{"the word in front", "Place 1: 200\nPlätze 2 – 3: 100\nBoard 1: 50", "1 200; 2 100; 3 100; 4 0 Board 1: 50"},
		{"a named prize", "1. Preis der Stadt\n1st-2nd", "1 0 Preis der Stadt; 2 0; line 2: 7"},
		{"ordinals of a range", "1st–2nd: 50\n3.–4. Preis 20", "1 50; 2 50; 3 20; 4 20"},
		{"euros in Hungarian", "200 euró\n100 €\n50 eur", "1 200; 2 100; 3 50"},
		{"no amount", "1e3\n-50\n£99999999999999\n12 34\n5%\n1–200\n200,100,50", "1 0; 2 0; 3 0; 4 0; 5 0; 6 0; 7 0; " +
			"line 1: 7; line 2: 7; line 3: 7; line 4: 7; line 5: 7; line 6: 7; line 7: 7"},
		{"a range backwards", "5-3: 100\n50", "1 50; line 1: 9"},
		{"things with numbers", "Cup 2026\nBoard 1\n2 books\n2 × book\n3 x Medal", "1 0 Cup 2026; 2 0 Board 1; 3 0 2 books; 4 0 2 × book; 5 0 3 x Medal"},
		{"the whole list in a line", "200, 100, 50", "1 200; 2 100; 3 50"},
		{"as many as the places", "1–3: 200; 100; 50\n20", "1 200; 2 100; 3 50; 4 20"},
		{"several amounts of a place", "200, 100\n50", "1 300; 2 50; line 1: 8"},
		{"several amounts and a thing", "200, Cup, 100", "1 300 Cup; line 1: 8"},
		{"one currency in two ways", "€200\n100 EUR", "1 200; 2 100"},
		{"crowns of a country", "200 kr\nSEK 100\n50 kronor", "1 200; 2 100; 3 50"},
		{"crowns of a country, the other way round", "SEK 200\n100 kr", "1 200; 2 100"},
		{"crowns of two countries", "200 kr\n100 SEK\n50 NOK\n20 kr", "1 200; 2 100; 3 0 50 NOK; 4 20; line 3: 1"},
		{"dollars of a country", "$200\nCAD 100\n50 USD", "1 200; 2 100; 3 0 50 USD; line 3: 1"},
		{"capitals that are no currency", "CUP 1\nCUP 2026\nTOP 10\nBRD 1\n100 PLN", "1 0 CUP 1; 2 0 CUP 2026; 3 0 TOP 10; 4 0 BRD 1; 5 100"},
	} {
		if got := ReadList(tt.typed).lines(); got != tt.want {
			t.Errorf("%s: %s\nwant %s", tt.name, got, tt.want)
		}
	}
}

// lines writes a ranking as "Ana 4; =Bo 4".
func (r Ranking) lines() string {
	var out []string
	for _, p := range r.Players {
		mark := ""
		if p.Level {
			mark = "="
		}
		out = append(out, mark+p.Name+" "+p.Points.Format('.'))
	}
	if r.Sorted {
		out = append(out, "sorted")
	}
	for _, p := range r.Problems {
		out = append(out, fmt.Sprintf("line %d: %d", p.Line, p.Kind))
	}
	for _, p := range r.Numbered {
		out = append(out, fmt.Sprintf("line %d: %s", p.Line, p.Text))
	}
	return strings.Join(out, "; ")
}

func TestReadRanking(t *testing.T) {
	for _, tt := range []struct{ name, typed, want string }{
		{"nothing", "\n \n", ""},
		{"names and points", "Ana 4½\nBo 4.5\nCai 4,5\nDev 4 1/2\nEli 9/2", "Ana 4½; Bo 4½; Cai 4½; Dev 4½; Eli 4½"},
		{"several names", "Anders, Ana 4\nBo van Dam\t3", "Anders, Ana 4; Bo van Dam 3"},
		{"places and dots", "1. Ana 4\n2 Bo 3½\n3)\tCai\t3", "Ana 4; Bo 3½; Cai 3"},
		{"marks before the points", "Ana: 4\nBo – 3\nCai (2½)\nDev, 2\nEli;1", "Ana 4; Bo 3; Cai 2½; Dev 2; Eli 1"},
		{"the word", "Ana 4 points\nBo 1 pt\nCai ½ Punkte", "Ana 4; Bo 1; Cai ½"},
		{"points alone", "4\n3 1/2\n½", " 4;  3½;  ½"},
		{"how many", "2 × 4\n3x3½\n1*½", " 4;  4;  3½;  3½;  3½;  ½"},
		{"equal in everything", "Ana 4\n= Bo 4\n=Cai 3", "Ana 4; =Bo 4; Cai 3"},
		{"not in order", "Cai 3\nAna 4\nDev 3", "Ana 4; Cai 3; Dev 3; sorted"},
		{"no points", "Ana\nBo 3", "Bo 3; line 1: 5"},
		{"columns", "Ana\t4\t13,5\t12\n2\tBo\tGER\t3½\t12\nCai;3;11", "Ana 4; Bo GER 3½; Cai 3"},
		{"columns with a rating", "1\tAna\t2200\t2180\t4\t13,5\n2\tPlayer 7\t2150\t3,5\t12\n3. Cai\t3", "Ana 4; Player 7 3½; Cai 3"},
		{"points out of rounds", "Ana 4/5\nBo 4 out of 5\nCai 4 aus 5\nDev 3½ / 5\nEli (3.5/5)\nFay 3 1/2 von 5\nGus 0/5", "Ana 4; Bo 4; Cai 4; Dev 3½; Eli 3½; Fay 3½; Gus 0"},
		{"fractions stay", "Ana 9/2\nBo 3 1/2\nCai 3 1/4\nDev 1/2", "Ana 4½; Bo 3½; Cai 3.25; Dev ½"},
		{"points out of rounds alone", "4/5\n3 out of 5\n2 × 2/5", " 4;  3;  2;  2"},
		{"words for points", "Ana 5p\nBo 4pts\nCai 4 Pkt\nDev 3½ pont\nEli 3 Pkt.\nFay 2.5pt.", "Ana 5; Bo 4; Cai 4; Dev 3½; Eli 3; Fay 2½"},
		{"a number left in the name", "Ana 2200 4\nBo 3 12 2\nCai 1", "Ana 2200 4; Bo 3 12 2; Cai 1; line 1: Ana 2200; line 2: Bo 3 12"},
		{"players side by side", "Ana 4,5; =Bo 4,5; Anders, Cai 4\n1. Dev 3½, 2. Eli 3\n2 × 2; 3 × 1", "Ana 4½; =Bo 4½; Anders, Cai 4; Dev 3½; Eli 3;  2;  2;  1;  1;  1"},
		{"with a mark at the end", "Ana 4; =Bo 4;\nCai 3, Dev 3,", "Ana 4; =Bo 4; Cai 3; Dev 3"},
		{"no blank between them", "Ana 4,5,Bo 4,5\nCai 4;Dev 4", "Ana 4½; Bo 4½; Cai 4; Dev 4"},
		{"surnames with a comma side by side", "Anders, Cai 4,5, Bodo, Ana 4, Bo 3", "Anders, Cai 4½; Bodo, Ana 4; Bo 3"},
		{"a rating behind the name in a table", "Ana 2200; 4\nBo 2100; TSV 3", "Ana 2200 4; Bo 2100 TSV 3"},
		{"columns and commas stay", "Anders, Ana 1; 4\nPlayer 7; 3; 12", "Anders, Ana 1 4; Player 7 3"},
		{"too many", "5000 × 1\nAna 1", "line 1: 6"},
	} {
		if got := ReadRanking(tt.typed).lines(); got != tt.want {
			t.Errorf("%s: %s\nwant %s", tt.name, got, tt.want)
		}
	}
}
