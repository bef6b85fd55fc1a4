//go:build js

// Command app is the interface of Feinwertung as it runs in the browser.
package main

import (
	"feinwertung/app"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func main() {
	app.Register()
	goapp.RunWhenOnBrowser()
}
