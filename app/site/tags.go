package site

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// attribute is one attribute of a tag; bare means written without a value.
type attribute struct {
	name, value string
	bare        bool
}

// normalizeTags rewrites every start tag of what go-app has encoded into
// correct and reproducible HTML. go-app writes attributes in random order,
// quotes them as Go strings, writes disabled="false" where nothing belongs,
// and drops the value of anything "true", which turns aria-expanded="true"
// into an empty one. Addresses that would not survive moving the site, or that
// would load something from another host, are errors.
func normalizeTags(html string) (string, error) {
	var out strings.Builder
	for {
		start := tagStart(html)
		if start < 0 {
			out.WriteString(html)
			return out.String(), nil
		}
		out.WriteString(html[:start])
		html = html[start:]
		if strings.HasPrefix(html, "<!--") {
			end := strings.Index(html, "-->")
			if end < 0 {
				return "", fmt.Errorf("comment without end: %.40q", html)
			}
			out.WriteString(html[:end+3])
			html = html[end+3:]
			continue
		}
		name := tagName.FindString(html[1:])
		attributes, length, err := readAttributes(html[1+len(name):])
		if err != nil {
			return "", fmt.Errorf("tag <%s>: %w", name, err)
		}
		if err := checkAddresses(name, attributes); err != nil {
			return "", err
		}
		out.WriteString("<" + name)
		writeAttributes(&out, attributes)
		html = html[1+len(name)+length:]
	}
}

var tagName = regexp.MustCompile(`^[a-zA-Z][a-zA-Z0-9-]*`)

// tagStart finds the next start tag or comment.
func tagStart(html string) int {
	for i := 0; i+1 < len(html); i++ {
		if html[i] == '<' && (html[i+1] == '!' || tagName.MatchString(html[i+1:i+2])) {
			return i
		}
	}
	return -1
}

// readAttributes reads up to the end of a start tag and says how many bytes
// that were, the closing > (or />) not included.
func readAttributes(html string) ([]attribute, int, error) {
	var attributes []attribute
	rest := html
	for {
		rest = strings.TrimLeft(rest, " \t\r\n")
		if rest == "" {
			return nil, 0, fmt.Errorf("no end: %.60q", html)
		}
		if rest[0] == '>' || strings.HasPrefix(rest, "/>") {
			return attributes, len(html) - len(rest), nil
		}
		end := strings.IndexAny(rest, " \t\r\n=>/")
		if end <= 0 {
			return nil, 0, fmt.Errorf("attribute expected: %.60q", rest)
		}
		one := attribute{name: rest[:end], bare: true}
		rest = rest[end:]
		if strings.HasPrefix(rest, "=") {
			one.bare = false
			value, length, err := readValue(rest[1:])
			if err != nil {
				return nil, 0, fmt.Errorf("attribute %s: %w", one.name, err)
			}
			one.value, rest = value, rest[1+length:]
		}
		attributes = append(attributes, one)
	}
}

// readValue reads an attribute value as go-app quotes it, or as hand-written
// HTML inside a raw element does.
func readValue(html string) (value string, length int, err error) {
	if quoted, err := strconv.QuotedPrefix(html); err == nil && html[0] == '"' {
		value, err = strconv.Unquote(quoted)
		return value, len(quoted), err
	}
	if html != "" && (html[0] == '"' || html[0] == '\'') {
		end := strings.IndexByte(html[1:], html[0])
		if end < 0 {
			return "", 0, fmt.Errorf("no closing quote: %.40q", html)
		}
		return html[1 : 1+end], end + 2, nil
	}
	end := strings.IndexAny(html, " \t\r\n>")
	if end <= 0 {
		return "", 0, fmt.Errorf("value expected: %.40q", html)
	}
	return html[:end], end, nil
}

// booleanAttributes are those whose presence alone means yes.
var booleanAttributes = []string{
	"async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled", "hidden",
	"inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate", "open",
	"playsinline", "readonly", "required", "reversed", "selected",
}

// trueFalseAttributes need the word "true"; without a value they mean nothing.
var trueFalseAttributes = []string{
	"aria-atomic", "aria-busy", "aria-checked", "aria-current", "aria-disabled", "aria-expanded",
	"aria-grabbed", "aria-haspopup", "aria-hidden", "aria-invalid", "aria-modal", "aria-multiline",
	"aria-multiselectable", "aria-pressed", "aria-readonly", "aria-required", "aria-selected",
	"contenteditable", "data-ready", "draggable", "spellcheck",
}

// reference matches what HTML reads as a character reference; it is kept, so
// that hand-written raw elements are not escaped twice.
var reference = regexp.MustCompile(`^&(?:#[0-9]+|#[xX][0-9a-fA-F]+|[a-zA-Z][a-zA-Z0-9]*);`)

// writeAttributes writes the attributes in the order of their names.
func writeAttributes(out *strings.Builder, attributes []attribute) {
	slices.SortStableFunc(attributes, func(a, b attribute) int { return strings.Compare(a.name, b.name) })
	for _, one := range attributes {
		if slices.Contains(booleanAttributes, one.name) {
			if one.value != "false" {
				out.WriteString(" " + one.name)
			}
			continue
		}
		if one.bare && slices.Contains(trueFalseAttributes, one.name) {
			one.value = "true"
		}
		out.WriteString(" " + one.name + `="` + escapeValue(one.value) + `"`)
	}
}

func escapeValue(value string) string {
	var out strings.Builder
	for i := 0; i < len(value); i++ {
		switch {
		case value[i] == '"':
			out.WriteString("&quot;")
		case value[i] == '&' && !reference.MatchString(value[i:]):
			out.WriteString("&amp;")
		default:
			out.WriteByte(value[i])
		}
	}
	return out.String()
}

// checkAddresses refuses addresses that start at the root of a host, and
// anything that the page would fetch from another host. A link that a person
// follows may lead anywhere.
func checkAddresses(tag string, attributes []attribute) error {
	for _, one := range attributes {
		switch one.name {
		case "style":
			return fmt.Errorf("<%s style=%q>: the security policy forbids inline styles: use a class", tag, one.value)
		case "href", "src", "srcset", "action", "data", "poster":
			elsewhere := strings.Contains(one.value, "//") && tag != "a"
			if strings.HasPrefix(one.value, "/") || elsewhere {
				return fmt.Errorf("<%s %s=%q>: an address relative to the page was expected", tag, one.name, one.value)
			}
		}
		if strings.HasPrefix(one.name, "on") {
			return fmt.Errorf("<%s %s>: the security policy forbids inline scripts", tag, one.name)
		}
	}
	return nil
}
