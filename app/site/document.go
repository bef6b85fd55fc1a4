package site

import (
	"bytes"
	"html/template"
	"strings"

	"feinwertung/app"
)

// Policy is the content security policy of every page: everything comes from
// where the page came from, nothing is written inline, WebAssembly may be
// compiled. It says nothing about who may show the page in a frame, because
// the calculator is made to be embedded anywhere.
const Policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"object-src 'none'; base-uri 'none'; form-action 'none'"

// ThemeLight and ThemeDark colour the browser's own surroundings of the page.
const (
	ThemeLight = "#f7f7f4"
	ThemeDark  = "#14181a"
)

// document is what stands around a prerendered component. The policy is in the
// page as well as in the headers, because most hosts of static files send no
// such header. theme.js and language.js are the last of the head: they hold up what follows, and
// everything else has been asked for by then, so that they cost no time of their own.
var document = template.Must(template.New("page").Parse(`<!doctype html>
<html lang="{{.Language}}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{.Policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<title>{{.Title}}</title>
<meta name="description" content="{{.Description}}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="{{.ThemeLight}}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="{{.ThemeDark}}" media="(prefers-color-scheme: dark)">
<meta property="og:title" content="{{.Title}}">
<meta property="og:description" content="{{.Description}}">
<meta property="og:type" content="website">
<link rel="icon" href="{{.Root}}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="{{.Root}}icon-180.png">
<link rel="manifest" href="{{.Root}}manifest.webmanifest">
<link rel="stylesheet" href="{{.Root}}boot.css">
<link rel="stylesheet" href="{{.Root}}app.css">
<link rel="stylesheet" href="{{.Root}}tournament.css">
<link rel="stylesheet" href="{{.Root}}organiser.css">
<link rel="stylesheet" href="{{.Root}}compare.css">
{{range .Styles}}<link rel="stylesheet" href="{{$.Root}}{{.}}">
{{end}}<script src="{{.Root}}wasm_exec.js" defer></script>
<script src="{{.Root}}boot.js" defer></script>
<script src="{{.Root}}theme.js"{{if .Framed}} data-framed="true"{{end}}></script>
<script src="{{.Root}}language.js" data-texts="{{.Texts}}" data-of="{{.Of}}" data-languages="{{.Languages}}"{{if .Framed}} data-framed="true"{{end}}></script>
</head>
<body>
{{.Body}}
<noscript><p class="boot-notice">{{.NoScript}}{{range .Guides}} <a href="{{$.Root}}{{.File}}" hreflang="{{.Language}}" lang="{{.Language}}">{{.Text}}</a>{{end}}</p></noscript>
</body>
</html>
`))

// render writes one page of the site around its body.
func render(page app.Page, body string) ([]byte, error) {
	var out bytes.Buffer
	err := document.Execute(&out, struct {
		app.Page
		Root, Language, Languages, Policy, ThemeLight, ThemeDark, NoScript string
		Texts, Of                                                          string
		Guides                                                             []app.GuideLink
		Body                                                               template.HTML
	}{
		Page:       page,
		Root:       strings.Repeat("../", strings.Count(page.File, "/")),
		Language:   Languages[0],
		Languages:  strings.Join(Languages, " "),
		Policy:     Policy,
		ThemeLight: ThemeLight,
		ThemeDark:  ThemeDark,
		NoScript:   app.BootTexts(Languages[0])["noscript"],
		Texts:      strings.TrimSuffix(page.File, ".html"),
		Of:         bodyDigest(body),
		Guides:     app.GuideLinks(),
		Body:       template.HTML(body),
	})
	return out.Bytes(), err
}
