// Keeps a whole copy of the site on the device, so that it opens without a network and never from two versions at once.
// The build fills in BUILD: the files of the version, with the hash of each. Every change of a file thus changes this
// script, which is how a browser finds out that there is a new version.
//
// A new version is copied beside the old one, whole or not at all, and then waits: until no page of the old one is open,
// or until a page that was asked says "switch". Until then the old one is served from its own copy.

/** @type {{ version: string, runtime: string, siteFiles: Record<string, string>, runtimeFiles: Record<string, string> }} */
const BUILD = { version: "", runtime: "", siteFiles: {}, runtimeFiles: {} };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL(worker.registration.scope);
const family = `chiefdoms:${home.pathname}:`; // other copies of the site may live in other folders of the same host
const site = `${family}site-${BUILD.version}`;
const runtime = `${family}runtime-${BUILD.runtime}`;

/** @type {Map<string, string>} the cache of each file, by address */
const places = new Map();
for (const path of Object.keys(BUILD.siteFiles)) places.set(new URL(path, home).href, site);
for (const path of Object.keys(BUILD.runtimeFiles)) places.set(new URL(path, home).href, runtime);

/**
 * Copies what is not there yet. A file that came from another version, or not at all, fails the whole.
 * @param {string} name
 * @param {Record<string, string>} files paths, and their hashes where no host recodes them
 * @param {RequestCache} mode
 */
async function fill(name, files, mode) {
  const cache = await caches.open(name);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.entries(files).filter(([path]) => !present.has(new URL(path, home).href));
  await cache.addAll(missing.map(([path, integrity]) => new Request(new URL(path, home), { integrity, cache: mode })));
}

async function install() {
  try {
    // Names in the runtime hold a version or a hash, so that what the page has loaded already need not travel again.
    await fill(runtime, BUILD.runtimeFiles, "default");
    await fill(site, BUILD.siteFiles, "no-cache");
  } catch (error) {
    await caches.delete(site);
    throw error;
  }
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => /^(site|runtime)-/.test(name.slice(family.length)) && name.startsWith(family));
  await Promise.all(older.filter((name) => name !== site && name !== runtime).map((name) => caches.delete(name)));
}

/**
 * The address of our copy, or undefined where we have none and the browser goes its own way.
 * @param {Request} request
 */
function copyOf({ method, url, mode }) {
  if (method !== "GET") return;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  const found = mode === "navigate" && address === `${home.href}index.html` ? home.href : address;
  return places.has(found) ? found : undefined;
}

/**
 * @param {Request} request
 * @param {string} address
 */
async function answer(request, address) {
  const cache = await caches.open(/** @type {string} */ (places.get(address)));
  const copy = await cache.match(address, { ignoreVary: true });
  // A browser that runs out of room takes all copies at once, so what the network gives then is of one version too.
  if (!copy) return fetch(request);
  // A host may have redirected, which no page may be made from.
  return copy.redirected ? new Response(copy.body, { headers: copy.headers }) : copy;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
worker.addEventListener("message", (event) => event.data === "switch" && worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const address = copyOf(event.request);
  if (address) event.respondWith(answer(event.request, address));
});
