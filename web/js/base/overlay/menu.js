// A button and the panel of further buttons that it opens.

import { closeOnBack } from "./back.js";

/**
 * @param {HTMLElement} button
 * @param {HTMLElement} panel shown while it has the class "open"; a button in it closes it
 */
export function connectMenu(button, panel) {
  panel.id = "more-tools";
  button.setAttribute("aria-controls", panel.id);
  button.setAttribute("aria-expanded", "false");
  let closed = () => {};
  const isOpen = () => panel.classList.contains("open");
  const close = () => {
    if (!isOpen()) return;
    panel.classList.remove("open");
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", leave, true);
    if (panel.contains(document.activeElement)) button.focus();
    closed();
  };
  const open = () => {
    panel.classList.add("open");
    button.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", leave, true);
    closed = closeOnBack(close);
    const first = panel.querySelector("button:not(:disabled)");
    if (first instanceof HTMLElement) first.focus();
  };
  /** @param {Event} event */
  const leave = ({ target }) => {
    if (target instanceof Node && !panel.contains(target) && !button.contains(target)) close();
  };
  button.addEventListener("click", () => (isOpen() ? close() : open()));
  panel.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("button")) close();
  });
  for (const element of [button, panel]) {
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !isOpen()) return;
      event.stopPropagation();
      close();
    });
  }
}
