package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"feinwertung/engine/paste"
	"feinwertung/engine/published"
)

// readInput returns the bytes of the file, of standard input for "-".
func readInput(name string, in io.Reader) ([]byte, error) {
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		in = file
	}
	// One byte more than any format takes, so that what is too large is still said to be.
	return io.ReadAll(io.LimitReader(in, mostInput+1))
}

const mostInput = 16 << 20

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
