// A classic script in <head>, so that the chosen theme is applied before the first paint, and texts and engine are loaded
// soon. It only does early what settings.js, language.js and pyscript.js do later, with the same storage key.
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
  fetchSoon({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `./words/${language}.json` });

  // On a later visit everything is on the device, and the engine starts at once.
  if (isKept()) {
    root.dataset.kept = "";
    for (const href of root.dataset.pyscript?.split(" ") ?? []) fetchSoon({ rel: "modulepreload", href });
  }

  function isKept() {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false; // a frame of opaque origin may not even ask
    }
  }

  /** @param {Partial<HTMLLinkElement>} what */
  function fetchSoon(what) {
    document.head.append(Object.assign(document.createElement("link"), what));
  }
})();
