package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// typeAhead gives the focus to the field with an id that the next rendering brings, and keeps what is typed before: an
// unseen field in an element stands in for it until then. take gets the content if it is another one.
func typeAhead(ctx goapp.Context, id, place, label, content string, take func(typed string)) {
	awaitField(id, place, label, content)
	ctx.Defer(func(ctx goapp.Context) {
		if typed, changed := cameField(id, content); changed {
			ctx.Dispatch(func(goapp.Context) { take(typed) })
		}
	})
}
