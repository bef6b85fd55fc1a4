//go:build !js

package app

// Outside of a browser there is nothing to paste, drop, save or print.

func onPasted(func(plain, html string))                {}
func onDropped(func(content string, ok bool))          {}
func readChosen(string, func(content string, ok bool)) {}
func copyText(_ string, done func(copied bool))        { done(false) }
func linkTo(fragment string) string                    { return "#" + fragment }
func saveFile(name, kind, content string)              {}
func printPage()                                       {}
func moveFocus(string) bool                            { return false }
func roveTo(string)                                    {}
func beside(string, int, int) string                   { return "" }
