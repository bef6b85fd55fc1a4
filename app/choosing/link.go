package choosing

import (
	"errors"
	"slices"
	"strings"
)

// A link carries the plan in the fragment of the address: o1:swiss5,unrated,lots,pool. What is not there is not
// so; the format comes first and the cash prizes last.

// LinkPrefix is the room and the version of a link, with the colon.
const LinkPrefix = "o1:"

// ErrLink is a link that is not one of ours, or only a part of one.
var ErrLink = errors.New("the link is not one of ours, or only a part of it")

// Fragment returns the plan as a fragment, without the number sign.
func (p *Plan) Fragment() string {
	parts := []string{string(p.Format)}
	if p.Unrated {
		parts = append(parts, "unrated")
	}
	if p.Lots {
		parts = append(parts, "lots")
	}
	return LinkPrefix + strings.Join(append(parts, string(p.Money)), ",")
}

// ReadFragment reads what Fragment wrote. The error is ErrLink.
func ReadFragment(fragment string) (*Plan, error) {
	// Some programs escape more of a link than they have to.
	fragment = strings.ReplaceAll(strings.ReplaceAll(fragment, "%3A", ":"), "%2C", ",")
	rest, ok := strings.CutPrefix(fragment, LinkPrefix)
	if !ok {
		return nil, ErrLink
	}
	parts := strings.Split(rest, ",")
	p := *New().WithFormat(Format(parts[0])).WithMoney(Money(parts[len(parts)-1]))
	p.Unrated, p.Lots = slices.Contains(parts, "unrated"), slices.Contains(parts, "lots")
	if p.Fragment() != fragment {
		return nil, ErrLink
	}
	return &p, nil
}
