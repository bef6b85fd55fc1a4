package e2e

import "testing"

// callsEngine is a script that loads the engine and has it answer a card; it
// yields "ok" or what went wrong.
const callsEngine = `(async () => {
	const fw = await Feinwertung.load();
	const card = {rounds: 2, rows: [{result: "1", score: "1½"}, {result: "0", score: "2"}]};
	const answer = fw.card(card, {rules: "fide-2026"});
	if (typeof answer !== "object" || !("values" in answer)) return "card answered " + JSON.stringify(answer);
	try {
		fw.card(17);
		return "a number was taken for a card";
	} catch (error) {
		if (!(error instanceof Error)) return "thrown: " + error;
	}
	if (await Feinwertung.load() !== fw) return "loaded twice";
	return "ok";
})()`

func TestEngineAnswersOnThePage(t *testing.T) {
	s := serve(t, "/tb/")
	p := open(t)
	p.visitReady(s.url(""))
	eval[bool](p, `new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = "feinwertung.js";
		script.onload = () => resolve(true);
		script.onerror = () => reject(new Error("not loaded"));
		document.head.append(script);
	})`)
	if got := eval[string](p, callsEngine); got != "ok" {
		t.Error(got)
	}
	// The interface lives on beside it.
	p.enterScore(1, "1")
}

func TestEngineAnswersOnAnotherOrigin(t *testing.T) {
	s := serve(t, "/tb/")
	other := servePlain(t, textPage(`<!doctype html><title>another site</title><script src="`+s.url("feinwertung.js")+`"></script>`))
	p := open(t)
	p.visit(other + "/")
	if got := eval[string](p, callsEngine); got != "ok" {
		t.Error(got)
	}
}

func TestEngineAnswersInAWorker(t *testing.T) {
	tree := dist(t)
	set(tree, "worker.js", `importScripts("feinwertung.js"); `+callsEngine+`.then(postMessage, (error) => postMessage(String(error)))`)
	s := serveTree(t, "/tb/", tree)
	p := open(t)
	p.visitReady(s.url(""))
	got := eval[string](p, `new Promise((resolve, reject) => {
		const worker = new Worker("worker.js");
		worker.onmessage = (event) => resolve(event.data);
		worker.onerror = (event) => reject(new Error(event.message));
	})`)
	if got != "ok" {
		t.Error(got)
	}
}
