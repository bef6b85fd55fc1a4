package e2e

import (
	"fmt"
	"strings"
	"testing"
)

// largeOpen is the crosstable of an event of many players: in every round the player with an even place in a turned
// list meets the one before, with all results in turn.
func largeOpen(players, rounds int) string {
	var b strings.Builder
	b.WriteString("No.\tName\tRtg")
	for round := range rounds {
		fmt.Fprintf(&b, "\t%d.Rd", round+1)
	}
	b.WriteString("\n")
	half := players / 2
	for number := range players {
		fmt.Fprintf(&b, "%d\tPlayer %d\t%d", number+1, number+1, 2500-3*number)
		for round := range rounds {
			upper, turn := number, round*7%half
			if number < half {
				upper = half + (number+turn)%half
			} else {
				upper = (number - half - turn + half) % half
			}
			first := number
			if number >= half {
				first = upper
			}
			result := [...][2]string{{"1", "0"}, {"½", "½"}, {"0", "1"}}[(first*5+round*3)%7%3]
			side, color := 0, "wb"[round%2]
			if number >= half {
				side, color = 1, "bw"[round%2]
			}
			fmt.Fprintf(&b, "\t%d%c%s", upper+1, color, result[side])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// BenchmarkEditLargeEvent sets results in an event of 300 players and 11 rounds.
func BenchmarkEditLargeEvent(b *testing.B) {
	for _, factor := range []float64{1, 4} {
		b.Run(fmt.Sprintf("cpu-%vx-slower", factor), func(b *testing.B) {
			s := serve(b, "/")
			p := open(b)
			p.visitReady(s.url("tournament.html"))
			p.openEvent(largeOpen(300, 11))
			p.wait(`document.querySelectorAll("tr[data-startno]").length === 300`)
			p.slowCPU(factor)
			p.watch("keydown", ".standings", "data-exact")
			pressed := 0
			for b.Loop() {
				for number := 1; number <= 40; number++ {
					p.focus(roundOf(number*7, 1+number%11))
					for _, key := range []string{"-", "="} {
						pressed++
						p.pressMeasured(key, pressed)
					}
				}
			}
			p.reportSamples(b)
		})
	}
}
