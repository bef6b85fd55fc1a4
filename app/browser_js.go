//go:build js

package app

import (
	"strconv"
	"unicode/utf16"

	"feinwertung/app/text"

	"github.com/hack-pad/safejs"
)

// What the interface needs of the browser beside go-app. Everything here may fail (a sandboxed frame,
// a refused clipboard), and then nothing happens: none of it is needed to compute.

func get(v safejs.Value, names ...string) (safejs.Value, bool) {
	for _, name := range names {
		next, err := v.Get(name)
		if err != nil || next.IsUndefined() || next.IsNull() {
			return next, false
		}
		v = next
	}
	return v, true
}

func getString(v safejs.Value, names ...string) string {
	if found, ok := get(v, names...); ok && found.Type() == safejs.TypeString {
		s, _ := found.String()
		return s
	}
	return ""
}

func getInt(v safejs.Value, name string) int {
	found, ok := get(v, name)
	if !ok {
		return -1
	}
	n, err := found.Int()
	if err != nil {
		return -1
	}
	return n
}

func elementByID(id string) (safejs.Value, bool) {
	document, ok := get(safejs.Global(), "document")
	if !ok {
		return document, false
	}
	e, err := document.Call("getElementById", id)
	return e, err == nil && !e.IsNull()
}

// focusOn moves the focus. A text in the field is selected, so that typing replaces it.
func focusOn(id string) bool {
	e, ok := elementByID(id)
	if !ok {
		return false
	}
	e.Call("focus")
	if getString(e, "tagName") == "INPUT" {
		e.Call("select")
	}
	return true
}

// focusAt moves the focus and puts the caret or the selection where it was.
func focusAt(id string, start, end int) {
	e, ok := elementByID(id)
	if !ok {
		return
	}
	e.Call("focus")
	if start >= 0 {
		e.Call("setSelectionRange", start, end)
	}
}

// focusBeside moves the focus to the element before or after the one that has it, in the same parent.
func focusBeside(sibling string) {
	if next, ok := get(safejs.Global(), "document", "activeElement", sibling); ok {
		next.Call("focus")
	}
}

// caret returns where the selection of a text field begins and ends, and the length of its text.
func caret(id string) (start, end, length int) {
	e, ok := elementByID(id)
	if !ok {
		return -1, -1, 0
	}
	return getInt(e, "selectionStart"), getInt(e, "selectionEnd"), len(utf16.Encode([]rune(getString(e, "value"))))
}

// setFieldText makes a field show a text; go-app alone cannot empty one that was typed into.
func setFieldText(id, value string) {
	if e, ok := elementByID(id); ok && getString(e, "value") != value {
		e.Set("value", value)
	}
}

// setElementText gives an element that go-app keeps empty a text.
func setElementText(id, content string) {
	if e, ok := elementByID(id); ok {
		e.Set("textContent", content)
	}
}

// setEmptyAttribute gives an element an attribute without a value, which go-app leaves away.
func setEmptyAttribute(id, name string) {
	if e, ok := elementByID(id); ok {
		e.Call("setAttribute", name, "")
	}
}

// writeOnPage puts texts on the page as boot.js takes them, and returns what stood there before in the same form.
func writeOnPage(lines string) (before string) {
	v, err := safejs.Global().Call("feinwertungWrite", lines)
	if err != nil {
		return ""
	}
	before, _ = v.String()
	return before
}

// showElement scrolls just as far as is needed to see an element.
func showElement(id string) {
	if e, ok := elementByID(id); ok {
		e.Call("scrollIntoView", map[string]any{"block": "nearest"})
	}
}

// setDocumentAttribute sets an attribute of the html element.
func setDocumentAttribute(name, value string) {
	if html, ok := get(safejs.Global(), "document", "documentElement"); ok {
		html.Call("setAttribute", name, value)
	}
}

// browserLanguage returns the first of the languages that the reader prefers which the interface has.
func browserLanguage() string {
	var codes []string
	if preferred, ok := get(safejs.Global(), "navigator", "languages"); ok {
		n, _ := preferred.Length()
		for i := range n {
			if code, err := preferred.Index(i); err == nil {
				s, _ := code.String()
				codes = append(codes, s)
			}
		}
	}
	return text.Preferred(codes...).Code
}

// setDocumentTitle changes the title of the page.
func setDocumentTitle(title string) {
	if document, ok := get(safejs.Global(), "document"); ok {
		document.Set("title", title)
	}
}

// followKeyboard tells the style sheet how much of the window a keyboard on the screen covers, in
// browsers that lay it over the page instead of making the window smaller.
func followKeyboard() {
	tell := func() {
		viewport, ok := get(safejs.Global(), "visualViewport")
		html, found := get(safejs.Global(), "document", "documentElement", "style")
		if !ok || !found {
			return
		}
		covered := 0
		if getInt(viewport, "scale") == 1 {
			covered = max(0, getInt(safejs.Global(), "innerHeight")-getInt(viewport, "height")-getInt(viewport, "offsetTop"))
		}
		html.Call("setProperty", "--covered", strconv.Itoa(covered)+"px")
	}
	listen(tell, []string{"visualViewport"}, "resize")
	listen(tell, []string{"visualViewport"}, "scroll")
}

// listen calls back at every event of an object, for as long as the page lives.
func listen(back func(), object []string, event string) {
	f, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any { back(); return nil })
	if err != nil {
		return
	}
	if target, ok := get(safejs.Global(), object...); ok {
		target.Call("addEventListener", event, f)
	}
}

// typedEarly returns what was typed into the page before the program came: the texts of all fields
// with an id, the letters that boot.js has noted for results, and where the focus is.
func typedEarly() (texts map[string]string, focus focusedField) {
	texts = map[string]string{}
	document, ok := get(safejs.Global(), "document")
	if !ok {
		return texts, focus
	}
	fields, err := document.Call("querySelectorAll", "input[id], select[id], textarea[id], [data-field=result][data-value]")
	if err != nil {
		return texts, focus
	}
	n, _ := fields.Length()
	for i := range n {
		field, err := fields.Index(i)
		if err != nil {
			continue
		}
		texts[getString(field, "id")] = getString(field, "value") + getString(field, "dataset", "value")
	}
	if active, ok := get(document, "activeElement"); ok {
		focus = focusedField{getString(active, "id"), getInt(active, "selectionStart"), getInt(active, "selectionEnd")}
	}
	return texts, focus
}
