// Which language the page speaks: the one that its address names, else the one that was chosen, else the first of the
// browser's that there is. first-paint.js does the same before the first paint, only to fetch the words sooner.

import { Listeners } from "../listeners.js";
import { settings } from "../settings.js";
import { toast } from "../toast.js";
import { LANGUAGES, loadLanguage, t } from "../words.js";

/** The setting that follows the browser. */
const BROWSER = "system";

/** @type {Listeners<[]>} */
const listeners = new Listeners();

/**
 * The first language that is asked for and that there is; "de-AT" is served by "de".
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

/** Begin to speak, and follow what is chosen from then on. */
export async function startLanguage() {
  settings.onChange((key) => {
    if (key === "language") changeLanguage();
  });
  await use(wantedLanguage());
}

/** Something else was chosen, here or in another tab. That outweighs what the address names, also after a reload. */
async function changeLanguage() {
  const { pathname, search, hash } = location;
  if (search) history.replaceState(history.state, "", pathname + withoutLanguage(search) + hash);
  await use(wantedLanguage()).catch(() => toast(t("app.not-fetched"), { kind: "bad" }));
}

/**
 * The query of an address as it is in every language, letter by letter: a game that is kept for it belongs to none.
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
 * Call a function when another language is in use, so that it shows its words again.
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

/** Choose a language here; it is kept. @param {string} language */
export function chooseLanguage(language) {
  if (settings.get("language") === language)
    changeLanguage(); // the address named another one
  else settings.set("language", language);
}
