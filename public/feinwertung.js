// The rules of tie-breaking for scripts: const fw = await Feinwertung.load();
// then fw.card(card, {rules}) and fw.standings(textOrObject, {rules, mode,
// tiebreaks, round}). Works in pages, frames and workers; nothing is sent
// anywhere. What goes wrong throws an Error that says what was expected.
"use strict";
(() => {
  // In a worker that imported this script there is no way to know its address;
  // then the module lies beside the worker unless load is told where.
  const here = (typeof document !== "undefined" && document.currentScript && document.currentScript.src) || globalThis.location.href;
  const loading = new Map();

  // load starts the engine from the address of engine.wasm, once per address;
  // wasm_exec.js lies beside it.
  function load(address) {
    const url = new URL(address || "engine.wasm", address ? globalThis.location.href : here).href;
    if (!loading.has(url)) {
      const started = startEngine(url);
      started.catch(() => loading.delete(url)); // a later attempt may succeed
      loading.set(url, started);
    }
    return loading.get(url);
  }

  async function startEngine(url) {
    if (typeof globalThis.Go !== "function") await import(new URL("wasm_exec.js", url));
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
    const go = new globalThis.Go();
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), go.importObject);
    return new Promise((resolve, reject) => {
      // The module hands over its functions by calling this, before run returns.
      globalThis.feinwertungEngine = (functions) => resolve(wrap(functions));
      go.run(instance).then(() => reject(new Error("the engine stopped")), reject);
      delete globalThis.feinwertungEngine;
    });
  }

  // An option that the engine does not understand it would take for missing; whoever got one wrong is to know.
  const isText = (value) => typeof value === "string";
  const OPTIONS = {
    rules: [isText, 'a name such as "fide-2026"'],
    mode: [isText, '"swiss", "rr" or "auto"'],
    tiebreaks: [(value) => isText(value) || (Array.isArray(value) && value.every(isText)), 'a text such as "BH/C1,BH" or an array of texts'],
  };

  function checked(options) {
    if (options === undefined || options === null) return {};
    if (typeof options !== "object" || Array.isArray(options)) throw new Error('options: expected an object such as {rules: "fide-2026"}');
    for (const [name, [holds, expected]] of Object.entries(OPTIONS)) {
      const value = options[name];
      if (value !== undefined && value !== null && !holds(value)) throw new Error(`options: ${name}: expected ${expected}`);
    }
    return options;
  }

  // wrap turns {value: JSON} and {error: message} into a value or an exception.
  function wrap(functions) {
    const api = {};
    for (const [name, call] of Object.entries(functions)) {
      api[name] = (input, options) => {
        const result = call(input, checked(options));
        if (!result) throw new Error("the engine stopped; load it again");
        if (result.error !== undefined) throw new Error(result.error);
        return JSON.parse(result.value);
      };
    }
    return Object.freeze(api);
  }

  globalThis.Feinwertung = Object.freeze({ load });
})();
