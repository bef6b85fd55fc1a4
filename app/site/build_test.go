package site

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"image"
	_ "image/png"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// sources are the real ones, with two small files standing for the modules.
func sources(t *testing.T) Sources {
	t.Helper()
	modules := t.TempDir()
	for _, name := range []string{"app.wasm", "engine.wasm"} {
		if err := os.WriteFile(filepath.Join(modules, name), []byte("stands for "+name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	return Sources{
		Public:  "../../public",
		Modules: modules,
		Exec:    filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"),
	}
}

func assemble(t *testing.T, from Sources) Files {
	t.Helper()
	files, err := Assemble(from)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestAssembleIsReproducible(t *testing.T) {
	from := sources(t)
	first := assemble(t, from)
	for range 5 {
		again := assemble(t, from)
		for _, name := range first.names() {
			if !bytes.Equal(first[name], again[name]) {
				t.Errorf("%s differs between two builds", name)
			}
		}
		if len(again) != len(first) {
			t.Errorf("%d files, then %d", len(first), len(again))
		}
	}
}

func TestVersionFollowsEveryFile(t *testing.T) {
	from := sources(t)
	files := assemble(t, from)
	version := func(f Files) string {
		return string(regexp.MustCompile(`const VERSION = "[0-9a-f]{16}"`).Find(f[workerFile]))
	}
	if version(files) == "" {
		t.Fatal("the worker has no version")
	}
	if err := os.WriteFile(filepath.Join(from.Modules, "engine.wasm"), []byte("changed"), 0o644); err != nil {
		t.Fatal(err)
	}
	if version(assemble(t, from)) == version(files) {
		t.Error("another module has the same version")
	}
	before := files.Version()
	for _, name := range files.names() {
		changed := maps.Clone(files)
		changed[name] = append(slices.Clone(files[name]), ' ')
		if changed.Version() == before {
			t.Errorf("%s changed and the version did not", name)
		}
		delete(changed, name)
		if changed.Version() == before {
			t.Errorf("%s is gone and the version did not change", name)
		}
	}
}

func TestWorkerListsTheFiles(t *testing.T) {
	files := assemble(t, sources(t))
	match := regexp.MustCompile(`const FILES = (\[.*\]);`).FindSubmatch(files[workerFile])
	if match == nil {
		t.Fatal("no list of files in the worker")
	}
	var listed []string
	if err := json.Unmarshal(match[1], &listed); err != nil {
		t.Fatal(err)
	}
	for _, name := range files.names() {
		expected := name != workerFile && !slices.Contains(onDemand, name)
		if slices.Contains(listed, name) != expected {
			t.Errorf("%s listed: %v, expected %v", name, !expected, expected)
		}
	}
	for _, name := range listed {
		if files[name] == nil {
			t.Errorf("%s is listed and does not exist", name)
		}
	}
}

func TestPagesReferToFilesThatExist(t *testing.T) {
	files := assemble(t, sources(t))
	reference := regexp.MustCompile(`(?:src|href)="([^"#?]+)[^"]*"`)
	for _, name := range files.names() {
		if !strings.HasSuffix(name, ".html") {
			continue
		}
		page := string(files[name])
		for _, match := range reference.FindAllStringSubmatch(page, -1) {
			if target := filepath.Join(filepath.Dir(name), match[1]); files[target] == nil && !strings.Contains(match[1], "//") {
				t.Errorf("%s refers to %s, which is not written", name, match[1])
			}
		}
		for _, never := range []string{"githubusercontent", "goapp-", "app-wasm-loader", "<script>", "<style"} {
			if strings.Contains(page, never) {
				t.Errorf("%s contains %s", name, never)
			}
		}
		for _, one := range booleanAttributes {
			if strings.Contains(page, " "+one+`="`) {
				t.Errorf("%s gives the attribute %s a value", name, one)
			}
		}
	}
}

func TestCompressedSiblingsHoldTheSame(t *testing.T) {
	files := assemble(t, sources(t))
	plain := files.names()
	if err := files.Compress(t.TempDir()); err != nil {
		t.Fatal(err)
	}
	for _, name := range plain {
		small, found := files[name+".br"]
		if found != slices.Contains(compressible, filepath.Ext(name)) {
			t.Errorf("%s compressed: %v", name, found)
		}
		if !found {
			continue
		}
		if got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(small))); err != nil || !bytes.Equal(got, files[name]) {
			t.Errorf("%s.br holds something else (%v)", name, err)
		}
		reader, err := gzip.NewReader(bytes.NewReader(files[name+".gz"]))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := io.ReadAll(reader); err != nil || !bytes.Equal(got, files[name]) {
			t.Errorf("%s.gz holds something else (%v)", name, err)
		}
	}
}

func TestWriteLeavesNothingOfBefore(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "dist")
	for _, files := range []Files{{"old.txt": nil, "a/b.txt": []byte("1")}, {"a/b.txt": []byte("2")}} {
		if err := files.Write(folder); err != nil {
			t.Fatal(err)
		}
		read, err := readFolder(folder)
		if err != nil {
			t.Fatal(err)
		}
		if !maps.EqualFunc(read, files, bytes.Equal) {
			t.Errorf("wrote %v, found %v", files.names(), read.names())
		}
	}
}

func TestMissingSentenceIsAnError(t *testing.T) {
	boot := []byte(`const TEXTS = { "texts": "filled in by the build" }; text("crashed");`)
	texts := func(language string) map[string]string {
		if language == "hu" {
			return nil
		}
		return map[string]string{"crashed": "…"}
	}
	if _, err := completeBoot(boot, texts); err == nil || !strings.Contains(err.Error(), "hu") {
		t.Errorf("error: %v, expected one that names the language", err)
	}
}

func TestIconsAreWhatTheManifestSays(t *testing.T) {
	var content struct {
		Icons []struct{ Src, Sizes, Type string }
	}
	if err := json.Unmarshal(manifest(), &content); err != nil {
		t.Fatal(err)
	}
	drawn := icons()
	for _, icon := range content.Icons {
		if drawn[icon.Src] == nil {
			t.Errorf("%s is not drawn", icon.Src)
		}
		if icon.Type != "image/png" {
			continue
		}
		picture, _, err := image.Decode(bytes.NewReader(drawn[icon.Src]))
		if err != nil {
			t.Fatal(err)
		}
		side := strings.Split(icon.Sizes, "x")[0]
		if got := picture.Bounds().Dx(); side != map[int]string{192: "192", 512: "512"}[got] {
			t.Errorf("%s is %d pixels wide, the manifest says %s", icon.Src, got, icon.Sizes)
		}
		_, _, _, corner := picture.At(0, 0).RGBA()
		if maskable := strings.Contains(icon.Src, "maskable"); (corner == 0xffff) != maskable {
			t.Errorf("%s: opacity of the corner %#x", icon.Src, corner)
		}
	}
}

func TestBudget(t *testing.T) {
	files := Files{
		"app.wasm": make([]byte, 99), "app.wasm.br": make([]byte, 11), "app.wasm.gz": make([]byte, 12),
		"engine.wasm": make([]byte, 50), "engine.wasm.br": make([]byte, 5),
		"a.html": make([]byte, 3), "a.html.gz": make([]byte, 9), "icon.png": make([]byte, 4),
		"guide.hu.html": make([]byte, 8), "guide.hu.html.br": make([]byte, 1),
	}
	if got, expected := Measure(files), (Sizes{App: 11, Engine: 5, Others: 8}); got != expected {
		t.Errorf("measured %+v, expected %+v", got, expected)
	}
	if over := Measure(files).Over(Sizes{App: 10, Engine: 5, Others: 7}); len(over) != 2 || !strings.Contains(over[0], "11 bytes") {
		t.Errorf("over the budget: %v", over)
	}
	delete(files, "app.wasm.br")
	if got := Measure(files).App; got != 99 {
		t.Errorf("without a compressed form app.wasm counts %d bytes, expected all 99", got)
	}
}
