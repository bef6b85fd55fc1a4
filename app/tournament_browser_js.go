//go:build js

package app

import (
	"strings"

	"github.com/hack-pad/safejs"
)

// What the Tournament room needs of the browser beside what every room needs.

// mostFile is the most bytes of a file that is read.
const mostFile = 16 << 20

// closest returns the nearest element around an element that a selector finds, itself included.
func closest(e safejs.Value, selector string) (safejs.Value, bool) {
	found, err := e.Call("closest", selector)
	return found, err == nil && !found.IsNull() && !found.IsUndefined()
}

// onDocument calls back for every event of a kind on the document.
func onDocument(kind string, do func(event safejs.Value)) {
	document, ok := get(safejs.Global(), "document")
	if !ok {
		return
	}
	f, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) > 0 {
			do(args[0])
		}
		return nil
	})
	if err == nil {
		document.Call("addEventListener", kind, f)
	}
}

// onPasted calls back with what is pasted anywhere on the page, as text and, where the clipboard has it, as
// HTML. A field keeps what is pasted into it.
func onPasted(do func(plain, html string)) {
	onDocument("paste", func(event safejs.Value) {
		target, ok := get(event, "target")
		if ok {
			if _, field := closest(target, "input, textarea:not([data-control=paste])"); field {
				return
			}
		}
		data, ok := get(event, "clipboardData")
		if !ok {
			return
		}
		text := func(kind string) string {
			v, err := data.Call("getData", kind)
			if err != nil {
				return ""
			}
			s, _ := v.String()
			return s
		}
		plain, html := text("text/plain"), text("text/html")
		if strings.TrimSpace(plain+html) == "" {
			return
		}
		event.Call("preventDefault")
		do(plain, html)
	})
}

// onDropped calls back with the content of a file that is dropped on the page; ok is false when it cannot be
// read.
func onDropped(do func(content string, ok bool)) {
	file := func(event safejs.Value) (safejs.Value, bool) {
		files, ok := get(event, "dataTransfer", "files")
		if !ok {
			return files, false
		}
		if n, err := files.Length(); err != nil || n == 0 {
			return files, false
		}
		first, err := files.Index(0)
		return first, err == nil
	}
	onDocument("dragover", func(event safejs.Value) {
		types, ok := get(event, "dataTransfer", "types")
		if !ok {
			return
		}
		if has, err := types.Call("includes", "Files"); err == nil {
			if yes, _ := has.Truthy(); yes {
				event.Call("preventDefault")
			}
		}
	})
	onDocument("drop", func(event safejs.Value) {
		if first, ok := file(event); ok {
			event.Call("preventDefault")
			readBlob(first, do)
		}
	})
}

// readChosen reads the file that was chosen in a field, and empties the field so that the same file can be
// chosen again.
func readChosen(id string, do func(content string, ok bool)) {
	e, ok := elementByID(id)
	if !ok {
		return
	}
	files, ok := get(e, "files")
	if !ok {
		return
	}
	if n, err := files.Length(); err != nil || n == 0 {
		return
	}
	if first, err := files.Index(0); err == nil {
		readBlob(first, do)
	}
	e.Set("value", "")
}

// readBlob reads a file as bytes, which are not always UTF-8.
func readBlob(blob safejs.Value, do func(content string, ok bool)) {
	if getInt(blob, "size") > mostFile {
		do("", false)
		return
	}
	promise, err := blob.Call("arrayBuffer")
	if err != nil {
		do("", false)
		return
	}
	var done, failed safejs.Func
	release := func() { done.Release(); failed.Release() }
	done, _ = safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		defer release()
		array, err := safejs.Global().Get("Uint8Array")
		if err != nil {
			do("", false)
			return nil
		}
		view, err := array.New(args[0])
		if err != nil {
			do("", false)
			return nil
		}
		n, _ := view.Length()
		content := make([]byte, n)
		_, err = safejs.CopyBytesToGo(content, view)
		do(string(content), err == nil)
		return nil
	})
	failed, _ = safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		defer release()
		do("", false)
		return nil
	})
	promise.Call("then", done, failed)
}

// copyText puts a text into the clipboard and says whether that worked.
func copyText(text string, done func(copied bool)) {
	clipboard, ok := get(safejs.Global(), "navigator", "clipboard")
	if !ok {
		done(false)
		return
	}
	promise, err := clipboard.Call("writeText", text)
	if err != nil {
		done(false)
		return
	}
	answer := func(copied bool) safejs.Func {
		f, _ := safejs.FuncOf(func(safejs.Value, []safejs.Value) any { done(copied); return nil })
		return f
	}
	promise.Call("then", answer(true), answer(false))
}

// linkTo returns the address of the page with another fragment.
func linkTo(fragment string) string {
	location, _ := get(safejs.Global(), "location")
	href, _, _ := strings.Cut(getString(location, "href"), "#")
	return href + "#" + fragment
}

// saveFile offers a text as a file to be saved.
func saveFile(name, kind, content string) {
	global := safejs.Global()
	constructor, ok := get(global, "Blob")
	if !ok {
		return
	}
	blob, err := constructor.New([]any{content}, map[string]any{"type": kind + ";charset=utf-8"})
	if err != nil {
		return
	}
	urls, _ := get(global, "URL")
	url, err := urls.Call("createObjectURL", blob)
	if err != nil {
		return
	}
	document, _ := get(global, "document")
	a, err := document.Call("createElement", "a")
	if err != nil {
		return
	}
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	later, _ := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		urls.Call("revokeObjectURL", url)
		return nil
	})
	global.Call("setTimeout", later, 60_000)
}

// printPage opens the browser's dialog for printing.
func printPage() { safejs.Global().Call("print") }

// moveFocus moves the focus to an element of the table, which thereby becomes the one that Tab comes back to,
// and scrolls just as far as is needed. It reports whether there is one.
func moveFocus(id string) bool {
	e, ok := elementByID(id)
	if !ok {
		return false
	}
	rove(e)
	e.Call("focus")
	return true
}

// rove makes an element the only one of its table that Tab stops at.
func rove(e safejs.Value) {
	table, ok := closest(e, "table")
	if !ok {
		return
	}
	if before, err := table.Call("querySelector", "[tabindex='0']"); err == nil && !before.IsNull() {
		before.Call("setAttribute", "tabindex", "-1")
	}
	e.Call("setAttribute", "tabindex", "0")
}

// roveTo makes the element with an id the one that Tab stops at.
func roveTo(id string) {
	if e, ok := elementByID(id); ok {
		rove(e)
	}
}

// beside returns the id of the element of the table that lies so many columns to the right and rows below
// another one, "" where the table ends. Columns beyond the ends are the last and the first.
func beside(id string, columns, rows int) string {
	e, ok := elementByID(id)
	if !ok {
		return ""
	}
	row, ok := closest(e, "tr[data-startno]")
	if !ok {
		return ""
	}
	stops := func(row safejs.Value) []string {
		list, err := row.Call("querySelectorAll", "[tabindex]")
		if err != nil {
			return nil
		}
		n, _ := list.Length()
		ids := make([]string, n)
		for i := range n {
			one, _ := list.Index(i)
			ids[i] = getString(one, "id")
		}
		return ids
	}
	at := 0
	here := stops(row)
	for i := range here {
		if here[i] == id {
			at = i
		}
	}
	if rows != 0 {
		table, ok := closest(row, "table")
		if !ok {
			return ""
		}
		all, err := table.Call("querySelectorAll", "tr[data-startno]")
		if err != nil {
			return ""
		}
		n, _ := all.Length()
		number, _ := row.Call("getAttribute", "data-startno")
		for i := range n {
			one, _ := all.Index(i)
			if same, _ := one.Call("getAttribute", "data-startno"); same.Equal(number) {
				to := i + rows
				if to < 0 || to >= n {
					return ""
				}
				row, _ = all.Index(to)
				here = stops(row)
				break
			}
		}
	}
	if len(here) == 0 {
		return ""
	}
	return here[max(0, min(at+columns, len(here)-1))]
}
