package e2e

import (
	"fmt"
	"testing"
)

// TestCopyingIsSaid copies where copying is possible: a screen reader hears what became of it, which a button that
// changes its name does not tell.
func TestCopyingIsSaid(t *testing.T) {
	t.Parallel()
	s := serve(t, "/")
	p := open(t)
	p.allowCopying(s)
	for address, button := range map[string]string{
		"?lang=en" + emptyCard:        `[data-action="link"]`,
		"choosing.html?lang=en":       `#plan-rules-en [data-action="copy"]`,
		"compare.html?lang=en" + tied: `[data-action="link"]`,
	} {
		p.visitReady(s.url(address))
		p.tap(button)
		p.wait(fmt.Sprintf(`document.querySelector("[role=status]#spoken").textContent === %q`, "Copied"))
		p.wait(`document.querySelector("#spoken").textContent === ""`)
	}
}
