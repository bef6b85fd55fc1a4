//go:build js

package main

import (
	"errors"
	"syscall/js"
)

// card computes one player's card.
func card(input, _ js.Value) ([]byte, error) {
	if input.Type() != js.TypeObject {
		return nil, errors.New("card: an object was expected")
	}
	return []byte(`{"values":{}}`), nil
}

// standings computes a whole event.
func standings(input, _ js.Value) ([]byte, error) {
	if input.Type() != js.TypeObject && input.Type() != js.TypeString {
		return nil, errors.New("standings: a text or an object was expected")
	}
	return []byte(`{"players":[]}`), nil
}
