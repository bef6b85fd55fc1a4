package tournament

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"
)

// A link carries a whole event in the fragment of the address: the version, a colon, and the text of
// encode.go, compressed and in the letters that addresses take as they are.
const (
	// LinkPrefix is the room and the version of a link, with the colon.
	LinkPrefix = "t1:"
	// MostLink is the most bytes of a fragment that is put into the address. Programs that pass links
	// on cut longer ones.
	MostLink = 16_000

	mostPacked   = 2 << 20
	mostUnpacked = 8 << 20
)

// ErrLink is a link that is not one of ours, or only a part of one.
var ErrLink = errors.New("the link is not one of ours, or only a part of it")

// Fragment returns the state as a fragment, without the number sign. It can be longer than MostLink.
func Fragment(s *State) string { return pack(LinkPrefix, encode(s)) }

// pack compresses a text into the letters that addresses take as they are, behind its version.
func pack(prefix, text string) string {
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		panic(err) // the level is a constant
	}
	// A buffer in memory takes everything.
	_, _ = io.WriteString(w, text)
	_ = w.Close()
	return prefix + base64.RawURLEncoding.EncodeToString(packed.Bytes())
}

// ReadFragment reads what Fragment wrote, in any version so far. The error is ErrLink.
func ReadFragment(fragment string) (*State, error) {
	text, err := unpack(fragment, LinkPrefix)
	if err != nil {
		return nil, err
	}
	return decode(text)
}

// unpack reads what pack wrote. The error is ErrLink.
func unpack(text, prefix string) (string, error) {
	packed, ok := strings.CutPrefix(text, prefix)
	if !ok {
		// Some programs escape more of a link than they have to.
		if packed, ok = strings.CutPrefix(text, strings.Replace(prefix, ":", "%3A", 1)); !ok {
			return "", ErrLink
		}
	}
	if len(packed) > mostPacked {
		return "", ErrLink
	}
	raw, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", ErrLink
	}
	whole, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(raw)), mostUnpacked+1))
	if err != nil || len(whole) > mostUnpacked {
		return "", ErrLink
	}
	return string(whole), nil
}
