/// <reference no-default-lib="true"/>
/// <reference lib="esnext" />
/// <reference lib="webworker" />
import { version } from "$app/env";
import { assets, immutable, prerendered } from "$app/manifest";
import { self } from "$app/service-worker";

/** Everything there is: the pages, scripts and pictures of this version, for a device without a network. */
const CACHE = `jejak-${version}`;
const BASE = new URL(self.registration.scope);
const PATHS = [...immutable, ...assets, ...prerendered].map(
  ({ path }) => new URL(path.replace(/^\//u, ""), BASE).pathname,
);

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  event.respondWith(answer(request, url));
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(PATHS);
  await self.skipWaiting();
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** What never changes comes from the cache; pages come from the network as long as there is one. */
async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url.pathname);
  if (kept !== undefined && url.pathname.includes("/_app/immutable/")) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept !== undefined) return kept;
    throw error;
  }
}
