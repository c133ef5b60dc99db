// The settings, generated from their table, and the actions on all stored data.

import { confirmDialog } from "../base/dialog.js";
import { el, fill } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { languageName } from "../base/language/language.js";
import { SETTINGS, settings } from "../base/settings.js";
import { toast } from "../base/toast.js";
import { has, t } from "../base/words.js";
import { install } from "../pwa/install.js";
import { installGroup } from "../pwa/install-card.js";
import { chooseAndImport, downloadAll } from "../store/file-transfer.js";
import { footer, screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../base/settings.js").Setting} Setting
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @returns {import("../base/router.js").Screen}
 */
export function openSettings(root, app) {
  const groups = el("div", { class: "groups" });
  const show = () => fill(groups, groupsOf().map(group), installGroup(), kept(app));
  show();
  root.append(el("div", { class: "screen narrow" }, screenHead(t("settings.title")), groups, footer()));
  return { title: t("settings.title"), close: install.onChange(show) };
}

function groupsOf() {
  return [...new Set(SETTINGS.flatMap(({ group: name }) => name ?? []))];
}

/** @param {string} name */
function group(name) {
  const members = SETTINGS.filter((setting) => setting.group === name && setting.choices.length > 1);
  if (members.length === 0) return null;
  return el(
    "section",
    { class: "group paper", "aria-labelledby": `group-${name}` },
    el("h2", { id: `group-${name}`, text: t(`settings.group.${name}`) }),
    members.map((setting) => (setting.choices.includes("off") ? switchRow(setting) : choiceRow(setting))),
  );
}

/** @param {Setting} setting */
function switchRow({ key }) {
  const help = `setting-${key}-help`;
  const input = el("input", { type: "checkbox", role: "switch", checked: settings.on(key), "aria-describedby": help });
  input.addEventListener("change", () => settings.set(key, input.checked ? "on" : "off"));
  return el(
    "div",
    { class: "field" },
    el("label", { class: "switch" }, input, el("span", { class: "label", text: t(`settings.${key}.title`) })),
    el("p", { class: "help", id: help, text: t(`settings.${key}.help`) }),
  );
}

/** @param {Setting} setting */
function choiceRow({ key, choices }) {
  const buttons = choices.map((choice) =>
    choiceButton({
      name: key,
      value: choice,
      label: has(`settings.${key}.${choice}`) ? t(`settings.${key}.${choice}`) : languageName(choice),
      checked: settings.get(key) === choice,
      chosen: () => settings.set(key, choice),
    }),
  );
  return el(
    "fieldset",
    { class: "field" },
    el("legend", { class: "label", text: t(`settings.${key}.title`) }),
    el("p", { class: "help", text: t(`settings.${key}.help`) }),
    el("div", { class: "choices" }, buttons),
  );
}

/**
 * The stored data: export to a file, import from a file, or delete.
 * @param {App} app
 */
function kept(app) {
  const removeAll = async () => {
    const count = app.store.list().length;
    const question = {
      title: t("settings.delete"),
      body: t("settings.delete-sure", { count }),
      label: t("settings.delete-yes"),
    };
    if (!(await confirmDialog({ ...question, kind: "danger" }))) return;
    app.store.removeAll();
    toast(t("settings.deleted"));
  };
  return el(
    "section",
    { class: "group paper", "aria-labelledby": "group-kept" },
    el("h2", { id: "group-kept", text: t("settings.kept") }),
    el("p", { class: "help", text: t("settings.kept-help") }),
    el(
      "div",
      { class: "row" },
      el("button", { class: "button", type: "button", onclick: downloadAll, text: t("settings.export") }),
      el("button", {
        class: "button",
        type: "button",
        onclick: () => chooseAndImport(app),
        text: t("settings.import"),
      }),
      el("button", { class: "button danger", type: "button", onclick: removeAll, text: t("settings.delete") }),
    ),
  );
}
