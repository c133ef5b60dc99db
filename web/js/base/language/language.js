// Which language the page uses: the one in its address, otherwise the chosen one, otherwise the first available one of the
// browser's. first-paint.js does the same before the first paint, only to load the texts sooner.

import { Listeners } from "../listeners.js";
import { settings } from "../settings.js";
import { toast } from "../toast.js";
import { LANGUAGES, loadLanguage, t } from "../words.js";

/** The setting that follows the browser. */
const BROWSER = "system";

/** @type {Listeners<[]>} */
const listeners = new Listeners();

/**
 * The first wanted language that is available; "de" for "de-AT".
 * @param {readonly string[]} asked
 * @param {readonly string[]} [offered]
 */
export function firstOffered(asked, offered = LANGUAGES) {
  const names = asked.flatMap((name) => [name, name.split("-")[0]]);
  return names.find((name) => offered.includes(name)) ?? offered[0];
}

function wantedLanguage() {
  const named = new URLSearchParams(location.search).get("lang") ?? "";
  if (LANGUAGES.includes(named)) return named;
  const chosen = settings.get("language");
  return chosen === BROWSER ? firstOffered(navigator.languages) : chosen;
}

/** Set the first language, and follow the setting from then on. */
export async function startLanguage() {
  settings.onChange((key) => {
    if (key === "language") changeLanguage();
  });
  await use(wantedLanguage());
}

/** Another language was chosen, here or in another tab. It takes precedence over the address, even after a reload. */
async function changeLanguage() {
  const { pathname, search, hash } = location;
  if (search) history.replaceState(history.state, "", pathname + withoutLanguage(search) + hash);
  await use(wantedLanguage()).catch(() => toast(t("app.not-fetched"), { kind: "bad" }));
}

/**
 * The query of an address without its language, otherwise unchanged: games stored for an address belong to no language.
 * @param {string} search
 */
export function withoutLanguage(search) {
  return search.replace(/(?<=[?&])lang=[^&]*&?/, "").replace(/[?&]$/, "");
}

/** @param {string} name */
async function use(name) {
  if (!(await loadLanguage(name))) return;
  document.documentElement.lang = name;
  document.querySelector('link[rel="manifest"]')?.setAttribute("href", `./manifest.${name}.webmanifest`);
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("app.description"));
  listeners.notify();
}

/**
 * Call a function when the language has changed, so that it can show its texts again.
 * @param {() => void} fn
 * @returns {() => void} ends it
 */
export function onLanguage(fn) {
  return listeners.add(fn);
}

/** The name of a language in that language itself. @param {string} language */
export function languageName(language) {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Choose a language and store the choice. @param {string} language */
export function chooseLanguage(language) {
  if (settings.get("language") === language)
    changeLanguage(); // the address named another one
  else settings.set("language", language);
}
