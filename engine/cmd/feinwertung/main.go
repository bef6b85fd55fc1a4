// Command feinwertung computes chess tie-breaks on the command line:
//
//	feinwertung standings [flags] FILE|-
//	feinwertung check     [flags] FILE|-
//
// FILE is a tournament report file (TRF16 to TRF26) or a pasted crosstable; - is standard input. The exit
// status is 0 when all is done, 1 when the input was understood but something in it is wrong or differs,
// and 2 for wrong usage, unreadable input or output that cannot be written. Errors go to standard error as
// FILE:LINE:COLUMN: what is wrong: what was expected.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
)

// The exit statuses.
const (
	exitDone  = 0
	exitWrong = 1 // understood, but something in the input is wrong or differs
	exitUsage = 2 // wrong usage, unreadable input, or output that cannot be written
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

const usage = `usage:
  feinwertung standings [flags] FILE|-   values and standings of an event
  feinwertung check     [flags] FILE|-   by which rules the printed tie-breaks were made
  feinwertung help                       this text

FILE is a tournament report file (TRF16, TRF25, TRF26) or a pasted crosstable; - is standard input.
The flags of a command: feinwertung standings -help
`

// run is the program with its surroundings given, and returns the exit status. What is printed is written at once, so
// that it is in one place that this can fail: on a full disk, in a closed pipe.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	var printed bytes.Buffer
	status := command(args, in, &printed, errs)
	if _, err := out.Write(printed.Bytes()); err != nil {
		fmt.Fprintf(errs, "feinwertung: %v\n", err)
		return exitUsage
	}
	return status
}

func command(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) == 0 {
		fmt.Fprint(errs, usage)
		return exitUsage
	}
	switch args[0] {
	case "standings":
		return standings(args[1:], in, out, errs)
	case "check":
		return check(args[1:], in, out, errs)
	case "help", "-h", "-help", "--help":
		fmt.Fprint(out, usage)
		return exitDone
	}
	fmt.Fprintf(errs, "feinwertung: unknown command “%s”: expected standings or check\n%s", args[0], usage)
	return exitUsage
}
