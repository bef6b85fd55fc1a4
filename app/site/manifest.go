package site

import "encoding/json"

// manifest describes the installable application. Its addresses are relative,
// so that it is installed for the place where the site lies. It has no id,
// because an id counts from the root of the host: two copies of the site on one
// host would be one application. Without it the start address tells them apart.
func manifest() []byte {
	type icon struct {
		Source  string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose,omitempty"`
	}
	content, err := json.MarshalIndent(struct {
		Name        string `json:"name"`
		ShortName   string `json:"short_name"`
		Description string `json:"description"`
		Language    string `json:"lang"`
		Start       string `json:"start_url"`
		Scope       string `json:"scope"`
		Display     string `json:"display"`
		Background  string `json:"background_color"`
		Theme       string `json:"theme_color"`
		Icons       []icon `json:"icons"`
	}{
		Name:        "Feinwertung",
		ShortName:   "Feinwertung",
		Description: "Chess tie-breaks, exact and explained, without a network.",
		Language:    Languages[0],
		Start:       "./",
		Scope:       "./",
		Display:     "standalone",
		Background:  ThemeLight,
		Theme:       ThemeLight,
		Icons: []icon{
			{"icon.svg", "any", "image/svg+xml", ""},
			{"icon-192.png", "192x192", "image/png", ""},
			{"icon-512.png", "512x512", "image/png", ""},
			{"icon-maskable-512.png", "512x512", "image/png", "maskable"},
		},
	}, "", "  ")
	if err != nil {
		panic(err) // a structure of strings always encodes
	}
	return append(content, '\n')
}
