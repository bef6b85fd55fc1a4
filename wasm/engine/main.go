//go:build js

// Command engine is the rules of tie-breaking as a module for scripts, frames
// and workers; public/feinwertung.js loads it.
//
// It talks to JavaScript through syscall/js directly: safejs would bring fmt
// with it and os its own share, together 135 kB of the 600 kB that the module
// may have, more than the rules themselves take.
package main

import "syscall/js"

func main() {
	functions := js.Global().Get("Object").New()
	for name, call := range calls {
		functions.Set(name, export(call))
	}
	js.Global().Call("feinwertungEngine", functions)
	select {} // the functions answer as long as the program lives
}
