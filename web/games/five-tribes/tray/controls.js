// Buttons that are mostly a drawing: the visible text is short, the accessible name is a sentence.

import { el } from "../../../js/base/dom.js";

/** @param {string} text */
export const spoken = (text) => el("span", { class: "visually-hidden", text });

/** @param {"small" | "b"} tag @param {string} text */
export const seen = (tag, text) => el(tag, { "aria-hidden": "true", text });
