package choosing

import (
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"feinwertung/engine"
)

// plans returns every plan there is.
func plans() []*Plan {
	var all []*Plan
	for _, f := range Formats {
		for _, m := range []Money{NoMoney, Pooled, ByPlace} {
			for i := range 4 {
				p := New().WithFormat(f).WithMoney(m)
				all = append(all, &Plan{p.Format, i&1 > 0, i&2 > 0, p.Money})
			}
		}
	}
	return all
}

// tables are events of a plan's kind: with an unrated player if there may be one.
func table(t *testing.T, p *Plan) *engine.Table {
	t.Helper()
	players := []engine.Player{{Number: 1, Rating: 2000}, {Number: 2, Rating: 1900}, {Number: 3, Rating: 1800}, {Number: 4, Rating: 1700}}
	if p.Unrated {
		players[3].Rating = 0
	}
	e := engine.NewEvent(map[Format]int{Short: 3, Medium: 5, Long: 9, Robin: 3, American: 5}[p.Format], players)
	rules := engine.FIDE2026()
	if p.Format == Robin {
		e.Pairing = engine.Predetermined
	}
	if p.Format == American {
		rules = engine.USChess()
	}
	table, err := e.Table(engine.Options{Rules: rules})
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// TestOrdersCanBeUsed: the engine takes every order as it stands, and refuses what is said to be forbidden.
func TestOrdersCanBeUsed(t *testing.T) {
	for _, p := range plans() {
		table := table(t, p)
		steps := p.Steps()
		if len(steps) < 4 || len(table.UsableOrder(p.Order())) != len(steps)+1 {
			t.Errorf("%+v: %v", p, steps)
		}
		for i, step := range steps {
			c, err := engine.ParseCriterion(step.Criterion.String())
			if err != nil || c != step.Criterion || step.Reason == NoReason {
				t.Errorf("%+v: %v: %v", p, step, err)
			}
			if table.Refusal(c) != engine.Allowed {
				t.Errorf("%+v: %v is refused", p, c)
			}
			if slices.Contains(p.Order()[:i], c) {
				t.Errorf("%+v: %v twice", p, c)
			}
			if american := strings.HasPrefix(c.String(), "US"); american != (p.Format == American) {
				t.Errorf("%+v: %v belongs to another rulebook", p, c)
			}
		}
		for _, caution := range p.Cautions() {
			if caution.Reason == NoReason || len(caution.Criteria) == 0 {
				t.Errorf("%+v: %+v", p, caution)
			}
			for _, c := range caution.Criteria {
				if refused := table.Refusal(c) != engine.Allowed; refused != caution.Forbidden {
					t.Errorf("%+v: %v is forbidden: %v, refused: %v", p, c, caution.Forbidden, refused)
				}
				if slices.Contains(p.Order(), c) {
					t.Errorf("%+v: %v is proposed and warned of", p, c)
				}
			}
		}
	}
}

// TestDefaults: without a list the engine takes the order of US Chess, which is the rule there, and one like
// ours in round robins.
func TestDefaults(t *testing.T) {
	for _, f := range []Format{Robin, American} {
		p := New().WithFormat(f)
		if want := table(t, p).UsableOrder(nil)[1:]; !slices.Equal(p.Order(), want) {
			t.Errorf("%s: %v, the engine has %v", f, p.Order(), want)
		}
	}
}

// TestGuideAgrees: the table of the guide has the same orders, in every language.
func TestGuideAgrees(t *testing.T) {
	for _, code := range []string{"en", "de", "hu"} {
		article, err := os.ReadFile("../guide/text/" + code + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range Formats {
			var codes []string
			for _, c := range (&Plan{Format: f, Unrated: true}).Order() {
				codes = append(codes, "`"+c.String()+"`")
			}
			if row := "| " + strings.Join(codes, ", ") + " |"; !strings.Contains(string(article), row) {
				t.Errorf("%s: the guide has no %s", code, row)
			}
		}
	}
}

// TestEveryReasonIsGiven: no reason is left over.
func TestEveryReasonIsGiven(t *testing.T) {
	given := map[Reason]bool{}
	for _, p := range plans() {
		for _, step := range p.Steps() {
			given[step.Reason] = true
		}
		for _, caution := range p.Cautions() {
			given[caution.Reason] = true
		}
	}
	for r := NoReason + 1; r < Reasons; r++ {
		if !given[r] {
			t.Errorf("reason %d is never given", r)
		}
	}
}

func TestRatingsOnlyWhereEverybodyHasOne(t *testing.T) {
	for _, p := range plans() {
		rated := slices.ContainsFunc(p.Order(), func(c engine.Criterion) bool { return c.Name.OfRatings() })
		if want := !p.Unrated && p.Format != Robin && p.Format != American; rated != want {
			t.Errorf("%+v: %v", p, p.Order())
		}
	}
}

// TestUnratedMatter: it is asked about unrated players where the answer changes something, and only there.
func TestUnratedMatter(t *testing.T) {
	for _, f := range Formats {
		with, without := &Plan{Format: f, Unrated: true}, &Plan{Format: f}
		changes := !slices.Equal(with.Order(), without.Order()) || !reflect.DeepEqual(with.Cautions(), without.Cautions())
		if with.UnratedMatter() != changes || without.UnratedMatter() != changes {
			t.Errorf("%s: unrated players matter: %v", f, changes)
		}
	}
}

func TestLinks(t *testing.T) {
	for _, p := range plans() {
		for _, form := range []string{p.Fragment(), strings.ReplaceAll(p.Fragment(), ",", "%2C")} {
			if got, err := ReadFragment(form); err != nil || *got != *p {
				t.Errorf("%s: %+v, %v", form, got, err)
			}
		}
	}
	// One link of every version so far.
	if p, err := ReadFragment("o1:rr,unrated,lots,place"); err != nil || *p != (Plan{Robin, true, true, ByPlace}) {
		t.Errorf("%+v, %v", p, err)
	}
	for _, broken := range []string{"", "o1:", "o2:rr,pool", "o1:rr", "o1:rr,lots,unrated,pool", "o1:swiss4,pool", "o1:rr,much", "o1:rr,x,pool"} {
		if p, err := ReadFragment(broken); err == nil {
			t.Errorf("%s is read as %+v", broken, p)
		}
	}
}

// TestCashOfUSChess: cash prizes are pooled there, whatever was chosen before.
func TestCashOfUSChess(t *testing.T) {
	p := New().WithMoney(ByPlace).WithFormat(American)
	if p.Money != Pooled || p.WithMoney(ByPlace) != p || p.Offers(ByPlace) || !p.Offers(NoMoney) || !New().Offers(ByPlace) {
		t.Errorf("%+v", p)
	}
	if p, err := ReadFragment("o1:us,place"); err == nil {
		t.Errorf("%+v", p)
	}
}

func TestChanges(t *testing.T) {
	p := New()
	if p.WithFormat(p.Format) != p || p.WithFormat("chess960") != p || p.WithMoney("much") != p {
		t.Error("what changes nothing gives another plan")
	}
	if p.WithFormat(Robin).Format != Robin || p.Format == Robin {
		t.Error("a change does not give a new plan")
	}
}
