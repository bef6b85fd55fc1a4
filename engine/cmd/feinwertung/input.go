package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/trf"
)

// readInput returns the bytes of the file, of standard input for "-".
func readInput(name string, in io.Reader) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(in)
	}
	return os.ReadFile(name)
}

// parse reads an event, or writes what is wrong to errs, one line for each place in the file.
func parse(name string, data []byte, errs io.Writer) *trf.Document {
	if name == "-" {
		name = "standard input"
	}
	doc, err := trf.Read(data)
	if err != nil {
		for _, line := range strings.Split(err.Error(), "\n") {
			fmt.Fprintf(errs, "%s:%s\n", name, line)
		}
		return nil
	}
	for _, note := range doc.Notes {
		fmt.Fprintf(errs, "%s:%s\n", name, note)
	}
	return doc
}

// complain writes what in the event does not fit together and reports whether there was anything.
func complain(name string, doc *trf.Document, errs io.Writer) bool {
	problems := doc.Event.Validate()
	for _, p := range problems {
		line, column := doc.Place(p.Seat, p.Round)
		if name == "-" {
			name = "standard input"
		}
		fmt.Fprintf(errs, "%s:%d:%d: %s\n", name, line, column, p)
	}
	return len(problems) > 0
}

// settle decides the pairing system: as asked for, as the file says, or by whether everybody met
// everybody else equally often.
func settle(doc *trf.Document, mode string) error {
	switch mode {
	case "swiss":
		doc.Event.Pairing = engine.Swiss
	case "rr":
		doc.Event.Pairing = engine.Predetermined
	case "auto":
		if !doc.PairingStated && doc.Event.AllMet() {
			doc.Event.Pairing = engine.Predetermined
		}
	default:
		return &engine.OptionError{Option: "-mode", Value: mode, Expected: "swiss, rr or auto"}
	}
	return nil
}
