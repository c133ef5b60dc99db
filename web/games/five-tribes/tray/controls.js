// Buttons that are mostly a drawing: what is seen on them is short, what is read out is a sentence.

import { el } from "../../../js/base/dom.js";

/** @param {string} text */
export const spoken = (text) => el("span", { class: "visually-hidden", text });

/** @param {"small" | "b"} tag @param {string} text */
export const seen = (tag, text) => el(tag, { "aria-hidden": "true", text });
