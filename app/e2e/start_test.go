package e2e

import (
	"strings"
	"testing"
)

func TestStart(t *testing.T) {
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url(""))
	p.enterScore(1, "3½")
	p.wait(`document.querySelector('[data-row="1"] [data-field="score"]').value === "3½"`)
	p.workOffline()
}

func TestPageIsReadableWithoutScripts(t *testing.T) {
	s := serve(t, "/")
	p := open(t)
	p.withoutScripts()
	p.visit(s.url(""))
	if text := p.text("body"); !strings.Contains(text, "Feinwertung") {
		t.Errorf("without JavaScript the page reads %q", text)
	}
}
