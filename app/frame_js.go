//go:build js

package app

import "github.com/hack-pad/safejs"

// What the page needs of the browser for a frame with its own calculator in it.

// followFrame makes the frame with an id as high as the page in it says. A message counts only if it comes from
// that frame and from this site.
func followFrame(id string) {
	window := safejs.Global()
	heard, err := safejs.FuncOf(func(_ safejs.Value, args []safejs.Value) any {
		if len(args) == 0 {
			return nil
		}
		frame, ok := elementByID(id)
		if !ok {
			return nil
		}
		inside, ok := get(frame, "contentWindow")
		source, sent := get(args[0], "source")
		if !ok || !sent || !source.Equal(inside) || getString(args[0], "origin") != getString(window, "location", "origin") ||
			getString(args[0], "data", "type") != "feinwertung:height" {
			return nil
		}
		height, ok := get(args[0], "data", "height")
		if !ok {
			return nil
		}
		if n, err := height.Float(); err == nil && n >= 1 {
			if style, ok := get(frame, "style"); ok {
				// The border is part of the height.
				style.Set("height", itoa(int(n)+3)+"px")
			}
		}
		return nil
	})
	if err == nil {
		window.Call("addEventListener", "message", heard)
	}
}
