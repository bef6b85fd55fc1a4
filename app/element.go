package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// elem returns an element by its tag. go-app has a type for every tag, each with all its methods;
// the module would be a sixth larger for the thirty of them that the interface uses.
func elem(tag string) goapp.HTMLElem { return goapp.Elem(tag) }

// field returns a field to type into.
func field() goapp.HTMLElemSelfClosing { return goapp.ElemSelfClosing("input") }

// box returns an element with a class, "" for none, and what is in it.
func box(tag, class string, body ...goapp.UI) goapp.HTMLElem {
	e := elem(tag).Body(body...)
	if class != "" {
		e = e.Class(class)
	}
	return e
}

// textBox returns an element with a class, "" for none, and a text.
func textBox(tag, class string, content any) goapp.HTMLElem {
	e := elem(tag).Text(content)
	if class != "" {
		e = e.Class(class)
	}
	return e
}

// pushButton returns a button that submits nothing.
func pushButton(class ...string) goapp.HTMLElem {
	return elem("button").Attr("type", "button").Class(class...)
}

// actionButton returns a button with the name of what it does.
func actionButton(class, action string) goapp.HTMLElem {
	return pushButton(class).DataSet("action", action)
}

// noticePlace is where a notice stands if there is one. The place stays, because everything below it would be made
// anew when the notice goes, and the field that is being typed into would lose the focus.
func noticePlace(there bool, notice func() string) goapp.UI {
	return elem("div").Class("notice-place").Body(
		goapp.If(there, func() goapp.UI { return elem("p").Class("notice").Role("status").Text(notice()) }),
	)
}
