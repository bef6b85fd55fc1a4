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

// stopwatch notes for every event of a kind how long it took until what it changes was in the document, and until a
// frame with that was handed to the screen. Its promise of a next sample lets the page alone until then: asking again
// and again would take the time that is measured.
const stopwatch = `((kind, target, attributes) => {
	window.measured = [];
	let began = 0, waiting = () => {};
	window.sampled = (count) => measured.length >= count ? true : new Promise((resolve) => {
		waiting = () => measured.length >= count && resolve(true);
	});
	document.addEventListener(kind, (event) => { began = event.timeStamp; }, true);
	new MutationObserver(() => {
		if (!began) return;
		const sample = { changed: performance.now() - began }, start = began;
		began = 0;
		requestAnimationFrame(() => {
			const channel = new MessageChannel();
			channel.port1.onmessage = () => {
				sample.painted = performance.now() - start;
				measured.push(sample);
				waiting();
			};
			channel.port2.postMessage(0);
		});
	}).observe(document.querySelector(target), { attributes: true, childList: true, characterData: true, subtree: true, attributeFilter: attributes });
	return true;
})`

// watch starts the stopwatch: for events of a kind, changes inside an element, and only of these attributes and of texts
// ("" for any attribute).
func (p *browserPage) watch(kind, target, attribute string) {
	p.t.Helper()
	attributes := "undefined"
	if attribute != "" {
		attributes = fmt.Sprintf("[%q]", attribute)
	}
	eval[bool](p, fmt.Sprintf("%s(%q, %q, %s)", stopwatch, kind, target, attributes))
}

// pressMeasured presses one key and waits for its sample, the numbered one.
func (p *browserPage) pressMeasured(key string, number int) {
	p.t.Helper()
	p.press(key)
	eval[bool](p, fmt.Sprintf("sampled(%d)", number))
}

// reportSamples reports what the stopwatch noted.
func (p *browserPage) reportSamples(b *testing.B) {
	p.t.Helper()
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
}

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
			p.watch("input", output("BH"), "")
			pressed := 0
			for b.Loop() {
				for row := 1; row <= 15; row++ {
					p.focus(score(row))
					for _, key := range []string{backspace, "2", backspace, "3"} {
						pressed++
						p.pressMeasured(key, pressed)
					}
				}
			}
			p.reportSamples(b)
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
