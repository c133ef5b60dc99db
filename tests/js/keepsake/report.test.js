import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { boardText as sheetAsText } from "../../../web/games/chiefdom/board/board-text.js";
import { boardText as meeplesAsText } from "../../../web/games/five-tribes/board/board-text.js";
import { useWords } from "../../../web/js/base/words.js";
import { FORMATS, fileName, reportText } from "../../../web/js/keepsake/report.js";
import { positionOf, recordOf } from "../support/saves.js";

/** @typedef {import("../../../web/js/paper/still.js").Still} Still */

const HOSTILE_NAME = "[b]@eve[/b] `x` <i> http://evil.example www.evil.example *_\u202e|\n# head";

beforeEach(() => {
  useWords("en", { report: { link: "The game", sign: "{sign} = {meaning}" }, table: { scores: { total: "Total" } } });
  Object.assign(globalThis, { location: new URL("https://a.example/games/") });
});

const boardText = (/** @type {unknown} */ _still, /** @type {number} */ seat) => ({
  columns: ["A", "B"],
  rows: [
    { name: "1", cells: [".", "#"] },
    { name: "10", cells: ["##", String(seat)] },
  ],
  legend: [
    ["#", "Black"],
    ["o", "White"],
  ],
});

/** @param {Partial<Still>} [more] @returns {Still} */
function still(more = {}) {
  const face = /** @type {Still["face"]} */ (
    /** @type {unknown} */ ({ line: (/** @type {string} */ key) => key, boardText, shared: true })
  );
  const lines = [{ key: "stones", count: 3, points: 3 }];
  const scores = [
    { total: 3, lines },
    { total: -12, lines: [{ key: "stones", count: 0, points: -12 }] },
  ];
  return {
    game: "go",
    title: "Go",
    subtitle: "Small board",
    headline: "Ada wins",
    reason: "The board is full.",
    players: [
      { name: "Ada", kind: "person" },
      { name: "Ben", kind: "person" },
    ],
    face,
    answer: positionOf(recordOf(), { scores }),
    link: "1abc.def",
    played: Date.UTC(2024, 4, 3, 12),
    ...more,
  };
}

test("a report has the title, the result and the link, and ends with the score in columns and the board", () => {
  assert.equal(
    reportText(still(), "bgg"),
    [
      "[b]Go[/b] · Small board · May 3, 2024",
      "[b]Ada wins[/b] · The board is full.",
      "[url=https://a.example/games/#/link/1abc.def]The game[/url]",
      "[c]\n        Ada  Ben\nstones    3  −12\n----------------\nTotal     3  −12\n[/c]",
      "[c]\n   A  B\n1  .  #\n10 ## 0\n\n# = Black\n[/c]\n",
    ].join("\n\n"),
  );
});

test("every forum has its own markup", () => {
  assert.match(reportText(still(), "bbcode"), /\[code\]\n {3}A {2}B\n[^[]+\[\/code\]/);
  const markdown = reportText(still(), "markdown");
  assert.match(markdown, /^\*\*Go\*\* · Small board/);
  assert.match(markdown, /\[The game\]\(https:\/\/a\.example\/games\/#\/link\/1abc\.def\)\n/);
  assert.match(markdown, /```text\n {3}A {2}B\n[^`]+```\n$/);
});

test("if everybody has a sheet, each is under the name of its player", () => {
  const face = { ...still().face, shared: false };
  const text = reportText(still({ face }), "bgg");
  assert.match(text, /\[c\]\nAda\n {3}A {2}B\n1 {2}\. {2}#\n10 ## 0\n/);
  assert.match(text, /\[c\]\nBen\n {3}A {2}B\n1 {2}\. {2}#\n10 ## 1\n/);
});

test("a game that writes no board has a report without one", () => {
  const face = { ...still().face, boardText: undefined };
  assert.equal(reportText(still({ face }), "bgg").match(/\[c\]/g)?.length, 1);
});

test("a score that is partly hidden is a range", () => {
  const scores = [{ total: 3, low: 3, high: 9, lines: [] }];
  const players = [{ name: "Ada", kind: "person" }];
  const text = reportText(still({ players, answer: positionOf(recordOf([], { seats: 1 }), { scores }) }), "bgg");
  assert.match(text, /Total\s+3–9/);
});

test("names and titles from anywhere cannot write markup, call people or make links", () => {
  const players = [
    { name: HOSTILE_NAME, kind: "person" },
    { name: "Ben", kind: "person" },
  ];
  const bad = still({ title: HOSTILE_NAME, headline: `${HOSTILE_NAME} wins`, players });
  for (const format of FORMATS) {
    const text = reportText(bad, format);
    const flowing = text
      .replace(/(\[c|\[code|```text)[\s\S]*?(\[\/c|\[\/code|```\n)/g, "")
      .replace(/https:\/\/a\.example\S*/, "");
    assert.doesNotMatch(flowing, /https?:\/\/|www\.\w|@eve|\u202e/, format);
    assert.ok(!text.includes("\n# head"), format);
  }
  for (const format of /** @type {const} */ (["bgg", "bbcode"])) {
    const tags = reportText(bad, format).match(/\[[^\]]*\]/g) ?? [];
    const ours = ["[b]", "[/b]", "[c]", "[/c]", "[code]", "[/code]", "[/url]"];
    assert.deepEqual(
      tags.filter((tag) => !ours.includes(tag) && !tag.startsWith("[url=https://a.example/")),
      [],
    );
    assert.doesNotMatch(reportText(bad, format), /[<>]/);
  }
  const fences = reportText(bad, "markdown").match(/`+/g) ?? [];
  assert.deepEqual(fences.filter((fence) => fence === "```").length, 4);
});

test("long names are cut above their column, by what a reader counts as letters", () => {
  const players = [
    { name: "𝔄".repeat(30), kind: "person" },
    { name: "Ben", kind: "person" },
  ];
  assert.match(reportText(still({ players }), "bgg"), /(?<!𝔄)𝔄{11}…/u);
});

test("a file is named after the game, the part and the day", () => {
  assert.equal(fileName(still(), "score"), "chiefdoms-go-score-2024-05-03.png");
});

test("the board of Five Tribes names meeples by the letters of the language", () => {
  const tile = { value: 8, meeples: { Y: 2, R: 1 }, camel: 1, palms: 1, palaces: 0 };
  const view = { rows: 1, tiles: [{ ...tile, name: "A1", row: 0 }], colours: [{ letter: "Y" }, { letter: "R" }] };
  const players = [{ name: "Ada" }, { name: "Ben" }];
  const tribe = { Y: { other: "Wesire" }, R: { other: "Meuchelmörder" } };
  const line = { palms: "Palmen", palaces: "Paläste" };
  useWords("de", { "five-tribes": { letter: { Y: "W", R: "M" }, tribe, line } });
  const board = meeplesAsText(
    /** @type {Parameters<typeof meeplesAsText>[0]} */ (/** @type {unknown} */ ({ view, players })),
    0,
  );
  assert.deepEqual(board.rows, [{ name: "1", cells: ["8WWM@2p"] }]);
  assert.deepEqual(board.legend.slice(0, 2), [
    ["W", "Wesire"],
    ["M", "Meuchelmörder"],
  ]);
});

test("a sheet of Chiefdom names workers by the letters of the language, and no other sign is a letter", () => {
  const letter = { lumberjack: "H", fisherman: "F", builder: "B" };
  const job = { lumberjack: "Holzfäller", fisherman: "Fischer", builder: "Baumeister" };
  useWords("de", { chiefdom: { letter, job, icon: { house: "Haus" } } });
  const view = { sheet: { columns: "ABCDEF" }, lands: [{ rows: ["HWJLFB"] }] };
  const board = sheetAsText(/** @type {Parameters<typeof sheetAsText>[0]} */ (/** @type {unknown} */ ({ view })), 0);
  assert.deepEqual(board.rows, [{ name: "1", cells: ["^", "=", "*", "H", "F", "B"] }]);
  const meanings = new Map(board.legend);
  assert.deepEqual([meanings.get("^"), meanings.get("H")], ["Haus", "Holzfäller"]);
  assert.equal(meanings.size, board.legend.length);
});
