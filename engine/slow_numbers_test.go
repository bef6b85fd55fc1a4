package engine

import "math/big"

func rat(p Points) *big.Rat { return big.NewRat(int64(p), int64(Point)) }

func whole(n int) *big.Rat { return big.NewRat(int64(n), 1) }

func mul(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }

func least(a, b *big.Rat) *big.Rat {
	if b.Cmp(a) < 0 {
		return b
	}
	return a
}

// mean is undefined when there is nothing.
func mean(list []*big.Rat) *big.Rat {
	if len(list) == 0 {
		return nil
	}
	sum := new(big.Rat)
	for _, x := range list {
		sum.Add(sum, x)
	}
	return sum.Quo(sum, whole(len(list)))
}

// halfUp rounds to a multiple of 1/parts, halves upwards; undefined stays undefined.
func halfUp(x *big.Rat, parts int) *big.Rat {
	if x == nil {
		return nil
	}
	scaled := mul(x, whole(2*parts))
	scaled.Add(scaled, whole(1))
	// The floor of scaled / 2.
	floor := new(big.Int).Div(scaled.Num(), new(big.Int).Mul(scaled.Denom(), big.NewInt(2)))
	return new(big.Rat).Quo(new(big.Rat).SetInt(floor), whole(parts))
}
