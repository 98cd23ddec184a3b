/* Keeps the shell and what is printed, so that the page opens without a network and says so. Nothing about a table is kept:
   not a view, not a key, not a record. */
const KEPT = "gromada-1";
const SHELL = ["/", "/icon.svg", "/icon-asked.svg", "/manifest.webmanifest"];

/** Named by what is in it: it never changes. */
const isFixed = (url) => url.pathname.startsWith("/assets/") || (/^\/api\/games\/\w+\/(printed|describe)$/.test(url.pathname) && url.searchParams.get("pack"));
/** The same for everybody, but it may change: the network first, what is kept when there is none. */
const isPublic = (url) => SHELL.includes(url.pathname) || /^\/api\/(texts\/\w+\/\w+|games|games\/\w+\/(rules\/\w+|meanings))$/.test(url.pathname);

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
));

async function fetched(request, cache) {
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || request.headers.has("x-seat-key")) return;
  if (isFixed(url)) {
    event.respondWith(caches.open(KEPT).then(async (cache) => (await cache.match(request)) ?? fetched(request, cache)));
  } else if (isPublic(url)) {
    event.respondWith(caches.open(KEPT).then((cache) => fetched(request, cache).catch(async (error) => {
      const kept = await cache.match(request);
      if (kept) return kept;
      throw error;
    })));
  }
});
