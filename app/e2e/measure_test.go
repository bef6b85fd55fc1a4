package e2e

import (
	"fmt"
	"slices"
	"testing"
)

// The benchmarks measure in the browser and report milliseconds; they judge
// nothing, because a busy machine is slow whatever the program does.

// watchReady notes when the application takes input.
const watchReady = `new MutationObserver(() => {
	if (document.documentElement.dataset.ready === "true") window.readyAt ??= performance.now();
}).observe(document, { subtree: true, attributeFilter: ["data-ready"] });`

// watchKeys notes for every input event how long it took until the result was
// in the document, and until a frame with it was handed to the screen.
const watchKeys = `(() => {
	window.measured = [];
	const outputs = document.querySelector('output[data-tiebreak="BH"]');
	let began = 0;
	document.addEventListener("input", (event) => { began = event.timeStamp; }, true);
	new MutationObserver(() => {
		if (!began) return;
		const sample = { changed: performance.now() - began };
		const start = began;
		began = 0;
		requestAnimationFrame(() => {
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				sample.painted = performance.now() - start;
				measured.push(sample);
			};
			channel.port2.postMessage(0);
		});
	}).observe(outputs, { attributes: true, childList: true, characterData: true, subtree: true });
	return true;
})()`

type sample struct{ Changed, Painted float64 }

// percentile returns the value that the given share of the values do not exceed.
func percentile(values []float64, share float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

// BenchmarkKeystroke types into a card of 15 rounds.
func BenchmarkKeystroke(b *testing.B) {
	for _, factor := range []float64{1, 4} {
		b.Run(fmt.Sprintf("cpu-%vx-slower", factor), func(b *testing.B) {
			s := serve(b, "/")
			p := open(b)
			p.visitReady(s.url(""))
			p.fill(control("rounds"), "15")
			p.press(enter)
			for row := 1; row <= 15; row++ {
				p.enterScore(row, "3")
				p.enterResult(row, "1")
			}
			p.wait(`document.querySelector('output[data-tiebreak="BH"]').dataset.exact === "45"`)
			p.slowCPU(factor)
			eval[bool](p, watchKeys)
			pressed := 0
			for b.Loop() {
				for row := 1; row <= 15; row++ {
					p.focus(score(row))
					for _, key := range []string{backspace, "2", backspace, "3"} {
						p.press(key)
						pressed++
						p.wait(fmt.Sprintf("measured.length >= %d", pressed))
					}
				}
			}
			var changed, painted []float64
			for _, one := range eval[[]sample](p, `measured.map((m) => ({Changed: m.changed, Painted: m.painted}))`) {
				changed = append(changed, one.Changed)
				painted = append(painted, one.Painted)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(percentile(changed, 0.5), "ms-changed-median")
			b.ReportMetric(percentile(changed, 0.95), "ms-changed-p95")
			b.ReportMetric(percentile(painted, 0.5), "ms-painted-median")
			b.ReportMetric(percentile(painted, 0.95), "ms-painted-p95")
		})
	}
}

// BenchmarkStart opens the page again and again with everything kept.
func BenchmarkStart(b *testing.B) {
	for _, factor := range []float64{1, 4} {
		b.Run(fmt.Sprintf("cpu-%vx-slower", factor), func(b *testing.B) {
			s := serve(b, "/")
			p := open(b)
			p.beforeScripts(watchReady)
			p.visitReady(s.url(""))
			cold := eval[float64](p, `window.readyAt`)
			p.workOffline()
			p.visitReady(s.url(""))
			p.slowCPU(factor)
			var painted, ready []float64
			for b.Loop() {
				for range 10 {
					p.visitReady(s.url(""))
					p.wait(`performance.getEntriesByName("first-contentful-paint").length`)
					painted = append(painted, eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0].startTime`))
					ready = append(ready, eval[float64](p, `window.readyAt`))
				}
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(percentile(painted, 0.5), "ms-first-paint-median")
			b.ReportMetric(percentile(ready, 0.5), "ms-ready-median")
			b.ReportMetric(percentile(ready, 0.95), "ms-ready-p95")
			if factor == 1 {
				b.ReportMetric(cold, "ms-ready-first-visit")
			}
		})
	}
}
