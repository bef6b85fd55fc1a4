package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

const workerFile = "app-worker.js"

// onDemand are the files that only scripts load. The service worker keeps them
// when they are first asked for, not beforehand.
var onDemand = []string{"engine.wasm", "feinwertung.js"}

// completeBoot puts the sentences of every language into boot.js, because they
// are needed exactly when nothing else of the program is there.
func completeBoot(boot []byte, texts func(language string) map[string]string) ([]byte, error) {
	all := map[string]map[string]string{}
	for _, language := range Languages {
		all[language] = texts(language)
		for _, key := range bootKeys(boot) {
			if all[language][key] == "" {
				return nil, fmt.Errorf("the sentence %q is missing in language %q", key, language)
			}
		}
	}
	content, err := json.Marshal(all)
	if err != nil {
		return nil, err
	}
	return replaceOnce(boot, `{ "texts": "filled in by the build" }`, content)
}

// bootKeys lists the sentences that boot.js asks for, each as text("key").
func bootKeys(boot []byte) []string {
	var keys []string
	for _, part := range strings.Split(string(boot), `text("`)[1:] {
		key, _, _ := strings.Cut(part, `"`)
		if !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// completeWorker puts the version and the list of files into the service
// worker. The worker without them is part of the version, so that a change in
// it alone is a new version too. The modules carry their digest: a module of
// another version than the rest would break the program, so a half-finished
// upload must not be taken for a complete one.
func completeWorker(files Files) ([]byte, error) {
	var ahead []string
	digests := map[string]string{}
	for _, name := range files.names() {
		switch {
		case slices.Contains(onDemand, name):
			digests[name] = digest(files[name])
		case name == workerFile:
		default:
			ahead = append(ahead, name)
			if strings.HasSuffix(name, ".wasm") {
				digests[name] = digest(files[name])
			}
		}
	}
	worker := files[workerFile]
	for place, value := range map[string]any{
		`"version: filled in by the build"`:       files.Version(),
		`["files: filled in by the build"]`:       ahead,
		`{ "digests": "filled in by the build" }`: digests,
	} {
		content, err := json.Marshal(value)
		if err != nil {
			return nil, err
		}
		if worker, err = replaceOnce(worker, place, content); err != nil {
			return nil, err
		}
	}
	return worker, nil
}

// digest is the form that fetch accepts as integrity.
func digest(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

func replaceOnce(text []byte, old string, replacement []byte) ([]byte, error) {
	if n := bytes.Count(text, []byte(old)); n != 1 {
		return nil, fmt.Errorf("%s occurs %d times, expected once", old, n)
	}
	return bytes.Replace(text, []byte(old), replacement, 1), nil
}
