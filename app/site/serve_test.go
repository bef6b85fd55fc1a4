package site

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
)

var served = fstest.MapFS{
	"index.html":       {Data: []byte("<p>start")},
	"index.html.br":    {Data: []byte("b")},
	"index.html.gz":    {Data: []byte("gz")},
	"app.wasm":         {Data: []byte("module")},
	"app.wasm.gz":      {Data: []byte("m")},
	"icon.png":         {Data: []byte("png")},
	"guide/index.html": {Data: []byte("<p>guide")},
	"strange.thing":    {Data: []byte("?")},
}

func get(mount string, caching Caching, path string, headers ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	Handler(served, mount, caching).ServeHTTP(w, r)
	return w.Result()
}

func TestHandlerPaths(t *testing.T) {
	for _, c := range []struct {
		mount, path string
		status      int
		location    string
	}{
		{"/", "/", 200, ""},
		{"/", "/index.html", 200, ""},
		{"/", "/guide/", 200, ""},
		{"/", "/guide", 307, "/guide/"},
		{"/", "/guide?x=1&y=2", 307, "/guide/?x=1&y=2"},
		{"/", "/none", 404, ""},
		{"/", "/icon.png/", 404, ""},
		{"/", "/../go.mod", 404, ""},
		{"/tb/", "/tb/", 200, ""},
		{"/tb/", "/tb", 307, "/tb/"},
		{"/tb/", "/tb?lang=de", 307, "/tb/?lang=de"},
		{"/tb/", "/", 404, ""},
		{"/tb/", "/tbx/index.html", 404, ""},
		{"/a/b/", "/a/b/guide", 307, "/a/b/guide/"},
		{"/a/b/", "/a/b/../../index.html", 404, ""},
	} {
		answer := get(c.mount, Revalidate, c.path)
		if answer.StatusCode != c.status || answer.Header.Get("Location") != c.location {
			t.Errorf("%s at %s: %d %q, expected %d %q", c.path, c.mount, answer.StatusCode, answer.Header.Get("Location"), c.status, c.location)
		}
	}
}

func TestHandlerCodings(t *testing.T) {
	for _, c := range []struct{ path, accept, coding string }{
		{"/", "br, gzip", "br"},
		{"/", "gzip, br", "br"},
		{"/", "gzip", "gzip"},
		{"/", "GZIP", "gzip"},
		{"/", "", ""},
		{"/", "br;q=0, gzip", "gzip"},
		{"/", "br;q=0.000, gzip;q=0", ""},
		{"/", "br;q=0.5, gzip;q=0.8", "gzip"},
		{"/", "*", "br"},
		{"/", "*;q=0", ""},
		{"/", "*, br;q=0", "gzip"},
		{"/", "identity", ""},
		{"/", "br;q=nonsense, gzip;q=0.1", "gzip"},
		{"/app.wasm", "br", ""},
		{"/app.wasm", "br, gzip", "gzip"},
		{"/icon.png", "br, gzip", ""},
	} {
		answer := get("/", Revalidate, c.path, "Accept-Encoding", c.accept)
		if got := answer.Header.Get("Content-Encoding"); got != c.coding {
			t.Errorf("%s with Accept-Encoding %q is sent as %q, expected %q", c.path, c.accept, got, c.coding)
		}
		if vary := answer.Header.Get("Vary"); (vary == "Accept-Encoding") != (c.path != "/icon.png") {
			t.Errorf("%s: Vary is %q", c.path, vary)
		}
	}
}

func TestHandlerHeaders(t *testing.T) {
	module := get("/", Revalidate, "/app.wasm", "Accept-Encoding", "gzip").Header
	for name, expected := range map[string]string{
		"Content-Type":                "application/wasm",
		"Content-Length":              "1",
		"Access-Control-Allow-Origin": "*",
		"X-Content-Type-Options":      "nosniff",
		"Content-Security-Policy":     Policy,
		"Cache-Control":               "no-cache",
	} {
		if got := module.Get(name); got != expected {
			t.Errorf("%s: %q, expected %q", name, got, expected)
		}
	}
	if got := get("/", Revalidate, "/").Header.Get("Access-Control-Allow-Origin"); got != "" {
		t.Errorf("pages may be read by any other site: %q", got)
	}
	if got := get("/", Revalidate, "/strange.thing").Header.Get("Content-Type"); got != "application/octet-stream" {
		t.Errorf("unknown ending: Content-Type %q", got)
	}
	if strings.Contains(Policy, "frame-ancestors") {
		t.Error("the policy restricts who may embed the calculator")
	}
}

func TestHandlerCaching(t *testing.T) {
	first := get("/", Revalidate, "/", "Accept-Encoding", "br")
	tag := first.Header.Get("ETag")
	if again := get("/", Revalidate, "/", "Accept-Encoding", "br", "If-None-Match", tag); again.StatusCode != http.StatusNotModified {
		t.Errorf("asked again with the tag: %d", again.StatusCode)
	}
	if plain := get("/", Revalidate, "/", "If-None-Match", tag); plain.StatusCode != http.StatusOK {
		t.Errorf("the tag of the compressed form matches the plain one: %d", plain.StatusCode)
	}
	none := get("/", KeepNone, "/")
	if none.Header.Get("Cache-Control") != "no-store" || none.Header.Get("ETag") != "" {
		t.Errorf("keep none: %v", none.Header)
	}
}

func TestHandlerMethods(t *testing.T) {
	w := httptest.NewRecorder()
	Handler(served, "/", Revalidate).ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	if w.Code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", w.Code)
	}
	w = httptest.NewRecorder()
	Handler(served, "/", Revalidate).ServeHTTP(w, httptest.NewRequest(http.MethodHead, "/", nil))
	if w.Code != http.StatusOK || w.Body.Len() != 0 || w.Header().Get("Content-Length") != "8" {
		t.Errorf("HEAD: %d, %d bytes, Content-Length %s", w.Code, w.Body.Len(), w.Header().Get("Content-Length"))
	}
}
