// The copy of the site on this device (see sw.js). It is made once the engine is ready, so that it does not slow down the
// start. A newer version is offered, never forced: games are saved first, then every open page switches.

import { onLanguage } from "../base/language/language.js";
import { idle, pause } from "../base/pause.js";
import { toast } from "../base/toast.js";
import { languageInUse, t } from "../base/words.js";

/** @typedef {import("../app/app.js").App} App */

const SETTLE = 3000; // milliseconds that a move under way may take before the switch
const HOUR = 3_600_000;
const IDLE_LIMIT = 5000; // milliseconds

/** Frames make no copies, and if the browser refuses, the site works from the network only. */
function serviceWorkers() {
  try {
    return window.top === window ? navigator.serviceWorker : undefined;
  } catch {
    return undefined; // a frame without an origin may not even ask
  }
}

/** @param {App} app */
export async function keepOfflineCopy(app) {
  const container = serviceWorkers();
  if (!container) return;
  await app.engine.ready.catch(() => {}); // a newer version may fix it
  await idle(IDLE_LIMIT);
  try {
    const registration = await container.register(new URL("../../sw.js", import.meta.url), { updateViaCache: "none" });
    if (!registration) return;
    watch(app, container, registration);
    const { active } = await container.ready;
    const keepLanguage = () => active?.postMessage({ language: languageInUse() });
    keepLanguage();
    onLanguage(keepLanguage);
  } catch {
    // Refused, unreachable or no space: then there is no copy.
  }
}

/**
 * @param {App} app
 * @param {ServiceWorkerContainer} container
 * @param {ServiceWorkerRegistration} registration
 */
function watch(app, container, registration) {
  // A page that no service worker controls came from the network and is the newest version already.
  if (!container.controller) return;
  const look = () => registration.waiting && offer(app, registration.waiting);
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  registration.installing?.addEventListener("statechange", look);
  look();
  container.addEventListener("controllerchange", () => isKept(app) && location.reload(), { once: true });
  lookNowAndThen(registration);
}

/**
 * Browsers look for a newer version when a page is opened; some pages stay open for days.
 * @param {ServiceWorkerRegistration} registration
 */
function lookNowAndThen(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {}); // offline, most likely
  });
}

/**
 * Whether a reload loses nothing.
 * @param {App} app
 */
function isKept(app) {
  const code = app.store.notice?.code;
  return code !== "refused" && code !== "full";
}

/** @type {ServiceWorker | null} */
let offered = null;
let removeOffer = () => {};

/**
 * @param {App} app
 * @param {ServiceWorker} waiting
 */
function offer(app, waiting) {
  if (waiting === offered || !isKept(app)) return;
  offered = waiting;
  const action = async () => {
    await settled(app);
    waiting.postMessage("switch");
  };
  removeOffer(); // of a version that this one replaces
  removeOffer = toast(t("update.ready"), { action, label: t("update.switch"), stay: true });
}

/**
 * The engine answers one request after the other: when it answers this one, every earlier move is saved.
 * @param {App} app
 */
function settled({ engine }) {
  const answered = engine.ask({ op: "ping" }).catch(() => {});
  return Promise.race([answered, pause(SETTLE)]);
}
