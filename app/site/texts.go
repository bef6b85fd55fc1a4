package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"strings"
)

// A page is written once, in the first language; for each of the others a small file says which texts and attributes
// of it are different. language.js puts them in place before the page is painted. Because no element is replaced,
// what has been typed and what has the focus stay, however late the file comes.

// textsFile names the file with the texts of a page in a language.
func textsFile(page, language string) string {
	return strings.TrimSuffix(page, ".html") + "." + language + ".json"
}

// bodyDigest tells the bodies of two versions of a page apart: texts of another version must not be put into it.
func bodyDigest(body string) string {
	sum := sha256.Sum256([]byte(body))
	return hex.EncodeToString(sum[:])[:16]
}

// texts writes what makes a page the translated one: the digest of the page's body, the title, and the changes, each
// the number of a node and its text, or the number, an attribute and its value, null for none. Nodes are numbered from
// 0 in the order of the document; a text of blanks alone has no number. The two have to be built alike.
func texts(body, translated, title string) ([]byte, error) {
	from, err := nodesOf(body)
	if err != nil {
		return nil, err
	}
	to, err := nodesOf(translated)
	if err != nil {
		return nil, err
	}
	changes, err := changesOf(from, to)
	if err != nil {
		return nil, err
	}
	return json.Marshal(struct {
		Of      string  `json:"of"`
		Title   string  `json:"title"`
		Changes [][]any `json:"changes"`
	}{bodyDigest(body), title, changes})
}

// node is an element with its attributes, or a text, which has no tag.
type node struct {
	tag, text  string
	attributes []attribute
}

// nodesOf lists the elements and texts of what normalizeTags has written.
func nodesOf(source string) ([]node, error) {
	var nodes []node
	for rest := source; rest != ""; {
		text, markup, found := strings.Cut(rest, "<")
		if text = html.UnescapeString(text); strings.TrimSpace(text) != "" {
			nodes = append(nodes, node{text: text})
		}
		if !found {
			break
		}
		tag := tagName.FindString(markup)
		attributes, length, err := readAttributes(markup[len(tag):])
		switch {
		case strings.HasPrefix(markup, "/"):
			length = 0
		case tag == "" || err != nil:
			return nil, fmt.Errorf("an element was expected: <%.40s", markup)
		default:
			nodes = append(nodes, node{tag: tag, attributes: attributes})
			length += len(tag)
		}
		_, rest, _ = strings.Cut(markup[length:], ">")
	}
	return nodes, nil
}

// changesOf lists what turns nodes into others of the same kinds.
func changesOf(from, to []node) ([][]any, error) {
	if len(from) != len(to) {
		return nil, fmt.Errorf("%d elements and texts, but %d in another language", len(from), len(to))
	}
	changes := [][]any{}
	for i := range from {
		if from[i].tag != to[i].tag {
			return nil, fmt.Errorf("<%s>%.40q, but <%s>%.40q in another language", from[i].tag, from[i].text, to[i].tag, to[i].text)
		}
		if from[i].text != to[i].text {
			changes = append(changes, []any{i, to[i].text})
		}
		for _, one := range to[i].attributes {
			if before, had := valueOf(from[i].attributes, one.name); !had || before != one.value {
				changes = append(changes, []any{i, one.name, html.UnescapeString(one.value)})
			}
		}
		for _, one := range from[i].attributes {
			if _, has := valueOf(to[i].attributes, one.name); !has {
				changes = append(changes, []any{i, one.name, nil})
			}
		}
	}
	return changes, nil
}

// valueOf returns the value of an attribute, and whether it is there.
func valueOf(attributes []attribute, name string) (string, bool) {
	for _, one := range attributes {
		if one.name == name {
			return one.value, true
		}
	}
	return "", false
}
