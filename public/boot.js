// Starts the program and stands by it: shows that it is coming, says when it
// could not come or broke, and offers a new version. Everything here works
// without the program, because it is needed exactly then.
"use strict";
(() => {
  const TEXTS = { "texts": "filled in by the build" };
  // The site may lie anywhere; this script knows where.
  const root = new URL("./", document.currentScript.src);
  const html = document.documentElement;
  const framed = window.top !== window;
  // A page to read has everything here but the program.
  const program = document.currentScript.dataset.program !== "none";

  // The running program knows the language of the page; before it runs, it is
  // the one that language.js has found.
  function text(key) {
    const wished = html.dataset.ready === "true" ? "" : html.dataset.wished;
    return TEXTS[[wished, html.lang, "en"].find((language) => language in TEXTS)][key];
  }

  // --- what go-app expects to find ---

  const environment = {
    GOAPP_ROOT_PREFIX: root.pathname.replace(/\/$/, ""),
    GOAPP_STATIC_RESOURCES_URL: root.href.replace(/\/$/, ""),
    GOAPP_INTERNAL_URLS: "[]",
  };
  window.goappGetenv = (name) => environment[name] || "";

  // go-app takes over every click on a link; links here are for the browser.
  Object.defineProperty(window, "onclick", { get: () => null, set: () => {}, configurable: true });

  // In a sandboxed frame the storages throw when touched; what is typed there
  // lives as long as the page, which is better than not starting.
  for (const name of ["localStorage", "sessionStorage"]) {
    try {
      window[name].getItem("");
    } catch {
      const kept = new Map();
      Object.defineProperty(window, name, {
        value: {
          getItem: (key) => (kept.has(String(key)) ? kept.get(String(key)) : null),
          setItem: (key, value) => void kept.set(String(key), String(value)),
          removeItem: (key) => void kept.delete(String(key)),
          clear: () => kept.clear(),
          key: (index) => [...kept.keys()][index] ?? null,
          get length() { return kept.size; },
        },
      });
    }
  }

  // What was typed last may have come into the address too late for a reload;
  // the program has noted it on leaving.
  const [before, after] = (sessionStorage.getItem("feinwertung:left") || "").split(" ");
  sessionStorage.removeItem("feinwertung:left");
  const arrival = performance.getEntriesByType("navigation")[0]?.type;
  if (after && before === (location.hash || "#") && ["reload", "back_forward"].includes(arrival)) {
    history.replaceState(history.state, "", after);
  }

  // go-app ends when it meets a percent sign that escapes nothing. Such a
  // fragment is no link of ours, and the program is to say so.
  const mendAddress = () => {
    const mended = location.href.replace(/%(?![0-9a-f]{2})/gi, "%25");
    if (mended !== location.href) history.replaceState(history.state, "", mended);
  };
  mendAddress();
  window.addEventListener("popstate", mendAddress, true);
  window.addEventListener("hashchange", mendAddress, true);

  // The texts that cannot wait until the program renders: a line for each, of the element's id, its text and, where it
  // has one, its exact value. They come in one call, because a step from the program into the page costs more than
  // computing a value. What stood there before is returned in the same form.
  window.feinwertungWrite = (lines) => lines.split("\n").map((line) => {
    const [id, shown, exact] = line.split("\t");
    const written = document.getElementById(id);
    const content = written?.firstChild?.firstChild ?? written?.firstChild;
    if (!content) return "";
    const before = [id, content.nodeValue, written.dataset.exact ?? ""].join("\t");
    content.nodeValue = shown;
    if (exact || written.dataset.exact) written.dataset.exact = exact;
    return before;
  }).filter(Boolean).join("\n");

  // --- the focus ---

  // What a key has done may take away what had the focus: a chip, a player, a whole room. Then it goes to what is next
  // to it and still there, unless the program has put it somewhere itself.
  const FOCUSABLE = "a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']";
  let path = [];
  let byKey = false;
  document.addEventListener("focusin", (event) => { path = event.composedPath().filter((node) => node instanceof Element); });
  document.addEventListener("keydown", () => { byKey = true; }, true);
  document.addEventListener("pointerdown", () => { byKey = false; }, true);
  new MutationObserver(() => {
    if (!byKey || !path.length || path[0].isConnected) return;
    const around = path;
    path = [];
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      for (const near of around) {
        if (!near.isConnected) continue;
        const next = [...near.querySelectorAll(FOCUSABLE)].find((one) => one.checkVisibility());
        if (next) return next.focus();
      }
    }, 50);
  }).observe(document.body, { childList: true, subtree: true });

  // --- results before the program ---

  // Fields keep by themselves what is typed before the program is there; a result is no field. It is noted where the
  // program looks for it, and shown.
  const KEYS = { "½": "=", r: "=", "−": "-", "–": "-" };
  function noteResult(control, letter) {
    control.dataset.value = letter;
    for (const part of control.querySelectorAll(".part")) part.classList.toggle("chosen", part.id === `${control.id}-${letter}`);
    const other = control.querySelector(".other");
    other.classList.toggle("chosen", /[^10=]/.test(letter));
  }
  function early(event) {
    const control = event.target.closest?.("[data-field=result]");
    if (!control || event.ctrlKey || event.altKey || event.metaKey) return;
    const now = control.dataset.value;
    if (event.type === "click") {
      const letter = event.target.closest(".part")?.id.slice(control.id.length + 1);
      if (/^[10=]$/.test(letter)) noteResult(control, letter === now ? "" : letter);
    } else if (/^(Delete|Backspace)$/.test(event.key)) noteResult(control, "");
    else {
      const letter = (KEYS[event.key.toLowerCase()] ?? event.key).toUpperCase();
      if (/^[10=+UFHZ-]$/.test(letter)) noteResult(control, letter);
    }
  }
  const awaited = new AbortController();
  document.addEventListener("click", early, { signal: awaited.signal });
  document.addEventListener("keydown", early, { signal: awaited.signal });

  // The program begins with the language and the colours that were chosen last, unless the address asks for others.
  document.addEventListener("change", ({ target }) => {
    const name = { language: "lang", theme: "theme" }[target.dataset.control];
    if (!name) return;
    if (name === "theme") html.dataset.theme = target.value;
    localStorage.setItem(`feinwertung:${target.dataset.control}`, target.value);
    const address = new URL(location.href);
    if (!address.searchParams.has(name)) return;
    address.searchParams.set(name, target.value);
    history.replaceState(history.state, "", address);
    for (const link of document.querySelectorAll("a[data-room]")) link.search = address.search;
  }, { signal: awaited.signal });

  // --- notices ---

  function element(tag, className, content) {
    const made = document.createElement(tag);
    made.className = className;
    if (content) made.textContent = content;
    return made;
  }

  function button(label, action) {
    const made = element("button", "boot-button", label);
    made.type = "button";
    made.addEventListener("click", action);
    return made;
  }

  const notices = element("div", "boot-notices");
  document.body.append(notices);

  // notice shows one line with buttons at the lower edge, above others; of each
  // kind there is one at a time. The tone is "status", or "alert" for what has
  // to be read out at once.
  function notice(kind, tone, message, buttons) {
    notices.querySelector(`[data-notice="${kind}"]`)?.remove();
    const made = element("div", `boot-notice boot-${tone}`);
    made.dataset.notice = kind;
    made.setAttribute("role", tone);
    made.append(element("span", "boot-message", message), ...buttons);
    notices.append(made);
    return made;
  }

  // --- rescue ---

  const OWN_KEY = /^feinwertung:/;

  function ownState() {
    const saved = {};
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (OWN_KEY.test(key)) saved[key] = localStorage.getItem(key);
    }
    return saved;
  }

  // userData is all that a person may have typed: the address with the state
  // in it, what was saved, and what stands in the fields now.
  function userData() {
    const typed = {};
    for (const field of document.querySelectorAll("input, textarea, select, [data-field][data-value]")) {
      const row = field.closest("[data-row]")?.dataset.row;
      const name = field.dataset.field || field.dataset.control || field.id || field.name;
      const value = "value" in field.dataset ? field.dataset.value : field.value;
      if (name && value) typed[row ? `${row} ${name}` : name] = value;
    }
    return JSON.stringify({ address: location.href, saved: ownState(), typed }, null, 2);
  }

  async function copyUserData(event) {
    const data = userData();
    try {
      await navigator.clipboard.writeText(data);
      event.target.textContent = text("copied");
    } catch {
      const shown = element("textarea", "boot-data");
      shown.readOnly = true;
      shown.value = data;
      shown.setAttribute("aria-label", text("copyThis"));
      event.target.replaceWith(element("p", "boot-message", text("copyThis")), shown);
      shown.focus();
      shown.select();
    }
  }

  // startEmpty gets out of a state that the program cannot even start with. It
  // is put aside under another name, not deleted.
  function startEmpty() {
    for (const [key, value] of Object.entries(ownState())) {
      localStorage.setItem(`put-aside:${key}`, value);
      localStorage.removeItem(key);
    }
    history.replaceState(null, "", location.pathname + location.search);
    location.reload();
  }

  let crashed = false;
  function showCrash() {
    if (crashed) return;
    crashed = true;
    stopBar();
    const buttons = [button(text("copy"), copyUserData), button(text("reload"), () => location.reload())];
    if (html.dataset.ready !== "true") buttons.push(button(text("fresh"), startEmpty));
    html.dataset.crashed = "true";
    notice("crash", "alert", text("crashed"), buttons);
  }

  // A program stopped by the browser itself (out of memory, a stack too deep)
  // does not end, it throws.
  window.addEventListener("error", (event) => {
    if (event.error instanceof WebAssembly.RuntimeError) showCrash();
  });

  // --- start ---

  const bar = element("div", "boot-bar");
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-label", text("loading"));
  if (program) document.body.append(bar);
  let settle;
  const settled = new Promise((resolve) => { settle = resolve; });
  function stopBar() {
    bar.remove();
    settle();
  }
  new MutationObserver((_, observer) => {
    if (html.dataset.ready !== "true") return;
    stopBar();
    awaited.abort();
    observer.disconnect();
    if (framed) reportHeight();
  }).observe(html, { attributeFilter: ["data-ready"] });

  // Tells the page that shows this one in a frame how high it is. The height is no secret, so the page
  // may be anybody's.
  function reportHeight() {
    const report = () => parent.postMessage({ type: "feinwertung:height", height: Math.ceil(html.getBoundingClientRect().height) }, "*");
    new ResizeObserver(report).observe(html);
    report();
  }

  async function instantiate(imports) {
    const response = await fetch(new URL("app.wasm", root));
    if (!response.ok) throw new Error(`app.wasm: ${response.status} ${response.statusText}`);
    // Streaming compiles while loading, but insists on the right type, which
    // not every host sends.
    const streams = WebAssembly.instantiateStreaming && response.headers.get("Content-Type") === "application/wasm";
    return streams
      ? WebAssembly.instantiateStreaming(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }

  async function start() {
    let go, instance;
    try {
      go = new Go(); // there is none when wasm_exec.js did not come
      // The handlers and timers of a program that has ended would only throw.
      go.exit = (code) => {
        console.warn("the program ended with code", code);
        go._scheduledTimeouts.forEach((timer) => clearTimeout(timer));
        go._resume = () => {};
      };
      ({ instance } = await instantiate(go.importObject));
    } catch (error) {
      console.warn("the program could not be loaded:", error);
      stopBar();
      notice("unreachable", "alert", text("unreachable"), [button(text("reload"), () => location.reload())]);
      return;
    }
    try {
      await go.run(instance); // ends only when the program does, which it never should
    } catch (error) {
      console.warn("the program stopped:", error);
    }
    showCrash();
  }

  // --- what the keyboard goes to ---

  // A browser leaves a button half behind the edge of its list when the keyboard comes to it.
  document.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible") && target.closest(".summary-values, .card-buttons, .order-chips, .compare-tabs, .rooms")) {
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  });

  // --- working offline, and new versions ---

  const HOUR = 3600 * 1000;

  async function registerWorker() {
    // In a sandboxed frame even asking for it is an error; and pages that embed
    // the calculator have not agreed to keep anything.
    if (framed || !window.isSecureContext || !("serviceWorker" in navigator)) return;
    const workers = navigator.serviceWorker;
    let accepted = false;
    workers.addEventListener("controllerchange", () => accepted && location.reload());

    let registration;
    try {
      registration = await workers.register(new URL("app-worker.js", root), { scope: root.pathname, updateViaCache: "none" });
    } catch (error) {
      console.info("works online only:", error);
      return;
    }
    const offer = () => {
      const shown = notice("update", "status", text("update"), [
        button(text("updateReload"), () => {
          accepted = true;
          registration.waiting ? registration.waiting.postMessage({ type: "skipWaiting" }) : location.reload();
        }),
        button(text("later"), () => shown.remove()),
      ]);
    };
    const watch = (worker) => worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer();
      if (worker.state === "activated" && !workers.controller) {
        html.dataset.offline = "ready";
        const shown = notice("offline", "status", text("offline"), []);
        setTimeout(() => shown.remove(), 5000);
      }
    });
    if (registration.active) html.dataset.offline = "ready";
    if (registration.waiting && registration.active) offer();
    if (registration.installing) watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));

    let asked = 0;
    const ask = () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {}); // no network, or a broken upload: this version goes on
    };
    document.addEventListener("visibilitychange", ask);
    ask();
  }

  // What is kept for the time without a network is loaded when nobody waits for the program any more: at the first visit
  // the two would share the line and the processor.
  if (program) {
    start();
    settled.then(registerWorker);
  } else if (document.readyState === "complete") registerWorker();
  else window.addEventListener("load", registerWorker, { once: true });
})();
