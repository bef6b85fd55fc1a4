package app

import goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

// elem returns an element by its tag. go-app has a type for every tag, each with all its methods;
// the module would be a sixth larger for the thirty of them that the interface uses.
func elem(tag string) goapp.HTMLElem { return goapp.Elem(tag) }

// field returns a field to type into.
func field() goapp.HTMLElemSelfClosing { return goapp.ElemSelfClosing("input") }
