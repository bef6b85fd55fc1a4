//go:build js

package app

import "github.com/hack-pad/safejs"

// awaitField puts an unseen field with a content into an element and gives it the focus, until the field with an id is
// on the page: what is typed before would be lost.
func awaitField(id, place, label, content string) {
	document, ok := get(safejs.Global(), "document")
	if !ok {
		return
	}
	around, ok := elementByID(place)
	if !ok {
		return
	}
	e, err := document.Call("createElement", "input")
	if err != nil {
		return
	}
	for name, value := range map[string]string{"id": comingID(id), "class": "unseen", "autocomplete": "off", "spellcheck": "false", "aria-label": label} {
		e.Call("setAttribute", name, value)
	}
	e.Set("value", content)
	around.Call("appendChild", e)
	e.Call("focus", map[string]any{"preventScroll": true})
	e.Call("select")
}

// cameField takes what was typed meanwhile into the field, and the focus where it still is there. It reports the
// content and whether it is another one.
func cameField(id, before string) (content string, typed bool) {
	e, ok := elementByID(comingID(id))
	if !ok {
		return before, false
	}
	content = getString(e, "value")
	start, end, _ := caret(comingID(id))
	if active, ok := get(safejs.Global(), "document", "activeElement"); ok && active.Equal(e) {
		setFieldText(id, content)
		focusAt(id, start, end)
	}
	e.Call("remove")
	return content, content != before
}

func comingID(id string) string { return id + "-coming" }
