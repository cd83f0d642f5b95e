/// <reference lib="webworker" />
import { cleanupOutdatedCaches, getCacheKeyForURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { isConsolePage, isKeptFile } from './service-worker-paths.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const page = '/';
const laterFiles = 'sokoni-files';
const keptValues = 'sokoni-values';
const modeKey = '/mode';

// Installed at the first visit: the page, its entry and the frame. The rest is kept when it is first used.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// The pages of a first visit are answered from here as well, as soon as it stands.
self.addEventListener('activate', (event) =>
  event.waitUntil(dropUnknownFiles().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isConsolePage(url.pathname)) event.respondWith(shellPage(event));
    return;
  }
  const shellKey = getCacheKeyForURL(url.href);
  if (shellKey) event.respondWith(shellFile(request, shellKey));
  else if (isKeptFile(url.pathname)) event.respondWith(keptFile(request));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isMessage(message)) return;
  if (message.type === 'take-over') void self.skipWaiting();
  if (message.type === 'mode') event.waitUntil(keepMode(message.mode));
  if (message.type === 'used') event.waitUntil(keepUsed(message.files));
});

/** The stored page at once; what the server says of itself in it is brought up to date behind it. */
async function shellPage(event: FetchEvent): Promise<Response> {
  const key = getCacheKeyForURL(page);
  const stored = key ? await caches.match(key) : undefined;
  if (!stored || !key) return fetch(event.request);
  event.waitUntil(renewPage(key, stored.clone()));
  return stored;
}

/** A file of the shell; from the network when the browser has thrown the stored one away. */
async function shellFile(request: Request, key: string): Promise<Response> {
  return (await caches.match(key)) ?? fetch(request);
}

/** The same version with other settings replaces the stored page; another version waits for its own service worker. */
async function renewPage(key: string, stored: Response): Promise<void> {
  try {
    const [fresh, cacheName] = await Promise.all([fetch(page, { cache: 'no-cache' }), cacheWith(key)]);
    if (!fresh.ok || !cacheName) return;
    const [now, before] = await Promise.all([fresh.clone().text(), stored.text()]);
    if (now !== before && entryOf(now) === entryOf(before))
      await (await caches.open(cacheName)).put(key, fresh);
  } catch {
    // No network: the stored page stays.
  }
}

async function cacheWith(key: string): Promise<string | undefined> {
  for (const name of await caches.keys()) {
    if (await (await caches.open(name)).match(key)) return name;
  }
}

function entryOf(html: string): string | undefined {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

/** Files whose name carries their content never change; drawings are asked for again behind what is shown. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(laterFiles);
  const kept = await cache.match(request);
  if (kept && new URL(request.url).pathname.startsWith('/assets/')) return kept;
  const fetched = fetch(request).then((response) => {
    if (response.ok) void cache.put(request, response.clone());
    return response;
  });
  if (!kept) return fetched;
  fetched.catch(() => {});
  return kept;
}

/** What a page fetched before the service worker stood is kept as well: it is there without a network. */
async function keepUsed(files: unknown): Promise<void> {
  if (!Array.isArray(files)) return;
  const cache = await caches.open(laterFiles);
  const used = files.filter((file): file is string => typeof file === 'string' && isKeptFile(file));
  await Promise.all(
    used.map(async (file) => {
      if (getCacheKeyForURL(file) || (await cache.match(file))) return;
      const answer = await fetch(file);
      if (answer.ok) await cache.put(file, answer);
    }),
  );
}

/** Files of an earlier version are of no use once this one is in charge; the drawings stay. */
async function dropUnknownFiles(): Promise<void> {
  const cache = await caches.open(laterFiles);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** SPEC section 1: the mode value outlives the worker, which the browser stops and starts as it likes. */
async function keepMode(mode: unknown): Promise<void> {
  const cache = await caches.open(keptValues);
  await cache.put(modeKey, Response.json(typeof mode === 'string' ? mode : null));
}

function isMessage(value: unknown): value is { type: string; mode?: unknown; files?: unknown } {
  return typeof value === 'object' && value !== null && 'type' in value;
}
