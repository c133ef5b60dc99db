// A classic script in the head, for what happens before main.js runs: the home screen that the build wrote into the page is
// shown if it is the right one, presses are remembered, and what does not arrive is told, with a way to fetch it anew.
(() => {
  const root = document.documentElement;
  const NEEDED = "script, link[rel=stylesheet], link[rel=modulepreload]";

  /** Games and lessons that are kept change the home screen. */
  function isNew() {
    try {
      return Object.keys(localStorage).every((key) => !key.startsWith("chiefdoms.") || key === "chiefdoms.settings");
    } catch {
      return true;
    }
  }

  /** The page's texts in the language that was chosen; without a template they are in it. */
  function translate() {
    const found = document.querySelector(`template[lang="${root.lang}"]`);
    const parts = found instanceof HTMLTemplateElement ? [...found.content.children] : [];
    for (const part of parts) document.getElementById(part.id)?.replaceChildren(...part.childNodes);
  }

  if (!/^#?\/?$/.test(location.hash) || !isNew()) root.dataset.arriving = "";

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

  /** main.js presses the button again, once it is one that works. */
  document.addEventListener("click", ({ target }) => {
    const screen = document.querySelector("#screen[data-early]");
    const button = target instanceof Element ? target.closest("button") : null;
    if (screen && button) root.dataset.pressed = String([...screen.querySelectorAll("button")].indexOf(button));
  });

  function tell() {
    delete root.dataset.arriving;
    root.dataset.broken = "";
  }

  // Once main.js runs it removes #broken, and deals with its own errors.
  addEventListener(
    "error",
    ({ target }) => {
      const needed = target === window || (target instanceof Element && target.matches(NEEDED));
      if (needed && document.querySelector("#broken")) tell();
    },
    true,
  );

  addEventListener("chiefdoms:renew", renew);

  /** Fetch all that the page has asked for anew, in place of what is kept of it (see sw.js). The games stay. */
  async function renew() {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = asked.filter((name) => /\.(m?js|css|json)$/.test(new URL(name).pathname));
    await Promise.allSettled([...files, "./", location.pathname].map((name) => fetch(name, { cache: "reload" })));
    location.reload();
  }
})();
