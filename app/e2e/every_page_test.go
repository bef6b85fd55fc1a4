package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// pageFiles lists every document of the built site.
func pageFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	for name := range dist(t) {
		if strings.HasSuffix(name, ".html") {
			files = append(files, name)
		}
	}
	slices.Sort(files)
	return files
}

// said are the facts that a document tells of itself, beside those that differ from page to page.
var said = map[string]*regexp.Regexp{
	"its language": regexp.MustCompile(`<html lang="[a-z]{2}">`),
	"its viewport": regexp.MustCompile(`<meta name="viewport" content="width=device-width, initial-scale=1[^"]*">`),
	"its manifest": regexp.MustCompile(`<link rel="manifest" href="manifest.webmanifest">`),
}

var titleOf = regexp.MustCompile(`<title>([^<]{10,80})</title>`)
var descriptionOf = regexp.MustCompile(`<meta name="description" content="([^"]{50,200})">`)

// TestEveryPage reads what every document says of itself to browsers, search engines and screen readers before any
// program runs. With -audit Lighthouse judges every document too.
func TestEveryPage(t *testing.T) {
	t.Parallel()
	tree := dist(t)
	titles := map[string]string{}
	for _, name := range pageFiles(t) {
		page := string(tree[name].Data)
		for fact, pattern := range said {
			if !pattern.MatchString(page) {
				t.Errorf("%s does not say %s", name, fact)
			}
		}
		for _, tag := range []string{"<main", "<h1"} {
			if n := strings.Count(page, tag); n != 1 {
				t.Errorf("%s has %s %d times", name, tag, n)
			}
		}
		title := titleOf.FindStringSubmatch(page)
		if title == nil || !descriptionOf.MatchString(page) {
			t.Errorf("%s has no title or no description of the usual length", name)
			continue
		}
		if other := titles[title[1]]; other != "" {
			t.Errorf("%s and %s have the same title", name, other)
		}
		titles[title[1]] = name
	}
	if *auditFolder != "" {
		lighthouse(t, serve(t, "/"))
	}
}

// lighthouseCategories are what Lighthouse judges of a page; what it measures of the speed depends on the machine.
var lighthouseCategories = []string{"accessibility", "best-practices", "seo"}

// lighthouse lets Lighthouse judge every page, on a phone as it does by itself. Anything below 100 is a fault.
func lighthouse(t *testing.T, s *server) {
	t.Helper()
	command := filepath.Join(*auditFolder, "node_modules", ".bin", "lighthouse")
	table := fmt.Sprintf("%-16s %s", "", strings.Join(lighthouseCategories, "  "))
	for _, name := range pageFiles(t) {
		run := exec.Command(command, s.url(name), "--quiet", "--output=json", "--only-categories="+strings.Join(lighthouseCategories, ","),
			"--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-component-update --user-data-dir="+t.TempDir())
		run.Env = append(os.Environ(), "CHROME_PATH="+chromium(t))
		run.Stderr = os.Stderr
		output, err := run.Output()
		if err != nil {
			t.Fatalf("%s %s: %v (run make audit)", command, name, err)
		}
		var report lighthouseReport
		if err := json.Unmarshal(output, &report); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		table += fmt.Sprintf("\n%-16s", name)
		for _, category := range lighthouseCategories {
			score := int(100*report.Categories[category].Score + 0.5)
			table += fmt.Sprintf(" %*d ", len(category), score)
			if score < 100 {
				t.Errorf("Lighthouse: %s: %s %d: %s", name, category, score, strings.Join(report.failed(category), "; "))
			}
		}
	}
	t.Logf("Lighthouse\n%s", table)
}

// lighthouseReport is what is read of Lighthouse's own report.
type lighthouseReport struct {
	Categories map[string]struct {
		Score     float64
		AuditRefs []struct {
			ID     string
			Weight float64
		}
	}
	Audits map[string]struct {
		Title   string
		Score   *float64
		Details struct {
			Items []json.RawMessage
		}
	}
}

// failed names what lowers the score of a category, with the first of the elements.
func (r *lighthouseReport) failed(category string) []string {
	var names []string
	for _, one := range r.Categories[category].AuditRefs {
		audit := r.Audits[one.ID]
		if one.Weight == 0 || audit.Score == nil || *audit.Score >= 1 {
			continue
		}
		name := one.ID + " (" + audit.Title + ")"
		if len(audit.Details.Items) > 0 {
			name += " " + string(audit.Details.Items[0])
		}
		names = append(names, name)
	}
	return names
}
