// Package report writes what the engine computed: the machine-readable form that the command line and
// the browser module share, without encoding/json, which would double the size of the latter.
package report

import (
	"strconv"
	"unicode/utf8"
)

// object writes one JSON object or array; the separators are its only state.
type object struct {
	b     []byte
	first bool
}

func (o *object) open(bracket byte) {
	o.b = append(o.b, bracket)
	o.first = true
}

func (o *object) close(bracket byte) {
	o.b = append(o.b, bracket)
	o.first = false
}

// next starts an element of an array.
func (o *object) next() {
	if !o.first {
		o.b = append(o.b, ',')
	}
	o.first = false
}

// key starts a member of an object.
func (o *object) key(name string) {
	o.next()
	o.b = appendString(o.b, name)
	o.b = append(o.b, ':')
}

func (o *object) text(name, value string) {
	o.key(name)
	o.b = appendString(o.b, value)
}

// some writes a text member unless it is empty.
func (o *object) some(name, value string) {
	if value != "" {
		o.text(name, value)
	}
}

func (o *object) number(name string, value int) {
	o.key(name)
	o.b = strconv.AppendInt(o.b, int64(value), 10)
}

// exact writes a member that renders itself as JSON, such as points and values.
func (o *object) exact(name, json string) {
	o.key(name)
	o.b = append(o.b, json...)
}

func (o *object) flag(name string, set bool) {
	if set {
		o.exact(name, "true")
	}
}

// appendString quotes s for JSON; bytes that are not UTF-8 become the replacement character.
func appendString(b []byte, s string) []byte {
	const hex = "0123456789abcdef"
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r < 0x20 || r == 0x2028 || r == 0x2029 || r == 0x7f:
			b = append(b, '\\', 'u', hex[r>>12&15], hex[r>>8&15], hex[r>>4&15], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return append(b, '"')
}
