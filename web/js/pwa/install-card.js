// The offer to install the site: once on the home screen, and at any time in the settings.

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { install } from "./install.js";

/** The install button, where the browser can ask. */
function installButton() {
  const button = { class: "button", type: "button", onclick: () => install.start(), text: t("install.button") };
  return install.way === "prompt" ? el("button", button) : null;
}

function explanation() {
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
    el("div", { class: "install-words" }, el("h2", { id: "install-title", text: t("install.title") }), explanation()),
    el("div", { class: "row" }, installButton(), el("button", later)),
  );
}

/** The group on the settings screen. */
export function installGroup() {
  if (!install.way) return null;
  return el(
    "section",
    { class: "group paper", "aria-labelledby": "group-install" },
    el("h2", { id: "group-install", text: t("install.title") }),
    explanation(),
    installButton(),
  );
}
