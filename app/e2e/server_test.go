package e2e

import (
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"feinwertung/app/site"
)

// distFolder is the built site, seen from this package.
const distFolder = "../../dist"

// dist reads the built site into memory, so that a test can change its copy.
func dist(t testing.TB) fstest.MapFS {
	t.Helper()
	tree := fstest.MapFS{}
	built := os.DirFS(distFolder)
	err := fs.WalkDir(built, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		content, err := fs.ReadFile(built, name)
		tree[name] = &fstest.MapFile{Data: content}
		return err
	})
	if err != nil || tree["index.html"] == nil {
		t.Fatalf("no site in dist/, run make site first: %v", err)
	}
	return tree
}

// set replaces one file of a site and drops its compressed siblings.
func set(tree fstest.MapFS, name, content string) {
	tree[name] = &fstest.MapFile{Data: []byte(content)}
	delete(tree, name+".br")
	delete(tree, name+".gz")
}

// remove takes one file out of a site.
func remove(tree fstest.MapFS, name string) {
	set(tree, name, "")
	delete(tree, name)
}

// server serves a site from this process, with Cache-Control: no-store, so that
// nothing but the service worker can make it work once the server is gone.
type server struct {
	mount  string
	origin string
	http   *http.Server

	mu       sync.Mutex
	tree     fs.FS
	held     map[string]chan struct{}
	requests []string
}

// serve starts a server for dist/ at the path mount ("/" or "/tb/"); it ends
// with the test.
func serve(t testing.TB, mount string) *server {
	t.Helper()
	return serveTree(t, mount, dist(t))
}

func serveTree(t testing.TB, mount string, tree fs.FS) *server {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &server{mount: mount, origin: "http://" + listener.Addr().String(), tree: tree, held: map[string]chan struct{}{}}
	s.http = &http.Server{Handler: http.HandlerFunc(s.answer)}
	go s.http.Serve(listener)
	t.Cleanup(s.stop)
	return s
}

func (s *server) answer(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.requests = append(s.requests, r.URL.RequestURI())
	held := s.held[path.Base(r.URL.Path)]
	tree := s.tree
	s.mu.Unlock()
	if held != nil {
		select {
		case <-held:
		case <-r.Context().Done():
			return
		}
	}
	site.Handler(tree, s.mount, site.KeepNone).ServeHTTP(w, r)
}

// url is the address of a page: "" is the start page, "?lang=de#x" is it with
// a query and a fragment.
func (s *server) url(rest string) string { return s.origin + s.mount + rest }

// stop takes the server away, with all connections. It may be called again.
func (s *server) stop() { s.http.Close() }

// deploy replaces the whole site.
func (s *server) deploy(tree fs.FS) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tree = tree
}

// hold keeps back the file of the given name until release is called.
func (s *server) hold(name string) (release func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	held := make(chan struct{})
	s.held[name] = held
	return sync.OnceFunc(func() { close(held) })
}

// requested says whether a file was asked for since the server started.
func (s *server) requested(name string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.ContainsFunc(s.requests, func(uri string) bool {
		file, _, _ := strings.Cut(uri, "?")
		return path.Base(file) == name
	})
}

// servePlain serves anything else from an address of its own, without the
// site's headers.
func servePlain(t testing.TB, handler http.Handler) string {
	t.Helper()
	other := httptest.NewServer(handler)
	t.Cleanup(other.Close)
	return other.URL
}

// textPage is a site of one HTML page.
func textPage(html string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.Error(w, "", http.StatusNoContent)
			return
		}
		textPageAt(w, html)
	})
}

// textPageAt answers with an HTML page.
func textPageAt(w http.ResponseWriter, html string) {
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	io.WriteString(w, html)
}
