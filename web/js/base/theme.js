// A classic script in the head, so that the chosen theme is there before the first paint.
// It only repeats what settings.js does later, with the same key and the same meaning.
(() => {
  /** @type {Record<string, unknown>} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("chiefdoms.settings") ?? "{}") ?? {};
  } catch {
    // Storage refused or damaged: use the system's theme.
  }
  const dark =
    chosen.theme === "dark" || (chosen.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
