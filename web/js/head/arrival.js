// A classic script in <head>, for what happens before main.js runs: it hides the prerendered home screen if another screen is
// wanted, remembers clicks, and reports files that fail to load, with a button that downloads them again.
{
  const root = document.documentElement;
  const NEEDED = "script, link[rel=stylesheet], link[rel=modulepreload]";

  /** Saved games and lessons change the home screen. */
  function isNew() {
    try {
      return Object.keys(localStorage).every((key) => !key.startsWith("chiefdoms.") || key === "chiefdoms.settings");
    } catch {
      return true;
    }
  }

  /** Puts in the texts of the chosen language; where there is no template, the page already has them. */
  function translate() {
    const found = document.querySelector(`template[lang="${root.lang}"]`);
    const parts = found instanceof HTMLTemplateElement ? [...found.content.children] : [];
    for (const part of parts) document.getElementById(part.id)?.replaceChildren(...part.childNodes);
  }

  const isLater = "kept" in root.dataset; // see first-paint.js
  if (isLater || !/^#?\/?$/.test(location.hash) || !isNew()) root.dataset.arriving = "";

  document.addEventListener(
    "readystatechange",
    () => {
      translate();
      document.querySelector("#retry")?.addEventListener("click", (event) => {
        event.preventDefault();
        renew();
      });
    },
    { once: true },
  );

  /** main.js clicks the button again, once it works. */
  document.addEventListener("click", ({ target }) => {
    const screen = document.querySelector("#screen[data-early]");
    const button = target instanceof Element ? target.closest("button") : null;
    if (screen && button) root.dataset.pressed = String([...screen.querySelectorAll("button")].indexOf(button));
  });

  function report() {
    delete root.dataset.arriving;
    root.dataset.broken = "";
  }

  // Once main.js runs, it removes #broken and handles its own errors.
  addEventListener(
    "error",
    ({ target }) => {
      const needed = target === window || (target instanceof Element && target.matches(NEEDED));
      if (needed && document.querySelector("#broken")) report();
    },
    true,
  );

  addEventListener("chiefdoms:renew", renew);

  /** Download everything that the page has requested again, replacing the stored copies (see sw.js). Saved games stay. */
  async function renew() {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = asked.filter((name) => /\.(m?js|css|json)$/.test(new URL(name).pathname));
    await Promise.allSettled([...files, "./", location.pathname].map((name) => fetch(name, { cache: "reload" })));
    location.reload();
  }
}
