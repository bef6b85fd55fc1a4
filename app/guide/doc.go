// Package guide is the article about tie-breaks: its text in every language, its examples, and the
// numbers in it, which the engine computes when the pages are built.
//
// # The text
//
// The text of a language is a file (text/en.txt …), the same section by section in every language. At
// its head stand the words that tables and the page need, a line each ("round = Round"); behind them
// the article, in blocks between empty lines:
//
//	# id Title          a section
//	## Title            a part of a section
//	? Question          a question; the blocks up to the next one are its answer
//	- item              a list, one line an item
//	| a | b |           a table, its first line the head
//	@sum bye BH/C1 | …  a worked example, see below
//	anything else       a paragraph
//
// Inside of them *…* is emphasis, `…` a code, [16.4.2] an article of C.07 or a rule of US Chess, and
// [text](address) a link. No number stands in the text as such: {halfbye:BH=13½} is the Buchholz of the
// example halfbye, and the build fails when the engine gives anything but 13½ there; {'2009'} is
// a number that is no result, such as a year. [Figure] has the grammar.
//
// # Worked examples
//
//	@sum EXAMPLE CODE [RULES] | caption          the sum, a line a round
//	@values EXAMPLE… : CODE… | caption           several players side by side, the best marked
//	@table EXAMPLE : CODE… | caption             a crosstable
//	@years EXAMPLE : CODE… | caption             one card under every rule set
//
// They become tables, readable without a script. Each can be opened in the calculator, in its place
// (embed.js) or on its page.
package guide
