package app

// focusedField is a field with the place of the caret in it, -1 where there is none.
type focusedField struct {
	id         string
	start, end int
}
