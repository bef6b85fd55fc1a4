//go:build js

package app

import (
	"net/url"
	"strings"

	"github.com/hack-pad/safejs"
)

// The fragment that was read or written last, and whether the browser has gone to another one since: it may be the same
// in the end.
var (
	seenFragment string
	wentOn       bool
)

// tellRoom makes the room that is open read the address again.
var tellRoom = func() {}

// address returns the fragment of the page's address without its number sign, and its query. Whoever asks takes note of
// the fragment: see replaceFragment.
func address() (fragment, query string) {
	takeNote()
	return seenFragment, addressQuery()
}

func takeNote() { seenFragment, wentOn = fragmentNow(), false }

func fragmentNow() string {
	return strings.TrimPrefix(getString(safejs.Global(), "location", "hash"), "#")
}

// addressQuery returns the query of the page's address with its question mark, "" where it has none.
func addressQuery() string { return getString(safejs.Global(), "location", "search") }

// setQueryValue puts a value into the query of the page's address, without a step in the browser's history.
func setQueryValue(name, value string) {
	values, err := url.ParseQuery(trimQuestionMark(addressQuery()))
	if err != nil || values.Get(name) == value {
		return
	}
	values.Set(name, value)
	query := "?" + values.Encode()
	if fragment := fragmentNow(); fragment != "" {
		query += "#" + fragment
	}
	if history, ok := get(safejs.Global(), "history"); ok {
		state, _ := get(history, "state")
		history.Call("replaceState", state, "", query)
	}
}

// replaceFragment puts another fragment into the address, without a step in the browser's history. A fragment that
// somebody else has put there meanwhile stays, however often the room writes until it has read it.
func replaceFragment(fragment string) {
	if wentOn || fragmentNow() != seenFragment {
		tellRoom()
		return
	}
	if history, ok := get(safejs.Global(), "history"); ok {
		state, _ := get(history, "state")
		history.Call("replaceState", state, "", "#"+fragment)
	}
	takeNote()
}

// expectFragment takes note of the fragment of the address that the page is going to have.
func expectFragment(fragment string) { seenFragment, wentOn = fragment, false }

// copyAddress puts the page's address into the clipboard and says whether that worked.
func copyAddress(done func(copied bool)) {
	location, _ := get(safejs.Global(), "location")
	copyText(getString(location, "href"), done)
}

// noteLeft notes that a fragment was changed too late: a page that is loaded again gets the address that it had
// when that began. boot.js puts the later one there before the program starts.
func noteLeft(before, after string) {
	if storage, ok := get(safejs.Global(), "sessionStorage"); ok {
		storage.Call("setItem", "feinwertung:left", "#"+before+" #"+after)
	}
}

// onAddressChange calls back when the fragment of the address was changed by somebody else. The browser says at once
// that it has gone there, and only later that the fragment is another one.
func onAddressChange(changed func()) {
	tellRoom = changed
	listen(func() { wentOn = true }, []string{}, "popstate")
	listen(changed, []string{}, "hashchange")
}

// onLeave calls back when the page may be about to go away: hidden, closed, another one opened. What is saved between
// the beginning of that and its end comes too late for the address, as what is saved at the end does.
func onLeave(leaving func()) {
	var began string
	beginning := false
	listen(leaving, []string{"document"}, "visibilitychange")
	listen(func() { began, beginning = fragmentNow(), true }, []string{}, "beforeunload")
	listen(func() {
		before := fragmentNow()
		if beginning {
			before, beginning = began, false
		}
		leaving()
		if after := fragmentNow(); after != before {
			noteLeft(before, after)
		}
	}, []string{}, "pagehide")
}
