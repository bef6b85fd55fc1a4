package engine

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// What sortRanked returns is the stable order, the greatest value first and the undefined ones last.
func TestSortRanked(t *testing.T) {
	value := rapid.Custom(func(t *rapid.T) Value {
		return MeanValue(Points(rapid.IntRange(-3, 3).Draw(t, "sum")), rapid.IntRange(0, 3).Draw(t, "count"))
	})
	rapid.Check(t, func(t *rapid.T) {
		var list []ranked
		for seat, v := range rapid.SliceOfN(value, 0, 70).Draw(t, "values") {
			list = append(list, ranked{v, seat})
		}
		want := slices.Clone(list)
		slices.SortStableFunc(want, func(a, b ranked) int { return b.value.Compare(a.value) })
		table := Table{ranked: list, buffer: make([]ranked, len(list))}
		if got := table.sortRanked(len(list)); !slices.Equal(got, want) {
			t.Fatalf("sorted as %v, want %v", got, want)
		}
	})
}
