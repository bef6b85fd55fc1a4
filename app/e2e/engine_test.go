package e2e

import "testing"

// callsEngine is a script that loads the engine and has it answer a card and an
// event; it yields "ok" or what was wrong.
const callsEngine = `(async () => {
	const fw = await Feinwertung.load();
	const card = {rounds: 5, rows: [
		{result: "1", score: "3½"}, {result: "1", score: 3}, {result: "H"}, {result: "1", score: 2.5}, {result: "1", score: "2"},
	]};
	const answer = fw.card(card, {rules: "fide-2026"});
	if (answer.values["BH"] !== 13.5 || answer.values["BH/C1"] !== 11) return "card answered " + JSON.stringify(answer.values);
	if (answer.steps["BH"].length !== 5) return "the steps are " + JSON.stringify(answer.steps);
	if (fw.card(card, {rules: "fide-2023"}).values["BH"] !== 15.5) return "the rule set is not heeded";
	const event = {rounds: 1, players: [{name: "Ana", rounds: ["2w1"]}, {name: "Bo", rounds: ["1b0"]}]};
	if (fw.standings(event, {tiebreaks: "PTS"}).players[0].values["PTS"] !== 1) return "the standings are wrong";
	try {
		fw.card({rows: [{result: "win"}]});
		return "a word was taken for a result";
	} catch (error) {
		if (!(error instanceof Error) || !error.message.includes("round 1")) return "thrown: " + error;
	}
	for (const [options, want] of [
		["fide-2023", "expected an object"], [[], "expected an object"], [{rules: {}}, "rules: expected a name"], [{mode: 1}, "mode: expected"],
		[{tiebreaks: {}}, "tiebreaks: expected"], [{tiebreaks: ["BH", null]}, "tiebreaks: expected"], [{round: 1n}, "BigInt"],
	]) {
		try {
			fw.standings(event, options);
			return "taken for options: " + String(options);
		} catch (error) {
			if (!(error instanceof Error) || !error.message.includes(want)) return "thrown: " + error + ", not " + want;
		}
	}
	if (fw.card(card, null).values["BH"] !== 13.5) return "no options are not taken for none";
	if (await Feinwertung.load() !== fw) return "loaded twice";
	return "ok";
})()`

func TestEngineAnswersOnThePage(t *testing.T) {
	t.Parallel()
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
	t.Parallel()
	s := serve(t, "/tb/")
	other := servePlain(t, textPage(`<!doctype html><title>another site</title><script src="`+s.url("feinwertung.js")+`"></script>`))
	p := open(t)
	p.visit(other + "/")
	if got := eval[string](p, callsEngine); got != "ok" {
		t.Error(got)
	}
}

func TestEngineAnswersInAWorker(t *testing.T) {
	t.Parallel()
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
