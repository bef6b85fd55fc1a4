package prizes

import (
	"errors"
	"net/url"
	"strconv"
	"strings"
)

// A link carries the state in the fragment of the address:
//
//	p1:pool,1/prizes/ranking/order
//
// Behind the room and the version of the format stand the way money is shared and the unit of payment in
// hundredths, 0 where that is left to the currency, and then the three texts, escaped.

// LinkPrefix is the room and the version of a link, with the colon.
const LinkPrefix = "p1:"

// ErrLink is a link that is not one of ours, or only a part of one.
var ErrLink = errors.New("the link is not one of ours, or only a part of it")

// Fragment returns the state as a fragment, without the number sign.
func (s *State) Fragment() string {
	return LinkPrefix + string(s.Method) + "," + strconv.Itoa(int(s.Unit)) +
		"/" + escape(s.List) + "/" + escape(s.Ranking) + "/" + escape(s.Order)
}

// ReadFragment reads what Fragment wrote. The error is ErrLink.
func ReadFragment(fragment string) (*State, error) {
	if !strings.Contains(fragment, "/") {
		// Some programs escape more of a link than they have to.
		if unescaped, err := url.PathUnescape(fragment); err == nil {
			fragment = unescaped
		}
	}
	rest, ok := strings.CutPrefix(fragment, LinkPrefix)
	if !ok {
		return nil, ErrLink
	}
	parts := strings.Split(rest, "/")
	method, typed, _ := strings.Cut(parts[0], ",")
	unit, err := strconv.Atoi(typed)
	if len(parts) != 4 || err != nil {
		return nil, ErrLink
	}
	var texts [3]string
	for i, part := range parts[1:] {
		if texts[i], err = url.PathUnescape(part); err != nil {
			return nil, ErrLink
		}
	}
	s := New().WithMethod(Method(method)).WithUnit(Amount(unit))
	if string(s.Method) != method || int(s.Unit) != unit {
		return nil, ErrLink
	}
	return s.WithList(texts[0]).WithRanking(texts[1]).WithOrder(texts[2]), nil
}

// escape writes a text so that it survives every program that passes links on.
func escape(text string) string {
	// A plus sign is a blank to some, and a bracket at the end is cut off by others.
	return strings.ReplaceAll(strings.ReplaceAll(url.PathEscape(text), "+", "%2B"), ")", "%29")
}
