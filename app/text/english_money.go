package text

var englishMoney = [keys]string{
	PrizeNoAmount:        "expected an amount such as 200, £200 or 66.67 €, or a thing that begins with a word. It is left out.",
	PrizeSeveralAmounts:  "a line is one place: its amounts are added up. Put each place in a line of its own.",
	PrizePlacesBackwards: "expected the better place first, such as 3–5: £100. The line is left out.",
	PrizeThingsHint:      "What begins with a word or counts something is a thing: Cup 2026, 2 books.",
	RankingNumbered:      "{count#Line|Lines} {lines}: the last number is taken as the points, and the name ends in a number ({name}).",
	OrderHint:            "Codes such as BH/C1, or words: drawing lots, rapid play-off.",
	OrderUnknownCode:     "{typed}: expected the code of a criterion, such as {nearest}; it is left out.",
	OrderWrongModifier:   "{typed}: expected a modifier that this criterion has, such as BH/C1 to BH/C9; it is left out.",
	MoneyByLot:           "by lot",
	ReasonOddLots:        "What cannot be divided goes by lot, as no tie-break separates {names}: {count} of them {count#gets|get} {amount} more{count#| each}.",
	ReasonLess:           "{names} {count#gets|get} {amount} more: it is less than what is paid in, and is given all the same.",
	ReasonLessLots:       "Lots decide who of {names} gets {amount} more: it is less than what is paid in, and is given all the same.",
	ReasonLots:           "No tie-break separates {names}: among them the places, and the money with them, go by lot.",
	SayMoneyLots:         "{names} with {points} {count#point|points}: no tie-break separates them, and lots decide who gets {amounts}.",
	SayThingWords:        "{thing}: {names} ({order}).",
}
