// What explains itself but cannot be pressed, such as a die that was taken, is reached by keyboard too: things that stand
// side by side are one stop of the Tab key, and arrow keys go from one to the next.

const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });
const CONTROL = "a[href], button, input, select, summary";

/**
 * Make stops of what has been drawn since; what has the focus keeps it.
 * @param {HTMLElement} panel
 */
export function addStops(panel) {
  for (const thing of panel.querySelectorAll("[data-explain]:not([tabindex])")) {
    if (!(thing instanceof HTMLElement) || isReached(thing)) continue;
    thing.dataset.stop = "";
    thing.tabIndex = stopsBeside(thing)[0] === thing ? 0 : -1;
  }
}

/** @param {HTMLElement} panel @param {AbortSignal} signal ends it */
export function followArrows(panel, signal) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    const stop = event.target;
    if (!(stop instanceof HTMLElement) || stop.dataset.stop === undefined) return;
    const next = nextStop(stopsBeside(stop), stop, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    stop.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  };
  panel.addEventListener("keydown", press, { signal });
}

/** Whether a thing is a control, or lies in one or around one. @param {HTMLElement} thing */
function isReached(thing) {
  return thing.closest(CONTROL) !== null || thing.querySelector(CONTROL) !== null;
}

/** @param {HTMLElement} stop */
function stopsBeside(stop) {
  const all = [...(stop.parentElement?.children ?? [])];
  return all.flatMap((one) => (one instanceof HTMLElement && one.dataset.stop !== undefined ? [one] : []));
}

/** @param {HTMLElement[]} stops @param {HTMLElement} stop @param {string} key */
function nextStop(stops, stop, key) {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  return key in STEPS ? stops[stops.indexOf(stop) + STEPS[key]] : undefined;
}
