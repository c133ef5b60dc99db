// Stores a complete copy of the site on the device, so that it works offline and never mixes two versions. The build fills in
// BUILD: the files of the version, with the hash of each. So every change of a file changes this script, which is how a
// browser notices a new version.
//
// The copy contains English and the languages that were chosen on this device; the page says which one it uses.
//
// A new version is copied next to the old one, completely or not at all. It then waits until no page of the old version is
// open, or until a page sends "switch". Until then the old version is served from its own copy.

/** @typedef {Record<string, string>} Files paths, and their hashes where no host recodes them */
/** @type {{ version: string, runtime: string, siteFiles: Files, runtimeFiles: Files, languageFiles: Record<string, Files> }} */
const BUILD = { version: "", runtime: "", siteFiles: {}, runtimeFiles: {}, languageFiles: {} };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL(worker.registration.scope);
const family = `chiefdoms:${home.pathname}:`; // other copies of the site may live in other folders of the same host
const site = `${family}site-${BUILD.version}`;
const runtime = `${family}runtime-${BUILD.runtime}`;

/** @type {Map<string, string>} the cache of each file, by address */
const places = new Map();
for (const path of Object.keys(BUILD.siteFiles)) places.set(new URL(path, home).href, site);
for (const path of Object.keys(BUILD.runtimeFiles)) places.set(new URL(path, home).href, runtime);
/** @type {Map<string, string>} the language of each file that not every copy has, by address */
const languages = new Map();
for (const [language, files] of Object.entries(BUILD.languageFiles)) {
  for (const path of Object.keys(files)) languages.set(new URL(path, home).href, language);
}

/** Names in this folder contain a version or a hash, so files that the page has already loaded need not be downloaded again. */
const FIXED = "runtime/fixed/";

/** At the end of an address, asks for a new copy where a script cannot set how a request uses copies. */
const AGAIN = "?again";

/**
 * Copies the files that are missing. If a file is from another version or cannot be downloaded, the whole copy fails.
 * @param {string} name
 * @param {Files} files
 */
async function fill(name, files) {
  const cache = await caches.open(name);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = Object.entries(files).filter(([path]) => !present.has(new URL(path, home).href));
  const requests = missing.map(([path, integrity]) => {
    const mode = path.startsWith(FIXED) ? "default" : "no-cache";
    return new Request(new URL(path, home), { integrity, cache: mode });
  });
  await cache.addAll(requests);
}

async function install() {
  try {
    await fill(runtime, BUILD.runtimeFiles);
    await fill(site, BUILD.siteFiles);
    for (const language of await keptLanguages()) await keepLanguage(language);
  } catch (error) {
    await caches.delete(site);
    throw error;
  }
}

/** @param {string} language */
async function keepLanguage(language) {
  await fill(site, BUILD.languageFiles[language] ?? {});
}

/** The languages in older copies, if they still exist. */
async function keptLanguages() {
  const copies = (await ownCaches()).filter((name) => name.startsWith(`${family}site-`));
  const addresses = await Promise.all(copies.map(async (name) => (await caches.open(name)).keys()));
  return new Set(addresses.flat().flatMap(({ url }) => languages.get(url) ?? []));
}

async function ownCaches() {
  const names = await caches.keys();
  // Earlier versions kept a memory snapshot in a cache of its own.
  return names.filter(
    (name) => name.startsWith(family) && /^(site-|runtime-|snapshot$)/.test(name.slice(family.length)),
  );
}

async function forgetOlder() {
  const older = (await ownCaches()).filter((name) => name !== site && name !== runtime);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/**
 * The address of our copy, or undefined if we have none and the browser handles the request.
 * @param {Request} request
 */
function copyOf({ method, url, mode }) {
  if (method !== "GET") return;
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  const found = mode === "navigate" && address === `${home.href}index.html` ? home.href : address;
  return places.has(found) || languages.has(found) ? found : undefined;
}

/**
 * @param {Request} request
 * @param {string} address
 */
async function answer(request, address) {
  const cache = await caches.open(places.get(address) ?? site);
  if (request.cache === "reload" || request.url.endsWith(AGAIN)) return renew(request, address, cache);
  const copy = await cache.match(address, { ignoreVary: true });
  const language = languages.get(address);
  if (!copy && language) return fetchWords(address, BUILD.languageFiles[language]);
  // A browser that runs out of space deletes all copies together, so the network then serves a single version too.
  if (!copy) return fetch(request);
  // The host may have redirected, and a redirected response must not be used for a page.
  return copy.redirected ? new Response(copy.body, { headers: copy.headers }) : copy;
}

/**
 * The page has found the copy damaged. If the host has another version by now, none of the copies is used any more.
 * @param {Request} request
 * @param {string} address
 * @param {Cache} cache
 */
async function renew(request, address, cache) {
  const path = address.slice(home.href.length);
  const files = { ...BUILD.siteFiles, ...BUILD.runtimeFiles, ...BUILD.languageFiles[languages.get(address) ?? ""] };
  const kept = cache.add(new Request(address, { integrity: files[path], cache: "reload" }));
  const isKept = await kept.then(() => true).catch(() => false);
  const answer = await fetch(request);
  if (!isKept && answer.ok) await caches.delete(site);
  return answer;
}

/**
 * Texts in a language that is not stored. Those of another version would not match this one; then the page uses English.
 * @param {string} address
 * @param {Files} files
 */
function fetchWords(address, files) {
  return fetch(new Request(address, { integrity: files[address.slice(home.href.length)], cache: "no-cache" }));
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
worker.addEventListener("message", (event) => {
  if (event.data === "switch") worker.skipWaiting();
  // Without a network, it is stored on the next visit.
  else if (event.data?.language) event.waitUntil(keepLanguage(event.data.language).catch(() => {}));
});
worker.addEventListener("fetch", (event) => {
  const address = copyOf(event.request);
  if (address) event.respondWith(answer(event.request, address));
});
