package site

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// asWritten leaves the addresses in the components alone: they are relative to
// the page already, which is what lets the site be moved.
type asWritten struct{}

func (asWritten) Resolve(address string) string { return address }

// prerender returns the HTML of the component that a route leads to, in a
// language. go-app wraps it into a document of its own, with a loader, a worker
// and addresses that are fixed to one place; only the first child of the body
// is wanted.
func prerender(route, language string) (string, error) {
	handler := &goapp.Handler{
		Name:      "Feinwertung",
		Lang:      language,
		Version:   "static",
		Resources: asWritten{},
		Icon:      goapp.Icon{Default: "icon-192.png", Large: "icon-512.png", SVG: "icon.svg"},
	}
	answer := httptest.NewRecorder()
	handler.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, route+"?lang="+language, nil))
	if answer.Code != http.StatusOK {
		return "", fmt.Errorf("no component for the route %q: status %d", route, answer.Code)
	}
	page := answer.Body.String()

	// The encoder writes attributes in random order, but the last aside of a
	// page is always the loader that follows the component.
	_, rest, found := strings.Cut(page, "<body>")
	end := strings.LastIndex(rest, "<aside ")
	if !found || end < 0 {
		return "", fmt.Errorf("the document of route %q has another shape than expected", route)
	}
	return normalizeTags(strings.TrimSpace(rest[:end]))
}
