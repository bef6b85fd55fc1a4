package app

import (
	"time"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"
)

// whenQuiet does something, and has it rendered, if nothing has been counted for a while. Whoever types on is not kept
// waiting by what a later change does again anyway.
func whenQuiet(ctx goapp.Context, count *int, delay time.Duration, do func(goapp.Context)) {
	present := *count
	ctx.After(delay, func(ctx goapp.Context) {
		if *count != present {
			ctx.PreventUpdate()
			return
		}
		do(ctx)
	})
}

// renderWhenQuiet counts once more and renders if nothing else is counted for a while.
func renderWhenQuiet(ctx goapp.Context, count *int) {
	*count++
	whenQuiet(ctx, count, renderDelay, func(goapp.Context) {})
}

// saveWhenQuiet saves, which changes nothing that is shown.
func saveWhenQuiet(ctx goapp.Context, changes *int, save func()) {
	whenQuiet(ctx, changes, saveDelay, func(ctx goapp.Context) {
		ctx.PreventUpdate()
		save()
	})
}
