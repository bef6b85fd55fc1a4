package e2e

import (
	"net/http"
	"strings"
	"testing"

	"feinwertung/app/site"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
)

// The page states its policy itself: most hosts of static files send none.
func TestPolicyIsInForceWithoutTheHeader(t *testing.T) {
	t.Parallel()
	tree := dist(t)
	plain := servePlain(t, http.FileServerFS(tree))
	p := open(t)
	p.expect("Content Security Policy")
	p.visitReady(plain + "/")
	for name, attempt := range map[string]string{
		"inline script": `(() => {
			const script = document.createElement("script");
			script.textContent = "window.attack = true";
			document.body.append(script);
			return !!window.attack;
		})()`,
		"inline style": `(() => {
			const made = document.createElement("p");
			made.setAttribute("style", "color: rgb(1, 2, 3)");
			document.body.append(made);
			return getComputedStyle(made).color === "rgb(1, 2, 3)";
		})()`,
		"request to another host": `fetch("http://localhost:9/").then(() => true, (error) => !/Failed to fetch/.test(error.message))`,
	} {
		if eval[bool](p, attempt) {
			t.Errorf("%s: not prevented", name)
		}
	}
}

func TestPolicyIsInTheHeadersToo(t *testing.T) {
	t.Parallel()
	s := serve(t, "/tb/")
	answer, err := http.Get(s.url(""))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	if got := answer.Header.Get("Content-Security-Policy"); got != site.Policy {
		t.Errorf("Content-Security-Policy: %q", got)
	}
	if strings.Contains(site.Policy, "unsafe-inline") || strings.Contains(site.Policy, "unsafe-eval'") && !strings.Contains(site.Policy, "wasm-unsafe-eval") {
		t.Errorf("the policy allows what it should prevent: %s", site.Policy)
	}
}

func TestInstallable(t *testing.T) {
	t.Parallel()
	for _, mount := range mounts {
		s := serve(t, mount)
		p := openInstalling(t)
		p.visitReady(s.url(""))
		p.workOffline()
		manifest := command(p, page.GetAppManifest, page.GetAppManifestParams{})
		for _, problem := range manifest.Errors {
			t.Errorf("%s manifest: %s", mount, problem.Message)
		}
		for _, problem := range command(p, page.GetInstallabilityErrors, cdp.Empty{}).InstallabilityErrors {
			t.Errorf("%s not installable: %s", mount, problem.ErrorID)
		}
		for what, got := range map[string]string{
			"scope":     manifest.Manifest.Scope,
			"start_url": manifest.Manifest.StartURL,
			"id":        manifest.Manifest.ID,
		} {
			if got != s.url("") {
				t.Errorf("%s: the manifest's %s is %s", mount, what, got)
			}
		}
		if len(manifest.Manifest.Icons) != 4 {
			t.Errorf("%s: %d icons, expected 4", mount, len(manifest.Manifest.Icons))
		}
	}
}
