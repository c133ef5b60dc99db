// The thin progress bar of the engine's download; and, if the engine does not start, what happened and what to do.

import { confirmCopy } from "../base/clipboard.js";
import { el, fill } from "../base/dom.js";
import { t } from "../base/words.js";

/**
 * @typedef {object} App what is shown here, and what can be done about it
 * @property {import("./status.js").BootStatus} boot
 * @property {{ restart: () => Promise<unknown> }} engine
 * @property {{ notice: { code: string } | null }} store
 */

/**
 * @param {App} app
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function bootView(app) {
  const element = el("div", { class: "boot" });
  let shownState = "";
  /** @type {ReturnType<typeof progressBar> | null} */
  let bar = null;
  const update = () => {
    const { state, latest } = app.boot;
    if (state !== shownState) {
      bar = state === "loading" ? progressBar() : null;
      fill(element, bar?.element, state === "failed" && failure(app));
      shownState = state;
    }
    if (latest) bar?.show(latest);
  };
  update();
  return { element, close: app.boot.onChange(update) };
}

function progressBar() {
  const line = el("div", { class: "boot-line" });
  const words = el("p", { class: "boot-words" });
  const facts = { role: "progressbar", "aria-label": t("boot.label"), "aria-valuemin": 0, "aria-valuemax": 100 };
  const track = el("div", { class: "boot-track", ...facts }, line);
  return {
    element: el("div", { class: "boot-progress" }, track, words),
    /** @param {import("./status.js").Progress} progress */
    show({ stage, loaded, total }) {
      const share = total > 0 ? loaded / total : 0;
      line.style.transform = `scaleX(${share})`;
      track.setAttribute("aria-valuenow", String(Math.round(share * 100)));
      const text = t(`boot.stage.${stage}`, { loaded: megabytes(loaded), total: megabytes(total) });
      track.setAttribute("aria-valuetext", text);
      words.textContent = text;
    },
  };
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}

/** @param {App} app */
function failure(app) {
  const { stage = "engine", message = "" } = app.boot.failure ?? {};
  return el(
    "div",
    { class: "boot-failure paper", role: "alert" },
    el("h2", { text: t("boot.failed") }),
    el("p", { text: t(`boot.failure.${stage}`) }),
    el("p", { class: "faint", text: t("boot.safe") }),
    el(
      "div",
      { class: "row" },
      el("button", {
        class: "button primary",
        type: "button",
        onclick: () => app.engine.restart(),
        text: t("boot.retry"),
      }),
      el("button", {
        class: "button",
        type: "button",
        onclick: () => confirmCopy(diagnostics(app)),
        text: t("boot.copy"),
      }),
    ),
    el("details", {}, el("summary", { text: t("boot.details") }), el("pre", { text: `${stage}: ${message}` })),
  );
}

/**
 * The details for a bug report; nothing in it is about the person or the games.
 * @param {App} app
 */
function diagnostics(app) {
  const { failure: what, latest } = app.boot;
  const facts = {
    what,
    latest,
    page: `${location.origin}${location.pathname}`,
    browser: navigator.userAgent,
    online: navigator.onLine,
    storage: app.store.notice?.code ?? "ok",
    worker: typeof Worker === "function",
    wasm: typeof WebAssembly === "object",
  };
  return JSON.stringify(facts, null, 2);
}
