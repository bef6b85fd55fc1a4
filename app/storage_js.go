//go:build js

package app

import "github.com/hack-pad/safejs"

// browserStorage is the local storage of the browser.
type browserStorage struct{}

func localStorage() (safejs.Value, bool) { return get(safejs.Global(), "localStorage") }

func (browserStorage) Get(key string) string {
	storage, ok := localStorage()
	if !ok {
		return ""
	}
	v, err := storage.Call("getItem", key)
	if err != nil || v.IsNull() {
		return ""
	}
	s, _ := v.String()
	return s
}

func (browserStorage) Set(key, value string) {
	if storage, ok := localStorage(); ok {
		storage.Call("setItem", key, value)
	}
}

func (browserStorage) Remove(key string) {
	if storage, ok := localStorage(); ok {
		storage.Call("removeItem", key)
	}
}

func (browserStorage) Keys() []string {
	storage, ok := localStorage()
	if !ok {
		return nil
	}
	n, err := storage.Length()
	if err != nil {
		return nil
	}
	var keys []string
	for i := range n {
		if key, err := storage.Call("key", i); err == nil && !key.IsNull() {
			s, _ := key.String()
			keys = append(keys, s)
		}
	}
	return keys
}
