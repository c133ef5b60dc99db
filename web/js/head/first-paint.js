// A classic script in <head>, so that the chosen theme is applied before the first paint and the texts are loaded soon. It
// only does early what settings.js and language.js do later, with the same storage key.
(() => {
  const root = document.documentElement;
  /** @type {Record<string, unknown>} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("chiefdoms.settings") ?? "{}") ?? {};
  } catch {
    // Storage refused or damaged: use the system's theme and the browser's language.
  }
  const dark =
    chosen.theme === "dark" || (chosen.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";

  const offered = (root.dataset.languages ?? "").split(" ");
  const named = new URLSearchParams(location.search).get("lang");
  const asked = navigator.languages.flatMap((name) => [name, name.split("-")[0]]);
  const language = [named, chosen.language, ...asked].find((name) => offered.includes(String(name))) ?? offered[0];
  root.lang = String(language);
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `./words/${language}.json` });
  document.head.append(link);
})();
