package e2e

import (
	"testing"

	"feinwertung/app/site"
)

func TestBudgets(t *testing.T) {
	files := site.Files{}
	for name, file := range dist(t) {
		files[name] = file.Data
	}
	sizes := site.Measure(files)
	t.Logf("\n%s", sizes)
	if sizes.App == 0 || sizes.Engine == 0 {
		t.Error("a module is missing")
	}
	for _, over := range sizes.Over(site.Budget) {
		t.Error(over)
	}
}
