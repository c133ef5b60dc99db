// Punctuation as each language writes it. Languages without habits of their own are not checked.

import { formsOf } from "./files.mjs";

/** @typedef {import("./files.mjs").Text} Text */
/** @typedef {{ finds: RegExp, says: string }} Habit */

/**
 * A question mark in the middle of a sentence stands for itself: it is a command of the terminal.
 * @type {Record<string, Habit[]>}
 */
const HABITS = {
  de: [{ finds: /[^\u00a0][%…](?=[\s.,]|$)/u, says: "a no-break space goes before % and …" }],
  es: [
    { finds: /[^\u00a0]%/u, says: "a no-break space goes before %" },
    { finds: /^[^¿]*[^\s¿]\?/u, says: "a question begins with ¿" },
    { finds: /^[^¡]*!/u, says: "an exclamation begins with ¡" },
  ],
  fr: [
    { finds: /[^\u00a0\u202f]%/u, says: "a no-break space goes before %" },
    { finds: /\S[;:?!»](?=[\s.,]|$)| [;:!»]| \?(?=$| \p{Lu})/u, says: "a no-break space goes before : ; ? ! and »" },
    { finds: /«[^\u00a0\u202f]/u, says: "a no-break space goes after «" },
    { finds: /\p{L}'\p{L}/u, says: "an apostrophe is ’" },
  ],
  tr: [
    { finds: /[\d}]\s?%/u, says: "% goes before the number" },
    { finds: /\{name\} \{/u, says: "a comma goes between a name such as “Oyuncu 1” and a number" },
    { finds: /\p{L}'\p{L}/u, says: "an apostrophe is ’" },
  ],
};

/**
 * Where the texts of a language are not punctuated as it is usual, each as a line.
 * @param {Map<string, Text>} texts
 * @param {string} language
 */
export function checkMarks(texts, language) {
  const habits = HABITS[language] ?? [];
  return [...texts].flatMap(([key, text]) =>
    habits
      .filter(({ finds }) => Object.values(formsOf(text)).some((words) => finds.test(words)))
      .map(({ says }) => `${says}: ${key}`),
  );
}
