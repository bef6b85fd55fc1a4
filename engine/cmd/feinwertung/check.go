package main

import (
	"flag"
	"fmt"
	"io"

	"feinwertung/engine/published"
	"feinwertung/engine/report"
)

// check says by which criteria and under which rules the tie-breaks printed in a file were made. It is
// wrong (exit status 1) where a printed number is not explained, or the file contradicts itself.
func check(args []string, in io.Reader, out, errs io.Writer) int {
	flags := flag.NewFlagSet("check", flag.ContinueOnError)
	mode := flags.String("mode", "auto", "pairing system: swiss, rr (predetermined pairings) or auto; auto tries both")
	json := flags.Bool("json", false, "machine-readable output")
	sums := flags.Bool("sums", false, "write out our sum for every row that differs")
	file, ok, status := oneFile(flags, args, out, errs)
	if !ok {
		return status
	}
	fail := func(err error) int {
		fmt.Fprintf(errs, "feinwertung: %v\n", err)
		return exitUsage
	}
	data, err := readInput(file, in)
	if err != nil {
		return fail(err)
	}
	reading := parse(file, data, errs)
	if reading == nil {
		return exitUsage
	}
	if err := report.Settle(reading.Event, reading.PairingStated, *mode); err != nil {
		return fail(err)
	}
	wrong := complain(file, reading, errs)
	r := published.Check(reading)
	if *json {
		fmt.Fprintf(out, "%s\n", report.Check(r))
	} else {
		writeCheck(r, sumsWanted(*sums), out)
	}
	if wrong || !r.Explained() {
		return exitWrong
	}
	return exitDone
}
