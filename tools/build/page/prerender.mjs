// Prerenders texts and a newcomer's home screen into the pages:  node tools/build/page/prerender.mjs SOURCE DIST
// So there is something to read before any script runs. The pages are in one language; other languages are in <template>
// elements, which web/js/head/arrival.js puts in place.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseHTML } from "linkedom";

const [source, dist] = process.argv.slice(2).map((path) => resolve(path));
const FALLBACK = "en";
const languages = readdirSync(join(dist, "words"))
  .map((name) => basename(name, ".json"))
  .sort((one, other) => Number(other === FALLBACK) - Number(one === FALLBACK));

const { document, Node } = parseHTML("<!doctype html><html><body></body></html>");
document.documentElement.dataset.languages = languages.join(" ");
const nothing = () => {};
// As much of a browser as the home screen needs.
Object.assign(globalThis, { document, Node, addEventListener: nothing, window: globalThis, top: globalThis });
Object.assign(globalThis, {
  requestAnimationFrame: nothing,
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
});
Object.defineProperty(globalThis, "navigator", { value: { vendor: "", languages }, configurable: true });

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(source, path)).href);
const { t, useWords } = await load("js/base/words.js");
const { openHome } = await load("js/screens/home.js");
const { files } = await load("runtime/files.mjs");

/** A page in which nothing is kept and the engine is on its way. */
const app = {
  boot: { state: "loading", latest: null, onChange: () => nothing },
  store: { list: () => [], onChange: () => nothing, notice: null },
};

function homeScreen() {
  const root = document.createElement("main");
  openHome(root, app);
  return root.innerHTML.replaceAll(pathToFileURL(join(source, "/")).href, "./");
}

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * A page, or a part of it, with words.
 * @param {string} html
 * @param {string} language
 */
function filled(html, language) {
  useWords(language, JSON.parse(readFileSync(join(dist, "words", `${language}.json`), "utf8")));
  return html.replace(/ data-words="([^"]+)">/g, (_, key) => `>${escaped(t(key))}`);
}

const SCREEN = '<main id="screen"></main>';
const STYLE = '<link rel="stylesheet"';
/** Where the first picture of the shelf is seen without scrolling. */
const WIDE = "(min-width: 60.01rem)";

/** Asks for the first picture of the shelf before the layout shows that it is needed. @param {string} html */
function withFirstPicture(html) {
  const [, picture] = /** @type {RegExpMatchArray} */ (html.match(/<img[^>]* src="([^"]+)"/));
  const link = `<link rel="preload" href="${picture}" as="image" media="${WIDE}">\n    `;
  return html.replace(STYLE, () => link + STYLE);
}

/** Says where PyScript's modules are, for web/js/head/first-paint.js. @param {string} html */
function withPyScript(html) {
  const paths = files.preload.map((/** @type {string} */ path) => `./runtime/${path}`);
  return html.replace("<html", `<html data-pyscript="${paths.join(" ")}"`);
}

/** What changes with the language. */
const BROKEN = /<section id="broken"[\s\S]*?<\/section>/;

for (const name of readdirSync(dist).filter((name) => name.endsWith(".html"))) {
  const path = join(dist, name);
  const html = readFileSync(path, "utf8");
  const isHome = name === "index.html";
  /** @param {string} language @param {string} given */
  const inLanguage = (language, given) => {
    const made = filled(given, language);
    return isHome
      ? made.replace(SCREEN, () => `<main id="screen" data-screen="home" data-early>${homeScreen()}</main>`)
      : made;
  };
  const parts = `${html.match(BROKEN)?.[0]}${isHome ? SCREEN : ""}`;
  const templates = languages
    .slice(1)
    .map((language) => `<template lang="${language}">${inLanguage(language, parts)}</template>\n`);
  const page = inLanguage(FALLBACK, html).replace("</body>", () => `${templates.join("")}</body>`);
  writeFileSync(path, withPyScript(isHome ? withFirstPicture(page) : page));
}
