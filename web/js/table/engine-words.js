// The engine speaks in keys such as "<game>.square-taken"; these turn them into sentences of the page's language.

import { has, t } from "../base/words.js";

/**
 * @param {string} kind "prompt", "rule", "outcome" …
 * @param {string} key with or without the game in front
 * @param {Record<string, unknown>} [values]
 */
export function words(kind, key, values = {}) {
  const dot = key.indexOf(".");
  return dot < 0 ? t(`table.${kind}.${key}`, values) : t(`${key.slice(0, dot)}.${kind}.${key.slice(dot + 1)}`, values);
}

/**
 * The sentence for an error, usually one of the engine.
 * @param {unknown} error
 */
export function errorWords(error) {
  const { code = "engine-error", values = {}, message = code } = /** @type {Problem} */ (Object(error));
  const dot = code.indexOf(".");
  if (dot > 0 && has(`${code.slice(0, dot)}.rule.${code.slice(dot + 1)}`)) return words("rule", code, values);
  if (has(`error.${code}`)) return t(`error.${code}`, values);
  return t("error.engine-error", { message, type: code, ...values });
}

/** @typedef {{ code?: string, values?: Record<string, unknown>, message?: string }} Problem */
