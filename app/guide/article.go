package guide

import (
	"embed"
	"fmt"
	"strings"
)

// language is the article in one language.
type language struct {
	code      string
	separator byte // between whole points and decimals
	words     map[string]string
	sections  []section
	section   string // id of the section that is being rendered
	figures   int    // worked examples rendered so far
}

// section is a part of the article with a heading of its own in the list of contents.
type section struct {
	id, title string
	blocks    []block
}

// blockKind is what a block of text is.
type blockKind uint8

const (
	paragraph blockKind = iota
	heading
	question
	list
	grid
	worked
)

// block is one block of a section: its lines without their marks, and of a worked example what stands
// before and behind the bar.
type block struct {
	kind    blockKind
	lines   []string
	command string
	caption string
}

//go:embed text/*.txt
var texts embed.FS

// Languages are the codes of the languages, the one that stands in for any other first.
var Languages = []string{"en", "de", "hu"}

// read returns the article in a language.
func read(code string) (*language, error) {
	content, err := texts.ReadFile("text/" + code + ".txt")
	if err != nil {
		return nil, err
	}
	l := &language{code: code, separator: ',', words: map[string]string{}}
	if code == "en" {
		l.separator = '.'
	}
	head, body, found := strings.Cut(string(content), "\n# ")
	if !found {
		return nil, fmt.Errorf("%s: no section", code)
	}
	for line := range strings.Lines(head) {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		key, value, found := strings.Cut(line, " = ")
		if !found {
			return nil, fmt.Errorf("%s: %q: a word and what it is were expected", code, line)
		}
		l.words[key] = value
	}
	for text := range strings.SplitSeq("\n# "+body, "\n\n") {
		if text = strings.Trim(text, "\n"); text == "" {
			continue
		}
		if err := l.add(text); err != nil {
			return nil, fmt.Errorf("%s: %w", code, err)
		}
	}
	return l, nil
}

// add appends what stands between two empty lines.
func (l *language) add(text string) error {
	if title, is := strings.CutPrefix(text, "# "); is {
		id, title, found := strings.Cut(title, " ")
		if !found || strings.Contains(text, "\n") {
			return fmt.Errorf("%q: an id and a title in one line were expected", text)
		}
		l.sections = append(l.sections, section{id: id, title: title})
		return nil
	}
	s := &l.sections[len(l.sections)-1]
	lines := strings.Split(text, "\n")
	for _, mark := range []struct {
		prefix string
		kind   blockKind
	}{{"## ", heading}, {"? ", question}, {"- ", list}, {"| ", grid}, {"@", worked}} {
		if !strings.HasPrefix(text, mark.prefix) {
			continue
		}
		b := block{kind: mark.kind}
		for _, line := range lines {
			rest, is := strings.CutPrefix(line, mark.prefix)
			if !is {
				return fmt.Errorf("%q: every line of the block must begin with %q", line, mark.prefix)
			}
			b.lines = append(b.lines, rest)
		}
		if mark.kind == worked {
			command, caption, found := strings.Cut(b.lines[0], " | ")
			if !found || len(b.lines) > 1 {
				return fmt.Errorf("%q: a command and a caption in one line were expected", text)
			}
			b.command, b.caption = command, caption
		}
		s.blocks = append(s.blocks, b)
		return nil
	}
	s.blocks = append(s.blocks, block{kind: paragraph, lines: []string{strings.Join(lines, " ")}})
	return nil
}

// word returns one of the words of tables and page, with its places filled: the arguments are pairs of
// a name and a value.
func (l *language) word(key string, pairs ...string) string {
	w, known := l.words[key]
	if !known {
		return "{" + key + "}" // a test looks for braces in the pages
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		w = strings.ReplaceAll(w, "{"+pairs[i]+"}", pairs[i+1])
	}
	return w
}
