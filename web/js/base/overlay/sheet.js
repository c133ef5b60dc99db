// Sheets, which slide up from the bottom on small screens and are dialogs on others.

import { openDialog } from "../dialog.js";

const FAR = 80; // pixels after which a swipe closes it
const FAST = 0.6; // pixels in a millisecond, likewise

/**
 * Opens a sheet; ×, a swipe down, a tap outside, Escape and Back close it.
 * @param {Parameters<typeof openDialog>[0]} options
 */
export function openSheet(options) {
  const closed = openDialog({ ...options, sheet: true });
  const sheet = [...document.querySelectorAll("dialog.sheet")].at(-1);
  if (sheet instanceof HTMLDialogElement) followSwipe(sheet);
  return closed;
}

/**
 * Show elements of the page in a sheet, and put them back afterwards.
 * @param {string} title
 * @param {HTMLElement[]} elements
 */
export async function openInSheet(title, elements) {
  const places = elements.map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return place;
  });
  await openSheet({ title, body: elements });
  for (const [at, place] of places.entries()) place.replaceWith(elements[at]);
}

/** @param {HTMLDialogElement} sheet */
function followSwipe(sheet) {
  const body = sheet.querySelector(".dialog-body");
  /** Where a touch started. @type {{ y: number, time: number } | null} */
  let start = null;
  const move = (/** @type {number} */ y) => {
    sheet.style.translate = y > 0 ? `0 ${y}px` : "";
  };
  sheet.addEventListener("touchstart", ({ touches, timeStamp, target }) => {
    const scrolled = target instanceof Node && body?.contains(target) && body.scrollTop > 0;
    start = touches.length === 1 && !scrolled ? { y: touches[0].clientY, time: timeStamp } : null;
  });
  sheet.addEventListener(
    "touchmove",
    (event) => {
      const way = start ? event.touches[0].clientY - start.y : 0;
      if (way > 0) event.preventDefault();
      move(way);
    },
    { passive: false },
  );
  sheet.addEventListener("touchend", ({ changedTouches, timeStamp }) => {
    const way = start ? changedTouches[0].clientY - start.y : 0;
    const speed = start ? way / Math.max(1, timeStamp - start.time) : 0;
    start = null;
    move(0);
    if (way > FAR || (way > FAR / 4 && speed > FAST)) sheet.close();
  });
}
