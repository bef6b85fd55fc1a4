package main

import (
	"flag"
	"fmt"
	"io"
	"slices"
)

// oneFile reads the options, which may stand before and behind the one file that a command takes, and returns the file.
// Where it is not ok, the status says how to exit: help was asked for, or something is wrong with the arguments.
func oneFile(flags *flag.FlagSet, args []string, out, errs io.Writer) (file string, ok bool, status int) {
	flags.SetOutput(errs)
	for _, a := range args {
		if a == "-h" || a == "-help" || a == "--help" {
			flags.SetOutput(out)
			flags.Usage()
			return "", false, exitDone
		}
	}
	var behind []string // two dashes end the options, for a file whose name begins with one
	if at := slices.Index(args, "--"); at >= 0 {
		args, behind = args[:at], args[at+1:]
	}
	var files []string
	for rest := args; ; {
		if flags.Parse(rest) != nil {
			return "", false, exitUsage
		}
		if flags.NArg() == 0 {
			break
		}
		files, rest = append(files, flags.Arg(0)), flags.Args()[1:]
	}
	files = append(files, behind...)
	if len(files) != 1 {
		fmt.Fprintf(errs, "feinwertung: %d files given: expected one, or - for standard input\n", len(files))
		return "", false, exitUsage
	}
	return files[0], true, exitDone
}
