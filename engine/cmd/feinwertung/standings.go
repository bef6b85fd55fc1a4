package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/report"
)

// request is what the flags of standings ask for.
type request struct {
	report.Request
	explain          string
	all, json, steps bool
	file             string
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
	if from := q.origin(doc); from != "" && doc.Document == nil {
		fmt.Fprintf(errs, "%s: %s\n", placeName(q.file), from)
	}
	status = exitDone
	if complain(q.file, doc, errs) {
		status = exitWrong
	}
	answer, err := q.Answer(&report.Source{Event: doc.Event, PairingStated: doc.PairingStated, Tiebreaks: doc.Tiebreaks, Rules: doc.Rules()})
	if err != nil {
		return refuse(err, errs)
	}
	for _, r := range answer.LeftOut {
		fmt.Fprintf(errs, "feinwertung: %s of the file's list is left out: %s\n", r.Criterion, r.Reason())
	}
	for _, r := range answer.Dropped {
		fmt.Fprintf(errs, "feinwertung: %s is dropped: %s; -unrated RATING or %s/U1400 gives them one\n", r.Criterion, r.Reason(), r.Criterion.Name)
	}
	if err := q.print(answer, out); err != nil {
		return refuse(err, errs)
	}
	return status
}

// refuse says why there are no standings: a criterion that the event forbids is something wrong in the
// input, everything else wrong usage.
func refuse(err error, errs io.Writer) int {
	var refused report.Refused
	if errors.As(err, &refused) {
		fmt.Fprintf(errs, "feinwertung: %v; -buchholz-in-round-robin computes it all the same\n", err)
		return exitWrong
	}
	fmt.Fprintf(errs, "feinwertung: %v\n", err)
	return exitUsage
}

// parseFlags reads the command's flags; without a request the status says how to exit.
func parseFlags(args []string, out, errs io.Writer) (*request, int) {
	q := &request{}
	flags := flag.NewFlagSet("standings", flag.ContinueOnError)
	flags.StringVar(&q.Rules, "rules", "", "rule set `NAME`: "+report.RuleNames()+" (default: those of the year that the list names, or by the start date);\nwith choices that were announced, NAME+CHOICE: "+strings.Join(alternativeNames(), ", "))
	flags.StringVar(&q.Mode, "mode", "auto", "pairing system: swiss, rr (predetermined pairings) or auto")
	flags.StringVar(&q.Tiebreaks, "tiebreaks", "", "order as a `LIST` of criteria, comma separated (default: the one that the file names, or a usual one)")
	flags.BoolVar(&q.all, "all", false, "every individual criterion, one column each")
	flags.IntVar(&q.Round, "round", 0, "standings after round `N` (default: the last one played)")
	flags.IntVar(&q.Unrated, "unrated", 0, "`RATING` to use for unrated players")
	flags.BoolVar(&q.json, "json", false, "machine-readable output")
	flags.BoolVar(&q.steps, "steps", false, "with -json: the sum behind every value")
	flags.StringVar(&q.explain, "explain", "", "write out the sums of one player: `NO[:CODE]`")
	flags.BoolVar(&q.BuchholzInRoundRobin, "buchholz-in-round-robin", false, "compute the Buchholz family in a round robin all the same")
	file, ok, status := oneFile(flags, args, out, errs)
	if !ok {
		return nil, status
	}
	if q.json && q.explain != "" || q.steps && !q.json {
		fmt.Fprintln(errs, "feinwertung: -explain is for people and -steps for machines: expected -explain without -json, and -steps with it")
		return nil, exitUsage
	}
	q.file = file
	return q, exitDone
}

func alternativeNames() []string {
	var names []string
	for _, a := range engine.Alternatives() {
		names = append(names, a.Name)
	}
	return names
}

// print writes the standings in the form asked for.
func (q *request) print(answer *report.Answer, out io.Writer) error {
	table, order := answer.Table, answer.Order
	codes := order
	if q.all {
		codes = engine.Everything()
	}
	switch {
	case q.explain != "":
		return q.writeExplanations(answer, out)
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
