package guide

import (
	"fmt"
	"html"
	"net/url"
	"strconv"
	"strings"

	"feinwertung/engine"
)

// workedExample returns a worked example as a figure: a table, its caption, and the way to open it live.
func (l *language) workedExample(b *block) (string, error) {
	command, rest, _ := strings.Cut(b.command, " ")
	names, codes, _ := strings.Cut(rest, " : ")
	var table, live string
	var err error
	switch command {
	case "sum":
		table, live, err = l.sum(strings.Fields(rest))
	case "values":
		table, live, err = l.values(strings.Fields(names), codes)
	case "table":
		table, live, err = l.crosstable(names, codes)
	case "years":
		table, live, err = l.years(names, codes)
	default:
		err = fmt.Errorf("no such command")
	}
	if err != nil {
		return "", fmt.Errorf("@%s: %w", b.command, err)
	}
	caption, err := l.inline(b.caption)
	if err != nil {
		return "", fmt.Errorf("@%s: %w", b.command, err)
	}
	l.figures++
	id := "figure-" + strconv.Itoa(l.figures)
	table = strings.Replace(table, "<table", `<table aria-labelledby="`+id+`"`, 1)
	return `<figure class="worked-` + command + `"><figcaption id="` + id + `">` + caption + `</figcaption>` +
		`<div class="frame" role="group" tabindex="0" aria-labelledby="` + id + `">` + table + `</div>` + live + "</figure>\n", nil
}

// sum writes a criterion as the sum it is, a line a round.
func (l *language) sum(arguments []string) (table, live string, err error) {
	rules := engine.FIDE2026()
	if len(arguments) == 3 {
		var known bool
		if rules, known = engine.RulesNamed(arguments[2]); !known {
			return "", "", fmt.Errorf("no rule set %q", arguments[2])
		}
	} else if len(arguments) != 2 {
		return "", "", fmt.Errorf("an example and a criterion were expected")
	}
	s, err := find(arguments[0])
	if err != nil {
		return "", "", err
	}
	c, err := engine.ParseCriterion(arguments[1])
	if err != nil {
		return "", "", err
	}
	x, err := s.explain(c, rules)
	if err != nil {
		return "", "", err
	}
	var out strings.Builder
	l.head(&out, l.word("round"), l.word("what"), l.word("counts"))
	for i := range x.Steps {
		step := &x.Steps[i]
		what, err := l.inline(l.step(&x, step))
		if err != nil {
			return "", "", err
		}
		amount := l.points(step.Contribution)
		if step.Cut != engine.Kept {
			amount = "<del>" + amount + "</del>"
		}
		fmt.Fprintf(&out, `<tr><th scope="row">%d</th><td>%s</td><td class="n">%s</td></tr>`, step.Round, what, amount)
	}
	fmt.Fprintf(&out, `</tbody><tfoot><tr><th scope="row" colspan="2"><code>%s</code></th><td class="n">%s</td></tr></tfoot></table>`,
		c, l.number(x.Value))
	return out.String(), l.live(s, rules), nil
}

// step says what a round counts for and why.
func (l *language) step(x *engine.Explanation, step *engine.Step) string {
	letter := step.Kind.Letter(step.Outcome)
	kind := l.word("kind." + letter)
	pairs := []string{"kind", kind, "own", l.points(step.Final), "limit", l.points(step.Limit), "score", l.points(step.Score), "article", step.Article()}
	var what string
	switch step.Basis {
	case engine.NoBasis:
		what = l.word("step.own", "kind", kind, "score", l.points(step.Contribution))
	case engine.OpponentScore, engine.FinalScore:
		what = l.word("step.opponent", pairs...)
	case engine.Zero:
		what = l.word("step.zero", pairs...)
	case engine.Dummy:
		if what = l.word("step.dummy", pairs...); step.Limited {
			what = l.word("step.below", pairs...)
		}
	default:
		what = l.word("step."+step.Basis.String(), pairs...)
	}
	if x.Criterion.Name == engine.SB {
		what += " · " + l.points(step.Times) + " × " + l.points(step.Score)
	}
	if step.Cut != engine.Kept {
		what += " — " + l.word("cut."+step.Cut.String(), "article", x.Criterion.CutArticle(step.Cut))
	}
	return what
}

// values sets several players side by side; the best value of each criterion is marked.
func (l *language) values(names []string, codes string) (table, live string, err error) {
	criteria, err := engine.ParseCriteria(codes)
	if err != nil {
		return "", "", err
	}
	subjects := make([]subject, len(names))
	heads := []string{l.word("criterion")}
	for i, name := range names {
		if subjects[i], err = find(name); err != nil {
			return "", "", err
		}
		heads = append(heads, l.name(subjects[i]))
	}
	var out strings.Builder
	l.head(&out, heads...)
	for _, c := range criteria {
		row := make([]engine.Value, len(subjects))
		best := engine.Value{}
		for i, s := range subjects {
			x, err := s.explain(c, engine.FIDE2026())
			if err != nil {
				return "", "", err
			}
			if row[i] = x.Value; x.Value.Compare(best) > 0 {
				best = x.Value
			}
		}
		fmt.Fprintf(&out, `<tr><th scope="row">%s</th>`, l.label(c))
		for _, v := range row {
			if v.Compare(best) == 0 && c.Name != engine.PTS {
				fmt.Fprintf(&out, `<td class="n best"><span class="unseen">%s </span>%s</td>`, l.word("best"), l.number(v))
			} else {
				fmt.Fprintf(&out, `<td class="n">%s</td>`, l.number(v))
			}
		}
		out.WriteString("</tr>")
	}
	out.WriteString("</tbody></table>")
	for _, s := range subjects {
		live += l.live(s, engine.FIDE2026())
	}
	return out.String(), live + l.sideBySide(subjects, criteria), nil
}

// sideBySide returns the link that opens several players in the Compare room.
func (l *language) sideBySide(subjects []subject, criteria []engine.Criterion) string {
	if len(subjects) < 2 {
		return ""
	}
	var codes []string
	for _, c := range criteria {
		if c.Name.OnCard() && c.Name != engine.PTS {
			codes = append(codes, c.String())
		}
	}
	state := ""
	for _, s := range subjects {
		card := strings.SplitN(s.fragment(engine.FIDE2026()), ":", 3)
		if state == "" {
			state = "s1:" + card[1] + ":" + strings.Join(codes, ",")
		}
		state += ":" + strings.ReplaceAll(url.PathEscape(l.name(s)), "%20", "_") + ";" + card[2]
	}
	return `<a class="live" href="compare.html?lang=` + l.code + "#" + state + `">` + html.EscapeString(l.word("live.compare")) + "</a>"
}

// years writes one card under every rule set.
func (l *language) years(name, codes string) (table, live string, err error) {
	criteria, err := engine.ParseCriteria(codes)
	if err != nil {
		return "", "", err
	}
	s, err := find(name)
	if err != nil {
		return "", "", err
	}
	heads := []string{l.word("rules")}
	for _, c := range criteria {
		heads = append(heads, c.String())
	}
	var out strings.Builder
	l.head(&out, heads...)
	for _, rules := range engine.RuleSets() {
		fmt.Fprintf(&out, `<tr><th scope="row">%s</th>`, html.EscapeString(l.word("rules."+rules.Name)))
		for _, c := range criteria {
			x, err := s.explain(c, rules)
			if err != nil {
				return "", "", err
			}
			fmt.Fprintf(&out, `<td class="n">%s</td>`, l.number(x.Value))
		}
		out.WriteString("</tr>")
	}
	out.WriteString("</tbody></table>")
	return out.String(), l.live(s, engine.FIDE2026()), nil
}

// head begins a table with its heads of columns.
func (l *language) head(out *strings.Builder, heads ...string) {
	out.WriteString("<table><thead><tr>")
	for _, h := range heads {
		out.WriteString(`<th scope="col">` + html.EscapeString(h) + "</th>")
	}
	out.WriteString("</tr></thead><tbody>")
}

// name returns what a subject is called in a table.
func (l *language) name(s subject) string {
	if s.seat >= 0 {
		return s.event.Players[s.seat].Name
	}
	return l.word("player." + s.name)
}

// label returns a criterion by its name and its code.
func (l *language) label(c engine.Criterion) string {
	return html.EscapeString(l.word("name."+c.String())) + ` <code>` + c.String() + "</code>"
}

// live returns the place where the calculator opens with the example in it; without a script it is a
// link to the calculator's page.
func (l *language) live(s subject, rules engine.Rules) string {
	label := l.word("live")
	if s.seat >= 0 {
		label = l.word("live.player", "name", s.event.Players[s.seat].Name)
	} else if _, named := l.words["player."+s.name]; named {
		label = l.word("live.player", "name", l.name(s))
	}
	state := s.fragment(rules)
	return `<tie-break-calculator start="asked" lang="` + l.code + `" state="` + state + `">` +
		`<a class="live" data-start href="index.html?lang=` + l.code + "#" + state + `">` + html.EscapeString(label) + "</a></tie-break-calculator>"
}
