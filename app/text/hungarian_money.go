package text

var hungarianMoney = [keys]string{
	PrizeNoAmount:        "összeg kell, például 200, 50 000 Ft vagy 66,67 €, vagy szóval kezdődő tárgyi díj. Ez kimarad.",
	PrizeSeveralAmounts:  "egy sor egy hely: az összegei összeadódnak. Minden helyet külön sorba írj.",
	PrizePlacesBackwards: "a jobb helyezés legyen elöl, például 3–5: 10 000 Ft. Ez a sor kimarad.",
	PrizeThingsHint:      "Ami szóval kezdődik vagy darabszámot ad meg, az tárgyi díj: Kupa 2026, 2 könyv.",
	RankingNumbered:      "{count#Sor|Sorok}: {lines}. Az utolsó szám a pontszám, és a név számra végződik ({name}).",
	OrderHint:            "Rövidítések, például BH/C1, vagy szavak: sorsolás, rájátszás.",
	OrderUnknownCode:     "{typed}: egy számítás rövidítése kell, például {nearest}; ez kimarad.",
	OrderWrongModifier:   "{typed}: olyan kiegészítés kell, amilyen ennek a számításnak van, például BH/C1–BH/C9; ez kimarad.",
	MoneyByLot:           "sorsolással",
	ReasonOddLots:        "Ami nem osztható el, azt kisorsolják, mert egyetlen számítás sem választja szét őket: {names}. Közülük {count} játékos {count#kap|kap} még ennyit: {amount}.",
	ReasonLess:           "{names} {count#kap|kapnak} még ennyit: {amount}. Ez kevesebb a legkisebb kifizetett összegnél, de így is kiosztják.",
	ReasonLessLots:       "Sorsolás dönt arról, ki kap közülük még ennyit: {amount} ({names}). Ez kevesebb a legkisebb kifizetett összegnél, de így is kiosztják.",
	ReasonLots:           "Egyetlen számítás sem választja szét őket: {names}. Köztük a helyekről és így a pénzről is sorsolás dönt.",
	SayMoneyLots:         "{names} {points} {count#ponttal|ponttal}: egyetlen számítás sem választja szét őket, sorsolás dönt arról, ki mit kap: {amounts}.",
	SayThingWords:        "{thing}: {names} ({order}).",
}
