// Package http stands in for net/http in the browser module.
//
// go-app serves pages with net/http, and its server and its browser side are one package. In the browser
// the server is never started, but the linker cannot leave out what net/http sets up when the program
// begins: TLS, every elliptic curve, certificates and large numbers, a fifth of the download. The Makefile
// builds app.wasm with this package laid over net/http (go build -overlay). It declares what go-app's server
// mentions and nothing else; a version of go-app that needs more does not compile. Without the overlay the
// module is the same program, only larger.
//
// What is declared here has the meaning it has in net/http. A server that nobody starts serves nothing:
// [FileServer] finds no file, and [Get] fails.
package http

import (
	"errors"
	"io"
	"net/url"
)

// The status codes that go-app answers with.
const (
	StatusOK                  = 200
	StatusNotModified         = 304
	StatusNotFound            = 404
	StatusInternalServerError = 500
)

// ErrNoClient is the error of every request.
var ErrNoClient = errors.New("net/http is left out of this module: a page asks with fetch")

// Header is the header of a request or an answer. Its names are taken as they are written.
type Header map[string][]string

// Get returns the first value of a name, "" for none.
func (h Header) Get(name string) string {
	if values := h[name]; len(values) > 0 {
		return values[0]
	}
	return ""
}

// Set makes a value the only one of a name.
func (h Header) Set(name, value string) { h[name] = []string{value} }

// ResponseWriter is what a [Handler] answers with.
type ResponseWriter interface {
	Header() Header
	Write([]byte) (int, error)
	WriteHeader(status int)
}

// Request is what a [Handler] answers.
type Request struct {
	URL    *url.URL
	Header Header
	Host   string
	TLS    *struct{} // never set
}

// Response is an answer to [Get].
type Response struct {
	StatusCode int
	Header     Header
	Body       io.ReadCloser
}

// Handler answers requests.
type Handler interface {
	ServeHTTP(ResponseWriter, *Request)
}

// Dir is a directory for [FileServer].
type Dir string

// FileServer returns a handler that finds no file.
func FileServer(Dir) Handler { return nothing{} }

type nothing struct{}

func (nothing) ServeHTTP(w ResponseWriter, r *Request) { NotFound(w, r) }

// NotFound answers that there is nothing at the address.
func NotFound(w ResponseWriter, _ *Request) { w.WriteHeader(StatusNotFound) }

// Get fails with [ErrNoClient].
func Get(string) (*Response, error) { return nil, ErrNoClient }
