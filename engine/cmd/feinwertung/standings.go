package main

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/report"
)

// request is what the flags of standings ask for.
type request struct {
	rules, mode, tiebreaks, explain string
	round, unrated                  int
	all, json, steps, buchholz      bool
	file                            string
}

// standings prints the standings of an event.
func standings(args []string, in io.Reader, out, errs io.Writer) int {
	q, status := parseFlags(args, out, errs)
	if q == nil {
		return status
	}
	fail := func(status int, err error) int {
		fmt.Fprintf(errs, "feinwertung: %v\n", err)
		return status
	}
	data, err := readInput(q.file, in)
	if err != nil {
		return fail(exitUsage, err)
	}
	doc := parse(q.file, data, errs)
	if doc == nil {
		return exitUsage
	}
	if err := settle(doc, q.mode); err != nil {
		return fail(exitUsage, err)
	}
	table, err := q.table(doc)
	if err != nil {
		return fail(exitUsage, err)
	}
	order, err := q.order(doc, table, errs)
	if err != nil {
		return fail(exitUsage, err)
	}
	status = exitDone
	if complain(q.file, doc, errs) {
		status = exitWrong
	}
	if refused := q.refused(table, order, errs); refused {
		return exitWrong
	}
	if err := q.print(table, order, out); err != nil {
		return fail(exitUsage, err)
	}
	return status
}

// parseFlags reads the command's flags; without a request the status says how to exit.
func parseFlags(args []string, out, errs io.Writer) (*request, int) {
	q := &request{}
	flags := flag.NewFlagSet("standings", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.StringVar(&q.rules, "rules", "", "rule set `NAME`: "+strings.Join(ruleNames(), ", ")+" (default: by the start date);\nwith choices that were announced, NAME+CHOICE: "+strings.Join(alternativeNames(), ", "))
	flags.StringVar(&q.mode, "mode", "auto", "pairing system: swiss, rr (predetermined pairings) or auto")
	flags.StringVar(&q.tiebreaks, "tiebreaks", "", "order as a `LIST` of criteria, comma separated (default: the file's)")
	flags.BoolVar(&q.all, "all", false, "every individual criterion, one column each")
	flags.IntVar(&q.round, "round", 0, "standings after round `N` (default: the last one played)")
	flags.IntVar(&q.unrated, "unrated", 0, "`RATING` to use for unrated players")
	flags.BoolVar(&q.json, "json", false, "machine-readable output")
	flags.BoolVar(&q.steps, "steps", false, "with -json: the sum behind every value")
	flags.StringVar(&q.explain, "explain", "", "write out the sums of one player: `NO[:CODE]`")
	flags.BoolVar(&q.buchholz, "buchholz-in-round-robin", false, "compute the Buchholz family in a round robin all the same")
	for _, a := range args {
		if a == "-h" || a == "-help" || a == "--help" {
			flags.SetOutput(out)
			flags.Usage()
			return nil, exitDone
		}
	}
	if flags.Parse(args) != nil {
		return nil, exitUsage
	}
	if flags.NArg() != 1 {
		fmt.Fprintf(errs, "feinwertung: %d files given: expected one, or - for standard input\n", flags.NArg())
		return nil, exitUsage
	}
	q.file = flags.Arg(0)
	return q, exitDone
}

func ruleNames() []string {
	var names []string
	for _, r := range engine.RuleSets() {
		names = append(names, r.Name)
	}
	return names
}

func alternativeNames() []string {
	var names []string
	for _, a := range engine.Alternatives() {
		names = append(names, a.Name)
	}
	return names
}

// table prepares the event as the flags say.
func (q *request) table(doc *paste.Reading) (*engine.Table, error) {
	rules := doc.Rules()
	if q.rules != "" {
		known := false
		if rules, known = engine.RulesNamed(q.rules); !known {
			return nil, &engine.OptionError{Option: "-rules", Value: q.rules, Expected: strings.Join(ruleNames(), ", ")}
		}
	}
	if q.unrated < 0 || q.unrated > 4000 {
		return nil, &engine.OptionError{Option: "-unrated", Value: strconv.Itoa(q.unrated), Expected: "a rating from 1 to 4000"}
	}
	return doc.Event.Table(engine.Options{Rules: rules, After: q.round, Unrated: q.unrated})
}

// order returns the criteria of the standings, the score first: those asked for, the file's, or a
// usual list, as FIDE names no default. What the file lists but the event does not allow is left out
// with a word to errs.
func (q *request) order(doc *paste.Reading, table *engine.Table, errs io.Writer) ([]engine.Criterion, error) {
	if q.tiebreaks != "" {
		asked, err := engine.ParseCriteria(q.tiebreaks)
		if err != nil {
			return nil, err
		}
		return table.UsableOrder(asked), nil
	}
	var order []engine.Criterion
	for _, c := range doc.Tiebreaks {
		if r := table.Refusal(c); r != engine.Allowed && !q.buchholz {
			fmt.Fprintf(errs, "feinwertung: %s of the file's list is left out: %s\n", c, reason(r))
		} else {
			order = append(order, c)
		}
	}
	return table.UsableOrder(order), nil
}

// refused writes which of the criteria asked for the event does not allow.
func (q *request) refused(table *engine.Table, order []engine.Criterion, errs io.Writer) bool {
	refused := false
	for _, c := range order {
		switch r := table.Refusal(c); {
		case r == engine.BuchholzInRoundRobin && !q.buchholz:
			fmt.Fprintf(errs, "feinwertung: %s is refused: %s; -buchholz-in-round-robin computes it all the same\n", c, reason(r))
			refused = true
		case r == engine.RatingsWithUnrated:
			fmt.Fprintf(errs, "feinwertung: %s is dropped: %s; -unrated RATING or %s/U1400 gives them one\n", c, reason(r), c.Name)
		}
	}
	return refused
}

func reason(r engine.Refusal) string {
	switch r {
	case engine.BuchholzInRoundRobin:
		return "the Buchholz family must not be used in round robins (C.07 Art. 8)"
	case engine.RatingsWithUnrated:
		return "an unrated player takes part (C.07 Art. 10)"
	}
	return ""
}

// print writes the standings in the form asked for.
func (q *request) print(table *engine.Table, order []engine.Criterion, out io.Writer) error {
	codes := order
	if q.all {
		codes = engine.Everything()
	}
	switch {
	case q.explain != "":
		return explain(table, order, q.explain, out)
	case q.json:
		orders := [][]engine.Criterion{order}
		if q.all {
			orders = append(orders, comparedOrders(table.Event().Pairing)...)
		}
		_, err := fmt.Fprintf(out, "%s\n", report.Standings(table, codes, orders, report.Steps(q.steps)))
		return err
	}
	return writeTable(table, order, codes, out)
}

// comparedOrders are the rankings that -json -all adds, so that other programs can be compared with
// more than one order at a time.
func comparedOrders(p engine.Pairing) [][]engine.Criterion {
	lists := []string{
		"PTS,DE,BH/C1,BH,SB", "PTS,BH/C1,BH,DE,WIN,BWG", "PTS,DE,WIN,BH/C1,BH", "PTS,DE/P,BH",
		"PTS,SB,BH,DE,PS", "PTS,BH/C1,BH/C2,SB/C1,AOB,FB/C1",
	}
	if p == engine.Predetermined {
		lists = []string{"PTS,DE,WIN,SB,KS", "PTS,SB,WIN,DE,BWG", "PTS,DE,SB", "PTS,WON,BPG,KS,DE", "PTS,KS/L-1,SB"}
	}
	orders := make([][]engine.Criterion, len(lists))
	for i, list := range lists {
		order, err := engine.ParseCriteria(list)
		if err != nil {
			panic(err) // one of the lists above is wrong: every one is tested
		}
		orders[i] = order
	}
	return orders
}
