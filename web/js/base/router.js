// The fragment of the address determines which screen is open, so that back, forward and reload work.

import { clear, el } from "./dom.js";
import { closeAll } from "./overlay/back.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/**
 * @typedef {object} Screen
 * @property {() => void} [close]
 * @property {string} [title]
 * @property {() => Screen} [again] opens it again after it was closed, with the input that was on it
 */

/**
 * @template App what every screen receives
 * @typedef {(root: HTMLElement, app: App, ...parts: string[]) => Screen} Opener
 */

/** @type {string | null} */
let previous = null;

/** The route that was open before this one, for screens that lead back to it. */
export function previousRoute() {
  return previous;
}

/** @template App */
export class Router {
  /** @type {Screen | null} */
  #screen = null;
  /** @type {string | null} */
  #open = null;

  /**
   * @param {HTMLElement} root
   * @param {Record<string, Opener<App>>} screens by the first part of the route; "" is home
   * @param {(screen: Screen) => void} onOpen
   */
  constructor(root, screens, onOpen) {
    this.root = root;
    this.screens = screens;
    this.onOpen = onOpen;
  }

  /** @param {App} app */
  start(app) {
    addEventListener("hashchange", () => this.#show(app));
    this.#show(app);
  }

  /** @param {App} app */
  #show(app) {
    const [name, ...parts] = routeOf(location.hash);
    const route = [name, ...parts].join("/");
    if (route === this.#open) return;
    const first = this.#open === null;
    previous = this.#open;
    this.#open = route;
    const change = () => this.#change(app, name, parts, first);
    if (first || settings.still() || !document.startViewTransition) change();
    else followTransition(document.startViewTransition(change));
  }

  /**
   * @param {App} app
   * @param {string} name
   * @param {string[]} parts
   * @param {boolean} first
   */
  #change(app, name, parts, first) {
    const known = Object.hasOwn(this.screens, name);
    this.root.dataset.screen = known ? name || "home" : "home";
    const open = known ? this.screens[name] : this.screens[""];
    this.#replace(() => open(this.root, app, ...parts));
    if (first) return;
    scrollTo(0, 0);
    focusHeading(this.root);
  }

  /** Open the current screen again in another language, with the input on it. @param {App} app */
  openAgain(app) {
    const [name, ...parts] = routeOf(location.hash);
    const { scrollX, scrollY } = globalThis;
    const focused = document.activeElement?.id;
    const again = this.#screen?.again;
    if (again) this.#replace(again);
    else this.#change(app, name, parts, true);
    requestAnimationFrame(() => {
      scrollTo(scrollX, scrollY);
      if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
    });
  }

  /** @param {() => Screen} open */
  #replace(open) {
    this.#screen?.close?.();
    closeAll();
    clear(this.root);
    this.#screen = open();
    this.onOpen(this.#screen);
  }
}

/** Screen readers start at the heading of a new screen. @param {HTMLElement} root */
function focusHeading(root) {
  const heading = root.querySelector("h1");
  if (!heading || root.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A screen whose module is fetched when it is first opened.
 * @template App
 * @param {(...parts: string[]) => string} title
 * @param {(...parts: string[]) => Promise<Opener<App>>} load
 * @returns {Opener<App>}
 */
export function lazyScreen(title, load) {
  return (root, app, ...parts) => {
    /** @type {Screen | null} */
    let screen = null;
    let closed = false;
    load(...parts).then(
      (open) => {
        if (closed) return;
        screen = open(root, app, ...parts);
        focusHeading(root);
      },
      () => closed || root.append(notArrived()),
    );
    const close = () => {
      closed = true;
      screen?.close?.();
    };
    /** In another language, the title is another one too. @param {Screen | null} opened @returns {Screen} */
    const named = (opened) => ({
      title: title(...parts),
      close: opened ? () => opened.close?.() : close,
      get again() {
        const again = (opened ?? screen)?.again;
        return again && (() => named(again()));
      },
    });
    return named(null);
  };
}

/** Shown instead of a screen that could not be loaded; head/arrival.js handles the retry. */
function notArrived() {
  const renew = () => dispatchEvent(new Event("chiefdoms:renew"));
  return el(
    "div",
    { class: "plain-word", role: "alert" },
    el("p", { text: t("app.not-fetched") }),
    el("button", { class: "button primary", type: "button", onclick: renew, text: t("arrival.retry") }),
  );
}

/**
 * The parts of a route: "#/play/abc" gives ["play", "abc"], no route gives [""].
 * @param {string} hash
 */
export function routeOf(hash) {
  const parts = hash.replace(/^#\/?/, "").split("/");
  return parts.map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return "";
    }
  });
}

/**
 * A transition that is skipped (a hidden page, or another transition already started) is not an error. Printing skips it,
 * so that the screen before is not printed over this one.
 * @param {ViewTransition} transition
 */
function followTransition(transition) {
  const printing = matchMedia("print");
  const skip = () => transition.skipTransition();
  printing.addEventListener("change", skip);
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => printing.removeEventListener("change", skip));
}
