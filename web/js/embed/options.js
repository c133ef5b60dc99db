// The options of an embedded game: the query of the address, and its fragment, which may hold a game as in links.

/**
 * @typedef {"play" | "diagram" | "replay" | "puzzle"} Mode
 * @typedef {{ id: string, usual: number, options: { key: string }[] }} Box what is read here of a box on the shelf
 * @typedef {object} Options
 * @property {Mode} mode
 * @property {string} box the box on the shelf; "" where the game is in the link alone
 * @property {number} seats
 * @property {string[]} players who plays each seat: "person", or a computer player
 * @property {string} seed "" for a new one each time
 * @property {Record<string, string>} rules the options of the game
 * @property {number | null} ply after how many moves; null for the last
 * @property {"" | "light" | "dark"} theme
 * @property {string} [language] as it is written into an address; language.js reads it
 * @property {boolean} auto whether it starts without a click
 * @property {string} link the part of an address that holds a game, or ""
 */

/** @type {Mode[]} */
export const MODES = ["play", "diagram", "replay", "puzzle"];

/**
 * @param {{ search: string, hash: string }} address
 * @param {Box[]} boxes those on the shelf
 * @returns {Options}
 */
export function readOptions({ search, hash }, boxes) {
  const query = new URLSearchParams(search);
  const box = boxes.find(({ id }) => id === query.get("game"));
  const mode = MODES.find((one) => one === query.get("mode")) ?? "play";
  const ply = query.get("ply");
  const theme = query.get("theme");
  const players = (query.get("players") ?? "").split(",").filter(Boolean).slice(0, 12);
  const keys = box?.options.map(({ key }) => key) ?? [];
  const rules = keys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? ""]] : []));
  return {
    mode,
    box: box?.id ?? "",
    seats: numberOf(query.get("seats")) ?? (players.length || (box?.usual ?? 1)),
    players,
    seed: (query.get("seed") ?? "").slice(0, 64),
    rules: Object.fromEntries(rules),
    ply: ply === null ? null : numberOf(ply),
    theme: theme === "light" || theme === "dark" ? theme : "",
    auto: query.get("start") === "auto",
    link: hash.replace(/^#(\/link\/)?/, ""),
  };
}

/** @param {string | null} text */
function numberOf(text) {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/**
 * The address of an embedded game; defaults are left out.
 * @param {Partial<Options>} options
 */
export function writeAddress({
  mode = "play",
  box = "",
  seats,
  players = [],
  seed,
  rules = {},
  ply,
  theme,
  language,
  auto,
  link,
}) {
  const query = new URLSearchParams();
  if (mode !== "play") query.set("mode", mode);
  if (box && !link) query.set("game", box);
  if (!link && players.some((kind) => kind !== "person")) query.set("players", players.join(","));
  else if (!link && seats) query.set("seats", String(seats));
  if (!link && seed) query.set("seed", seed);
  if (!link) for (const [key, value] of Object.entries(rules)) query.set(key, value);
  if (ply !== null && ply !== undefined) query.set("ply", String(ply));
  if (theme) query.set("theme", theme);
  if (language) query.set("lang", language);
  if (auto) query.set("start", "auto");
  const url = new URL("./embed.html", location.href);
  url.search = query.toString();
  url.hash = link ?? "";
  return url.href;
}
