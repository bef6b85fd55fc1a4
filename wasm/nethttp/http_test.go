package http

import (
	"errors"
	nethttp "net/http"
	"testing"
)

func TestStatusCodesAreThoseOfNetHTTP(t *testing.T) {
	for got, want := range map[int]int{
		StatusOK:                  nethttp.StatusOK,
		StatusNotModified:         nethttp.StatusNotModified,
		StatusNotFound:            nethttp.StatusNotFound,
		StatusInternalServerError: nethttp.StatusInternalServerError,
	} {
		if got != want {
			t.Errorf("status %d, net/http has %d", got, want)
		}
	}
}

// recorder notes the status of an answer.
type recorder struct {
	header Header
	status int
}

func (r *recorder) Header() Header              { return r.header }
func (r *recorder) Write(b []byte) (int, error) { return len(b), nil }
func (r *recorder) WriteHeader(status int)      { r.status = status }

func TestNothingIsServedOrFetched(t *testing.T) {
	var answer recorder
	FileServer(Dir(".")).ServeHTTP(&answer, &Request{})
	if answer.status != StatusNotFound {
		t.Errorf("the file server answers with status %d, want %d", answer.status, StatusNotFound)
	}
	if response, err := Get("/"); response != nil || !errors.Is(err, ErrNoClient) {
		t.Errorf("Get returns %v and the error %v, want ErrNoClient", response, err)
	}
}

func TestHeaderKeepsTheLastValue(t *testing.T) {
	h := Header{}
	if got := h.Get("ETag"); got != "" {
		t.Errorf("an empty header has the ETag %q", got)
	}
	h.Set("ETag", "1")
	h.Set("ETag", "2")
	if got := h.Get("ETag"); got != "2" {
		t.Errorf("the ETag is %q, want 2", got)
	}
}
