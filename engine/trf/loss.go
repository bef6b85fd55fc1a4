package trf

import (
	"strconv"

	"feinwertung/engine"
)

// LossKind is how something did not get into a file.
type LossKind uint8

// The losses.
const (
	NoRecord      LossKind = iota + 1 // a record that the format does not have, or that is no line
	TextChanged                       // a text that is too long or has characters a field cannot hold
	NumberLeftOut                     // a rating or a rank that does not fit into its columns
	PointsChanged                     // points that do not fit into their columns
	CellChanged                       // a round with details that the format cannot say
)

// Loss is something that the format could not carry.
type Loss struct {
	Kind   LossKind
	Number int // pairing number, 0 where it is not about a player
	Round  int // 0 where it is not about a round
	Text   string
}

// String says what was lost, and of whom.
func (l Loss) String() string {
	s := ""
	if l.Number > 0 {
		s = "player " + strconv.Itoa(l.Number)
		if l.Round > 0 {
			s += ", round " + strconv.Itoa(l.Round)
		}
		s += ": "
	}
	switch l.Kind {
	case NoRecord:
		s += "no place in this format for “"
	case TextChanged:
		s += "text shortened or cleaned “"
	case NumberLeftOut:
		s += "number left out “"
	case PointsChanged:
		s += "points left out or changed “"
	case CellChanged:
		s += "a part of the round left out “"
	}
	return s + engine.Excerpt(l.Text) + "”"
}

func (w *writer) lose(l Loss) { w.lost = append(w.lost, l) }
