// The offer to install the site: once on the home screen, and at any time in the settings.

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { install } from "./install.js";

/** What to do here: a button where the browser asks, words where it has to be done by hand. */
function means() {
  const button = { class: "button", type: "button", onclick: () => install.start(), text: t("install.button") };
  return install.way === "prompt" ? el("button", button) : null;
}

function words() {
  const { way } = install;
  return [
    el("p", { text: t("install.text") }),
    (way === "ios" || way === "mac") &&
      el("p", { class: "help", text: `${t(`install.${way}`)} ${t("install.apple")}` }),
  ];
}

/** @param {import("../app/app.js").App} app */
export function installCard({ store }) {
  if (!install.isWelcome(store)) return null;
  const later = {
    class: "button quiet",
    type: "button",
    onclick: () => install.decline(),
    text: t(install.way === "prompt" ? "install.later" : "install.seen"),
  };
  return el(
    "section",
    { class: "install paper", "aria-labelledby": "install-title" },
    el("img", { src: new URL("../../icons/icon.svg", import.meta.url).href, alt: "", width: 56, height: 56 }),
    el("div", { class: "install-words" }, el("h2", { id: "install-title", text: t("install.title") }), words()),
    el("div", { class: "row" }, means(), el("button", later)),
  );
}

/** The group of the settings. */
export function installGroup() {
  if (!install.way) return null;
  return el(
    "section",
    { class: "group paper", "aria-labelledby": "group-install" },
    el("h2", { id: "group-install", text: t("install.title") }),
    words(),
    means(),
  );
}
