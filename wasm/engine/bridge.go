//go:build js

package main

import (
	"syscall/js"
)

// call answers one function of the API: the input and the options object in,
// the result as JSON out. An error's message reaches the script as it is.
type call func(input, options js.Value) ([]byte, error)

// calls are the functions of the API under the names scripts use.
var calls = map[string]call{
	"card":      card,
	"standings": standings,
}

// export makes a call callable from JavaScript. Go cannot throw there, so it
// returns {value: JSON} or {error: message} and feinwertung.js does the rest.
func export(answer call) js.Func {
	return js.FuncOf(func(_ js.Value, arguments []js.Value) (result any) {
		// A fault of ours must not end the module for the page around it.
		defer func() {
			if fault := recover(); fault != nil {
				result = map[string]any{"error": describe(fault)}
			}
		}()
		input, options := js.Undefined(), js.Global().Get("Object").New()
		if len(arguments) > 0 {
			input = arguments[0]
		}
		if len(arguments) > 1 && arguments[1].Type() == js.TypeObject {
			options = arguments[1]
		}
		value, err := answer(input, options)
		if err != nil {
			return map[string]any{"error": err.Error()}
		}
		return map[string]any{"value": string(value)}
	})
}

func describe(fault any) string {
	switch fault := fault.(type) {
	case error:
		return "internal error: " + fault.Error()
	case string:
		if fault == "bad type flag" { // of syscall/js, which knows none of BigInt
			return "a value of an unknown kind, such as a BigInt: expected numbers, texts, arrays and objects"
		}
		return "internal error: " + fault
	}
	return "internal error"
}
