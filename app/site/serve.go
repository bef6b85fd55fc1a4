package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"slices"
	"strings"
)

// Caching is what the server tells browsers about keeping files.
type Caching string

// The two policies: ask again each time and be told "unchanged", or keep
// nothing, so that what works without a network works because of the service
// worker alone.
const (
	Revalidate Caching = "no-cache"
	KeepNone   Caching = "no-store"
)

// contentTypes are fixed here, because what the system knows about endings
// differs between machines, and a module of another type does not start.
var contentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// Handler serves a site below a path that starts and ends with a slash, as in
// "/" or "/tb/", the way a good host of static files does. Anything outside
// that path is not found.
func Handler(tree fs.FS, mount string, caching Caching) http.Handler {
	return &handler{tree: tree, mount: mount, caching: caching}
}

type handler struct {
	tree    fs.FS
	mount   string
	caching Caching
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD are answered", http.StatusMethodNotAllowed)
		return
	}
	below, inside := strings.CutPrefix(r.URL.Path, h.mount)
	if r.URL.Path+"/" == h.mount {
		redirect(w, r, h.mount)
		return
	}
	name := path.Clean(below)
	if !inside || !fs.ValidPath(name) {
		notFound(w, r)
		return
	}
	info, err := fs.Stat(h.tree, name)
	switch {
	case err != nil:
		notFound(w, r)
		return
	case info.IsDir() && below != "" && !strings.HasSuffix(below, "/"):
		redirect(w, r, r.URL.Path+"/")
		return
	case info.IsDir():
		name = path.Join(name, "index.html")
	case strings.HasSuffix(below, "/"):
		notFound(w, r)
		return
	}
	h.serveFile(w, r, name)
}

// redirect adds the missing slash without losing the query. The answer is a
// temporary one: browsers remember permanent redirects for ever.
func redirect(w http.ResponseWriter, r *http.Request, target string) {
	address := url.URL{Path: target, RawQuery: r.URL.RawQuery}
	http.Redirect(w, r, address.String(), http.StatusTemporaryRedirect)
}

func notFound(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", string(KeepNone))
	http.NotFound(w, r)
}

func (h *handler) serveFile(w http.ResponseWriter, r *http.Request, name string) {
	header := w.Header()
	kind := contentTypes[path.Ext(name)]
	if kind == "" {
		kind = "application/octet-stream"
	}
	coding, ending := "", ""
	if slices.Contains(compressible, path.Ext(name)) {
		header.Set("Vary", "Accept-Encoding")
		coding, ending = chooseCoding(h.tree, name, r.Header.Values("Accept-Encoding"))
	}
	content, err := fs.ReadFile(h.tree, name+ending)
	if err != nil {
		notFound(w, r)
		return
	}
	header.Set("Content-Type", kind)
	header.Set("Cache-Control", string(h.caching))
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer")
	header.Set("Content-Security-Policy", Policy)
	header.Set("Cross-Origin-Resource-Policy", "cross-origin")
	switch path.Ext(name) {
	case ".wasm", ".js", ".json":
		// A sandboxed frame has no origin of its own, so even the site's own
		// modules are foreign to it.
		header.Set("Access-Control-Allow-Origin", "*")
	}
	if coding != "" {
		header.Set("Content-Encoding", coding)
	}
	if h.caching != KeepNone {
		sum := sha256.Sum256(content)
		tag := `"` + hex.EncodeToString(sum[:12]) + `"`
		header.Set("ETag", tag)
		if slices.Contains(strings.Split(r.Header.Get("If-None-Match"), ", "), tag) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	header.Set("Content-Length", fmt.Sprint(len(content)))
	if r.Method == http.MethodHead {
		return
	}
	w.Write(content)
}
