// Package site writes the static site and serves it.
//
// The site is a folder of plain files that works unchanged wherever it is put:
// every address in it is relative, the pages are rendered beforehand, and one
// version, the hash of all contents, ties the files together for the service
// worker. Two builds of the same sources are identical byte for byte.
package site

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"feinwertung/app"
	"feinwertung/app/guide"
)

// Files maps a slash-separated path below the root of the site to its content.
type Files map[string][]byte

// Sources names the places a site is made from.
type Sources struct {
	Public  string // folder with the hand-written static files
	Modules string // folder with the built app.wasm and engine.wasm
	Exec    string // wasm_exec.js of the toolchain that built the modules
}

// Languages are the languages that the sentences of boot.js must exist in; the
// first one stands in for any other.
var Languages = []string{"en", "de", "hu"}

// Assemble returns every file of the site except the compressed siblings.
// Files of the public folder are taken as they are, with the exception of the
// two programs that are completed here: boot.js receives its sentences and
// app-worker.js the version and the list of files.
func Assemble(from Sources) (Files, error) {
	files, err := readFolder(from.Public)
	if err != nil {
		return nil, err
	}
	for _, module := range []string{"app.wasm", "engine.wasm"} {
		if files[module], err = os.ReadFile(filepath.Join(from.Modules, module)); err != nil {
			return nil, fmt.Errorf("module not built: %w", err)
		}
	}
	if files["wasm_exec.js"], err = os.ReadFile(from.Exec); err != nil {
		return nil, fmt.Errorf("the Go toolchain has no wasm_exec.js: %w", err)
	}
	maps.Copy(files, icons())
	files["manifest.webmanifest"] = manifest()

	app.Register()
	pages, err := pages()
	if err != nil {
		return nil, err
	}
	maps.Copy(files, pages)
	articles, err := guide.Files(guide.Look{Policy: Policy, ThemeLight: ThemeLight, ThemeDark: ThemeDark})
	if err != nil {
		return nil, err
	}
	maps.Copy(files, articles)
	if files["boot.js"], err = completeBoot(files["boot.js"], app.BootTexts); err != nil {
		return nil, fmt.Errorf("boot.js: %w", err)
	}
	if files[workerFile], err = completeWorker(files); err != nil {
		return nil, fmt.Errorf("%s: %w", workerFile, err)
	}
	return files, nil
}

// pages returns the pages in the first language and, for the others, what is
// to be put in place in them.
func pages() (Files, error) {
	files := Files{}
	for i, page := range app.Pages(Languages[0]) {
		body, err := prerender(page.Path, Languages[0])
		if err == nil {
			files[page.File], err = render(page, body)
		}
		for _, language := range Languages[1:] {
			if err != nil {
				break
			}
			var translated string
			if translated, err = prerender(page.Path, language); err == nil {
				files[textsFile(page.File, language)], err = texts(body, translated, app.Pages(language)[i].Title)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("page %s: %w", page.File, err)
		}
	}
	return files, nil
}

// Version is the hash of the names and contents of the given files, in
// hexadecimal: the same for the same files, another one for any change.
func (f Files) Version() string {
	sum := sha256.New()
	for _, name := range f.names() {
		content := sha256.Sum256(f[name])
		fmt.Fprintf(sum, "%s\x00%x\n", name, content)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16]
}

// names lists the paths in order.
func (f Files) names() []string {
	return slices.Sorted(maps.Keys(f))
}

// Write makes the folder hold exactly the given files. It writes a new folder
// beside the old one and then takes its place, so that a server reading the
// folder never sees half a site for longer than the exchange of two names.
func (f Files) Write(folder string) error {
	next := folder + ".next"
	if err := os.RemoveAll(next); err != nil {
		return err
	}
	for _, name := range f.names() {
		target := filepath.Join(next, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(target, f[name], 0o644); err != nil {
			return err
		}
	}
	if err := os.RemoveAll(folder); err != nil {
		return err
	}
	return os.Rename(next, folder)
}

// readFolder reads all files below a folder; names starting with a dot are not
// part of a site.
func readFolder(folder string) (Files, error) {
	files := Files{}
	tree := os.DirFS(folder)
	err := fs.WalkDir(tree, ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case name != "." && strings.HasPrefix(path.Base(name), "."):
			if entry.IsDir() {
				return fs.SkipDir
			}
			return nil
		case entry.IsDir():
			return nil
		}
		files[name], err = fs.ReadFile(tree, name)
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("folder of static files: %w", err)
	}
	return files, err
}
