// The fragment of the address decides which screen is open, so that back, forward and reload work.

import { clear, el } from "./dom.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/**
 * @typedef {{ close?: () => void, title?: string }} Screen
 */

/**
 * @template App what every screen is given
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
    else ignoreSkipping(document.startViewTransition(change));
  }

  /**
   * @param {App} app
   * @param {string} name
   * @param {string[]} parts
   * @param {boolean} first
   */
  #change(app, name, parts, first) {
    this.#screen?.close?.();
    for (const dialog of document.querySelectorAll("dialog")) dialog.close(); // it belongs to the screen that is left
    clear(this.root);
    const known = Object.hasOwn(this.screens, name);
    this.root.dataset.screen = known ? name || "home" : "home";
    const open = known ? this.screens[name] : this.screens[""];
    this.#screen = open(this.root, app, ...parts);
    this.onOpen(this.#screen);
    if (first) return;
    scrollTo(0, 0);
    focusHeading(this.root);
  }
}

/** Readers start at the heading of a new screen. @param {HTMLElement} root */
function focusHeading(root) {
  const heading = root.querySelector("h1");
  if (!heading || root.contains(document.activeElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * A screen whose module is fetched when it is first opened.
 * @template App
 * @param {() => string} title
 * @param {() => Promise<Opener<App>>} load
 * @returns {Opener<App>}
 */
export function lazyScreen(title, load) {
  return (root, app, ...parts) => {
    /** @type {Screen | null} */
    let screen = null;
    let closed = false;
    load().then(
      (open) => {
        if (closed) return;
        screen = open(root, app, ...parts);
        focusHeading(root);
      },
      () => closed || root.append(el("p", { class: "plain-word", role: "alert", text: t("app.not-fetched") })),
    );
    const close = () => {
      closed = true;
      screen?.close?.();
    };
    return { title: title(), close };
  };
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
 * A transition that is skipped (a hidden page, the next one already asked for) is no error.
 * @param {ViewTransition} transition
 */
function ignoreSkipping(transition) {
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
