// A session report as text for forums. Names are not trusted, so everything that a forum would read as markup is escaped.

import { day, t } from "../base/words.js";
import { scoreTable } from "../paper/score-table.js";
import { sheetsOf } from "../paper/sheets.js";
import { addressOf } from "../store/link-format.js";
import { writeBoard } from "./board-text.js";

/** @typedef {import("../paper/still.js").Still} Still */
/** @typedef {"bgg" | "bbcode" | "markdown"} Format */

export const FORMATS = /** @type {const} */ (["bgg", "bbcode", "markdown"]);

const JOINER = "\u2060"; // a zero-width joiner: breaks what a forum would turn into a link or a mention
const LONGEST_NAME = 40;
const WIDEST = 12; // of a name above its column

/**
 * @typedef {object} Markup how a forum writes things
 * @property {(text: string) => string} plain a text from anywhere
 * @property {(text: string) => string} bold
 * @property {(text: string) => string} fixed
 * @property {(text: string, address: string) => string} link
 */

/** @param {string} tag for text of fixed width @returns {Markup} */
const bracketed = (tag) => ({
  // There is no way to quote a bracket; some boards drop everything after "<".
  plain: (text) => unlinked(text).replaceAll("[", "(").replaceAll("]", ")").replaceAll("<", "‹").replaceAll(">", "›"),
  bold: (text) => `[b]${text}[/b]`,
  fixed: (text) => `[${tag}]\n${text}\n[/${tag}]`,
  link: (text, address) => `[url=${address}]${text}[/url]`,
});

/** @type {Record<Format, Markup>} */
const MARKUPS = {
  bgg: bracketed("c"),
  bbcode: bracketed("code"),
  markdown: {
    plain: (text) => unlinked(text).replace(/[\\`*_{}[\]()#+\-.!|<>~&:$=^]/g, "\\$&"),
    bold: (text) => `**${text}**`,
    fixed: (text) => `\`\`\`text\n${text}\n\`\`\``,
    link: (text, address) => `[${text}](${address})`,
  },
};

/**
 * @param {Still} still
 * @param {Format} format
 */
export function reportText(still, format) {
  const { plain, bold, fixed, link } = MARKUPS[format];
  const { headline, reason, played } = still;
  const parts = [
    `${bold(plain(clean(still.title)))}${still.subtitle ? ` · ${plain(still.subtitle)}` : ""} · ${plain(day(played))}`,
    `${bold(plain(clean(headline)))}${reason ? ` · ${plain(clean(reason))}` : ""}`,
    link(plain(t("report.link")), inText(addressOf(still.link))),
    fixed(scoreText(still)),
    ...boardTexts(still).map(fixed),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** The boards, each under the name of its player where there are several. @param {Still} still */
function boardTexts({ answer: { view }, face, players }) {
  const { boardText } = face;
  if (!boardText) return [];
  const seats = sheetsOf({ face, players });
  const named = players.map(({ name }) => ({ name: cut(inFixed(name)) }));
  const heading = (/** @type {number} */ seat) => (seats.length > 1 ? `${named[seat].name}\n` : "");
  return seats.map((seat) => heading(seat) + writeBoard(boardText({ view, players: named }, seat)));
}

/** In forum texts an address ends at a bracket or a quote. @param {string} address */
const inText = (address) => address.replace(/[()[\]<>"'\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** The score in columns of monospaced text. @param {Still} still */
function scoreText(still) {
  const { rows, total } = scoreTable(still);
  const names = still.players.map(({ name }) => cut(inFixed(name)));
  const lines = [{ label: "", cells: names }, ...rows, total];
  const first = Math.max(...lines.map(({ label }) => length(label)));
  const widths = names.map((_, at) => Math.max(...lines.map(({ cells }) => length(cells[at]))));
  const written = lines.map(({ label, cells }) =>
    [
      label + " ".repeat(first - length(label)),
      ...cells.map((cell, at) => " ".repeat(widths[at] - length(cell)) + cell),
    ]
      .join("  ")
      .trimEnd(),
  );
  const rule = "-".repeat(first + widths.reduce((sum, width) => sum + width + 2, 0));
  return [...written.slice(0, -1), rule, written[written.length - 1]].join("\n");
}

/** A name inside monospaced text, where only the end of that text is markup. @param {string} name */
function inFixed(name) {
  const quiet = clean(name).replaceAll("`", "'").replaceAll("[", "(").replaceAll("]", ")");
  return quiet.replaceAll("<", "‹").replaceAll(">", "›");
}

/** @param {string} text */
const length = (text) => [...text].length;

/** @param {string} name */
const cut = (name) => (length(name) > WIDEST ? `${[...name].slice(0, WIDEST - 1).join("")}…` : name);

/** Without line breaks and characters that change the text direction. @param {string} text */
function clean(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** @param {string} text */
const unlinked = (text) => text.replaceAll("@", `@${JOINER}`).replace(/:(?=\/\/)|(?<=www)\./gi, `$&${JOINER}`);

/**
 * The file name of an image.
 * @param {Still} still
 * @param {string} part
 */
export function fileName({ game, played }, part) {
  return `chiefdoms-${game}-${part}-${new Date(played).toISOString().slice(0, 10)}.png`.slice(0, LONGEST_NAME + 40);
}
