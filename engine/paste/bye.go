package paste

import (
	"strings"

	"feinwertung/engine"
)

// bareRound reads a round without an opponent: a sign, a number of points, a letter or a word. The
// state is unread where it is none.
func (g *grammar) bareRound(s string) token {
	byes := [...]token{
		{state: bare, kind: engine.PairingBye, doubt: fullPoint},
		{state: bare, kind: engine.HalfBye},
		{state: bare, kind: engine.ZeroBye},
	}
	switch s {
	case "1", "+", "-1", "- 1", "1.0", "1,0":
		return byes[0]
	case "½", "=", "-½", "- ½", "-=", "0.5", "0,5", "-0.5", "-0,5", "-.5", "-,5", "1/2", "-1/2", "½-":
		return byes[1]
	case "0", "-0", "- 0", "0.0", "0,0":
		return byes[2]
	case "-":
		return token{state: bare, kind: engine.ZeroBye, doubt: noPoint}
	case "1k", "1K", "+k", "+K", "1F", "+F", "1f", ">":
		return token{state: bare, kind: engine.ForfeitWin}
	case "0k", "0K", "-k", "-K", "0F", "-F", "0f", "<":
		return token{state: bare, kind: engine.ForfeitLoss}
	}
	if letter := strings.Trim(s, "-"); len(letter) == 1 && (len(s) == 1 || len(s) > 2) {
		return g.byeLetter(letter) // also -H- and H---
	}
	if rest := strings.TrimLeft(s[1:], " "); g.american && isLetter(s[0]) && rest != "" && strings.Trim(rest, "0") == "" {
		return g.byeLetter(s[:1]) // H 0
	}
	if rest := strings.TrimLeft(s, "0"); g.letters && rest != "" && len(rest) < len(s) {
		switch strings.ToUpper(strings.Trim(rest, ": ")) { // Swiss Perfect writes a bye as a game with nobody
		case "W":
			return byes[0]
		case "D":
			return byes[1]
		case "L", "":
			return byes[2]
		}
	}
	return byeWord(s)
}

// byeLetter reads a bye's letter: those of US Chess where its letters are in use, else those of TRF.
func (g *grammar) byeLetter(s string) token {
	t := token{state: bare}
	if !g.american && !g.letters {
		k, _, known := engine.LetterKind(s)
		if !known || k < engine.PairingBye {
			return token{}
		}
		t.kind = k
		return t
	}
	switch s {
	case "H", "h":
		t.kind = engine.HalfBye
	case "Z", "z":
		t.kind, t.doubt = engine.HalfBye, drawnOff
	case "U", "u":
		t.kind = engine.ZeroBye
	case "B", "b":
		t.kind, t.doubt = engine.PairingBye, fullPoint
	case "X", "x":
		t.kind = engine.ForfeitWin
	case "F", "f":
		t.kind = engine.ForfeitLoss
	default:
		return token{}
	}
	return t
}

// words are the words for rounds without an opponent, without blanks, dots and signs.
var words = [...]struct {
	kind  engine.Kind
	doubt doubt
	words string
}{
	{engine.PairingBye, fullPoint, " bye free spielfrei freilos freispiel exempt exe exento libre descansa descanso riposo " +
		"szabadnapos szabadnap szabad erőnyerő kiemelt vrij frirunde frirond pauza pauzuje volno volný wolny wolnylos vapaa выходной свободен свободна вихідний вільний почива слободан ρεπό плюс fullbye fullpointbye "},
	{engine.PairingBye, certain, " pab pairingallocatedbye "},
	{engine.FullBye, certain, " fpb "},
	{engine.HalfBye, certain, " hpb halfbye halfpointbye "},
	{engine.ZeroBye, certain, " zpb zerobye zeropointbye absent abs abwesend entschuldigt nichtausgelost nichtgelost notpaired " +
		"unpaired withdrawn zurückgetreten hiányzik távol visszalépett nempárosított ausente retirado noemparejado nonapparié forfaitgénéral out отсутствует выбыл відсутній απών "},
	{engine.ZeroBye, noPoint, " неявка неявился неявилась минус "},
}

// byeWord reads a word, with a sign or points on either side of it: "=BYE", "bye ½".
func byeWord(s string) token {
	letters := 0
	for i := range len(s) {
		if isLetter(s[i]) || s[i] >= 0x80 {
			letters++
		}
	}
	if letters < 3 {
		return token{}
	}
	word := strings.ToLower(s)
	worth := ""
	for _, p := range [...]string{"½", "1/2", "0.5", "0,5", "=", "+", "-", "1", "0"} {
		if rest, ok := strings.CutPrefix(word, p); ok {
			word, worth = rest, p
			break
		}
		if rest, ok := strings.CutSuffix(word, p); ok && p != "+" && p != "-" {
			word, worth = rest, p
			break
		}
	}
	word = without(word, " -.()*")
	if word == "" {
		return token{}
	}
	for i := range words {
		if !strings.Contains(words[i].words, " "+word+" ") {
			continue
		}
		t := token{state: bare, kind: words[i].kind, doubt: words[i].doubt}
		if t.kind == engine.PairingBye {
			switch worth {
			case "½", "1/2", "0.5", "0,5", "=":
				t.kind, t.doubt = engine.HalfBye, certain
			case "-", "0":
				t.kind, t.doubt = engine.ZeroBye, certain
			}
		}
		return t
	}
	return token{}
}
