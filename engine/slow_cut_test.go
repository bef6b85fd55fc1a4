package engine

import "math/big"

// cut takes the least significant values away and then, from what remains, the most significant
// ones (14.1 to 14.4).
func (s *slow) cut(list []slowElement, c Criterion) []slowElement {
	for range c.Low {
		if len(list) > 0 {
			list = without(list, s.lowest(list))
		}
	}
	for range c.High {
		if len(list) > 0 {
			list = without(list, mostSignificant(list))
		}
	}
	return list
}

func without(list []slowElement, i int) []slowElement {
	var rest []slowElement
	rest = append(rest, list[:i]...)
	return append(rest, list[i+1:]...)
}

// lowest says which element a low cut takes. With Sonneborn-Berger the least significant value is
// the product of the opponent with the lowest score, and of the lowest product among those
// (14.1.1.d); with Buchholz the two are the same thing. Before it comes the lowest contribution of a
// voluntary unplayed round, provided that this is not lower than the least significant value (16.5).
func (s *slow) lowest(list []slowElement) int {
	ordinary := 0
	for i, e := range list {
		if compareTwice(e.opponent, list[ordinary].opponent, e.product, list[ordinary].product) < 0 {
			ordinary = i
		}
	}
	if s.rules.LowCut == LowestFirst {
		return ordinary
	}
	preferred := -1
	for i, e := range list {
		if e.voluntary && (preferred < 0 ||
			compareTwice(e.product, list[preferred].product, e.opponent, list[preferred].opponent) < 0) {
			preferred = i
		}
	}
	if preferred >= 0 && list[preferred].product.Cmp(list[ordinary].product) >= 0 {
		return preferred
	}
	return ordinary
}

// mostSignificant is the opponent with the highest score, and among those the highest product.
func mostSignificant(list []slowElement) int {
	most := 0
	for i, e := range list {
		if compareTwice(e.opponent, list[most].opponent, e.product, list[most].product) > 0 {
			most = i
		}
	}
	return most
}

// compareTwice compares a with b, and where they are equal c with d.
func compareTwice(a, b, c, d *big.Rat) int {
	if first := a.Cmp(b); first != 0 {
		return first
	}
	return c.Cmp(d)
}
