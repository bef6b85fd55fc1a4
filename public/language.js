// Before anything is painted: finds out the language of the reader, as the
// program will, and puts the page's texts in place in it. The program itself
// comes seconds later on a slow phone, and the page must not be in another
// language until then. A page in its own language loads nothing.
"use strict";
(() => {
  // The longest that nothing is shown for want of the texts, in milliseconds.
  const PATIENCE = 1000;

  const html = document.documentElement;
  const script = document.currentScript;
  const { texts, of, languages, framed } = script.dataset;

  // An article's frame follows the article, not what was chosen elsewhere; and
  // in a sandboxed frame the storage throws.
  function chosen() {
    if (framed) return null;
    try {
      return localStorage.getItem("feinwertung:language");
    } catch {
      return null;
    }
  }

  const own = html.lang;
  const language = [new URLSearchParams(location.search).get("lang"), chosen(), ...navigator.languages]
    .map((tag) => (tag || "").toLowerCase().split("-")[0])
    .find((code) => languages.split(" ").includes(code)) || own;
  html.dataset.wished = language; // for boot.js

  // What the address asks for goes along to the other rooms.
  function keepQuery() {
    for (const link of document.querySelectorAll("a[data-room]")) link.search = location.search;
  }

  // The nodes are numbered as the build has done it.
  function put({ title, changes }, page) {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes = [];
    for (let node = page; node; node = walker.nextNode()) {
      if (node.nodeType === Node.ELEMENT_NODE || node.nodeValue.trim()) nodes.push(node);
    }
    for (const [number, ...change] of changes) {
      const node = nodes[number];
      if (change.length === 1) node.nodeValue = change[0];
      else if (change[1] === null) node.removeAttribute(change[0]);
      else node.setAttribute(...change);
    }
    document.title = title;
    html.lang = language;
  }

  async function load() {
    const response = await fetch(new URL(`${texts}.${language}.json`, script.src));
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    return response.json();
  }

  const parsed = new Promise((resolve) => document.addEventListener("readystatechange", resolve, { once: true }));
  const page = parsed.then(() => document.body.firstElementChild);
  if (location.search) parsed.then(keepQuery);
  if (language === own) return;

  html.dataset.waits = "true";
  const show = () => delete html.dataset.waits;
  setTimeout(show, PATIENCE);
  Promise.all([load(), page]).then(([loaded, page]) => {
    // The program may have been quicker, or the texts may belong to another version of the page.
    if (!page.isConnected || loaded.of !== of) return;
    put(loaded, page);
    if (location.search) keepQuery();
  }).catch((error) => console.info("the page stays in its own language until the program comes:", error)).finally(show);
})();
