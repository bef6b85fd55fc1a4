package site

import (
	"fmt"
	"path"
	"strings"
)

// Sizes are what a visitor has to download, in bytes as they travel: compressed with brotli where that is shorter.
type Sizes struct {
	App    int // app.wasm
	Engine int // engine.wasm
	Others int // all other files together, the guide in every language among them; a visitor loads some of them
}

// Budget is what the sizes may not exceed. Every room is in the interface, for events, comparisons and organisers too,
// because nothing that is pasted may leave the browser, and so are the readers of every kind of table.
var Budget = Sizes{App: 1_750_000, Engine: 600_000, Others: 120_000}

// Measure adds up a site whose compressed siblings are there.
func Measure(files Files) Sizes {
	var sizes Sizes
	for name, content := range files {
		if ending := path.Ext(name); ending == ".br" || ending == ".gz" {
			continue
		}
		size := len(content)
		if small, ok := files[name+".br"]; ok {
			size = len(small)
		}
		switch name {
		case "app.wasm":
			sizes.App = size
		case "engine.wasm":
			sizes.Engine = size
		default:
			sizes.Others += size
		}
	}
	return sizes
}

// Over says what exceeds the budget, or nothing.
func (s Sizes) Over(budget Sizes) []string {
	var over []string
	for _, one := range []struct {
		name        string
		size, limit int
	}{
		{"app.wasm", s.App, budget.App},
		{"engine.wasm", s.Engine, budget.Engine},
		{"all other files", s.Others, budget.Others},
	} {
		if one.size > one.limit {
			over = append(over, fmt.Sprintf("%s: %d bytes, at most %d were allowed", one.name, one.size, one.limit))
		}
	}
	return over
}

// String is a small table of the compressed sizes, with the budget beside each.
func (s Sizes) String() string {
	var out strings.Builder
	line := func(name string, size, limit int) {
		fmt.Fprintf(&out, "  %-32s %8.1f kB of %6.0f kB\n", name, float64(size)/1000, float64(limit)/1000)
	}
	line("app.wasm", s.App, Budget.App)
	line("engine.wasm", s.Engine, Budget.Engine)
	line("all other files", s.Others, Budget.Others)
	return out.String()
}
