//go:build js

// Command app is the interface of Feinwertung as it runs in the browser.
package main

import (
	"runtime/debug"

	"feinwertung/app"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

func main() {
	// Every key leaves a page's worth of garbage, and collecting it stops the typing. The heap of a
	// few megabytes may grow a little more in between.
	debug.SetGCPercent(300)
	app.Register()
	goapp.RunWhenOnBrowser()
}
