package paste

import (
	"strings"
	"testing"

	"feinwertung/engine"
)

// TestOtherScripts: colours, headings and words in Cyrillic and in Greek letters, large and small.
func TestOtherScripts(t *testing.T) {
	checkFormats(t, []formatCase{
		{
			name: "Russian: белые and чёрные, byes and absences in words",
			text: "Место\tИмя\tРейт.\t1.тур\t2.тур\t3.тур\tОчки\tБх\n1\tАна\t1900\t3б1\t2ч1\t5б½\t2,5\t2\n2\tБо\t1800\t4Б1\t1Б0\tвыходной\t2\t3\n" +
				"3\tКай\t1700\t1Ч0\t4ч+\t½ выходной\t1,5\t4\n4\tДев\t1600\t2ч0\t3б-\tнеявка\t0\t5\n5\tЭли\t1500\tсвободен\tотсутствует\t1ч½\t1,5\t2\n",
			format: Crosstable,
			rounds: []string{"3w1 2b1 5w½", "4w1 1w0 U", "1b0 4b+ H", "2b0 3w- Z", "U Z 1b½"},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed, ZeroAssumed},
		},
		{
			name: "Russian, aligned with blanks: a blank field, plus and minus in words",
			text: "№   Участник      Очки  1     2     3    Бх\n1   Ана Первая    2,5   3б1   2ч1   4б½  2\n2   Бо Второй     1     4б1   1б0        3\n" +
				"3   Кай Третий    1     1ч0   плюс  -    4\n4   Дев Последний 0,5   2ч0         1ч½  4\n",
			format: Crosstable,
			rounds: []string{"3w1 2b1 4w½", "4w1 1w0 .", "1b0 U Z", "2b0 . 1b½"},
			notes:  []NoteKind{ColumnsByBlanks, NumbersAssumed, ByeAssumed, ZeroAssumed},
		},
		{
			name:   "Serbian: бели and црни, the colour first",
			text:   "Бр.\tИме\tРејтинг\tКоло 1\tКоло 2\tПоени\n1\tАна\t1900\tб3 1\tц2 ½\t1½\n2\tБо\t1800\tЦ4 1\tБ1 ½\t1½\n3\tКај\t1700\tц1 0\tб4 1\t1\n4\tДев\t1600\tб2 0\tц3 0\t0\n",
			format: ColorFirst,
			rounds: []string{"3w1 2b½", "4b1 1w½", "1b0 4w1", "2w0 3b0"},
			notes:  []NoteKind{NumbersAssumed},
		},
		{
			name:   "Greek: λευκά and μαύρα",
			text:   "Α.Α.\tΌνομα\tΓύρος 1\tΓύρος 2\tΓύρος 3\tΒαθμοί\n1\tΆνα\t3Λ1\t2Μ½\tρεπό\t2,5\n2\tΜπο\t4μ1\t1λ½\tαπών\t1,5\n3\tΚάι\t1Μ0\t4Λ1\t\t1\n4\tΝτεβ\t2Λ0\t3Μ0\t\t0\n",
			format: Crosstable,
			rounds: []string{"3w1 2b½ U", "4b1 1w½ Z", "1b0 4w1 .", "2w0 3b0 ."},
			notes:  []NoteKind{NumbersAssumed, ByeAssumed},
		},
	})
}

// TestFieldsInOtherScripts: headings in Cyrillic say what the columns are, as in other languages.
func TestFieldsInOtherScripts(t *testing.T) {
	r := mustRead(t, "Пл.\tСт.бр.\tИме\tЕЛО\tФед.\tОчки\t1\t2\tБх\tГод\n1\t2\tАна\t1900\tРУС\t1,5\t3б1\t4ч½\t2,5\t1990\n2\t4\tБо\t1800\tУКР\t1,5\t1б1\t2б½\t2,5\t1991\n3\t1\tКай\t1700\tРУС\t1\t4ч0\t3б1\t2\t1992\n4\t3\tДев\t1600\tРУС\t0\t2ч0\t1ч0\t2\t1993\n"+
		"Доп1: Бухгольц (2026)\n")
	p := r.Event.Players[1]
	if p.Number != 4 || p.PrintedRank != 2 || p.Name != "Бо" || p.Rating != 1800 || p.Federation != "УКР" || !p.HasPoints || p.PrintedPoints != 3*engine.HalfPoint {
		t.Errorf("%+v", p)
	}
	if got := rounds(r.Event, 1); got != "1w1 2w½" {
		t.Error(got)
	}
	if len(r.Columns) != 1 || r.Columns[0].Label != "Бх" || r.Columns[0].Legend != "Бухгольц (2026)" || kinds(r)[Contradiction] != 0 {
		t.Errorf("the columns are %+v, the notes %v", r.Columns, r.Notes)
	}
	_, err := Read("Команда\t1.Т\t2.Т\n" + strings.Join([]string{"1\tОдин\t2б4½\t3ч2½\n", "2\tДва\t1ч½\t4б1\n", "3\tТри\t4б3\t1б1½\n"}, ""))
	if e, ok := err.(*Error); !ok || e.Kind != TeamTable {
		t.Errorf("of teams: %v", err)
	}
	if _, err := Read("Стол\tБелые\tРезультат\tЧёрные\n1\tАна\t1 - 0\tБо\n2\tКай\t0 - 1\tДев\n"); err == nil || err.(*Error).Kind != PairingList {
		t.Errorf("pairings: %v", err)
	}
}
