//go:build !js

package app

// Outside of a browser there is no page to touch: the prerendering needs none of it.

func focusOn(string) bool                   { return false }
func focusBeside(string)                    {}
func focusAt(id string, start, end int)     {}
func caret(string) (start, end, length int) { return -1, -1, 0 }
func setFieldText(string, string)           {}
func setElementText(string, string)         {}
func setEmptyAttribute(string, string)      {}
func writeOnPage(string) string             { return "" }
func showElement(string)                    {}
func setDocumentAttribute(string, string)   {}
func setDocumentTitle(string)               {}
func setQueryValue(name, value string)      {}
func address() (fragment, query string)     { return "", "" }
func addressQuery() string                  { return "" }
func expectFragment(string)                 {}
func browserLanguage() string               { return "" }
func replaceFragment(string)                {}
func copyAddress(done func(copied bool))    { done(false) }
func onAddressChange(func())                {}
func followKeyboard()                       {}
func followFrame(string)                    {}
func onLeave(func())                        {}

func awaitField(id, place, label, content string)              {}
func cameField(id, before string) (content string, typed bool) { return before, false }

func typedEarly() (map[string]string, focusedField) { return nil, focusedField{} }

// browserStorage keeps nothing outside of a browser.
type browserStorage struct{}

func (browserStorage) Get(string) string  { return "" }
func (browserStorage) Set(string, string) {}
func (browserStorage) Remove(string)      {}
func (browserStorage) Keys() []string     { return nil }
