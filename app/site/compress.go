package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// compressible are the kinds of files that get smaller siblings; pictures are
// compressed already.
var compressible = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

// coding is a compressed form of a file: the ending of the sibling, and the
// name in the Content-Encoding header.
type coding struct {
	ending, name string
	compress     func([]byte) ([]byte, error)
}

// codings are the forms in the order a server prefers them.
var codings = []coding{
	{".br", "br", brotliCompress},
	{".gz", "gzip", gzipCompress},
}

// Compress adds the compressed siblings. Compressing a module well takes half
// a minute, so results are kept in the cache folder under the digest of what
// went in; the result is the same with an empty cache.
func (f Files) Compress(cache string) error {
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return err
	}
	var (
		work     sync.WaitGroup
		mu       sync.Mutex
		siblings = Files{}
		failed   []error
	)
	for _, name := range f.names() {
		if !slices.Contains(compressible, path.Ext(name)) {
			continue
		}
		for _, coding := range codings {
			work.Go(func() {
				small, err := compressed(f[name], coding, cache)
				mu.Lock()
				defer mu.Unlock()
				siblings[name+coding.ending] = small
				failed = append(failed, err)
			})
		}
	}
	work.Wait()
	maps.Copy(f, siblings)
	return errors.Join(failed...)
}

// compressed takes the result from the cache or puts it there.
func compressed(content []byte, coding coding, cache string) ([]byte, error) {
	sum := sha256.Sum256(content)
	kept := filepath.Join(cache, hex.EncodeToString(sum[:16])+coding.ending)
	if small, err := os.ReadFile(kept); err == nil {
		return small, nil
	}
	small, err := coding.compress(content)
	if err != nil {
		return nil, err
	}
	return small, keep(kept, small)
}

// keep writes a file in one step, so that an interrupted build leaves no
// truncated result behind to be trusted later.
func keep(target string, content []byte) error {
	part, err := os.CreateTemp(filepath.Dir(target), "part-")
	if err != nil {
		return err
	}
	_, err = part.Write(content)
	if err = errors.Join(err, part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), target)
}

func brotliCompress(content []byte) ([]byte, error) {
	var out bytes.Buffer
	writer := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: 11, LGWin: 24})
	if _, err := writer.Write(content); err != nil {
		return nil, err
	}
	err := writer.Close()
	return out.Bytes(), err
}

func gzipCompress(content []byte) ([]byte, error) {
	var out bytes.Buffer
	writer, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := writer.Write(content); err != nil {
		return nil, err
	}
	err = writer.Close()
	return out.Bytes(), err
}
