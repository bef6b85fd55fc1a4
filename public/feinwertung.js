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

  // wrap turns {value: JSON} and {error: message} into a value or an exception.
  function wrap(functions) {
    const api = {};
    for (const [name, call] of Object.entries(functions)) {
      api[name] = (input, options) => {
        const result = call(input, options === undefined ? {} : options);
        if (!result) throw new Error("the engine stopped; load it again");
        if (result.error !== undefined) throw new Error(result.error);
        return JSON.parse(result.value);
      };
    }
    return Object.freeze(api);
  }

  globalThis.Feinwertung = Object.freeze({ load });
})();
