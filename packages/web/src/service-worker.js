/**
 * Keeps the page for offline play. Built files have hashed names, so a kept one is always right; the page itself is asked for
 * first and taken from what is kept when nobody answers. The server's own paths are never touched.
 */
const VERSION = '__VERSION__';
const CACHE = `kolbiste-${VERSION}`;
const FILES = [/* __FILES__ */];

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(name => name.startsWith('kolbiste-') && name !== CACHE).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const isServers = path =>
  path.startsWith('/api/') || path.startsWith('/ws') || path === '/healthz' || path === '/readyz' || path === '/metrics';

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers(url.pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(
      fetch(request).then(
        response => (response.ok ? response : kept('/').then(page => page ?? response)),
        () => kept('/').then(page => page ?? Response.error()),
      ),
    );
    return;
  }
  event.respondWith(kept(url.pathname).then(response => response ?? fetched(request, url.pathname)));
});

/** Rules of earlier releases are kept once they were needed. */
async function fetched(request, path) {
  const response = await fetch(request);
  if (response.ok && path.startsWith('/assets/rules/')) await (await caches.open(CACHE)).put(path, response.clone());
  return response;
}

const kept = path => caches.open(CACHE).then(cache => cache.match(path));
