package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
)

// compressible are the kinds of files that get smaller siblings; pictures are
// compressed already.
var compressible = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

// codings are the compressed forms in the order a server prefers them: the
// ending of the sibling, and the name in the Content-Encoding header.
var codings = []struct {
	ending, name string
	compress     func([]byte) ([]byte, error)
}{
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
	for _, name := range f.names() {
		if !slices.Contains(compressible, path.Ext(name)) {
			continue
		}
		sum := sha256.Sum256(f[name])
		for _, coding := range codings {
			kept := filepath.Join(cache, hex.EncodeToString(sum[:16])+coding.ending)
			small, err := os.ReadFile(kept)
			if err != nil {
				if small, err = coding.compress(f[name]); err != nil {
					return err
				}
				if err = keep(kept, small); err != nil {
					return err
				}
			}
			f[name+coding.ending] = small
		}
	}
	return nil
}

// keep writes a file in one step, so that an interrupted build leaves no
// truncated result behind to be trusted later.
func keep(target string, content []byte) error {
	if err := os.WriteFile(target+".part", content, 0o644); err != nil {
		return err
	}
	return os.Rename(target+".part", target)
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
