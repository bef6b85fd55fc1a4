package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"feinwertung/engine"
	"feinwertung/engine/paste"
	"feinwertung/engine/published"
)

// readInput returns the bytes of the file, of standard input for "-".
func readInput(name string, in io.Reader) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(in)
	}
	return os.ReadFile(name)
}

// parse reads an event in any format, or writes what is wrong to errs, one line for each place in the
// file. What was assumed is written too.
func parse(name string, data []byte, errs io.Writer) *paste.Reading {
	name = placeName(name)
	r, err := paste.Read(string(data))
	if err != nil {
		for _, line := range strings.Split(err.Error(), "\n") {
			fmt.Fprintf(errs, "%s:%s\n", name, line)
		}
		return nil
	}
	for _, note := range r.Notes {
		if note.Kind != paste.Contradiction {
			fmt.Fprintf(errs, "%s:%s\n", name, note)
		}
	}
	if len(r.Tiebreaks) == 0 {
		r.Tiebreaks = published.Order(r)
	}
	return r
}

// placeName is how messages call the file.
func placeName(name string) string {
	if name == "-" {
		return "standard input"
	}
	return name
}

// complain writes what in the event does not fit together and reports whether there was anything wrong
// with what was read.
func complain(name string, r *paste.Reading, errs io.Writer) bool {
	problems := r.Event.Validate()
	for _, p := range problems {
		line, column := r.Place(p.Seat, p.Round)
		fmt.Fprintf(errs, "%s:%d:%d: %s\n", placeName(name), line, column, p)
	}
	wrong := len(problems) > 0
	for _, note := range r.Notes {
		wrong = wrong || note.Kind.Wrong()
	}
	return wrong
}

// settle decides the pairing system: as asked for, as the file says, or by whether everybody met
// everybody else equally often.
func settle(doc *paste.Reading, mode string) error {
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
