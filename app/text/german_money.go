package text

var germanMoney = [keys]string{
	PrizeNoAmount:        "erwartet wird ein Betrag wie 200, 200 € oder 66,67 € oder ein Sachpreis, der mit einem Wort beginnt. Die Angabe bleibt weg.",
	PrizeSeveralAmounts:  "eine Zeile ist ein Platz: Ihre Beträge werden addiert. Für jeden Platz eine eigene Zeile schreiben.",
	PrizePlacesBackwards: "erwartet wird der bessere Platz zuerst, etwa 3–5: 100 €. Die Zeile bleibt weg.",
	PrizeThingsHint:      "Was mit einem Wort beginnt oder etwas zählt, ist ein Sachpreis: Pokal 2026, 2 Bücher.",
	RankingNumbered:      "{count#Zeile|Zeilen} {lines}: Die letzte Zahl gilt als Punkte, und der Name endet mit einer Zahl ({name}).",
	OrderHint:            "Kürzel wie BH/C1 oder Worte: Los, Stechen.",
	OrderUnknownCode:     "{typed}: erwartet wird das Kürzel einer Wertung, etwa {nearest}; die Angabe bleibt weg.",
	OrderWrongModifier:   "{typed}: erwartet wird ein Zusatz, den diese Wertung hat, etwa BH/C1 bis BH/C9; die Angabe bleibt weg.",
	MoneyByLot:           "Los",
	ReasonOddLots:        "Was nicht aufgeht, wird gelost, weil keine Wertung {names} trennt: {count} von ihnen {count#bekommt|bekommen je} {amount} mehr.",
	ReasonLess:           "{names} {count#bekommt|bekommen} {amount} mehr: Das ist weniger als der kleinste Auszahlungsbetrag und wird trotzdem vergeben.",
	ReasonLessLots:       "Das Los entscheidet, wer von {names} {amount} mehr bekommt: Das ist weniger als der kleinste Auszahlungsbetrag und wird trotzdem vergeben.",
	ReasonLots:           "Keine Wertung trennt {names}: Unter ihnen werden die Plätze und damit das Geld verlost.",
	SayMoneyLots:         "{names} mit {points} {count#Punkt|Punkten}: Keine Wertung trennt sie, das Los entscheidet, wer was bekommt: {amounts}.",
	SayThingWords:        "{thing}: {names} ({order}).",
}
