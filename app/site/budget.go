package site

import (
	"fmt"
	"path"
	"strings"
)

// Sizes are what a visitor has to download, in bytes.
type Sizes struct {
	App      int // app.wasm, brotli
	Engine   int // engine.wasm, brotli
	Articles int // the guide in all languages, before compression; a reader loads one of them
	Others   int // all other files together, as they are before compression
}

// Budget is what the sizes may not exceed. A quarter of a megabyte of the interface is for whole events: reading
// and writing their files and the crosstables of twenty programs, which only the browser can do, as nothing
// that is pasted may leave it.
var Budget = Sizes{App: 1_850_000, Engine: 600_000, Articles: 180_000, Others: 150_000}

// Measure adds up a site whose compressed siblings are there.
func Measure(files Files) Sizes {
	sizes := Sizes{App: len(files["app.wasm.br"]), Engine: len(files["engine.wasm.br"])}
	for name, content := range files {
		switch ending := path.Ext(name); {
		case ending == ".br" || ending == ".gz" || ending == ".wasm":
		case strings.HasPrefix(name, "guide."):
			sizes.Articles += len(content)
		default:
			sizes.Others += len(content)
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
		{"app.wasm.br", s.App, budget.App},
		{"engine.wasm.br", s.Engine, budget.Engine},
		{"the guide", s.Articles, budget.Articles},
		{"all other files", s.Others, budget.Others},
	} {
		if one.size > one.limit {
			over = append(over, fmt.Sprintf("%s: %d bytes, at most %d were allowed", one.name, one.size, one.limit))
		}
	}
	return over
}

// String is a small table with the budget beside each size.
func (s Sizes) String() string {
	var out strings.Builder
	line := func(name string, size, limit int) {
		fmt.Fprintf(&out, "  %-32s %8.1f kB of %6.0f kB\n", name, float64(size)/1000, float64(limit)/1000)
	}
	line("app.wasm (brotli)", s.App, Budget.App)
	line("engine.wasm (brotli)", s.Engine, Budget.Engine)
	line("the guide (uncompressed)", s.Articles, Budget.Articles)
	line("all other files (uncompressed)", s.Others, Budget.Others)
	return out.String()
}
