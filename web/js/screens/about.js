import { el } from "../dom.js";
import { t } from "../i18n.js";

/** @param {HTMLElement} root */
export function openAbout(root) {
  root.append(el("h1", { text: t("app.title") }));
  return {};
}
