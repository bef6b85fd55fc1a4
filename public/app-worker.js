// The service worker: makes the site work without a network, and keeps one
// consistent version of it until the user accepts the next.
//
// A version is staged in a cache of its own while the running one goes on
// being used, and takes its place only when it is complete and accepted. What
// fails on the way is thrown away and tried again at the next visit.
"use strict";

const VERSION = "version: filled in by the build";
const FILES = ["files: filled in by the build"];
const DIGESTS = { "digests": "filled in by the build" };

const ROOT = new URL("./", self.location.href);
// Several sites may share an origin, and one site may lie there twice: the
// path in the name tells our caches from all others.
const OURS = `feinwertung:${ROOT.pathname}:`;
const LIVE = OURS + VERSION;
const STAGED = LIVE + ":staged";

self.addEventListener("install", (event) => event.waitUntil(stage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data && event.data.type === "skipWaiting") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  event.respondWith(answer(request, url.pathname.slice(ROOT.pathname.length)));
});

// stage loads every file past the browser's own cache, which may still hold
// files of another version.
async function stage() {
  await caches.delete(STAGED);
  const cache = await caches.open(STAGED);
  const results = await Promise.allSettled(FILES.map(async (name) => {
    await cache.put(new URL(name, ROOT), await load(name, "reload"));
  }));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) {
    await caches.delete(STAGED);
    throw failed.reason;
  }
}

// load fetches one file of this version, or fails.
async function load(name, cache) {
  const response = await fetch(new URL(name, ROOT), { cache, integrity: DIGESTS[name] || "" });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${response.statusText}`);
  // Some hosts redirect index.html to the folder; a redirected answer may not
  // be given to a navigation, the same content without the history may.
  if (!response.redirected) return response;
  return new Response(await response.blob(), { headers: response.headers });
}

// takeOver moves the staged files to where they are used and removes what
// earlier versions of this site left. No page is answered before it is done,
// and if the browser is closed in the middle, find still sees the staged ones.
async function takeOver() {
  if (await caches.has(STAGED)) {
    const staged = await caches.open(STAGED);
    const live = await caches.open(LIVE);
    for (const request of await staged.keys()) await live.put(request, await staged.match(request));
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== LIVE) await caches.delete(name);
  }
}

async function find(name) {
  for (const cache of [LIVE, STAGED]) {
    if (!(await caches.has(cache))) continue;
    const found = await (await caches.open(cache)).match(new URL(name, ROOT), { ignoreVary: true });
    if (found) return found;
  }
}

// answer takes a file from this version if it belongs to it, whatever query
// follows its name, and from the network otherwise.
async function answer(request, path) {
  if (request.mode === "navigate") {
    const page = pageFor(path);
    const found = page && (await find(page));
    if (found) return found;
    try {
      return await fetch(request);
    } catch (error) {
      // Sent on, not answered: in a folder that there is not, the page would look for its files in vain.
      return (await find("index.html")) ? Response.redirect(new URL(new URL(request.url).search, ROOT)) : Promise.reject(error);
    }
  }
  return (await find(path)) || (path in DIGESTS && (await loadOnDemand(path))) || fetch(request);
}

// pageFor names the file behind the address of a page: "" and "guide/" are the
// index of a folder, "embed" is a short form of embed.html.
function pageFor(path) {
  const names = path === "" || path.endsWith("/") ? [path + "index.html"] : [path, path + ".html", path + "/index.html"];
  return names.find((name) => name.endsWith(".html") && FILES.includes(name));
}

// loadOnDemand keeps a file that is not loaded ahead, when it is the one that
// belongs to this version; nothing otherwise.
async function loadOnDemand(name) {
  try {
    const response = await load(name, "no-cache");
    await (await caches.open(LIVE)).put(new URL(name, ROOT), response.clone());
    return response;
  } catch {
    return undefined;
  }
}
